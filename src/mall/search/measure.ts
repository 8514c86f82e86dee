// Reads a value with its unit in every way people write it: 0.1uF, 100 NF, 4k7, R010, 1/4W, 85℃.

/** A value as it was written: `number` × 10^`power` of `unit`. */
export interface Measure {
  number: number;
  power: number;
  /** As kept: `ohm`, `f`, `v` …; '' where people leave it out: 10k, 100n. */
  unit: string;
  /** A unit that never has a prefix: %, ppm, ℃. */
  isBare: boolean;
}

/** Unit as written (small letters) → as kept. */
const UNITS: Readonly<Record<string, string>> = {
  f: 'f', h: 'h', ω: 'ohm', ohm: 'ohm', ohms: 'ohm', r: 'ohm', v: 'v', vdc: 'v', vac: 'vac', a: 'a', w: 'w', hz: 'hz', s: 's',
  b: 'b', bit: 'bit', bps: 'bps', sps: 'sps', ah: 'ah', m: 'm', '%': '%', ppm: 'ppm', '°c': 'c', c: 'c', k: 'k', db: 'db',
}; // biome-ignore format: a table reads better in rows
/** Units that come in millions and never in thousandths: a small `m` before them is mega all the same. */
const MEGA_ONLY = new Set(['hz', 'bps', 'sps', 'b', 'bit']);
/** Units that come in thousandths and hardly in millions, whatever the case of the `m`. */
const MILLI_ONLY = new Set(['f', 'h', 'a', 's', 'ah', 'm', 'v', 'vac']);
/** Units that never have a prefix; `c` and `k` would be taken for one. */
const BARE = new Set(['%', 'ppm', 'c', 'k', 'db']);

const POWERS: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  m: -3,
  '': 0,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
};

const VALUE = /^[+±-]?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})([pnumkKMGT]?)([a-zA-ZωΩ%°]{0,4})$/;
const FRACTION = /^(\d{1,3})\/(\d{1,3})([a-zA-ZΩ]{1,3})$/;
/** `4k7`, `3V3`, `2R2`, `R010`: the letter stands where the point would. */
const LETTER_AS_POINT = /^(\d{0,4})([RrkKMuUnNpPVv])(\d{1,3})$/;

/** Whether the text is a fraction with a unit, whose stroke separates nothing: 1/4W. */
export const isFraction = (text: string): boolean => FRACTION.test(text);

/** Undefined for what is no value. A sign before it is not part of it. */
export function readMeasure(text: string): Measure | undefined {
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const number = Number(fraction[1]) / Number(fraction[2]);
    return measure(number, 0, UNITS[fraction[3]!.toLowerCase()] ?? '');
  }
  const inside = LETTER_AS_POINT.exec(text);
  if (inside && (inside[1] !== '' || /r/i.test(inside[2]!))) {
    const [, whole, letter, rest] = inside as unknown as [string, string, string, string];
    if (/[kpunNUP]/i.test(letter) && rest.length > 2) return undefined; // 1N4148 is a part number
    const number = Number(`${whole}.${rest}`);
    if (/r/i.test(letter)) return measure(number, 0, 'ohm');
    if (/v/i.test(letter)) return measure(number, 0, 'v');
    return measure(number, POWERS[letter === 'M' ? 'M' : letter.toLowerCase()]!, '');
  }
  const match = VALUE.exec(text);
  if (!match) return undefined;
  const number = Number(match[1]);
  let [prefix, name] = [match[2]!, match[3]!.toLowerCase()];
  const bare = UNITS[prefix.toLowerCase() + name] ?? '';
  if (BARE.has(bare) && name !== '') return { number, power: 0, unit: bare, isBare: true };
  if (prefix === '' && UNITS[name] === undefined && UNITS[name.slice(1)] !== undefined) {
    [prefix, name] = [name[0]!, name.slice(1)]; // typed in capitals: 100NF, 10UH
  }
  const unit = name === '' ? '' : UNITS[name];
  if (unit === undefined || (prefix === '' && unit === '')) return undefined;
  if (prefix === 'K') prefix = 'k';
  if (prefix.toLowerCase() === 'm') {
    if (MEGA_ONLY.has(unit)) prefix = 'M';
    else if (MILLI_ONLY.has(unit)) prefix = 'm';
  }
  const power = POWERS[prefix];
  return power === undefined ? undefined : measure(number, power, unit);
}

const measure = (number: number, power: number, unit: string): Measure => ({
  number,
  power,
  unit,
  isBare: false,
});

/** Unit as kept → as parameters name it. */
const SI: Readonly<Record<string, string>> = {
  f: 'F', h: 'H', ohm: 'Ω', v: 'V', vac: 'V', a: 'A', w: 'W', hz: 'Hz', s: 's', b: 'B', bit: 'bit', bps: 'bps', sps: 'SPS',
  ah: 'Ah', m: 'm', '%': '%', ppm: 'ppm', c: '℃', k: 'K', db: 'dB',
}; // biome-ignore format: a table reads better in rows

/** The units that a value without one may have, by its prefix. */
const LEFT_OUT: ReadonlyMap<number, readonly string[]> = new Map([
  [-12, ['F', 'H']],
  [-9, ['F', 'H']],
  [-6, ['F', 'H']],
  [-3, ['Ω', 'H']],
  [3, ['Ω', 'Hz']],
  [6, ['Ω', 'Hz']],
  [9, ['Hz']],
]);

/** The value in the base unit of parameters, and the units it may have: memory counts by 1,024. */
export function sizeOf({ number, power, unit }: Measure): { n: number; units: readonly string[] } {
  const isMemory = unit === 'b' || unit === 'bit';
  const n = isMemory ? number * 1_024 ** (power / 3) : number * 10 ** power;
  return { n: Number(n.toPrecision(12)), units: unit === '' ? (LEFT_OUT.get(power) ?? []) : [SI[unit]!] };
}
