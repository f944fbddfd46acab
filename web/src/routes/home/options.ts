// What a table may agree on: the values of a form, what is unusual about them, and who plays with whom.
import type { Game, MatchOption, OpenTable, OptionValue, Preset } from "../../protocol";

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

/** The chosen value that makes sides; null where all play alone. */
function sideValue(game: Game, values: Values): OptionValue | null {
  const chosen = game.options.flatMap((one) => one.values.filter((at) => at.value === values[one.name]));
  return chosen.find((one) => (one.sides ?? []).length > 0) ?? null;
}

/** The seats of each side; empty where all play alone. */
export function sidesFor(game: Game, values: Values): number[][] {
  return sideValue(game, values)?.sides ?? [];
}

/** So many seats as the sides need; null where any number may play. */
export function seatsNeeded(game: Game, values: Values): number | null {
  return sideValue(game, values)?.seats ?? null;
}

/** Values with which so many can play: sides that need another number are given up. */
export function valuesForSeats(game: Game, values: Values, seats: number): Values {
  const needed = seatsNeeded(game, values);
  if (needed === null || needed === seats) return values;
  const usual = valuesFor(game, {});
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      seatsNeeded(game, { [name]: value }) === null ? value : (usual[name] ?? value),
    ]),
  );
}

/** Who sits with a seat. */
export function matesOf(game: Game, values: Values, seat: number): number[] {
  return (sidesFor(game, values)[sideOf(game, values, seat)] ?? []).filter((one) => one !== seat);
}

/** The side that a seat is on; -1 where all play alone. */
export function sideOf(game: Game, values: Values, seat: number): number {
  return sidesFor(game, values).findIndex((side) => side.includes(seat));
}
