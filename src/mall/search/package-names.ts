// The many names of one package: SOT-23 is SOT-23-3 is TO-236, SOIC-8 is SOP-8 is SO-8.

/** A package that somebody named. */
export interface PackageName {
  /** As it is usually written. */
  name: string;
  /** Every spelling, in small letters without signs: one of them stands in the part's description. */
  tokens: readonly string[];
  /** Beginnings of such spellings: SMD3225 stands for SMD3225-4P. */
  beginnings: readonly string[];
  /** What may have been meant as well. */
  others: readonly string[];
}

/** Names of one package; the first is how it is written. After `~` what is easily taken for it. */
const NAMES = `
SOT-23, SOT-23-3, SOT-23-3L, SOT23-3L, TO-236, TO-236AB, SC-59, SC-59A ~ SOT-23-5, SOT-23-6
SOT-23-5, SOT-23-5L, SOT-25, TSOT-23-5, TSOT-25, SC-74A ~ SOT-23, SOT-23-6
SOT-23-6, SOT-23-6L, SOT-26, TSOT-23-6, TSOT-26, SC-74, TSOP-6 ~ SOT-23, SOT-23-5
SOT-23-8, TSOT-23-8, SOT-28
SOT-89, SOT-89-3, SOT-89-3L, TO-243, TO-243AA, SC-62 ~ SOT-223
SOT-223, SOT-223-3, SOT-223-4, TO-261, TO-261-4 ~ SOT-89, TO-252
SOT-323, SC-70, SC-70-3 ~ SOT-353, SOT-363
SOT-353, SC-70-5, SC-88A, SOT-323-5 ~ SOT-363
SOT-363, SC-70-6, SC-88, SOT-323-6 ~ SOT-353
SOT-523, SC-75, SC-89
SOT-563, SC-89-6
SOT-143, SOT-143B
SOT-343, SC-82
TO-252, TO-252-2, TO-252-3, TO-252AA, DPAK, D-PAK, SC-63 ~ TO-263, SOT-223
TO-263, TO-263-2, TO-263-3, TO-263AB, D2PAK, DDPAK, D2-PAK ~ TO-252, TO-263-5
TO-263-5, D2PAK-5, DDPAK-5
TO-251, TO-251-3, IPAK, I-PAK
TO-262, I2PAK
TO-220, TO-220-3, TO-220AB, TO-220F, TO-220FP, TO-220-2, TO-220AC ~ TO-247, TO-220-5
TO-220-5
TO-247, TO-247-3, TO-247AC, TO-247AD, TO-3P ~ TO-220, TO-247-4
TO-247-4, TO-247-4L
TO-92, TO-92-3, TO-92L, TO-226, TO-226AA, TO-92S
TO-126, TO-225, SOT-32
SMA, DO-214AC ~ SMB, SMC
SMB, DO-214AA ~ SMA, SMC
SMC, DO-214AB ~ SMB
SOD-123, SOD-123W, SOD123 ~ SOD-123FL, SOD-323
SOD-123F, SOD-123FL, SOD123FL ~ SOD-123
SOD-323, SC-76, SOD-323F, UMD2 ~ SOD-123, SOD-523
SOD-523, SC-79 ~ SOD-323
SOD-882, DFN1006-2, DFN-1006, 1006
LL-34, MINIMELF, MINI-MELF, SOD-80, SOD-80C
DO-35, DO-204AH
DO-41, DO-204AL ~ DO-15
DO-15, DO-204AC
DO-201AD, DO-27
MBS, TO-269AA ~ DBS, ABS
DBS
ABS
GBU
GBJ
KBP
DFN5x6-8, DFN5x6, DFN-5x6, PDFN5x6, PDFN56, POWERPAK-SO-8, SON5x6
DFN3x3-8, DFN3x3, PDFN3x3, PDFN33
HC-49S, HC-49, HC49S, HC-49US, HC-49S-SMD, HC49SMD
`;

/** Sizes of chip parts in hundredths of an inch, as they are written in China and everywhere. */
const CHIP_SIZES =
  '01005 0201 0402 0603 0805 1204 1206 1210 1806 1808 1812 1825 2010 2220 2410 2512 2920'.split(' ');
/** The same sizes in tenths of a millimetre, of those that are not an imperial size as well. */
const METRIC: Readonly<Record<string, string>> = {
  1005: '0402',
  1608: '0603',
  2012: '0805',
  3216: '1206',
  6332: '2512',
};
/** Sizes of crystals, tantalums and light-emitting diodes, in tenths of a millimetre; their descriptions join them with other letters. */
const MILLIMETRES = new Set(
  '1612 2016 2520 3215 3225 5032 7050 3528 6032 7343 5050 2835 3535 5730 3014 4014'.split(' '),
);

interface Family {
  /** Names of the family, the first is how it is written; a number of pins follows. */
  names: readonly string[];
  /** Families that are easily taken for it. */
  others: readonly string[];
}

// biome-ignore format: a table reads better in rows
const FAMILIES: readonly Family[] = [
  { names: ['SOP', 'SOIC', 'SO', 'SOICN', 'SOPN'], others: ['TSSOP', 'MSOP', 'ESOP'] },
  { names: ['ESOP', 'HSOP', 'HSOIC', 'SOICEP', 'PSOP'], others: ['SOP'] },
  { names: ['TSSOP', 'HTSSOP', 'ETSSOP'], others: ['SOP', 'SSOP'] },
  { names: ['SSOP', 'QSOP'], others: ['TSSOP'] },
  { names: ['MSOP', 'VSSOP', 'USOP', 'UMAX', 'MINISO'], others: ['SOP', 'TSSOP'] },
  { names: ['TSOP'], others: [] },
  { names: ['QFN', 'VQFN', 'WQFN', 'UQFN', 'TQFN', 'LFCSP', 'HVQFN', 'UFQFPN', 'MLF', 'VFQFPN'], others: ['DFN', 'LQFP'] },
  { names: ['DFN', 'WSON', 'VSON', 'USON', 'SON', 'WDFN', 'UDFN', 'TDFN', 'MLP'], others: ['QFN'] },
  { names: ['LQFP', 'TQFP', 'QFP', 'HTQFP'], others: ['QFN'] },
  { names: ['DIP', 'PDIP', 'CDIP', 'DIL'], others: ['SOP'] },
  { names: ['BGA', 'FBGA', 'TFBGA', 'LFBGA', 'UFBGA', 'FCBGA', 'FTBGA', 'NFBGA'], others: [] },
  { names: ['LGA', 'VFLGA'], others: [] },
  { names: ['PLCC', 'LCC'], others: [] },
  { names: ['SIP', 'ZIP'], others: [] },
  { names: ['WLCSP', 'DSBGA', 'CSP'], others: [] },
];

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const plainName = (name: string, tokens: string[], others: string[] = []): PackageName => ({
  name,
  tokens,
  beginnings: [],
  others,
});

const byName = new Map<string, PackageName>();
for (const line of NAMES.trim().split('\n')) {
  const [names, others] = line.split(' ~ ') as [string, string | undefined];
  const all = names.split(', ');
  const one = plainName(all[0]!, [...new Set(all.map(bare))], others?.split(', '));
  for (const token of one.tokens) if (!byName.has(token)) byName.set(token, one);
}
for (const [at, size] of CHIP_SIZES.entries()) {
  const near = [CHIP_SIZES[at - 1], CHIP_SIZES[at + 1]].filter((one) => one !== undefined);
  byName.set(size, plainName(size, [size, `smd${size}`], size.length === 4 ? near : []));
}
for (const [metric, size] of Object.entries(METRIC)) {
  byName.set(metric, { ...plainName(metric, [metric, size], [size]), beginnings: [`smd${metric}`] });
}
for (const size of MILLIMETRES) byName.set(size, { ...plainName(size, [size]), beginnings: [`smd${size}`] });

const familyOf = new Map(FAMILIES.flatMap((family) => family.names.map((name) => [name, family] as const)));
const WITH_PINS = /^([A-Z]{2,8})-?(\d{1,4})([A-Z]{0,2})$/;
/** The letter before a chip size tells the kind of part: R0603, C0402. */
const PREFIXED_SIZE = /^(?:R|C|L|LED|SMD|RES|CAP)-?(\d{4})$/i;

/** The package of this name; undefined for what is none. Blanks are not part of it, small letters and missing dashes are all the same. */
export function readPackage(text: string): PackageName | undefined {
  const known = byName.get(bare(text));
  if (known && /^[\w-]+$/.test(text)) return known;
  const size = PREFIXED_SIZE.exec(text)?.[1];
  if (size !== undefined) return byName.get(size);
  const match = WITH_PINS.exec(text.toUpperCase());
  const family = match && familyOf.get(match[1]!);
  if (!match || !family) return undefined;
  const [, , pins, end] = match as unknown as [string, string, string, string];
  if (end !== '' && !/^(W|N|L|EP)$/.test(end)) return undefined;
  const wide = end === 'W' ? 'W' : '';
  const tokens = family.names.map((name) => bare(`${name}${pins}${wide}`));
  return plainName(
    `${family.names[0]}-${pins}${wide}`,
    wide || end === '' ? tokens : [...tokens, bare(text)],
    family.others.map((name) => `${name}-${pins}`),
  );
}

/** Ways to write one small outline. */
const OUTLINE = /^(?:SOIC|SOP|SO)$/;
const SPELLED =
  /^([A-Z]{2,9})[-_ ]?(?:(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)[-_ ])?(\d{1,4})(L)?((?:[-_ ]?(?:EP|N|L|W|\d{3}MIL|\d(?:\.\d+)?MM))*)(?:\((\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)(?:X[\d.]+)?\))?$/;
const NO_LEADS = /^[A-Z]*(?:QFN|DFN|SON|LGA|BGA|CSP|QFP|FPN|LFCSP)$/;

/**
 * One spelling of a package for choosing: DFN-8(5x6) and DFN5x6-8L are DFN-8 5x6, SOP-8 and SO-8 are SOIC-8,
 * SOT-23-3L is SOT-23; of `插件,P=2.54mm` the pitch is chosen elsewhere. What is none stays as it is.
 */
export function packageValue(name: string): string {
  const plain = name.normalize('NFKC').trim();
  const mounted = /^(插件|弯插|直插|贴片|卧贴|立贴|SMD|DIP),/.exec(plain)?.[1];
  if (mounted && !/^(?:SMD|DIP),\d/.test(plain)) return mounted;
  const said = plain.toUpperCase().replaceAll('×', 'X');
  const sot = /^(T?SOT)-?23(?:-(\d))?L?$/.exec(said);
  if (sot)
    return sot[1] === 'SOT' && (sot[2] ?? '3') === '3'
      ? 'SOT-23'
      : `${sot[1]}-23${sot[2] ? `-${sot[2]}` : ''}`;
  const match = SPELLED.exec(said);
  if (!match) return plain;
  const [, family, a, b, pins, , ends, c, d] = match as unknown as (string | undefined)[];
  if (family === undefined || /^(?:SOT|SOD|TO|SC|DO|SMD|CASE|R|C|L)$/.test(family)) return plain;
  const [one, other] = [a ?? c, b ?? d];
  const body = one && other ? ` ${[Number(one), Number(other)].sort((x, y) => x - y).join('x')}` : '';
  if (NO_LEADS.test(family)) return `${family}-${pins}${body}`;
  const isWide = /W|300MIL/.test(ends ?? '') ? 'W' : '';
  const mil = /(\d{3})MIL/.exec(ends ?? '')?.[1];
  const isPad = /EP/.test(ends ?? '');
  const others = mil && mil !== '150' && mil !== '300' ? ` ${mil}mil` : '';
  if (OUTLINE.test(family)) return `${isPad ? 'ESOP' : 'SOIC'}-${pins}${isWide}${others}`;
  return `${family}-${pins}${isPad ? '-EP' : ''}${others}`;
}
