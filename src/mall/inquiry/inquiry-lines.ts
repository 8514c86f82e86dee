// What a line of an inquiry asks for, by kind (domain 3.6.1): the shape on the wire, in the draft and in each version. A draft may lack what `checkInquiry` asks for.
import { z } from 'zod';
import { line, ruled, whole } from '#kit/http/wire.ts';
import type { Text } from '#kit/words/text.ts';

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

type Named<Values extends readonly string[]> = Readonly<Record<Values[number], Text>>;

/** What the choices of a line are called, by field. */
export const lineValues = {
  grade: {
    commercial: { zh: '商业级', en: 'Commercial' },
    industrial: { zh: '工业级', en: 'Industrial' },
    automotive: { zh: '车规级', en: 'Automotive' },
    military: { zh: '军工级', en: 'Military' },
  } satisfies Named<typeof GRADES>,
  reportKind: {
    CNAS: { zh: 'CNAS 报告', en: 'CNAS report' },
    CMA: { zh: 'CMA 报告', en: 'CMA report' },
    both: { zh: 'CNAS + CMA', en: 'CNAS + CMA' },
    none: { zh: '不需要标志', en: 'No mark needed' },
  } satisfies Named<typeof REPORT_KINDS>,
  reportLanguage: {
    zh: { zh: '中文', en: 'Chinese' },
    en: { zh: '英文', en: 'English' },
    both: { zh: '中英文', en: 'Both' },
  } satisfies Named<typeof REPORT_LANGUAGES>,
  urgency: {
    normal: { zh: '普通', en: 'Normal' },
    urgent: { zh: '加急', en: 'Urgent' },
    veryUrgent: { zh: '特急', en: 'Very urgent' },
  } satisfies Named<typeof URGENCIES>,
  disposal: {
    return: { zh: '退回', en: 'Return' },
    destroy: { zh: '销毁', en: 'Destroy' },
    keep: { zh: '留存', en: 'Keep' },
  } satisfies Named<typeof DISPOSALS>,
  service: {
    verification: { zh: '检定', en: 'Verification' },
    calibration: { zh: '校准', en: 'Calibration' },
    test: { zh: '测试', en: 'Test' },
  } satisfies Named<typeof METERING_SERVICES>,
  scheme: {
    CCC: { zh: 'CCC 强制认证', en: 'CCC (compulsory)' },
    voluntary: { zh: '自愿性认证', en: 'Voluntary' },
    system: { zh: '管理体系认证', en: 'Management system' },
    other: { zh: '其他', en: 'Other' },
  } satisfies Named<typeof SCHEMES>,
};

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
export type Wish = GoodsWish | InspectionWish | MeteringWish | AuthenWish;

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

/** What a line is called in a list. */
export function lineTitle(wish: Wish): string {
  if ('sampleName' in wish) return [wish.sampleName, wish.model].filter(Boolean).join(' ');
  if ('instrument' in wish) return [wish.instrument, wish.model].filter(Boolean).join(' ');
  if ('productSeries' in wish) return wish.productSeries;
  return wish.partNo || wish.description;
}
