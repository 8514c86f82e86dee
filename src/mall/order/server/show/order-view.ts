// Orders → the cards and the detail page that are sent, in the words of the side that reads (domain R10).
import { asc, eq, getColumns, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, reasonOf, type StepRow } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import { type Cents, cents, centsToWire, sum, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import { findApprovalPath } from '#mall/approval/server/approval.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { mayDo } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { StatementState } from '#mall/statement/statement-status.ts';
import { lessAlone } from '../../less-owed.ts';
import {
  buttonPoints,
  cancelFreeUntil,
  holdersButtons,
  type OrderButton,
  orderButtons,
} from '../../order-buttons.ts';
import { type OrderCard, type OrderDetail, OrderLineReply } from '../../order-detail.protocol.ts';
import { isPendingEvaluation, whyNot } from '../../order-guards.ts';
import { type OrderAction, type OrderActor, orderProcess } from '../../order-process.ts';
import { orderSources } from '../../order-source.ts';
import {
  awaitingApproval,
  awaitingStores,
  type OrderState,
  orderStatus,
  pendingEvaluation,
  refunding,
  serviceStates,
} from '../../order-status.ts';
import { orderActors, orderEvents } from '../../order-words.ts';
import { evidenceOf, priceWhy } from '../agreed/order-evidence.ts';
import { commissionLeft } from '../basket/freeze-commissions.ts';
import { codeOfChain, readChains } from '../chain/judge-chain.ts';
import { isOnCredit, settledOf } from '../credit/order-on-credit.ts';
import { type LineRow, linesOf, type Side, type TradeRow } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine, subOrder, trade } from '../order.tables.ts';
import { type OrderRow, orderLife } from '../order-life.ts';
import { whoMayPay, whyNotPay } from '../stage/limit-payers.ts';
import { type StageRow, stagesOf } from '../stage/order-stages.ts';
import { stageReplies } from '../stage/stage-view.ts';
import { cancelFree, type OnItsWay, onTheirWay, waysPaid } from './order-money.ts';
import { parcelsOf } from './order-parcels.ts';

type Reader = 'buyer' | 'store';

/** What a card needs besides its order. */
interface Around {
  side: Side;
  settled: ReadonlyMap<string, StatementState>;
  moving: OnItsWay;
  freeMinutes: number;
}

const readerOf = (side: Side): Reader => ('storeId' in side ? 'store' : 'buyer');

/** An employee who may not see prices reads nothing where they stand. */
const hidesPrices = (side: Side): boolean => 'sub' in side && !mayDo(side, 'order.price');

/** What a card shows of the trade: the rest is for the detail page. */
const shownOfTrade = {
  paySn: trade.paySn,
  payDeadline: trade.payDeadline,
  address: trade.address,
  source: trade.source,
  sourceSn: trade.sourceSn,
  inqSn: trade.inqSn,
};

type Read<T> = { order: OrderRow; trade: T; memberName: string };
type ShownOfTrade = Pick<TradeRow, keyof typeof shownOfTrade>;

const wire = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function readOrder(work: Work, orderSn: string): Promise<Read<TradeRow> | undefined> {
  const [read] = await work.tx
    .select({ order: subOrder, trade, memberName: member.memberName })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .innerJoin(member, eq(member.memberId, subOrder.memberId))
    .where(eq(subOrder.orderSn, orderSn));
  return read;
}

/** What a card shows of a line, under the names of both. */
type LineShown = Pick<LineRow, keyof LineRow & keyof OrderLineReply>;

/** The same as JSON, in which nothing of it is other. */
const lineAsJson = sql.join(
  Object.entries(getColumns(orderLine))
    .filter(([field]) => field in OrderLineReply.shape)
    .map(([field, column]) => sql`${sql.raw(`'${field}'`)}, ${column}`),
  sql`, `,
);

/** Everything that cards show, in one statement: a list is looked through page by page. */
const cardsOf = prepared('order-cards', (tx) =>
  tx
    .select({
      order: subOrder,
      trade: shownOfTrade,
      memberName: member.memberName,
      rules: sql`(SELECT value FROM setting WHERE name = ${cancelFree.name})`,
      lines: sql<
        LineShown[] | null
      >`(SELECT json_agg(json_build_object(${lineAsJson}) ORDER BY ${orderLine.orderLineId})
        FROM ${orderLine} WHERE ${orderLine.orderSn} = ${subOrder.orderSn})`,
    })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .innerJoin(member, eq(member.memberId, subOrder.memberId))
    .where(sql`${subOrder.orderSn} = ANY(${sql.placeholder('orderSns')}::text[])`),
);

/** Cards in the order of the numbers given. */
export async function orderCards(work: Work, orderSns: readonly string[], side: Side): Promise<OrderCard[]> {
  if (orderSns.length === 0) return [];
  const bySn = new Map((await cardsOf(work, { orderSns })).map((row) => [row.order.orderSn, row]));
  const read = orderSns.flatMap((orderSn) => bySn.get(orderSn) ?? []);
  const agreed = read.filter(({ order }) => order.isAgreed).map(({ order }) => order.orderSn);
  const stages = Map.groupBy(await stagesOf(work, agreed), (stage) => stage.orderSn);
  const orders = read.map(({ order }) => order);
  const settled = await settledOf(work, orders);
  const moving = await onTheirWay(work, orders);
  const { cancelMinutes: freeMinutes } = cancelFree.of(read[0]?.rules);
  const cards = [];
  for (const one of read) {
    const all = { side, settled, moving, freeMinutes };
    const shown = card(work, one, one.lines ?? [], stages.get(one.order.orderSn) ?? [], all);
    cards.push((await payStopOf(work, one, shown, side)) ? withoutPay(shown) : shown);
  }
  return cards;
}

function card(
  work: Work,
  { order, trade, memberName }: Read<ShownOfTrade>,
  lines: readonly LineShown[],
  stages: readonly StageRow[],
  { side, settled, moving, freeMinutes }: Around,
): OrderCard {
  const { language, now } = work;
  const back = moving(order.orderSn);
  const reader = readerOf(side);
  const yuan = (amount: Cents) => (hidesPrices(side) ? '' : centsToWire(amount));
  const waived = sum(stages.map((stage) => stage.waived));
  return {
    orderSn: order.orderSn,
    parentSn: order.parentSn,
    paySn: trade.paySn,
    orderState: orderStatus[order.state].code,
    state: order.state,
    ...stateWords(work, order, reader, moving),
    payMode: order.payMode,
    settleState: settled.get(order.orderSn) ?? '',
    storeId: order.storeId,
    storeName: order.storeName[language],
    memberName,
    receiverName: (order.address ?? trade.address).receiverName,
    source: trade.source,
    sourceName: orderSources[trade.source][language],
    sourceSn: trade.sourceSn,
    inqSn: trade.inqSn,
    isService: order.isService,
    stages: stageReplies(work, stages, {
      hidesPrices: hidesPrices(side),
      moving: (stage) => moving(order.orderSn, stage.paySn),
      // an order that is called off has no open stage, but for what its cases have left to pay
      mayPay: !('storeId' in side) && mayDo(side, 'order.pay'),
    }),
    lines: lines.map((line) => lineView(line, language, hidesPrices(side))),
    goodsAmount: yuan(order.goodsAmount),
    freight: yuan(order.freight),
    payable: yuan(order.payable),
    waived: yuan(waived),
    owed: yuan(cents(order.payable - waived)),
    refunded: yuan(cents(order.refunded - back)),
    refunding: yuan(back),
    isRefunding: isRefunding(order, moving),
    createTime: order.createdAt.toISOString(),
    payDeadline: orderStatus[order.state].timer === 'payTimeout' ? wire(trade.payDeadline) : null,
    isDeleted: reader === 'buyer' && order.deleteState !== 0,
    isMine: !('memberId' in side) || side.memberId === order.memberId,
    allowedActions: buttonsOf(order, side, now, freeMinutes),
  };
}

/** Why the reader may not pay what he could pay by his permissions: an agreed order above his limits. */
async function payStopOf(
  work: Work,
  { order }: Pick<Read<ShownOfTrade>, 'order'>,
  { allowedActions, stages }: OrderCard,
  side: Side,
) {
  if ('storeId' in side || !order.isAgreed) return undefined;
  if (!allowedActions.includes('pay') && !stages.some(({ paySn }) => paySn !== null)) return undefined;
  return whyNotPay(work, side, order);
}

const withoutPay = (shown: OrderCard): OrderCard => ({
  ...shown,
  allowedActions: shown.allowedActions.filter((button) => button !== 'pay'),
  stages: shown.stages.map((stage) => ({ ...stage, paySn: null })),
});

/** What this very reader may do: the life of the order, and what an employee has been allowed. */
function buttonsOf(order: OrderRow, side: Side, now: Date, freeMinutes: number): OrderButton[] {
  const buttons = orderButtons(readerOf(side), order, now, cancelFreeUntil(order, freeMinutes));
  if ('storeId' in side) return buttons;
  return buttons.filter((button) => {
    const point = buttonPoints[button];
    if (holdersButtons.has(button) && order.memberId !== side.memberId) return false;
    // it is a case as well
    if (button === 'cancelPaid' && !mayDo(side, 'order.aftersale')) return false;
    return point === undefined || mayDo(side, point);
  });
}

/** It is called closed once all of its money is back. */
const isRefunding = ({ state, orderSn }: OrderRow, moving: OnItsWay): boolean =>
  state === 'CLOSED' && moving(orderSn) > 0;

function stateWords({ language, now }: Work, order: OrderRow, reader: Reader, moving: OnItsWay) {
  const status = orderStatus[order.state];
  if (isRefunding(order, moving)) return { stateName: refunding[language], tone: refunding.tone };
  if (order.state === 'PENDING_REVIEW' && order.reviewKind[0] === 'BUYER_APPROVAL') {
    const inside = reader === 'store' ? awaitingApproval.store : awaitingApproval;
    return { stateName: inside[language], tone: status.tone };
  }
  const isWaiting = order.state === 'PENDING_REVIEW' && order.reviewKind.length === 0;
  if (reader === 'store' && isWaiting) return { stateName: awaitingStores[language], tone: status.tone };
  if (reader === 'store') return { stateName: status.store[language], tone: status.tone };
  if (isPendingEvaluation(order, now))
    return { stateName: pendingEvaluation[language], tone: pendingEvaluation.tone };
  const named = (order.isService && serviceStates[order.state]) || status;
  return { stateName: named[language], tone: status.tone };
}

function lineView(line: LineShown, language: Language, isHidden: boolean): OrderLineReply {
  return {
    ...sameFields(OrderLineReply, line),
    goodsName: line.goodsName[language],
    brandName: brandIn(language, line.brandName),
    listPrice: isHidden ? '' : unitPriceToWire(line.listPrice),
    unitPrice: isHidden ? '' : unitPriceToWire(line.unitPrice),
    amount: isHidden ? '' : centsToWire(line.amount),
  };
}

function paidBy(order: OrderRow, ways: readonly { name: string }[], language: Language): string | null {
  if (isOnCredit(order)) return orderEvents.payByCredit[language];
  return ways.length > 0 ? ways.map(({ name }) => name).join(' + ') : null;
}

/** The detail page of an order that exists. @throws orderErrors.notFound */
export async function orderDetail(work: Work, orderSn: string, side: Side): Promise<OrderDetail> {
  const { language } = work;
  const reader = readerOf(side);
  const read = await readOrder(work, orderSn);
  if (!read) throw orderErrors.notFound();
  const lines = await linesOf(work, [orderSn]);
  const products = await findProducts(
    work,
    lines.flatMap((line) => line.productId ?? []),
  );
  const { order, trade: whole } = read;
  const stages = order.isAgreed ? await stagesOf(work, [orderSn]) : [];
  const [settled, moving, { cancelMinutes: freeMinutes }] = [
    await settledOf(work, [order]),
    await onTheirWay(work, [order]),
    await cancelFree.find(work),
  ];
  const mine = card(work, read, lines, stages, { side, settled, moving, freeMinutes });
  const payStop = await payStopOf(work, read, mine, side);
  const shown = payStop ? withoutPay(mine) : mine;
  const ways = await waysPaid(work, { paySn: whole.paySn, orderSn });
  const links = (await readChains(work, [orderSn])).get(orderSn) ?? [];
  const blocked = whyNot('shipRest', 'store', order, work.now);
  return {
    ...shown,
    lines: shown.lines.map((line, i) => ({
      ...line,
      partId: products.get(line.productId ?? 0)?.partId ?? null,
      priceWhy: hidesPrices(side) ? '' : priceWhy(required(lines[i]), whole, language),
      lineHash: required(lines[i]).lineHash,
      commission: reader === 'store' ? centsToWire(commissionLeft(required(lines[i]))) : '',
    })),
    payStop: payStop ? { text: payStop[language], whoMay: await whoMayPay(work, order) } : null,
    evidence: await evidenceOf(work, read, lines, links),
    verifyCode: codeOfChain(links),
    blockedWhy:
      blocked && orderProcess.shipRest.from.some((state) => state === order.state) ? blocked[language] : '',
    trade: {
      parentSn: whole.parentSn,
      payState: whole.payState,
      // other stores' amounts are not this one's
      payable: hidesPrices(side) ? '' : centsToWire(reader === 'buyer' ? whole.payable : order.payable),
      poNumber: whole.poNumber,
      address: order.address ?? whole.address,
      invoice: { ...whole.invoice },
      siblings: reader === 'buyer' ? await siblingsOf(work, order) : [],
      payMethodName: paidBy(order, ways, language),
      // how the buyer pays is his alone
      payParts:
        reader === 'buyer' && !hidesPrices(side) && ways.length > 1
          ? ways.map(({ name, amount }) => ({ name, amount: centsToWire(amount) }))
          : [],
    },
    approval:
      reader === 'buyer' && whole.isGoverned ? await findApprovalPath(work, 'order', whole.parentSn) : null,
    projectId: reader === 'buyer' ? whole.projectId : null,
    costCentre: reader === 'buyer' ? whole.costCentre : '',
    remark: order.remark,
    closeReason: order.closeReason,
    closeAsked: order.closeAsked,
    charge:
      order.charge && orderProcess.acceptCharge.from.some((state) => state === order.state)
        ? { ...order.charge, amount: hidesPrices(side) ? '' : centsToWire(order.charge.amount) }
        : null,
    paidAt: wire(order.paidAt),
    shippedAt: wire(order.shippedAt),
    finishedAt: wire(order.finishedAt),
    isInCase: order.lockState > 0,
    autoReceiveAt: wire(order.autoReceiveAt),
    evaluateUntil: wire(order.evaluateUntil),
    parcels: await parcelsOf(work, order, lines),
    log: await logOf(work, order, reader, isRefunding(order, moving)),
  };
}

/** The other stores' parts of the trade; nothing of them concerns a store. */
async function siblingsOf(work: Work, order: OrderRow) {
  const rows = await work.tx
    .select()
    .from(subOrder)
    .where(eq(subOrder.parentSn, order.parentSn))
    .orderBy(asc(subOrder.orderId));
  const moving = await onTheirWay(work, rows);
  return rows
    .filter((row) => row.orderSn !== order.orderSn && row.deleteState !== 2)
    .map((row) => ({
      orderSn: row.orderSn,
      storeName: row.storeName[work.language],
      stateName: stateWords(work, row, 'buyer', moving).stateName,
    }));
}

/** Steps that concern the buyer's own view only. */
const PRIVATE: ReadonlySet<string> = new Set(['remove', 'restore', 'purge']);

/** The time line, the latest step first. Each side sees names of its own people only. */
async function logOf(
  work: Work,
  order: OrderRow,
  reader: Reader,
  isRefunding: boolean,
): Promise<OrderDetail['log']> {
  const { language } = work;
  const steps = await listSteps(work, [{ docType: orderLife.docType, docSns: [order.orderSn] }]);
  return steps
    .toReversed()
    .filter((row) => reader === 'buyer' || !PRIVATE.has(row.event))
    .map((row) => ({
      event: row.event,
      eventName: (isLessAlone(row) ? lessAlone : orderEvents[row.event as OrderAction])[language],
      stateName:
        isRefunding && row.toState === 'CLOSED'
          ? refunding[language]
          : wordOf(row.toState as OrderState, reader, language),
      actorName: actorName(row.actorRole as OrderActor, row.actorName, order, reader, language),
      reason: reasonOf(work, row),
      time: row.createdAt.toISOString(),
    }));
}

/** A case has lowered what was still to be paid, and nothing went back. */
const isLessAlone = ({ detail }: StepRow): boolean => detail.back === 0;

const wordOf = (state: OrderState, reader: Reader, language: Language): string =>
  reader === 'store' ? orderStatus[state].store[language] : orderStatus[state][language];

function actorName(
  role: OrderActor,
  name: string,
  order: OrderRow,
  reader: Reader,
  language: Language,
): string {
  if (role === 'store' && reader === 'buyer') return order.storeName[language];
  return name || orderActors[role][language];
}
