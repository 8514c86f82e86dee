// A laboratory's equipment through HTTP: entered, due by itself, calibrated by two people, faulty, sealed, gone; what may start today; and the rooms.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days, hours, minutes } from '#kit/time/duration.ts';
import { aColleague, aLab, aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { environmentProtocol as rooms, type SheetOutcome } from '../environment.protocol.ts';
import { type EquipmentDetail, equipmentProtocol as protocol } from '../equipment.protocol.ts';
import { equipmentList } from '../equipment-list.ts';
import { equipmentToday } from './equipment.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let keeper: Person;
let lead: Person;
let engineer: Person;
let labId: number;
let siteId: number;
let groupIds: number[];
let last = 0;
const today = () => dayInChina(mall.clock.now());
const inDays = (count: number) => dayAfter(today(), count);
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;

async function colleague(...roles: LabRole[]): Promise<Person> {
  const person = await aLogin(mall);
  await mall.work((work) => aColleague(work, person.memberId, roles, { labId }));
  return person;
}

type Wish = Partial<CallOf<typeof protocol.enter>>;
const written = (more: Wish = {}) => ({
  ...{ equipNo: `SB-${++last}`, name: '绝缘电阻测试仪', model: 'TH2683', serialNo: 'S1', siteId },
  ...{ class: 'insulation-meter' as const, calEveryMonths: 12, dueDate: inDays(200) },
  quantities: [{ quantity: '电阻', lo: '0', hi: '10', unit: 'TOhm', mpe: '5 %' }],
  ...more,
});
const enter = (more: Wish = {}) => mall.call(protocol.enter, written(more), keeper);
const seen = ({ equipId, version }: EquipmentDetail) => ({ equipId, version });
const shown = ({ equipId }: { equipId: number }, who = keeper) =>
  mall.call(protocol.detail, { equipId }, who);
const certificate = (more: object = {}) => ({
  ...{ certificateNo: 'JL-1', calibratedBy: '省计量院', doneOn: today(), verdict: 'FIT' as const },
  ...more,
});
/** Away, with a certificate that waits. */
async function awaits(one: EquipmentDetail, more: object = {}): Promise<EquipmentDetail> {
  const away = await mall.call(protocol.sendOff, seen(one), keeper);
  return mall.call(protocol.calibrate, { ...seen(away), ...certificate(more) }, keeper);
}
const ready = async (of: Partial<Parameters<typeof equipmentToday>[1]> = {}) =>
  new Map(
    (await mall.work((work) => equipmentToday(work, { labId, ...of }))).map(({ equipNo, why }) => [
      equipNo,
      why?.zh ?? '',
    ]),
  );

beforeAll(async () => {
  ({ labId, groupIds } = await mall.work((work) => aLab(work)));
  [keeper, lead, engineer] = [
    await colleague('keeper'),
    await colleague('techLead'),
    await colleague('engineer'),
  ];
  siteId = (await mall.call(protocol.places, {}, keeper)).sites[0]!.siteId;
});

describe('calibration', () => {
  it('is entered by one and confirmed by another; then it is in use for its cycle', async () => {
    const one = await enter({ dueDate: '' });
    expect(one).toMatchObject({ state: 'OVERDUE', whyNot: '从未校准', daysLeft: null });
    const waiting = await awaits(one, {
      results: [{ point: '1', value: '1.01', U: '0.02', k: '2', unit: 'TOhm' }],
    });
    expect(waiting).toMatchObject({ state: 'IN_CALIBRATION', whyNot: '送检' });
    expect(waiting.allowedActions).not.toContain('confirm');
    expect((await shown(one, lead)).allowedActions).toContain('confirm');
    expect((await mall.ask(protocol.confirm, seen(waiting), keeper)).state).toBe(State.notAllowed);
    const confirmed = await mall.call(protocol.confirm, seen(waiting), lead);
    expect(confirmed).toMatchObject({ state: 'IN_USE', whyNot: '', isLimited: false });
    expect(confirmed.daysLeft).toBeGreaterThan(360);
    expect(confirmed.calibrations).toMatchObject([
      { state: 'CONFIRMED', certificateNo: 'JL-1', verdict: 'FIT' },
    ]);
    expect(confirmed.log.map(({ title }) => title)).toEqual(['确认校准结果', '录入校准证书', '送检', '登记']);
  });

  it('nobody confirms his own certificate, whatever roles he has', async () => {
    const both = await colleague('keeper', 'techLead');
    const away = await mall.call(protocol.sendOff, seen(await enter()), keeper);
    const waiting = await mall.call(protocol.calibrate, { ...seen(away), ...certificate() }, both);
    expect(waiting.allowedActions).not.toContain('confirm');
    expect(await sentenceOf(mall.call(protocol.confirm, seen(waiting), both))).toContain('不能是同一人');
    expect((await shown(waiting)).state).toBe('IN_CALIBRATION');
    expect((await mall.call(protocol.confirm, seen(waiting), lead)).state).toBe('IN_USE');
  });

  it('limited narrows what it may be used for, unfit makes it faulty, sent back it may be entered anew', async () => {
    const narrowed = [{ quantity: '电阻', lo: '0', hi: '1', unit: 'TOhm', mpe: '5 %' }];
    const limited = await awaits(await enter(), { verdict: 'LIMITED', narrowed });
    const used = await mall.call(protocol.confirm, seen(limited), lead);
    expect(used).toMatchObject({ state: 'IN_USE', isLimited: true, narrowed });
    const [found] = await mall.work((work) => equipmentToday(work, { labId, equipIds: [used.equipId] }));
    expect(found).toMatchObject({ quantities: narrowed, certificateNo: 'JL-1', why: null });
    const back = await awaits(used, { certificateNo: 'JL-2' });
    const refused = await mall.call(protocol.refuse, { ...seen(back), reason: '缺少不确定度' }, lead);
    expect(refused).toMatchObject({
      state: 'IN_CALIBRATION',
      log: [{ reason: '缺少不确定度' }, {}, {}, {}, {}, {}, {}],
    });
    const anew = await mall.call(
      protocol.calibrate,
      { ...seen(refused), ...certificate({ certificateNo: 'JL-3', verdict: 'UNFIT' }) },
      keeper,
    );
    const unfit = await mall.call(protocol.confirm, seen(anew), lead);
    expect(unfit.state).toBe('FAULTY');
    expect(unfit.calibrations.map(({ certificateNo, state }) => `${certificateNo} ${state}`)).toEqual([
      ...['JL-3 CONFIRMED', 'JL-2 REFUSED', 'JL-1 CONFIRMED'],
    ]);
    const repaired = await mall.call(protocol.repair, { ...seen(unfit), reason: '更换电源板' }, keeper);
    expect(repaired.state).toBe('IN_CALIBRATION');
  });

  it('refuses a day ahead, a due day before it, a limit that says nothing, and a second one that waits', async () => {
    const away = await mall.call(protocol.sendOff, seen(await enter()), keeper);
    const refused = (more: object) =>
      sentenceOf(mall.call(protocol.calibrate, { ...seen(away), ...certificate(more) }, keeper));
    expect(await refused({ doneOn: inDays(1) })).toContain('不能晚于今天');
    expect(await refused({ dueDate: inDays(-1) })).toContain('不能早于校准日期');
    expect(await refused({ dueDate: '2126-01-01' })).toContain('最多为校准日期后 60 个月');
    expect(await refused({ verdict: 'LIMITED' })).toContain('仍可使用的量');
    const waiting = await mall.call(protocol.calibrate, { ...seen(away), ...certificate() }, keeper);
    const second = { ...seen(waiting), ...certificate() };
    expect(await sentenceOf(mall.call(protocol.calibrate, second, keeper))).toContain('已有一份证书待确认');
    expect((await shown(away)).calibrations).toHaveLength(1);
  });
});

describe('out of use', () => {
  it('anybody of the staff reports a fault; a certificate that waited is worth nothing then', async () => {
    const waiting = await awaits(await enter());
    const faulty = await mall.call(protocol.fault, { ...seen(waiting), reason: '读数漂移' }, engineer);
    expect(faulty).toMatchObject({ state: 'FAULTY', whyNot: '故障' });
    const repaired = await mall.call(protocol.repair, { ...seen(faulty), reason: '已更换探头' }, keeper);
    expect(await sentenceOf(mall.call(protocol.confirm, seen(repaired), lead))).toContain('没有待确认的证书');
  });

  it('sealed it comes back by calibration only, scrapped never', async () => {
    const sealed = await mall.call(protocol.seal, { ...seen(await enter()), reason: '暂不使用' }, keeper);
    expect((await ready()).get(sealed.equipNo)).toBe('停用');
    const unsealed = await mall.call(protocol.unseal, seen(sealed), keeper);
    expect(unsealed.state).toBe('IN_CALIBRATION');
    const gone = await mall.call(protocol.scrap, { ...seen(unsealed), reason: '无法修复' }, keeper);
    expect(gone).toMatchObject({ state: 'SCRAPPED', allowedActions: [] });
    expect((await ready()).has(gone.equipNo)).toBe(false);
    expect(await sentenceOf(mall.call(protocol.sendOff, seen(gone), keeper))).toContain(
      '设备报废，不能进行此操作',
    );
  });

  it('engineers change nothing, another laboratory’s does not exist, a number is there once, an old page is refused', async () => {
    const one = await enter();
    expect((await mall.ask(protocol.enter, written(), engineer)).state).toBe(State.notAllowed);
    const stranger = await aLabLogin(mall, 'ZZ');
    expect((await mall.ask(protocol.detail, { equipId: one.equipId }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(protocol.enter, written(), stranger)).state).toBe(State.notFound);
    expect(await sentenceOf(enter({ equipNo: one.equipNo.toLowerCase() }))).toContain('已被使用');
    const change = { ...written({ equipNo: one.equipNo, groupId: groupIds[0] }), ...seen(one) };
    const changed = await mall.call(protocol.change, change, keeper);
    expect(changed).toMatchObject({ group: '环境组', dueDate: one.dueDate });
    expect(await sentenceOf(mall.call(protocol.change, change, keeper))).toContain('已被他人修改');
  });
});

it('what may start today, until when, and why not', async () => {
  const [good, checked, short] = [
    await enter({ class: 'oven', groupId: groupIds[0] }),
    await enter({ class: 'oven', checkEveryDays: 1 }),
    await enter({ class: 'oven', groupId: groupIds[1], dueDate: inDays(3) }),
  ];
  const inAWeek = new Date(mall.clock.now().getTime() + days(7));
  expect(await ready({ class: 'oven' })).toEqual(
    new Map([
      [good.equipNo, ''],
      [short.equipNo, ''],
      [checked.equipNo, '须先做核查'],
    ]),
  );
  expect((await ready({ class: 'oven', until: inAWeek })).get(short.equipNo)).toContain(
    `校准有效至 ${inDays(3)}`,
  );
  expect([...(await ready({ class: 'oven', groupId: groupIds[0] })).keys()]).toEqual([
    ...[good.equipNo, checked.equipNo],
  ]);
  const done = await mall.call(protocol.check, { ...seen(checked), note: '1 TOhm 正常' }, keeper);
  expect(done).toMatchObject({ checkedOn: today(), nextCheck: inDays(1), whyNot: '' });
  expect((await ready({ class: 'oven' })).get(checked.equipNo)).toBe('');
});

describe('the rooms', () => {
  const at = (ago: number) => new Date(mall.clock.now().getTime() - ago);
  const handIn = async (call: 'preview' | 'take', text: string, room: string): Promise<SheetOutcome> => {
    const place = { fileName: 'logger.csv', siteId: String(siteId), room };
    const sent = new TextEncoder().encode(text);
    const reply = await handInFile(mall, rooms[call], sent, place as never, engineer as never, 'zh');
    if (reply.state !== State.done) throw new Error(reply.msg);
    return reply.data as SheetOutcome;
  };
  const readings = async (room: string) =>
    (await mall.call(rooms.readings, { siteId, room }, keeper)).list.map(({ tempC, rh }) => [tempC, rh]);

  it('a reading is entered by an engineer, told with its room, and never twice at a moment', async () => {
    const reading = { siteId, room: '环境室', tempC: '23.5', rh: '45', at: at(minutes(5)).toISOString() };
    await mall.call(rooms.enter, reading, engineer);
    await mall.call(
      rooms.enter,
      { ...reading, tempC: '23.75', pressureKPa: '101.3', at: undefined },
      engineer,
    );
    expect(await readings('环境室')).toEqual([
      [23.5, 45],
      [23.75, 45],
    ]);
    const refused = (more: object) => sentenceOf(mall.call(rooms.enter, { ...reading, ...more }, engineer));
    expect(await refused({})).toContain('已有记录');
    expect(await refused({ tempC: '230' })).toContain('温度（℃）应为 -30 到 60');
    expect(await refused({ at: at(-minutes(1)).toISOString() })).toContain('不能晚于现在');
    expect(await refused({ at: at(days(8)).toISOString() })).toContain('7 天前');
    expect((await mall.ask(rooms.enter, reading, keeper)).state).toBe(State.notAllowed);
    expect(
      (await mall.ask(rooms.readings, { siteId, room: '环境室' }, await aLabLogin(mall, 'ZZ'))).state,
    ).toBe(State.notFound);
    expect(await readings('环境室')).toHaveLength(2);
    expect((await mall.call(rooms.rooms, {}, keeper)).rooms).toMatchObject([{ siteId, room: '环境室' }]);
  });

  it('a logger’s sheet shows first what it would bring, brings it, and brings nothing the second time', async () => {
    const line = (ago: number, values: string) =>
      `${new Date(at(ago).getTime() + hours(8)).toISOString().slice(0, 16).replace('T', ' ')},${values}`;
    const sheet = [
      '时间,温度,湿度',
      line(hours(2), '22.5,40'),
      line(hours(1), '22.6,141'),
      line(minutes(30), '22.7,42'),
    ];
    const seenFirst = await handIn('preview', sheet.join('\n'), '电测室');
    expect(seenFirst.counts).toEqual({ wrong: 1, new: 2, same: 0 });
    expect(seenFirst.rows[0]).toMatchObject({
      rowNo: 3,
      kind: 'wrong',
      says: expect.stringContaining('湿度'),
    });
    expect(await readings('电测室')).toEqual([]);
    expect((await handIn('take', sheet.join('\n'), '电测室')).counts.new).toBe(2);
    expect(await readings('电测室')).toEqual([
      [22.5, 40],
      [22.7, 42],
    ]);
    expect((await handIn('take', sheet.join('\n'), '电测室')).counts).toEqual({ wrong: 1, new: 0, same: 2 });
    const other = sheet.join('\n').replace('22.5', '29.5');
    const changed = await handIn('take', other, '电测室');
    expect(changed.rows[0]?.says).toContain('不同的记录');
    expect(await readings('电测室')).toHaveLength(2);
    await expect(handIn('preview', 'a,b\n1,2', '电测室')).rejects.toThrow('没有认出列名');
  });
});

// The last one: logins end when days have passed.
it('falls overdue the day after its last one, and its keepers hear of what is due once', async () => {
  const one = await enter({ dueDate: inDays(7) });
  const daily = await enter({ checkEveryDays: 1 });
  const late = await enter({ dueDate: inDays(-1) });
  const listed = (due: '7' | '30' | 'overdue' | 'check') =>
    mall
      .call(equipmentList.list, { due, keyword: 'SB-', pageSize: 100 }, keeper)
      .then(({ list }) => list.map(({ equipNo }) => equipNo));
  expect([await listed('7'), await listed('check'), await listed('overdue')]).toEqual([
    expect.arrayContaining([one.equipNo]),
    expect.arrayContaining([daily.equipNo]),
    expect.arrayContaining([late.equipNo]),
  ]);
  const stateOf = async ({ equipId }: EquipmentDetail) => {
    const [row] = await mall.work((work) =>
      work.query<{ state: string }>('SELECT state FROM equipment WHERE equip_id = $1', [equipId]),
    );
    return row?.state;
  };
  mall.clock.pass(days(1));
  await mall.fireTimers();
  const told = async () =>
    mall.work((work) =>
      work.query<{ body: string }>(
        `SELECT body_zh AS body FROM site_message WHERE member_id = $1 AND title_zh LIKE '设备校准%' ORDER BY message_id DESC`,
        [keeper.memberId],
      ),
    );
  expect((await told())[0]?.body).toContain('今天须核查');
  mall.clock.pass(days(6));
  await mall.fireTimers();
  expect((await told())[0]?.body).toContain('今天到期');
  expect(await stateOf(one)).toBe('IN_USE');
  mall.clock.pass(days(1));
  await mall.fireTimers();
  expect(await stateOf(one)).toBe('OVERDUE');
  expect((await ready()).get(one.equipNo)).toContain('到期');
});
