// What the order room answers to, what it hears, and which timers it keeps: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { orderProtocol } from '../order.protocol.ts';
import { approvalNews } from './approval-news.ts';
import { showApprovalOutlook } from './approval-outlook.ts';
import { approveOrder } from './approve-order.ts';
import type { ProjectsOf } from './ask-buyers-people.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeAddress } from './change-address.ts';
import { changePrice } from './change-price.ts';
import { checkOrder } from './check-order.ts';
import { askCloseRemainder, closeRemainder } from './close-remainder.ts';
import { confirmOrder } from './confirm-order.ts';
import { confirmParcel } from './confirm-parcel.ts';
import { deliverOrder } from './deliver-order.ts';
import { extendReceipt, storeExtendReceipt } from './extend-receipt.ts';
import { handOverListeners } from './hand-over-orders.ts';
import { orderListRoutes } from './list-orders.ts';
import { paymentNews } from './payment-news.ts';
import { purgeOrder, removeOrder, restoreOrder } from './put-away-order.ts';
import { receiveOrder } from './receive-order.ts';
import { refuseOrder } from './refuse-order.ts';
import { resubmitOrder } from './resubmit-order.ts';
import { sayReady } from './say-ready.ts';
import { sendBackOrder } from './send-back-order.ts';
import { showBuyersOrder, showStoresOrder } from './show-order.ts';
import { listSpending } from './spent-this-month.ts';
import { storeCancelOrder } from './store-cancel-order.ts';
import { submitOrder } from './submit-order.ts';
import { withdrawOrder } from './withdraw-order.ts';

export { orderTimers } from './order-timers.ts';

export const orderListeners: readonly Listener[] = [...paymentNews, ...approvalNews, ...handOverListeners];

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
    }),
  ];
}
