// What the institute charges, as somebody looks for prices, adds them up, and asks when it would be done.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { cents, unitPrice, yuan } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { saveWorkingYear } from '#mall/setting/server/setting.ts';
import { abilityProtocol } from '../ability.protocol.ts';
import { capabilityList } from '../ability-list.ts';
import { chargeList } from '../charge-list.ts';
import { aLaboratory } from './ability.builders.ts';

let mall: TestMall;
let ids: Record<string, number>;
let today: string;
/** So many days after that Thursday. */
const later = (n: number) => dayInChina(after(new Date(`${today}T02:00:00Z`), days(n)));

beforeAll(async () => {
  mall = await openTestMall();
  // Ten in the morning of a Thursday, and no holidays.
  mall.clock.pass(days((11 - mall.clock.now().getUTCDay()) % 7));
  await mall.work(async (work) => {
    today = dayInChina(work.now);
    const year = Number(today.slice(0, 4));
    for (const one of [year, year + 1]) await saveWorkingYear(work, one, { off: [], working: [] });
    await aLaboratory(work, [
      {
        ...{
          capNo: 'P1',
          standard: 'GB/T 2423.3-2016',
          replaces: ['GB/T 2423.3-2006'],
          group: 'ENV',
          batchSize: 10,
        },
        ...{
          item: { zh: '恒定湿热', en: 'Damp heat, steady state' },
          unitPrice: unitPrice(50_000_000),
          days: 10,
        },
        fixture: yuan(600),
      },
      {
        ...{
          capNo: 'P2',
          standard: 'GB/T 5095.2',
          unit: '点',
          mode: 'BENCH',
          days: 1,
          group: 'ELE',
          field: 'elec',
        },
        ...{ item: { zh: '接触电阻', en: 'Contact resistance' }, unitPrice: unitPrice(5_000_000) },
        ...{ minCharge: yuan(300), marks: [] },
      },
      {
        ...{
          capNo: 'P3',
          standard: 'AEC-Q100',
          unit: '型号',
          unitPrice: null,
          minCharge: cents(0),
          site: 'S2',
        },
        ...{ item: { zh: '全项鉴定', en: 'Full qualification' }, mode: 'BENCH', days: 30 },
      },
    ]);
    // What the price was, and what it will be.
    await work.query(
      `INSERT INTO charge (cap_id, unit, unit_price, min_charge, valid_from, valid_to)
       SELECT cap_id, '小时', 40000000, 40000, $1::timestamptz, $2::timestamptz FROM capability WHERE cap_no = 'P1'`,
      [after(work.now, -days(300)), after(work.now, -days(1))],
    );
  });
  const { list } = await mall.call(capabilityList.list, {} as never);
  ids = Object.fromEntries(list.map(({ capNo, capId }) => [capNo, capId]));
});
afterAll(() => mall.close());

const find = (input: Record<string, unknown>, language: 'zh' | 'en' = 'zh') =>
  mall.call(chargeList.list, input as never, undefined, language);
const numbers = async (input: Record<string, unknown>) => (await find(input)).list.map(({ capNo }) => capNo);
const price = (items: readonly object[], more: Record<string, unknown> = {}, language: 'zh' | 'en' = 'zh') =>
  mall.call(
    abilityProtocol.calculate,
    { ...more, items: JSON.stringify(items) } as never,
    undefined,
    language,
  );
const refused = (items: unknown, more: Record<string, unknown> = {}) =>
  mall.ask(abilityProtocol.calculate, { ...more, items: JSON.stringify(items) } as never);

describe('the list of charges', () => {
  it('shows each price that holds, with what urgency makes of it', async () => {
    const { list } = await find({}, 'en');
    expect(list.map(({ capNo }) => capNo)).toEqual(['P1', 'P2', 'P3']);
    expect(list[0]).toMatchObject({
      ...{ item: 'Damp heat, steady state', unit: 'hour', unitPrice: '50.000000', urgentPrice: '75.000000' },
      ...{ veryUrgentPrice: '100.000000', minCharge: '500.00', fixture: '600.00', from: today, to: '' },
    });
    expect(list[1]!.fixture).toBeNull();
    expect(list[2]).toMatchObject({ isOnRequest: true, unitPrice: null, urgentPrice: null, minCharge: null });
  });

  it('is searched like the directory, and says what took the place of an edition', async () => {
    expect(await numbers({ keyword: 'gbt2423.3-2016' })).toEqual(['P1']);
    expect(await numbers({ keyword: '接触 5095.2' })).toEqual(['P2']);
    expect((await find({ keyword: 'GB/T 2423.3-2006' })).replaced).toEqual([
      { number: 'GB/T 2423.3-2006', replacedBy: 'GB/T 2423.3-2016' },
    ]);
  });

  it('narrows by field, mark, site, unit and price', async () => {
    const { sites } = await find({});
    expect(await numbers({ field: 'elec' })).toEqual(['P2']);
    expect(await numbers({ mark: 'CNAS' })).toEqual(['P1', 'P3']);
    expect(await numbers({ f_site: String(sites[1]!.siteId) })).toEqual(['P3']);
    expect(await numbers({ f_unit: '小时' })).toEqual(['P1']);
    expect(await numbers({ f_price: '5..49.99' })).toEqual(['P2']);
    expect(await numbers({ f_price: '..50' })).toEqual(['P1', 'P2']);
  });

  it('the directory says which price is on request', async () => {
    const { list } = await mall.call(capabilityList.list, {} as never);
    expect(list.map(({ unitPrice: each }) => each)).toEqual(['50.000000', '5.000000', null]);
  });
});

test('F1 through the calculator, with the source of each part', async () => {
  const { parts, items, ...sums } = await price(
    [
      { capId: ids.P1, specimens: 2, units: 168 },
      { capId: ids.P2, specimens: 2, units: 2 },
    ],
    { urgency: 'URGENT', isBilingual: 1, copies: 2, returnKg: 3 },
  );
  expect(sums).toMatchObject({ amount: '13895.00', tax: '786.51', net: '13108.49', urgentPercent: 150 });
  expect(parts.map(({ kind, item, amount }) => [kind, item, amount])).toEqual([
    ['ITEM', 0, '12600.00'],
    ['ITEM', 1, '450.00'],
    ['FIXTURE', 0, '600.00'],
    ['LANGUAGE', null, '200.00'],
    ['COPIES', null, '20.00'],
    ['RETURN', null, '25.00'],
  ]);
  expect(parts[1]).toMatchObject({
    count: 4,
    rate: '5.000000',
    base: '300.00',
    urgent: '150.00',
    isLeast: true,
  });
  expect(items[0]).toMatchObject({ capNo: 'P1', way: 'RUN', unit: '小时', batches: 1, from: today });
});

test('F2 through the calculator: promised to the day, with its causes', async () => {
  const found = await price([
    { capId: ids.P2, stage: 1 },
    { capId: ids.P1, units: 168, stage: 2 },
    { capId: ids.P2, stage: 3 },
  ]);
  expect(found.received).toBe(today);
  expect(
    found.items.map(({ group, days: long, isThrough, until }) => [group, long, isThrough, until]),
  ).toEqual([
    ['电测组', 1, false, later(1)],
    ['环境组', 7, true, later(8)],
    ['电测组', 1, false, later(11)],
  ]);
  expect([found.reportDays, found.promisedAt]).toEqual([2, `${later(13)}T10:00:00.000Z`]);
});

it('leaves what is on request out of the sum and says so', async () => {
  const found = await price([{ capId: ids.P3 }, { capId: ids.P2, units: 100 }], {}, 'en');
  expect(found.items.map(({ item, isOnRequest }) => [item, isOnRequest])).toEqual([
    ['Full qualification', true],
    ['Contact resistance', false],
  ]);
  expect(found.parts).toMatchObject([{ kind: 'ITEM', item: 1, amount: '500.00' }]);
  expect((await price([{ capId: ids.P3 }])).amount).toBe('0.00');
});

it('refuses what makes no sense with a sentence that says what', async () => {
  expect(await refused([{ capId: ids.P1 }, { capId: 999_999 }])).toMatchObject({
    state: State.notFound,
    msg: '第 2 项检测能力不存在',
  });
  expect((await refused([{ capId: ids.P2, specimens: 10_000, units: 10_000 }])).msg).toContain('接触电阻');
  expect((await refused([{ capId: ids.P1, units: 0 }])).msg).toContain('1 到 10000');
  expect((await refused([{ capId: ids.P1 }], { urgency: 'NOW' })).state).toBe(State.refused);
  expect((await refused([])).state).toBe(State.refused);
  expect((await refused(Array.from({ length: 51 }, () => ({ capId: ids.P1 })))).state).toBe(State.refused);
});

it('follows what the platform sets, within its ends', async () => {
  const operator = await aLogin(mall, { roles: ['operator'] });
  const rules = await mall.call(abilityProtocol.adminRules, {}, operator);
  await mall.call(abilityProtocol.saveRules, { ...rules, urgentPercent: 200, reportDays: 5 }, operator);
  const items = [{ capId: ids.P2, units: 100 }];
  const { parts, promisedAt } = await price(items, { urgency: 'URGENT' });
  expect([parts[0]!.amount, promisedAt.slice(0, 10)]).toEqual(['1000.00', later(4)]);
  expect((await price(items)).reportDays).toBe(5);
  expect((await find({ keyword: 'P2' })).list[0]!.urgentPrice).toBe('10.000000');
  const beyond = await mall.ask(abilityProtocol.saveRules, { ...rules, urgentPercent: 99 }, operator);
  expect(beyond.msg).toContain('100');
});
