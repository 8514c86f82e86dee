// The ledger of instruments through HTTP: entered, served, imported, exported as a calendar, due by themselves, and nobody else's.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { instrumentProtocol as protocol, type SheetOutcome } from '../instrument.protocol.ts';
import { instrumentList } from '../instrument-list.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
type Who = { token: string };

const today = () => dayInChina(mall.clock.now());
const meter = (more: object = {}) => ({
  ...{ name: '数字多用表', model: '34465A', serialNo: 'MY1', maker: 'Keysight', cycleMonths: 12 },
  ...more,
});
const enter = (who: Who, more: object = {}) => mall.call(protocol.enter, meter(more), who);
const listed = async (who: Who, query: CallOf<typeof instrumentList.list> = {}) =>
  (await mall.call(instrumentList.list, query, who)).list;

async function handIn(call: 'preview' | 'take', text: string, who: Who): Promise<SheetOutcome> {
  const sent = new TextEncoder().encode(text);
  const reply = await handInFile(
    mall,
    protocol[call],
    sent,
    { fileName: 'ledger.csv' } as never,
    who as never,
    'zh',
  );
  if (reply.state !== State.done) throw new Error(reply.msg);
  return reply.data as SheetOutcome;
}

describe('happy', () => {
  it('is entered, served, changed, rests, comes back and goes; each step is told', async () => {
    const me = await aLogin(mall);
    const last = dayAfter(today(), -400);
    const entered = await enter(me, { lastDate: last });
    expect(entered).toMatchObject({ state: 'OVERDUE', service: 'CALIBRATION', lastDate: last });
    const { instrumentId } = entered;
    const served = await mall.call(
      protocol.record,
      { instrumentId, version: entered.version, lastDate: today(), reportNo: 'JL-9' },
      me,
    );
    expect(served).toMatchObject({ state: 'VALID', lastReportNo: 'JL-9', lastDate: today() });
    expect(served.daysLeft).toBeGreaterThan(360);
    const shorter = await mall.call(
      protocol.change,
      {
        ...meter(),
        instrumentId,
        version: served.version,
        lastDate: today(),
        cycleMonths: 1,
        place: '二号室',
      },
      me,
    );
    expect(shorter).toMatchObject({ state: 'DUE_SOON', place: '二号室', lastReportNo: 'JL-9' });
    const resting = await mall.call(protocol.stop, { instrumentId, version: shorter.version }, me);
    expect(resting).toMatchObject({ state: 'STOPPED', daysLeft: null });
    expect(resting.allowedActions).toEqual(['change', 'restart', 'scrap']);
    const back = await mall.call(protocol.restart, { instrumentId, version: resting.version }, me);
    expect(back.state).toBe('DUE_SOON');
    await mall.call(protocol.scrap, { instrumentId, version: back.version }, me);
    const { log, allowedActions } = await mall.call(protocol.detail, { instrumentId }, me);
    expect(allowedActions).toEqual([]);
    expect(log.map(({ event }) => event)).toEqual(['scrap', 'restart', 'stop', 'change', 'record', 'enter']);
  });

  it('comes due and falls overdue by itself, and its owner hears of it once for all of them', async () => {
    const me = await aLogin(mall);
    const last = dayAfter(today(), -300);
    for (const serialNo of ['A', 'B'])
      expect((await enter(me, { serialNo, lastDate: last })).state).toBe('VALID');
    const states = () =>
      mall.work((work) =>
        work.query(
          `SELECT DISTINCT state, next_due_date - $2::date AS left FROM instrument WHERE member_id = $1`,
          [...[me.memberId, today()]],
        ),
      );
    const heard = () =>
      mall.work((work) =>
        work.query(`SELECT body_zh AS body FROM site_message WHERE kind = 'report' AND member_id = $1`, [
          me.memberId,
        ]),
      );
    const pass = async (count: number) => {
      for (let day = 0; day < count; day++) {
        mall.clock.pass(days(1));
        await mall.fireTimers();
      }
    };
    await pass(4);
    expect(await states()).toEqual([{ state: 'DUE_SOON', left: 60 }]);
    expect(await heard()).toEqual([{ body: '2 台仪器：数字多用表 34465A等 2 台还有 60 天到期。' }]);
    await pass(60);
    expect(await states()).toEqual([{ state: 'DUE_SOON', left: 0 }]);
    await pass(1);
    expect(await states()).toEqual([{ state: 'OVERDUE', left: -1 }]);
    expect(await heard()).toHaveLength(4);
  });

  it('a sheet of another program is taken: new ones, changes, what is wrong by its row; taken again, nothing changes', async () => {
    const me = await aLogin(mall);
    await enter(me, { place: '一号室', lastDate: dayAfter(today(), -30) });
    const text = [
      '计量器具台账,,,,,,',
      '资产编号,仪器名称,型号规格,出厂编号,生产厂家,检定周期,校准日期,存放地点',
      'E-1,数字多用表,34465a,my1,KEYSIGHT,24个月,,二号室',
      'E-2,卡尺,0-150mm,C7,三丰,1年,2026/3/2,',
      'E-3,压力表,Y-100,P9,红旗,十二,,',
      'E-4,,Y-100,P10,红旗,6,,',
      'E-5,天平,ME204,B1,梅特勒,6,2099-01-01,',
      'E-6,卡尺,0-150mm,C7,三丰,6,,',
    ].join('\n');
    const preview = await handIn('preview', text, me);
    expect(preview.counts).toEqual({ wrong: 4, new: 1, changed: 1, same: 0 });
    expect(
      preview.rows.filter(({ kind }) => kind === 'wrong').map(({ rowNo, says }) => [rowNo, says]),
    ).toEqual([
      [5, '周期(月)“十二”应为 1 到 120 个月'],
      [6, '名称为空'],
      [7, '上次日期晚于今天'],
      [8, '与第 4 行是同一台'],
    ]);
    expect(await listed(me)).toHaveLength(1);
    const taken = await handIn('take', text, me);
    expect(taken.counts).toEqual(preview.counts);
    const all = await listed(me, { sort: 'ownNo' });
    expect(
      all.map(({ ownNo, cycleMonths, place, lastDate }) => ({ ownNo, cycleMonths, place, lastDate })),
    ).toEqual([
      { ownNo: 'E-1', cycleMonths: 24, place: '二号室', lastDate: dayAfter(today(), -30) },
      { ownNo: 'E-2', cycleMonths: 12, place: '', lastDate: '2026-03-02' },
    ]);
    expect((await handIn('take', text, me)).counts).toEqual({
      wrong: 4,
      new: 0,
      changed: 0,
      same: 2,
    });
  });

  it('due days stand in a calendar, one event each, a day long; what rests has none', async () => {
    const me = await aLogin(mall);
    await enter(me, { name: '天平, 分析', lastDate: '2026-03-02' });
    const resting = await enter(me, { serialNo: 'R', lastDate: '2026-03-02' });
    await mall.call(protocol.stop, resting, me);
    const { text } = await mall.call(protocol.calendar, {}, me);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('DTSTART;VALUE=DATE:20270301\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20270302\r\n');
    expect(text).toContain('SUMMARY:天平\\, 分析 34465A 校准到期');
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2);
  });

  it('is found by when it is due', async () => {
    const me = await aLogin(mall);
    const due = (left: number) => ({
      serialNo: `D${left}`,
      cycleMonths: 1,
      lastDate: dayAfter(today(), left - 30),
    });
    await enter(me, due(20));
    await enter(me, { serialNo: 'never' });
    await enter(me, { serialNo: 'old', lastDate: dayAfter(today(), -900) });
    const found = async (query: CallOf<typeof instrumentList.list>) =>
      (await listed(me, query)).map(({ serialNo }) => serialNo);
    expect(await found({ due: '30' })).toEqual(['old', 'D20']);
    expect(await found({ due: 'overdue' })).toEqual(['old']);
    expect(await found({ due: 'never' })).toEqual(['never']);
    expect(await found({ keyword: 'd20' })).toEqual(['D20']);
  });
});

describe('refused', () => {
  it('the same one twice, also in other capitals; a day ahead; what somebody else has changed meanwhile', async () => {
    const me = await aLogin(mall);
    const one = await enter(me);
    expect((await refusalOf(enter(me, { serialNo: 'my1' }))).message).toBe(
      '台账中已有同一制造商、型号和出厂编号的仪器',
    );
    expect((await refusalOf(enter(me, { serialNo: '2', lastDate: dayAfter(today(), 1) }))).message).toBe(
      '上次日期不能晚于今天',
    );
    await mall.call(protocol.stop, one, me);
    expect((await refusalOf(mall.call(protocol.stop, one, me))).message).toBe(
      '内容已被他人修改，请刷新后重试',
    );
    expect(await listed(me)).toHaveLength(1);
  });

  it('a file without the columns, and no file', async () => {
    const me = await aLogin(mall);
    await expect(handIn('take', 'a,b\n1,2', me)).rejects.toThrow('没有认出列名');
  });

  it('belongs to the enterprise: who may look changes nothing, and other members find nothing', async () => {
    const company = await aMainAccount(mall);
    const viewer = await aLoggedInEmployee(mall, { enterpriseId: company.enterpriseId, roles: ['viewer'] });
    const one = await enter(company);
    const seen = await mall.call(protocol.detail, one, viewer);
    expect(seen.allowedActions).toEqual([]);
    expect((await refusalOf(mall.call(protocol.stop, one, viewer))).state).toBe(403);
    const other = await aLogin(mall);
    for (const call of [protocol.detail, protocol.stop, protocol.scrap])
      expect((await refusalOf(mall.call(call, one, other))).message).toBe('没有找到该仪器');
    expect(await listed(other)).toEqual([]);
  });
});
