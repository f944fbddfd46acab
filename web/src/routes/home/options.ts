// What a table may agree on: the values of a form, what is unusual about them, and who plays with whom.
import type { Game, MatchOption, OpenTable, Preset } from "../../protocol";

export type Values = NonNullable<OpenTable["options"]>;

/** All values: as wanted where the game has such an option, else as usual. */
export function valuesFor(game: Game, wanted: Values): Values {
  return Object.fromEntries(game.options.map((one) => [one.name, wanted[one.name] ?? one.default]));
}

/** Only what is not as usual: this is what the server is told. */
export function unusual(game: Game, values: Values): Values {
  return Object.fromEntries(
    game.options
      .filter((one) => (values[one.name] ?? one.default) !== one.default)
      .map((one) => [one.name, values[one.name] ?? one.default]),
  );
}

/** The same in words, as the table will show it. */
export function inWords(game: Game, values: Values): string[] {
  const told = unusual(game, values);
  return game.options
    .filter((one) => one.name in told)
    .map((one) => `${one.title}: ${wordsFor(one, told[one.name])}`);
}

function wordsFor(option: MatchOption, value: string | number | undefined): string {
  return option.values.find((one) => one.value === value)?.words ?? String(value);
}

/** The options that presets are about; a preset leaves all others as they are. */
function presetNames(game: Game): string[] {
  return [...new Set(game.presets.flatMap((one) => Object.keys(one.values)))];
}

export function withPreset(game: Game, values: Values, preset: Preset): Values {
  const usual = valuesFor(game, {});
  const fresh = presetNames(game).map((name) => [name, preset.values[name] ?? usual[name] ?? ""]);
  return { ...values, ...Object.fromEntries(fresh) };
}

/** The preset that these values are; null where they are nobody's. */
export function presetOf(game: Game, values: Values): Preset | null {
  const same = (one: Preset) =>
    Object.entries(withPreset(game, values, one)).every(([name, value]) => values[name] === value);
  return game.presets.find(same) ?? null;
}

/** How many sit on each side: "2 vs 2" is two against two. Nobody is counted where all play alone. */
function sidesIn(values: Values): number[] {
  for (const value of Object.values(values)) {
    const found = /^(\d) vs (\d)$/.exec(String(value));
    if (found) return [Number(found[1]), Number(found[2])];
  }
  return [];
}

/** So many seats as the sides need, or as many as are wanted. */
export function seatsNeeded(values: Values): number | null {
  const sides = sidesIn(values);
  return sides.length > 0 ? sides.reduce((sum, one) => sum + one, 0) : null;
}

/** Values with which so many can play: sides that need another number are given up. */
export function valuesForSeats(game: Game, values: Values, seats: number): Values {
  const needed = seatsNeeded(values);
  if (needed === null || needed === seats) return values;
  const usual = valuesFor(game, {});
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      seatsNeeded({ [name]: value }) === null ? value : (usual[name] ?? value),
    ]),
  );
}

/** Who sits with a seat: turns go around, so the sides take every other seat. */
export function matesOf(values: Values, seat: number): number[] {
  const sides = sidesIn(values).length;
  const seats = seatsNeeded(values) ?? 0;
  if (sides === 0) return [];
  return Array.from({ length: seats }, (_, at) => at).filter(
    (at) => at !== seat && at % sides === seat % sides,
  );
}
