// Approvals through HTTP: who is asked, who decides, what happens at once and what nobody may.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { eventHub, listener } from '#kit/events/event.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { PresetRole } from '#mall/member/permission-points.ts';
import { messageList } from '#mall/message/message-list.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { approvalProtocol as protocol } from '../approval.protocol.ts';
import type { ApprovalState } from '../approval-status.ts';
import { budgetList } from '../budget-list.ts';
import { storeTaskList, taskList } from '../task-lists.ts';
import { aCase, aRule, waitingFor } from './approval.builders.ts';
import { approvalDecided } from './approval.events.ts';
import {
  type ApprovalCase,
  askApproval,
  findApprovalPath,
  previewApproval,
  withdrawApproval,
} from './approval.ts';
import { approvalListeners } from './hand-on-approvals.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

/** After days have passed an old login is over. */
const again = (person: Person): Promise<Person> =>
  mall.work(async (work) => {
    const device = { ip: '127.0.0.1', userAgent: 'test' };
    const tokens = await issueTokens(work, mall.tokenSecret, person.memberId, device);
    return { ...person, token: tokens.access_token, refreshToken: tokens.refresh_token };
  });

/** An enterprise: the main account, two approvers, a buyer. */
async function anEnterprise() {
  const main = await aMainAccount(mall);
  const { enterpriseId } = main;
  const [one, two, buyer] = [
    await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] }),
    await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] }),
    await aLoggedInEmployee(mall, { enterpriseId, roles: ['buyer'] }),
  ];
  return { main, one, two, buyer, scope: { enterpriseId } };
}

/** One of the enterprise's people goes, and another takes over. */
const leaves = (leaver: Person, successor: Person, main: Person & { enterpriseId: number }) =>
  mall.work(async (work) => {
    await work.query(`UPDATE sub_account SET state = 'LEFT' WHERE member_id = $1`, [leaver.memberId]);
    const told = {
      memberId: leaver.memberId,
      successorId: successor.memberId,
      mainMemberId: main.memberId,
      enterpriseId: main.enterpriseId,
    };
    for (const ear of approvalListeners.filter(({ event }) => event === employeeLeft.name))
      await ear.hear(work, told);
  });

const ask = (of: ApprovalCase) => mall.work((work) => askApproval(work, of));
const waiting = (person: Person) => waitingFor(mall, person);
const taskOf = async (person: Person, docSn: string) => {
  const task = (await waiting(person)).find((one) => one.docSn === docSn);
  if (!task) throw new Error(`${docSn} does not wait for ${person.memberName}`);
  return task;
};
const approve = (person: Person, taskId: number) =>
  mall.call(protocol.decide, { taskId, decision: 'approve' }, person);
const stateOf = async (docSn: string): Promise<ApprovalState | undefined> => {
  const [row] = await mall.work((work) =>
    work.query<{ state: ApprovalState }>(
      'SELECT state FROM approval WHERE doc_sn = $1 ORDER BY approval_id DESC LIMIT 1',
      [docSn],
    ),
  );
  return row?.state;
};

describe('happy', () => {
  it('asks nobody where no rule matches, and shows the way before anybody is asked', async () => {
    const { main, buyer, scope } = await anEnterprise();
    await mall.work((work) =>
      aRule(work, scope, {
        ruleName: '大额订单',
        conditions: { amountFrom: yuan(20_000) },
        steps: [{ who: 'main' }],
      }),
    );
    const small = aCase(scope, buyer, { amount: yuan(19_999) });
    expect(await ask(small)).toEqual({ isNeeded: false });
    const large = aCase(scope, buyer);
    expect(await mall.work((work) => previewApproval(work, large))).toEqual([
      {
        stepNo: 1,
        rule: {
          zh: '“大额订单”：金额 ¥25,000.00，达到 ¥20,000.00',
          en: '“大额订单”: amount ¥25,000.00, from ¥20,000.00 on',
        },
        approvers: [{ memberId: main.memberId, name: main.memberName }],
        mode: 'ANY',
      },
    ]);
    expect(await stateOf(large.docSn)).toBeUndefined();
  });

  it('asks the head of the author’s department, or the main account where there is none', async () => {
    const { main, one, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'head' }] }));
    const asked = async (author: Person) => {
      const [step] = await mall.work((work) => previewApproval(work, aCase(scope, author)));
      return step!.approvers.map(({ memberId }) => memberId);
    };
    expect(await asked(buyer)).toEqual([main.memberId]);
    const write = (person: Person, wish: { department: string; isHead: boolean }, roles: PresetRole[]) =>
      mall.call(
        subAccountProtocol.edit,
        {
          memberId: person.memberId,
          realName: '员工',
          mobile: `13${String(person.memberId).padStart(9, '0')}`,
          roles,
          permissions: [],
          ...wish,
        },
        main,
      );
    await write(buyer, { department: '采购部', isHead: false }, ['buyer']);
    const head = await write(one, { department: '采购部', isHead: true }, ['approver']);
    expect(head.isHead).toBe(1);
    expect(await asked(buyer)).toEqual([one.memberId]);
    expect(await asked(one)).toEqual([main.memberId]);
    await write(one, { department: '研发部', isHead: true }, ['approver']);
    expect(await asked(buyer)).toEqual([main.memberId]);
    const [last] = await mall.call(subAccountProtocol.log, { memberId: one.memberId }, main);
    expect(last!.changes).toEqual(['部门: 采购部 → 研发部']);
  });

  it('asks who answers for the budget of the cost centre, and his successor after him', async () => {
    const { main, one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'owner' }] }));
    const set = { kind: 'costCentre' as const, costCentre: 'CC-7', amount: '90000' };
    const { budgetId, version } = await mall.call(
      protocol.saveBudget,
      { ...set, ownerId: one.memberId },
      main,
    );
    const asked = async (costCentre: string) => {
      const of = aCase(scope, buyer, { costCentre });
      return (await mall.work((work) => previewApproval(work, of)))[0]!.approvers.map((one) => one.memberId);
    };
    expect(await asked('CC-7')).toEqual([one.memberId]);
    expect(await asked('CC-8')).toEqual([main.memberId]);
    await leaves(one, two, main);
    expect(await asked('CC-7')).toEqual([two.memberId]);
    const stranger = await aMainAccount(mall);
    for (const ownerId of [buyer.memberId, stranger.memberId]) {
      const refused = await mall.ask(protocol.saveBudget, { ...set, budgetId, version, ownerId }, main);
      expect(refused.state).toBe(State.notFound);
    }
    const { list, owners } = await mall.call(budgetList.list, {}, main);
    expect(list).toMatchObject([{ ownerId: two.memberId }]);
    expect(owners.map(({ memberId }) => memberId)).not.toContain(buyer.memberId);
  });

  it('counts a document in its author’s month also when the other side asks its own people about it', async () => {
    const { buyer, scope } = await anEnterprise();
    const seller = await aSeller(mall);
    const conditions = { periodFrom: yuan(40_000) };
    await mall.work((work) => aRule(work, scope, { docType: 'contract', conditions }));
    const of = aCase(scope, buyer, { docType: 'contract' });
    expect(await ask(of)).toEqual({ isNeeded: false });
    const { docSn } = of;
    await ask(aCase({ storeId: seller.storeId }, seller, { docType: 'contract', docSn, amount: yuan(1) }));
    const next = aCase(scope, buyer, { docType: 'contract', amount: yuan(15_000) });
    expect(await ask(next)).toEqual({ isNeeded: true });
  });

  it('goes step by step, tells approvers and author, and tells the document’s room in the same transaction', async () => {
    const { main, one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) =>
      aRule(work, scope, {
        steps: [
          { who: 'members', memberIds: [one.memberId, two.memberId], mode: 'ALL' },
          { who: 'main', dueDays: 2 },
        ],
      }),
    );
    const of = aCase(scope, buyer);
    expect(await ask(of)).toEqual({ isNeeded: true });
    expect(await waiting(main)).toEqual([]);
    const first = await taskOf(one, of.docSn);
    expect(first).toMatchObject({ title: of.title, amount: '25000.00', authorName: buyer.memberName });
    await approve(one, first.taskId);
    expect(await waiting(main)).toEqual([]);
    await mall.call(
      protocol.decide,
      { taskId: (await taskOf(two, of.docSn)).taskId, decision: 'approve', reason: '价格合理' },
      two,
    );
    const last = await taskOf(main, of.docSn);
    expect(last.dueAt).not.toBeNull();
    expect(last.path.steps.map(({ progress }) => progress)).toEqual(['done', 'current']);
    expect(last.path.steps[0]!.people.map(({ name, reason }) => [name, reason])).toEqual([
      [one.memberName, ''],
      [two.memberName, '价格合理'],
    ]);
    expect((await mall.call(protocol.turns, {}, main)).turns).toMatchObject([
      { docType: 'approval', docSn: of.docSn, title: of.title },
    ]);
    expect(await approve(main, last.taskId)).toEqual({ state: 'APPROVED' });
    const { list } = await mall.call(messageList.list, {}, buyer);
    expect(list.map(({ title }) => title)).toContain('审批已通过');
    const [{ id }] = (await mall.work((work) =>
      work.query<{ id: number }>('SELECT approval_id AS id FROM approval WHERE doc_sn = $1', [of.docSn]),
    )) as [{ id: number }];
    const steps = await mall.work((work) => listSteps(work, [{ docType: 'approval', docSns: [String(id)] }]));
    expect(steps.map(({ event, toState }) => [event, toState])).toEqual([
      ['ask', 'PENDING'],
      ['agree', 'PENDING'],
      ['pass', 'PENDING'],
      ['approve', 'APPROVED'],
    ]);
    const decided = await mall.call(taskList.list, { tab: 'decided' }, main);
    expect(decided.list).toMatchObject([{ docSn: of.docSn, state: 'APPROVED' }]);
    expect(decided.counts).toEqual({ waiting: 0, decided: 1 });
  });

  it('is sent back at once when anybody sends it back, and can be asked for again', async () => {
    const { one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) =>
      aRule(work, scope, {
        steps: [{ who: 'members', memberIds: [one.memberId, two.memberId], mode: 'ALL' }],
      }),
    );
    const of = aCase(scope, buyer);
    await ask(of);
    const { taskId } = await taskOf(one, of.docSn);
    await mall.call(protocol.decide, { taskId, decision: 'return', reason: '请补充比价' }, one);
    expect(await stateOf(of.docSn)).toBe('RETURNED');
    expect(await waiting(two)).toEqual([]);
    const path = await mall.work((work) => findApprovalPath(work, 'order', of.docSn));
    expect(path!.steps[0]).toMatchObject({ progress: 'refused' });
    expect(path!.steps[0]!.people.map(({ state }) => state)).toEqual(['RETURNED', 'SKIPPED']);
    await ask(of);
    expect(await stateOf(of.docSn)).toBe('PENDING');
    await mall.work((work) => withdrawApproval(work, 'order', of.docSn));
    expect(await stateOf(of.docSn)).toBe('WITHDRAWN');
    expect(await waiting(one)).toEqual([]);
  });

  it('adds up what an author has asked for in a month; what was withdrawn does not count', async () => {
    const { buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { conditions: { periodFrom: yuan(30_000) } }));
    const first = aCase(scope, buyer, { amount: yuan(20_000) });
    expect(await ask(first)).toEqual({ isNeeded: false });
    expect(await ask(aCase(scope, buyer, { amount: yuan(9_999) }))).toEqual({ isNeeded: false });
    const third = aCase(scope, buyer, { amount: yuan(1_000) });
    expect(await ask(third)).toEqual({ isNeeded: true });
    await mall.work((work) => withdrawApproval(work, 'order', first.docSn));
    expect(await ask(third)).toEqual({ isNeeded: false });
  });

  it('counts a document that is asked for anew once in its author’s month, with what it comes to then', async () => {
    const { buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { conditions: { periodFrom: yuan(30_000) } }));
    const first = aCase(scope, buyer, { amount: yuan(20_000) });
    for (let times = 0; times < 3; times++) expect(await ask(first)).toEqual({ isNeeded: false });
    expect(await ask({ ...first, amount: yuan(29_999) })).toEqual({ isNeeded: false });
    const second = aCase(scope, buyer, { amount: yuan(1) });
    expect(await mall.work((work) => previewApproval(work, second))).toHaveLength(1);
    expect(await ask({ ...first, amount: yuan(10_000) })).toEqual({ isNeeded: false });
    expect(await ask({ ...second, amount: yuan(19_999) })).toEqual({ isNeeded: false });
    expect(await ask({ ...second, amount: yuan(20_000) })).toEqual({ isNeeded: true });
  });

  it('adds up nobody else’s documents, none of another kind, and none of the month before', async () => {
    const { one, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { conditions: { periodFrom: yuan(30_000) } }));
    const mine = (amount: number, wish: Partial<ApprovalCase> = {}) =>
      aCase(scope, buyer, { amount: yuan(amount), ...wish });
    await ask(aCase(scope, one, { amount: yuan(29_000) }));
    await ask(mine(29_000, { docType: 'contract' }));
    expect(await ask(mine(29_999))).toEqual({ isNeeded: false });
    const midnight = new Date(`${dayInChina(mall.clock.now()).slice(0, 7)}-01T00:00:00+08:00`);
    const askedAt = (moment: Date) =>
      mall.work((work) =>
        work.query('UPDATE asked_amount SET asked_at = $1 WHERE author_id = $2', [moment, buyer.memberId]),
      );
    await askedAt(new Date(midnight.getTime() - 1));
    expect(await mall.work((work) => previewApproval(work, mine(1)))).toEqual([]);
    await askedAt(midnight);
    expect(await mall.work((work) => previewApproval(work, mine(1)))).toHaveLength(1);
  });

  it('lets a substitute decide on his days, and shows for whom', async () => {
    const { one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId] }] }));
    const of = aCase(scope, buyer);
    await ask(of);
    expect(await waiting(two)).toEqual([]);
    const today = dayInChina(mall.clock.now());
    const { substituteId } = await mall.call(
      protocol.saveSubstitute,
      { byMemberId: two.memberId, fromOn: today, untilOn: today },
      one,
    );
    const task = await taskOf(two, of.docSn);
    expect(task.insteadOf).toBe(one.memberName);
    await mall.call(protocol.endSubstitute, { substituteId }, one);
    expect((await mall.ask(protocol.decide, { taskId: task.taskId, decision: 'approve' }, two)).state).toBe(
      State.notFound,
    );
    await mall.call(
      protocol.saveSubstitute,
      { byMemberId: two.memberId, fromOn: today, untilOn: today },
      one,
    );
    await approve(two, task.taskId);
    const path = await mall.work((work) => findApprovalPath(work, 'order', of.docSn));
    expect(path!.steps[0]!.people).toMatchObject([
      { name: one.memberName, actorName: two.memberName, state: 'APPROVED' },
    ]);
  });

  it('reminds, hands to the main account, passes or sends back when nobody decides in time', async () => {
    const { main, one, buyer, scope } = await anEnterprise();
    const late = async (onTimeout: 'remind' | 'escalate' | 'pass' | 'return') => {
      const ruleId = await mall.work((work) =>
        aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId], dueDays: 1, onTimeout }] }),
      );
      const of = aCase(scope, buyer);
      await ask(of);
      await mall.work((work) => work.query('DELETE FROM approval_rule WHERE rule_id = $1', [ruleId]));
      return of.docSn;
    };
    const [reminded, escalated, passed, returned] = [
      await late('remind'),
      await late('escalate'),
      await late('pass'),
      await late('return'),
    ];
    mall.clock.pass(days(12)); // past any holiday
    expect(await mall.fireTimers()).toBeGreaterThanOrEqual(4);
    expect(await stateOf(reminded)).toBe('PENDING');
    expect(await stateOf(passed)).toBe('APPROVED');
    expect(await stateOf(returned)).toBe('RETURNED');
    const [approver, boss] = [await again(one), await again(main)];
    expect((await waiting(approver)).map(({ docSn }) => docSn)).toEqual([reminded]);
    const { taskId } = await taskOf(boss, escalated);
    await approve(boss, taskId);
    expect(await stateOf(escalated)).toBe('APPROVED');
  });

  it('gives the tasks of an approver who leaves to his successor', async () => {
    const { main, one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId] }] }));
    const of = aCase(scope, buyer);
    await ask(of);
    await leaves(one, two, main);
    await approve(two, (await taskOf(two, of.docSn)).taskId);
    expect(await stateOf(of.docSn)).toBe('APPROVED');
  });

  it('lets the main account decide for an approver who may no longer', async () => {
    const { main, one, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId] }] }));
    const of = aCase(scope, buyer);
    await ask(of);
    expect(await waiting(main)).toEqual([]);
    await mall.work((work) =>
      work.query(`UPDATE sub_account SET permissions = '{}' WHERE member_id = $1`, [one.memberId]),
    );
    await approve(main, (await taskOf(main, of.docSn)).taskId);
    expect(await stateOf(of.docSn)).toBe('APPROVED');
  });

  it('works for a store: its other operators decide, the only one decides himself', async () => {
    const alone = await aSeller(mall);
    const scope = { storeId: alone.storeId };
    await mall.call(
      protocol.saveSellerRule,
      {
        docType: 'quotation',
        ruleName: '低于底价',
        conditions: { belowListFrom: 100 },
        steps: [{ who: 'permitted' }],
      },
      alone,
    );
    const quoted = (wish: Partial<ApprovalCase> = {}) =>
      aCase(scope, alone, { docType: 'quotation', belowListPerMille: 100, ...wish });
    const first = quoted();
    await ask(first);
    const [own] = (await mall.call(storeTaskList.list, { tab: 'waiting' }, alone)).list;
    expect(own).toMatchObject({ docSn: first.docSn, isSelf: 1 });
    await mall.call(protocol.sellerDecide, { taskId: own!.taskId, decision: 'approve' }, alone);
    const colleague = await aLogin(mall, { storeId: alone.storeId });
    const second = quoted();
    await ask(second);
    expect((await mall.call(storeTaskList.list, { tab: 'waiting' }, alone)).list).toEqual([]);
    const { turns } = await mall.call(protocol.sellerTurns, {}, colleague);
    expect(turns.map(({ docSn }) => docSn)).toEqual([second.docSn]);
  });
});

describe('refused', () => {
  it('never the author, unless nobody else may: then it is logged so', async () => {
    const { main, one, two, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId] }] }));
    const byApprover = aCase(scope, one);
    await ask(byApprover);
    expect(await waiting(one)).toEqual([]);
    await approve(main, (await taskOf(main, byApprover.docSn)).taskId);

    const today = dayInChina(mall.clock.now());
    await mall.call(
      protocol.saveSubstitute,
      { byMemberId: two.memberId, fromOn: today, untilOn: today },
      one,
    );
    const bySubstitute = aCase(scope, two);
    await ask(bySubstitute);
    expect(await waiting(two)).toEqual([]);

    const alone = await aMainAccount(mall);
    const own = { enterpriseId: alone.enterpriseId };
    await mall.work((work) => aRule(work, own, { steps: [{ who: 'main' }] }));
    const byMain = aCase(own, alone);
    await ask(byMain);
    const task = await taskOf(alone, byMain.docSn);
    expect(task.isSelf).toBe(1);
    await approve(alone, task.taskId);
    const [step] = await mall.work((work) =>
      work.query<{ detail: object }>(
        `SELECT detail FROM step_log JOIN approval ON step_log.doc_sn = approval_id::text
         WHERE step_log.doc_type = 'approval' AND approval.doc_sn = $1 AND event = 'approve'`,
        [byMain.docSn],
      ),
    );
    expect(step!.detail).toMatchObject({ isSelf: true });
  });

  it('sending back without a reason, deciding what is decided, other people’s tasks', async () => {
    const { one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId] }] }));
    const of = aCase(scope, buyer);
    await ask(of);
    const { taskId } = await taskOf(one, of.docSn);
    expect(await refusalOf(mall.call(protocol.decide, { taskId, decision: 'return' }, one))).toMatchObject({
      state: State.refused,
      message: '请说明退回原因',
    });
    const [stranger, seller] = [await aMainAccount(mall), await aSeller(mall)];
    for (const [endpoint, person] of [
      [protocol.decide, two],
      [protocol.decide, stranger],
      [protocol.sellerDecide, seller],
    ] as const)
      expect((await mall.ask(endpoint, { taskId, decision: 'approve' }, person)).state).toBe(State.notFound);
    expect((await mall.ask(taskList.list, { tab: 'waiting' }, buyer)).state).toBe(State.notAllowed);
    await approve(one, taskId);
    expect(await refusalOf(approve(one, taskId))).toMatchObject({
      state: State.refused,
      message: `该审批已由 ${one.memberName} 处理，当前状态：已批准`,
    });
  });

  it('the second of two who decide at once, who learns how it ended', async () => {
    const { one, two, buyer, scope } = await anEnterprise();
    await mall.work((work) =>
      aRule(work, scope, { steps: [{ who: 'members', memberIds: [one.memberId, two.memberId] }] }),
    );
    for (const decision of ['approve', 'return'] as const) {
      const of = aCase(scope, buyer);
      await ask(of);
      const [mine, yours] = [await taskOf(one, of.docSn), await taskOf(two, of.docSn)];
      const replies = await Promise.all([
        mall.ask(protocol.decide, { taskId: mine.taskId, decision: 'approve' }, one),
        mall.ask(protocol.decide, { taskId: yours.taskId, decision, reason: '不需要' }, two),
      ]);
      expect(replies.map(({ state }) => state).toSorted()).toEqual([State.done, State.refused]);
      const lost = replies.find(({ state }) => state === State.refused)!;
      expect(lost.msg).toMatch(/已由 .+ 处理，当前状态：(已批准|已退回)/);
      const [decided] = await mall.work((work) =>
        work.query<{ n: number }>(
          `SELECT count(*) AS n FROM step_log s JOIN approval a ON s.doc_sn = a.approval_id::text
           WHERE s.doc_type = 'approval' AND a.doc_sn = $1 AND s.event IN ('approve', 'return')`,
          [of.docSn],
        ),
      );
      expect(decided!.n).toBe(1);
    }
  });

  it('rules with people of others, without people, of wrong documents; changed meanwhile', async () => {
    const { main, one, buyer } = await anEnterprise();
    const other = await anEnterprise();
    const steps = [{ who: 'permitted' as const }];
    const rule = { docType: 'order' as const, ruleName: '规则', conditions: {}, steps };
    const save = (wish: object, person: Person = main) =>
      mall.ask(protocol.saveRule, { ...rule, ...wish }, person);
    expect((await save({ docType: 'quotation' })).state).toBe(State.refused);
    expect((await save({ steps: [{ who: 'members', memberIds: [] }] })).state).toBe(State.refused);
    expect((await save({ steps: [{ who: 'members', memberIds: [other.one.memberId] }] })).state).toBe(
      State.notFound,
    );
    expect((await save({ steps: [{ who: 'members', memberIds: [buyer.memberId] }] })).state).toBe(
      State.notFound,
    );
    expect((await save({}, one)).state).toBe(State.notAllowed);
    const { ruleId, version } = await mall.call(
      protocol.saveRule,
      {
        ...rule,
        conditions: { amountFrom: '20000', storeIds: [] },
        steps: [{ who: 'members', memberIds: [one.memberId] }],
      },
      main,
    );
    await mall.call(protocol.saveRule, { ...rule, ruleId, version, isOn: 0 }, main);
    expect((await save({ ruleId, version })).state).toBe(State.refused);
    expect((await save({ ruleId, version: 2 }, other.main)).state).toBe(State.notFound);
    const { rules } = await mall.call(protocol.rules, {}, main);
    expect(rules).toMatchObject([{ ruleId, version: 2, isOn: 0, conditions: { amountFrom: null } }]);
    await mall.call(protocol.deleteRule, { ruleId, version: 2 }, main);
    expect((await mall.call(protocol.rules, {}, main)).rules).toEqual([]);
  });

  it('substitutes of no use: oneself, strangers, past days, two at a time, others’ without the right', async () => {
    const { main, one, two, buyer } = await anEnterprise();
    const today = dayInChina(mall.clock.now());
    const save = (wish: object, person: Person = one) =>
      mall.ask(
        protocol.saveSubstitute,
        { byMemberId: two.memberId, fromOn: today, untilOn: today, ...wish },
        person,
      );
    expect((await save({ byMemberId: one.memberId })).state).toBe(State.refused);
    expect((await save({ byMemberId: buyer.memberId })).state).toBe(State.notFound);
    expect((await save({ untilOn: '2020-01-01' })).state).toBe(State.refused);
    expect((await save({ memberId: main.memberId })).state).toBe(State.notFound);
    expect((await save({ fromOn: '2026-02-31' })).state).toBe(State.refused);
    const { substituteId } = (await save({ memberId: one.memberId }, main)).data as { substituteId: number };
    expect((await save({})).state).toBe(State.refused);
    expect((await mall.ask(protocol.endSubstitute, { substituteId }, two)).state).toBe(State.notFound);
    await mall.call(protocol.endSubstitute, { substituteId }, one);
    expect((await mall.call(protocol.substitutes, {}, one)).list).toEqual([]);
  });
});

describe('wrong', () => {
  it('a refusal of the document’s room undoes the decision', async () => {
    const { main, buyer, scope } = await anEnterprise();
    await mall.work((work) => aRule(work, scope, { steps: [{ who: 'main' }] }));
    const of = aCase(scope, buyer);
    const heard: unknown[] = [];
    let isBroken = true;
    const workshop = openWorkshop({
      database: mall.mall.workshop.database,
      clock: mall.clock,
      log: () => {},
      events: eventHub([
        listener(approvalDecided, async (_work, decided) => {
          heard.push(decided);
          if (isBroken) throw new Error('the document cannot go on');
        }),
      ]),
    });
    await ask(of);
    const { taskId } = await taskOf(main, of.docSn);
    const { decideApproval } = await import('./decide-approval.ts');
    const actor = {
      ...{
        memberId: main.memberId,
        memberName: main.memberName,
        shownName: main.memberName,
        memberType: 3 as const,
        sessionId: 1,
      },
      ...{ storeId: null, platformRoles: [], lab: null, sub: null, mustChangePassword: false, ...scope },
    };
    const decide = () =>
      workshop.inTransaction('zh', (work) =>
        decideApproval(work, actor, { taskId, decision: 'approve', reason: '' }),
      );
    await expect(decide()).rejects.toThrow('cannot go on');
    expect(await stateOf(of.docSn)).toBe('PENDING');
    expect((await taskOf(main, of.docSn)).state).toBe('PENDING');
    isBroken = false;
    await decide();
    expect(heard[1]).toEqual({
      docType: 'order',
      docSn: of.docSn,
      result: 'APPROVED',
      actorId: main.memberId,
      actorName: main.memberName,
      reason: '',
    });
  });
});
