// Budgets: exact under any number of documents at once, refused with what is left, and a ledger that adds up.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, cents, yuan } from '#kit/money/money.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { aProject } from '#mall/project/server/project.builders.ts';
import { approvalProtocol as protocol } from '../approval.protocol.ts';
import { budgetList } from '../budget-list.ts';
import { aBudget, aCase } from './approval.builders.ts';
import {
  askApproval,
  moveReservation,
  previewApproval,
  releaseBudget,
  reserveBudget,
  type Spending,
  spendReservation,
} from './approval.ts';

let mall: TestMall;
let main: Person & { enterpriseId: number };
beforeAll(async () => {
  mall = await openTestMall({ poolSize: 20 });
  main = await aMainAccount(mall);
});
afterAll(() => mall.close());

let made = 0;
const spending = (wish: Partial<Spending>): Spending => ({
  docType: 'order',
  docSn: `SO${++made}`,
  enterpriseId: main.enterpriseId,
  projectId: null,
  costCentre: '',
  amount: yuan(100),
  ...wish,
});
const reserve = (wish: Spending) => mall.work((work) => reserveBudget(work, wish));
const budgetOf = async (budgetId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ amount: Cents; reserved: Cents; spent: Cents }>(
      'SELECT amount, reserved, spent FROM budget WHERE budget_id = $1',
      [budgetId],
    ),
  );
  return row!;
};
/** Holds and ledger say the same as the budget itself. */
async function expectToAddUp(budgetId: number): Promise<void> {
  const [sums] = await mall.work((work) =>
    work.query(
      `SELECT b.reserved, b.spent,
         coalesce((SELECT sum(reserved) FROM budget_hold WHERE budget_id = $1), 0)::bigint AS "heldReserved",
         coalesce((SELECT sum(spent) FROM budget_hold WHERE budget_id = $1), 0)::bigint AS "heldSpent",
         coalesce((SELECT sum(reserved_change) FROM budget_entry WHERE budget_id = $1), 0)::bigint AS "bookedReserved",
         coalesce((SELECT sum(spent_change) FROM budget_entry WHERE budget_id = $1), 0)::bigint AS "bookedSpent",
         (SELECT count(*) FROM budget_hold WHERE budget_id = $1 AND (reserved < 0 OR spent < 0)) AS negative
       FROM budget b WHERE b.budget_id = $1`,
      [budgetId],
    ),
  );
  const { reserved, spent } = sums as { reserved: number; spent: number };
  expect(sums).toEqual({
    reserved,
    spent,
    heldReserved: reserved,
    heldSpent: spent,
    bookedReserved: reserved,
    bookedSpent: spent,
    negative: 0,
  });
}

describe('happy', () => {
  it('does nothing where no budget is set', async () => {
    const of = spending({ costCentre: 'nobody’s' });
    expect(await reserve(of)).toEqual({ isOver: false });
    await mall.work(async (work) => {
      await moveReservation(work, of, { docType: 'contract', docSn: 'CT' });
      await spendReservation(work, of);
      await releaseBudget(work, of);
    });
  });

  it('reserves in both budgets, replaces its amount, moves, spends and gives back', async () => {
    const { projectId } = await mall.work((work) =>
      aProject(work, main, { projectName: '网关', enterpriseId: main.enterpriseId }),
    );
    const { budgetId: ofProject } = await mall.call(
      protocol.saveBudget,
      { kind: 'project', projectId, amount: '1000' },
      main,
    );
    const { budgetId: ofCentre } = await mall.call(
      protocol.saveBudget,
      { kind: 'costCentre', costCentre: '研发', amount: '2000' },
      main,
    );
    const award = spending({ docType: 'award', projectId, costCentre: '研发', amount: yuan(900) });
    await reserve(award);
    await reserve({ ...award, amount: yuan(800) });
    expect(await budgetOf(ofProject)).toMatchObject({ reserved: yuan(800), spent: 0 });
    const order = { docType: 'order', docSn: 'SOa' } as const;
    await mall.work(async (work) => {
      await moveReservation(work, award, order, yuan(500));
      await spendReservation(work, order);
    });
    for (const budgetId of [ofProject, ofCentre]) {
      expect(await budgetOf(budgetId)).toMatchObject({ reserved: yuan(300), spent: yuan(500) });
      await expectToAddUp(budgetId);
    }
    await mall.work(async (work) => {
      await releaseBudget(work, order, yuan(200));
      await releaseBudget(work, award);
    });
    expect(await budgetOf(ofProject)).toMatchObject({ reserved: 0, spent: yuan(300) });
    const { list } = await mall.call(budgetList.list, {}, main);
    expect(list.find(({ budgetId }) => budgetId === ofProject)).toMatchObject({
      name: '网关',
      left: '700.00',
      usedPerMille: 300,
    });
    const entries = await mall.call(protocol.budgetEntries, { budgetId: ofProject }, main);
    expect(entries.list.map(({ event }) => event).toReversed()).toEqual([
      'set',
      'reserve',
      'release',
      'move',
      'move',
      'spend',
      'release',
      'release',
    ]);
    expect(entries.list[0]).toMatchObject({ docSn: award.docSn, leftAfter: '700.00' });
  });

  it('gives back what a document held of a cost centre that it is no longer booked to', async () => {
    const [from, to] = await mall.work(async (work) => [
      await aBudget(work, main.enterpriseId, { name: 'from' }),
      await aBudget(work, main.enterpriseId, { name: 'to' }),
    ]);
    const of = spending({ costCentre: 'from' });
    await reserve(of);
    await reserve({ ...of, costCentre: 'to' });
    expect(await budgetOf(from!)).toMatchObject({ reserved: 0 });
    expect(await budgetOf(to!)).toMatchObject({ reserved: yuan(100) });
  });

  it('lets an approval decide where the budget says so: an extra step of who sets budgets', async () => {
    await mall.work((work) =>
      aBudget(work, main.enterpriseId, { name: 'elastic', amount: yuan(50), mayExceed: true }),
    );
    const buyer = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    const of = aCase({ enterpriseId: main.enterpriseId }, buyer, {
      amount: yuan(80),
      costCentre: 'elastic',
    });
    const wanted = [
      {
        rule: { zh: '预算“elastic”超出 ¥30.00' },
        approvers: [{ memberId: main.memberId }],
      },
    ];
    expect(await mall.work((work) => previewApproval(work, of))).toMatchObject(wanted);
    const booked = spending({ docSn: of.docSn, costCentre: 'elastic', amount: yuan(80) });
    expect(await reserve(booked)).toEqual({ isOver: true });
    expect(await mall.work((work) => previewApproval(work, of))).toMatchObject(wanted);
    expect(await mall.work((work) => askApproval(work, of))).toEqual({ isNeeded: true });
  });
});

describe('refused', () => {
  it('over budget, with what is left, and nothing is half reserved', async () => {
    const [small, large] = await mall.work(async (work) => [
      await aBudget(work, main.enterpriseId, { name: 'small', amount: yuan(50) }),
      await aBudget(work, main.enterpriseId, { kind: 'project', projectId: 77, name: 'p77' }),
    ]);
    await reserve(spending({ costCentre: 'small', amount: yuan(20) }));
    const outcome = await reserve(spending({ costCentre: 'small', projectId: 77, amount: yuan(31) })).catch(
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(Refusal);
    expect(outcome).toMatchObject({
      text: { zh: '预算“small”剩余 ¥30.00，不足 ¥31.00' },
      data: { left: yuan(30) },
    });
    expect(await budgetOf(small!)).toMatchObject({ reserved: yuan(20) });
    expect(await budgetOf(large!)).toMatchObject({ reserved: 0 });
  });

  it('setting one twice, below what is used, for others’ projects, without the right, changed meanwhile', async () => {
    const save = (wish: object, person: Person = main) =>
      mall.ask(
        protocol.saveBudget,
        { kind: 'costCentre', costCentre: '质量', amount: '100', ...wish },
        person,
      );
    const { budgetId, version } = (await save({})).data as { budgetId: number; version: number };
    expect((await save({})).state).toBe(State.refused);
    await reserve(spending({ costCentre: '质量', amount: yuan(60) }));
    expect(
      await refusalOf(
        mall.call(protocol.saveBudget, { budgetId, version, kind: 'costCentre', amount: '59.99' }, main),
      ),
    ).toMatchObject({
      message: '预算不能低于已占用和已支出的 ¥60.00',
    });
    await mall.call(protocol.saveBudget, { budgetId, version, kind: 'costCentre', amount: '60' }, main);
    expect(await save({ budgetId, version })).toMatchObject({
      state: State.refused,
      data: { now: { budgetId, version: 2, amount: '60.00' } },
    });
    expect((await save({ costCentre: '' })).state).toBe(State.refused);
    expect((await save({ costCentre: 'x', amount: '-1' })).state).toBe(State.refused);
    expect((await save({ kind: 'project' })).state).toBe(State.refused);
    const stranger = await aMainAccount(mall);
    const { projectId } = await mall.work((work) =>
      aProject(work, stranger, { enterpriseId: stranger.enterpriseId }),
    );
    expect((await save({ kind: 'project', projectId })).state).toBe(State.notFound);
    expect((await save({ budgetId, version: 2 }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(protocol.budgetEntries, { budgetId }, stranger)).state).toBe(State.notFound);
    const buyer = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    expect((await mall.ask(budgetList.list, {}, buyer)).state).toBe(State.notAllowed);
  });
});

describe('invariant 6', () => {
  it('holds with 100 documents that reserve at once', { timeout: 60_000 }, async () => {
    const budgetId = await mall.work((work) =>
      aBudget(work, main.enterpriseId, { name: 'crowded', amount: yuan(1_000) }),
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => reserve(spending({ costCentre: 'crowded', amount: yuan(30) }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
    expect(await budgetOf(budgetId)).toMatchObject({ reserved: yuan(990), spent: 0 });
    await expectToAddUp(budgetId);
  });

  it('holds under any sequence of documents’ steps', { timeout: 60_000 }, async () => {
    const act = fc.record({
      what: fc.constantFrom('reserve', 'move', 'spend', 'release', 'releasePart'),
      doc: fc.integer({ min: 1, max: 4 }),
      other: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 0, max: 6_000 }).map((fen) => cents(fen)),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 15 }), async (acts) => {
        const name = `random-${++run}`;
        const budgetId = await mall.work((work) =>
          aBudget(work, main.enterpriseId, { name, amount: yuan(100) }),
        );
        const key = (doc: number) => ({ docType: 'order' as const, docSn: `${name}-${doc}` });
        for (const { what, doc, other, amount } of acts) {
          await mall
            .work(async (work) => {
              if (what === 'reserve')
                await reserveBudget(work, spending({ ...key(doc), costCentre: name, amount }));
              else if (what === 'move') await moveReservation(work, key(doc), key(other), amount);
              else if (what === 'spend') await spendReservation(work, key(doc));
              else await releaseBudget(work, key(doc), what === 'release' ? undefined : amount);
            })
            .catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
            });
          const { amount: all, reserved, spent } = await budgetOf(budgetId);
          expect(reserved + spent).toBeLessThanOrEqual(all);
        }
        await expectToAddUp(budgetId);
      }),
      { numRuns: 25 },
    );
  });
});
