// What buyers and stores are told by message when something happens to their orders.

import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import {
  type Message,
  type Notice,
  notice as plainNotice,
  tellOfDocument,
} from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { OrderAction } from '../order-process.ts';
import type { HeldTrade } from './hold-order.ts';
import type { OrderMover, OrderRow } from './order-life.ts';

interface OrderNotice extends Notice {
  kind: Message['kind'];
}

const notice = (
  title: [string, string],
  text: [string, string],
  kind: Message['kind'] = 'order',
): OrderNotice => ({ kind, ...plainNotice(title, text) });

/** The buyer hears of what others do with his order; what he has done himself he knows. */
const FOR_BUYER: Partial<Record<OrderAction, OrderNotice>> = {
  approve: notice(
    ['订单审核通过', 'Your order was accepted'],
    ['商家已接单，请查看下一步。', 'The store has accepted it; see what comes next.'],
  ),
  sendBack: notice(
    ['订单被退回修改', 'Your order was sent back'],
    ['请按原因修改后重新提交，或撤回订单。', 'Please correct it and submit it again, or withdraw it.'],
  ),
  refuse: notice(
    ['订单未被接受', 'Your order was refused'],
    ['商家未能接单。', 'The store could not accept it.'],
  ),
  reviewTimeout: notice(
    ['订单已取消', 'Your order was cancelled'],
    ['审核超时，订单自动取消。', 'It was not reviewed in time.'],
  ),
  payTimeout: notice(
    ['订单已取消', 'Your order was cancelled'],
    ['超时未付款，订单自动取消。', 'It was not paid in time.'],
  ),
  changePrice: notice(
    ['订单金额已修改', 'The price of your order has changed'],
    [
      '商家修改了订单金额，请核对后付款。',
      'The store has changed the amount: please check it before you pay.',
    ],
  ),
  sayReady: notice(
    ['商家备货完成，请支付发货前款项', 'Ready to deliver: please pay what is due before'],
    ['付清后商家即可发货。', 'It is delivered once that has been paid.'],
    'payment',
  ),
  shipPart: notice(
    ['订单部分发货', 'Your order was partly shipped'],
    ['商家已发出一个包裹，其余商品稍后发货。', 'A parcel is on its way, the rest will follow.'],
    'delivery',
  ),
  shipRest: notice(
    ['订单已发货', 'Your order was shipped'],
    ['商家已发货，收到后请确认收货。', 'It is on its way. Please confirm when it has arrived.'],
    'delivery',
  ),
  askCloseRemainder: notice(
    ['商家申请短缺关闭', 'The store asks to close the remainder'],
    [
      '商家无法发出剩余商品，请确认是否关闭并退款。',
      'The rest cannot be delivered: please say whether it shall be refunded.',
    ],
  ),
  askCharge: notice(
    ['商家提出追加款项', 'The store asks for an extra charge'],
    ['请在订单中确认是否同意。', 'Please say in the order whether you agree.'],
  ),
  takeBackCharge: notice(
    ['商家撤回了追加款项', 'The extra charge was taken back'],
    ['无需处理。', 'Nothing is to be done.'],
  ),
  storeCancel: notice(
    ['订单被商家取消', 'Your order was cancelled by the store'],
    ['已付款项原路退回。', 'What you have paid goes back the way it came.'],
  ),
  terminate: notice(
    ['订单已取消', 'Your order was cancelled'],
    [
      '约定已终止，已付款项原路退回。',
      'What it was agreed in has ended; what you have paid goes back the way it came.',
    ],
  ),
  autoReceive: notice(
    ['订单已自动确认收货', 'Receipt was confirmed automatically'],
    ['如有问题请及时申请售后。', 'If something is wrong, please ask for after-sale service.'],
    'delivery',
  ),
};

const FOR_STORE: Partial<Record<OrderAction, OrderNotice>> = {
  /** Only said of orders that wait for the store's review. */
  submit: notice(
    ['有新订单待审核', 'A new order is to be reviewed'],
    ['请审核后接单或退回。', 'Please accept it or send it back.'],
  ),
  pay: notice(
    ['有新订单待发货', 'A new order is to be shipped'],
    ['买家已付款，请尽快发货。', 'It has been paid: please ship it soon.'],
  ),
  resubmit: notice(['买家重新提交了订单', 'An order was submitted again'], ['请审核。', 'Please review it.']),
  acceptCharge: notice(
    ['买家同意追加款项', 'The buyer agrees to the extra charge'],
    ['账单已生成，等待买家付款。', 'Its bill waits for payment.'],
  ),
  declineCharge: notice(['买家不同意追加款项', 'The buyer declines the extra charge'], ['', '']),
  closeRemainder: notice(
    ['买家同意短缺关闭', 'The buyer agrees to close the remainder'],
    ['剩余商品已关闭并退款。', 'The rest was closed and refunded.'],
  ),
};

/** Of an order that was agreed: both hear that it has been placed. */
const PLACED = {
  buyer: notice(
    ['约定的订单已生成', 'Your agreed order was placed'],
    [
      '按约定的价格与付款阶段生成，请查看。',
      'With the prices and payment stages agreed: please have a look.',
    ],
  ),
  store: notice(
    ['约定的订单已生成', 'An agreed order was placed'],
    ['请按约定备货、交付。', 'Please prepare and deliver it as agreed.'],
  ),
};

/** To be called with every step, in its transaction. `order`: as it is afterwards. */
export async function tellOfStep(
  work: Work,
  action: OrderAction,
  order: OrderRow,
  { by, reason = '' }: OrderMover,
): Promise<void> {
  const hasBegun = action === 'submit' || (action === 'approve' && order.state !== 'PENDING_REVIEW');
  const isPlaced = order.isAgreed && hasBegun;
  // who has just ordered knows it, and a store hears of it once it is paid
  if (action === 'submit' && !isPlaced && order.state !== 'PENDING_REVIEW') return;
  // of an approval the approval room tells the author itself
  const isTold = order.state === 'PENDING_REVIEW' || by === 'approver';
  const forBuyer = isTold ? undefined : isPlaced ? PLACED.buyer : FOR_BUYER[action];
  if (forBuyer) {
    const page = forBuyer.kind === 'delivery' ? 'logistics' : 'detail';
    const link = `/member/order/${page}?orderSn=${order.orderSn}`;
    await tell(work, [order.memberId], forBuyer, order.orderSn, reason, link);
  }
  // while the buyer's own people decide, there is nothing for the store to do
  const isInside = order.state === 'PENDING_REVIEW' && order.reviewKind[0] === 'BUYER_APPROVAL';
  const hasPassed = action === 'approve' && order.reviewKind[0] === 'SUPPLIER_ACCEPT';
  const forStore = isPlaced ? PLACED.store : hasPassed ? FOR_STORE.submit : FOR_STORE[action];
  if (!forStore || isInside) return;
  const link = `/seller/order/detail?orderSn=${order.orderSn}`;
  await tell(work, await listOperators(work, [order.storeId]), forStore, order.orderSn, reason, link);
}

/** Once for the whole trade, however many stores it went to. */
export function tellOfPayment(work: Work, { trade }: HeldTrade, paid: readonly OrderRow[]): Promise<void> {
  const first = required(paid[0]);
  const text = notice(
    ['支付成功', 'Your payment has arrived'],
    ['商家将尽快为您发货。', 'The stores will ship it soon.'],
    'payment',
  );
  const number = paid.length > 1 ? trade.parentSn : first.orderSn;
  const link =
    paid.length > 1
      ? `/member/order/list?keyword=${trade.parentSn}`
      : `/member/order/detail?orderSn=${first.orderSn}`;
  return tell(work, [first.memberId], text, number, '', link);
}

/** Finance could not find the transfer. */
export function tellOfVoucher(
  work: Work,
  { trade }: HeldTrade,
  unpaid: readonly OrderRow[],
  reason: string,
): Promise<void> {
  const text = notice(
    ['转账凭证被退回', 'Your transfer voucher was sent back'],
    ['请核对后重新提交凭证，或换一种方式付款。', 'Please check it and hand in another, or pay another way.'],
    'payment',
  );
  const first = required(unpaid[0]);
  const link = `/member/order/detail?orderSn=${first.orderSn}`;
  return tell(work, [first.memberId], text, trade.parentSn, reason, link);
}

function tell(
  work: Work,
  memberIds: readonly number[],
  what: OrderNotice,
  number: string,
  reason: string,
  link: string,
): Promise<void> {
  const name = { zh: `订单 ${number}`, en: `Order ${number}` };
  return tellOfDocument(work, memberIds, what, { kind: what.kind, name, reason, link });
}
