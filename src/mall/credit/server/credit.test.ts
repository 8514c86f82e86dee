// Credit accounts through the real door: applied for, offered, agreed to with a second factor, changed, frozen, closed; each side sees what is its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { aCertifiedEnterprise, aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { aBuyer, aSeller, type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { publishAgreement } from '#mall/setting/server/publish-agreement.ts';
import { installAgreements } from '#mall/setting/server/setting.ts';
import { starterAgreements } from '#starter/agreements.ts';
import { creditProtocol as P } from '../credit.protocol.ts';
import { adminApplicationList, storeAccountList, storeApplicationList } from '../credit-lists.ts';
import { USUAL_FIGURES } from '../credit-terms.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work((work) => installAgreements(work, starterAgreements));
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

type Seller = Awaited<ReturnType<typeof aSeller>>;
const OFFER = { ...USUAL_FIGURES, creditLimit: '40000.00', termDays: 30 };
const wanted = { wantedLimit: '50000.00', wantedTermDays: 60, yearlyPurchase: '600000.00', text: '月结采购' };

async function aCompany(): Promise<Buyer & { enterpriseId: number }> {
  const buyer = await aBuyer(mall, { type: 3 });
  const { enterpriseId } = await mall.work((work) =>
    aCertifiedEnterprise(work, { memberId: buyer.memberId }),
  );
  return { ...buyer, enterpriseId };
}

/** A login lasts an hour; days pass. */
async function later<P extends { memberId: number; token: string }>(person: P, passed: number): Promise<P> {
  mall.clock.pass(passed);
  await mall.fireTimers();
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}

const applyTo = (buyer: { token: string }, storeId: number, more: Partial<CallOf<typeof P.apply>> = {}) =>
  mall.ask(P.apply, { storeId, ...wanted, ...more }, buyer);
const applied = async (buyer: { token: string }, storeId: number) =>
  ((await applyTo(buyer, storeId)).data as { creditSn: string }).creditSn;
const seen = async (buyer: { token: string }, creditSn: string) => ({
  creditSn,
  version: (await mall.call(P.application, { creditSn }, buyer)).version,
});

async function opened(buyer: { token: string }, seller: Seller): Promise<number> {
  const creditSn = await applied(buyer, seller.storeId);
  await mall.call(P.offer, { creditSn, offer: OFFER }, seller);
  const { agreement } = await mall.call(P.application, { creditSn }, buyer);
  await mall.call(
    P.accept,
    { ...(await seen(buyer, creditSn)), agreementVersion: agreement.version, payPwd: PAY_PASSWORD },
    buyer,
  );
  return (await mall.call(P.application, { creditSn }, buyer)).accountId;
}

it('opens with what the creditor offers, once the buyer has agreed with his pay password', async () => {
  const [buyer, seller] = [await aCompany(), await aSeller(mall)];
  const { fileId } = await mall.work((work) => aFile(work, buyer.memberId, { purpose: 'attachment' }));
  const reply = await applyTo(buyer, seller.storeId, { fileIds: [fileId] });
  expect(reply).toMatchObject({ state: State.done, data: { state: 'PENDING_REVIEW' } });
  const { creditSn } = reply.data as { creditSn: string };
  expect((await applyTo(buyer, seller.storeId)).msg).toContain('进行中');
  expect((await mall.call(storeApplicationList.list, {}, seller)).list).toMatchObject([
    { creditSn, wantedLimit: '50000.00', allowedActions: ['offer', 'sendBack', 'refuse'] },
  ]);

  await mall.call(P.reject, { creditSn, isFinal: 0, reason: '请补充近两年审计报告' }, seller);
  await mall.call(
    P.apply,
    { creditSn, storeId: 0, ...wanted, wantedLimit: '45000.00', fileIds: [fileId] },
    buyer,
  );
  await mall.call(P.offer, { creditSn, offer: OFFER }, seller);
  const offered = await mall.call(P.application, { creditSn }, buyer);
  expect(offered).toMatchObject({
    state: 'OFFERED',
    wantedLimit: '45000.00',
    offer: { creditLimit: '40000.00', termDays: 30 },
    files: [{ fileId }],
    allowedActions: ['accept', 'decline'],
  });

  const accept = (more: object) =>
    mall.ask(
      P.accept,
      { creditSn, version: offered.version, agreementVersion: offered.agreement.version, ...more },
      buyer,
    );
  expect((await accept({})).msg).toContain('支付密码');
  expect((await accept({ payPwd: 'wrong123' })).state).toBe(State.refused);
  expect((await accept({ payPwd: PAY_PASSWORD, agreementVersion: '0.9' })).msg).toContain('重新阅读');
  expect((await accept({ payPwd: PAY_PASSWORD })).data).toMatchObject({ state: 'COMPLETED' });

  const { accounts } = await mall.call(P.accounts, {}, buyer);
  expect(accounts).toMatchObject([
    {
      state: 'ACTIVE',
      creditLimit: '40000.00',
      used: '0.00',
      available: '40000.00',
      storeId: seller.storeId,
    },
  ]);
  const { accountId } = accounts[0]!;
  expect(await mall.call(P.account, { accountId }, buyer)).toMatchObject({
    agreement: { textVersion: offered.agreement.version, memberName: buyer.memberName },
    log: [{ event: 'open' }],
    allowedActions: [],
  });
  expect(await mall.call(P.forecast, { accountId, amount: '40000.01' }, buyer)).toMatchObject({
    available: '40000.00',
    blocks: [{ block: 'LIMIT' }],
    pessimistic: { day: null },
    optimistic: { day: null },
  });
});

it('the platform gives credit for its own stores, which give none themselves', async () => {
  const buyer = await aCompany();
  const own = await aSeller(mall, { isSelfOperated: true });
  expect((await applyTo(buyer, own.storeId)).msg).toContain('向平台申请');
  const creditSn = await applied(buyer, 0);
  const finance = await aLogin(mall, { roles: ['finance'] });
  expect((await mall.call(adminApplicationList.list, {}, finance)).list).toMatchObject([
    { creditSn, storeId: 0 },
  ]);
  expect((await mall.ask(P.offer, { creditSn, offer: OFFER }, own)).state).toBe(State.notFound);
  expect((await mall.call(P.adminReject, { creditSn, isFinal: 1, reason: '资料不实' }, finance)).state).toBe(
    'REJECTED',
  );
  expect((await applyTo(buyer, 0)).msg).toContain('起可再次申请');
  expect((await applyTo(await later(buyer, days(90)), 0)).state).toBe(State.done);
});

it('raises a limit at once, lowers it after notice, and a temporary one ends by itself', async () => {
  const [buyer, seller] = [await aCompany(), await aSeller(mall)];
  const accountId = await opened(buyer, seller);
  const account = (by: { token: string } = buyer) => mall.call(P.account, { accountId }, by);
  await mall.call(P.setLimit, { accountId, creditLimit: '60000', reason: '合作良好' }, seller);
  expect(await account()).toMatchObject({ creditLimit: '60000.00', available: '60000.00' });

  const until = new Date(mall.clock.now().getTime() + days(10)).toISOString().slice(0, 10);
  await mall.call(
    P.setLimit,
    { accountId, creditLimit: '30000', tempLimit: '5000', tempUntil: until, reason: '年度复核' },
    seller,
  );
  expect(await account()).toMatchObject({
    creditLimit: '60000.00',
    lowerTo: '30000.00',
    available: '65000.00',
    log: [{ reason: '¥30,000.00 + ¥5,000.00 · 年度复核' }, { reason: '¥60,000.00 · 合作良好' }, {}],
  });
  const after = await later(buyer, days(7));
  expect(await account(after)).toMatchObject({
    creditLimit: '30000.00',
    lowerTo: null,
    available: '35000.00',
  });
  expect((await account(await later(buyer, days(5)))).available).toBe('30000.00');
  expect(
    (
      await mall.ask(
        P.setLimit,
        { accountId, creditLimit: '1', tempLimit: '5', reason: '没有截止' },
        await later(seller, 0),
      )
    ).msg,
  ).toContain('截止日期');
});

it('is frozen and thawed by hand, changed by agreement, closed when nothing counts on it', async () => {
  const [buyer, seller] = [await aCompany(), await aSeller(mall)];
  const accountId = await opened(buyer, seller);
  await mall.call(P.freeze, { accountId, reason: '资信下降' }, seller);
  expect(await mall.call(P.forecast, { accountId }, buyer)).toMatchObject({
    blocks: [{ block: 'FROZEN' }],
    pessimistic: { causes: [{ kind: 'FROZEN' }] },
  });
  await mall.call(P.thaw, { accountId }, seller);
  for (const offer of [
    { ...OFFER, cycleDay: 0 },
    { ...OFFER, cycleKind: 'WEEKLY' as const, cycleDay: 7 },
  ])
    expect(await mall.ask(P.propose, { accountId, offer, reason: '改期' }, seller)).toMatchObject({
      code: 'credit.noCutDay',
    });
  const { creditSn } = await mall.call(
    P.propose,
    { accountId, offer: { ...OFFER, creditLimit: '20000', basis: 'SHIPPED' }, reason: '改为按发货' },
    seller,
  );
  const told = await mall.call(messageList.list, { kind: 'credit' }, buyer);
  expect(told.list[0]?.body).toBe(`授信申请 ${creditSn}\n原因：改为按发货`);
  const { agreement } = await mall.call(P.application, { creditSn }, buyer);
  await mall.call(
    P.accept,
    { ...(await seen(buyer, creditSn)), agreementVersion: agreement.version, payPwd: PAY_PASSWORD },
    buyer,
  );
  expect(await mall.call(P.account, { accountId }, buyer)).toMatchObject({
    basis: 'SHIPPED',
    creditLimit: '20000.00',
  });
  await mall.call(P.close, { accountId, reason: '双方终止合作' }, seller);
  expect((await mall.ask(P.freeze, { accountId, reason: '已关闭' }, seller)).msg).toContain('已关闭');
});

it('an offer lapses, an application is taken back', async () => {
  const [buyer, seller] = [await aCompany(), await aSeller(mall)];
  const creditSn = await applied(buyer, seller.storeId);
  await mall.call(P.offer, { creditSn, offer: OFFER }, seller);
  const after = await later(buyer, days(15));
  expect((await mall.call(P.application, { creditSn }, after)).state).toBe('CANCELLED');
  const again = await applied(after, seller.storeId);
  expect((await mall.call(P.withdraw, { creditSn: again }, after)).state).toBe('CANCELLED');
});

it('is nobody else’s, and employees need the permission', async () => {
  const [buyer, seller, other] = [await aCompany(), await aSeller(mall), await aSeller(mall)];
  const accountId = await opened(buyer, seller);
  expect((await mall.ask(P.creditorAccount, { accountId }, other)).state).toBe(State.notFound);
  expect((await mall.ask(P.account, { accountId }, await aCompany())).state).toBe(State.notFound);
  expect((await mall.ask(P.freeze, { accountId, reason: '不是我的' }, other)).state).toBe(State.notFound);
  expect((await mall.call(storeAccountList.list, {}, other)).list).toEqual([]);
  const employee = await aLoggedInEmployee(mall, { enterpriseId: buyer.enterpriseId, roles: ['viewer'] });
  expect((await mall.ask(P.accounts, {}, employee)).state).toBe(State.done);
  expect((await applyTo(employee, other.storeId)).msg).toContain('申请授信');
  expect((await applyTo(await aBuyer(mall), other.storeId)).msg).toContain('认证企业');
});

it('a new version of the agreement is accepted anew, and stops orders once it has waited too long', async () => {
  const [buyer, seller] = [await aCompany(), await aSeller(mall)];
  const accountId = await opened(buyer, seller);
  expect((await mall.ask(P.renew, { accountId }, buyer)).state).toBe(State.refused);
  const [text] = starterAgreements.filter(({ code }) => code === 'credit');
  await mall.work((work) => publishAgreement(work, { ...text!, version: '9.1' }));
  const blocks = async (by: { token: string }) =>
    (await mall.call(P.forecast, { accountId }, by)).blocks.map(({ block }) => block);
  const soon = await later(buyer, days(29));
  expect(await blocks(soon)).toEqual([]);
  expect((await mall.call(P.account, { accountId }, soon)).allowedActions).toEqual(['renew']);
  const late = await later(buyer, days(2));
  expect(await blocks(late)).toEqual(['AGREEMENT']);
  const { creditSn } = await mall.call(P.renew, { accountId }, late);
  const { version, agreement, offer } = await mall.call(P.application, { creditSn }, late);
  expect(offer).toMatchObject({ creditLimit: '40000.00', termDays: 30 });
  await mall.call(
    P.accept,
    { creditSn, version, agreementVersion: agreement.version, payPwd: PAY_PASSWORD },
    late,
  );
  expect(await blocks(late)).toEqual([]);
  expect(await mall.call(P.account, { accountId }, late)).toMatchObject({
    agreement: { textVersion: '9.1' },
    allowedActions: [],
  });
});

it('what offers begin with, and how long they stand, the platform sets', async () => {
  const operator = await aLogin(mall, { roles: ['operator'] });
  const rules = await mall.call(P.adminRules, {}, operator);
  await mall.call(P.saveRules, { ...rules, graceDays: 5, offerDays: 2 }, operator);
  const [buyer, seller] = [await aCompany(), await aSeller(mall)];
  const creditSn = await applied(buyer, seller.storeId);
  expect((await mall.call(P.creditorApplication, { creditSn }, seller)).usual).toMatchObject({
    graceDays: 5,
  });
  await mall.call(P.offer, { creditSn, offer: OFFER }, seller);
  const after = await later(buyer, days(2));
  expect((await mall.call(P.application, { creditSn }, after)).state).toBe('CANCELLED');
  await mall.call(P.saveRules, rules, await later(operator, 0));
});
