// The chain of evidence of an order: every link follows the one before and says what the tables say; anybody checks it by number and code.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { days } from '#kit/time/duration.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { openInvoiceDesk, type Seller } from '#mall/invoice/server/invoice-desk.builders.ts';
import { orderProtocol } from '../../order.protocol.ts';
import { anOrder, type BuiltOrder, type Buyer } from '../order.builders.ts';
import { openOrderDesk, PARCEL } from '../order-desk.builders.ts';
import { checkChains, readChains } from './judge-chain.ts';
import { unnoticed } from './order-chain.builders.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let of: ReturnType<typeof openInvoiceDesk>;
let buyer: Buyer;
let seller: Seller;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  of = openInvoiceDesk(mall);
  ({ buyer, seller } = await of.aShop());
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const chain = async (orderSn: string) => {
  await mall.mall.workshop.settled();
  const { evidence, verifyCode } = await desk.detail(buyer, orderSn);
  return { evidence, verifyCode, kinds: evidence.map(({ kind }) => kind) };
};
const linksOf = (orderSn: string) =>
  mall.work(async (work) => (await readChains(work, [orderSn])).get(orderSn)!);

async function ship({ orderSn }: BuiltOrder, share: number): Promise<void> {
  const { lines } = await mall.call(orderProtocol.sellerDetail, { orderSn }, seller);
  const sent = lines.flatMap(({ orderLineId, buyNum, shippedNum }) => {
    const number = Math.ceil((buyNum - shippedNum) * share);
    return number > 0 ? [{ orderLineId, number }] : [];
  });
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL, lines: sent }, seller);
}

async function invoiced() {
  const { invoiceSn } = await of.applied(buyer);
  await of.issued(buyer, seller, invoiceSn);
  return invoiceSn;
}

async function takenBack(invoiceSn: string, isWhole: boolean) {
  const { version, sheets } = await mall.call(invoiceProtocol.storeDetail, { invoiceSn }, seller);
  const { sheetId, lines } = sheets[0]!;
  const some = isWhole ? [] : [{ sheetLineId: lines[0]!.sheetLineId, amount: '0.01' }];
  const asked = { invoiceSn, version, sheetId, reasonCode: '01' as const, lines: some };
  await mall.call(invoiceProtocol.storeAskRed, asked as never, seller);
  const now = await mall.call(invoiceProtocol.storeDetail, { invoiceSn }, seller);
  const number = of.nextNumber();
  await mall.call(invoiceProtocol.issueRed, { invoiceSn, version: now.version, number }, seller);
}

it('follows an order to its parcels by lot and its invoice; anybody with number and code reads it', async () => {
  const order = await anOrder(mall, { buyer, seller });
  expect(await chain(order.orderSn)).toMatchObject({ evidence: [], verifyCode: '' });
  const { orderSn } = await anOrder(mall, { buyer, seller, state: 'PENDING_DELIVERY' });
  expect((await chain(orderSn)).kinds).toEqual(['order']);
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  await invoiced();
  const { kinds, evidence, verifyCode } = await chain(orderSn);
  expect(kinds).toEqual(['order', 'parcel', 'sheet']);
  expect(evidence.every(({ isIntact }) => isIntact)).toBe(true);
  expect(evidence[1]!.lots[0]).toMatch(/ · \d{4}$/);
  const [parcel] = (await desk.detail(buyer, orderSn)).parcels;
  expect(evidence[1]).toMatchObject({ sn: parcel!.parcelSn, time: parcel!.shippedAt });

  const known = await mall.call(contractProtocol.verify, { orderSn, code: verifyCode.toLowerCase() });
  expect(known).toMatchObject({ result: 'linked', contract: null, pdfHash: null });
  expect(known.chains[0]!.links.map(({ hash }) => hash)).toEqual(evidence.map(({ hash }) => hash));
  const { lines, storeName, receiverName } = await desk.detail(buyer, orderSn);
  for (const secret of [lines[0]!.partNo, lines[0]!.amount, storeName, receiverName])
    expect(JSON.stringify(known)).not.toContain(secret);
  for (const wrong of [
    { orderSn, code: 'A'.repeat(16) },
    { orderSn: order.orderSn, code: verifyCode },
    { orderSn: '', code: verifyCode },
  ])
    expect(await refusalOf(mall.call(contractProtocol.verify, wrong))).toMatchObject({ state: 404 });

  await mall.work((work) =>
    work.query(`UPDATE parcel_line SET lot_no = 'other' WHERE parcel_sn = $1`, [parcel!.parcelSn]),
  );
  const broken = await mall.call(contractProtocol.verify, { orderSn, code: verifyCode });
  expect([broken.result, ...broken.chains[0]!.links.map(({ isIntact }) => isIntact)]).toEqual([
    'broken',
    ...[true, false, true],
  ]);
  expect(await mall.work((work) => checkChains(work))).toEqual([
    { orderSn, kind: 'parcel', sn: parcel!.parcelSn },
  ]);
  await expect(
    mall.work((work) => work.query('DELETE FROM document_version WHERE doc_sn = $1', [orderSn])),
  ).rejects.toThrow('written once');
});

it('random lives keep it whole, and each single edit breaks it', { timeout: 120_000 }, async () => {
  const life = fc.record({
    products: fc.integer({ min: 1, max: 2 }),
    shares: fc.array(fc.double({ min: 0.1, max: 0.9, noNaN: true }), { maxLength: 2 }),
    red: fc.constantFrom('none', 'part', 'whole'),
  });
  await fc.assert(
    fc.asyncProperty(life, async ({ products, shares, red }) => {
      ({ buyer, seller } = await of.aShop()); // what a red letter gives back is none of the next life's invoice
      const made = [];
      for (let i = 0; i < products; i++)
        made.push(await mall.work((work) => aProduct(work, { storeId: seller.storeId })));
      const order = await anOrder(mall, { buyer, seller, products: made, state: 'PENDING_DELIVERY' });
      const { orderSn } = order;
      for (const share of [...shares, 1]) await ship(order, share);
      await mall.call(orderProtocol.receive, { orderSn }, buyer);
      const invoiceSn = await invoiced();
      if (red !== 'none') await takenBack(invoiceSn, red === 'whole');
      const { kinds } = await chain(orderSn);
      expect(kinds).toEqual([
        'order',
        ...[...shares, 1].map(() => 'parcel'),
        'sheet',
        ...(red === 'none' ? [] : ['redLetter']),
      ]);
      const undone = new Error('undone');
      let left: string[] = ['not tried'];
      await mall
        .work(async (work) => {
          left = await unnoticed(work, orderSn);
          throw undone;
        })
        .catch((error) => expect(error).toBe(undone));
      expect(left).toEqual([]);
    }),
    { numRuns: 3, seed: 26 },
  );
});

it('what the end of a process has lost is made good within the hour, and nothing is written twice', async () => {
  const { orderSn } = await anOrder(mall, { buyer, seller, state: 'PENDING_RECEIPT' });
  await chain(orderSn);
  await mall.work(async (work) => {
    await work.query('SET LOCAL session_replication_role = replica');
    await work.query('DELETE FROM document_version WHERE doc_sn = $1', [orderSn]);
  });
  expect((await chain(orderSn)).kinds).toEqual([]);
  await desk.pass(days(1), buyer);
  const found = await linksOf(orderSn);
  expect(found.map(({ kind, isIntact }) => [kind, isIntact])).toEqual([
    ['order', true],
    ['parcel', true],
  ]);
  await desk.pass(days(1), buyer);
  expect(await linksOf(orderSn)).toEqual(found);
});
