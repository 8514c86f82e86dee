// Whether two names of packages can mean the same: `Package_TO_SOT_SMD:SOT-23` and `SOT-23-3(TO-236)`, `SOIC-8` and `SOP-8`.

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

const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['sot23', /SOT[-_ ]?23|TSOT[-_ ]?23|TO[-_ ]?236|SC[-_ ]?59|TSOT/],
  ['sot223', /SOT[-_ ]?223/],
  ['sot89', /SOT[-_ ]?89/],
  ['sot323', /SOT[-_ ]?3[2356]3|SC[-_ ]?70|SC[-_ ]?88/],
  ['sot5', /SOT[-_ ]?(5[256]3|66[36]|723|883)/],
  ['sod123', /SOD[-_ ]?123/],
  ['sod323', /SOD[-_ ]?323/],
  ['sod523', /SOD[-_ ]?[59]23/],
  ['melf', /MELF|LL[-_ ]?3[45]|SOD[-_ ]?80/],
  ['sma', /\bSMA\b|DO[-_ ]?214AC|\bD_SMA/],
  ['smb', /\bSMB\b|DO[-_ ]?214AA|\bD_SMB/],
  ['smc', /\bSMC\b|DO[-_ ]?214AB|\bD_SMC/],
  ['axial', /DO[-_ ]?(35|41|15|201|204)|AXIAL/],
  ['ssop', /TSSOP|MSOP|VSSOP|SSOP|QSOP/],
  ['so', /\bE?SO(IC|P|J)?[-_ ]?\d|HSOP|SOIC|\bSOP|\bSO\b/],
  ['qfp', /QFP/],
  ['qfn', /QFN|DFN|SON\b|MLF|LFCSP|LGA|VSON|WSON|USON/],
  ['bga', /BGA|CSP/],
  ['dip', /\bP?DIP/],
  ['to92', /TO[-_ ]?92/],
  ['to220', /TO[-_ ]?220/],
  ['to252', /TO[-_ ]?252|\bDPAK/],
  ['to263', /TO[-_ ]?263|D2PAK/],
  ['to247', /TO[-_ ]?247/],
];

function classOf(text: string): string | undefined {
  // The library says where a footprint is kept, not what it is: `Package_SO_J-Lead:TSOC-6`.
  const own = text.replace(/^[\w.-]+:(?=.)/, '');
  const upper = own.normalize('NFKC').toUpperCase().replaceAll(/[_:]/g, ' ');
  return CLASSES.find(([, pattern]) => pattern.test(upper))?.[0] ?? tantalumCaseOf(own) ?? chipSizeOf(own);
}

/** True: the same kind of package; false: surely different ones; undefined: nobody can tell. */
export function samePackage(a: string | null | undefined, b: string | null | undefined): boolean | undefined {
  if (!a || !b) return undefined;
  const [one, other] = [classOf(a), classOf(b)];
  return one === undefined || other === undefined ? undefined : one === other;
}
