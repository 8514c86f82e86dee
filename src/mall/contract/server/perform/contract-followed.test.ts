// What follows a contract: its orders' chains of evidence, on its page and in public; and what is invoiced and paid of its lines, by statement too.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { aCreditAccount } from '#mall/credit/server/credit.builders.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { anIdentity } from '#mall/invoice/server/invoice.builders.ts';
import { openInvoiceDesk } from '#mall/invoice/server/invoice-desk.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { statementProtocol } from '#mall/statement/statement.protocol.ts';
import { ownStatementList } from '#mall/statement/statement-lists.ts';
import { contractProtocol as protocol } from '../../contract.protocol.ts';
import { aContract, bothParties } from '../contract.builders.ts';

let mall: TestMall;
let of: ReturnType<typeof openInvoiceDesk>;
beforeAll(async () => {
  mall = await openTestMall();
  of = openInvoiceDesk(mall);
});
afterAll(() => mall.close());

/** In force, its order (1 000 × ¥1.25 and 500 × ¥0.003120, ¥1 251.56): 40 % paid, the rest by statement; delivered. */
async function delivered(adapter: 'MANUAL' | 'SANDBOX') {
  const parties = await bothParties(mall);
  const { purchaser, seller } = parties;
  await mall.work(async (work) => {
    await openBalance(work, purchaser.memberId, yuan(10_000));
    await aCreditAccount(work, { enterpriseId: purchaser.enterpriseId, storeId: seller.storeId });
    await anIdentity(work, seller.storeId, { adapter });
  });
  const { contractSn } = await aContract(mall, {
    parties,
    state: 'EFFECTIVE',
    offer: {
      plan: [
        { trigger: 'ON_ORDER', perMille: 400, dueDays: 0 },
        { trigger: 'ON_STATEMENT', perMille: 600, dueDays: 0 },
      ],
    },
  });
  const contract = () => mall.call(protocol.detail, { contractSn }, purchaser);
  const { orderSn } = (await contract()).orders[0]!;
  const { paySn, lines } = await mall.call(orderProtocol.detail, { orderSn }, purchaser);
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, purchaser);
  const typed = lines.map(({ orderLineId, buyNum, partNo }) => ({
    ...{ orderLineId, number: buyNum },
    typed: [{ lotNo: `L-${partNo}`, dateCode: '2630', number: buyNum }],
  }));
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL, lines: typed }, seller);
  const counters = async () =>
    (await contract()).performance.map(({ invoicedNum, paid }) => [invoicedNum, paid]);
  return { ...parties, contractSn, orderSn, contract, counters };
}

const verifyFile = async (bytes: Uint8Array) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'paper.pdf');
  const response = await fetch(`${mall.origin}/${protocol.verify.path}`, { method: 'POST', body: form });
  return ((await response.json()) as { data: { result: string; chains: { links: { kind: string }[] }[] } })
    .data;
};

it('its code, its order’s, and an invoice’s file lead to the same chain; an edited line shows', async () => {
  const { contractSn, orderSn, contract, purchaser, seller } = await delivered('SANDBOX');
  await mall.call(orderProtocol.receive, { orderSn }, purchaser);
  const { invoiceSn } = await of.applied(purchaser);
  await mall.call(
    invoiceProtocol.accept,
    { ...(await of.seen(purchaser, invoiceSn)), isAccepted: 1 },
    seller,
  );
  await mall.fireTimers();
  await mall.mall.workshop.settled();
  const { orders, verifyCode } = await contract();
  expect(orders[0]!.chain.map(({ kind, isIntact }) => [kind, isIntact])).toEqual([
    ['order', true],
    ['parcel', true],
    ['sheet', true],
  ]);
  expect(orders[0]!.chain[1]!.lots).toEqual(['L-AB-1 · 2630', 'L-CD-2 · 2630']);
  const byCode = () => mall.call(protocol.verify, { code: verifyCode! });
  expect(await byCode()).toMatchObject({ result: 'signed', chains: [{ orderSn }] });

  const order = await mall.call(orderProtocol.sellerDetail, { orderSn }, seller);
  expect(order.evidence.map(({ kind }) => kind)).toEqual([
    ...['inquiry', 'quotation', 'contract', 'order', 'parcel', 'sheet'],
  ]);
  const public_ = await mall.call(protocol.verify, { orderSn, code: order.verifyCode });
  expect(public_.chains[0]!.links[0]).toMatchObject({ kind: 'contract', sn: contractSn, isIntact: true });

  const pdf = (await of.show(purchaser, invoiceSn)).sheets[0]!.files.find(
    ({ mimeType }) => mimeType === 'application/pdf',
  )!;
  const [stored] = await mall.work((work) =>
    work.query<{ hash: string }>('SELECT content_hash AS hash FROM stored_file WHERE file_id = $1', [
      pdf.fileId,
    ]),
  );
  const bytes = await mall.mall.facilities.fileStore.read(stored!.hash);
  expect(await verifyFile(bytes)).toMatchObject({
    result: 'linked',
    contract: null,
    chains: [
      { orderSn, links: [{ kind: 'contract' }, { kind: 'order' }, { kind: 'parcel' }, { kind: 'sheet' }] },
    ],
  });
  expect(await verifyFile(Buffer.concat([bytes, Buffer.from(' ')]))).toMatchObject({
    result: 'unknown',
    chains: [],
  });

  await mall.work((work) =>
    work.query('UPDATE order_line SET buy_num = buy_num + 1 WHERE order_sn = $1', [orderSn]),
  );
  expect((await byCode()).chains[0]!.links.map(({ isIntact }) => isIntact)).toEqual([false, true, true]);
  expect((await verifyFile(bytes)).result).toBe('broken');
});

it('what is invoiced is counted less its red letters, what statements bring when they are paid', async () => {
  const { contractSn, orderSn, counters, purchaser, seller } = await delivered('MANUAL');
  expect(await counters()).toEqual([
    [0, '499.99'],
    [0, '0.63'],
  ]);
  await mall.call(orderProtocol.receive, { orderSn }, purchaser);
  const { invoiceSn } = await of.applied(purchaser);
  expect((await counters())[0]![0]).toBe(0);
  await of.issued(purchaser, seller, invoiceSn);
  expect((await counters()).map(([invoicedNum]) => invoicedNum)).toEqual([1_000, 500]);
  const { version, sheets } = await mall.call(invoiceProtocol.storeDetail, { invoiceSn }, seller);
  const { sheetId, lines } = sheets[0]!;
  const whole = [{ sheetLineId: lines[0]!.sheetLineId, amount: '500.00' }];
  await mall.call(
    invoiceProtocol.storeAskRed,
    { invoiceSn, version, sheetId, reasonCode: '01', lines: whole } as never,
    seller,
  );
  const now = await mall.call(invoiceProtocol.storeDetail, { invoiceSn }, seller);
  await mall.call(
    invoiceProtocol.issueRed,
    { invoiceSn, version: now.version, number: of.nextNumber() },
    seller,
  );
  expect((await counters()).map(([invoicedNum]) => invoicedNum)).toEqual([600, 500]);

  const again = async <P extends { memberId: number }>(person: P) => ({
    ...person,
    token: await mall.work(
      async (work) =>
        (await issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }))
          .access_token,
    ),
  });
  const { statementSn, cutDay } = (await mall.call(ownStatementList.list, {}, purchaser)).list[0]!;
  mall.clock.pass(new Date(`${cutDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  await mall.fireTimers();
  const buyer = await again(purchaser);
  await mall.call(statementProtocol.confirm, { statementSn }, buyer);
  const pay = async (amount?: string) => {
    const { paySn } = await mall.call(
      statementProtocol.pay,
      { statementSns: [statementSn], ...(amount ? { amount } : {}) },
      buyer,
    );
    await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
  };
  const read = () => mall.call(protocol.detail, { contractSn }, buyer);
  await pay('100.00');
  expect((await read()).performance.map(({ paid }) => paid)).toEqual(['599.86', '0.76']);
  await pay();
  expect((await read()).performance.map(({ paid }) => paid)).toEqual(['1250.00', '1.56']);
  await mall.fireTimers();
  expect((await read()).state).toBe('COMPLETED');
});
