// Commissions of tests through HTTP: typed, handed in, agreed on, paid, sent, received; and what nobody may do.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { aBudget } from '#mall/approval/server/approval.builders.ts';
import { listBudgetEntries } from '#mall/approval/server/list-budgets.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { aProject } from '#mall/project/server/project.builders.ts';
import { emptyForm } from '../entrust-form.ts';
import { deskServiceList, ownServiceList } from '../service-lists.ts';
import { testingProtocol as protocol } from '../testing.protocol.ts';
import { aDraftId, aForm, anItem, aSubmittedForm, aTestingLab } from './testing.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aTestingLab(mall);

const own = (buyer: Buyer, serviceSn: string) => mall.call(protocol.detail, { serviceSn }, buyer);
const atDesk = (serviceSn: string) => mall.call(protocol.deskDetail, { serviceSn }, lab.acceptance);
const accept = async (serviceSn: string) => {
  const { version, contentHash } = await atDesk(serviceSn);
  return mall.call(protocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance);
};
const pay = (buyer: Buyer, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
/** Accepted and paid. */
async function paid(wish: Parameters<typeof aSubmittedForm>[2] = {}) {
  const form = await aSubmittedForm(mall, lab, wish);
  await accept(form.serviceSn);
  const { order } = await own(form.buyer, form.serviceSn);
  await pay(form.buyer, order!.paySn);
  return { ...form, orderSn: order!.orderSn, paySn: order!.paySn };
}

describe('happy', () => {
  it('goes from a form to specimens on their way, and its order with it', async () => {
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab);
    const asked = await own(buyer, serviceSn);
    // 168 h × ¥50 = 8,400; 2 × 2 × ¥5 = 20, at least 300; 3 kg back ¥25
    expect(asked).toMatchObject({ state: 'PENDING_REVIEW', turn: 'LAB', amount: '8725.00', order: null });
    expect(asked.allowedActions).toEqual(['cancel']);
    expect((await atDesk(serviceSn)).allowedActions).toEqual(['accept', 'propose', 'sendBack', 'refuse']);
    const { list } = await mall.call(ownServiceList.list, {}, buyer, 'en');
    expect(list.map(({ title }) => title)).toEqual(['Damp heat, Resistance']);
    expect(await accept(serviceSn)).toMatchObject({ state: 'PENDING_PAYMENT' });

    const accepted = await own(buyer, serviceSn);
    expect(accepted).toMatchObject({
      state: 'PENDING_PAYMENT',
      order: { state: 'PENDING_PAYMENT', payable: '8725.00' },
    });
    const { orderSn, paySn } = accepted.order!;
    const order = await mall.call(orderProtocol.detail, { orderSn }, buyer);
    expect(order).toMatchObject({ source: 'service', sourceSn: serviceSn });
    expect(order.lines.map(({ goodsName, amount }) => [goodsName, amount])).toEqual([
      ['恒定湿热（电工电子产品）', '8400.00'],
      ['绝缘电阻（电工电子产品）', '300.00'],
      ['样品寄回', '25.00'],
    ]);
    expect(order.evidence[0]).toMatchObject({ kind: 'service', sn: serviceSn, isIntact: true });

    await pay(buyer, paySn);
    const inWork = await mall.call(orderProtocol.detail, { orderSn }, buyer);
    expect(inWork.stateName).toBe('服务中');
    expect(inWork.allowedActions).not.toContain('changeAddress');
    const toSend = await own(buyer, serviceSn);
    expect(toSend).toMatchObject({ state: 'PENDING_DELIVERY', receiver: '深圳市科发路 8 号' });
    const sent = await mall.call(
      protocol.sent,
      { serviceSn, version: toSend.version, carrier: '顺丰', trackingNo: 'SF1' },
      buyer,
    );
    expect(sent.state).toBe('PENDING_RECEIPT');
  });

  it('keeps half a form, and the same draft is the same form however often it is sent', async () => {
    const buyer = await aBuyer(mall);
    const draftId = aDraftId();
    const save = (form: object, more: object = {}) =>
      mall.call(protocol.save, { draftId, form: JSON.stringify(form), ...more } as never, buyer);
    const first = await save(emptyForm('INSPECTION'));
    const again = await save({ kind: 'INSPECTION', clientName: '甲' });
    expect(again.serviceSn).toBe(first.serviceSn);
    const { list } = await mall.call(ownServiceList.list, {}, buyer);
    expect(list.map(({ serviceSn, state, clientName }) => [serviceSn, state, clientName])).toEqual([
      [first.serviceSn, 'DRAFT', '甲'],
    ]);
    const refused = await mall.ask(
      protocol.submit,
      { serviceSn: first.serviceSn, version: again.version },
      buyer,
      'en',
    );
    expect([refused.state, refused.msg]).toEqual([State.refused, 'Please enter the client’s address']);
  });

  it('is proposed otherwise, confirmed with the pay password, and becomes an order at that price', async () => {
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab, {
      items: [anItem(lab, 'T3'), { ...anItem(lab, 'T2'), units: 2 }],
      marks: 'NONE',
    });
    const { version } = await atDesk(serviceSn);
    expect((await own(buyer, serviceSn)).versions[0]?.content.items[0]?.amount).toBeNull();
    const seen = { serviceSn, version };
    const hash = (await atDesk(serviceSn)).contentHash;
    const early = await mall.ask(protocol.accept, { ...seen, hash }, lab.acceptance, 'en');
    expect(early.msg).toContain('No price for: Failure analysis');
    const dear = { ...seen, marks: 'NONE', urgency: 'NORMAL', note: '报价' };
    const offer = (amount: string) =>
      mall.ask(
        protocol.propose,
        { ...dear, items: JSON.stringify([{ place: 1, capNo: 'T3', amount }]) } as never,
        lab.acceptance,
      );
    expect(await offer('99999999999')).toMatchObject({ state: State.refused });
    expect((await offer('0')).msg).toContain('大于 0');
    const proposed = await mall.call(
      protocol.propose,
      {
        ...seen,
        ...{ marks: 'NONE', urgency: 'NORMAL', note: '失效分析报价' },
        items: JSON.stringify([
          { place: 1, capNo: 'T3', amount: '2600.00' },
          { place: 2, capNo: 'T2' },
        ]),
      } as never,
      lab.acceptance,
    );
    const asked = await own(buyer, serviceSn);
    expect(asked).toMatchObject({ turn: 'CUSTOMER', amount: '2925.00' });
    expect(asked.allowedActions).toEqual(['confirm', 'askAgain', 'cancel']);
    const confirm = (payPwd: string, contentHash: string) =>
      mall.ask(protocol.confirm, { serviceSn, version: proposed.version, hash: contentHash, payPwd }, buyer);
    expect((await confirm('wrong-one', asked.contentHash)).state).not.toBe(State.done);
    expect((await confirm(PAY_PASSWORD, hash)).state).toBe(State.refused);
    expect((await confirm(PAY_PASSWORD, asked.contentHash)).data).toMatchObject({ state: 'PENDING_PAYMENT' });
    const { order } = await own(buyer, serviceSn);
    expect(order?.payable).toBe('2925.00');
  });

  it('is not written over by somebody who has not seen what was kept last', async () => {
    const buyer = await aBuyer(mall);
    const save = (clientName: string, more: object) =>
      mall.ask(
        protocol.save,
        { draftId: aDraftId(), form: JSON.stringify(aForm(lab, { clientName })), ...more } as never,
        buyer,
      );
    const begun = await save('甲', {});
    const { serviceSn, version } = begun.data as { serviceSn: string; version: number };
    expect((await save('乙', { serviceSn, version })).state).toBe(State.done);
    expect((await save('丙', { serviceSn, version })).msg).toContain('已被他人修改');
    expect(await own(buyer, serviceSn)).toMatchObject({ clientName: '乙', amount: null });
  });

  it('is done again from a former form, and a calibration from nothing but its kind', async () => {
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab);
    const former = await mall.call(protocol.source, { serviceSn } as never, buyer);
    expect(former).toMatchObject({ clientName: '深圳鼎元电子有限公司', isDeclared: false });
    expect(former.items).toHaveLength(2);
    expect(await mall.call(protocol.source, { kind: 'METERING' } as never, buyer)).toMatchObject({
      kind: 'METERING',
      rule: 'NONE',
      specimens: [],
    });
  });
});

describe('money', () => {
  it('a paid commission that is cancelled gives all of it back', async () => {
    const { buyer, serviceSn, orderSn } = await paid();
    const { version } = await own(buyer, serviceSn);
    expect(await mall.call(protocol.cancel, { serviceSn, version, reason: '不测了' }, buyer)).toMatchObject({
      state: 'CANCELLED',
    });
    const order = await mall.call(orderProtocol.detail, { orderSn }, buyer);
    expect(order).toMatchObject({ state: 'CANCELLED', refunded: '8725.00' });
    expect(await own(buyer, serviceSn)).toMatchObject({ closeReason: '不测了' });
  });

  it('the laboratory is not told why a customer cannot order', async () => {
    const employee = await aLoggedInEmployee(mall, { limitPerOrder: 999_900 });
    const { serviceSn } = await aSubmittedForm(mall, lab, { buyer: employee as never });
    await mall.work((work) =>
      work.query('UPDATE sub_account SET limit_per_order = 12300 WHERE member_id = $1', [employee.memberId]),
    );
    const { version, contentHash } = await atDesk(serviceSn);
    const seen = { serviceSn, version, hash: contentHash };
    const reply = await mall.ask(protocol.accept, seen, lab.acceptance, 'en');
    expect(reply.msg).toContain('The customer cannot order now');
    expect(JSON.stringify(reply)).not.toContain('123');
  });
});

it('an employee reads why his form is above his limits when he hands it in', async () => {
  const employee = await aLoggedInEmployee(mall, { limitPerOrder: 12_300 });
  const handedIn = aSubmittedForm(mall, lab, { buyer: employee as never });
  expect((await refusalOf(handedIn)).message).toContain('123.00');
});

it('what is handed in reserves its budget, is refused above it, and gives way to its order', async () => {
  const employee = await aLoggedInEmployee(mall, {});
  const costCentre = 'LAB-2026';
  const budgetId = await mall.work((work) =>
    aBudget(work, employee.enterpriseId, { name: costCentre, amount: yuan(10_000) }),
  );
  const reserved = async () => {
    const [row] = await mall.work((work) =>
      work.query<{ reserved: number; spent: number }>(
        'SELECT reserved, spent FROM budget WHERE budget_id = $1',
        [budgetId],
      ),
    );
    return row;
  };
  const form = { buyer: employee as never, costCentre };
  const { serviceSn } = await aSubmittedForm(mall, lab, form);
  expect(await reserved()).toEqual({ reserved: 872_500, spent: 0 });
  expect((await refusalOf(aSubmittedForm(mall, lab, form))).message).toContain('剩余 ¥1,275.00');
  const { version } = await atDesk(serviceSn);
  await mall.call(protocol.sendBack, { serviceSn, version, reason: '请补充型号' }, lab.acceptance);
  expect(await reserved()).toEqual({ reserved: 0, spent: 0 });
  const second = await aSubmittedForm(mall, lab, form);
  await accept(second.serviceSn);
  const { reserved: held = 0, spent = 0 } = (await reserved()) ?? {};
  expect(held + spent).toBe(872_500);
  const { list } = await mall.work((work) =>
    listBudgetEntries(work, { enterpriseId: employee.enterpriseId } as never, {
      budgetId,
      current: 1,
      pageSize: 20,
    }),
  );
  expect(list.map(({ docTypeName }) => docTypeName)).toContain('检测委托');
});

describe('two at once', () => {
  it('accepted by two, it is one order', async () => {
    const { serviceSn } = await aSubmittedForm(mall, lab);
    const { version, contentHash } = await atDesk(serviceSn);
    const both = await Promise.all(
      [1, 2].map(() => mall.ask(protocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance)),
    );
    expect(both.map(({ state }) => state).toSorted()).toEqual([State.done, State.refused]);
  });
});

describe('refused', () => {
  it('a form that is nobody else’s is not there for others, at the desk either before it is handed in', async () => {
    const { serviceSn, version } = await aSubmittedForm(mall, lab);
    const other = await aBuyer(mall);
    for (const reply of [
      await mall.ask(protocol.detail, { serviceSn }, other),
      await mall.ask(protocol.cancel, { serviceSn, version, reason: '' }, other),
    ])
      expect(reply.state).toBe(State.notFound);
    const drafted = await mall.call(
      protocol.save,
      { draftId: aDraftId(), form: JSON.stringify(aForm(lab)) } as never,
      other,
    );
    expect(
      (await mall.ask(protocol.deskDetail, { serviceSn: drafted.serviceSn }, lab.acceptance)).state,
    ).toBe(State.notFound);
    const { list } = await mall.call(deskServiceList.list, { pageSize: 100 }, lab.acceptance);
    expect(list.some((one) => one.serviceSn === drafted.serviceSn)).toBe(false);
    expect((await mall.ask(protocol.deskDetail, { serviceSn }, lab.clerk)).state).toBe(State.notAllowed);
  });

  it('nobody’s project but his own is named on a form', async () => {
    const [buyer, other] = [await aBuyer(mall), await aBuyer(mall)];
    const { projectId } = await mall.work((work) => aProject(work, other));
    const form = JSON.stringify(aForm(lab, { projectId }));
    const save = (who: Buyer) => mall.ask(protocol.save, { draftId: aDraftId(), form } as never, who);
    expect((await save(buyer)).state).toBe(State.notFound);
    expect((await save(other)).state).toBe(State.done);
  });

  it('nobody of the laboratory acts on his own form', async () => {
    const buyer = { ...lab.acceptance, memberId: lab.acceptance.memberId } as Buyer;
    const { serviceSn, version } = await aSubmittedForm(mall, lab, { buyer });
    const { contentHash, allowedActions } = await atDesk(serviceSn);
    expect(allowedActions).toEqual([]);
    const reply = await mall.ask(
      protocol.accept,
      { serviceSn, version, hash: contentHash },
      lab.acceptance,
      'en',
    );
    expect(reply.msg).toBe('Nobody acts on a form of his own or of his enterprise');
  });

  it.each([
    ['a mark that an item has not', { marks: 'CMA' }, 'Not within the scope of CMA today'],
    ['legal verification on tests', { marks: 'AUTH' }, 'Legal verification is for calibrations'],
    ['a calibration on a form for tests', { items: 'J1' }, 'Tests go on a form for testing'],
  ])('%s', async (_name, wish, sentence) => {
    const { items, ...rest } = wish as { items?: string };
    const form = aForm(lab, { ...rest, ...(items ? { items: [anItem(lab, items)] } : {}) });
    const buyer = await aBuyer(mall);
    const kept = await mall.call(
      protocol.save,
      { draftId: aDraftId(), form: JSON.stringify(form) } as never,
      buyer,
    );
    const handedIn = await mall.ask(
      protocol.submit,
      { serviceSn: kept.serviceSn, version: kept.version },
      buyer,
      'en',
    );
    if (handedIn.state !== State.done) return expect(handedIn.msg).toContain(sentence);
    const { version, contentHash } = await atDesk(kept.serviceSn);
    const reply = await mall.ask(
      protocol.accept,
      { serviceSn: kept.serviceSn, version, hash: contentHash },
      lab.acceptance,
      'en',
    );
    expect(reply.msg).toContain(sentence);
  });
});

// Last: logins end when so many days pass.
describe('by itself', () => {
  it('goes back when nobody answers a proposal, and is over when nobody hands it in again', async () => {
    const { serviceSn } = await aSubmittedForm(mall, lab);
    const { version } = await atDesk(serviceSn);
    await mall.call(
      protocol.propose,
      {
        ...{ serviceSn, version, marks: 'NONE', urgency: 'URGENT', note: '按加急' },
        items: JSON.stringify([{ place: 1, capNo: 'T1' }]),
      } as never,
      lab.acceptance,
    );
    mall.clock.pass(days(7));
    await mall.fireTimers();
    const state = async () =>
      (
        await mall.work((work) =>
          work.query<{ state: string }>('SELECT state FROM service_order WHERE service_sn = $1', [serviceSn]),
        )
      )[0]?.state;
    expect(await state()).toBe('REVIEW_REJECTED');
    mall.clock.pass(days(90));
    await mall.fireTimers();
    expect(await state()).toBe('CANCELLED');
  });
});
