// Looks an award over before it is made: what can be awarded at which price, what needs a reason, what it comes to.

import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import {
  type Cents,
  cents,
  lineAmount,
  NOTHING,
  sum,
  type UnitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { FoundInquiry, InquiryLineRow } from '#mall/inquiry/server/inquiry.ts';
import {
  type Cell,
  compareQuotations,
  type FrozenComparison,
  isComparable,
} from '../../compare-quotations.ts';
import { askingFreight, freightOfPlan } from '../../freight-of-plan.ts';
import { breakAt, coverNumber, isOffered, isSold } from '../../offer-amounts.ts';
import type { QuotationLine } from '../../quotation-content.ts';
import { quotationStatus } from '../../quotation-status.ts';
import { USUAL_ANNUAL_PER_MILLE } from '../../quotation-terms.ts';
import { shortPrice } from '../../quotation-vocabulary.ts';
import { type LoadedOffer, pendingNumbers, termsOf } from '../compare/load-offers.ts';

export interface AwardWish {
  lineNo: number;
  quoSn: string;
  versionNo: number;
  number: number;
  reason: string;
}

export interface PlannedLine {
  inqLineId: number;
  lineNo: number;
  quoSn: string;
  storeId: number;
  versionNo: number;
  /** SHA-256 over the quotation's number, version and line. */
  lineHash: string;
  productId: number | null;
  number: number;
  unitPrice: UnitPrice;
  amount: Cents;
  line: QuotationLine;
  reason: string;
}

export interface AwardPlan {
  lines: PlannedLine[];
  goodsAmount: Cents;
  /** Of the quotations that have not been charged for carriage yet. */
  freight: Cents;
  problems: { lineNo: number; quoSn: string | null; text: Text }[];
  reasonsNeeded: { lineNo: number; quoSn: string; text: Text }[];
  /** All offers side by side, as they stand. */
  compared: FrozenComparison;
}

/** The hash that an accepted line carries into contract and order (invariant 10). */
const lineHashOf = (quoSn: string, versionNo: number, line: QuotationLine): string =>
  contentHashOf({ quoSn, versionNo, line });

/** @param offers of the inquiry, as they stand */
export async function planAward(
  work: Work,
  found: FoundInquiry,
  offers: readonly LoadedOffer[],
  wishes: readonly AwardWish[],
): Promise<AwardPlan> {
  const pending = await pendingNumbers(work, found.inquiry.inqSn);
  const compared = comparedNow(found, offers, pending);
  const taken = new Map<number, number>();
  const plan: AwardPlan = {
    lines: [],
    goodsAmount: cents(0),
    freight: cents(0),
    problems: [],
    reasonsNeeded: [],
    compared,
  };
  const seen = new Set<string>();
  for (const wish of wishes) {
    const inquiryLine = found.lines.find((line) => line.lineNo === wish.lineNo);
    const offer = offers.find((one) => one.quoSn === wish.quoSn);
    const line = offer?.lines.find((one) => one.lineNo === wish.lineNo);
    const problem = problemOf(work, wish, inquiryLine, offer, line, seen);
    seen.add(`${wish.lineNo} ${wish.quoSn}`);
    if (problem || !inquiryLine || !offer || !line) {
      plan.problems.push({ lineNo: wish.lineNo, quoSn: offer?.quoSn ?? null, text: problem ?? UNKNOWN });
      continue;
    }
    plan.lines.push(plannedLine(inquiryLine, offer, line, wish));
    const before = taken.get(inquiryLine.inqLineId) ?? 0;
    taken.set(inquiryLine.inqLineId, before + wish.number);
    const left = leftOf(inquiryLine, pending) - before;
    const why = [
      wish.number > left ? aboveAsked(wish, left) : undefined,
      notCheapest(compared.cells, offers, wish),
      offer.outdatedLines.has(wish.lineNo) ? outdated(wish) : undefined,
    ].filter((one) => one !== undefined);
    for (const text of why) plan.reasonsNeeded.push({ lineNo: wish.lineNo, quoSn: wish.quoSn, text });
  }
  plan.goodsAmount = sum(plan.lines.map((one) => one.amount));
  const asking = askingFreight(offers, plan.lines);
  const quoSns = asking.map((offer) => offer.quoSn);
  plan.freight = freightOfPlan(asking, await chargedBefore(work, quoSns));
  return plan;
}

const UNKNOWN: Text = { zh: '报价不存在', en: 'There is no such quotation' };

/** Pieces of a line that nothing has been awarded for. */
export const leftOf = (line: InquiryLineRow, pending: ReadonlyMap<number, number>): number =>
  Math.max(0, line.qty - line.awardedNum - (pending.get(line.inqLineId) ?? 0));

function problemOf(
  work: Work,
  wish: AwardWish,
  inquiryLine: InquiryLineRow | undefined,
  offer: LoadedOffer | undefined,
  line: QuotationLine | undefined,
  seen: ReadonlySet<string>,
): Text | undefined {
  const say = (zh: string, en: string): Text => ({
    zh: `第 ${wish.lineNo} 行：${zh}`,
    en: `Line ${wish.lineNo}: ${en}`,
  });
  if (!inquiryLine || !offer) return say('没有这一行或这份报价', 'there is no such line or quotation');
  if (seen.has(`${wish.lineNo} ${wish.quoSn}`))
    return say('同一报价重复选择', 'the same offer is chosen twice');
  if (inquiryLine.isClosed) return say('已不再定标', 'nothing more of it is awarded');
  if (!line || !isOffered(line)) return say('供应商没有报价', 'this supplier does not offer it');
  if (!quotationStatus[offer.state].isAwardable)
    return say('该报价当前不能接受', 'this quotation cannot be accepted now');
  if (offer.standingNo !== wish.versionNo)
    return say(
      `报价已更新到第 ${offer.standingNo} 版，请刷新`,
      `the offer has moved on to version ${offer.standingNo}: please load it again`,
    );
  if (offer.isExpired || (offer.validUntil && offer.validUntil <= work.now))
    return say('报价已过有效期', 'the offer is no longer valid');
  if (!isSold(line, wish.number)) {
    const up = coverNumber(line, wish.number);
    return say(
      `数量须满足起订量与倍量，如 ${up}`,
      `least quantity and multiple ask for another number, such as ${up}`,
    );
  }
  return undefined;
}

function plannedLine(
  inquiryLine: InquiryLineRow,
  offer: LoadedOffer,
  line: QuotationLine,
  { number, reason }: AwardWish,
): PlannedLine {
  const price = breakAt(line, number).unitPrice;
  return {
    inqLineId: inquiryLine.inqLineId,
    lineNo: line.lineNo,
    quoSn: offer.quoSn,
    storeId: offer.storeId,
    versionNo: offer.standingNo,
    lineHash: lineHashOf(offer.quoSn, offer.standingNo, line),
    productId: line.productId,
    number,
    unitPrice: price,
    amount: lineAmount(price, number),
    line,
    reason,
  };
}

function comparedNow(
  found: FoundInquiry,
  offers: readonly LoadedOffer[],
  pending: ReadonlyMap<number, number>,
): FrozenComparison {
  const needed = found.lines
    .filter((line) => !line.isClosed)
    .map((line) => ({ lineNo: line.lineNo, number: leftOf(line, pending) || line.qty }));
  return { needed, cells: compareQuotations(needed, offers, termsOf(found, USUAL_ANNUAL_PER_MILLE)) };
}

const aboveAsked = ({ lineNo, number }: AwardWish, left: number): Text => ({
  zh: `第 ${lineNo} 行：定标 ${number} 多于待定标的 ${Math.max(0, left)}`,
  en: `Line ${lineNo}: ${number} awarded, ${Math.max(0, left)} left to award`,
});

/** I6: the supplier has not confirmed his offer since the line was amended. */
const outdated = ({ lineNo }: AwardWish): Text => ({
  zh: `第 ${lineNo} 行：明细在报价后已变更，供应商尚未重新确认`,
  en: `Line ${lineNo}: it was amended after this offer, which the supplier has not confirmed since`,
});

/** As the comparison shows it: another comparable offer lands lower. */
function notCheapest(
  cells: readonly Cell[],
  offers: readonly LoadedOffer[],
  { lineNo, quoSn }: AwardWish,
): Text | undefined {
  const ofLine = cells.filter((cell) => cell.lineNo === lineNo);
  const chosen = ofLine.find((cell) => cell.quoSn === quoSn);
  const lowest = ofLine.find((cell) => cell.isLowest && isComparable(cell));
  if (!chosen?.landedUnit || !lowest?.landedUnit) return undefined;
  if ((lowest.landed ?? NOTHING) >= (chosen.landed ?? NOTHING)) return undefined;
  const name = offers.find((one) => one.quoSn === lowest.quoSn)?.storeName ?? { zh: '', en: '' };
  const [own, least] = [chosen.landedUnit, lowest.landedUnit].map((one) => shortPrice(unitPriceToWire(one)));
  return {
    zh: `第 ${lineNo} 行：不是最低价（落地单价 ¥${own}，${name.zh} ¥${least}）`,
    en: `Line ${lineNo}: not the lowest (landed ¥${own} apiece, ${name.en} ¥${least})`,
  };
}

/** Quotations of which something was awarded before: their carriage is in that award. */
async function chargedBefore(work: Work, quoSns: readonly string[]): Promise<Set<string>> {
  if (quoSns.length === 0) return new Set();
  const rows = await work.query<{ quoSn: string }>(
    `SELECT DISTINCT quo_sn AS "quoSn" FROM award_line WHERE quo_sn = ANY($1) AND state <> 'ANNULLED'`,
    [quoSns],
  );
  return new Set(rows.map((row) => row.quoSn));
}
