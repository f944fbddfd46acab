// A card's ink portrait, composed from its own facts: the same card always gets the same picture.
import type { PrintedCard } from "../protocol";
import { diceOf, pick } from "./chance";

export type Ink = "ink" | "paper" | "spot" | "tint" | "none";

/** One stroke of the pen, on a field of 100 by 100. */
export interface Stroke {
  d: string;
  fill: Ink;
  line?: number;
}

export interface Picture {
  backdrop: "rays" | "dots" | "speed" | "rings";
  strokes: Stroke[];
}

type Facts = Pick<PrintedCard, "key" | "name" | "type"> & Partial<PrintedCard>;

export function pictureOf(face: Facts): Picture {
  const dice = diceOf(`${face.name}/${face.type}`);
  const backdrop = backdropOf(face, dice);
  switch (face.type) {
    case "location":
    case "arena":
      return { backdrop: "rings", strokes: skyline(dice) };
    case "plot twist":
    case "Challenge Match":
      return { backdrop, strokes: outburst(dice) };
    case "equipment":
      return { backdrop: "dots", strokes: device(dice) };
    default:
      return { backdrop, strokes: hero(face, dice) };
  }
}

function backdropOf(face: Facts, dice: () => number): Picture["backdrop"] {
  if (face.keywords?.includes("Flight")) return "speed";
  if (face.keywords?.some((word) => word.startsWith("Range"))) return "rings";
  return pick(dice, ["rays", "dots"]);
}

/** A masked bust: shoulders by size, wings by flight, a visor by range, the rest by chance. */
function hero(face: Facts, dice: () => number): Stroke[] {
  const size = Math.min(1, ((face.numbers?.atk ?? 3) + (face.numbers?.def ?? 3)) / 18);
  const broad = 27 + size * 17 + dice() * 4;
  const high = 64 - size * 8;
  const wide = 12.5 + dice() * 3;
  const chin = 50 - size * 4 + dice() * 4;
  const top = chin - 31 - dice() * 4;
  const strokes: Stroke[] = [];
  if (face.keywords?.includes("Flight")) strokes.push(...wings(dice));
  else if (dice() < 0.4) strokes.push(cape(broad, high));
  strokes.push(shoulders(broad, high, dice));
  strokes.push(chestSign(dice, high));
  strokes.push(neck(wide, chin));
  strokes.push(...head(wide, top, chin, dice));
  strokes.push(...mask(face, wide, top, chin, dice));
  return strokes;
}

function wings(dice: () => number): Stroke[] {
  const reach = 8 - dice() * 8;
  const feather = 60 + dice() * 14;
  const left = `M44 60 C30 40 ${18 - reach} 22 ${2 + reach / 2} 12 C${4} 34 ${6} 48 14 ${feather - 8} L18 ${feather - 14} L22 ${feather} L28 ${feather - 8} L33 ${feather + 8} L44 74Z`;
  const right = `M56 60 C70 40 ${82 + reach} 22 ${98 - reach / 2} 12 C96 34 94 48 86 ${feather - 8} L82 ${feather - 14} L78 ${feather} L72 ${feather - 8} L67 ${feather + 8} L56 74Z`;
  return [
    { d: left, fill: "paper", line: 1.6 },
    { d: right, fill: "paper", line: 1.6 },
  ];
}

function cape(broad: number, high: number): Stroke {
  const out = broad + 9;
  return {
    d: `M${50 - out} 104 C${50 - out - 2} ${high} ${50 - 24} ${high - 14} 36 ${high - 12} L64 ${high - 12} C${50 + 24} ${high - 14} ${50 + out + 2} ${high} ${50 + out} 104Z`,
    fill: "spot",
    line: 2,
  };
}

function shoulders(broad: number, high: number, dice: () => number): Stroke {
  const edge = dice() < 0.35 ? high - 9 : high + 4;
  return {
    d: `M${50 - broad} 104 L${50 - broad} ${edge + 8} Q${50 - broad} ${edge} ${50 - broad + 12} ${high - 2} L42 ${high - 10} H58 L${50 + broad - 12} ${high - 2} Q${50 + broad} ${edge} ${50 + broad} ${edge + 8} L${50 + broad} 104Z`,
    fill: "ink",
    line: 2,
  };
}

function chestSign(dice: () => number, high: number): Stroke {
  const y = high + 14;
  const d = pick(dice, [
    `M36 ${y - 10} L50 ${y + 6} L64 ${y - 10} L64 ${y - 3} L50 ${y + 14} L36 ${y - 3}Z`,
    `M50 ${y - 8} L62 ${y + 4} L50 ${y + 16} L38 ${y + 4}Z`,
    `M44 ${y - 10} H56 V104 H44Z`,
    `M30 ${y - 6} L70 ${y + 20} V${y + 30} L30 ${y + 4}Z`,
    `M50 ${y - 6} a10 10 0 1 0 .1 0Z`,
  ]);
  return { d, fill: "spot", line: 1.2 };
}

function neck(wide: number, chin: number): Stroke {
  return {
    d: `M${50 - wide * 0.6} ${chin - 8} L${50 - wide * 0.75} ${chin + 12} H${50 + wide * 0.75} L${50 + wide * 0.6} ${chin - 8}Z`,
    fill: "tint",
    line: 1.6,
  };
}

function head(wide: number, top: number, chin: number, dice: () => number): Stroke[] {
  const jaw = wide * (0.45 + dice() * 0.3);
  const face: Stroke = {
    d: `M${50 - wide} ${top + 13} C${50 - wide} ${top - 3} ${50 + wide} ${top - 3} ${50 + wide} ${top + 13} L${50 + wide - 1} ${chin - 12} L${50 + jaw} ${chin} H${50 - jaw} L${50 - wide + 1} ${chin - 12}Z`,
    fill: "paper",
    line: 2,
  };
  const mouth: Stroke = {
    d: pick(dice, [
      `M${50 - 5} ${chin - 6.5} H${50 + 5}`,
      `M${50 - 5} ${chin - 7} Q50 ${chin - 4.5} ${50 + 5} ${chin - 7}`,
      `M${50 - 5} ${chin - 6} Q50 ${chin - 8.5} ${50 + 5} ${chin - 6}`,
    ]),
    fill: "none",
    line: 1.8,
  };
  return [hairBehind(wide, top, chin, dice), face, mouth];
}

function hairBehind(wide: number, top: number, chin: number, dice: () => number): Stroke {
  const w = wide + 4;
  const d = pick(dice, [
    `M${50 - w} ${top + 16} C${50 - w - 2} ${top - 10} ${50 + w + 2} ${top - 10} ${50 + w} ${top + 16} L${50 + w + 5} ${chin + 4} H${50 - w - 5}Z`,
    `M${50 - w} ${top + 14} L${50 - w - 3} ${top} L${50 - w / 2} ${top + 1} L${50 - 6} ${top - 9} L52 ${top - 1} L62 ${top - 8} L${50 + w} ${top + 2} L${50 + w} ${top + 14}Z`,
    `M${50 - wide} ${top + 10} C${50 - wide} ${top - 6} ${50 + wide} ${top - 6} ${50 + wide} ${top + 10}Z`,
    `M${50 - w} ${top + 12} L${50 - w - 4} ${top - 12} L${50 - wide / 2} ${top - 1} H${50 + wide / 2} L${50 + w + 4} ${top - 12} L${50 + w} ${top + 12}Z`,
    `M45 ${top - 10} H55 L57 ${top + 8} H43Z`,
  ]);
  return { d, fill: pick(dice, ["ink", "spot", "ink"]), line: 1.6 };
}

function mask(face: Facts, wide: number, top: number, chin: number, dice: () => number): Stroke[] {
  const brow = top + 12;
  const eye = brow + 5;
  if (face.keywords?.some((word) => word.startsWith("Range"))) {
    return [
      {
        d: `M${50 - wide - 1} ${brow} H${50 + wide + 1} V${brow + 8.5} L54 ${brow + 9.5} L50 ${brow + 7.5} L46 ${brow + 9.5} L${50 - wide - 1} ${brow + 8.5}Z`,
        fill: "spot",
        line: 1.8,
      },
      { d: `M${50 - wide + 3} ${brow + 3.6} H${50 + wide - 3}`, fill: "none", line: 1.4 },
    ];
  }
  const eyes: Stroke = {
    d: `M${50 - 9.5} ${eye - 2} L${50 - 2.5} ${eye + 1.5} L${50 - 8} ${eye + 3.2}Z M${50 + 9.5} ${eye - 2} L${50 + 2.5} ${eye + 1.5} L${50 + 8} ${eye + 3.2}Z`,
    fill: "paper",
  };
  const cowl = dice();
  if (cowl < 0.35) {
    return [
      {
        d: `M${50 - wide - 1} ${brow - 2} Q50 ${brow - 6} ${50 + wide + 1} ${brow - 2} L${50 + wide} ${brow + 8} Q${50 + 6} ${brow + 11} 50 ${brow + 6} Q${50 - 6} ${brow + 11} ${50 - wide} ${brow + 8}Z`,
        fill: "ink",
        line: 1,
      },
      eyes,
    ];
  }
  if (cowl < 0.7) {
    return [
      {
        d: `M${50 - wide - 1} ${chin - 13} L${50 - wide - 1} ${top + 12} C${50 - wide} ${top - 5} ${50 + wide} ${top - 5} ${50 + wide + 1} ${top + 12} L${50 + wide + 1} ${chin - 13} L${50 + 5} ${eye + 9} L50 ${eye + 5} L${50 - 5} ${eye + 9}Z`,
        fill: pick(dice, ["spot", "ink"]),
        line: 1.8,
      },
      { ...eyes, line: 0.8 },
    ];
  }
  return [
    {
      d: `M${50 - 9.5} ${eye - 2.5} L${50 - 2.5} ${eye} M${50 + 9.5} ${eye - 2.5} L${50 + 2.5} ${eye} M${50 - 7} ${eye + 2} h2.5 M${50 + 4.5} ${eye + 2} h2.5`,
      fill: "none",
      line: 2.2,
    },
  ];
}

function skyline(dice: () => number): Stroke[] {
  const strokes: Stroke[] = [{ d: `M${66 + dice() * 14} 12 a13 13 0 1 0 .1 0Z`, fill: "paper", line: 1.6 }];
  for (const [row, fill] of [
    [0, "spot"],
    [1, "ink"],
  ] as const) {
    let x = -2;
    let d = "M-2 104";
    const windows: string[] = [];
    while (x < 102) {
      const wide = 10 + dice() * 14;
      const y = (row === 0 ? 30 : 52) + dice() * 24;
      const peak = dice();
      d += ` L${x} ${y}`;
      if (peak < 0.25) d += ` L${x + wide / 2} ${y - 14}`;
      else if (peak < 0.45) d += ` H${x + wide / 2 - 1} V${y - 16} h2 V${y}`;
      d += ` L${x + wide} ${y}`;
      if (row === 1) {
        for (let at = y + 6; at < 92; at += 9) {
          if (dice() < 0.6) windows.push(`M${x + 3} ${at} h3.5 v4 h-3.5Z`);
          if (wide > 14 && dice() < 0.6) windows.push(`M${x + wide - 7} ${at} h3.5 v4 h-3.5Z`);
        }
      }
      x += wide;
    }
    strokes.push({ d: `${d} L104 104Z`, fill, line: 1.6 });
    if (windows.length > 0) strokes.push({ d: windows.join(" "), fill: "paper" });
  }
  return strokes;
}

function outburst(dice: () => number): Stroke[] {
  const points = 9 + Math.floor(dice() * 5);
  const burst = (outer: number, inner: number): string => {
    const turn = dice() * Math.PI;
    const found: string[] = [];
    for (let at = 0; at < points * 2; at++) {
      const far = at % 2 === 0 ? outer * (0.82 + dice() * 0.3) : inner;
      const angle = turn + (at * Math.PI) / points;
      found.push(`${round(50 + Math.cos(angle) * far)} ${round(50 + Math.sin(angle) * far * 0.92)}`);
    }
    return `M${found.join(" L")}Z`;
  };
  return [
    { d: burst(46, 30), fill: "ink", line: 2 },
    { d: burst(38, 24), fill: "spot", line: 1.6 },
    {
      d: pick(dice, [
        "M56 24 38 54h11l-5 24 20-32H52z",
        "M45 24h10l-2 34h-6zM47 64h6v8h-6z",
        "M30 40l20-12 20 12-6 4 0 14-14 12-14-12V44z",
        "M34 34l32 32M66 34 34 66",
        "M50 28c14 0 22 12 24 22-2 10-10 22-24 22S28 60 26 50c2-10 10-22 24-22zm0 12a10 10 0 1 0 .1 0z",
      ]),
      fill: "paper",
      line: 2,
    },
  ];
}

function device(dice: () => number): Stroke[] {
  return pick(dice, [
    [
      { d: "M50 12 82 24v26c0 20-14 32-32 40-18-8-32-20-32-40V24z", fill: "ink", line: 2 },
      { d: "M50 22 72 31v20c0 14-9 22-22 29-13-7-22-15-22-29V31z", fill: "spot", line: 1.6 },
    ],
    [
      { d: "M78 10 86 18 44 62 34 52z", fill: "paper", line: 2 },
      { d: "M26 48l26 26-6 6-9-9-15 17-8-8 17-15-9-9z", fill: "ink", line: 2 },
    ],
    [
      { d: "M50 14a36 36 0 1 0 .1 0zm0 16a20 20 0 1 1-.1 0z", fill: "ink", line: 2 },
      { d: "M50 40a10 10 0 1 0 .1 0z", fill: "spot", line: 2 },
      { d: "M50 2v18M50 80v18M2 50h18M80 50h18", fill: "none", line: 4 },
    ],
    [
      { d: "M24 20h52l8 20-8 44H24l-8-44z", fill: "ink", line: 2 },
      { d: "M30 34h40v18H30z", fill: "paper", line: 1.6 },
      { d: "M36 62h8v8h-8zM56 62h8v8h-8z", fill: "spot" },
    ],
  ] as [Stroke[], ...Stroke[][]]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
