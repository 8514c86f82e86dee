// Lets the demo's enterprises apply for credit, and order on account: every step is the room's own, at an earlier clock.
import { demoCreditOrders, demoCredits } from '#demo/credit.ts';
import { demoStores } from '#demo/stores.ts';
import type { Work } from '#kit/db/work.ts';
import { yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { CREDIT_AGREEMENT, USUAL_FIGURES } from '#mall/credit/credit-terms.ts';
import { acceptOffer } from '#mall/credit/server/accept-offer.ts';
import { applyForCredit } from '#mall/credit/server/apply-for-credit.ts';
import { buyersCredit, platformsCredit, storesCredit } from '#mall/credit/server/credit.ts';
import { creditorActs } from '#mall/credit/server/decide-credit.ts';
import { findApplication } from '#mall/credit/server/hold-credit.ts';
import { setSubLimit } from '#mall/credit/server/sub-limits.ts';
import type { Employee } from '#mall/member/actor.ts';
import { submitOrder } from '#mall/order/server/basket/submit-order.ts';
import { orderListeners } from '#mall/order/server/order.routes.ts';
import { buyersSide, findForCase } from '#mall/order/server/order.ts';
import { deliverOrder } from '#mall/order/server/parcel/deliver-order.ts';
import { receiveOrder } from '#mall/order/server/parcel/receive-order.ts';
import { listEnterpriseProjects } from '#mall/project/server/project.ts';
import { findAgreement } from '#mall/setting/server/setting.ts';
import { confirmStatement } from '#mall/statement/server/reconcile-statement.ts';
import { statementListeners, statementTimers } from '#mall/statement/server/statement.routes.ts';
import { owedOf } from '#mall/statement/server/statement.ts';
import { demoActor, heardBy } from '../demo-actor.ts';
import { addressOf } from './place-order.ts';

/** The platform's own store. */
const OWN = 'yuancai';
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
    const { storeId, creditor } = await creditorOf(work, store, storeIds);
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
    const { limit, termDays } = granted;
    const offered = await creditorActs.offer(at(20), creditor, {
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

/** Who lends at a store, and as what he is applied to: the platform as 0. */
async function creditorOf(work: Work, store: string, storeIds: ReadonlyMap<string, number>) {
  if (store === OWN) return { storeId: 0, creditor: platformsCredit(await demoActor(work, 'admin01')) };
  const seller = await operatorOf(work, store, storeIds);
  return { storeId: seller.storeId, creditor: storesCredit(seller) };
}

async function operatorOf(work: Work, store: string, storeIds: ReadonlyMap<string, number>) {
  return { ...(await demoActor(work, required(ownerOf.get(store)))), storeId: required(storeIds.get(store)) };
}

/** Each is delivered, and what follows by itself happens when it is due. @returns how many */
export async function loadCreditOrders(work: Work, storeIds: ReadonlyMap<string, number>): Promise<number> {
  const taken: number[] = [];
  for (const { buyer: name, store, daysAgo, poNumber, confirmedAfter, isHalfSent } of demoCreditOrders) {
    const buyer = (await demoActor(work, name)) as Employee;
    const seller = await operatorOf(work, store, storeIds);
    const [product] = await work.query<{ productId: number; number: number }>(
      `SELECT p.product_id AS "productId", (ceil(200.0 / p.multiple) * p.multiple)::int AS number
       FROM product p JOIN goods g USING (goods_id)
       WHERE g.store_id = $1 AND p.is_default AND p.min_buy_num <= 200 AND p.max_buy_num IS NULL
         AND p.on_hand - p.reserved > 2000 AND p.product_id <> ALL ($2)
         AND (p.price_tiers->0->>'unitPrice')::bigint BETWEEN 5000000 AND 20000000
       ORDER BY p.product_id LIMIT 1`,
      [seller.storeId, taken],
    );
    const { productId, number } = required(product);
    taken.push(productId);
    const at = (hoursLater: number) => heard(work, after(work.now, -days(daysAgo) + hours(hoursLater)));
    const { orderSns } = await submitOrder(async () => [])(at(0), buyer, {
      source: 'buyNow',
      ...{ productId, number, poNumber },
      addressId: await addressOf(work, buyer),
      costCentre: '',
      creditStores: [seller.storeId],
    });
    const orderSn = required(orderSns[0]);
    const { order, lines } = await findForCase(work, buyersSide(buyer), orderSn);
    const half = { orderLineId: required(lines[0]).orderLineId, number: Math.ceil(number / 2) };
    await deliverOrder(at(20), seller, {
      orderSn,
      way: 'carrier',
      carrier: '顺丰速运',
      trackingNo: `SF13${order.orderId}480027${taken.length}`,
      ...(isHalfSent ? { lines: [half] } : {}),
    });
    if (daysAgo > 14) await receiveOrder(at(96), buyer, { orderSn });
    const cut = await letPass(work, 'cut');
    if (cut && confirmedAfter !== undefined)
      await confirmStatement(heard(work, after(cut.dueAt, days(confirmedAfter))), buyer, {
        statementSn: cut.docSn,
      });
    await letPass(work);
  }
  return demoCreditOrders.length;
}

interface Passed {
  event: string;
  docSn: string;
  dueAt: Date;
}

/** Whatever of statements is due by now happens at its moment, one after the other. @param until stops behind the first of these */
async function letPass(work: Work, until?: string): Promise<Passed | undefined> {
  for (;;) {
    await work.flush();
    const [due] = await work.query<Passed>(
      `DELETE FROM timer WHERE timer_id = (SELECT timer_id FROM timer WHERE doc_type = 'statement' AND due_at <= $1
         ORDER BY due_at, timer_id LIMIT 1) RETURNING event, doc_sn AS "docSn", due_at AS "dueAt"`,
      [work.now],
    );
    if (!due) return undefined;
    await statementTimers.find(({ event }) => event === due.event)?.fire(heard(work, due.dueAt), due.docSn);
    if (due.event === until) return due;
  }
}
