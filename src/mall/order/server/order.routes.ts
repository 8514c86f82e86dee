// What the order room answers to, what it hears, and which timers it keeps: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
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
import { listOrders, listStoreOrders } from './list-orders.ts';
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
    serve(orderProtocol.confirm, confirmOrder),
    serve(orderProtocol.check, checkOrder),
    serve(orderProtocol.submit, submitOrder(projectsOf)),
    serve(orderProtocol.approvalOutlook, showApprovalOutlook(projectsOf)),
    serve(orderProtocol.cancel, cancelOrder),
    serve(orderProtocol.resubmit, resubmitOrder),
    serve(orderProtocol.withdraw, withdrawOrder),
    serve(orderProtocol.receive, receiveOrder),
    serve(orderProtocol.confirmParcel, confirmParcel),
    serve(orderProtocol.extendReceipt, extendReceipt),
    serve(orderProtocol.changeAddress, changeAddress),
    serve(orderProtocol.closeRemainder, closeRemainder),
    serve(orderProtocol.remove, removeOrder),
    serve(orderProtocol.restore, restoreOrder),
    serve(orderProtocol.purge, purgeOrder),
    serve(orderProtocol.buyAgain, buyAgain),
    serve(orderProtocol.list, listOrders),
    serve(orderProtocol.detail, showBuyersOrder),
    serve(orderProtocol.spending, listSpending),
    serve(orderProtocol.sellerList, listStoreOrders),
    serve(orderProtocol.sellerDetail, showStoresOrder),
    serve(orderProtocol.deliver, deliverOrder),
    serve(orderProtocol.ready, sayReady),
    serve(orderProtocol.approve, approveOrder),
    serve(orderProtocol.sendBack, sendBackOrder),
    serve(orderProtocol.refuse, refuseOrder),
    serve(orderProtocol.storeCancel, storeCancelOrder),
    serve(orderProtocol.askCloseRemainder, askCloseRemainder),
    serve(orderProtocol.storeExtendReceipt, storeExtendReceipt),
    serve(orderProtocol.changePrice, changePrice),
  ];
}
