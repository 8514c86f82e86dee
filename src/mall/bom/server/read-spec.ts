// Reads what somebody writes of a part that is known by its values: `100nF/16V/X7R/0402`, `4k7 1%`, `10uH 3A`, `12MHz 20pF`, `NTC 10K`, `GREEN`.

import { required } from '#kit/rules/required.ts';
import { bodyOf, chipSizeOf, coilOf, crystalSizeOf, tantalumCaseOf } from './match/package-class.ts';

export type PassiveKind = 'resistor' | 'capacitor' | 'inductor' | 'crystal' | 'thermistor' | 'led';

/** A passive part as a line describes it; what it does not say is left out. */
export interface Spec {
  kind: PassiveKind;
  /** Ω, F, H or Hz; 0 of a light, which has a colour. */
  value: number;
  /** As the search index writes it: `100nf`, `4.7kohm`. */
  token: string;
  /** `0603`; of a tantalum capacitor `CASE-A-3216`, of a can `D6.3xL5.4`, of a coil `6x6`, of a crystal `3225`. */
  size?: string;
  volts?: number;
  /** Percent. */
  tolerance?: number;
  /** `X7R`, `C0G`. */
  dielectric?: string;
  watts?: number;
  /** What a coil bears, in A. */
  amps?: number;
  /** Of a crystal, in F. */
  load?: number;
  /** Of a can: whether its leads go through the board. */
  isLeaded?: boolean;
  /** The series that a coil's footprint is named after: `SWPA4020`. */
  series?: string;
  /** The footprint as written, where it says no size that is understood. */
  unread?: string;
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
  if (designator !== undefined && !/^(?:X|Y|XTAL|XT|Q|D|LED|LD|RT|TH|NTC|RN)$/.test(designator))
    return undefined;
  const words = `${line.packageName} ${line.value} ${line.description} ${line.partNo}`;
  const isNamed = /^[XY]/.test(designator ?? '');
  if (HERTZ.test(words) && (isNamed || (CRYSTAL.test(words) && /Hz/i.test(words)))) return 'crystal';
  if (designator !== undefined) return undefined;
  if (/电阻|resistor|\bres\b|(^|[\s:_])R_?\d{4}/i.test(words)) return 'resistor';
  if (/电容|capacitor|\bcap\b|(^|[\s:_])C_?\d{4}/i.test(words)) return 'capacitor';
  if (/电感|inductor|(^|[\s:_])L_?\d{4}/i.test(words)) return 'inductor';
  return undefined;
}

const CRYSTAL =
  /crystal|xtal|晶振|晶体|HC-?49|SMD[-_ ]?(?:3225|2520|2016|5032|3215|1612)|(?<!\d)(?:3225|5032)(?!\d)/i;
const HERTZ = /(?<![\w.])(\d+(?:\.\d+)?)\s*([kM])(?:Hz)?(?![A-Za-z0-9])/i;
const OSCILLATOR = /oscillator|有源|tcxo|vcxo|\bosc\b|_osc/i;

/** @returns undefined for a line that is no part of a known kind or says no value */
export function readSpec(line: {
  designators: string;
  packageName: string;
  value: string;
  description: string;
  partNo: string;
  note: string;
}): Spec | undefined {
  const words = [line.value, line.partNo, line.description, line.note].join(' ').normalize('NFKC');
  const special = lightIn(line, words) ?? thermistorIn(line, words);
  if (special) return special;
  // Arrays, trimmers, ferrite beads and fuses share letters with plain passives.
  if (
    /排阻|排容|network|array|pot\b|trim|电位器|bead|磁珠|热敏|压敏|thermistor|varistor|ntc\b|ptc\b|fuse|ferrite/i.test(
      words,
    )
  )
    return undefined;
  const hint = kindOf(line);
  if (hint === 'crystal') return crystalIn(line, words);
  for (const text of [line.value, line.partNo, line.description]) {
    const found = valueIn(text.normalize('NFKC'), hint);
    if (!found) continue;
    const { packageName } = line;
    const housing =
      found.kind === 'capacitor'
        ? caseOf(packageName, words)
        : found.kind === 'inductor'
          ? coilOf(packageName)
          : undefined;
    const size = housing ?? chipSizeOf(packageName) ?? chipSizeOf(text) ?? chipSizeOf(words);
    const body = housing === undefined ? {} : bodied(found.kind, packageName);
    return { ...found, ...sized(size, packageName), ...body, ...ratingsIn(words) };
  }
  return undefined;
}

const sized = (size: string | undefined, packageName: string): Pick<Spec, 'size' | 'unread'> => ({
  ...(size ? { size } : packageName === '' ? {} : { unread: packageName }),
});

function bodied(kind: PassiveKind, packageName: string): Pick<Spec, 'isLeaded' | 'series'> {
  if (kind === 'inductor') {
    const series = /(?<![A-Z])[A-Z]{2,5}\d{4}/.exec(packageName)?.[0];
    return series ? { series } : {};
  }
  return bodyOf(packageName) === undefined
    ? {}
    : { isLeaded: /radial|[-_ ]TH(?![A-Z])|插件|直插/i.test(packageName) };
}

type Line = Parameters<typeof readSpec>[0];

function crystalIn(line: Line, words: string): Spec | undefined {
  if (OSCILLATOR.test(`${words} ${line.packageName}`)) return undefined;
  const [, number, prefix] = HERTZ.exec(words) ?? [];
  if (number === undefined) return undefined;
  const value = Number((Number(number) * (/k/i.test(required(prefix)) ? 1e3 : 1e6)).toPrecision(9));
  const load = /(?<![\d.])(\d+(?:\.\d+)?)\s*pF/i.exec(words)?.[1];
  const size = crystalSizeOf(line.packageName) ?? crystalSizeOf(words);
  return {
    kind: 'crystal',
    value,
    token: tokenOf('crystal', value),
    ...sized(size, line.packageName),
    ...(load ? { load: Number(load) * 1e-12 } : {}),
  };
}

/** `NTC 10K`, `10K NTC 3950`. */
function thermistorIn(line: Line, words: string): Spec | undefined {
  if (
    !/(?<![a-z])ntc(?![a-z])|负温度|热敏电阻/i.test(`${words} ${line.packageName}`) ||
    /(?<![a-z])ptc(?![a-z])/i.test(words)
  )
    return undefined;
  for (const text of [line.value, line.partNo, line.description]) {
    const [, number, prefix = ''] =
      /(?<![\w.])(\d+(?:\.\d+)?)\s*(k|M|R|Ω)?(?:Ω|ohms?|欧)?(?![\w.%])/i.exec(text.normalize('NFKC')) ?? [];
    const found =
      number && prefix !== '' ? made('thermistor', number, /[RΩ]/i.test(prefix) ? '' : prefix) : undefined;
    if (!found) continue;
    const size = chipSizeOf(line.packageName) ?? chipSizeOf(words);
    const tolerance = ratingsIn(words).tolerance;
    return { ...found, ...sized(size, line.packageName), ...(tolerance === undefined ? {} : { tolerance }) };
  }
  return undefined;
}

const COLOURS: readonly (readonly [token: string, words: RegExp])[] = [
  ['green', /green|绿/i],
  ['red', /red|红(?!外)/i],
  ['blue', /blue|蓝(?!牙)/i],
  ['white', /white|白/i],
  ['yellow', /yellow|黄/i],
  ['orange', /orange|橙/i],
];

/** `GREEN` on a footprint of lights, `LED 红 0805`. */
function lightIn(line: Line, words: string): Spec | undefined {
  const isLight =
    /(?<![a-z])led(?![a-z])|发光|灯珠/i.test(`${words} ${line.packageName}`) ||
    /^\s*(?:LED|LD)\d/i.test(line.designators);
  if (!isLight || /driver|驱动|display|数码管|rgb|连接|conn/i.test(words)) return undefined;
  const told = [line.value, line.partNo, line.description].map((text) =>
    COLOURS.filter(([, colour]) => new RegExp(`(?<![a-z])(?:${colour.source})(?![a-z])`, 'i').test(text)),
  );
  const [colour, ...others] = told.find((some) => some.length > 0) ?? [];
  if (!colour || others.length > 0) return undefined;
  const size = chipSizeOf(line.packageName) ?? chipSizeOf(words);
  return { kind: 'led', value: 0, token: colour[0], ...sized(size, line.packageName) };
}

/** The case that the footprint names, or the words where the footprint names no size; a can's letters mean others. */
function caseOf(packageName: string, words: string): string | undefined {
  const isChip = chipSizeOf(packageName) !== undefined;
  const isCan = /alumin|elec|铝|电解/i.test(`${packageName} ${words}`) && !/tant|钽/i.test(words);
  // `SMC_B`, `TAN-A`: a letter behind what stands for a moulded capacitor.
  const letter = /^(?:SMC|TAN|TC|CT)[-_ ]?([A-EX])$/i.exec(packageName.trim())?.[1];
  const written = letter ? tantalumCaseOf(`CASE-${letter.toUpperCase()}`) : tantalumCaseOf(packageName);
  return written ?? bodyOf(packageName) ?? (isChip || isCan ? undefined : tantalumCaseOf(words));
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
  const ohm = /(?<![A-Za-z0-9.])(\d+(?:[.,]\d+)?)\s*([mkKMG]?)\s*(?:Ω|Ω|ohms?|欧|R(?!\d))(?![A-Za-z])/i.exec(
    text,
  );
  if (ohm && hint !== 'capacitor' && hint !== 'inductor')
    return made('resistor', required(ohm[1]), required(ohm[2]));
  // Without any hint a bare `10k` means ohms, and a bare `100n` farads.
  if (hint === undefined) {
    if (/^\s*\d+(?:\.\d+)?[kKM](?:\d{1,2})?(?![A-Za-z0-9])/.test(text)) return valueIn(text, 'resistor');
    if (/^\s*\d+(?:\.\d+)?[pnuµμ](?![A-Za-z0-9])/.test(text)) return valueIn(text, 'capacitor');
    return undefined;
  }
  const small = hint === 'resistor' ? /^\s*R(\d{2,3})(?![A-Za-z0-9])/i.exec(text) : null;
  if (small) return made('resistor', `0.${small[1]}`, '');
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
  if (hint === 'resistor' && /^[mkKMR]?$/.test(prefix) && !/\d{5,}/.test(required(bare[1]))) {
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

const UNITS = {
  resistor: 'ohm',
  thermistor: 'ohm',
  capacitor: 'f',
  inductor: 'h',
  crystal: 'hz',
  led: '',
} as const;

/** The value as tokens.ts of the search writes it: size below a thousand, small prefix, unit. */
export function tokenOf(kind: PassiveKind, value: number): string {
  const unit = UNITS[kind];
  if (value === 0) return `0${unit}`;
  let [size, power] = [value, 0];
  while (size >= 999.9995 && power < 12) [size, power] = [size / 1000, power + 3];
  while (size < 0.9999995 && power > -12) [size, power] = [size * 1000, power - 3];
  const names: Readonly<Record<number, string>> = {
    [-12]: 'p', [-9]: 'n', [-6]: 'u', [-3]: 'm', 0: '', 3: 'k', 6: 'meg', 9: 'g', 12: 't',
  }; // biome-ignore format: a table reads better in a row
  return `${Number(size.toPrecision(6))}${names[power]}${unit}`;
}

function ratingsIn(text: string): Pick<Spec, 'volts' | 'tolerance' | 'dielectric' | 'watts' | 'amps'> {
  const volts = /(?<![\d.A-Za-z])(\d+(?:\.\d+)?)\s*(k?)V(?:DC)?(?![A-Za-z])/i.exec(text);
  const tolerance = /(?:±|\+\/-|\+-)?\s*(\d+(?:\.\d+)?)\s*%/.exec(text);
  const dielectric = /\b(X5R|X6S|X7R|X7S|X7T|X8R|Y5V|Z5U|C0G|COG|NP0|NPO)\b/i.exec(text)?.[1]?.toUpperCase();
  const watts = /(?:(\d)\/(\d+)|(\d+(?:\.\d+)?)\s*(m?))\s*W(?![A-Za-z])/.exec(text);
  const amps = /(?<![\d.A-Za-z])(\d+(?:\.\d+)?)\s*(m?)A(?![A-Za-z])/.exec(text);
  return {
    ...(volts ? { volts: Number(volts[1]) * (volts[2] ? 1_000 : 1) } : {}),
    ...(amps ? { amps: Number(amps[1]) / (amps[2] ? 1_000 : 1) } : {}),
    ...(tolerance ? { tolerance: Number(tolerance[1]) } : {}),
    ...(dielectric ? { dielectric: /^(COG|NP0|NPO)$/.test(dielectric) ? 'C0G' : dielectric } : {}),
    ...(watts
      ? { watts: watts[1] ? Number(watts[1]) / Number(watts[2]) : Number(watts[3]) / (watts[4] ? 1_000 : 1) }
      : {}),
  };
}
