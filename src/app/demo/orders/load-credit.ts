// Lets the demo's enterprise apply for credit: every step is the room's own, at an earlier clock.
import { demoCredits } from '#demo/credit.ts';
import { demoStores } from '#demo/stores.ts';
import type { Work } from '#kit/db/work.ts';
import { yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { jobAfter } from '#mall/credit/billing-cycle.ts';
import { CREDIT_AGREEMENT, USUAL_FIGURES } from '#mall/credit/credit-terms.ts';
import { acceptOffer } from '#mall/credit/server/accept-offer.ts';
import { applyForCredit } from '#mall/credit/server/apply-for-credit.ts';
import { buyersCredit, storesCredit } from '#mall/credit/server/credit.ts';
import { creditorActs } from '#mall/credit/server/decide-credit.ts';
import { findApplication } from '#mall/credit/server/hold-credit.ts';
import { setSubLimit } from '#mall/credit/server/sub-limits.ts';
import type { Employee } from '#mall/member/actor.ts';
import { submitOrder } from '#mall/order/server/basket/submit-order.ts';
import { orderListeners } from '#mall/order/server/order.routes.ts';
import { buyersSide, findForCase } from '#mall/order/server/order.ts';
import { deliverOrder } from '#mall/order/server/parcel/deliver-order.ts';
import { listEnterpriseProjects } from '#mall/project/server/project.ts';
import { findAgreement } from '#mall/setting/server/setting.ts';
import { confirmStatement } from '#mall/statement/server/reconcile-statement.ts';
import { statementListeners, statementTimers } from '#mall/statement/server/statement.routes.ts';
import { owedOf } from '#mall/statement/server/statement.ts';
import { demoActor, heardBy } from '../demo-actor.ts';
import { addressOf } from './place-order.ts';

const ownerOf = new Map(demoStores.map(({ key, owner }) => [key, owner]));

const heard = heardBy([...orderListeners, ...statementListeners]);

/** @returns how many */
export async function loadCredit(work: Work, storeIds: ReadonlyMap<string, number>): Promise<number> {
  const { version: agreementVersion } = required(await findAgreement(work, CREDIT_AGREEMENT));
  for (const { buyer: name, store, daysAgo, granted, ...wanted } of demoCredits) {
    const at = (hoursLater: number): Work => ({
      ...work,
      now: after(work.now, -days(daysAgo) + hours(hoursLater)),
    });
    const buyer = (await demoActor(work, name)) as Employee;
    const storeId = required(storeIds.get(store));
    const { creditSn } = await applyForCredit(owedOf)(at(0), buyer, {
      creditSn: '',
      storeId,
      wantedLimit: yuan(wanted.wantedLimit),
      wantedTermDays: wanted.wantedTermDays,
      yearlyPurchase: yuan(wanted.yearlyPurchase),
      text: wanted.text,
      fileIds: [],
    });
    if (!granted) continue;
    const seller = { ...(await demoActor(work, required(ownerOf.get(store)))), storeId };
    const { limit, termDays } = granted;
    const offered = await creditorActs.offer(at(20), storesCredit(seller), {
      creditSn,
      offer: { ...USUAL_FIGURES, creditLimit: yuan(limit), termDays, cycleKind: 'WEEKLY', cycleDay: 0 },
    });
    const seen = { creditSn, version: offered.version, agreementVersion };
    await acceptOffer(at(26), buyer, seen, { ip: '127.0.0.1', userAgent: '' });
    const { accountId } = await findApplication(work, buyersCredit(buyer), creditSn);
    await setSubLimit(listEnterpriseProjects)(at(28), buyer, {
      accountId: required(accountId ?? undefined),
      kind: 'EMPLOYEE',
      subject: String(buyer.memberId),
      period: 'MONTH',
      amount: yuan(limit / 2),
    });
  }
  return demoCredits.length;
}

/** Two orders on account: one is delivered and stands on a statement that is to be paid, of the other a part has left. @returns how many */
export async function loadCreditOrders(work: Work, storeIds: ReadonlyMap<string, number>): Promise<number> {
  const buyer = (await demoActor(work, 'company01')) as Employee;
  const storeId = required(storeIds.get('xinhui'));
  const seller = { ...(await demoActor(work, required(ownerOf.get('xinhui')))), storeId };
  const addressId = await addressOf(work, buyer);
  const products = await work.query<{ productId: number; number: number }>(
    `SELECT p.product_id AS "productId", (ceil(200.0 / p.multiple) * p.multiple)::int AS number
     FROM product p JOIN goods g USING (goods_id)
     WHERE g.store_id = $1 AND p.is_default AND p.min_buy_num <= 200 AND p.max_buy_num IS NULL AND p.on_hand - p.reserved > 2000
     ORDER BY p.product_id LIMIT 2`,
    [storeId],
  );
  for (const [i, { productId, number }] of products.entries()) {
    const at = (hoursLater: number) =>
      heard(work, after(work.now, -days(i === 0 ? 12 : 2) + hours(hoursLater)));
    const { orderSns } = await submitOrder(async () => [])(at(0), buyer, {
      source: 'buyNow',
      productId,
      number,
      addressId,
      poNumber: `PO-2026-11${i + 1}8`,
      costCentre: '',
      creditStores: [storeId],
    });
    const orderSn = required(orderSns[0]);
    const { order, lines } = await findForCase(work, buyersSide(buyer), orderSn);
    const [line] = lines;
    await deliverOrder(at(20), seller, {
      orderSn,
      way: 'carrier',
      carrier: '顺丰速运',
      trackingNo: `SF13${order.orderId}480027${i}`,
      ...(i === 0
        ? {}
        : { lines: [{ orderLineId: required(line).orderLineId, number: Math.ceil(number / 2) }] }),
    });
    if (i === 0) await reconcileFirst(work, buyer);
  }
  return products.length;
}

/** Its week is over: the statement is cut, and confirmed two days later. */
async function reconcileFirst(work: Work, buyer: Employee): Promise<void> {
  const [first] = await work.query<{ statementSn: string; cutDay: string }>(
    'SELECT statement_sn AS "statementSn", cut_day::text AS "cutDay" FROM statement ORDER BY statement_id LIMIT 1',
  );
  const { statementSn, cutDay } = required(first);
  const then = jobAfter(cutDay);
  await statementTimers.find(({ event }) => event === 'cut')?.fire(heard(work, then), statementSn);
  await confirmStatement(heard(work, after(then, days(2))), buyer, { statementSn });
}
