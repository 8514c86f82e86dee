// A quotation while it is typed: every field as it stands in the form, and what is sent of it.
import {
  type Cents,
  cents,
  centsToWire,
  parseCents,
  parseUnitPrice,
  sum,
  unitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import type { InquiryKind } from '#mall/inquiry/inquiry-kinds.ts';
import type { InquiryLineContent } from '#mall/inquiry/inquiry-lines.ts';
import { planOf, type TypedStage, typedPlan } from '#mall/order/parts/typed-plan.ts';
import { PAY_ON_ORDER, TRIGGERS } from '#mall/order/payment-plan.ts';
import { ANSWERS, type QuotationLine, type QuotationOffer } from '../../quotation-content.ts';

export type Answer = (typeof ANSWERS)[number];
export const FEES = ['test', 'fixture', 'report', 'urgency', 'travel'] as const;
export type Fee = (typeof FEES)[number];

/** Texts stay as typed, also half a number. */
export interface DraftLine {
  lineNo: number;
  /** '': not answered yet. */
  answer: Answer | '';
  number: number;
  productId: number | null;
  partNo: string;
  brandName: string;
  packageName: string;
  description: string;
  differences: { name: string; asked: string; offered: string }[];
  breaks: { number: string; unitPrice: string }[];
  multiple: string;
  spq: string;
  leadDays: string;
  dateCode: string;
  lotNum: string;
  warrantyMonths: string;
  packing: string;
  remark: string;
  fees: Record<Fee, string> | null;
  accreditation: string;
  isSubcontracted: boolean;
}

export interface QuoteDraft {
  freightKind: QuotationOffer['freight']['kind'];
  freightFee: string;
  taxPerMille: number;
  invoiceKind: QuotationOffer['invoiceKind'];
  plan: TypedStage[];
  validUntil: string;
  isBinding: boolean;
  note: string;
  fileIds: number[];
  lines: DraftLine[];
}

const NO_FEES: Record<Fee, string> = { test: '', fixture: '', report: '', urgency: '', travel: '' };

export const isService = (kind: InquiryKind) => kind !== 'GOODS';

/** An unanswered line. */
export function blankLine(asked: Pick<InquiryLineContent, 'lineNo' | 'qty'>, kind: InquiryKind): DraftLine {
  return {
    lineNo: asked.lineNo,
    answer: '',
    number: asked.qty,
    productId: null,
    partNo: '',
    brandName: '',
    packageName: '',
    description: '',
    differences: [],
    breaks: [{ number: '1', unitPrice: '' }],
    multiple: '1',
    spq: '1',
    leadDays: '',
    dateCode: '',
    lotNum: '',
    warrantyMonths: isService(kind) ? '' : '12',
    packing: '',
    remark: '',
    fees: isService(kind) ? { ...NO_FEES } : null,
    accreditation: '',
    isSubcontracted: false,
  };
}

/** "12.500000" → "12.5": how a price from the wire stands in a field. */
export function shortPrice(unitPrice: string): string {
  return unitPrice.includes('.') ? unitPrice.replace(/\.?0+$/, '') : unitPrice;
}

const shortAmount = (amount: string) => (/^0(\.0*)?$/.test(amount) ? '' : amount.replace(/\.00$/, ''));

type Kept = Readonly<Record<string, unknown>>;
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Kept[] => (Array.isArray(value) ? value.filter(isKept) : []);
const textOf = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

/** A kept, offered or suggested line, back into the form. */
export function draftLineOf(line: Kept, blank: DraftLine): DraftLine {
  const breaks = listOf(line.breaks).map((one) => ({
    number: textOf(one.number),
    unitPrice: shortPrice(textOf(one.unitPrice)),
  }));
  const fees = isKept(line.fees) ? line.fees : {};
  return {
    lineNo: blank.lineNo,
    answer: ANSWERS.find((one) => one === line.answer) ?? blank.answer,
    number: typeof line.number === 'number' && line.number > 0 ? line.number : blank.number,
    productId: typeof line.productId === 'number' ? line.productId : null,
    partNo: textOf(line.partNo),
    brandName: textOf(line.brandName),
    packageName: textOf(line.packageName),
    description: textOf(line.description),
    differences: listOf(line.differences).map((one) => ({
      name: textOf(one.name),
      asked: textOf(one.asked),
      offered: textOf(one.offered),
    })),
    breaks: breaks.length > 0 ? breaks : blank.breaks,
    multiple: textOf(line.multiple, blank.multiple),
    spq: textOf(line.spq, blank.spq),
    leadDays: textOf(line.leadDays, blank.leadDays),
    dateCode: textOf(line.dateCode),
    lotNum: textOf(line.lotNum).replace(/^0$/, ''),
    warrantyMonths: textOf(line.warrantyMonths, blank.warrantyMonths),
    packing: textOf(line.packing),
    remark: textOf(line.remark),
    fees: blank.fees
      ? (Object.fromEntries(FEES.map((fee) => [fee, shortAmount(textOf(fees[fee]))])) as Record<Fee, string>)
      : null,
    accreditation: textOf(line.accreditation),
    isSubcontracted: line.isSubcontracted === true,
  };
}

/** A line answered from a listing: what a listing does not know, such as the warranty, stays as it was typed. */
export function filledLine(listing: Kept, line: DraftLine): DraftLine {
  const { number, dateCode, lotNum, warrantyMonths, remark } = line;
  return { ...draftLineOf(listing, line), number, dateCode, lotNum, warrantyMonths, remark };
}

/**
 * A kept draft, a standing offer or nothing at all as the form shows it; every asked line has its row.
 * @param kept an offer, or what `keptOf` made: the same with texts as typed; what does not fit is left out
 */
export function draftOf(
  kept: Kept,
  asked: readonly Pick<InquiryLineContent, 'lineNo' | 'qty'>[],
  kind: InquiryKind,
  validUntil: string,
): QuoteDraft {
  const known = new Map(listOf(kept.lines).map((line) => [Number(line.lineNo), line]));
  const freight = isKept(kept.freight) ? kept.freight : {};
  const plan = listOf(kept.plan).map((stage) => ({
    trigger: oneOf(TRIGGERS, stage.trigger, 'ON_ORDER'),
    share: typeof stage.perMille === 'number' ? String(stage.perMille / 10) : textOf(stage.share),
    days: textOf(stage.dueDays ?? stage.days, '0'),
  }));
  return {
    freightKind: oneOf(['included', 'fixed', 'collect'], freight.kind, 'included'),
    freightFee: shortAmount(textOf(freight.fee)),
    taxPerMille: typeof kept.taxPerMille === 'number' ? kept.taxPerMille : isService(kind) ? 60 : 130, // domain R7
    invoiceKind: oneOf(['none', 'normal', 'special'], kept.invoiceKind, 'special'),
    plan: plan.length > 0 ? plan : typedPlan(PAY_ON_ORDER),
    validUntil: textOf(kept.validUntil, validUntil),
    isBinding: kept.isBinding !== false,
    note: textOf(kept.note),
    fileIds: Array.isArray(kept.fileIds)
      ? kept.fileIds.filter((id): id is number => typeof id === 'number')
      : [],
    lines: asked.map((one) => {
      const line = known.get(one.lineNo);
      const blank = blankLine(one, kind);
      return line ? draftLineOf(line, blank) : blank;
    }),
  };
}

/** What is kept of a draft: an offer by its shape, its texts as they were typed. */
export function keptOf(draft: QuoteDraft): Record<string, unknown> {
  const { freightKind, freightFee, ...rest } = draft;
  return { ...rest, freight: { kind: freightKind, fee: freightFee } };
}

export const MOST_PIECES = 10_000_000_000;

/** A whole number as typed, within bounds; undefined when it is none. */
export function readWhole(text: string, min: number, max: number): number | undefined {
  const typed = plainNumber(text);
  if (!/^\d{1,11}$/.test(typed)) return undefined;
  const value = Number(typed);
  return value >= min && value <= max ? value : undefined;
}

/** The break whose price counts at the quantity that is bought: the highest not above it, else the first. */
export function countingBreak({ breaks, multiple, number }: DraftLine): number {
  const least = readWhole(breaks[0]?.number ?? '', 1, MOST_PIECES) ?? 1;
  const rule = { minBuyNum: least, multiple: readWhole(multiple, 1, MOST_PIECES) ?? 1 };
  const bought = repairQuantity(number, rule) ?? number;
  let [counting, from] = [0, least];
  for (const [at, one] of breaks.entries()) {
    const starts = readWhole(one.number, 1, MOST_PIECES);
    if (starts !== undefined && starts <= bought && starts > from) [counting, from] = [at, starts];
  }
  return counting;
}

/** What is typed or pasted with a Chinese keyboard or from a table is a number as well: １,２００, ￥0.5, 1 000. */
const plainNumber = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s,]/g, '').replace(/^¥/, '');

/** A unit price as typed, above zero; undefined when it is none. */
export function readPrice(text: string): string | undefined {
  const price = parseUnitPrice(plainNumber(text));
  return price === undefined || price === 0 || price >= 1e15 ? undefined : unitPriceToWire(price);
}

const readFee = (text: string): Cents | undefined =>
  text.trim() === '' ? cents(0) : parseCents(plainNumber(text));

/** What one of a service costs: its fees together; undefined while a fee is no amount. */
export function feesTotal(fees: Record<Fee, string>): Cents | undefined {
  const read = FEES.map((fee) => readFee(fees[fee]));
  return read.some((amount) => amount === undefined || amount < 0) ? undefined : sum(read as Cents[]);
}

/** A line as it is sent. Call it on one without faults; half-typed numbers fall back to the least. */
export function quotationLineOf(line: DraftLine): QuotationLine {
  const answer = line.answer || 'none';
  const whole = (text: string, otherwise: number) => readWhole(text, 0, MOST_PIECES) ?? otherwise;
  const fees = line.fees && answer !== 'none' ? feesOf(line.fees) : null;
  return {
    lineNo: line.lineNo,
    answer,
    number: line.number,
    productId: answer === 'none' ? null : line.productId,
    partNo: line.partNo.trim(),
    brandName: line.brandName.trim(),
    packageName: line.packageName.trim(),
    description: line.description.trim(),
    differences: answer === 'alternative' ? line.differences.filter((one) => one.name.trim()) : [],
    breaks:
      answer === 'none'
        ? []
        : line.fees
          ? [{ number: 1, unitPrice: unitPriceToWire(unitPrice((feesTotal(line.fees) ?? 0) * 10_000)) }]
          : line.breaks.flatMap((one) => {
              const price = readPrice(one.unitPrice);
              const number = readWhole(one.number, 1, MOST_PIECES);
              return price && number ? [{ number, unitPrice: price }] : [];
            }),
    multiple: Math.max(1, whole(line.multiple, 1)),
    spq: Math.max(1, whole(line.spq, 1)),
    leadDays: whole(line.leadDays, 0),
    dateCode: line.dateCode.trim(),
    lotNum: whole(line.lotNum, 0),
    warrantyMonths: whole(line.warrantyMonths, 0),
    packing: line.packing.trim(),
    remark: line.remark.trim(),
    fees,
    accreditation: line.accreditation.trim(),
    isSubcontracted: line.isSubcontracted,
  };
}

function feesOf(fees: Record<Fee, string>): Record<Fee, string> {
  return Object.fromEntries(FEES.map((fee) => [fee, centsToWire(readFee(fees[fee]) ?? cents(0))])) as Record<
    Fee,
    string
  >;
}

/** What is handed in. */
export function offerOf(draft: QuoteDraft): QuotationOffer {
  return {
    freight: {
      kind: draft.freightKind,
      fee: draft.freightKind === 'fixed' ? draft.freightFee.trim() || '0.00' : '0.00',
    },
    taxPerMille: draft.taxPerMille,
    invoiceKind: draft.invoiceKind,
    plan: [...(planOf(draft.plan) ?? PAY_ON_ORDER)],
    validUntil: draft.validUntil,
    isBinding: draft.isBinding,
    note: draft.note.trim(),
    fileIds: draft.fileIds,
    lines: draft.lines.map(quotationLineOf),
  };
}
