// Invoices through the mall's doors: rows arise, are applied for, issued by hand or played; to the fen, and nobody else's.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { aCreditCode, aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { headerProtocol } from '../header.protocol.ts';
import { headerList } from '../header-list.ts';
import { invoiceProtocol as P } from '../invoice.protocol.ts';
import { ownInvoiceList, storeInvoiceList } from '../invoice-lists.ts';
import { billOrder } from './bill/bill-order.ts';
import { anIdentity, BANK, billable, billed } from './invoice.builders.ts';
import { openInvoiceDesk, type Person } from './invoice-desk.builders.ts';

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
});
afterAll(async () => {
  // What leaves by e-mail stands in a demo's log.
  expect(mall.log.filter((line) => !line.startsWith('E-mail to'))).toEqual([]);
  await mall.close();
});

const X9 = [
  { due: 8_085, gross: 12_300, qty: 100 },
  { due: 99_999, taxRate: 60 },
  { due: 333 },
  { due: 1_000, isFreight: true },
];

describe('X9 and X10 through the doors', () => {
  it('X9: net and tax by row, the discount apart, the sheet their sum', async () => {
    const { buyer, seller, bill } = await of.aShop();
    await bill(X9);
    const [store] = (await mall.call(P.billable, {}, buyer)).stores;
    expect(store).toMatchObject({ storeId: seller.storeId, amount: '1094.17' });
    const { invoiceSn } = await of.applied(buyer);
    expect(await of.rowIdsOf(buyer)).toEqual([]);
    await of.issued(buyer, seller, invoiceSn);
    const { net, tax, amount, sheets, state } = await of.show(buyer, invoiceSn);
    expect({ net, tax, amount, state }).toEqual({
      net: '1026.74',
      tax: '67.43',
      amount: '1094.17',
      state: 'COMPLETED',
    });
    expect(sheets[0]!.lines[0]).toMatchObject({
      name: '*电子元件*料 1',
      unitPrice: '1.08850000',
      grossNet: '108.85',
      grossTax: '14.15',
      discountNet: '37.30',
      discountTax: '4.85',
      net: '71.55',
      tax: '9.30',
    });
  });

  it('X10: 32.34 come back, later 48.51: the mall asks for each red letter itself', async () => {
    const { buyer, seller, bill } = await of.aShop();
    const orderSn = await bill(X9);
    const { invoiceSn } = await of.applied(buyer);
    await of.issued(buyer, seller, invoiceSn);
    const refund = (owed: number, qty: number) =>
      mall.work((work) =>
        billOrder(work, {
          ...{ storeId: seller.storeId, memberId: buyer.memberId },
          ...billable(orderSn, null, [{ ...X9[0]!, owed, qty }, ...X9.slice(1)]),
        }),
      );
    const red = async () => {
      const { version } = await mall.call(P.storeDetail, { invoiceSn }, seller);
      return mall.call(P.issueRed, { invoiceSn, version, number: of.nextNumber() }, seller);
    };
    await refund(4_851, 60);
    expect(await of.show(buyer, invoiceSn)).toMatchObject({
      state: 'RED_PENDING',
      reds: [{ state: 'CONFIRMED', net: '28.62', tax: '3.72', reasonName: '销货退回', askedBy: 'SELLER' }],
    });
    expect(await red()).toMatchObject({ state: 'COMPLETED' });
    expect(await of.show(buyer, invoiceSn)).toMatchObject({ isPartlyRed: 1 });
    await refund(0, 0);
    await red();
    expect((await of.show(buyer, invoiceSn)).reds[1]).toMatchObject({ net: '42.93', tax: '5.58' });
    await refund(0, 0);
    expect((await of.show(buyer, invoiceSn)).reds).toHaveLength(2);
    expect(await of.rowIdsOf(buyer)).toEqual([]);
  });
});

describe('an order', () => {
  const company = { kind: 'normal', titleKind: 'company', title: '深圳测试有限公司' } as const;

  it('with a wish becomes an application by itself once it is complete, and is issued and mailed', async () => {
    const { buyer, seller } = await of.aShop({ adapter: 'SANDBOX' });
    const orderSn = await of.ordered(buyer, seller, {
      ...company,
      taxNo: aCreditCode(),
      email: 'fp@example.com',
    });
    const { payable } = await desk.detail(buyer, orderSn);
    const [card] = (await mall.call(ownInvoiceList.list, {}, buyer)).list;
    expect(card).toMatchObject({ state: 'PENDING_REVIEW', amount: payable, orderSns: [orderSn] });
    const { invoiceSn } = card!;
    await mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
    await mall.fireTimers();
    const { state, sheets, isWish } = await of.show(buyer, invoiceSn);
    expect({ state, isWish }).toEqual({ state: 'COMPLETED', isWish: 1 });
    expect(sheets[0]!.number).toMatch(/^99\d{18}$/);
    expect(sheets[0]!.files.map(({ mimeType }) => mimeType)).toEqual(['application/xml', 'application/pdf']);
    const mails = await mall.work((work) =>
      work.query(
        `SELECT jsonb_array_length(file_ids) AS files FROM message_delivery WHERE recipient = 'fp@example.com'`,
      ),
    );
    expect(mails).toEqual([{ files: 2 }]);
    await mall.mall.deliverMessages();
    const sent = await mall.work((work) =>
      work.query(
        `SELECT body FROM outbox_message WHERE recipient = 'fp@example.com' ORDER BY 1 DESC LIMIT 1`,
      ),
    );
    expect(sent[0]!.body).toContain(`[${sheets[0]!.number}.pdf]`);
    expect(
      (await mall.call(storeInvoiceList.list, { keyword: sheets[0]!.number }, seller)).list,
    ).toHaveLength(1);
  });

  it('without one waits to be applied for; a special wish needs a verified header', async () => {
    const { buyer, seller } = await of.aShop();
    await anOrder(mall, { buyer, seller, state: 'COMPLETED' });
    expect((await of.rowIdsOf(buyer)).length).toBeGreaterThan(0);
    const main = await aMainAccount(mall);
    const rich = { ...buyer, ...main };
    const taxNo = aCreditCode();
    await mall.work((work) =>
      billOrder(work, {
        ...{ storeId: seller.storeId, memberId: main.memberId },
        ...billable('SOWISH', main.enterpriseId, [{ due: 1_000 }]),
        wish: {
          type: 'special',
          header: { titleKind: 'company', title: '甲公司', taxNo, ...BANK, email: '' },
        },
      }),
    );
    expect((await mall.call(ownInvoiceList.list, {}, rich)).list).toEqual([]);
    expect(await of.rowIdsOf(rich)).toHaveLength(1);
    const told = await mall.work((work) =>
      work.query(`SELECT FROM site_message WHERE member_id = $1 AND kind = 'invoice'`, [main.memberId]),
    );
    expect(told).toHaveLength(1);
  });

  it('refunded before it is issued is applied for anew with the rest; afterwards a red letter is due', async () => {
    const { buyer, seller } = await of.aShop();
    const orderSn = await of.ordered(buyer, seller, { kind: 'normal', titleKind: 'person', title: '王工' });
    const [before] = (await mall.call(ownInvoiceList.list, {}, buyer)).list;
    const refund = async (number: number) => {
      const { lines } = await desk.detail(buyer, orderSn);
      const claim = [{ orderLineId: lines[0]!.orderLineId, number }];
      const { caseSn } = await mall.call(
        afterSaleProtocol.apply,
        { orderSn, kind: 3, part: 'D', reason: 'R04', isReceived: 1, lines: claim },
        buyer,
      );
      const { version } = await mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
      await mall.call(afterSaleProtocol.agree, { caseSn, version }, seller);
    };
    await refund(40);
    const list = (await mall.call(ownInvoiceList.list, {}, buyer)).list;
    expect(list.map(({ state }) => state).sort()).toEqual(['CANCELLED', 'PENDING_REVIEW']);
    const now = list.find(({ state }) => state === 'PENDING_REVIEW')!;
    const { refunded } = await desk.detail(buyer, orderSn);
    expect(Number(now.amount)).toBeCloseTo(Number(before!.amount) - Number(refunded), 2);
    await of.issued(buyer, seller, now.invoiceSn);
    await refund(10);
    const { reds, state } = await of.show(buyer, now.invoiceSn);
    expect({ state, red: reds.map((red) => red.state) }).toEqual({
      state: 'RED_PENDING',
      red: ['CONFIRMED'],
    });
    expect(await desk.contradictions()).toEqual(NONE);
  });
});

describe('headers', () => {
  it('of a certified company are verified by themselves, with a bank by the auditor, once', async () => {
    const main = await aMainAccount(mall);
    const { certified } = await mall.call(headerProtocol.headers, {}, main);
    const own = { titleKind: 'company', title: certified!.title, taxNo: certified!.taxNo } as const;
    expect(await of.headerOf(main, own)).toMatchObject({ state: 'VERIFIED', isForSpecial: 0, isDefault: 1 });
    const withBank = await of.headerOf(main, { ...own, ...BANK });
    expect(withBank).toMatchObject({ state: 'PENDING_REVIEW', isForSpecial: 0, isDefault: 0 });
    const auditor = await aLogin(mall, { roles: ['auditor'] });
    const waiting = async () =>
      (await mall.call(headerList.list, { keyword: own.taxNo, state: 'PENDING_REVIEW' }, auditor)).list;
    expect(await waiting()).toMatchObject([
      { certifiedTaxNo: own.taxNo, allowedActions: ['verify', 'reject'] },
    ]);
    const decide = (isVerified: 0 | 1, version: number, reason = '') =>
      mall.ask(
        headerProtocol.decideHeader,
        { headerId: withBank.headerId, version, isVerified, reason },
        auditor,
      );
    expect((await decide(0, withBank.version)).state).toBe(State.refused);
    expect((await decide(1, withBank.version)).state).toBe(State.done);
    expect((await decide(1, withBank.version)).state).not.toBe(State.done);
    expect(await waiting()).toEqual([]);
    // Its bank is known now; another e-mail changes nothing of what was verified.
    const mailed = await of.headerOf(main, {
      ...own,
      ...BANK,
      headerId: withBank.headerId,
      email: 'fp@example.com',
    });
    expect(mailed).toMatchObject({ state: 'VERIFIED', isForSpecial: 1 });
    expect(
      await of.headerOf(main, { ...own, ...BANK, headerId: withBank.headerId, bank: '别的银行' }),
    ).toMatchObject({
      state: 'PENDING_REVIEW',
    });
  });

  it('refuse a wrong tax number at its field, and are nobody else’s', async () => {
    const [one, other] = [await aLogin(mall), await aLogin(mall)];
    const company = { titleKind: 'company', title: '乙公司' } as const;
    const wrong = await mall.ask(headerProtocol.saveHeader, { ...company, taxNo: '91350100M000100Y44' }, one);
    expect(wrong).toMatchObject({ state: State.refused, data: { name: 'taxNo' } });
    const { headerId } = await of.headerOf(one);
    expect((await mall.ask(headerProtocol.removeHeader, { headerId }, other)).state).toBe(State.notFound);
    expect((await mall.call(headerProtocol.headers, {}, other)).list).toEqual([]);
    await mall.call(headerProtocol.removeHeader, { headerId }, one);
    expect((await mall.call(headerProtocol.headers, {}, one)).list).toEqual([]);
  });
});

describe('an application', () => {
  it('X11: on paper it becomes sheets within the limit, is sent, and counts as received after ten days', async () => {
    const { buyer, seller, bill } = await of.aShop();
    await bill([{ due: 18_000_000, qty: 1_000 }]);
    const noAddress = await mall.ask(
      P.apply,
      {
        rowIds: JSON.stringify(await of.rowIdsOf(buyer)),
        ...{ type: 'normal', medium: 'PAPER', headerId: (await of.headerOf(buyer)).headerId },
      },
      buyer,
    );
    expect(noAddress).toMatchObject({ state: State.refused, data: { name: 'addressId' } });
    const { addressId } = await of.addressOf(buyer);
    const { invoiceSn } = await of.applied(buyer, { medium: 'PAPER', addressId });
    await mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
    const one = [{ number: of.nextNumber(), issuedOn: '2026-11-21' }];
    const tooFew = { ...(await of.seen(buyer, invoiceSn)), sheets: JSON.stringify(one) };
    expect(await mall.ask(P.issue, tooFew, seller)).toMatchObject({ msg: '应登记 2 张发票' });
    const two = [...one, { number: of.nextNumber(), issuedOn: '2026-11-21' }];
    const given = { ...(await of.seen(buyer, invoiceSn)), sheets: JSON.stringify(two) };
    expect(await mall.call(P.issue, given, seller)).toMatchObject({ state: 'PENDING_DELIVERY' });
    expect((await of.show(buyer, invoiceSn)).sheets.map(({ net, tax }) => [net, tax])).toEqual([
      ['99876.11', '12983.89'],
      ['59415.93', '7724.07'],
    ]);
    await mall.call(P.send, { ...(await of.seen(buyer, invoiceSn)), ...PARCEL }, seller);
    await desk.pass(days(10) + minutes(1), buyer, seller);
    expect(await of.show(buyer, invoiceSn)).toMatchObject({
      state: 'COMPLETED',
      allowedActions: ['markUsed', 'askRed'],
    });
  });

  it('is sent back, submitted again, withdrawn: what it reserved is free', async () => {
    const { buyer, seller, bill } = await of.aShop();
    await bill([{ due: 5_000 }]);
    const { invoiceSn } = await of.applied(buyer);
    const refuse = async (reason: string) =>
      mall.ask(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 0, reason }, seller);
    expect((await refuse('')).state).toBe(State.refused);
    expect((await refuse('抬头有误')).state).toBe(State.done);
    const { headerId } = await of.headerOf(buyer, { title: '王工程师' });
    await mall.call(P.resubmit, { ...(await of.seen(buyer, invoiceSn)), headerId, type: 'normal' }, buyer);
    expect(await of.show(buyer, invoiceSn)).toMatchObject({
      state: 'PENDING_REVIEW',
      title: '王工程师',
      reason: '',
    });
    await mall.call(P.withdraw, await of.seen(buyer, invoiceSn), buyer);
    expect(await of.rowIdsOf(buyer)).toHaveLength(1);
  });

  it('takes each row once, of one store, and no number twice', async () => {
    const { buyer, seller, bill } = await of.aShop();
    const other = await aSeller(mall);
    await bill([{ due: 5_000 }]);
    const rowIds = await of.rowIdsOf(buyer);
    await mall.work((work) =>
      billed(work, { storeId: other.storeId, memberId: buyer.memberId }, [{ due: 700 }]),
    );
    const { headerId } = await of.headerOf(buyer);
    const ask = async (ids: number[], who: Person = buyer) =>
      mall.ask(P.apply, { rowIds: JSON.stringify(ids), headerId, type: 'normal' }, who);
    expect((await ask(await of.rowIdsOf(buyer))).msg).toContain('同一家店铺');
    const stranger = await aLogin(mall);
    const foreign = await of.headerOf(stranger);
    const stolen = { rowIds: JSON.stringify(rowIds), headerId: foreign.headerId, type: 'normal' } as const;
    expect((await mall.ask(P.apply, stolen, stranger)).state).toBe(State.notFound);
    const [one, two] = await Promise.all([ask(rowIds), ask(rowIds)]);
    expect([one.state, two.state].filter((state) => state === State.done)).toHaveLength(1);
    const { invoiceSn } = (one.state === State.done ? one : two).data as { invoiceSn: string };
    expect((await mall.ask(P.detail, { invoiceSn }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(P.storeDetail, { invoiceSn }, other)).state).toBe(State.notFound);
    const { numbers: known } = await of.issued(buyer, seller, invoiceSn);
    await bill([{ due: 100 }]);
    const second = await of.applied(buyer, { rowIds: JSON.stringify([(await of.rowIdsOf(buyer)).at(-1)!]) });
    await mall.call(P.accept, { ...(await of.seen(buyer, second.invoiceSn)), isAccepted: 1 }, seller);
    const again = [{ number: known[0]!, issuedOn: '2026-11-21' }];
    const refused = await mall.ask(
      P.issue,
      { ...(await of.seen(buyer, second.invoiceSn)), sheets: JSON.stringify(again) },
      seller,
    );
    expect(refused.msg).toContain(known[0]);
  });

  it('of an employee waits for his own people where a rule says so', async () => {
    const main = await aMainAccount(mall);
    const seller = await aSeller(mall);
    await mall.work((work) => anIdentity(work, seller.storeId));
    const clerk = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, roles: ['finance'] });
    const rule = {
      docType: 'invoiceApply',
      ruleName: '开票审批',
      conditions: JSON.stringify({}),
      steps: JSON.stringify([{ who: 'permitted' }]),
    } as const;
    await mall.call(approvalProtocol.saveRule, rule, main);
    const { enterpriseId } = main;
    await mall.work((work) =>
      billed(work, { storeId: seller.storeId, memberId: clerk.memberId, enterpriseId }, [{ due: 9_900 }]),
    );
    const { invoiceSn } = await of.applied(clerk);
    expect(await of.show(clerk, invoiceSn)).toMatchObject({ state: 'PENDING_REVIEW', isAsked: 1 });
    expect((await mall.ask(P.storeDetail, { invoiceSn }, seller)).state).toBe(State.notFound);
    const [task] = (await mall.call(taskList.list, {}, main)).list;
    await mall.call(approvalProtocol.decide, { taskId: task!.taskId, decision: 'approve' }, main);
    expect(await mall.call(P.storeDetail, { invoiceSn }, seller)).toMatchObject({
      allowedActions: ['accept', 'sendBack'],
    });
  });
});
