// Commission is invoiced by the platform's own store like everything that store sells: applied for by itself, issued by its adapter, read by the store.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { after, days } from '#kit/time/duration.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { ownInvoiceList, storeInvoiceList } from '#mall/invoice/invoice-lists.ts';
import { anIdentity } from '#mall/invoice/server/invoice.builders.ts';
import { openInvoiceDesk } from '#mall/invoice/server/invoice-desk.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { commissionInvoiceProtocol } from '../commission-invoice.protocol.ts';
import { commissionInvoiceList, storeCommissionInvoiceList } from '../settlement-lists.ts';
import { invoiceCommissions } from './invoice-commissions.ts';
import { aBill } from './settlement.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

/** A store with a bill of ¥5.00 commission that was paid in the month before. */
async function aPaidStore() {
  const seller = await aSeller(mall);
  await mall.work(async (work) => {
    const early = { ...work, now: after(work.now, -days(40)) };
    const { billSn } = await aBill(early, { storeId: seller.storeId, orderSn: null });
    await work.query(
      `UPDATE settlement_bill SET state = 'PAID', serial = $2, paid_at = $3 WHERE bill_sn = $1`,
      [billSn, billSn, early.now],
    );
  });
  return seller;
}

it('is applied for by itself and issued by the adapter; without an own store, or a header, by hand', async () => {
  const desk = openInvoiceDesk(mall);
  const finance = await aLogin(mall, { roles: ['finance'] });
  const known = await aPaidStore();
  const unknown = await aPaidStore();
  const own = await aSeller(mall, { isSelfOperated: true });
  await mall.work(async (work) => {
    await anIdentity(work, known.storeId);
    await anIdentity(work, own.storeId, { adapter: 'SANDBOX' });
    await invoiceCommissions(work);
  });
  const ofStore = async (seller: { token: string }) =>
    (await mall.call(storeCommissionInvoiceList.list, {}, seller)).list[0]!;
  const { invoiceSn, invoiceId, state } = await ofStore(known);
  expect(state).toBe('OPEN');
  expect((await ofStore(unknown)).invoiceSn).toBe('');
  const buttons = (await mall.call(commissionInvoiceList.list, {}, finance)).list.map((one) => [
    one.invoiceSn !== '',
    one.allowedActions,
  ]);
  expect(buttons.toSorted()).toEqual([
    [false, ['issue']],
    [true, []],
  ]);
  const byHand = await mall.ask(
    commissionInvoiceProtocol.issue,
    { invoiceId, number: desk.nextNumber() },
    finance,
  );
  expect(byHand.msg).toContain(invoiceSn);

  const [application] = (await mall.call(storeInvoiceList.list, {}, own)).list;
  expect(application).toMatchObject({ invoiceSn, type: 'special', amount: '5.00', orderSns: [] });
  await mall.call(invoiceProtocol.accept, { ...(await desk.seen(known, invoiceSn)), isAccepted: 1 }, own);
  await mall.fireTimers();
  const { sheets, net, tax } = await desk.show(known, invoiceSn);
  expect([net, tax]).toEqual(['4.72', '0.28']);
  expect(sheets[0]!.lines[0]!.name).toMatch(/^\*经纪代理服务\*平台佣金 \d{4}-\d\d$/);
  expect(await ofStore(known)).toMatchObject({ state: 'ISSUED', number: sheets[0]!.number });
  expect((await mall.call(ownInvoiceList.list, {}, known)).list).toHaveLength(1);

  await mall.work((work) => invoiceCommissions(work));
  expect((await mall.call(storeInvoiceList.list, {}, own)).list).toHaveLength(1);
});

it('what the store withdraws is entered by hand again, and is no row of its own to apply for', async () => {
  const desk = openInvoiceDesk(mall);
  const seller = await aPaidStore();
  await mall.work(async (work) => {
    await anIdentity(work, seller.storeId);
    await work.query("UPDATE commission_invoice SET created_at = created_at - interval '1 day'");
    await invoiceCommissions(work);
  });
  const mine = async () => (await mall.call(storeCommissionInvoiceList.list, {}, seller)).list[0]!;
  const { invoiceSn } = await mine();
  await mall.call(invoiceProtocol.withdraw, await desk.seen(seller, invoiceSn), seller);
  expect(await mine()).toMatchObject({ invoiceSn: '', state: 'OPEN' });
  expect(await desk.rowIdsOf(seller)).toEqual([]);
});
