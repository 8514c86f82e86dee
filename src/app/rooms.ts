// Every room's routes, listeners and timers, listed by hand: the whole mall at a glance.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { checkProcess } from '#kit/process/process.ts';
import { addressRoutes } from '#mall/address/server/address.routes.ts';
import { captchaRoutes } from '#mall/captcha/server/captcha.routes.ts';
import { cartRoutes } from '#mall/cart/server/cart.routes.ts';
import { companyRoutes } from '#mall/company/server/company.routes.ts';
import { designerRoutes } from '#mall/designer/server/designer.routes.ts';
import { evaluationRoutes } from '#mall/evaluation/server/evaluation.routes.ts';
import { fileRoutes } from '#mall/file/server/file.routes.ts';
import { goodsRoutes } from '#mall/goods/server/goods.routes.ts';
import { loginRoutes } from '#mall/login/server/login.routes.ts';
import { memberRoutes } from '#mall/member/server/member.routes.ts';
import { messageRoutes } from '#mall/message/server/message.routes.ts';
import { orderProcess } from '#mall/order/order-process.ts';
import { ORDER_STATES } from '#mall/order/order-status.ts';
import { orderListeners, orderRoutes, orderTimers } from '#mall/order/server/order.routes.ts';
import { partRoutes } from '#mall/part/server/part.routes.ts';
import { paymentProcess } from '#mall/payment/payment-process.ts';
import { PAYMENT_STATES } from '#mall/payment/payment-status.ts';
import { paymentRoutes } from '#mall/payment/server/payment.routes.ts';
import { searchListeners, searchRoutes } from '#mall/search/server/search.routes.ts';
import { settingRoutes } from '#mall/setting/server/setting.routes.ts';
import { statisticsRoutes } from '#mall/statistics/server/statistics.routes.ts';
import { storeRoutes } from '#mall/store/server/store.routes.ts';
import type { Facilities } from './facilities.ts';

export function roomRoutes(facilities: Facilities): Route[] {
  return [
    ...memberRoutes(facilities),
    ...settingRoutes(),
    ...fileRoutes(facilities),
    ...captchaRoutes(),
    ...storeRoutes(),
    ...addressRoutes(),
    ...messageRoutes(facilities),
    ...companyRoutes(),
    ...partRoutes(),
    ...paymentRoutes(facilities),
    ...goodsRoutes(),
    ...designerRoutes(),
    ...searchRoutes(),
    ...cartRoutes(),
    ...statisticsRoutes(),
    ...loginRoutes(facilities),
    ...orderRoutes(),
    ...evaluationRoutes(),
  ];
}

export const roomListeners: readonly Listener[] = [...searchListeners, ...orderListeners];

export const roomTimers: readonly TimerHandler[] = [...orderTimers];

/** @throws Error when a process names unknown states or has states that nothing leads to */
export function checkRooms(): void {
  checkProcess('order', orderProcess, ORDER_STATES);
  checkProcess('payment', paymentProcess, PAYMENT_STATES);
}
