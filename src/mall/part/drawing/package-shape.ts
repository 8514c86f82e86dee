// What a package looks like from above, read from its name: its form, and its body where the name settles the size.

/** Millimetres, along the leads and across them. */
export interface Body {
  readonly length: number;
  readonly width: number;
}

export type PackageShape =
  | { form: 'chip'; body: Body; pins: number }
  | { form: 'gullWing'; body?: Body; pitch: number; bottom: number; top: number; tab?: boolean }
  | { form: 'diode'; body: Body }
  | { form: 'quad'; body?: Body; pins: number; leads: 'outside' | 'below' }
  | { form: 'dfn'; body?: Body; pins: number }
  | { form: 'dip'; pins: number }
  | { form: 'transistor'; pins: number; hasTab: boolean; hasHole: boolean }
  | { form: 'bga'; body?: Body; pins: number }
  | { form: 'axial' }
  | { form: 'round'; diameter: number; isSmd: boolean }
  | { form: 'contacts'; pitch: number; pins: number; rows: number };

const body = (length: number, width: number): Body => ({ length, width });

/** EIA codes of chips in inches and the bodies that they stand for. */
const CHIPS: Readonly<Record<string, Body>> = {
  '01005': body(0.4, 0.2),
  '0201': body(0.6, 0.3),
  '0402': body(1, 0.5),
  '0603': body(1.6, 0.8),
  '0805': body(2, 1.25),
  '1206': body(3.2, 1.6),
  '1210': body(3.2, 2.5),
  '1806': body(4.5, 1.6),
  '1812': body(4.5, 3.2),
  '2010': body(5, 2.5),
  '2220': body(5.7, 5),
  '2512': body(6.3, 3.2),
};
/** Arrays of four in one body, as long as the code says twice. */
const ARRAYS: Readonly<Record<string, Body>> = { '0402x4': body(2, 1), '0603x4': body(3.2, 1.6) };

const small = (at: Body, pitch: number, bottom: number, top: number, tab?: boolean): PackageShape => ({
  form: 'gullWing',
  body: at,
  pitch,
  bottom,
  top,
  ...(tab ? { tab } : {}),
});

/** Small outlines whose names settle everything. */
const SMALL: Readonly<Record<string, PackageShape>> = {
  'SOT-23': small(body(2.9, 1.3), 0.95, 2, 1),
  'SOT-23-5': small(body(2.9, 1.6), 0.95, 3, 2),
  'SOT-23-6': small(body(2.9, 1.6), 0.95, 3, 3),
  'SOT-23-8': small(body(2.9, 1.6), 0.65, 4, 4),
  'SC-59': small(body(2.9, 1.5), 0.95, 2, 1),
  'SOT-323': small(body(2, 1.25), 0.65, 2, 1),
  'SOT-353': small(body(2, 1.25), 0.65, 3, 2),
  'SC-70-5': small(body(2, 1.25), 0.65, 3, 2),
  'SOT-363': small(body(2, 1.25), 0.65, 3, 3),
  'SOT-563': small(body(1.6, 1.2), 0.5, 3, 3),
  'SOT-523': small(body(1.6, 0.8), 0.5, 2, 1),
  'SOT-143': small(body(2.9, 1.3), 1.9, 2, 2),
  'SOT-89': small(body(4.5, 2.5), 1.5, 3, 1, true),
  'SOT-223': small(body(6.5, 3.5), 2.3, 3, 1, true),
  SMA: { form: 'diode', body: body(4.3, 2.6) },
  SMB: { form: 'diode', body: body(4.3, 3.6) },
  SMC: { form: 'diode', body: body(6.9, 5.9) },
  'SOD-123': { form: 'diode', body: body(2.7, 1.6) },
  'SOD-323': { form: 'diode', body: body(1.7, 1.25) },
  'SOD-523': { form: 'diode', body: body(1.2, 0.8) },
};

/** Widths of rows of gull wings that JEDEC has settled, and lengths by the number of pins. */
interface Outline {
  readonly pitch: number;
  readonly width: number;
  readonly lengths: Readonly<Record<number, number>>;
}
const NARROW: Outline = { pitch: 1.27, width: 3.9, lengths: { 8: 4.9, 14: 8.65, 16: 9.9 } };
const WIDE: Outline = {
  pitch: 1.27,
  width: 7.5,
  lengths: { 16: 10.3, 18: 11.55, 20: 12.8, 24: 15.4, 28: 17.9 },
};
const OUTLINES: Readonly<Record<string, Outline>> = {
  SOIC: NARROW,
  ESOP: { ...NARROW, lengths: { 8: 4.9 } },
  SOICW: WIDE,
  TSSOP: {
    pitch: 0.65,
    width: 4.4,
    lengths: { 8: 3, 14: 5, 16: 5, 20: 6.5, 24: 7.8, 28: 9.7 },
  },
  SSOP: { pitch: 0.65, width: 5.3, lengths: { 16: 6.2, 20: 7.2, 24: 8.2, 28: 10.2 } },
  MSOP: { pitch: 0.65, width: 3, lengths: { 8: 3, 10: 3 } },
  // These come in several sizes.
  SOP: { pitch: 1.27, width: 0, lengths: {} },
  TSOP: { pitch: 0.8, width: 0, lengths: {} },
};
const TABBED = new Set(['220', '220F', '247', '251', '252', '263']);
const SCREWED = new Set(['220', '220F', '247']);
const MOST_PINS = 2_000;

/** What a reader can count: pins beyond it make no form. */
const asPins = (said: string | undefined): number | undefined => {
  const pins = Number(said);
  return Number.isInteger(pins) && pins >= 2 && pins <= MOST_PINS ? pins : undefined;
};

/** `LQFP-48(7x7)`: what stands in the name itself settles the size. */
function saidBody(name: string): Body | undefined {
  const found = /\(?(\d{1,2}(?:\.\d{1,2})?)\s*[x×*]\s*(\d{1,2}(?:\.\d{1,2})?)(?:mm)?\)?/i.exec(name);
  const [length, width] = [Number(found?.[1]), Number(found?.[2])];
  return length > 0 && width > 0 ? body(length, width) : undefined;
}

export interface PackageSaid {
  pins?: number | null;
  /** Of connectors: how far contacts stand apart in mm, and in how many rows. */
  rows?: number;
}

/**
 * A form for the packages that everybody knows, undefined for all others.
 * @param name as makers write it: `0603`, `SOT-23-5`, `LQFP-48(7x7)`, `P=2.54mm`
 */
export function packageShape(name: string, { pins, rows }: PackageSaid = {}): PackageShape | undefined {
  const said = name.trim();
  return chipShape(said, pins) ?? outlineShape(said) ?? throughHoleShape(said, pins, rows);
}

function chipShape(said: string, pins: number | null | undefined): PackageShape | undefined {
  const array = Object.hasOwn(ARRAYS, said) ? ARRAYS[said] : undefined;
  if (array) return { form: 'chip', body: array, pins: 8 };
  const chip = Object.hasOwn(CHIPS, said) ? CHIPS[said] : undefined;
  if (chip) return { form: 'chip', body: chip, pins: pins === 4 ? 4 : 2 };
  // The metric code says tenths of a millimetre.
  const metric = /^(?:CASE-[A-Z]-|SMD)(\d\d)(\d\d)(?:-([2-4])P)?$/.exec(said);
  if (metric) {
    const at = body(Number(metric[1]) / 10, Number(metric[2]) / 10);
    const count = Number(metric[3] ?? 2);
    return at.length > 0 && at.width > 0 ? { form: 'chip', body: at, pins: count } : undefined;
  }
  const sized = /^SMD,(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm$/.exec(said);
  const at = sized && body(Number(sized[1]), Number(sized[2]));
  return at && at.length > 0 && at.width > 0
    ? { form: 'chip', body: at, pins: pins === 4 ? 4 : 2 }
    : undefined;
}

function outlineShape(said: string): PackageShape | undefined {
  const [plain = ''] = said.split('(');
  const known = plain.replace(/^DO-214A[ABC]$/, '').replace(/^(?:TSOT|SOT)-23-3$/, 'SOT-23');
  const named = known.replace(/^TSOT-23/, 'SOT-23').replace(/^SOD-123FL?$/, 'SOD-123');
  const diode = /^DO-214A[ABC]\((SM[ABC])\)$/.exec(said)?.[1];
  const settled = diode ?? named;
  if (Object.hasOwn(SMALL, settled)) return SMALL[settled];
  const found = /^([A-Z]+)-?(\d{1,4})(W?)(?:-EP)?$/.exec(plain);
  const pins = asPins(found?.[2]);
  if (!found || pins === undefined) return sizedDfn(said);
  const family = `${found[1]}${found[3]}`;
  const outline = Object.hasOwn(OUTLINES, family) ? OUTLINES[family] : undefined;
  if (outline && pins % 2 === 0) {
    const length = outline.lengths[pins];
    const pitch = family === 'MSOP' && pins === 10 ? 0.5 : outline.pitch;
    return {
      form: 'gullWing',
      ...(length ? { body: body(length, outline.width) } : {}),
      pitch,
      bottom: pins / 2,
      top: pins / 2,
    };
  }
  const at = saidBody(said.slice(plain.length));
  const sized = at ? { body: at } : {};
  switch (found[1]) {
    case 'LQFP':
    case 'TQFP':
    case 'QFP':
    case 'PQFP':
      return pins % 4 === 0 ? { form: 'quad', ...sized, pins, leads: 'outside' } : undefined;
    case 'QFN':
    case 'VQFN':
    case 'UFQFPN':
    case 'LCC':
    case 'LGA':
      return pins % 4 === 0 ? { form: 'quad', ...sized, pins, leads: 'below' } : undefined;
    case 'DFN':
    case 'WSON':
      return pins % 2 === 0 ? { form: 'dfn', ...sized, pins } : undefined;
    case 'BGA':
    case 'FBGA':
    case 'LFBGA':
      return { form: 'bga', ...sized, pins };
    default:
      return undefined;
  }
}

/** `DFN5x6-8` */
function sizedDfn(said: string): PackageShape | undefined {
  const found = /^DFN(\d(?:\.\d)?)x(\d(?:\.\d)?)-(\d{1,2})$/.exec(said);
  const pins = asPins(found?.[3]);
  if (!found || pins === undefined || pins % 2 !== 0) return undefined;
  return { form: 'dfn', body: body(Number(found[1]), Number(found[2])), pins };
}

function throughHoleShape(
  said: string,
  pins: number | null | undefined,
  rows: number | undefined,
): PackageShape | undefined {
  const dip = asPins(/^P?DIP-?(\d{1,3})$/.exec(said)?.[1]);
  if (dip !== undefined) return dip % 2 === 0 ? { form: 'dip', pins: dip } : undefined;
  const transistor = /^TO-(92|126|220F?|247|251|252|263)(?:-(\d))?$/.exec(said);
  if (transistor) {
    const leads = Number(transistor[2] ?? 3);
    const [hasTab, hasHole] = [TABBED, SCREWED].map((some) => some.has(transistor[1] ?? ''));
    return leads >= 2 && leads <= 7
      ? { form: 'transistor', pins: leads, hasTab: hasTab === true, hasHole: hasHole === true }
      : undefined;
  }
  if (/^(?:Axial|DO-(?:15|35|41|201AD))$/.test(said)) return { form: 'axial' };
  const round = /^(SMD,|Radial,|THT,)?D(\d{1,3}(?:\.\d{1,2})?)(?:xL\d{1,3}(?:\.\d{1,2})?)?mm$/.exec(said);
  if (round) {
    const diameter = Number(round[2]);
    const isTwoLeaded = pins === 2 && round[1] !== 'Radial,';
    return diameter > 0 && isTwoLeaded ? { form: 'round', diameter, isSmd: round[1] === 'SMD,' } : undefined;
  }
  const pitch = Number(/^P=(\d{1,2}(?:\.\d{1,3})?)mm$/.exec(said)?.[1]);
  const count = asPins(String(pins ?? ''));
  if (!(pitch > 0) || count === undefined) return undefined;
  const isSplit = rows !== undefined && rows > 1 && rows <= 4 && count % rows === 0;
  return { form: 'contacts', pitch, pins: count, rows: isSplit ? rows : 1 };
}
