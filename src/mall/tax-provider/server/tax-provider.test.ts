// Invoices issued by Nuonuo, whose stand-in verifies every signature: at once, late, after trouble; red letters by form; nothing twice.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { aCreditCode } from '#mall/company/server/company.builders.ts';
import { invoiceProtocol as P } from '#mall/invoice/invoice.protocol.ts';
import { billable } from '#mall/invoice/server/invoice.builders.ts';
import { billOrder } from '#mall/invoice/server/invoice.ts';
import { openInvoiceDesk } from '#mall/invoice/server/invoice-desk.builders.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { taxProviderProtocol as T } from '../tax-provider.protocol.ts';
import { STAND_IN_KEYS } from './nuonuo/nuonuo-stand-in.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let of: ReturnType<typeof openInvoiceDesk>;
let nuonuo: NonNullable<TestMall['mall']['facilities']['nuonuo']['standIn']>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  of = openInvoiceDesk(mall);
  nuonuo = mall.mall.facilities.nuonuo.standIn!;
});
afterEach(async () => {
  expect(await of.broken()).toEqual([]);
});
afterAll(async () => {
  // A provider that does not answer is told to whoever runs the mall; nothing else goes wrong.
  expect(mall.log.filter((line) => !line.includes('Nuonuo, '))).toEqual([]);
  await mall.close();
});

const LINES = [
  { due: 8_085, gross: 12_300, qty: 100 },
  { due: 99_999, taxRate: 60 },
];

/** A store with keys, and an application that it has accepted. */
async function accepted(lines: Parameters<typeof billable>[2] = LINES, keys = STAND_IN_KEYS) {
  const { buyer, seller, bill } = await of.aShop({ adapter: 'NUONUO' });
  await mall.call(T.save, keys, seller);
  const orderSn = await bill([...lines]);
  const header = await of.headerOf(buyer, { titleKind: 'company', title: '甲公司', taxNo: aCreditCode() });
  const { invoiceSn } = await of.applied(buyer, { headerId: header.headerId, remark: '一号项目' });
  const accept = async () =>
    mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
  const show = () => of.show(buyer, invoiceSn);
  const later = (time: number) => desk.pass(time, buyer, seller);
  const retry = async () => mall.call(P.retry, await of.seen(buyer, invoiceSn), seller);
  return { buyer, seller, orderSn, invoiceSn, accept, show, later, retry };
}
type Shop = Awaited<ReturnType<typeof accepted>>;
/** What was asked of it meanwhile. */
async function askedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = nuonuo.asked.length;
  await act();
  return nuonuo.asked.slice(before);
}

it('keeps a store’s keys hidden, and asks for its secret once', async () => {
  const { seller } = await of.aShop();
  expect(await mall.call(T.show, {}, seller)).toEqual({ appKey: '', hasSecret: 0, isSimulated: 1 });
  const without = await mall.ask(T.save, { appKey: 'k' }, seller);
  expect(without).toMatchObject({ state: State.refused, data: { name: 'appSecret' } });
  await mall.call(T.save, { appKey: 'k', appSecret: 'very secret' }, seller);
  expect(await mall.call(T.save, { appKey: 'k2' }, seller)).toMatchObject({ appKey: 'k2', hasSecret: 1 });
  const kept = await mall.work((work) => work.query('SELECT * FROM provider_account'));
  expect(JSON.stringify(kept)).not.toContain('very secret');
});

it('issues what its store accepts, with the files of the provider, and asks once', async () => {
  const { accept, show, later } = await accepted();
  await accept();
  expect(await show()).toMatchObject({ state: 'PENDING_ISSUE', isIssuing: 1, allowedActions: [] });
  expect(await askedBy(() => mall.fireTimers())).toEqual(['requestBillingNew']);
  expect(await askedBy(() => later(seconds(11)))).toEqual(['queryInvoiceResult']);
  const { state, isIssuing, sheets, amount } = await show();
  expect({ state, isIssuing, amount }).toEqual({ state: 'COMPLETED', isIssuing: 0, amount: '1080.84' });
  expect(sheets[0]!.number).toMatch(/^99\d{18}$/);
  expect(sheets[0]!.files.map(({ mimeType }) => mimeType)).toEqual(['application/xml', 'application/pdf']);
  const xml = await (await fetch(mall.origin + sheets[0]!.files[0]!.url)).text();
  for (const said of [sheets[0]!.number, '甲公司', '一号项目', '<Amount>-37.30</Amount>', '1080.84'])
    expect(xml).toContain(said);
  expect(await askedBy(() => later(hours(2)))).toEqual([]);
});

it('follows the calendar while it is pending, and nobody takes it back meanwhile', async () => {
  const { buyer, invoiceSn, accept, show, later } = await accepted();
  nuonuo.nextSheet({ pending: 2 });
  await accept();
  await mall.fireTimers();
  const withdrawn = await mall.ask(P.withdraw, await of.seen(buyer, invoiceSn), buyer);
  expect(withdrawn.state).not.toBe(State.done);
  for (const pause of [seconds(10), seconds(30)]) {
    expect(await askedBy(() => later(pause + 1))).toEqual(['queryInvoiceResult']);
    expect((await show()).state).toBe('PENDING_ISSUE');
  }
  await later(minutes(2) + 1);
  expect((await show()).state).toBe('COMPLETED');
});

it.each(['silent', 'silentAfterEffect', 'staleToken'] as const)(
  'issues once where the first answer is %s',
  async (twist) => {
    const { accept, show, later } = await accepted();
    await accept();
    nuonuo.next(twist);
    const asked = await askedBy(async () => {
      await mall.fireTimers();
      for (const pause of [10, 30, 120]) await later(seconds(pause) + 1);
    });
    expect(asked).toEqual(['requestBillingNew', 'requestBillingNew', 'queryInvoiceResult']);
    expect((await show()).state).toBe('COMPLETED');
  },
);

it('has a failed seal made anew, and says in its store’s words why a sheet has failed', async () => {
  const sealed = await accepted();
  nuonuo.nextSheet({ sealFails: true });
  await sealed.accept();
  const asked = await askedBy(async () => {
    await mall.fireTimers();
    await sealed.later(seconds(11));
    await sealed.later(seconds(31));
  });
  expect(asked).toEqual(['requestBillingNew', 'queryInvoiceResult', 'reInvoice', 'queryInvoiceResult']);
  expect((await sealed.show()).state).toBe('COMPLETED');

  const { buyer, seller, invoiceSn, accept, show, later, retry } = await accepted();
  nuonuo.nextSheet({ fails: '购买方税号不存在' });
  await accept();
  await mall.fireTimers();
  await later(seconds(11));
  expect(await show()).toMatchObject({ state: 'PENDING_ISSUE', isIssuing: 0, reason: '购买方税号不存在' });
  expect((await mall.call(P.storeDetail, { invoiceSn }, seller)).allowedActions).toEqual([
    ...['sendBack', 'issue', 'retry'],
  ]);
  expect((await mall.ask(P.retry, await of.seen(buyer, invoiceSn), buyer)).state).not.toBe(State.done);
  await retry();
  await mall.fireTimers();
  await later(seconds(11));
  expect(await show()).toMatchObject({ state: 'COMPLETED', reason: '' });
});

it('tells wrong keys, and a provider that is silent for two days', async () => {
  const wrong = await accepted(LINES, { ...STAND_IN_KEYS, appSecret: 'wrong' });
  await wrong.accept();
  await mall.fireTimers();
  expect((await wrong.show()).reason).toContain('密钥');
  const { accept, show, later } = await accepted();
  await accept();
  nuonuo.fallSilent(true);
  await mall.fireTimers();
  for (const pause of [11, 31, 121, 601]) await later(seconds(pause));
  for (let hour = 0; hour < 48; hour++) {
    mall.clock.pass(hours(1));
    await mall.fireTimers();
  }
  nuonuo.fallSilent(false);
  await later(1);
  expect(await show()).toMatchObject({ isIssuing: 0, reason: expect.stringContaining('48 小时') });
});

it('tells its store of an invoice that was issued while a refund ended its application', async () => {
  const { buyer, seller, orderSn, invoiceSn, accept, show, later } = await accepted([
    { due: 8_085, qty: 100 },
  ]);
  await accept();
  await mall.fireTimers();
  await mall.work((work) =>
    billOrder(work, {
      ...{ storeId: seller.storeId, memberId: buyer.memberId },
      ...billable(orderSn, null, [{ due: 8_085, owed: 0, qty: 0 }]),
    }),
  );
  expect((await show()).state).toBe('CANCELLED');
  await later(seconds(11));
  const told = await mall.work((work) =>
    work.query(`SELECT FROM site_message WHERE link LIKE $1 AND title_zh = '开票申请已结束，但发票已开出'`, [
      `%${invoiceSn}`,
    ]),
  );
  expect(told).toHaveLength(1);
});

async function done(shop: Shop): Promise<void> {
  await shop.accept();
  await mall.fireTimers();
  await shop.later(seconds(11));
}
const askRed = async ({ buyer, invoiceSn, show }: Shop, more: object = {}) => {
  const { version, sheets } = await show();
  const wish = { invoiceSn, version, sheetId: sheets[0]!.sheetId, reasonCode: '04' as const, ...more };
  return mall.call(P.askRed, wish, buyer);
};

it('takes back by a confirmed form, a part of a line in its place and with its reason', async () => {
  const shop = await accepted();
  await done(shop);
  const { sheets } = await shop.show();
  const line = sheets[0]!.lines[1]!;
  await askRed(shop, { lines: JSON.stringify([{ sheetLineId: line.sheetLineId, amount: '99.99' }]) });
  nuonuo.nextForms('02');
  expect(await askedBy(() => mall.fireTimers())).toEqual(['saveInvoiceRedConfirm']);
  const { redSn } = (await shop.show()).reds[0]!;
  expect(nuonuo.formOf(redSn)?.wish).toMatchObject({
    ...{
      blueInvoiceNumber: sheets[0]!.number,
      redReason: '4',
      vatExcludedAmount: '-94.33',
      vatAmount: '-5.66',
    },
    detail: [{ blueDetailIndex: 3, taxExcludedAmount: '-94.33', tax: '-5.66' }],
  });
  await shop.later(seconds(11));
  expect((await shop.show()).state).toBe('RED_PENDING');
  nuonuo.confirmForms();
  nuonuo.nextForms('01');
  const asked = await askedBy(async () => {
    for (const pause of [31, 121, 601]) await shop.later(seconds(pause));
  });
  expect(asked).toEqual(['queryInvoiceRedConfirm', 'fastInvoiceRed', 'queryInvoiceResult']);
  expect(await shop.show()).toMatchObject({
    ...{ state: 'COMPLETED', isPartlyRed: 1 },
    reds: [{ state: 'ISSUED', number: expect.stringMatching(/^99\d{18}$/), amount: '99.99' }],
  });
});

it('cancels the form of a red letter that is revoked', async () => {
  const shop = await accepted();
  await done(shop);
  await askRed(shop);
  nuonuo.nextForms('02');
  await mall.fireTimers();
  nuonuo.nextForms('01');
  const { redSn } = (await shop.show()).reds[0]!;
  await mall.call(
    P.answerRed,
    { ...(await of.seen(shop.buyer, shop.invoiceSn)), answer: 'revoke' },
    shop.buyer,
  );
  await shop.later(seconds(11));
  expect(nuonuo.formOf(redSn)?.status).toBe('06');
  expect((await shop.show()).reds[0]).toMatchObject({ state: 'REVOKED' });
  expect(await askedBy(() => shop.later(hours(3)))).toEqual([]);
});
