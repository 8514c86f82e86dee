// Makes the text of a contract of an award or of a template, and reckons what it comes to.
import {
  type Cents,
  cents,
  centsToWire,
  lineAmount,
  parseCents,
  parseUnitPrice,
  sum,
  unitPriceToWire,
} from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { sayPacking } from '#mall/goods/packing-name.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { ruleOf } from '#mall/quotation/offer-amounts.ts';
import type { AwardedLine, AwardsOfStore } from '#mall/quotation/server/quotation.ts';
import type { ContractContent, ContractLine, ContractParty } from '../../contract-content.ts';
import type { ContractKind } from '../../contract-status.ts';
import { type ClauseValues, type ContractTemplate, clausesOf } from '../../contract-templates.ts';

/** Everything a contract says before anybody has typed anything. */
export function emptyContent(of: {
  contractSn: string;
  kind: ContractKind;
  purchaser: ContractParty;
  supplier: ContractParty;
  template: ContractTemplate | undefined;
  title: Text;
  values?: Partial<ClauseValues>;
}): ContractContent {
  const { template } = of;
  return {
    contractSn: of.contractSn,
    kind: of.kind,
    title: { zh: of.title.zh, en: of.title.en },
    ruling: 'zh',
    templateKey: template?.key ?? '',
    templateVersion: template?.version ?? 0,
    inqSn: null,
    purchaser: of.purchaser,
    supplier: of.supplier,
    lines: [],
    goodsAmount: '0.00',
    freight: '0.00',
    amount: '0.00',
    taxPerMille: of.kind === 'SERVICE' ? 60 : 130,
    currency: 'CNY',
    plan: [{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }],
    deliveryPlace: '',
    invoiceKind: 'special',
    startsOn: '',
    endsOn: '',
    clauses: template ? clausesOf(template, of.values) : [],
    annexes: [],
    amendmentNo: 0,
  };
}

/** The awarded lines as they were accepted, under the accepted offer's terms. */
export function contentOfAwards(base: ContractContent, awards: AwardsOfStore): ContractContent {
  const { inquiry, lines: asked } = awards.found;
  const { terms } = awards;
  const byId = new Map(asked.map((line) => [line.inqLineId, line]));
  const lines = awards.lines.map((line, at): ContractLine => {
    const wished = byId.get(line.inqLineId);
    return lineOfAward(line, at + 1, wished ? { unit: wished.unit, wish: wished.wish } : undefined);
  });
  return withAmounts({
    ...base,
    inqSn: inquiry.inqSn,
    lines,
    freight: centsToWire(awards.freight),
    taxPerMille: terms.taxPerMille,
    currency: terms.currency,
    plan: terms.plan.map(({ trigger, perMille, dueDays }) => ({ trigger, perMille, dueDays })),
    deliveryPlace: inquiry.header.deliveryPlace,
    invoiceKind: terms.invoiceKind,
  });
}

function lineOfAward(
  award: AwardedLine,
  lineNo: number,
  asked: { unit: string; wish: Parameters<typeof lineTitle>[0] } | undefined,
): ContractLine {
  const { line } = award;
  return {
    lineNo,
    awardLineId: award.awardLineId,
    quotation: {
      quoSn: award.quoSn,
      versionNo: award.versionNo,
      versionHash: award.versionHash,
      lineHash: award.lineHash,
    },
    productId: line.productId,
    partNo: line.partNo,
    name: line.description || (asked ? lineTitle(asked.wish) : '') || line.partNo,
    brandName: line.brandName,
    packageName: line.packageName,
    matCode: asked && 'matCode' in asked.wish ? asked.wish.matCode : '',
    spec: [line.dateCode, sayPacking(line.packing, 'zh'), line.accreditation, line.remark]
      .filter(Boolean)
      .join('; '),
    unit: asked?.unit ?? '',
    number: award.number,
    ...ruleOf(line),
    unitPrice: unitPriceToWire(award.unitPrice),
    amount: centsToWire(award.amount),
    deliverBy: asked && 'needBy' in asked.wish ? asked.wish.needBy : '',
    leadDays: line.leadDays,
  };
}

/** Amounts follow from numbers and prices; what is no price yet counts nothing. A paper contract keeps the sum it was registered with. */
export function withAmounts(content: ContractContent): ContractContent {
  if (content.kind === 'OFFLINE' && content.lines.length === 0) return content;
  const lines = content.lines.map((line) => {
    const price = parseUnitPrice(line.unitPrice);
    return {
      ...line,
      amount: price === undefined ? '0.00' : centsToWire(lineAmount(price, line.number)),
    };
  });
  const goods = sum(lines.map(({ amount }) => centsOf(amount)));
  return {
    ...content,
    lines,
    goodsAmount: centsToWire(goods),
    amount: centsToWire(cents(goods + centsOf(content.freight))),
  };
}

/** Decimal yuan in a text of ours; 0 for what is half typed. */
export const centsOf = (text: string): Cents => parseCents(text) ?? cents(0);
