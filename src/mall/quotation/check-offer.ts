// What is wrong with an offer before it may be submitted: the same sentences while it is typed and when it is judged.

import { type Cents, centsToWire, sum } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { checkPlan } from '#mall/order/payment-plan.ts';
import { amountOf, priceOf } from './offer-amounts.ts';
import type { QuotationLine, QuotationOffer } from './quotation-content.ts';
import { VALID_AFTER_DEADLINE, VALID_LONGEST } from './quotation-terms.ts';

/** What of the inquiry an offer is held against. */
export interface AskedForOffer {
  lines: readonly { lineNo: number; title: string }[];
  allowsPartial: boolean;
  allowsAlternatives: boolean;
  /** Until when suppliers may quote; null once that is over. */
  deadline: Date | null;
}

/** `lineNo` null: it is about the whole. `path`: the field within the offer or the line. */
export interface OfferProblem {
  path: string;
  lineNo: number | null;
  text: Text;
}

/** Chosen: an answer to a counter-offer is good for at least so long. */
const ANSWER_VALID = days(3);
/** Chosen: no line is dearer; larger ones would not fit into the sums. */
const DEAREST_LINE = 10_000_000_000_000n; // fen: ¥100 billion

/** Whether so many at this price, micro-yuan each, are more than sums can hold. */
export const isTooDear = (number: number, price: number): boolean =>
  (BigInt(number) * BigInt(price)) / 10_000n > DEAREST_LINE;

/** Every problem, the whole first, then line by line; empty when it may be submitted (Q3). */
export function checkOffer(asked: AskedForOffer, offer: QuotationOffer, now: Date): OfferProblem[] {
  const whole = (path: string, text: Text): OfferProblem => ({ path, lineNo: null, text });
  const found: OfferProblem[] = [];
  const valid = validityProblem(asked, offer.validUntil, now);
  if (valid) found.push(whole('validUntil', valid));
  const plan = checkPlan(offer.plan);
  if (plan) found.push(whole('plan', plan));
  if (offer.lines.length > 0 && offer.lines.every((line) => line.answer === 'none'))
    found.push(
      whole('lines', {
        zh: '至少报价一行；都不能提供请放弃报价',
        en: 'Quote at least one line, or decline the inquiry',
      }),
    );
  const byNo = Map.groupBy(offer.lines, (line) => line.lineNo);
  for (const { lineNo, title } of asked.lines) {
    const lines = byNo.get(lineNo) ?? [];
    byNo.delete(lineNo);
    const add = (path: string, text: Text) => found.push({ path, lineNo, text });
    if (lines.length !== 1) {
      add('answer', {
        zh: `第 ${lineNo} 行 ${title} 还没有报价（不能提供也请注明）`,
        en: `Line ${lineNo}, ${title}, has no answer yet (say so if you cannot offer it)`,
      });
      continue;
    }
    for (const [path, text] of lineProblems(asked, lines[0]!)) add(path, text);
  }
  for (const lineNo of byNo.keys())
    found.push({
      path: 'lineNo',
      lineNo,
      text: { zh: `询价中没有第 ${lineNo} 行`, en: `The inquiry has no line ${lineNo}` },
    });
  return found;
}

function validityProblem({ deadline }: AskedForOffer, validUntil: string, now: Date): Text | undefined {
  const end = endOfDay(validUntil);
  if (Number.isNaN(end.getTime()) || dayInChina(new Date(end.getTime() - 1)) !== validUntil)
    return { zh: '请填写有效期，如 2026-12-31', en: 'Valid until: a date like 2026-12-31' };
  const earliest = deadline ? after(deadline, VALID_AFTER_DEADLINE) : after(now, ANSWER_VALID);
  if (end < earliest) {
    const day = dayInChina(earliest);
    return deadline
      ? {
          zh: `有效期至少到截止后 3 天（${day}）`,
          en: `Valid for at least 3 days after the deadline (${day})`,
        }
      : { zh: `有效期至少 3 天（${day}）`, en: `Valid for at least 3 days (${day})` };
  }
  if (end > after(now, VALID_LONGEST)) return { zh: '有效期最长一年', en: 'Valid for a year at most' };
  return undefined;
}

function* lineProblems(asked: AskedForOffer, line: QuotationLine): Generator<[string, Text]> {
  const name = { zh: `第 ${line.lineNo} 行`, en: `Line ${line.lineNo}` };
  const say = (zh: string, en: string): Text => ({ zh: `${name.zh}：${zh}`, en: `${name.en}: ${en}` });
  if (line.answer === 'none') {
    if (!asked.allowsPartial)
      yield ['answer', say('买方要求整单报价，不能缺行', 'the purchaser wants every line quoted')];
    return;
  }
  if (line.answer === 'alternative') {
    if (!asked.allowsAlternatives)
      yield ['answer', say('买方不接受替代型号', 'the purchaser accepts no alternatives')];
    if (!line.partNo && !line.description)
      yield ['partNo', say('请填写替代型号', 'please name the alternative')];
    if (line.differences.length === 0)
      yield ['differences', say('请列出与所询型号的差异', 'please say how it differs from what was asked')];
  }
  const { breaks } = line;
  if (breaks.length === 0) {
    yield ['breaks', say('请填写单价', 'please give a price')];
    return;
  }
  if (breaks.some((one) => priceOf(one.unitPrice) <= 0))
    yield ['breaks', say('单价必须大于 0', 'a price is above zero')];
  for (const [i, one] of breaks.entries()) {
    const before = breaks[i - 1];
    if (!before) continue;
    if (one.number <= before.number)
      yield ['breaks', say('阶梯数量应递增', 'quantities of price breaks must rise')];
    else if (priceOf(one.unitPrice) > priceOf(before.unitPrice))
      yield ['breaks', say('数量越大单价不应越高', 'a larger quantity does not cost more apiece')];
  }
  if (breaks[0]!.number % line.multiple !== 0)
    yield [
      'multiple',
      say(
        `起订量 ${breaks[0]!.number} 应为倍量 ${line.multiple} 的整数倍`,
        `the least quantity ${breaks[0]!.number} must be a multiple of ${line.multiple}`,
      ),
    ];
  const largest = Math.max(line.number, breaks.at(-1)!.number) + line.multiple;
  if (isTooDear(largest, priceOf(breaks[0]!.unitPrice)))
    yield ['breaks', say('金额过大', 'the amount is too large')];
  if (line.fees) {
    const fees = sum(Object.values(line.fees).map(amountOf));
    if (BigInt(fees) * 10_000n !== BigInt(priceOf(breaks[0]!.unitPrice)))
      yield [
        'fees',
        say(`费用合计 ${shown(fees)} 应等于单价`, `the fees add up to ${shown(fees)}, not to the price`),
      ];
  }
}

const shown = (amount: Cents): string => showAmount(centsToWire(amount));
