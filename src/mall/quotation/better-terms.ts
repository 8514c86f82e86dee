// Whether an offer is as good as the one before for the purchaser, or better: only so may an expired one be renewed (Q17).
import type { Text } from '#kit/words/text.ts';
import { TRIGGERS } from '#mall/order/payment-plan.ts';
import { breakAt, freightOf, isOffered, ruleOf } from './offer-amounts.ts';
import type { QuotationLine, QuotationOffer } from './quotation-content.ts';

type Compared = Omit<QuotationOffer, 'validUntil' | 'note' | 'fileIds'>;

/** The first thing that is worse than before, in words; undefined when nothing is. */
export function worseThan(before: Compared, after: Compared): Text | undefined {
  const now = new Map(after.lines.map((line) => [line.lineNo, line]));
  for (const line of before.lines) {
    const worse = worseLine(line, now.get(line.lineNo));
    if (worse) return { zh: `第 ${line.lineNo} 行${worse.zh}`, en: `Line ${line.lineNo}: ${worse.en}` };
  }
  if (worseFreight(before, after)) return { zh: '运费条件变差', en: 'The freight terms are worse' };
  if (paidEarlier(before, after)) return { zh: '付款时间提前', en: 'Payment is due earlier' };
  if (before.isBinding && !after.isBinding) return { zh: '不再具有约束力', en: 'It is no longer binding' };
  if (before.taxPerMille !== after.taxPerMille || before.invoiceKind !== after.invoiceKind)
    return { zh: '税率或发票类型改变', en: 'The tax rate or the kind of invoice changed' };
  return undefined;
}

function worseLine(was: QuotationLine, is: QuotationLine | undefined): Text | undefined {
  if (!isOffered(was)) return undefined;
  if (!is || !isOffered(is)) return { zh: '不再提供', en: 'it is no longer offered' };
  if (was.answer === 'same' && is.answer !== 'same')
    return { zh: '改为替代型号', en: 'it is an alternative' };
  if (was.productId !== is.productId || was.partNo !== is.partNo || was.brandName !== is.brandName)
    return { zh: '型号改变', en: 'it is another product' };
  const [rule, former] = [ruleOf(is), ruleOf(was)];
  if (rule.minBuyNum > former.minBuyNum || former.multiple % rule.multiple !== 0)
    return { zh: '起订量或倍量提高', en: 'the least quantity or the multiple rises' };
  for (const { number } of [...was.breaks, ...is.breaks, { number: was.number }]) {
    if (number >= former.minBuyNum && breakAt(is, number).unitPrice > breakAt(was, number).unitPrice)
      return { zh: '单价提高', en: 'the price rises' };
  }
  if (is.leadDays > was.leadDays) return { zh: '交期变长', en: 'it takes longer' };
  if (is.warrantyMonths < was.warrantyMonths) return { zh: '质保缩短', en: 'the warranty is shorter' };
  return undefined;
}

function worseFreight(before: Compared, after: Compared): boolean {
  if (after.freight.kind === 'included') return false;
  if (before.freight.kind === 'collect') return false;
  return before.freight.kind !== after.freight.kind || freightOf(after) > freightOf(before);
}

/** Compared at every per mille that is due: never a larger share earlier than before. */
function paidEarlier(before: Compared, after: Compared): boolean {
  const place = (stage: QuotationOffer['plan'][number]) =>
    TRIGGERS.indexOf(stage.trigger) * 1_000 + stage.dueDays;
  const due = (plan: QuotationOffer['plan'], until: number) =>
    plan.reduce((sum, stage) => sum + (place(stage) <= until ? stage.perMille : 0), 0);
  return after.plan.some((stage) => due(after.plan, place(stage)) > due(before.plan, place(stage)));
}
