// Random lives of an order with its parcels, stages and cases, in any order and number: nothing contradicts, and refunding all refunds exactly what was paid.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { cents, parseCents, type UnitPrice } from '#kit/money/money.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { anOrder, aSeller, type BuiltOrder, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { returnAddressProtocol } from '#mall/store/place.protocol.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { CaseButton, CaseDetail } from '../after-sale-detail.protocol.ts';
import { CASE_STATES, caseStatus } from '../after-sale-status.ts';
import { GRADES } from '../after-sale-terms.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let seller: Awaited<ReturnType<typeof aSeller>>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  seller = await aSeller(mall);
  const place = { districtCode: '440305', detailAddress: '科苑路 15 号' };
  await mall.call(
    returnAddressProtocol.save,
    { receiverName: '退货组', mobile: '13700000009', ...place },
    seller,
  );
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

interface Move {
  what: 'ship' | 'ask' | 'answer' | 'pay' | 'receive';
  a: number;
  b: number;
}
const move: fc.Arbitrary<Move> = fc.record({
  what: fc.constantFrom('ship', 'ask', 'ask', 'answer', 'answer', 'answer', 'pay', 'receive'),
  a: fc.nat(1_000),
  b: fc.nat(1_000),
});

/** Orders that are locked by another number of cases than are counted, or whose lines hold other pieces than those (M7). */
const COUNTED = `('${CASE_STATES.filter((state) => caseStatus[state].isCounted).join(`', '`)}')`;
const held = (part: string) =>
  `(SELECT coalesce(sum(n.number), 0) FROM after_sale_line n JOIN after_sale c USING (case_id)
    WHERE n.order_line_id = l.order_line_id AND c.part = '${part}' AND c.state IN ${COUNTED})`;
const LOCKS = `
  SELECT o.order_sn, o.lock_state FROM sub_order o
  WHERE o.lock_state <> (SELECT count(*) FROM after_sale c WHERE c.order_sn = o.order_sn AND c.state IN ${COUNTED})
  UNION ALL SELECT l.order_sn, l.held_unshipped FROM order_line l
  WHERE (l.held_unshipped, l.held_shipped) IS DISTINCT FROM (${held('U')}, ${held('D')})`;

const of = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];

type Life = Pick<BuiltOrder, 'buyer' | 'orderSn'> & { cases: string[] };

/** What is not possible now is refused and changes nothing; so nobody looks at the answer. */
async function ship({ buyer, orderSn }: Life, { a, b }: Move): Promise<void> {
  const line = of((await desk.detail(buyer, orderSn)).lines, a)!;
  const number = (b % line.buyNum) + 1;
  await mall.ask(
    orderProtocol.deliver,
    { orderSn, ...PARCEL, lines: [{ orderLineId: line.orderLineId, number }] },
    seller,
  );
}

async function ask(life: Life, { a, b }: Move): Promise<void> {
  const { buyer, orderSn } = life;
  const part = a % 3 === 0 ? 'U' : 'D';
  const kind = part === 'U' ? 3 : (b % 3) + 1;
  const { lines } = await mall.call(afterSaleProtocol.maximum, { orderSn, part }, buyer);
  const claims = lines.flatMap(({ orderLineId, left }, at) => {
    const number = (a * (at + 3) + b) % (left[part] + 1);
    return number > 0 ? [{ orderLineId, number }] : [];
  });
  if (claims.length === 0) return;
  const { data } = await mall.ask(
    afterSaleProtocol.apply,
    {
      orderSn,
      kind,
      part,
      reason: part === 'U' ? 'R09' : 'R03',
      lines: claims,
      ...(part === 'D' && kind === 3 ? { isReceived: 1 } : {}),
    },
    buyer,
  );
  const made = data as { caseSn?: string } | null;
  if (made?.caseSn) life.cases.push(made.caseSn);
}

/** One of the things that may be done with a case now, by whom it waits for. @param pick which of them */
async function answer({ buyer }: Life, caseSn: string, pick: number): Promise<boolean> {
  const one = await mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
  const stores = await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller);
  const seen = { caseSn, version: one.version };
  const said = { reason: '见附件' };
  const acts: Partial<Record<CaseButton, () => Promise<unknown>>> = {
    agree: () => mall.ask(afterSaleProtocol.agree, seen, seller),
    refuse: () => mall.ask(afterSaleProtocol.refuse, { ...seen, ...said }, seller),
    offer: () => mall.ask(afterSaleProtocol.offer, { ...seen, ...said, amount: '0.01' }, seller),
    acceptOffer: () => mall.ask(afterSaleProtocol.acceptOffer, seen, buyer),
    declineOffer: () => mall.ask(afterSaleProtocol.declineOffer, seen, buyer),
    withdraw: () => mall.ask(afterSaleProtocol.withdraw, { caseSn }, buyer),
    sendBack: () => mall.ask(afterSaleProtocol.sendBack, { ...seen, ...PARCEL }, buyer),
    receive: () => mall.ask(afterSaleProtocol.receive, { ...seen, pieces: found(stores, pick) }, seller),
    turnAway: () => mall.ask(afterSaleProtocol.turnAway, { ...seen, ...said }, seller),
    sendReplacement: () => mall.ask(afterSaleProtocol.sendReplacement, { ...seen, ...PARCEL }, seller),
    cannotReplace: () => mall.ask(afterSaleProtocol.cannotReplace, { ...seen, ...said }, seller),
    takeRefund: () => mall.ask(afterSaleProtocol.takeRefund, seen, buyer),
    takeReplacement: () => mall.ask(afterSaleProtocol.takeReplacement, seen, buyer),
  };
  const open = [...one.allowedActions, ...stores.allowedActions].filter((button) => acts[button]);
  const chosen = of(open, pick);
  if (chosen === undefined) return false;
  await acts[chosen]!();
  return true;
}

/** One of the stages that are due, where it is paid in stages. */
async function pay({ buyer, orderSn }: Life, which: number): Promise<void> {
  const due = (await desk.detail(buyer, orderSn)).stages.flatMap(({ paySn }) => paySn ?? []);
  const paySn = of(due, which);
  if (paySn)
    await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
}

const PLANS: (PaymentPlan | null)[] = [
  null,
  [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 30 }],
  [
    { trigger: 'ON_ORDER', perMille: 333, dueDays: 0 },
    { trigger: 'BEFORE_SHIP', perMille: 411, dueDays: 5 },
    { trigger: 'ON_RECEIPT', perMille: 256, dueDays: 30 },
  ],
  [
    { trigger: 'BEFORE_SHIP', perMille: 500, dueDays: 5 },
    { trigger: 'ON_RECEIPT', perMille: 500, dueDays: 0 },
  ],
];

/** Bought from listings and paid, or agreed at the same prices and paid as its plan says. */
async function begin(products: BuiltProduct[], prices: number[], number: number, plan: PaymentPlan | null) {
  if (!plan) return anOrder(mall, { seller, products, number, state: 'PENDING_DELIVERY' });
  const lines = products.map((product, at) =>
    anAgreedLine({ product, sourceLineNo: at + 1, number, unitPrice: prices[at] as UnitPrice }),
  );
  const built = await anAgreedOrder(mall, { seller, plan, lines, freight: cents(1_234) });
  if (built.needsPayment) await pay({ ...built, cases: [] }, 0);
  return built;
}

/** All that was claimed, or some of it, graded somehow. */
const found = ({ lines, lots }: CaseDetail, pick: number) =>
  lines.flatMap(({ orderLineId, number }, at) => {
    const lot = lots.find((one) => one.orderLineId === orderLineId);
    const came = pick % 4 === 0 ? Math.ceil(number / 2) : number;
    return lot ? [{ orderLineId, lotNo: lot.lotNo, grade: of(GRADES, pick + at)!, number: came }] : [];
  });

/** Nothing is open any more: what waits for somebody is withdrawn or goes its shortest way, or its time ends. */
async function settle(life: Life): Promise<void> {
  for (const caseSn of life.cases)
    for (let turn = 0; turn < 12; turn++) if (!(await answer(life, caseSn, 0))) break;
  await desk.pass(days(7) + minutes(1), life.buyer, seller);
}

/** What the buyer has asked for and not got, of the cases that were settled; in fen. */
async function keptOf({ buyer, cases }: Life): Promise<number> {
  let kept = 0;
  for (const caseSn of cases) {
    const { state, amount, agreed } = await mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
    if (state === 'COMPLETED' && agreed) kept += parseCents(amount)! - parseCents(agreed)!;
  }
  return kept;
}

/** Asks for the rest and gets it. */
async function claimAll(life: Life, part: 'U' | 'D'): Promise<void> {
  const { buyer, orderSn } = life;
  for (let turn = 0; turn < 4; turn++) {
    const { data } = await mall.ask(
      afterSaleProtocol.apply,
      { orderSn, kind: part === 'U' ? 3 : 1, part, reason: part === 'U' ? 'R09' : 'R03' },
      buyer,
    );
    const caseSn = (data as { caseSn?: string } | null)?.caseSn;
    if (!caseSn) return;
    const seen = async () => ({
      caseSn,
      version: (await mall.call(afterSaleProtocol.detail, { caseSn }, buyer)).version,
    });
    await mall.call(afterSaleProtocol.agree, await seen(), seller);
    if (part === 'U') continue;
    await mall.call(afterSaleProtocol.sendBack, { ...(await seen()), ...PARCEL }, buyer);
    const stores = await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller);
    const pieces = stores.lines.map(({ orderLineId, number }) => ({
      orderLineId,
      number,
      grade: 'A' as const,
      lotNo: stores.lots.find((lot) => lot.orderLineId === orderLineId)!.lotNo,
    }));
    await mall.call(afterSaleProtocol.receive, { ...(await seen()), pieces }, seller);
  }
}

it('any life of an order keeps pieces, stock, money and books together, and gives back what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 4, maxLength: 14 }),
      fc.integer({ min: 1, max: 40 }),
      // No piece is worth nothing: for that nobody asks.
      fc.tuple(fc.integer({ min: 10_000, max: 9_999_999 }), fc.integer({ min: 10_000, max: 99_999 })),
      fc.constantFrom(...PLANS),
      async (moves, number, prices, plan) => {
        const products = await Promise.all(
          prices.map((unitPrice) =>
            mall.work((work) =>
              aProduct(work, {
                storeId: seller.storeId,
                priceTiers: [{ minNum: 1, unitPrice: unitPrice as never }],
              }),
            ),
          ),
        );
        const { buyer, orderSn } = await begin(products, prices, number, plan);
        const life: Life = { buyer, orderSn, cases: [] };
        for (const one of moves) {
          if (one.what === 'ship') await ship(life, one);
          else if (one.what === 'ask') await ask(life, one);
          else if (one.what === 'pay') await pay(life, one.a);
          else if (one.what === 'receive') await mall.ask(orderProtocol.receive, { orderSn }, buyer);
          else if (life.cases.length > 0) await answer(life, of(life.cases, one.a)!, one.b);
        }
        expect(await desk.contradictions()).toEqual(NONE);
        expect(await mall.work((work) => work.query(LOCKS))).toEqual([]);
        await settle(life);
        await claimAll(life, 'U');
        await claimAll(life, 'D');
        expect(await desk.contradictions()).toEqual(NONE);
        const order = await desk.detail(life.buyer, life.orderSn);
        const payable: number = parseCents(order.payable)!;
        const freight: number = parseCents(order.freight)!;
        const refunded: number = parseCents(order.refunded)!;
        const waived = order.stages.reduce((all, stage) => all + parseCents(stage.waived)!, 0);
        expect(order.state).toBe('CLOSED');
        // What was shipped has cost its carriage, unless the last of it came back at the store's charge; and where the buyer
        // has taken less for pieces, the store may have kept the rest.
        const kept = await keptOf(life);
        const given = refunded + waived;
        if (kept === 0) expect([payable, payable - freight]).toContain(given);
        else expect(given).toBeGreaterThanOrEqual(payable - freight - kept);
        // What is not owed any more was never paid, and what stays is what is left of the stages.
        const stays = order.stages.reduce(
          (all, { amount, waived: less, refunded: back }) =>
            all + parseCents(amount)! - parseCents(less)! - parseCents(back)!,
          0,
        );
        if (plan) expect(stays).toBe(payable - refunded - waived);
      },
    ),
    { numRuns: 12 },
  );
});
