// What a form of the laboratory costs (domain-lab 3.1): its items by their price rows, and what comes beside them.
import {
  type Cents,
  cents,
  lineAmount,
  NOTHING,
  sum,
  type UnitPrice,
  unitPrice,
  yuan,
} from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';
import type { LabRules, UnitWay, Urgency } from './ability-terms.ts';

/** Services, per mille. */
export const TAX_RATE = 60;
const RUNNING = new Set(['小时', '循环', '天']);
const EACH = new Set(['只', '件', '个', '块', '把', '支', '台', '板', '样', '点', '引脚']);

/** @param unit of a price, by its Chinese name */
export const wayOf = (unit: string): UnitWay =>
  RUNNING.has(unit) ? 'RUN' : EACH.has(unit) ? 'EACH' : 'STATED';

/** An item with the price row that holds. */
export interface ItemToPrice {
  unit: string;
  unitPrice: UnitPrice;
  /** Least for the item. */
  minCharge: Cents;
  /** Once for the item; 0: none. */
  fixture: Cents;
  /** Specimens that one run takes. */
  batchSize: number;
  specimens: number;
  /** How long a run is; how many each specimen has; or how many there are: by the unit's way. */
  units: number;
  /** Its price was agreed: urgency is in it. */
  isAgreed?: boolean;
}

/** What a form asks for beside its items. */
export interface FormExtras {
  urgency: Urgency;
  reports: number;
  /** Each report in a further language. */
  isBilingual: boolean;
  /** On paper, of each report. */
  copies: number;
  witnessDays: number;
  manDays: number;
  /** One way. */
  km: number;
  nights: number;
  /** Started kilograms that go back at the laboratory's cost of sending; 0: nothing does, or the customer pays the carrier. */
  returnKg: number;
}

export const PART_KINDS = [
  'ITEM',
  'FIXTURE',
  'LANGUAGE',
  'COPIES',
  'WITNESS',
  'MAN_DAYS',
  'ROAD',
  'NIGHTS',
  'TOP_UP',
  'RETURN',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

export const partNames: Readonly<Record<PartKind, Text>> = {
  ITEM: { zh: '检测项目', en: 'Item' },
  FIXTURE: { zh: '夹具', en: 'Fixture' },
  LANGUAGE: { zh: '报告第二语言', en: 'Reports in a second language' },
  COPIES: { zh: '加印纸质报告', en: 'Further paper copies' },
  WITNESS: { zh: '现场见证', en: 'Witnessing' },
  MAN_DAYS: { zh: '上门服务', en: 'On site' },
  ROAD: { zh: '往返里程', en: 'Road, both ways' },
  NIGHTS: { zh: '住宿', en: 'Nights' },
  TOP_UP: { zh: '补足最低委托额', en: 'Up to the least of an order' },
  RETURN: { zh: '样品寄回', en: 'Sending specimens back' },
};

/** One line of what it costs. */
export interface PricePart {
  kind: PartKind;
  /** Which item it belongs to, from 0; null: to the form. */
  item: number | null;
  /** So many at `rate`; of a RETURN its kilograms. */
  count: number;
  rate: UnitPrice;
  /** Of an item: before urgency, at least its minimum; and what urgency adds. */
  base: Cents;
  urgent: Cents;
  isLeast: boolean;
  amount: Cents;
  tax: Cents;
}

export interface FormPrice {
  parts: PricePart[];
  /** Tax included. */
  amount: Cents;
  tax: Cents;
}

export const batchesOf = ({ specimens, batchSize }: Pick<ItemToPrice, 'specimens' | 'batchSize'>): number =>
  Math.ceil(specimens / batchSize);

/** How many units an item pays for. */
export function countOf(item: Pick<ItemToPrice, 'unit' | 'specimens' | 'batchSize' | 'units'>): number {
  const way = wayOf(item.unit);
  return item.units * (way === 'RUN' ? batchesOf(item) : way === 'EACH' ? item.specimens : 1);
}

/** Of a price or an amount, half up. @param percent whole */
const part = (whole: number, percent: number): number =>
  Number((BigInt(whole) * BigInt(percent) + 50n) / 100n);

/** What urgency multiplies prices by, in per cent. */
export const percentOf = (urgency: Urgency, rules: LabRules): number =>
  ({ NORMAL: 100, URGENT: rules.urgentPercent, VERY_URGENT: rules.veryUrgentPercent })[urgency];

/** The price of a unit when it is urgent, as lists show it. */
export const urgentPrice = (price: UnitPrice, urgency: Urgency, rules: LabRules): UnitPrice =>
  unitPrice(part(price, percentOf(urgency, rules)));

/**
 * @param items with a price; those on request are left out
 * @param minOrder least of all items together, without what comes beside them
 */
export function priceOfForm(
  items: readonly ItemToPrice[],
  extras: FormExtras,
  minOrder: Cents,
  rules: LabRules,
): FormPrice {
  const percent = percentOf(extras.urgency, rules) - 100;
  const parts: PricePart[] = items.map((one, item) => {
    const count = countOf(one);
    const priced = lineAmount(one.unitPrice, count);
    const base = cents(Math.max(priced, one.minCharge));
    const urgent = one.isAgreed ? NOTHING : cents(part(base, percent));
    const amount = cents(base + urgent);
    return {
      ...{ kind: 'ITEM', item, count, rate: one.unitPrice, base, urgent, isLeast: priced < base, amount },
      tax: taxIn(amount),
    };
  });
  const ofItems = sum(parts.map(({ amount }) => amount));
  const further = (
    kind: PartKind,
    count: number,
    rate: Cents,
    item: number | null = null,
    amount?: Cents,
  ) => {
    const whole = amount ?? cents(count * rate);
    if (whole === 0) return;
    const price = unitPrice(rate * 10_000);
    parts.push({
      ...{ kind, item, count, rate: price, base: whole, urgent: NOTHING, isLeast: false, amount: whole },
      tax: taxIn(whole),
    });
  };
  for (const [item, { fixture }] of items.entries()) further('FIXTURE', 1, fixture, item);
  further('LANGUAGE', extras.isBilingual ? extras.reports : 0, yuan(rules.secondLanguage));
  further('COPIES', Math.max(0, extras.copies - 1) * extras.reports, yuan(rules.paperCopy));
  further('WITNESS', extras.witnessDays, yuan(rules.witnessDay));
  further('MAN_DAYS', extras.manDays, yuan(rules.manDay));
  further('ROAD', extras.km * 2, yuan(rules.kilometre));
  further('NIGHTS', extras.nights, yuan(rules.night));
  if (items.length > 0) further('TOP_UP', 1, cents(Math.max(0, minOrder - ofItems)));
  const over = Math.max(0, extras.returnKg - rules.returnFirstKg);
  if (extras.returnKg > 0)
    further(
      'RETURN',
      extras.returnKg,
      yuan(rules.returnFirst),
      null,
      yuan(rules.returnFirst + over * rules.returnKg),
    );
  return { parts, amount: sum(parts.map(({ amount }) => amount)), tax: sum(parts.map(({ tax }) => tax)) };
}

/** VAT inside an amount: half-up(amount × 6 ÷ 106). */
const taxIn = (amount: Cents): Cents => cents(amount - netOf(amount, TAX_RATE));
