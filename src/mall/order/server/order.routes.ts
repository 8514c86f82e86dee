// What the order room answers to, what it hears, and which timers it keeps: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { orderProtocol } from '../order.protocol.ts';
import { showApprovalOutlook } from './basket/approval-outlook.ts';
import type { ProjectsOf } from './basket/ask-buyers-people.ts';
import { buyAgain } from './basket/buy-again.ts';
import { checkOrder } from './basket/check-order.ts';
import { confirmOrder } from './basket/confirm-order.ts';
import { resubmitOrder } from './basket/resubmit-order.ts';
import { listSpending } from './basket/spent-this-month.ts';
import { submitOrder } from './basket/submit-order.ts';
import { chainNews } from './chain/carry-on-chain.ts';
import { changeAddress } from './change-address.ts';
import { changePrice } from './change-price.ts';
import { statementNews } from './credit/statement-news.ts';
import { cancelOrder } from './end/cancel-order.ts';
import { purgeOrder, removeOrder, restoreOrder } from './end/put-away-order.ts';
import { storeCancelOrder } from './end/store-cancel-order.ts';
import { handOverListeners } from './hand-over-orders.ts';
import { creditNews, orderTimers } from './order-timers.ts';
import { askCloseRemainder, closeRemainder } from './parcel/close-remainder.ts';
import { confirmParcel } from './parcel/confirm-parcel.ts';
import { deliverOrder } from './parcel/deliver-order.ts';
import { extendReceipt, storeExtendReceipt } from './parcel/extend-receipt.ts';
import { receiveOrder } from './parcel/receive-order.ts';
import { paymentNews } from './payment-news.ts';
import { approvalNews } from './review/approval-news.ts';
import { approveOrder } from './review/approve-order.ts';
import { refuseOrder } from './review/refuse-order.ts';
import { sendBackOrder } from './review/send-back-order.ts';
import { withdrawOrder } from './review/withdraw-order.ts';
import { orderListRoutes } from './show/list-orders.ts';
import { showBuyersOrder, showStoresOrder } from './show/show-order.ts';
import { acceptCharge, askCharge, declineCharge, takeBackCharge } from './stage/charge-order.ts';
import { sayReady } from './stage/say-ready.ts';

export { orderTimers };

export const orderListeners: readonly Listener[] = [
  ...paymentNews,
  ...approvalNews,
  ...handOverListeners,
  ...chainNews,
  statementNews,
  ...creditNews,
];

/** @param outside.projectsOf tells an enterprise's projects, which stand on a higher floor */
export function orderRoutes({ projectsOf }: { projectsOf: ProjectsOf }): Route[] {
  return [
    ...orderListRoutes,
    ...serveAll(orderProtocol, {
      confirm: confirmOrder,
      check: checkOrder,
      submit: submitOrder(projectsOf),
      approvalOutlook: showApprovalOutlook(projectsOf),
      cancel: cancelOrder,
      resubmit: resubmitOrder,
      withdraw: withdrawOrder,
      receive: receiveOrder,
      confirmParcel,
      extendReceipt,
      changeAddress,
      closeRemainder,
      remove: removeOrder,
      restore: restoreOrder,
      purge: purgeOrder,
      buyAgain,
      detail: showBuyersOrder,
      spending: listSpending,
      sellerDetail: showStoresOrder,
      deliver: deliverOrder,
      ready: sayReady,
      approve: approveOrder,
      sendBack: sendBackOrder,
      refuse: refuseOrder,
      storeCancel: storeCancelOrder,
      askCloseRemainder,
      storeExtendReceipt,
      changePrice,
      askCharge,
      takeBackCharge,
      acceptCharge,
      declineCharge,
    }),
  ];
}
