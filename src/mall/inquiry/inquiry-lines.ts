// What a line of an inquiry asks for, by kind (domain 3.6.1): the shape on the wire, in the draft and in each version. A draft may lack what `checkInquiry` asks for.
import { z } from 'zod';
import { line, ruled, whole } from '#kit/http/wire.ts';

const day = () =>
  ruled((value) =>
    value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? undefined
      : { zh: '日期格式应为 2026-11-21', en: 'A date like 2026-11-21' },
  ).default('');
const yes = () => z.boolean().default(false);
const text = (max = 100) => line(max).default('');
const number = (max: number) => whole(1, max).default(1);

export const GRADES = ['commercial', 'industrial', 'automotive', 'military'] as const;
export const REPORT_KINDS = ['CNAS', 'CMA', 'both', 'none'] as const;
export const REPORT_LANGUAGES = ['zh', 'en', 'both'] as const;
export const URGENCIES = ['normal', 'urgent', 'veryUrgent'] as const;
export const DISPOSALS = ['return', 'destroy', 'keep'] as const;
export const METERING_SERVICES = ['verification', 'calibration', 'test'] as const;
export const SCHEMES = ['CCC', 'voluntary', 'system', 'other'] as const;

export const GoodsWish = z.object({
  partNo: text(80),
  brandName: text(60),
  matCode: text(60),
  description: text(300),
  packageName: text(60),
  annualNum: whole(0, 10_000_000_000).default(0),
  /** Decimal yuan with tax; '' for none. Suppliers see it only where `showsTarget`. */
  targetPrice: text(20),
  needBy: day(),
  /** Week code as 2540: nothing older; '' for any. */
  dateCodeFrom: text(10),
  isSingleLot: yes(),
  grade: z.enum(GRADES).default('commercial'),
  certificates: z.array(line(60, 1)).max(10).default([]),
  isSampleFirst: yes(),
});

export const TestItem = z.object({
  standard: text(80),
  clause: text(40),
  item: text(),
  condition: text(200),
  count: number(100_000),
});

export const InspectionWish = z.object({
  sampleName: text(),
  model: text(80),
  maker: text(80),
  items: z.array(TestItem).max(50).default([]),
  purpose: text(200),
  reportKind: z.enum(REPORT_KINDS).default('CNAS'),
  reportLanguage: z.enum(REPORT_LANGUAGES).default('zh'),
  urgency: z.enum(URGENCIES).default('normal'),
  disposal: z.enum(DISPOSALS).default('return'),
  isWitnessed: yes(),
  isConfidential: yes(),
  needBy: day(),
});

export const MeteringWish = z.object({
  instrument: text(),
  model: text(80),
  serialNumbers: z.array(line(60, 1)).max(100).default([]),
  maker: text(80),
  accuracy: text(60),
  service: z.enum(METERING_SERVICES).default('calibration'),
  isOnSite: yes(),
  /** JJG or JJF number. */
  regulation: text(60),
  certificateHolder: text(100),
  lastDue: day(),
  needBy: day(),
});

export const AuthenWish = z.object({
  scheme: z.enum(SCHEMES).default('CCC'),
  productSeries: text(),
  models: text(300),
  standards: text(300),
  applicant: text(100),
  maker: text(100),
  factory: text(200),
  existingReports: text(300),
  targetMarket: text(100),
  needBy: day(),
});

/** A kind of inquiry is a shape of wish; `inquiry-kinds.ts` says the rest of it. */
export const wishOf = {
  GOODS: GoodsWish,
  INSPECTION: InspectionWish,
  METERING: MeteringWish,
  AUTHEN: AuthenWish,
} as const;

export type GoodsWish = z.output<typeof GoodsWish>;
export type InspectionWish = z.output<typeof InspectionWish>;
export type MeteringWish = z.output<typeof MeteringWish>;
export type AuthenWish = z.output<typeof AuthenWish>;
export type WishKind = keyof typeof wishOf;
type WishOf<K extends WishKind> = z.output<(typeof wishOf)[K]>;
export type Wish = WishOf<WishKind>;
export const Wish = z.union(Object.values(wishOf));

/** Every key of each member of a union. */
type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** The fields of a line that say what is asked for; the first of them is no field of another kind. */
export const namingOf: Readonly<Record<WishKind, readonly [KeyOf<Wish>, ...KeyOf<Wish>[]]>> = {
  GOODS: ['partNo', 'brandName', 'description', 'packageName'],
  INSPECTION: ['sampleName', 'model', 'maker'],
  METERING: ['instrument', 'model', 'maker'],
  AUTHEN: ['productSeries', 'models'],
};

const WISH_KINDS = Object.keys(wishOf) as WishKind[];

/** What its kind makes of a wish. */
export function byKind<R>(wish: Wish, of: { readonly [K in WishKind]: (wish: WishOf<K>) => R }): R {
  const kind = WISH_KINDS.find((one) => namingOf[one][0] in wish) ?? 'GOODS';
  return (of[kind] as (wish: Wish) => R)(wish);
}

/** One thing asked for. */
export interface InquiryLineContent {
  /** From 1; the line's name within its inquiry, kept through all versions. */
  lineNo: number;
  /** Pieces; for tests and instruments how many samples or instruments. */
  qty: number;
  /** 个, 台, 件 … */
  unit: string;
  /** Known in the catalogue; null: asked for by words. */
  partId: number | null;
  wish: Wish;
}

/** The same, without what it may cost. */
export const withoutTarget = <L extends { wish: Wish }>(line: L): L =>
  'targetPrice' in line.wish ? { ...line, wish: { ...line.wish, targetPrice: '' } } : line;

/** What a line is called in a list. */
export const lineTitle = (wish: Wish): string =>
  byKind(wish, {
    GOODS: ({ partNo, description }) => partNo || description,
    INSPECTION: ({ sampleName, model }) => [sampleName, model].filter(Boolean).join(' '),
    METERING: ({ instrument, model }) => [instrument, model].filter(Boolean).join(' '),
    AUTHEN: ({ productSeries }) => productSeries,
  });
