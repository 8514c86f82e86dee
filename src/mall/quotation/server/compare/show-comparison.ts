// The comparison page: all offers in force side by side, what a split would come to, and the history of one cell.

import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire, NOTHING, parseUnitPrice, sum, unitPriceToWire } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { inquiryStatus } from '#mall/inquiry/inquiry-status.ts';
import {
  type FoundInquiry,
  inquiryButtons,
  isOpenForQuotations,
  readerOf,
} from '#mall/inquiry/server/inquiry.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import {
  type Cell,
  cellKey,
  compareQuotations,
  costOf,
  HARD_REASONS,
  isComparable,
  WEIGHTS,
} from '../../compare-quotations.ts';
import type { CompareCell, CompareLine, CompareSupplier } from '../../comparison.protocol.ts';
import { coverNumber, isOffered, isSold } from '../../offer-amounts.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationLine } from '../../quotation-content.ts';
import { mayHaggle, quotationActions } from '../../quotation-process.ts';
import { quotationStatus, stateForPurchaser } from '../../quotation-status.ts';
import { sayPlan } from '../../quotation-vocabulary.ts';
import { requireComparable } from '../award/award-lines.ts';
import { leftOf } from '../award/plan-award.ts';
import { namedAwarders } from '../award/who-may-award.ts';
import { QUOTATION, requireReceived } from '../hold-quotation.ts';
import { markSeen } from '../show/mark-seen.ts';
import { type FrozenLine, frozenLines, wonByCell } from './frozen-lines.ts';
import { basisOf, type LoadedOffer, loadOffers, pendingNumbers, termsOf } from './load-offers.ts';

type Acts = Actions<typeof quotationProtocol>;

interface Compared {
  found: FoundInquiry;
  offers: LoadedOffer[];
  needed: { lineNo: number; number: number }[];
  cells: Cell[];
  pending: Map<number, number>;
  /** Lines whose cells are as they were at the award. */
  frozen: ReadonlyMap<number, FrozenLine>;
}

async function compareAll(
  work: Work,
  member: ActorOf<typeof quotationProtocol.comparison>,
  { inqSn, annualPerMille, needs }: InputOf<typeof quotationProtocol.comparison>,
): Promise<Compared> {
  const found = await requireComparable(work, member, inqSn);
  const pending = await pendingNumbers(work, inqSn);
  const isOver =
    !mayHaggle(found.inquiry.state, found.inquiry.isSealed) && !isOpenForQuotations(found.inquiry, work.now);
  const settled = found.lines.filter((line) => isOver || line.isClosed || leftOf(line, pending) === 0);
  const frozen = await frozenLines(
    work,
    inqSn,
    settled.map(({ lineNo }) => lineNo),
    isOver,
  );
  const kept = new Set([...frozen.values()].flatMap(({ cells }) => cells.map(({ quoSn }) => quoSn)));
  const offers = await loadOffers(work, found, [...kept]);
  await markSeen(work, member, offers);
  const wanted = new Map(needs.map((one) => [one.lineNo, one.number]));
  const needed = found.lines.map((line) => ({
    lineNo: line.lineNo,
    number: frozen.get(line.lineNo)?.number ?? wanted.get(line.lineNo) ?? (leftOf(line, pending) || line.qty),
  }));
  // A fixed freight is shared by all lines, frozen or not.
  const live = compareQuotations(needed, offers, termsOf(found, annualPerMille));
  const cells = needed.flatMap(
    ({ lineNo }) => frozen.get(lineNo)?.cells ?? live.filter((cell) => cell.lineNo === lineNo),
  );
  return { found, offers, needed, cells, pending, frozen };
}

/** @throws quotationErrors.notFound, sealed with the sentence why */
export const showComparison: Acts['comparison'] = async (work, reader, input) => {
  const { found, offers, needed, cells, pending, frozen } = await compareAll(work, reader, input);
  const member = readerOf(found.inquiry, reader);
  const { inquiry } = found;
  const { language } = work;
  const isOpen = mayHaggle(inquiry.state, inquiry.isSealed);
  const number = new Map(needed.map((one) => [one.lineNo, one.number]));
  const bySupplier = Map.groupBy(cells, (cell) => cell.quoSn);
  const waiting = new Set(offers.filter(isAnswerDue).map((offer) => offer.quoSn));
  const won = await wonByCell(work, inquiry.inqSn);
  const mayAward = mayDo(member, 'rfq.award');
  const suppliers = offers.map((offer) =>
    supplierReply(work, member, found, offer, bySupplier.get(offer.quoSn) ?? []),
  );
  const lowest = [
    ...Map.groupBy(
      cells.filter((cell) => cell.isLowest),
      (cell) => cell.lineNo,
    ).values(),
  ];
  const whole = offers
    .map(({ quoSn }) => ({ quoSn, own: bySupplier.get(quoSn) ?? [] }))
    .filter(({ own }) => own.length > 0 && own.filter(isComparable).length === found.lines.length)
    .map(({ quoSn, own }) => ({ quoSn, landed: landedOf(own) }))
    .sort((a, b) => a.landed - b.landed);
  return {
    inqSn: inquiry.inqSn,
    title: inquiry.title,
    kind: inquiry.kind,
    state: inquiry.state,
    stateName: inquiryStatus[inquiry.state][language],
    tone: inquiryStatus[inquiry.state].tone,
    currency: inquiry.header.currency,
    annualPerMille: input.annualPerMille,
    basis: basisOf(found),
    version: inquiry.version,
    inquiryActions: inquiryButtons(inquiry, member),
    how: howOf(found, input.annualPerMille).map((text) => text[language]),
    lines: found.lines.map((line) => ({
      ...lineReply(line, number.get(line.lineNo) ?? line.qty, pending),
      isFrozen: frozen.has(line.lineNo),
    })),
    suppliers,
    cells: cells.map((cell) => ({
      ...cellReply(work, cell, !frozen.has(cell.lineNo) && waiting.has(cell.quoSn)),
      ...(won.get(cellKey(cell.lineNo, cell.quoSn)) ?? NOTHING_WON),
    })),
    cheapestSplit: {
      landed: centsToWire(sum(lowest.map((own) => own[0]?.landed ?? NOTHING))),
      lines: lowest.length,
    },
    cheapestSingle: whole[0] ? { quoSn: whole[0].quoSn, landed: centsToWire(whole[0].landed) } : null,
    mayAward: isOpen && mayAward,
    whoMayAward: isOpen && !mayAward ? (await namedAwarders(work, inquiry)).map(({ name }) => name) : [],
    mayHaggle: isOpen && mayDo(member, 'quote.counter'),
  };
};

const NOTHING_WON = { awardedNum: 0, pendingNum: 0 };

const landedOf = (cells: readonly Cell[]): Cents => sum(cells.map((cell) => cell.landed ?? NOTHING));

function lineReply(
  line: FoundInquiry['lines'][number],
  needed: number,
  pending: ReadonlyMap<number, number>,
): Omit<CompareLine, 'isFrozen'> {
  const target = 'targetPrice' in line.wish ? parseUnitPrice(line.wish.targetPrice) : undefined;
  return {
    lineNo: line.lineNo,
    inqLineId: line.inqLineId,
    title: lineTitle(line.wish),
    unit: line.unit,
    qty: line.qty,
    needed,
    awardedNum: line.awardedNum,
    pendingNum: pending.get(line.inqLineId) ?? 0,
    isClosed: line.isClosed,
    targetPrice: target === undefined ? null : unitPriceToWire(target),
  };
}

function supplierReply(
  work: Work,
  member: Member,
  { inquiry, lines }: FoundInquiry,
  offer: LoadedOffer,
  cells: readonly Cell[],
): CompareSupplier {
  const offered = cells.filter((cell) => cell.landed !== undefined);
  const status = quotationStatus[offer.state];
  return {
    quoSn: offer.quoSn,
    version: offer.version,
    storeId: offer.storeId,
    storeName: offer.storeName[work.language],
    isSelfOperated: offer.isSelfOperated,
    state: stateForPurchaser(offer),
    stateName: quotationStatus[stateForPurchaser(offer)][work.language],
    tone: status.tone,
    versionNo: offer.standingNo,
    versionNum: offer.versionNum,
    isFinal: offer.content.isFinal,
    isFinalAsked: offer.isFinalAsked,
    isBinding: offer.isBinding,
    isOnOldVersion: offer.inquiryVersionNo < inquiry.versionNo,
    validUntil: offer.validUntil?.toISOString() ?? null,
    freight: { kind: offer.freight.kind, fee: Number(offer.freight.fee).toFixed(2) },
    taxPerMille: offer.taxPerMille,
    invoiceKind: offer.invoiceKind,
    planText: sayPlan(offer.plan, work.language),
    note: offer.content.note,
    offeredNum: offered.length,
    goodsAmount: centsToWire(sum(offered.map((cell) => cell.goodsAmount ?? NOTHING))),
    landed: centsToWire(landedOf(offered)),
    isComplete: offered.length === lines.length,
    allowedActions: quotationActions(
      {
        ...offer,
        inquiryState: inquiry.state,
        isQuoting: isOpenForQuotations(inquiry, work.now),
        isSealed: inquiry.isSealed,
        wasSeen: true,
        renewableUntil: null,
      },
      'purchaser',
      work.now,
    ).filter(
      (action) =>
        action !== 'see' &&
        mayDo(member, action === 'accept' || action === 'acceptMore' ? 'rfq.award' : 'quote.counter'),
    ),
  };
}

/** It is with the supplier: he replaces it, or a counter-offer waits for him. */
const isAnswerDue = ({ state }: LoadedOffer): boolean =>
  quotationStatus[state].isInHand === true || state === 'COUNTERED';

type ShownReason = CompareCell['reasons'][number]['code'];

const REASON_WORDS: Record<ShownReason, Text> = {
  none: { zh: '不能提供', en: 'Not available' },
  alternative: { zh: '替代型号，参数有差异', en: 'An alternative that differs' },
  oldVersion: { zh: '该行在报价后已变更', en: 'The line was amended after this offer' },
  expired: { zh: '报价已过有效期', en: 'The offer is no longer valid' },
  notStanding: { zh: '报价已结束', en: 'The quotation is over' },
  waiting: { zh: '等待供应商回应', en: 'Supplier to answer first' },
  carriage: { zh: '运费到付，未计入', en: 'Freight is paid to the carrier and not counted' },
  more: { zh: '起订量或倍量使数量多于需求', en: 'Least quantity or multiple make it more than needed' },
  untaxed: { zh: '不能取得专用发票，进项税不可抵扣', en: 'No special invoice: input tax cannot be deducted' },
};

const yuanOf = (amount: Cents | undefined) => centsToWire(amount ?? NOTHING);

function cellReply(
  work: Work,
  cell: Cell,
  isWaiting: boolean,
): Omit<CompareCell, 'awardedNum' | 'pendingNum'> {
  const reasons: ShownReason[] =
    isWaiting && cell.landed !== undefined ? ['waiting', ...cell.reasons] : cell.reasons;
  return {
    quoSn: cell.quoSn,
    lineNo: cell.lineNo,
    answer: cell.line.answer,
    partNo: cell.line.partNo,
    brandName: cell.line.brandName,
    number: cell.number ?? 0,
    breakNumber: cell.breakNumber ?? 0,
    unitPrice: cell.unitPrice === undefined ? null : unitPriceToWire(cell.unitPrice),
    goodsAmount: yuanOf(cell.goodsAmount),
    freightShare: yuanOf(cell.freightShare),
    deductibleTax: yuanOf(cell.deductibleTax),
    financeCost: yuanOf(cell.financeCost),
    landed: yuanOf(cell.landed),
    landedUnit: cell.landedUnit === undefined ? null : unitPriceToWire(cell.landedUnit),
    better: cell.better ? { number: cell.better.number, amount: centsToWire(cell.better.amount) } : null,
    leadDays: cell.line.leadDays,
    minNum: cell.line.breaks[0]?.number ?? 0,
    multiple: cell.line.multiple,
    remark: cell.line.remark,
    isLowest: cell.isLowest,
    isFastest: cell.isFastest,
    isBest: cell.isBest,
    score: cell.score,
    reasons: reasons.map((code) => ({
      code,
      isHard: code !== 'waiting' && HARD_REASONS.has(code),
      text: REASON_WORDS[code][work.language],
    })),
  };
}

function howOf(found: FoundInquiry, annualPerMille: number): Text[] {
  const rate = `${annualPerMille / 10}%`;
  const { cost, time, exactness } = WEIGHTS;
  return [
    {
      zh: '落地成本 = 需求数量按起订量与倍量取整后的金额 + 按金额分摊的运费 − 可抵扣进项税 + 付款早于交货的资金成本',
      en: 'Landed cost = the amount at the needed quantity, rounded up to least quantity and multiple, + its share of the freight − deductible input tax + cost of paying before delivery',
    },
    basisOf(found) === 'net'
      ? {
          zh: '询价要求专用发票：按不含税成本比较',
          en: 'Special invoices are wanted: costs are compared without deductible tax',
        }
      : {
          zh: '询价未要求专用发票：按含税成本比较',
          en: 'No special invoices are wanted: costs are compared with tax',
        },
    {
      zh: `资金成本按年利率 ${rate}、付款与交货相差的日历天数计算，晚于交货付款为负`,
      en: `Cost of capital: ${rate} a year for the calendar days between payment and delivery; negative where payment comes later`,
    },
    {
      zh: `综合最优：成本 ${cost}%、交期 ${time}%、与所询型号一致 ${exactness}%`,
      en: `Best: cost ${cost}%, lead time ${time}%, exactly as asked ${exactness}%`,
    },
  ];
}

/** A split, priced as the comparison prices it; a fixed freight is charged once per supplier. */
export const showWhatIf: Acts['whatIf'] = async (work, member, { choices, ...input }) => {
  const { found, offers, needed } = await compareAll(work, member, input);
  const terms = termsOf(found, input.annualPerMille);
  const problems: ReplyOf<typeof quotationProtocol.whatIf>['problems'] = [];
  const say = (lineNo: number, quoSn: string | null, zh: string, en: string) =>
    problems.push({ lineNo, quoSn, text: work.language === 'en' ? en : zh });
  const byOffer = new Map<LoadedOffer, { line: QuotationLine; number: number }[]>();
  for (const { lineNo, quoSn, number } of choices) {
    const offer = offers.find((one) => one.quoSn === quoSn);
    const line = offer?.lines.find((one) => one.lineNo === lineNo);
    if (!offer || !line || !isOffered(line)) {
      say(lineNo, quoSn, `第 ${lineNo} 行没有此报价`, `Line ${lineNo}: there is no such offer`);
      continue;
    }
    if (!isSold(line, number)) {
      const up = coverNumber(line, number);
      say(lineNo, quoSn, `第 ${lineNo} 行：按 ${up} 计算`, `Line ${lineNo}: reckoned with ${up}`);
    }
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), { line, number }]);
  }
  for (const { lineNo, number } of needed) {
    const chosen = choices.reduce((total, one) => total + (one.lineNo === lineNo ? one.number : 0), 0);
    if (chosen === 0) say(lineNo, null, `第 ${lineNo} 行未选择`, `Line ${lineNo} is left out`);
    else if (chosen !== number)
      say(
        lineNo,
        null,
        `第 ${lineNo} 行：选择 ${chosen}，需求 ${number}`,
        `Line ${lineNo}: ${chosen} chosen, ${number} needed`,
      );
  }
  const suppliers = [...byOffer].map(([offer, chosen]) => {
    const costs = costOf(offer, chosen, terms);
    return {
      offer,
      lineNum: chosen.length,
      goodsAmount: sum(costs.map((one) => one.goodsAmount)),
      freight: sum(costs.map((one) => one.freightShare)),
      deductibleTax: sum(costs.map((one) => one.deductibleTax)),
      financeCost: sum(costs.map((one) => one.financeCost)),
      landed: sum(costs.map((one) => one.landed)),
      longestLeadDays: Math.max(0, ...chosen.map((one) => one.line.leadDays)),
    };
  });
  return {
    suppliers: suppliers.map(
      ({ offer, goodsAmount, freight, deductibleTax, financeCost, landed, ...rest }) => ({
        ...rest,
        quoSn: offer.quoSn,
        storeName: offer.storeName[work.language],
        goodsAmount: centsToWire(goodsAmount),
        freight: centsToWire(freight),
        deductibleTax: centsToWire(deductibleTax),
        financeCost: centsToWire(financeCost),
        landed: centsToWire(landed),
      }),
    ),
    goodsAmount: centsToWire(sum(suppliers.map((one) => one.goodsAmount))),
    freight: centsToWire(sum(suppliers.map((one) => one.freight))),
    landed: centsToWire(sum(suppliers.map((one) => one.landed))),
    longestLeadDays: Math.max(0, ...suppliers.map((one) => one.longestLeadDays)),
    problems,
  };
};

interface CellVersion {
  versionNo: number;
  time: Date;
  actorName: string;
  side: 'supplier' | 'purchaser';
  isFinal: boolean;
  line: QuotationLine | null;
}

const CELL_HISTORY = `
  SELECT version_no AS "versionNo", created_at AS time, actor_name AS "actorName", content->>'side' AS side,
    (content->>'isFinal')::boolean AS "isFinal",
    jsonb_path_query_first(content, '$.lines[*] ? (@.lineNo == $no)', jsonb_build_object('no', $3::int)) AS line
  FROM document_version WHERE doc_type = $1 AND doc_sn = $2 ORDER BY version_no`;

/** Every version of one line of one supplier. @throws quotationErrors.notFound, sealed */
export const showCellHistory: Acts['cellHistory'] = async (work, member, { quoSn, lineNo }) => {
  const row = await requireReceived(work, member, quoSn);
  await markSeen(work, member, [row]);
  const rows = await work.query<CellVersion>(
    CELL_HISTORY,
    [QUOTATION, quoSn, lineNo],
    'quotation-cell-history',
  );
  return { list: rows.map(({ time, ...rest }) => ({ ...rest, time: time.toISOString() })) };
};
