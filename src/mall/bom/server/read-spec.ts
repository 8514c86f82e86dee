// Reads what somebody writes of a resistor, capacitor or inductor: `100nF/16V/X7R/0402`, `4k7 1%`, `10uH`.

import { required } from '#kit/rules/required.ts';
import { chipSizeOf, tantalumCaseOf } from './match/package-class.ts';

export type PassiveKind = 'resistor' | 'capacitor' | 'inductor';

/** A passive part as a line describes it; what it does not say is left out. */
export interface Spec {
  kind: PassiveKind;
  /** Ω, F or H. */
  value: number;
  /** As the search index writes it: `100nf`, `4.7kohm`. */
  token: string;
  /** `0603`; of a tantalum capacitor `CASE-A-3216`. */
  size?: string;
  volts?: number;
  /** Percent. */
  tolerance?: number;
  /** `X7R`, `C0G`. */
  dielectric?: string;
  watts?: number;
  /** Part of it is what its bill takes for said. */
  isAssumed?: true;
}

const SCALE: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  µ: -6,
  μ: -6,
  m: -3,
  '': 0,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
};

/** Which kind the designators, the footprint or the words speak of. */
function kindOf(line: {
  designators: string;
  packageName: string;
  value: string;
  description: string;
  partNo: string;
}): PassiveKind | undefined {
  const designator = /^\s*([A-Za-z]+)\d/.exec(line.designators)?.[1]?.toUpperCase();
  if (designator === 'R') return 'resistor';
  if (designator === 'C') return 'capacitor';
  if (designator === 'L') return 'inductor';
  if (designator !== undefined) return undefined;
  const words = `${line.packageName} ${line.value} ${line.description} ${line.partNo}`;
  if (/电阻|resistor|\bres\b|(^|[\s:_])R_?\d{4}/i.test(words)) return 'resistor';
  if (/电容|capacitor|\bcap\b|(^|[\s:_])C_?\d{4}/i.test(words)) return 'capacitor';
  if (/电感|inductor|(^|[\s:_])L_?\d{4}/i.test(words)) return 'inductor';
  return undefined;
}

/** @returns undefined for a line that is no passive part or says no value */
export function readSpec(line: {
  designators: string;
  packageName: string;
  value: string;
  description: string;
  partNo: string;
  note: string;
}): Spec | undefined {
  const hint = kindOf(line);
  // Arrays, trimmers, ferrite beads and fuses share letters with plain passives.
  const words = [line.value, line.partNo, line.description, line.note].join(' ').normalize('NFKC');
  if (
    /排阻|排容|network|array|pot\b|trim|电位器|bead|磁珠|热敏|压敏|thermistor|varistor|ntc\b|ptc\b|fuse|ferrite/i.test(
      words,
    )
  )
    return undefined;
  for (const text of [line.value, line.partNo, line.description]) {
    const found = valueIn(text.normalize('NFKC'), hint);
    if (!found) continue;
    const housing = found.kind === 'capacitor' ? caseOf(line.packageName, words) : undefined;
    const size = housing ?? chipSizeOf(line.packageName) ?? chipSizeOf(text) ?? chipSizeOf(words);
    return { ...found, ...(size ? { size } : {}), ...ratingsIn(words) };
  }
  return undefined;
}

/** The case that the footprint names, or the words where the footprint names no size; a can's letters mean others. */
function caseOf(packageName: string, words: string): string | undefined {
  const isChip = chipSizeOf(packageName) !== undefined;
  const isCan = /alumin|elec|铝|电解/i.test(`${packageName} ${words}`) && !/tant|钽/i.test(words);
  return tantalumCaseOf(packageName) ?? (isChip || isCan ? undefined : tantalumCaseOf(words));
}

function valueIn(
  text: string,
  hint: PassiveKind | undefined,
): Pick<Spec, 'kind' | 'value' | 'token'> | undefined {
  const farad = /(?<![A-Za-z0-9.])(\d+(?:[.,]\d+)?)\s*([pnuµμm]?)\s*F(?![A-Za-z])/i.exec(text);
  if (farad && hint !== 'resistor' && hint !== 'inductor')
    return made('capacitor', required(farad[1]), required(farad[2]).toLowerCase());
  const henry = /(?<![A-Za-z0-9.])(\d+(?:[.,]\d+)?)\s*([pnuµμm]?)\s*H(?![A-Za-z])/i.exec(text);
  if (henry && hint !== 'resistor' && hint !== 'capacitor')
    return made('inductor', required(henry[1]), required(henry[2]).toLowerCase());
  const ohm = /(?<![A-Za-z0-9.])(\d+(?:[.,]\d+)?)\s*([mkKMG]?)\s*(?:Ω|Ω|ohms?|欧)(?![A-Za-z])/i.exec(text);
  if (ohm && hint !== 'capacitor' && hint !== 'inductor')
    return made('resistor', required(ohm[1]), required(ohm[2]));
  // Without any hint a bare `10k` means ohms, and a bare `100n` farads.
  if (hint === undefined) {
    if (/^\s*\d+(?:\.\d+)?[kKM](?:\d{1,2})?(?![A-Za-z0-9])/.test(text)) return valueIn(text, 'resistor');
    if (/^\s*\d+(?:\.\d+)?[pnuµμ](?![A-Za-z0-9])/.test(text)) return valueIn(text, 'capacitor');
    return undefined;
  }
  const inside = /(?<![A-Za-z0-9.])(\d{1,4})([RkKMpnuµμ])(\d{1,3})(?![A-Za-z0-9])/.exec(text);
  if (inside) {
    const [, whole, letter, rest] = inside as unknown as [string, string, string, string];
    if (hint === 'resistor' && /[RkKM]/.test(letter))
      return made(hint, `${whole}.${rest}`, letter === 'R' ? '' : letter);
    if (hint !== 'resistor' && /[pnuµμ]/.test(letter)) return made(hint, `${whole}.${rest}`, letter);
  }
  const bare = /^[\s~≈]*(\d+(?:[.,]\d+)?)\s*([pnuµμmkKMR]?)(?![A-Za-z0-9.,])/.exec(text);
  if (!bare) return undefined;
  const prefix = required(bare[2]);
  if (hint === 'resistor' && /^[kKMR]?$/.test(prefix) && !/\d{5,}/.test(required(bare[1]))) {
    return made(hint, required(bare[1]), prefix === 'R' ? '' : prefix);
  }
  if (hint !== 'resistor' && /^[pnuµμ]$/.test(prefix)) return made(hint, required(bare[1]), prefix);
  // `104` on a capacitor: ten and four zeros, in pF.
  const code = hint === 'capacitor' ? /^\s*(\d{2})(\d)\s*$/.exec(text) : null;
  return code ? made('capacitor', String(Number(code[1]) * 10 ** Number(code[2])), 'p') : undefined;
}

function made(
  kind: PassiveKind,
  digits: string,
  prefix: string,
): Pick<Spec, 'kind' | 'value' | 'token'> | undefined {
  const power = SCALE[prefix] ?? SCALE[prefix.toLowerCase()];
  const number = Number(digits.replace(',', '.'));
  if (power === undefined || !Number.isFinite(number)) return undefined;
  const value = Number((number * 10 ** power).toPrecision(6));
  if (kind === 'capacitor' && value >= 1 && prefix === '') return undefined;
  return { kind, value, token: tokenOf(kind, value) };
}

/** The value as tokens.ts of the search writes it: size below a thousand, small prefix, unit. */
export function tokenOf(kind: PassiveKind, value: number): string {
  const unit = kind === 'resistor' ? 'ohm' : kind === 'capacitor' ? 'f' : 'h';
  if (value === 0) return `0${unit}`;
  let [size, power] = [value, 0];
  while (size >= 999.9995 && power < 12) [size, power] = [size / 1000, power + 3];
  while (size < 0.9999995 && power > -12) [size, power] = [size * 1000, power - 3];
  const names: Readonly<Record<number, string>> = {
    [-12]: 'p', [-9]: 'n', [-6]: 'u', [-3]: 'm', 0: '', 3: 'k', 6: 'meg', 9: 'g', 12: 't',
  }; // biome-ignore format: a table reads better in a row
  return `${Number(size.toPrecision(6))}${names[power]}${unit}`;
}

function ratingsIn(text: string): Pick<Spec, 'volts' | 'tolerance' | 'dielectric' | 'watts'> {
  const volts = /(?<![\d.A-Za-z])(\d+(?:\.\d+)?)\s*(k?)V(?:DC)?(?![A-Za-z])/i.exec(text);
  const tolerance = /(?:±|\+\/-|\+-)?\s*(\d+(?:\.\d+)?)\s*%/.exec(text);
  const dielectric = /\b(X5R|X6S|X7R|X7S|X7T|X8R|Y5V|Z5U|C0G|COG|NP0|NPO)\b/i.exec(text)?.[1]?.toUpperCase();
  const watts = /(?:(\d)\/(\d+)|(\d+(?:\.\d+)?)\s*(m?))\s*W(?![A-Za-z])/.exec(text);
  return {
    ...(volts ? { volts: Number(volts[1]) * (volts[2] ? 1_000 : 1) } : {}),
    ...(tolerance ? { tolerance: Number(tolerance[1]) } : {}),
    ...(dielectric ? { dielectric: /^(COG|NP0|NPO)$/.test(dielectric) ? 'C0G' : dielectric } : {}),
    ...(watts
      ? { watts: watts[1] ? Number(watts[1]) / Number(watts[2]) : Number(watts[3]) / (watts[4] ? 1_000 : 1) }
      : {}),
  };
}
