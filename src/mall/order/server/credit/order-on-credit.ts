// Orders that are paid on account: chosen at submit, reserved, released to their stores without a bill, shipped and taken back by statement (O8).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { addWorkingDays } from '#kit/time/working-days.ts';
import type { Text } from '#kit/words/text.ts';
import type { ForecastReply } from '#mall/credit/credit.protocol.ts';
import {
  accountsForStores,
  dropCredit,
  forecastNotes,
  foreseeCredit,
  lockAccount,
  requireAccount,
  requireAccounts,
  requireCharge,
  reserveCredit,
} from '#mall/credit/server/credit.ts';
import { lacks, type Member, mayDo } from '#mall/member/actor.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import {
  type CreditItem,
  disputeAgreed,
  lessOnCredit,
  orderOnCredit,
  owedOf,
  receiveOnCredit,
  reconciledOf,
  settleStatesOf,
  shipOnCredit,
  statementReconciled,
} from '#mall/statement/server/statement.ts';
import { comingTo, parcelShare } from '../../parcel-value.ts';
import type { PaymentPlan } from '../../payment-plan.ts';
import type { Purpose } from '../basket/ask-buyers-people.ts';
import { findTrade } from '../basket/order-budget.ts';
import type { PricedBasket } from '../basket/price-basket.ts';
import { type LineRow, leftOf, linesOf } from '../hold-order.ts';
import { orderStage } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';
import { type GivenLine, isGoods } from '../refund/back.ts';

export { disputeAgreed, reconciledOf, statementReconciled };

/** Whether all of it is paid by statement. */
export const isOnCredit = ({ payMode }: Pick<OrderRow, 'payMode'>): boolean => payMode === 'CREDIT';

/** What statements bring of it, or would have brought had it not been given up, less what was taken off it; its account is held. In fen. */
export async function worthOnCredit(work: Work, orderSn: string): Promise<Cents> {
  const { owed, writtenOff } = await requireCharge(work, orderSn);
  return cents(owed + writtenOff);
}

/** Whether some of it is: all, or a stage of its plan. */
export const hasStatements = ({ creditAccountId }: Pick<OrderRow, 'creditAccountId'>): boolean =>
  creditAccountId !== null;

/** Where those that are on credit stand with their statements. */
export const settledOf = (work: Work, orders: readonly OrderRow[]) =>
  settleStatesOf(
    work,
    orders.filter(hasStatements).map(({ orderSn }) => orderSn),
  );

/** By store, the account that pays. @throws creditErrors.noAccount; notYours without the permission */
export async function creditChosen(
  work: Work,
  member: Member,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (storeIds.length === 0) return new Map();
  if (!mayDo(member, 'credit.pay')) throw new Refusal(State.notAllowed, lacks(member, 'credit.pay'));
  return requireAccounts(work, member, storeIds);
}

/** Until when each of these accounts may be used, for who approves. */
export async function creditNotes(work: Work, accountIds: readonly number[]): Promise<Text[]> {
  const notes: Text[] = [];
  for (const accountId of accountIds.toSorted((one, other) => one - other))
    notes.push(...(await forecastNotes(work, await lockAccount(work, accountId), owedOf)));
  return notes;
}

/** By store, whether what is bought there may be put on account; for who may pay so. */
export async function creditOutlook(
  work: Work,
  member: Member,
  { stores }: PricedBasket,
): Promise<ReadonlyMap<number, ForecastReply>> {
  const found = new Map<number, ForecastReply>();
  const taker = { memberId: member.memberId, projectId: null, costCentre: '' };
  if (!mayDo(member, 'credit.pay')) return found;
  const accounts = await accountsForStores(
    work,
    member,
    stores.map((one) => one.store.storeId),
  );
  for (const { store, payable } of stores) {
    const account = accounts.get(store.storeId);
    if (account)
      found.set(store.storeId, await foreseeCredit(work, account, owedOf, { amount: payable, taker }));
  }
  return found;
}

type OnAccount = Pick<
  OrderRow,
  'orderSn' | 'storeId' | 'payable' | 'payMode' | 'creditAccountId' | 'memberId'
>;

/** Takes what the orders cost of their accounts. @throws creditErrors.blocked */
export async function reserveForOrders(
  work: Work,
  orders: readonly OnAccount[],
  basket: PricedBasket,
  { projectId, costCentre }: Purpose,
): Promise<void> {
  const chosen = orders.filter(({ payMode }) => payMode === 'CREDIT');
  if (chosen.length === 0) return;
  const calendar = await findWorkingCalendar(work);
  await reserveCredit(
    work,
    chosen.map(({ orderSn, storeId, payable, creditAccountId, memberId }) => {
      const lines = basket.stores.find(({ store }) => store.storeId === storeId)?.lines ?? [];
      const leadDays = Math.max(0, ...lines.map(({ product }) => product.leadDays));
      return {
        orderSn,
        storeId,
        ...{ memberId, projectId, costCentre },
        accountId: required(creditAccountId ?? undefined),
        amount: payable,
        promisedOn: dayInChina(addWorkingDays(work.now, leadDays, calendar)),
      };
    }),
    owedOf,
  );
}

/** They have passed review: nothing is to be paid before they are delivered. */
export async function releaseToStores(
  work: Work,
  orders: readonly Pick<OrderRow, 'orderSn' | 'payMode' | 'freight' | 'parentSn'>[],
): Promise<void> {
  const chosen = orders.filter(({ payMode }) => payMode === 'CREDIT');
  const [first] = chosen;
  if (!first) return;
  const { poNumber } = await findTrade(work, first.parentSn);
  const lines = await linesOf(
    work,
    chosen.map(({ orderSn }) => orderSn),
  );
  await orderOnCredit(
    work,
    chosen.map(({ orderSn, freight }) => ({
      orderSn,
      poNumber,
      items: [
        ...lines
          .filter((line) => line.orderSn === orderSn)
          .map((line) => itemOf(line, line.buyNum, line.due)),
        freightItem(freight),
      ],
    })),
  );
}

/** What was in review will not be bought. */
export const dropForOrders = (
  work: Work,
  orders: readonly Pick<OrderRow, 'orderSn' | 'creditAccountId'>[],
): Promise<void> =>
  dropCredit(
    work,
    orders.filter(hasStatements).map(({ orderSn }) => orderSn),
  );

const itemOf = ({ orderLineId, partNo, matCode }: LineRow, number: number, amount: Cents): CreditItem => ({
  orderLineId,
  title: { zh: partNo, en: partNo },
  matCode,
  number,
  amount,
});
const freightItem = (amount: Cents): CreditItem => ({
  orderLineId: null,
  title: { zh: '运费', en: 'Carriage' },
  matCode: '',
  number: 0,
  amount,
});

/**
 * A parcel leaves: its share of each line, carriage with the first one; the last one brings what is left of the order.
 * @param lines as they were before @param parcel.why the store's word where the account goes over its limit
 * @throws creditErrors.overAtDelivery
 */
export async function parcelOnCredit(
  work: Work,
  order: OrderRow,
  lines: readonly LineRow[],
  sentNum: (line: LineRow) => number,
  parcel: { parcelSn: string; why: string },
): Promise<void> {
  if (!hasStatements(order)) return;
  const { orderSn } = order;
  const isFirst = lines.filter(isGoods).every((line) => line.shippedNum === 0);
  const isLast = lines.every((line) => leftOf(line) === sentNum(line));
  let items = lines
    .filter((line) => sentNum(line) > 0)
    .map((line) => itemOf(line, sentNum(line), parcelShare(line, line.shippedNum, sentNum(line))));
  if (isFirst) items.unshift(freightItem(cents(order.freight - order.freightRefunded)));
  if (!isOnCredit(order)) items = [await stageItem(work, orderSn, sum(items.map((item) => item.amount)))];
  if (isLast) {
    const { owed, shipped } = await requireCharge(work, orderSn);
    const amounts = comingTo(
      items.map((item) => item.amount),
      cents(owed - shipped),
    );
    for (const [at, item] of items.entries()) item.amount = required(amounts[at]);
  }
  const { poNumber } = await findTrade(work, order.parentSn);
  await shipOnCredit(work, { orderSn, poNumber, items }, parcel);
}

/** Of a parcel's value, the share that its order's plan leaves to statements: all that is left of it at most (X4). */
async function stageItem(work: Work, orderSn: string, value: Cents): Promise<CreditItem> {
  const stages = await work.tx.select().from(orderStage).where(eq(orderStage.orderSn, orderSn));
  const planned = stages.filter(({ trigger }) => trigger !== 'EXTRA');
  const stage = required(planned.find(({ trigger }) => trigger === 'ON_STATEMENT'));
  const { owed, shipped } = await requireCharge(work, orderSn);
  const share = (BigInt(stage.amount) * BigInt(value)) / BigInt(sum(planned.map(({ amount }) => amount)));
  return { ...STAGE, amount: cents(Math.min(Number(share), owed - shipped)) };
}

const STAGE = {
  orderLineId: null,
  kind: 'STAGE' as const,
  title: { zh: '对账付款阶段', en: 'Stage paid by statement' },
  matCode: '',
  number: 0,
};

/**
 * What the plan of an agreed order leaves to statements is reserved; `releaseStage` follows once nobody reviews it.
 * @returns the account; null for a plan without such a stage
 * @throws creditErrors.noAccount, blocked
 */
export async function reserveStage(
  work: Work,
  order: Pick<OrderRow, 'orderSn' | 'enterpriseId' | 'storeId' | 'memberId'> & Purpose,
  amount: Cents,
): Promise<number | null> {
  if (amount === 0) return null;
  const { enterpriseId, ...of } = order;
  const accountId = await requireAccount(work, enterpriseId, order.storeId);
  await reserveCredit(work, [{ ...of, accountId, amount, promisedOn: dayInChina(work.now) }], owedOf);
  return accountId;
}

/** Before such a plan is signed. @throws creditErrors.noAccount */
export async function requireStatementAccount(
  work: Work,
  enterpriseId: number | null,
  storeId: number,
  plan: PaymentPlan,
): Promise<void> {
  if (plan.some(({ trigger }) => trigger === 'ON_STATEMENT'))
    await requireAccount(work, enterpriseId, storeId);
}

/** Nobody reviews it any more. */
export async function releaseStage(work: Work, order: OrderRow): Promise<void> {
  if (!hasStatements(order)) return;
  const { orderSn, parentSn } = order;
  const { poNumber } = await findTrade(work, parentSn);
  const { owed: amount } = await requireCharge(work, orderSn);
  await orderOnCredit(work, [{ orderSn, poNumber, items: [{ ...STAGE, amount }] }]);
}

/**
 * Less is owed of what statements bring: of pieces not delivered, what is not on them yet first; else what is.
 * @param less.isShipped the pieces had been delivered
 */
export async function lowerStatementStage(
  work: Work,
  orderSn: string,
  asked: Cents,
  { isShipped = false, caseSn = '' }: { isShipped?: boolean; caseSn?: string },
): Promise<void> {
  const { isReleased, owed, shipped } = await requireCharge(work, orderSn);
  if (!isReleased) return dropCredit(work, [orderSn]);
  // an agreed dispute may have taken some of it off already
  const amount = Math.min(asked, owed);
  const [onThem, notYet] = isShipped
    ? [Math.min(amount, shipped), Math.max(0, amount - shipped)]
    : [Math.max(0, amount - (owed - shipped)), Math.min(amount, owed - shipped)];
  for (const [part, off] of [
    ['D', onThem],
    ['U', notYet],
  ] as const)
    await lessOnCredit(work, orderSn, {
      orderLineId: null,
      amount: cents(off),
      isShipped: part === 'D',
      part: `${caseSn || work.now.toISOString()} ${part}`,
      caseSn,
      title: titleOf(caseSn),
    });
}

const titleOf = (caseSn: string) => ({
  zh: caseSn ? `售后 ${caseSn}` : '取消未发货部分',
  en: caseSn ? `Case ${caseSn}` : 'Not delivered',
});

/** What is billed by receipt is billed now. */
export async function receivedOnCredit(
  work: Work,
  order: OrderRow,
  parcelSns: readonly string[],
): Promise<void> {
  if (hasStatements(order)) await receiveOnCredit(work, order.orderSn, parcelSns);
}

/**
 * Goes back of an order on credit: no money, but less is owed, as a memo where it was billed.
 * @param back.amount lines and carriage together
 */
export async function giveBackOnCredit(
  work: Work,
  { orderSn }: OrderRow,
  back: { given: readonly GivenLine[]; isShipped: boolean; amount: Cents; part: string; caseSn: string },
): Promise<void> {
  const { given, isShipped, caseSn, part } = back;
  const freight = cents(back.amount - sum(given.map((one) => one.amount)));
  const parts = [
    ...given.map(({ line, amount }) => ({ orderLineId: line.orderLineId as number | null, amount })),
    { orderLineId: null, amount: freight },
  ];
  for (const { orderLineId, amount } of parts)
    await lessOnCredit(work, orderSn, {
      orderLineId,
      amount,
      isShipped,
      part: `${part} ${orderLineId ?? 'freight'}`,
      caseSn,
      title: titleOf(caseSn),
    });
}
