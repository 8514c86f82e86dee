// Z4: 陈会计 has a header checked, orders with a wish for a special invoice, books it, gets money back after its red letter, and has the rest issued anew.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice, yuan } from '#kit/money/money.ts';
import { seconds } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { aCreditCode, aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { headerProtocol } from '#mall/invoice/header.protocol.ts';
import { invoiceProtocol as P } from '#mall/invoice/invoice.protocol.ts';
import { ownInvoiceList } from '#mall/invoice/invoice-lists.ts';
import { BANK } from '#mall/invoice/server/invoice.builders.ts';
import { openInvoiceDesk } from '#mall/invoice/server/invoice-desk.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { taxProviderProtocol } from '../tax-provider.protocol.ts';
import { STAND_IN_KEYS } from './nuonuo/nuonuo-stand-in.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let of: ReturnType<typeof openInvoiceDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  of = openInvoiceDesk(mall);
});
afterEach(async () => {
  expect(await of.broken()).toEqual([]);
  expect(await desk.contradictions()).toEqual(NONE);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

/** Buys and applies for an enterprise, whose main account has ¥100,000.00. */
async function anAccountant(): Promise<Buyer> {
  const main = await aMainAccount(mall);
  const employee = await aLoggedInEmployee(mall, {
    enterpriseId: main.enterpriseId,
    roles: ['buyer', 'finance'],
    payPasswordHash: await hashPassword(PAY_PASSWORD),
  });
  const { addressId } = await mall.work(async (work) => {
    await openBalance(work, main.memberId, yuan(100_000));
    return anAddress(work, employee.memberId, { isDefault: true });
  });
  return { ...employee, addressId } as Buyer;
}

async function aShop() {
  const shop = { ...(await of.aShop({ adapter: 'NUONUO' })), buyer: await anAccountant() };
  await mall.call(taxProviderProtocol.save, STAND_IN_KEYS, shop.seller);
  const auditor = await aLogin(mall, { roles: ['auditor'] });
  const company = {
    titleKind: 'company',
    title: '深圳启明电子有限公司',
    taxNo: aCreditCode(),
    ...BANK,
  } as const;
  const header = await of.headerOf(shop.buyer, company);
  const decision = { headerId: header.headerId, version: header.version, isVerified: 1 } as const;
  await mall.call(headerProtocol.decideHeader, decision, auditor);
  const orderSn = await of.ordered(
    shop.buyer,
    shop.seller,
    { kind: 'special', ...company },
    {
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(300_000_000) }],
    },
  );
  const [card] = (await mall.call(ownInvoiceList.list, {}, shop.buyer)).list;
  const issue = async (invoiceSn: string) => {
    await mall.call(P.accept, { ...(await of.seen(shop.buyer, invoiceSn)), isAccepted: 1 }, shop.seller);
    await byProvider();
  };
  const byProvider = async () => {
    await mall.fireTimers();
    for (const pause of [11, 31, 121, 601]) await desk.pass(seconds(pause), shop.buyer, shop.seller);
  };
  return { ...shop, orderSn, invoiceSn: card!.invoiceSn, headerId: header.headerId, issue, byProvider };
}
type Shop = Awaited<ReturnType<typeof aShop>>;

/** So many pieces were missing, and the store agrees. @returns the case */
async function missing({ buyer, seller, orderSn }: Shop, number: number) {
  const { lines } = await desk.detail(buyer, orderSn);
  const claim = [{ orderLineId: lines[0]!.orderLineId, number }];
  const wish = { orderSn, kind: 3, part: 'D', reason: 'R04', isReceived: 1, lines: claim } as const;
  const { caseSn } = await mall.call(afterSaleProtocol.apply, wish, buyer);
  const { version } = await mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
  await mall.call(afterSaleProtocol.agree, { caseSn, version }, seller);
  const show = () => mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
  return { caseSn, show };
}

it('Z4: booked, partly returned, taken back and issued anew', async () => {
  const shop = await aShop();
  const { buyer, seller, orderSn, invoiceSn, headerId, issue, byProvider } = shop;
  await issue(invoiceSn);
  const first = await of.show(buyer, invoiceSn);
  const { payable } = await desk.detail(buyer, orderSn);
  expect(first).toMatchObject({ state: 'COMPLETED', type: 'special', amount: payable, isWish: 1 });
  await mall.call(P.note, { ...(await of.seen(buyer, invoiceSn)), what: 'markUsed' }, buyer);

  // 12,000.00 of a booked special invoice: the red letter comes first, and the buyer has to agree to it.
  const { caseSn, show } = await missing(shop, 40);
  expect(await show()).toMatchObject({ state: 'PENDING_REFUND', awaitsRed: true });
  const [red] = (await of.show(buyer, invoiceSn)).reds;
  expect(red).toMatchObject({ state: 'RED_REQUESTED', amount: '12000.00', reasonName: '销货退回' });
  const finance = await aLogin(mall, { roles: ['finance'] });
  const release = async () =>
    mall.ask(afterSaleProtocol.release, { caseSn, version: (await show()).version }, finance);
  expect((await release()).state).not.toBe(State.done);
  expect((await desk.detail(buyer, orderSn)).refunded).toBe('0.00');
  await mall.call(P.answerRed, { ...(await of.seen(buyer, invoiceSn)), answer: 'confirm' }, buyer);
  await byProvider();
  expect(await of.show(buyer, invoiceSn)).toMatchObject({
    ...{ state: 'COMPLETED', isPartlyRed: 1 },
    reds: [{ state: 'ISSUED', amount: '12000.00', files: [{}, {}] }],
  });
  expect(await show()).toMatchObject({ state: 'PENDING_REFUND', awaitsRed: false });
  expect((await release()).state).toBe(State.done);
  await mall.fireTimers();
  expect((await desk.detail(buyer, orderSn)).refunded).toBe('12000.00');
  expect((await of.show(buyer, invoiceSn)).reds).toHaveLength(1);
  expect(await of.rowIdsOf(buyer)).toEqual([]);

  // Made out wrongly: the rest is taken back and issued anew.
  const { version, sheets } = await of.show(buyer, invoiceSn);
  const wrong = { invoiceSn, version, sheetId: sheets[0]!.sheetId, reasonCode: '01' } as const;
  await mall.call(P.askRed, wrong, buyer);
  await mall.call(P.storeAnswerRed, { ...(await of.seen(buyer, invoiceSn)), answer: 'confirm' }, seller);
  await byProvider();
  expect((await of.show(buyer, invoiceSn)).state).toBe('RED_ISSUED');
  const again = await of.applied(buyer, { headerId, type: 'special' });
  await issue(again.invoiceSn);
  const rest = (Number(payable) - 12_000).toFixed(2);
  const anew = await of.show(buyer, again.invoiceSn);
  expect(anew).toMatchObject({ state: 'COMPLETED', amount: rest, sheets: [{ files: [{}, {}] }] });
  expect(anew.sheets[0]!.number).not.toBe(first.sheets[0]!.number);
});

it('does not keep the money waiting for less, nor where the invoice is not booked', async () => {
  const shop = await aShop();
  await shop.issue(shop.invoiceSn);
  const much = await missing(shop, 34);
  expect(await much.show()).toMatchObject({ state: 'PENDING_REFUND', awaitsRed: false });
  await mall.call(P.note, { ...(await of.seen(shop.buyer, shop.invoiceSn)), what: 'markUsed' }, shop.buyer);
  const little = await aShop();
  await little.issue(little.invoiceSn);
  await mall.call(
    P.note,
    { ...(await of.seen(little.buyer, little.invoiceSn)), what: 'markUsed' },
    little.buyer,
  );
  const { show } = await missing(little, 10);
  expect(await show()).toMatchObject({ state: 'COMPLETED', awaitsRed: false });
  expect((await of.show(little.buyer, little.invoiceSn)).reds).toMatchObject([{ state: 'RED_REQUESTED' }]);
});

it('two sheets: an application of more rows than a sheet takes is issued once both are there', async () => {
  const { buyer, seller, bill } = await of.aShop({ adapter: 'NUONUO' });
  await mall.call(taxProviderProtocol.save, STAND_IN_KEYS, seller);
  await bill(Array.from({ length: 1_001 }, () => ({ due: 500, gross: 600 })));
  const { invoiceSn } = await of.applied(buyer);
  const nuonuo = mall.mall.facilities.nuonuo.standIn!;
  nuonuo.nextSheet({});
  nuonuo.nextSheet({ pending: 1 });
  await mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
  await mall.fireTimers();
  await desk.pass(seconds(11), buyer, seller);
  expect(await of.show(buyer, invoiceSn)).toMatchObject({ state: 'PENDING_ISSUE', isIssuing: 1 });
  await desk.pass(seconds(31), buyer, seller);
  const { state, sheets } = await of.show(buyer, invoiceSn);
  expect({ state, rows: sheets.map(({ lines }) => lines.length) }).toEqual({
    state: 'COMPLETED',
    rows: [1_000, 1],
  });
});
