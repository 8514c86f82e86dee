// What packages are called, and whether two names can mean the same: `Package_TO_SOT_SMD:SOT-23` and `SOT-23-3(TO-236)`, `SOIC-8` and `SOP-8`.

const SIZES = [
  '01005',
  '0201',
  '0402',
  '0603',
  '0805',
  '1206',
  '1210',
  '1808',
  '1812',
  '2010',
  '2220',
  '2512',
];
const SIZE = new RegExp(`(?:^|[^0-9.])(${SIZES.join('|')})(?:[^0-9]|$)`);

/** The size of a chip in a footprint or a text: `C_0603_1608Metric`, `R0402`, `SM 1206`. */
export const chipSizeOf = (text: string): string | undefined => SIZE.exec(text)?.[1];

/** The cases of tantalum capacitors (EIA 535BAAC) as the catalogue spells them, each with the chip size that some makers call it by. */
const CASES: Readonly<Record<string, string>> = {
  'CASE-R-2012': '0805',
  'CASE-A-3216': '1206',
  'CASE-B-3528': '1210',
  'CASE-C-6032': '2312',
  'CASE-D-7343': '2917',
  'CASE-X-7343': '2917',
};
/** Tenths of a millimetre and the height: `CP_EIA-3216-18_Kemet-A`, `EIA-3528`, `CASE-B-3528-19(mm)`, `7343-31`. */
const MEASURES =
  /(?:EIA|CASE)[-_ ]*(?:[A-Z][-_ ]+)?(3216|3528|6032|7343)(?:-(\d{2}))?(?!\d)|(?<!\d)(3216|3528|6032|7343|2012)-([1-4]\d)(?!-?\d)/i;
/** `CASE-A`, `Case D`. */
const LETTER = /(?<![A-Za-z])(?:CASE|Case|case)[-_ ]?([A-ERPX])(?![A-Za-z0-9])/;
const NAMES = new Map([
  ...Object.keys(CASES).map((name): [string, string] => [name.charAt(5), name]),
  ['P', 'CASE-R-2012'] as const,
  ['E', 'CASE-X-7343'] as const,
]);

/** The case of a tantalum capacitor in a footprint or a text, as the catalogue spells it: `CASE-A-3216`. */
export function tantalumCaseOf(text: string): string | undefined {
  const [, named, namedHeight, bare, bareHeight] = MEASURES.exec(text) ?? [];
  const base = named ?? bare;
  if (base === undefined) return NAMES.get(LETTER.exec(text)?.[1] ?? '');
  const isHigh = Number(namedHeight ?? bareHeight) >= 40 || /[-_ ][EX][-_ ]7343/.test(text);
  if (base === '7343') return isHigh ? 'CASE-X-7343' : 'CASE-D-7343';
  return Object.keys(CASES).find((name) => name.endsWith(base));
}

/** The chip size by which some makers call a tantalum's case; undefined for what is no such case. */
export const chipSizeOfCase = (name: string): string | undefined => CASES[name];

const CANS: readonly RegExp[] = [
  /(?<![A-Z0-9])(?:EC|CE|CD|RVT|SMD|CAP|CP[-_ ]?ELEC|E)?[-_ ,]?(\d{1,2}(?:\.\d)?) ?[X*] ?(\d{1,2}(?:\.\d{1,2})?)(?:MM)?(?![\d.]|X\d)/,
  /(?<![A-Z0-9])B?D ?(\d{1,2}(?:\.\d)?)(?:MM)?(?:[ _,X-]+(?:[LH] ?)(\d{1,2}(?:\.\d{1,2})?))?/,
];
const OF_CANS =
  /^(?:EC|CE|CD|RVT)[-_ ]?\d|CP[-_ ]?(?:ELEC|RADIAL)|RADIAL|ELEC|CAP[-_ ]?(?:SMD|TH)[-_ ]?BD|(?<![A-Z])D\d+(?:\.\d+)? ?X ?L|铝/i;

/**
 * The can of an electrolytic capacitor by diameter and, where it is said, height, in millimetres: `EC6.3X5.4` and
 * `CP_Elec_6.3x5.4` are D6.3xL5.4, `CP_Radial_D6.3mm_P2.50mm` is D6.3x.
 */
export function bodyOf(text: string): string | undefined {
  if (!OF_CANS.test(text)) return undefined;
  const upper = upperOf(text);
  for (const pattern of CANS) {
    const [, across, high] = pattern.exec(upper) ?? [];
    if (across === undefined || Number(across) < 3 || Number(across) > 35) continue;
    // EasyEDA writes length and width of the base behind the diameter.
    const isBase = /BD\d/.test(upper);
    return `D${Number(across)}x${high === undefined || isBase ? '' : `L${Number(high)}`}`;
  }
  return undefined;
}

/** Chips in tenths of a millimetre that are no square: `2520` is 2.5mm long and 2.0mm wide. */
const OBLONG = new Set(['1608', '2012', '2016', '2520', '3216', '3225', '4516', '4532', '5750']);

/** The square body of a coil, in millimetres: `SWPA6045` and `L_Sunlord_SWPA6045` are 6x6, as is `L_6.0x6.0mm_H4.5`. */
export function coilOf(text: string): string | undefined {
  const upper = upperOf(text);
  const [, a, b] = /(?<![\d.])(\d{1,2}(?:\.\d)?)X(\d{1,2}(?:\.\d)?)(?![\d.])/.exec(upper) ?? [];
  if (a !== undefined && b !== undefined) return `${Number(a)}x${Number(b)}`;
  const flat = /(?<![A-Z0-9])[A-Z]{2,5}(\d)(\d)(\d)(\d)\d{2}[A-Z]?(?![\dA-Z])/.exec(upper);
  if (flat) return `${Number(`${flat[1]}.${flat[2]}`)}x${Number(`${flat[3]}.${flat[4]}`)}`;
  const coded = /(?<![A-Z0-9])(?:L|IND|SMD|[A-Z]{2,5})?[-_ ]?(\d{2})(\d{2})[A-Z]?(?![\dA-Z])/.exec(upper);
  if (!coded || SIZES.includes(`${coded[1]}${coded[2]}`) || OBLONG.has(`${coded[1]}${coded[2]}`))
    return undefined;
  const across = Number(coded[1]) / 10;
  return across >= 2 && across <= 13 ? `${across}x${across}` : undefined;
}

/** The size of a crystal: `Crystal_SMD_3225-4Pin_3.2x2.5mm` and `SMD3225-4P` are 3225, `HC-49S-SMD` is HC-49. */
export const crystalSizeOf = (text: string): string | undefined =>
  /(?<!\d)(7050|6035|5032|3225|3215|2520|2016|1612)(?!\d)/.exec(text)?.[1] ??
  (/HC-?49/i.test(text) ? 'HC-49' : undefined);

const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['sot23', /SOT[-_ ]?2[3-8](?!\d)|SUPER ?SOT|TSOP[-_ ]?[56](?!\d)|TO[-_ ]?236|SC[-_ ]?(?:59|74)/],
  ['sot223', /SOT[-_ ]?223|TO[-_ ]?261/],
  ['sot89', /SOT[-_ ]?89|TO[-_ ]?243|SC[-_ ]?62/],
  ['sot323', /SOT[-_ ]?3[2356]3|SC[-_ ]?70|SC[-_ ]?88/],
  ['sot5', /SOT[-_ ]?(5[256]3|66[36]|723|883)/],
  ['sod123', /SOD[-_ ]?123/],
  ['sod323', /SOD[-_ ]?323|SC[-_ ]?76/],
  ['sod523', /SOD[-_ ]?[59]23|SC[-_ ]?79/],
  ['melf', /MELF|LL[-_ ]?3[45]|SOD[-_ ]?80/],
  ['sma', /\bSMA\b|DO[-_ ]?214AC|\bD_SMA/],
  ['smb', /\bSMB\b|DO[-_ ]?214AA|\bD_SMB/],
  ['smc', /\bSMC\b|DO[-_ ]?214AB|\bD_SMC/],
  ['axial', /DO[-_ ]?(35|41|15|201|204|27)|AXIAL/],
  ['tssop', /TSSOP/],
  ['msop', /MSOP|VSSOP|U[-_ ]?MAX|µMAX|USOP|MINI[-_ ]?SO/],
  ['ssop', /(?<![TV])SSOP|QSOP/],
  ['so', /(?<![ST])\b[EHP]?SO(IC|P|J)?[-_ ]?\d|HSOP|HSOIC|SOIC|\b[EP]?SOP|\bSO\b/],
  ['tsop', /\bTSOP/],
  ['qfp', /QFP/],
  ['qfn', /QFN|DFN|POWERPAK|LFPAK|(?<!EP)SON\b|SON[-_ ]?\d|MLF|LFCSP|LGA|FPN/],
  ['bga', /BGA|(?<!LF)CSP/],
  ['plcc', /P?LCC/],
  ['dip', /\b[PCS]?DIP|\bDIL/],
  ['to92', /TO[-_ ]?92|TO[-_ ]?226/],
  ['to126', /TO[-_ ]?126|TO[-_ ]?225/],
  ['to220', /TO[-_ ]?220/],
  ['to251', /TO[-_ ]?251|\bI-?PAK/],
  ['to252', /TO[-_ ]?252|\bD-?PAK/],
  ['to262', /TO[-_ ]?262|\bI2-?PAK/],
  ['to263', /TO[-_ ]?263|D2-?PAK|DDPAK/],
  ['to247', /TO[-_ ]?247|TO[-_ ]?3P/],
];
/** Sizes of chips in tenths of a millimetre, where nothing else is written: `C1608`, `2012`. */
const METRIC: Readonly<Record<string, string>> = { 1005: '0402', 1608: '0603', 2012: '0805' };

const FAMILY = '(?:TSSOP|VSSOP|MSOP|SSOP|QSOP|SOIC|SOP|SOJ|SO|DIP|DIL|QFP|FPN|QFN|DFN|SON|BGA|LCC)';
const PINS = new RegExp(
  `${FAMILY}(?:[-_ ]?\\d+(?:\\.\\d+)?X\\d+(?:\\.\\d+)?(?:MM)?)?[-_ ]?(\\d{1,3})(?![\\d.X])(?!P\\d)|(?<![\\d.])(\\d{1,3})[-_ ][A-Z]{0,2}${FAMILY}|\\dP\\d+X\\d+(?:X\\d+)?-(\\d{1,3})`,
);

/** In capitals, without the library that says where a footprint is kept, not what it is: `Package_SO_J-Lead:TSOC-6`. */
const upperOf = (text: string): string =>
  text
    .replace(/^[\w.-]+:(?=.)/, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[_:]/g, ' ');

function classesOf(text: string): string[] {
  const own = text.replace(/^[\w.-]+:(?=.)/, '');
  const upper = upperOf(text);
  const named = CLASSES.filter(([, pattern]) => pattern.test(upper)).map(([name]) => name);
  if (named.length > 0) return named;
  const metric = METRIC[/^(?:R|C|L|LED|SMD)?[-_ ]?(\d{4})$/i.exec(own.trim())?.[1] ?? ''];
  const one = tantalumCaseOf(own) ?? chipSizeOf(own) ?? metric ?? bodyOf(own);
  return one === undefined ? [] : [one];
}

const SMALL_OUTLINES: readonly (readonly [RegExp, number])[] = [
  [/SOT[-_ ]?25|SOT[-_ ]?353|SC[-_ ]?(?:88A|74A)|SOT[-_ ]?553/, 5],
  [/SOT[-_ ]?2[68]|SOT[-_ ]?[356]63|SC[-_ ]?88(?!A)|SC[-_ ]?74(?!A)/, 6],
  [/SOT[-_ ]?323/, 3],
];

/** How many pins the name says. */
function pinsOf(text: string): number | undefined {
  const upper = upperOf(text);
  const small = /(?:SOT[-_ ]?23|TSOT[-_ ]?23|SC[-_ ]?70)[-_ ]?\(?([3-8])(?![\d.X])/.exec(upper)?.[1];
  if (small !== undefined) return Number(small);
  const outline = SMALL_OUTLINES.find(([name]) => name.test(upper))?.[1];
  if (outline !== undefined) return outline;
  const [, after, before, last] = PINS.exec(upper) ?? [];
  const pins = Number(last ?? after ?? before);
  return pins >= 3 ? pins : undefined;
}

/** The catalogue says how many pins a SOT-23 has when they are not three; a drawing leaves that open. */
const pinsInCatalogue = (name: string): number | undefined =>
  pinsOf(name) ?? (/^SOT-?23$|^TO-?236/i.test(name.trim()) ? 3 : undefined);

/**
 * True: the same kind of package; false: surely different ones; undefined: nobody can tell.
 * @param written on the line, in whatever spelling
 * @param has how the catalogue calls the part's
 */
export function samePackage(
  written: string | null | undefined,
  has: string | null | undefined,
): boolean | undefined {
  if (!written || !has) return undefined;
  const [ones, others] = [classesOf(written), classesOf(has)];
  if (ones.length === 0 || others.length === 0) return undefined;
  const same = ones.find((one) => others.includes(one));
  if (same === undefined) return isOneBody(ones, others);
  const [pins, count] = [pinsOf(written), pinsInCatalogue(has)];
  // The pad below a body is a pin to some.
  const spare = same.startsWith('sot') ? 0 : 1;
  return pins === undefined || count === undefined || Math.abs(pins - count) <= spare;
}

/** Of cans the width decides: those of another height stand on the same pads. What no can is called like says nothing of cans. */
function isOneBody([one = '']: readonly string[], [other = '']: readonly string[]): boolean | undefined {
  const [width, has] = [one, other].map((body) => /^D[\d.]+x/.exec(body)?.[0]);
  return width === undefined && has === undefined ? false : width && has ? width === has : undefined;
}
