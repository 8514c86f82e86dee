// A counter-offer while it is typed: what the purchaser wants otherwise, line by line, and what it comes to.

import { type Cents, cents, parseUnitPrice, unitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { planOf, type TypedStage, typedPlan } from '#mall/order/parts/typed-plan.ts';
import { counterContent } from '../../counter-content.ts';
import { ownAmount } from '../../offer-amounts.ts';
import type { QuotationContent, QuotationLine } from '../../quotation-content.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { readPrice, readWhole, shortPrice } from '../sheet/quote-draft.ts';

export const COUNTER_FIELDS = ['unitPrice', 'number', 'leadDays'] as const;
export type CounterField = (typeof COUNTER_FIELDS)[number];
/** '' leaves it as offered. */
export type CounterLine = Record<CounterField, string>;

export interface CounterDraft {
  lines: Readonly<Record<number, CounterLine>>;
  /** Null: payment and freight stay. */
  plan: TypedStage[] | null;
  freightKind: 'included' | 'fixed' | 'collect' | '';
  freightFee: string;
  note: string;
  awardsOnAgreement: boolean;
}

export const NO_COUNTER: CounterDraft = {
  lines: {},
  plan: null,
  freightKind: '',
  freightFee: '',
  note: '',
  awardsOnAgreement: true,
};

const EMPTY: CounterLine = { unitPrice: '', number: '', leadDays: '' };

export const counterLineOf = (draft: CounterDraft, lineNo: number): CounterLine =>
  draft.lines[lineNo] ?? EMPTY;

/** The offer in force, without what its page adds to it. */
export function offeredLines(standing: QuotationVersion): QuotationLine[] {
  return standing.lines.map(({ unitPrice: _price, amount: _amount, ...line }) => line);
}

export type CounterFault = 'price' | 'number' | 'leadDays' | { up: number; multiple: number };

export interface CounteredLine {
  /** What differs from the offer; undefined where nothing does, or something is wrong. */
  wanted: { lineNo: number; unitPrice?: string; number?: number; leadDays?: number } | undefined;
  fault: CounterFault | undefined;
  /** With the changes. */
  amount: Cents;
}

const cache = new WeakMap<QuotationLine, { typed: CounterLine; result: CounteredLine }>();

/** Found once per state of a line. @param offered from `offeredLines`, the same objects each time */
export function counteredLine(offered: QuotationLine, typed: CounterLine): CounteredLine {
  const known = cache.get(offered);
  if (known?.typed === typed) return known.result;
  const result = judge(offered, typed);
  cache.set(offered, { typed, result });
  return result;
}

function judge(offered: QuotationLine, typed: CounterLine): CounteredLine {
  const before = ownAmount(offered);
  const same: CounteredLine = { wanted: undefined, fault: undefined, amount: before?.amount ?? cents(0) };
  if (!before || (!typed.unitPrice.trim() && !typed.number.trim() && !typed.leadDays.trim())) return same;
  const price = typed.unitPrice.trim() ? readPrice(typed.unitPrice) : undefined;
  if (typed.unitPrice.trim() && price === undefined) return { ...same, fault: 'price' };
  const number = typed.number.trim() ? readWhole(typed.number, 1, 10_000_000_000) : undefined;
  if (typed.number.trim() && number === undefined) return { ...same, fault: 'number' };
  const leadDays = typed.leadDays.trim() ? readWhole(typed.leadDays, 0, 730) : undefined;
  if (typed.leadDays.trim() && leadDays === undefined) return { ...same, fault: 'leadDays' };
  const wanted = {
    lineNo: offered.lineNo,
    ...(price === undefined || price === unitPriceToWire(before.unitPrice) ? {} : { unitPrice: price }),
    ...(number === undefined || number === offered.number ? {} : { number }),
    ...(leadDays === undefined || leadDays === offered.leadDays ? {} : { leadDays }),
  };
  if (Object.keys(wanted).length === 1) return same;
  const made = counterContent(
    { ...FRAME, lines: [offered] },
    { lines: [wanted], note: '', awardsOnAgreement: true },
  );
  if ('problem' in made) return made.problem.kind === 'number' ? { ...same, fault: made.problem } : same;
  const line = made.content.lines[0];
  return { wanted, fault: undefined, amount: (line && ownAmount(line)?.amount) ?? cents(0) };
}

/** Of a content only the lines matter here. */
const FRAME: QuotationContent = {
  freight: { kind: 'included', fee: '0.00' },
  taxPerMille: 0,
  invoiceKind: 'none',
  plan: [],
  validUntil: '',
  isBinding: true,
  note: '',
  fileIds: [],
  lines: [],
  side: 'supplier',
  inqSn: '',
  inquiryVersionNo: 1,
  currency: 'CNY',
  isFinal: false,
};

/** Every offered price changed by so many per mille, rounded to what the offered price shows of decimals, two at least. */
export function changedPrices(
  lines: readonly QuotationLine[],
  draft: CounterDraft,
  perMille: number,
): CounterDraft['lines'] {
  const changed: Record<number, CounterLine> = { ...draft.lines };
  for (const line of lines) {
    const before = ownAmount(line);
    if (!before) continue;
    const step = 10 ** Math.max(0, 6 - Math.max(2, decimalsOf(unitPriceToWire(before.unitPrice))));
    const price = Math.max(step, Math.round((before.unitPrice * (1000 + perMille)) / 1000 / step) * step);
    changed[line.lineNo] = {
      ...counterLineOf(draft, line.lineNo),
      unitPrice: shortPrice(unitPriceToWire(unitPrice(price))),
    };
  }
  return changed;
}

const decimalsOf = (wire: string) => wire.replace(/0+$/, '').split('.')[1]?.length ?? 0;

/** The terms that differ; undefined where a figure in them is wrong. */
export function wantedTerms(
  draft: CounterDraft,
  standing: Pick<QuotationVersion, 'plan' | 'freight'>,
): { plan?: QuotationVersion['plan']; freight?: QuotationVersion['freight'] } | undefined {
  const terms: { plan?: QuotationVersion['plan']; freight?: QuotationVersion['freight'] } = {};
  if (draft.plan) {
    const plan = planOf(draft.plan);
    if (!plan) return undefined;
    if (JSON.stringify(typedPlan(plan)) !== JSON.stringify(typedPlan(standing.plan))) terms.plan = [...plan];
  }
  if (draft.freightKind) {
    const fee = draft.freightKind === 'fixed' ? parseUnitPrice(draft.freightFee) : 0;
    if (fee === undefined || !/^\d*(\.\d{1,2})?$/.test(draft.freightFee.trim())) return undefined;
    const freight = {
      kind: draft.freightKind,
      fee: draft.freightKind === 'fixed' ? Number(draft.freightFee).toFixed(2) : '0.00',
    };
    if (JSON.stringify(freight) !== JSON.stringify(standing.freight)) terms.freight = freight;
  }
  return terms;
}
