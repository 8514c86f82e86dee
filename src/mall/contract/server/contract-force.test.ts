// Contracts in force through HTTP: what they hold of budgets and freight, how late they are, and how they come to an end or do not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { appendVersion, readVersion } from '#kit/document/document-version.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aBudget, aRule, waitingFor } from '#mall/approval/server/approval.builders.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { aPurchasingEmployee } from '#mall/inquiry/server/inquiry.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { type AgreedOrderNews, agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import type { QuotationContent } from '#mall/quotation/quotation-content.ts';
import { contractProtocol as protocol } from '../contract.protocol.ts';
import { platformContractList } from '../platform-contract-list.ts';
import { SIGN_AGREEMENT_VERSION } from '../sign-agreement.ts';
import { signAuthProtocol } from '../sign-auth.protocol.ts';
import {
  aContract,
  anAward,
  asDraft,
  type BuiltContract,
  bothParties,
  type Parties,
} from './contract.builders.ts';

let mall: TestMall;
let parties: Parties;

beforeAll(async () => {
  mall = await openTestMall();
  parties = await bothParties(mall);
});
afterAll(() => mall.close());

async function again<P extends Person>(person: P): Promise<P> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}
const now = async (): Promise<Parties> => ({
  purchaser: await again(parties.purchaser),
  seller: await again(parties.seller),
});
const buyers = async ({ contractSn, purchaser }: Pick<BuiltContract, 'contractSn' | 'purchaser'>) =>
  mall.call(protocol.detail, { contractSn }, await again(purchaser));
const seen = async (of: Pick<BuiltContract, 'contractSn' | 'purchaser'>) => ({
  contractSn: of.contractSn,
  version: (await buyers(of)).version,
});
const pass = async (time: number) => {
  mall.clock.pass(time);
  await mall.fireTimers();
};

const FREIGHT = { kind: 'fixed', fee: '20.00' } as const;

/** What documents of a kind hold of a cost centre's budget, in fen. */
const heldBy = (budgetId: number) =>
  mall.work(async (work) =>
    Object.fromEntries(
      (
        await work.query<{ type: string; held: number }>(
          `SELECT doc_type AS type, sum(reserved + spent)::bigint AS held FROM budget_hold
           WHERE budget_id = $1 GROUP BY 1 HAVING sum(reserved + spent) <> 0`,
          [budgetId],
        )
      ).map((row) => [row.type, row.held]),
    ),
  );
const aCentre = (costCentre: string) =>
  mall.work((work) =>
    aBudget(work, parties.purchaser.enterpriseId, { name: costCentre, amount: yuan(5_000) }),
  );

describe('money', () => {
  it('the freight goes with the goods from award to contract to order, and again with what is ordered anew', async () => {
    const costCentre = '研发一部';
    const budgetId = await aCentre(costCentre);
    const of = await aContract(mall, { parties: await now(), offer: { freight: FREIGHT }, costCentre });
    expect(await heldBy(budgetId)).toEqual({ contract: 127_156 });
    const signed = await aContract(mall, {
      parties: of,
      offer: { freight: FREIGHT },
      costCentre,
      state: 'EFFECTIVE',
    });
    expect(await heldBy(budgetId)).toEqual({ contract: 127_156, order: 127_156 });
    const { purchaser, contractSn } = signed;
    const [first] = (await buyers(signed)).orders;
    await mall.call(orderProtocol.cancel, { orderSn: first!.orderSn }, purchaser);
    expect(await heldBy(budgetId)).toEqual({ contract: 127_156 });
    expect((await buyers(signed)).performance.map((line) => line.orderedNum)).toEqual([0, 0]);
    const { addressId } = await mall.work((work) => anAddress(work, purchaser.memberId, {}));
    const order = (lineNo: number, number: number) =>
      mall.call(
        protocol.callOff,
        { contractSn, addressId, lines: [{ lineNo, number }], requestId: `rest${lineNo}` },
        purchaser,
      );
    await order(1, 1_000);
    await order(2, 500);
    expect((await buyers(signed)).orders.map((one) => one.payable)).toEqual(['1271.56', '1270.00', '1.56']);
    expect(await heldBy(budgetId)).toEqual({ contract: 127_156, order: 127_156 });
  });

  it('a fixed freight is charged once where one quotation becomes an order and a contract', async () => {
    const { purchaser, seller } = await now();
    const { inqSn } = await anAward(mall, { purchaser, seller }, { freight: FREIGHT });
    const { list } = await mall.call(quotationProtocol.awards, { inqSn }, purchaser);
    const { addressId } = await mall.work((work) => anAddress(work, purchaser.memberId, {}));
    await mall.call(
      quotationProtocol.toOrder,
      { inqSn, storeId: seller.storeId, addressId, awardLineIds: [list[0]!.lines[0]!.awardLineId] },
      purchaser,
    );
    const { contractSn } = await mall.call(protocol.sellerDraftFromAward, { inqSn }, seller);
    expect((await mall.call(protocol.sellerDetail, { contractSn }, seller)).content).toMatchObject({
      freight: '0.00',
      amount: '1.56',
    });
  });

  it('lines that were won under other terms become a contract of their own', async () => {
    const { purchaser, seller } = await now();
    const { inqSn, quoSn } = await anAward(mall, { purchaser, seller });
    await mall.work(async (work) => {
      const first = (await readVersion(work, 'quotation', quoSn))!;
      const content = { ...(first.content as QuotationContent), taxPerMille: 60 };
      const { versionNo } = await appendVersion(work, {
        docType: 'quotation',
        docSn: quoSn,
        content,
        by: 'supplier',
      });
      await work.query('UPDATE award_line SET version_no = $2 WHERE quo_sn = $1 AND line_no = 2', [
        quoSn,
        versionNo,
      ]);
    });
    const drafts = [];
    for (let i = 0; i < 2; i++) {
      const { contractSn } = await mall.call(protocol.sellerDraftFromAward, { inqSn }, seller);
      drafts.push((await mall.call(protocol.sellerDetail, { contractSn }, seller)).content);
    }
    expect(drafts.map((one) => [one.taxPerMille, one.lines.map((line) => line.partNo)])).toEqual([
      [130, ['AB-1']],
      [60, ['CD-2']],
    ]);
  });

  it('what a framework has not ordered by its end is free again', async () => {
    const costCentre = '产线';
    const budgetId = await aCentre(costCentre);
    const of = await aContract(mall, {
      parties: await now(),
      isFramework: true,
      costCentre,
      state: 'EFFECTIVE',
    });
    expect(await heldBy(budgetId)).toEqual({ contract: 125_156 });
    await pass(days(366));
    expect((await buyers(of)).state).toBe('COMPLETED');
    expect(await heldBy(budgetId)).toEqual({});
  });
});

describe('an amendment that costs more', () => {
  const sign = async (of: BuiltContract, side: 'purchaser' | 'supplier') => {
    const { versions, changeNo } = await buyers(of);
    const contentHash = versions.find((one) => one.versionNo === changeNo)!.contentHash;
    const isPurchaser = side === 'purchaser';
    const person = isPurchaser ? of.purchaser : of.seller;
    return mall.ask(
      isPurchaser ? protocol.signChange : protocol.sellerSignChange,
      {
        contractSn: of.contractSn,
        contentHash,
        sealId: person.sealId,
        agreementVersion: SIGN_AGREEMENT_VERSION,
        payPwd: PAY_PASSWORD,
      },
      await again(person),
    );
  };

  it('waits for the purchaser’s own people and holds his budget; sent back, nothing has changed', {
    timeout: 120_000,
  }, async () => {
    const fresh = await bothParties(mall);
    const { enterpriseId } = fresh.purchaser;
    const costCentre = '试制';
    const budgetId = await mall.work((work) =>
      aBudget(work, enterpriseId, { name: costCentre, amount: yuan(5_000) }),
    );
    const of = await aContract(mall, { parties: fresh, costCentre, state: 'EFFECTIVE' });
    await mall.work((work) => aRule(work, { enterpriseId }, { docType: 'contract' }));
    const approver = await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] });
    const propose = async (number: number) => {
      const { content } = await buyers(of);
      const [first, second] = (asDraft(content) as { lines: object[] }).lines;
      await mall.call(
        protocol.sellerProposeChange,
        {
          ...(await seen(of)),
          reason: '加量',
          draft: asDraft(content, { lines: [{ ...first, number }, second] as never }),
        },
        await again(of.seller),
      );
    };
    const decide = async (wish: { decision: 'approve' | 'return'; reason?: string }) => {
      const [task] = await waitingFor(mall, approver);
      await mall.call(approvalProtocol.decide, { taskId: task!.taskId, ...wish }, approver);
    };

    await propose(2_000);
    expect((await sign(of, 'purchaser')).data).toMatchObject({ state: 'CHANGE_PENDING', isAsked: 1 });
    expect(await heldBy(budgetId)).toEqual({ contract: 125_000, order: 125_156 });
    expect(await sign(of, 'purchaser')).toMatchObject({
      state: State.refused,
      msg: expect.stringContaining('内部审批'),
    });
    await decide({ decision: 'return', reason: '超出计划' });
    expect(await buyers(of)).toMatchObject({ state: 'EFFECTIVE', inForceNo: 1, changeNo: null });
    expect(await heldBy(budgetId)).toEqual({ order: 125_156 });

    await propose(5_000);
    expect(await sign(of, 'purchaser')).toMatchObject({ state: State.refused });
    await mall.call(
      protocol.refuseChange,
      { ...(await seen(of)), reason: '预算不足' },
      await again(of.purchaser),
    );

    await propose(2_000);
    await sign(of, 'purchaser');
    await decide({ decision: 'approve' });
    expect((await sign(of, 'purchaser')).data).toMatchObject({ state: 'CHANGE_PENDING' });
    expect((await sign(of, 'supplier')).data).toMatchObject({ state: 'EFFECTIVE' });
    expect(await heldBy(budgetId)).toEqual({ order: 250_156 });
    expect((await buyers(of)).orders.map((one) => one.payable)).toEqual(['1251.56', '1250.00']);
  });
});

describe('performance', () => {
  it('a line without a date is late once its lead time is over', async () => {
    const lines = [
      { lineNo: 1, unitPrice: '1.250000', leadDays: 5 },
      { lineNo: 2, unitPrice: '0.003120', number: 500, partNo: 'CD-2' },
    ];
    const of = await aContract(mall, { parties: await now(), offer: { lines }, state: 'EFFECTIVE' });
    const { performance } = await buyers(of);
    expect(performance.map((line) => [line.deliverBy !== '', line.isLate])).toEqual([
      [true, 0],
      [false, 0],
    ]);
    await pass(days(20));
    expect((await buyers(of)).performance.map((line) => line.isLate)).toEqual([1, 0]);
  });

  it('what was performed while a change was discussed is completed once that is over; the approver who may sign may refuse it', async () => {
    const of = await aContract(mall, { parties: await now(), state: 'EFFECTIVE' });
    const { contractSn, seller } = of;
    const { content, orders, version } = await buyers(of);
    await mall.call(
      protocol.sellerProposeChange,
      { contractSn, version, reason: '换仓', draft: asDraft(content, { deliveryPlace: '广州仓' }) },
      seller,
    );
    const tell = (what: AgreedOrderNews['what'], more: Partial<AgreedOrderNews>) =>
      mall.work((work) =>
        work.emit(agreedOrderMoved, {
          orderSn: orders[0]!.orderSn,
          source: 'contract',
          sourceSn: contractSn,
          what,
          lines: [],
          amount: 0 as never,
          ...more,
        }),
      );
    await tell('PAID', { amount: 125_156 as never });
    await tell('RECEIVED', {
      lines: [
        { sourceLineNo: 1, number: 1_000 },
        { sourceLineNo: 2, number: 500 },
      ],
    });
    await mall.fireTimers();
    expect((await buyers(of)).state).toBe('CHANGE_PENDING');
    const { enterpriseId } = of.purchaser;
    const buyer = await aLoggedInEmployee(mall, {
      ...{ enterpriseId, roles: ['buyer'] },
      permissions: ['order.all'],
    });
    const approver = await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] });
    const wish = { ...(await seen(of)), reason: '不换仓' };
    expect((await mall.ask(protocol.refuseChange, wish, buyer)).state).not.toBe(State.done);
    const shown = await mall.call(protocol.detail, { contractSn }, approver);
    expect(shown.allowedActions).toEqual(expect.arrayContaining(['signChange', 'refuseChange']));
    await mall.call(protocol.refuseChange, wish, approver);
    await mall.fireTimers();
    expect((await buyers(of)).state).toBe('COMPLETED');
  });

  it('“performed” may be denied by the other side and taken back by who said it', async () => {
    const of = await aContract(mall, { parties: await now(), state: 'EFFECTIVE' });
    const { purchaser, seller } = of;
    await mall.call(protocol.sellerComplete, await seen(of), seller);
    expect(await buyers(of)).toMatchObject({ isMyTurn: 1, proposal: { what: 'complete' } });
    await mall.call(protocol.denyCompletion, { ...(await seen(of)), reason: '尚未收货' }, purchaser);
    expect(await buyers(of)).toMatchObject({ state: 'EFFECTIVE', isMyTurn: 0, turn: null, proposal: null });
    await mall.call(protocol.complete, await seen(of), purchaser);
    await mall.call(protocol.denyCompletion, { ...(await seen(of)), reason: '点错了' }, purchaser);
    expect((await buyers(of)).turn).toBeNull();
    expect(
      await refusalOf(mall.call(protocol.denyCompletion, { ...(await seen(of)), reason: '再次' }, purchaser)),
    ).toMatchObject({ state: 255 });
  });
});

describe('ending', () => {
  it('who proposes or gives notice proves himself, and both are in the chain of evidence; mediation ends with a note', async () => {
    const of = await aContract(mall, { parties: await now(), state: 'EFFECTIVE' });
    const { purchaser, seller, contractSn } = of;
    const words = { reason: '项目取消', settlement: '互不追究' };
    expect(
      await refusalOf(mall.call(protocol.proposeTermination, { ...(await seen(of)), ...words }, purchaser)),
    ).toMatchObject({ message: expect.stringContaining('短信验证码或支付密码') });
    await mall.call(
      protocol.proposeTermination,
      { ...(await seen(of)), ...words, payPwd: PAY_PASSWORD },
      purchaser,
    );
    await mall.call(protocol.withdrawTermination, { ...(await seen(of)), reason: '再议' }, purchaser);
    await mall.call(
      protocol.sellerTerminateAlone,
      { ...(await seen(of)), reason: '迟延付款', ground: 'delay', payPwd: PAY_PASSWORD },
      seller,
    );
    await mall.call(protocol.refuseTermination, { ...(await seen(of)), reason: '已付款' }, purchaser);
    const { signatures, needsMediation } = await buyers(of);
    expect(needsMediation).toBe(1);
    expect(
      signatures.filter((one) => one.method === 'payPassword').map((one) => [one.what, one.side, one.isGood]),
    ).toEqual([
      ['signed', 'supplier', 1],
      ['signed', 'purchaser', 1],
      ['proposed', 'purchaser', 1],
      ['noticed', 'supplier', 1],
    ]);
    const platform = await aLogin(mall, { roles: ['operator'] });
    const { list } = await mall.call(platformContractList.list, { tab: 'mediation' }, platform);
    expect(list.find((one) => one.contractSn === contractSn)?.allowedActions).toEqual(['mediate']);
    const note = { ...(await seen(of)), reason: '双方同意延期两周' };
    expect((await mall.ask(protocol.adminMediate, note, purchaser)).state).not.toBe(State.done);
    await mall.call(protocol.adminMediate, note, platform);
    const after = await buyers(of);
    expect(after).toMatchObject({ state: 'EFFECTIVE', needsMediation: 0 });
    expect(after.steps.at(-1)).toMatchObject({ event: 'mediate', reason: '双方同意延期两周' });
    expect(
      await refusalOf(mall.call(protocol.adminMediate, { ...note, version: after.version }, platform)),
    ).toMatchObject({
      state: 255,
    });
  });

  it('a colleague without a right to sign touches no seal', async () => {
    const { purchaser } = await now();
    const colleague = await aLoggedInEmployee(mall, {
      enterpriseId: purchaser.enterpriseId,
      permissions: ['contract.sign'],
    });
    const { seals } = await mall.call(signAuthProtocol.show, {}, colleague);
    expect(seals.map((one) => one.allowedActions)).toEqual([[]]);
    const [own] = (await mall.call(signAuthProtocol.show, {}, purchaser)).seals;
    const wish = { sealId: own!.sealId, version: own!.version, reason: '停用' };
    expect((await mall.ask(signAuthProtocol.disableSeal, wish, colleague)).state).toBe(State.notFound);
    expect((await mall.call(signAuthProtocol.show, {}, purchaser)).seals[0]).toMatchObject({
      state: 'ACTIVE',
      allowedActions: ['disable'],
    });
  });
});

describe('beginning', () => {
  it('a store begins contracts with enterprises it has dealt with, and with no others', async () => {
    const fresh = await bothParties(mall);
    const { seller, purchaser } = fresh;
    const { enterpriseId } = purchaser;
    const wish = { templateKey: 'PURCHASE', enterpriseId };
    expect(await mall.call(protocol.sellerCustomers, {}, seller)).toEqual({ list: [] });
    expect((await mall.ask(protocol.sellerDraftFromTemplate, wish, seller)).state).not.toBe(State.done);
    await anAward(mall, fresh);
    const { list } = await mall.call(protocol.sellerCustomers, {}, seller);
    expect(list.map((one) => one.enterpriseId)).toEqual([enterpriseId]);
    expect(await mall.call(protocol.sellerDraftFromTemplate, wish, seller)).toMatchObject({
      contractSn: expect.stringMatching(/^CT/),
    });
  });
});

it('a leaver’s contracts and awards are looked after by his successor', async () => {
  const { purchaser, seller } = await now();
  const employee = () =>
    aPurchasingEmployee(mall, {
      enterpriseId: purchaser.enterpriseId,
      roles: ['buyer'],
      permissions: ['rfq.award', 'contract.create', 'contract.read'],
    });
  const [leaver, heir] = [await employee(), await employee()];
  const { contractSn } = await mall.call(
    protocol.draftFromTemplate,
    { templateKey: 'PURCHASE', storeId: seller.storeId },
    leaver,
  );
  const { inqSn } = await anAward(mall, { purchaser: { ...leaver, sealId: 0 }, seller });
  await mall.call(
    subAccountProtocol.leave,
    { memberId: leaver.memberId, successorId: heir.memberId, reason: '离职' },
    purchaser,
  );
  const owners = await mall.work((work) =>
    work.query<{ id: number }>(
      `SELECT member_id AS id FROM contract WHERE contract_sn = $1 UNION ALL SELECT member_id FROM award WHERE inq_sn = $2`,
      [contractSn, inqSn],
    ),
  );
  expect(owners.map(({ id }) => id)).toEqual([heir.memberId, heir.memberId]);
});
