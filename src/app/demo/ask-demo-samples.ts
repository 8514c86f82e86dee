// Sets samples aside in the demo's stores, and lets its designer ask for some at different times with different ends, and for money back.
import { demoSampledParts } from '#demo/replacements.ts';
import { type DemoSample, demoSampleMember, demoSamples, demoSamplesPerStore } from '#demo/samples.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { afterSaleListeners } from '#mall/after-sale/server/after-sale.routes.ts';
import { applyCase } from '#mall/after-sale/server/apply-case.ts';
import { agreeCase } from '#mall/after-sale/server/decide-case.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { giveFeedback, receiveSample } from '#mall/sample/server/end/answer-sample.ts';
import { approveSample, refuseSample, sendBackSample } from '#mall/sample/server/review-sample.ts';
import { sampleListeners, sampleTimers } from '#mall/sample/server/sample.routes.ts';
import { shipSamples } from '#mall/sample/server/ship-samples.ts';
import { showStoresSample } from '#mall/sample/server/show-samples.ts';
import { submitSamples } from '#mall/sample/server/submit-samples.ts';
import { demoActor, heardBy } from './demo-actor.ts';
import { demoSeller } from './load-inquiries.ts';
import { pay } from './orders/pay-order.ts';

const heard = heardBy([...sampleListeners, ...afterSaleListeners]);

/** To be called once stores, offers, accounts and certificates are there. @param storeIds by the store's key */
export async function askDemoSamples(work: Work, storeIds: ReadonlyMap<string, number>): Promise<void> {
  await setAside(work);
  const designer = await demoActor(work, demoSampleMember);
  const { addressId } = only(
    await work.query<{ addressId: number }>(
      'SELECT address_id AS "addressId" FROM member_address WHERE member_id = $1',
      [designer.memberId],
    ),
  );
  let asked = 0;
  for (const one of demoSamples) {
    const storeId = storeIds.get(one.store);
    if (storeId === undefined) continue;
    const products = await productsOf(work, storeId, one, asked);
    asked += products.length;
    if (products.length === 0) continue;
    await live(work, one, { designer, addressId, storeId, products });
  }
}

/** The same products on every run; every fifth costs something. */
async function setAside(work: Work): Promise<void> {
  await work.query(
    `UPDATE product p
     SET sample_stock = 20 + picked.place * 7 % 40, sample_limit = CASE WHEN picked.place % 4 = 0 THEN 10 ELSE 5 END,
         sample_price = CASE WHEN picked.place % 5 = 4 THEN greatest(1000000, (p.price_tiers->0->>'unitPrice')::bigint) ELSE 0 END
     FROM (
       SELECT p.product_id, row_number() OVER (
                PARTITION BY g.store_id ORDER BY (a.picture IS NULL), g.goods_id * 7919 % 10007, g.goods_id) AS place
       FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id)
       WHERE p.is_default AND g.state = 'ON_SALE'
     ) picked
     WHERE picked.product_id = p.product_id AND picked.place <= $1`,
    [demoSamplesPerStore],
  );
  await work.query(
    `UPDATE product p SET sample_stock = 30, sample_limit = 5, sample_price = 0 FROM goods g JOIN part a USING (part_id)
     WHERE g.goods_id = p.goods_id AND p.is_default AND g.state = 'ON_SALE' AND a.part_no = ANY($1::text[])`,
    [demoSampledParts],
  );
}

async function productsOf(
  work: Work,
  storeId: number,
  { numbers, end, isPaid = false }: DemoSample,
  from: number,
): Promise<{ productId: number; number: number }[]> {
  const rows = await work.query<{ product_id: number }>(
    `SELECT p.product_id FROM product p JOIN goods g USING (goods_id)
     WHERE g.store_id = $1 AND p.sample_stock > 0 AND (p.sample_price > 0) = $2
       AND (NOT $5 OR EXISTS (
         SELECT FROM product o JOIN goods og ON og.goods_id = o.goods_id JOIN part op ON op.part_id = og.part_id
         WHERE og.store_id = $1 AND o.sample_stock > 5 AND o.product_id <> p.product_id
           AND op.category_id = (SELECT category_id FROM part WHERE part_id = g.part_id)))
     ORDER BY p.product_id OFFSET $3 % 8 LIMIT $4`,
    [storeId, isPaid, from, numbers.length, end === 'substitute'],
  );
  return rows.map((row, at) => ({ productId: row.product_id, number: required(numbers[at]) }));
}

/** One request from its beginning to its end, each step at its own time. */
async function live(
  work: Work,
  one: DemoSample,
  by: {
    designer: Parameters<typeof submitSamples>[1];
    addressId: number;
    storeId: number;
    products: { productId: number; number: number }[];
  },
): Promise<void> {
  const { purpose, endProduct, projectName, eau, massProduction, competitorPart = '', end, text = '' } = one;
  const { designer, addressId, storeId, products } = by;
  const at = (daysLater: number): Work =>
    heard(work, after(work.now, -days(one.daysAgo) + days(daysLater) - hours(3)));
  const { sampleSns } = await submitSamples(at(0), designer, {
    products,
    addressId,
    purpose,
    endProduct,
    projectName,
    eau,
    massProduction,
    competitorPart,
    remark: '',
  });
  const sampleSn = required(sampleSns[0]);
  const seller = required(await demoSeller(work, storeId));
  const seen = await showStoresSample(work, seller, { sampleSn });
  const decision = { sampleSn, version: seen.version };
  if (end === 'waiting') return;
  if (end === 'sentBack') return void (await sendBackSample(at(0.5), seller, { ...decision, reason: text }));
  if (end === 'refused') return void (await refuseSample(at(0.5), seller, { ...decision, reason: text }));
  const [other] = await work.query<{ product_id: number }>(
    `SELECT p.product_id FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id)
     WHERE g.store_id = $1 AND p.sample_stock > 5 AND p.product_id <> $2
     ORDER BY a.category_id = (SELECT category_id FROM product JOIN goods USING (goods_id) JOIN part USING (part_id)
                               WHERE product_id = $2) DESC, p.product_id DESC LIMIT 1`,
    [storeId, required(products[0]).productId],
  );
  await approveSample(at(1), seller, {
    ...decision,
    freightPayer: end === 'toPay' ? 'buyer' : one.store === 'liangu' ? 'collect' : 'store',
    lines: seen.lines.map(({ sampleLineId, askedNum }) => ({
      sampleLineId,
      approvedNum: askedNum,
      ...(end === 'substitute' ? { productId: required(other).product_id } : {}),
    })),
  });
  if (end === 'toPay' || end === 'approved' || end === 'substitute') return;
  const { paySn } = await showStoresSample(work, seller, { sampleSn });
  if (paySn) await pay(at(1.2), designer, { paySn, method: 'BALANCE' });
  await shipSamples(at(2), seller, {
    sampleSn,
    carrier: '顺丰速运',
    trackingNo: `SF14${sampleSn.slice(-8)}`,
    lines: seen.lines.map(({ sampleLineId, askedNum }, place) => ({
      sampleLineId,
      number: askedNum,
      lotNo: `S26${place + 1}`,
    })),
  });
  if (end !== 'shipped') await receiveSample(at(5), designer, { sampleSn });
  if (one.afterSale) await claim(at, one.afterSale, { designer, seller, sampleSn });
  if (end === 'shipped' || end === 'received') return;
  if (end === 'forgotten') {
    await sampleTimers.find(({ event }) => event === 'feedbackTimeout')?.fire(at(65), sampleSn);
    return;
  }
  await giveFeedback(at(20), designer, {
    sampleSn,
    result: 'pass',
    testData: text,
    imageFileIds: [],
    nextStep: 'buy',
  });
}

/** Of all that was sent: only money comes back of samples. */
async function claim(
  at: (daysLater: number) => Work,
  { isAgreed, ...of }: NonNullable<DemoSample['afterSale']>,
  { designer, seller, sampleSn }: { designer: Member; seller: Seller; sampleSn: string },
): Promise<void> {
  const { caseSn } = await applyCase(at(5.5), designer, {
    orderSn: sampleSn,
    kind: 3,
    part: 'D',
    isReceived: true,
    toBalance: false,
    imageFileIds: [],
    ...of,
  });
  if (isAgreed) await agreeCase(at(6), seller, { caseSn, version: 1 });
}
