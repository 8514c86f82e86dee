// What a buyer can do with an order: each act once, with what is asked before and said after it.
import { call } from '#kit/browser/call.ts';
import { orderProtocol } from '../order.protocol.ts';
import type { OrderCard, OrderDetail } from '../order-detail.protocol.ts';
import type { buyerWords } from './buyer-words.ts';

type Word = {
  [K in keyof typeof buyerWords]: (typeof buyerWords)[K]['zh'] extends string ? K : never;
}[keyof typeof buyerWords];

export interface OrderAct {
  label: Word;
  /** Asked before; without a title it is done at once. */
  title?: Word;
  text?: Word;
  /** Destroys or ends something. */
  isGrave?: boolean;
  /** A reason may be given. */
  takesReason?: boolean;
  /** Said afterwards. */
  done: Word;
  run(order: OrderCard, reason: string): Promise<OrderDetail | object>;
}

const one = (order: OrderCard) => ({ orderSn: order.orderSn });

/** By the names of `allowedActions`. Paying, evaluating, changing the address and buying again have ways of their own. */
export const orderActs = {
  cancel: {
    label: 'cancel',
    title: 'cancelTitle',
    text: 'cancelText',
    isGrave: true,
    takesReason: true,
    done: 'cancelled',
    run: (order, reason) => call(orderProtocol.cancel, { ...one(order), reason }),
  },
  withdraw: {
    label: 'withdraw',
    title: 'withdrawTitle',
    text: 'withdrawText',
    isGrave: true,
    done: 'withdrawn',
    run: (order) => call(orderProtocol.withdraw, one(order)),
  },
  resubmit: {
    label: 'resubmit',
    title: 'resubmitTitle',
    text: 'resubmitText',
    done: 'resubmitted',
    run: (order) => call(orderProtocol.resubmit, one(order)),
  },
  receive: {
    label: 'receive',
    title: 'receiveTitle',
    text: 'receiveText',
    done: 'received',
    run: (order) => call(orderProtocol.receive, one(order)),
  },
  closeRemainder: {
    label: 'closeRemainder',
    title: 'closeRemainderTitle',
    text: 'closeRemainderText',
    done: 'remainderClosed',
    run: (order) => call(orderProtocol.closeRemainder, one(order)),
  },
  extendReceipt: {
    label: 'extendReceipt',
    title: 'extendTitle',
    text: 'extendText',
    done: 'extended',
    run: (order) => call(orderProtocol.extendReceipt, one(order)),
  },
  restore: { label: 'restore', done: 'restored', run: (order) => call(orderProtocol.restore, one(order)) },
  remove: { label: 'remove', done: 'removed', run: (order) => call(orderProtocol.remove, one(order)) },
  purge: {
    label: 'purge',
    title: 'purgeTitle',
    text: 'purgeText',
    isGrave: true,
    done: 'purged',
    run: (order) => call(orderProtocol.purge, one(order)),
  },
} satisfies Record<string, OrderAct>;

export type OrderActName = keyof typeof orderActs;
