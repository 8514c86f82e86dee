// One line of a catalogue file turned into a part and what is asked for it, or the reason why it cannot be.
import { z } from 'zod';
import { raisedMinBuyNum } from '#kit/rules/quantity.ts';
import type { Text } from '#kit/words/text.ts';
import type {
  CatalogOffer,
  CatalogPacking,
  CatalogParameter,
  CatalogPart,
  CatalogTier,
} from '../catalog-part.ts';
import { isPackage, packaged } from '../families/package.ts';
import { readCompliance } from '../read-compliance.ts';
import { baseUnit, type CatalogCompanions } from './catalog-companions.ts';
import { BadRow, rowSays, sentenceOf } from './catalog-says.ts';

/** What a line says. */
export interface CatalogRow {
  part: CatalogPart;
  /** Undefined for a part without a price. */
  offer: CatalogOffer | undefined;
  /** Code of the store that the line names. */
  store: string | undefined;
  /** Names that the line itself gives to its parameters, by key. */
  parameterNames: Map<string, string>;
  /** What is taken otherwise than it is written. */
  notes: Text[];
}

/** What reading a line depends on. */
export interface CatalogReading {
  companions: CatalogCompanions;
  /** Names of the pictures that the mall has, without ending. */
  pictures: ReadonlySet<string>;
  yuanPerDollar: number;
  /** Date code (yyww) of stock whose lots are not named. */
  dateCode: string;
}

const pieces = z.number().int().min(0).max(1e12);
const LONGEST_TITLE = 300;
const DEAREST_YUAN = 999_999; // spec §9: no price filter reaches beyond
const price = () => z.number().min(0).max(DEAREST_YUAN);
const someText = (max: number) => z.string().trim().min(1).max(max);
const maybe = <S extends z.ZodType>(shape: S) => shape.nullish().transform((value) => value ?? undefined);

/**
 * A line in its full spelling. Parameters come in the order in which they are shown: `t` is the printed text, `zh` the
 * same in Chinese where it differs; `n`, or `lo` and `hi`, are its value in the SI base unit `u`.
 */
const FullRow = z.object({
  /** A supplier's number of the part; anything else that a catalogue counts its lines by is passed over. */
  id: z
    .string()
    .regex(/^[A-Z]{1,4}\d{3,12}$/)
    .optional()
    .catch(undefined),
  mpn: someText(100),
  brand: someText(100),
  category: someText(100),
  package: maybe(z.string().trim().max(100)),
  packageFamily: maybe(z.string().trim().max(100)),
  pins: maybe(z.number().int().min(0).max(10_000)),
  titleZh: maybe(z.string().trim().max(LONGEST_TITLE)),
  titleEn: maybe(z.string().trim().max(LONGEST_TITLE)),
  params: z
    .array(
      z.object({
        k: someText(100),
        t: z.string().max(2_000),
        zh: maybe(z.string().max(2_000)),
        n: maybe(z.number()),
        lo: maybe(z.number()),
        hi: maybe(z.number()),
        u: maybe(z.string().max(30)),
        /** What a parameter is called that no file beside the catalogue names. */
        name: maybe(z.string().trim().max(200)),
      }),
    )
    .max(200)
    .default([]),
  priceBreaks: z
    .array(
      z.object({
        qty: z.number().int().min(1).max(1e9),
        usd: maybe(price()),
        cny: maybe(price()),
      }),
    )
    .max(50)
    .default([]),
  stock: pieces.default(0),
  lots: maybe(
    z
      .array(z.object({ lotNo: someText(40), dateCode: z.string().regex(/^\d{4}$/), onHand: pieces }))
      .max(50)
      .refine((lots) => new Set(lots.map((lot) => lot.lotNo)).size === lots.length, 'the same lot twice'),
  ),
  moq: maybe(z.number().int().min(1).max(1e9)),
  multiple: maybe(z.number().int().min(1).max(1e9)),
  /** Pieces in a full reel, tray, tube … */
  packing: maybe(z.number().int().min(1).max(1e9)),
  leadDays: maybe(z.number().int().min(0).max(1_000)),
  lifecycle: maybe(z.enum(['active', 'nrnd', 'eol', 'obsolete'])),
  releasedAt: maybe(z.iso.date()),
  /** These four as read-compliance.ts reads them; what it cannot read is left out, and said. */
  rohs: z.unknown().optional(),
  msl: z.unknown().optional(),
  hsCode: z.unknown().optional(),
  origin: z.unknown().optional(),
  series: maybe(z.string().trim().max(100)),
  datasheet: maybe(z.string().max(1_000)),
  picture: maybe(z.string().max(300)),
  store: maybe(z.string().max(100)),
});
type FullRow = z.output<typeof FullRow>;

/** The short spelling of the same, for large files: `a` holds texts, or `[text, n]`, or `[text, lo, hi]`. */
const ShortRow = z.object({
  i: z.unknown().optional(),
  m: z.unknown().optional(),
  b: z.unknown().optional(),
  c: z.unknown().optional(),
  p: z.unknown().optional(),
  s: z.unknown().optional(),
  q: z.unknown().optional(),
  pb: z.array(z.tuple([z.number(), z.number()])).optional(),
  a: z
    .record(
      z.string(),
      z.union([z.string(), z.tuple([z.string(), z.number()]), z.tuple([z.string(), z.number(), z.number()])]),
    )
    .optional(),
});

/** @throws BadRow */
export function readCatalogRow(text: string, reading: CatalogReading): CatalogRow {
  const row = readFull(text, reading);
  checkSense(row);
  const categoryCode = row.category;
  const known = packageOf(row.package);
  const params = row.params
    .filter(({ t }) => t.trim() !== '')
    .map((param) => parameterOf(param, reading.companions));
  const { compliance, wrong } = readCompliance(row);
  const part: CatalogPart = {
    brand: row.brand,
    partNo: row.mpn,
    categoryCode,
    titleZh: row.titleZh || titleOf(row, params, 'zh', reading.companions),
    titleEn: row.titleEn || titleOf(row, params, 'en', reading.companions),
    package: row.package || undefined,
    packageFamily: row.packageFamily || known?.packageFamily || row.package || undefined,
    pins: row.pins ?? known?.pins,
    picture: pictureOf(row, known?.picture, reading.pictures),
    datasheet: row.datasheet && /^https?:\/\//.test(row.datasheet) ? row.datasheet : undefined,
    lifecycle: row.lifecycle ?? 'active',
    releasedAt: row.releasedAt,
    compliance,
    series: row.series || undefined,
    supplierNo: row.id,
    params,
  };
  const parameterNames = new Map(row.params.map(({ k, name }) => [k, name || k]));
  const { moq, multiple } = row;
  const isRaised = moq !== undefined && multiple !== undefined && moq % multiple !== 0;
  return {
    part,
    offer: offerOf(row, reading),
    store: row.store || undefined,
    parameterNames,
    notes: [
      ...(isRaised ? [rowSays.multiple(moq, multiple, raisedMinBuyNum(moq, multiple))] : []),
      ...(wrong.length > 0 ? [rowSays.compliance(wrong.map((field) => [field, row[field]]))] : []),
    ],
  };
}

function readFull(text: string, reading: CatalogReading): FullRow {
  const raw = parsed(text);
  const given = 'm' in raw ? unfolded(raw, reading) : raw;
  const read = FullRow.safeParse(given);
  if (!read.success) throw new BadRow(sentenceOf(FullRow, given));
  return read.data;
}

/** What is spelled right and cannot be meant: nothing of it is guessed. @throws BadRow */
function checkSense(row: FullRow): void {
  const { params, priceBreaks } = row;
  for (const { k, lo, hi } of params) {
    if (lo !== undefined && hi !== undefined && lo > hi) throw new BadRow(rowSays.range(k, lo, hi));
  }
  // A dollar and a yuan price are two ladders; each must fall for itself.
  for (const money of ['cny', 'usd'] as const) {
    const steps = priceBreaks
      .flatMap((one) => (one[money] === undefined ? [] : [{ qty: one.qty, price: one[money] }]))
      .sort((a, b) => a.qty - b.qty);
    for (const [i, step] of steps.entries()) {
      const before = steps[i - 1];
      if (!before) continue;
      if (step.qty === before.qty && step.price !== before.price) throw new BadRow(rowSays.twice(step.qty));
      if (step.price > before.price) throw new BadRow(rowSays.rising(before.qty, step.qty));
    }
  }
}

function parsed(text: string): object {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadRow(rowSays.noJson);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadRow(rowSays.noObject);
  // what PostgreSQL cannot keep: NUL, and halves of characters, which JSON.stringify spells as escapes
  if (text.includes('\\u') && /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(raw))) {
    throw new BadRow(rowSays.signs);
  }
  // what turns the reading direction makes a text look like another one
  if (/[\u202a-\u202e\u2066-\u2069]/.test(JSON.stringify(raw))) throw new BadRow(rowSays.directions);
  return raw;
}

function unfolded(raw: object, { companions }: CatalogReading): unknown {
  const short = ShortRow.safeParse(raw);
  if (!short.success) throw new BadRow(sentenceOf(ShortRow, raw));
  const { i, m, b, c, p, s, q, pb, a } = short.data;
  return {
    id: i,
    mpn: m,
    brand: b,
    category: c,
    package: p,
    stock: s,
    moq: q,
    priceBreaks: pb?.map(([qty, usd]) => ({ qty, usd })),
    params: Object.entries(a ?? {}).map(([k, value]) => {
      if (typeof value === 'string') return { k, t: value };
      const [t, first, second] = value;
      const u = companions.units.get(k);
      return second === undefined ? { k, t, n: first, u } : { k, t, lo: first, hi: second, u };
    }),
  };
}

function parameterOf(param: FullRow['params'][number], { zhOf, enOf }: CatalogCompanions): CatalogParameter {
  const text = param.zh ?? translated(param.t, zhOf);
  const textEn = translated(param.t, enOf);
  const { unit, times } = baseUnit(param.u);
  const inBase = (n: number): number => Number((n * times).toPrecision(12));
  const made: CatalogParameter = { key: param.k, text };
  if (textEn !== text) made.textEn = textEn;
  if (param.n !== undefined) made.n = inBase(param.n);
  if (param.lo !== undefined) made.lo = inBase(param.lo);
  if (param.hi !== undefined) made.hi = inBase(param.hi);
  if (unit !== undefined) made.unit = unit;
  return made;
}

/** A value, or a list of values, word for word; what the dictionary does not know stays. */
function translated(text: string, dictionary: ReadonlyMap<string, string>): string {
  const whole = dictionary.get(text);
  if (whole !== undefined || dictionary.size === 0 || !/[,，;；、]/.test(text)) return whole ?? text;
  return text.replaceAll(/[^,，;；、]+/g, (piece) => {
    const found = dictionary.get(piece.trim());
    return found === undefined ? piece : piece.replace(piece.trim(), found);
  });
}

/** Brand, part number, category, the two most telling values, package. */
function titleOf(
  row: FullRow,
  params: readonly CatalogParameter[],
  language: 'zh' | 'en',
  companions: CatalogCompanions,
): string {
  const brand = companions.brands.get(row.brand);
  const category = companions.categories.get(row.category);
  const values = (category?.columns ?? [])
    .map((key) => params.find((param) => param.key === key))
    .filter((param) => param !== undefined)
    .slice(0, 2)
    .map((param) => (language === 'en' ? (param.textEn ?? param.text) : param.text));
  const words =
    language === 'en'
      ? [row.brand, row.mpn, category?.nameEn, ...values, row.package]
      : [brand?.nameZh || row.brand, row.mpn, category?.nameZh, ...values, row.package];
  const title = words.filter(Boolean).join(' ');
  return title.length <= LONGEST_TITLE ? title : [...title].slice(0, LONGEST_TITLE).join('');
}

type KnownPackage = ReturnType<typeof packaged>;

/** `LQFP-48(7x7)` is an LQFP-48. */
function packageOf(name: string | undefined): KnownPackage | undefined {
  if (!name) return undefined;
  const plain = name.replace(/\(.*$/, '').trim();
  const found = [plain, plain.replace(/[-_]?L$/, ''), plain.replace(/-\d+L?$/, '')].find(isPackage);
  return found === undefined ? undefined : packaged(found);
}

const CHIP_PICTURES: Readonly<Record<string, string>> = { res: 'r', cap: 'c', ind: 'l' };

function pictureOf(
  row: FullRow,
  ofPackage: string | undefined,
  pictures: ReadonlySet<string>,
): string | undefined {
  if (row.picture && /^https:\/\//.test(row.picture)) return row.picture;
  const said = row.picture?.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const ofChip = `${CHIP_PICTURES[row.category.slice(0, 3)]}-${row.package}`;
  const id = [said, ofPackage, ofChip].find((one) => one !== undefined && pictures.has(one));
  return id === undefined ? undefined : `/pictures/${id}.webp`;
}

const MOST_STEPS = 10;

function ladderOf(breaks: FullRow['priceBreaks'], yuanPerDollar: number): CatalogTier[] {
  const tiers: CatalogTier[] = [];
  for (const { qty, cny, usd } of breaks.toSorted((a, b) => a.qty - b.qty)) {
    const yuan = cny ?? (usd === undefined ? undefined : usd * yuanPerDollar);
    const unitPrice = yuan === undefined ? 0 : Math.round(yuan * 1_000_000);
    const last = tiers.at(-1);
    if (unitPrice <= 0) continue;
    if (!last || (qty > last.minNum && unitPrice < last.unitPrice)) tiers.push({ minNum: qty, unitPrice });
  }
  return tiers.slice(0, MOST_STEPS);
}

/** Sold from the first price break on, in multiples of it, unless the line says otherwise. */
function offerOf(row: FullRow, { yuanPerDollar, dateCode }: CatalogReading): CatalogOffer | undefined {
  const tiers = ladderOf(row.priceBreaks, yuanPerDollar);
  const [first] = tiers;
  if (!first) return undefined;
  const minBuyNum = row.moq ?? first.minNum;
  const multiple = row.multiple ?? (row.moq === undefined ? first.minNum : 1);
  const packing = packingOf(
    row.params.find((param) => param.k === 'packaging')?.t ?? '',
    row.packing !== undefined && minBuyNum >= row.packing,
  );
  const lots = row.lots ?? [{ lotNo: 'IMPORT', dateCode, onHand: row.stock }];
  return {
    packing,
    minBuyNum,
    multiple,
    spq: row.packing ?? minBuyNum,
    leadDays: row.leadDays ?? (row.stock > 0 ? 3 : 21),
    tiers,
    lots,
  };
}

function packingOf(said: string, isFull: boolean): CatalogPacking {
  if (/reel|tape/i.test(said)) return isFull ? 'reel' : 'cutTape';
  const named = /\b(tube|tray|bag|box)/i.exec(said)?.[1]?.toLowerCase();
  return (named as CatalogPacking | undefined) ?? 'piece';
}
