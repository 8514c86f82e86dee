// Tells the invoice room how far an order has come and what is owed of each of its lines.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type BillMoment, billMomentOf, billOrder, type LineToBill } from '#mall/invoice/server/invoice.ts';
import type { OrderAction } from '../order-process.ts';
import type { InvoiceSnapshot } from '../order-snapshot.ts';
import type { OrderState } from '../order-status.ts';
import { reconciledOf } from './credit/order-on-credit.ts';
import { orderLine, type subOrder, trade } from './order.tables.ts';

type OrderRow = typeof subOrder.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

const LOWERS: ReadonlySet<OrderAction> = new Set(['refundPart', 'refundAll', 'closeRemainder']);
/** Which moments an order has reached by its state. */
const REACHED: Partial<Record<OrderState, readonly BillMoment[]>> = {
  PENDING_DELIVERY: ['PAID'],
  PARTIALLY_SHIPPED: ['PAID'],
  PENDING_RECEIPT: ['PAID', 'SHIPPED'],
  COMPLETED: ['PAID', 'SHIPPED', 'COMPLETED'],
};

/** Whether a step changes what may be invoiced: it comes to a new state that counts, or less is owed. */
export const changesBill = (
  action: OrderAction,
  before: Pick<OrderRow, 'state'> | undefined,
  row: Pick<OrderRow, 'state' | 'paidAt'>,
): boolean =>
  LOWERS.has(action) ||
  (before !== undefined && before.state !== row.state && REACHED[row.state] !== undefined);

const ALL: readonly BillMoment[] = ['PAID', 'SHIPPED', 'COMPLETED'];

/**
 * In the order's own work. A step before the store's moment costs one look-up. What is on credit is billed once its
 * statements are reconciled, whatever the store's moment.
 * @param action the step that it has taken; none: its statements were reconciled, or lowered by a dispute
 */
export async function billOrderNow(
  work: Work,
  action: OrderAction | undefined,
  order: OrderRow,
): Promise<void> {
  const onCredit = order.payMode === 'CREDIT' ? await reconciledOf(work, order.orderSn) : undefined;
  const reached = onCredit ? (onCredit.isDone ? ALL : []) : (REACHED[order.state] ?? []);
  const isLess = action === undefined || LOWERS.has(action);
  if (!isLess && !reached.includes(await billMomentOf(work, order.storeId))) return;
  const { orderSn, parentSn, storeId, memberId, enterpriseId, isService } = order;
  const lines = await work.tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderSn, orderSn))
    .orderBy(asc(orderLine.orderLineId));
  const [placed] = await work.tx
    .select({ invoice: trade.invoice, autoInvoice: trade.autoInvoice })
    .from(trade)
    .where(eq(trade.parentSn, parentSn));
  const { invoice, autoInvoice } = required(placed);
  await billOrder(work, {
    ...{ orderSn, storeId, memberId, enterpriseId },
    reached: new Set(reached),
    lines: [...lines.map((line) => lineToBill(line, isService)), freightToBill(order, lines)].map((line) => {
      const off = onCredit?.takenOff.get(line.orderLineId) ?? 0;
      return { ...line, owed: cents(Math.max(0, line.owed - off)) };
    }),
    wish: autoInvoice ? wishOf(invoice) : null,
  });
}

const lineToBill = (line: LineRow, isService: boolean): LineToBill => ({
  orderLineId: line.orderLineId,
  isService,
  name: line.goodsName.zh || line.partNo,
  model: line.partNo,
  gross: line.amount,
  due: line.due,
  owed: cents(line.due - line.refunded),
  qty: line.buyNum - line.closedNum - line.returnedNum,
  taxCode: line.taxCode,
  taxRate: line.taxRate,
});

/** Carriage is taxed as the line with the largest amount. */
function freightToBill(order: OrderRow, lines: readonly LineRow[]): LineToBill {
  const [largest] = lines.toSorted((one, other) => other.amount - one.amount);
  const due = cents(order.freight - order.freightDiscountStore - order.freightDiscountPlatform);
  const owed: Cents = cents(Math.max(0, due - order.freightRefunded));
  return {
    orderLineId: null,
    isService: false,
    name: '运费',
    model: '',
    gross: order.freight,
    ...{ due, owed, qty: 1 },
    taxCode: largest?.taxCode ?? '',
    taxRate: required(largest).taxRate,
  };
}

function wishOf(invoice: InvoiceSnapshot) {
  if (invoice.kind === 'none') return null;
  const {
    kind,
    titleKind = 'company',
    title = '',
    taxNo = '',
    registerAddress = '',
    registerPhone = '',
  } = invoice;
  const { bank = '', bankAccount = '', email = '' } = invoice;
  return {
    type: kind,
    header: { titleKind, title, taxNo, registerAddress, registerPhone, bank, bankAccount, email },
  };
}
