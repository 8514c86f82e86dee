// The work on items through HTTP: planned, begun, written down, finished; how far the commission is follows; and what may not begin.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter } from '#kit/time/day-in-china.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { anItem } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { benchProtocol as protocol } from '../bench.protocol.ts';
import { benchList } from '../bench-list.ts';
import { aBench, aPlannedCommission, workOn } from './bench.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aBench(mall);
const ONE = { items: [{ ...anItem(lab, 'T2'), units: 2 }] };

const item = (itemId: number, who: Person = lab.engineer) => mall.call(protocol.detail, { itemId }, who);
const stateOf = async (serviceSn: string) =>
  (await mall.call(testingProtocol.deskDetail, { serviceSn }, lab.acceptance)).state;
/** Whoever it was planned for. */
const engineerOf = async (itemId: number) =>
  (await item(itemId)).engineerId === lab.other.memberId ? lab.other : lab.engineer;
const start = async (itemId: number, who: Person, equipIds: readonly number[] = [lab.meterId]) => {
  const { version } = await item(itemId);
  return mall.ask(
    protocol.start,
    { itemId, version, equipIds: JSON.stringify(equipIds) } as never,
    who,
    'en',
  );
};
const keep = (itemId: number, values: object, who: Person) =>
  mall.ask(protocol.keep, { itemId, values: JSON.stringify(values) } as never, who, 'en');
const finish = async (itemId: number, who: Person) => {
  const { version } = await item(itemId);
  return mall.ask(protocol.finish, { itemId, version }, who, 'en');
};

describe('from the shelf to what is written down', () => {
  it('each step of the items is one of the commission', async () => {
    const { serviceSn, itemIds } = await aPlannedCommission(mall, lab);
    expect(await stateOf(serviceSn)).toBe('SCHEDULED');
    const [heat = 0, resistance = 0] = itemIds;
    const planned = await item(resistance);
    expect(planned).toMatchObject({ state: 'SCHEDULED', group: '电测组', specimens: 2, rule: 'SIMPLE' });
    expect(planned.choices[0]).toMatchObject({ equipNo: 'SB-IR-1', certificateNo: 'JZ-2026-01', why: '' });
    expect(planned.rooms).toEqual([expect.objectContaining({ room: '电测室', tempC: 23, why: '' })]);

    await workOn(mall, lab, resistance);
    expect(await stateOf(serviceSn)).toBe('IN_TEST');
    expect(await item(resistance)).toMatchObject({
      ...{ state: 'DONE', verdict: 'PASS', room: '电测室 · 23 ℃ · 50 %RH' },
      equipment: [{ equipNo: 'SB-IR-1' }],
      records: [{ revision: 1, isIntact: true }],
    });
    await workOn(mall, lab, heat);
    expect(await stateOf(serviceSn)).toBe('REPORT_DRAFTING');
  });

  it('a run that ends before its ordered time says why', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, {
      items: [{ ...anItem(lab, 'T1'), units: 48 }],
    });
    const [itemId = 0] = itemIds;
    const who = await engineerOf(itemId);
    await start(itemId, who, []);
    expect(await item(itemId)).toMatchObject({ ordered: '48 h', runsUntil: expect.any(String), early: '' });
    await keep(
      itemId,
      { params: {}, tables: { r: [{ what: '外观', value: '无裂纹', ok: '合格 Pass' }] } },
      who,
    );
    expect((await finish(itemId, who)).msg).toContain('48 h were ordered');
    expect((await item(itemId)).state).toBe('RUNNING');
    const { version } = await item(itemId);
    await mall.call(protocol.finish, { itemId, version, reason: '客户同意提前结束' }, who);
    expect(await item(itemId)).toMatchObject({ state: 'DONE', early: '客户同意提前结束' });
  });

  it('no record holds more rows than there are specimens', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const who = await engineerOf(itemId);
    await start(itemId, who);
    const rows = [{ r: '250' }, { r: '300' }, { r: '1' }];
    expect((await keep(itemId, { params: { lim: '100' }, tables: { ir: rows } }, who)).msg).toContain(
      '2 rows at most',
    );
  });

  it('below its limit it fails, and says so', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    await workOn(mall, lab, itemIds[0] ?? 0, { value: '99' });
    expect((await item(itemIds[0] ?? 0)).verdict).toBe('FAIL');
  });

  it('rests and goes on where it was; a record opened again keeps what was locked', async () => {
    const { serviceSn, itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const who = await engineerOf(itemId);
    await start(itemId, who);
    const why = { why: 'LAB_EQUIPMENT', reason: '电源跳闸' } as const;
    await mall.call(protocol.suspend, { itemId, version: (await item(itemId)).version, ...why }, who);
    expect(await stateOf(serviceSn)).toBe('SUSPENDED');
    await mall.call(protocol.resume, { itemId, version: (await item(itemId)).version }, who);
    expect((await item(itemId)).state).toBe('RUNNING');
    await keep(itemId, { params: { lim: '100' }, tables: { ir: [{ r: '250' }, { r: '300' }] } }, who);
    await finish(itemId, who);
    const done = await item(itemId);
    await mall.call(protocol.reopen, { itemId, version: done.version, reason: '下限应为 200' }, lab.reviewer);
    await keep(itemId, { params: { lim: '200' }, tables: { ir: [{ r: '250' }, { r: '300' }] } }, who);
    await finish(itemId, who);
    const { records } = await item(itemId);
    expect(records.map((one) => [one.revision, one.amendReason, one.isIntact])).toEqual([
      [2, '下限应为 200', true],
      [1, '', true],
    ]);
    expect(records[1]?.hash).toBe(done.records[0]?.hash);
  });

  it('what the customer holds up moves the promised day, what the laboratory lacks does not', async () => {
    const { serviceSn, buyer, itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const who = await engineerOf(itemId);
    const detail = () => mall.call(testingProtocol.detail, { serviceSn }, buyer);
    const first = (await detail()).promisedAt;
    for (const why of ['LAB_PEOPLE', 'CUSTOMER_MATERIAL'] as const) {
      await mall.call(
        protocol.suspend,
        { itemId, version: (await item(itemId)).version, why, reason: '等资料' },
        who,
      );
      await mall.work((work) => work.query(`UPDATE clock_stop SET "from" = "from" - interval '8 days'`));
      await mall.work((work) =>
        work.query(
          `UPDATE service_order SET received_at = received_at - interval '30 days' WHERE service_sn = $1`,
          [serviceSn],
        ),
      );
      await mall.call(protocol.resume, { itemId, version: (await item(itemId)).version }, who);
      if (why === 'LAB_PEOPLE') expect((await detail()).promisedAt).toBe(first);
    }
    const after = await detail();
    expect(after.stops).toEqual([expect.objectContaining({ reason: '等待客户资料或材料' })]);
    expect(after.stops[0]?.days).toBeGreaterThanOrEqual(4);
    expect(Date.parse(after.promisedAt ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  });

  it('what was locked cannot be changed unseen', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    await workOn(mall, lab, itemId);
    await mall.work((work) =>
      work.query(
        `UPDATE sheet_record SET values = jsonb_set(values, '{tables,ir,0,r}', '"999"') WHERE item_id = $1`,
        [itemId],
      ),
    );
    expect((await item(itemId)).records[0]?.isIntact).toBe(false);
  });
});

describe('the board', () => {
  it('shows what waits, puts it where there is room, and takes it off again', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const planned = await item(itemId, lab.planner);
    const board = await mall.call(protocol.board, { from: planned.plannedFrom ?? '' }, lab.planner);
    const group = board.groups.find((one) => one.cards.some((card) => card.itemId === itemId));
    expect(group).toMatchObject({ name: '电测组', capacity: 4 });
    expect(group?.bench[0]).toBeGreaterThan(0);
    await mall.call(protocol.unplan, { itemId, version: planned.version }, lab.planner);
    expect((await mall.ask(protocol.board, { from: '9999-12-31' }, lab.planner)).msg).toContain('2199');
    const after = await mall.call(protocol.board, {}, lab.planner);
    expect(after.tray.some((card) => card.itemId === itemId)).toBe(true);
    const { version, proposal } = await item(itemId, lab.planner);
    const engineerId = lab.other.memberId;
    const put = { itemId, version, engineerId, from: proposal.from };
    await mall.call(protocol.plan, put as never, lab.planner);
    expect(await item(itemId)).toMatchObject({ engineerName: '周航', plannedFrom: proposal.from });
    const { list } = await mall.call(benchList.list, { mine: 'yes' }, lab.other);
    expect(list.some((one) => one.itemId === itemId)).toBe(true);
  });

  it('a day that is full, over, or nobody works on says so', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const ask = async (wish: object) => {
      const { version } = await item(itemId);
      const put = { itemId, version, engineerId: lab.engineer.memberId, ...wish };
      return (await mall.ask(protocol.plan, put as never, lab.planner, 'en')).msg;
    };
    expect(await ask({ from: '2020-01-06' })).toContain('a day that is over');
    const { proposal } = await item(itemId);
    const saturday = [1, 2, 3, 4, 5, 6, 7]
      .map((more) => dayAfter(proposal.from, more))
      .find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 6);
    expect(await ask({ from: saturday })).toContain('Nobody works on the day');
    await mall.work((work) =>
      work.query(`UPDATE lab_group SET capacity = 1 WHERE group_id = ANY($1)`, [lab.groupIds]),
    );
    const busy = await aPlannedCommission(mall, lab, ONE);
    const taken = (await item(busy.itemIds[0] ?? 0)).plannedFrom;
    expect(await ask({ from: taken })).toContain('is full on');
    expect(await ask({ from: taken, beyond: true })).toBe('success');
    await mall.work((work) =>
      work.query(`UPDATE lab_group SET capacity = 50 WHERE group_id = ANY($1)`, [lab.groupIds]),
    );
  });

  it('planned by two at once, one is told', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const { itemId, version, proposal } = await item(itemIds[0] ?? 0);
    const put = { itemId, version, engineerId: lab.engineer.memberId, from: proposal.from };
    const both = await Promise.all([1, 2].map(() => mall.ask(protocol.plan, put as never, lab.planner)));
    expect(both.map(({ state }) => state).toSorted()).toEqual([State.done, State.refused]);
  });
});

describe('what may not begin', () => {
  it('without the meter, with one that is overdue, in a room that is too warm, by whom nobody has trained', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const who = await engineerOf(itemId);
    expect((await start(itemId, who, [])).msg).toContain('Please choose equipment');
    await mall.work((work) => work.query(`UPDATE equipment SET due_date = '2026-01-01', state = 'OVERDUE'`));
    expect((await start(itemId, who)).msg).toContain('SB-IR-1 cannot be used');
    await mall.work((work) => work.query(`UPDATE equipment SET due_date = '2030-12-31', state = 'IN_USE'`));
    await mall.work((work) => work.query('UPDATE environment_reading SET temp_c = 40'));
    expect((await start(itemId, who)).msg).toContain('temperature 40 ℃');
    await mall.work((work) =>
      work.query(`UPDATE environment_reading SET temp_c = 23, at = at - interval '2 hours'`),
    );
    expect((await start(itemId, who)).msg).toContain('no reading of the last 60 minutes');
    await mall.work((work) => work.query(`UPDATE environment_reading SET at = at + interval '2 hours'`));
    await mall.work((work) => work.query(`UPDATE lab_training SET until = '2026-01-01'`));
    expect((await start(itemId, who)).msg).toContain('is not trained');
    await mall.work((work) => work.query(`UPDATE lab_training SET until = '2030-01-01'`));
    expect((await start(itemId, lab.planner)).state).toBe(State.notAllowed);
    expect((await start(itemId, who)).state).toBe(State.done);
  });

  it('what comes after before what comes first is done', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, {
      items: [
        { ...anItem(lab, 'T2'), units: 2 },
        { ...anItem(lab, 'T1'), units: 24, stage: 2 },
      ],
    });
    const [first = 0, second = 0] = itemIds;
    expect((await start(second, await engineerOf(second), [])).msg).toContain('stage before (1)');
    await workOn(mall, lab, first);
    expect((await start(second, await engineerOf(second), [])).state).toBe(State.done);
  });

  it('nothing is finished half, or by somebody else', async () => {
    const { itemIds } = await aPlannedCommission(mall, lab, ONE);
    const [itemId = 0] = itemIds;
    const who = await engineerOf(itemId);
    const somebody = who === lab.other ? lab.engineer : lab.other;
    await start(itemId, who);
    expect((await keep(itemId, { params: {}, tables: {} }, somebody)).msg).toContain('Another engineer');
    await keep(itemId, { params: { lim: '100' }, tables: { ir: [{ r: '1' }, { r: 'much' }] } }, who);
    expect((await finish(itemId, who)).msg).toContain('1 cells');
    expect((await finish(itemId, somebody)).msg).toContain('Another engineer');
    await keep(itemId, { params: { lim: '1' }, tables: { ir: [{ r: '1' }, { r: '2' }] } }, who);
    expect((await finish(itemId, who)).state).toBe(State.done);
    expect((await keep(itemId, { params: {}, tables: {} }, who)).state).toBe(State.refused);
  });
});
