// A laboratory's prices and packages through HTTP: a new price ends the former, on request takes two people, sheets, and everybody sees it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { chargeList } from '#mall/ability/charge-list.ts';
import { sellServices } from '#mall/ability/server/ability.ts';
import { serviceList } from '#mall/ability/service-list.ts';
import type { ImportOutcome } from '#mall/lab-catalog/lab-catalog.protocol.ts';
import { adoptCapabilities } from '#mall/lab-catalog/server/lab-catalog.ts';
import { aColleague, aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { aTestingLab, type BuiltLab } from '#mall/testing/server/testing.builders.ts';
import { labPriceProtocol as protocol } from '../lab-price.protocol.ts';
import { packageList } from '../package-list.ts';
import { priceList } from '../price-list.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let lab: BuiltLab;
let head: Person;
let quality: Person;
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;
const today = () => dayInChina(mall.clock.now());
const inDays = (count: number) => dayAfter(today(), count);

async function colleague(...roles: LabRole[]): Promise<Person> {
  const person = await aLogin(mall);
  await mall.work((work) => aColleague(work, person.memberId, roles, { labId: lab.labId }));
  return person;
}

/** Anew where time has passed: who logged in before is out. */
async function login() {
  head = await colleague('head');
  quality = await colleague('quality');
}

const capIdOf = (capNo: string) => lab.capIds.get(capNo)!;
const write = (capNo: string, wish: object = {}, who = head) =>
  mall.call(
    protocol.write,
    {
      ...{ capId: capIdOf(capNo), unit: '点', unitPrice: '6', minCharge: '300', fixture: '0' },
      ...{ fromDate: today(), ...wish },
    } as never,
    who,
  );
/** What everybody reads of its price now. */
const read = async (capNo: string) =>
  (await mall.call(chargeList.list, { capId: capIdOf(capNo) } as never)).list.map((one) => one.unitPrice);
const onShelf = async () =>
  (await mall.call(serviceList.list, {} as never)).list.map(({ title, unitPrice }) => [title, unitPrice]);
const handIn = async (call: 'preview' | 'take', text: string) =>
  (await handInFile(mall, protocol[call], Buffer.from(text), { fileName: 'x.csv' }, head as never))
    .data as ImportOutcome;

beforeAll(async () => {
  lab = await aTestingLab(mall);
  await mall.work(async (work) => {
    await adoptCapabilities(work, lab.labId);
    await sellServices(work, ['T2']);
  });
  await login();
});

describe('prices', () => {
  it('a new one ends the former the day before, and the shelf follows on its day (L13)', async () => {
    expect(await onShelf()).toEqual([['绝缘电阻（电工电子产品）', '5.000000']]);
    const { prices, log } = await write('T2', { fromDate: inDays(10) });
    expect(prices).toMatchObject([
      { is: 'COMING', unitPrice: '6.000000', fromDate: inDays(10), toDate: '' },
      { is: 'NOW', unitPrice: '5.000000', toDate: inDays(9) },
    ]);
    expect(log[0]).toMatchObject({ event: 'write' });
    expect(await sentenceOf(write('T2', { fromDate: inDays(10) }))).toContain('已有同一天');
    const between = await write('T2', { fromDate: inDays(5), unitPrice: '5.5' });
    expect(between.prices.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
      [inDays(10), ''],
      [inDays(5), inDays(9)],
      [today(), inDays(4)],
    ]);
    const { list } = await mall.call(priceList.list, { change: 'coming' } as never, head);
    expect(list).toMatchObject([{ capNo: 'T2', nextDate: inDays(5), unitPrice: '5.000000' }]);
    mall.clock.pass(days(6));
    await mall.fireTimers();
    await login();
    expect(await onShelf()).toMatchObject([[expect.anything(), '5.500000']]);
  });

  it('one from today on holds at once', async () => {
    await write('T1', { unit: '小时', unitPrice: '55' });
    expect(await read('T1')).toEqual(['55.000000']);
  });

  it('on request takes somebody of quality who has not proposed it', async () => {
    const proposed = await write('J1', { unit: '台', isOnRequest: 1, unitPrice: '', minCharge: '0' });
    expect(proposed).toMatchObject({ price: 'PRICED', waiting: { isOnRequest: true }, isWaiting: true });
    expect(await read('J1')).toEqual(['300.000000']);
    expect(await sentenceOf(write('J1', { unit: '台', isOnRequest: 1, minCharge: '0' }))).toContain(
      '已有待发布',
    );
    const { proposalId, version } = proposed.waiting!;
    const both = await colleague('head', 'quality');
    const own = await write('T2', { isOnRequest: 1, minCharge: '0' }, both);
    expect(own.allowedActions).not.toContain('publish');
    const mine = { proposalId: own.waiting!.proposalId, version: 1 };
    expect(await sentenceOf(mall.call(protocol.publish, mine, both))).toContain('不能发布自己提出');
    expect((await mall.call(protocol.drop, mine, head)).waiting).toBeNull();
    const done = await mall.call(protocol.publish, { proposalId, version }, quality);
    expect(done).toMatchObject({ price: 'ON_REQUEST', waiting: null });
    expect(await read('J1')).toEqual([null]);
  });

  it('bad input changes nothing', async () => {
    expect(await sentenceOf(write('T1', { unit: '桶' }))).toContain('不能识别');
    expect(await sentenceOf(write('T1', { unitPrice: '0' }))).toContain('单价');
    expect(await sentenceOf(write('T1', { fromDate: inDays(-1) }))).toContain('早于今天');
    const stranger = await aLabLogin(mall, 'ZZ');
    const seen = mall.call(protocol.detail, { capId: capIdOf('T1') }, stranger);
    expect(await refusalOf(seen)).toMatchObject({ state: State.notFound });
  });

  it('a sheet says what is wrong by its row, and taken twice changes nothing', async () => {
    const text = [
      '编号,单位,单价,单项最低',
      'T1,小时,58,500',
      'X9,小时,1,1',
      'T3,项,询价,500',
      'T2,点,x,1',
    ].join('\n');
    const preview = await handIn('preview', text);
    expect(preview.counts).toEqual({ wrong: 2, new: 0, changed: 1, same: 1 });
    expect(preview.rows.map(({ rowNo, says }) => [rowNo, says])).toEqual([
      [3, '没有这个能力编号'],
      [5, '单价“x”不能识别，询价请写“询价”'],
      [2, expect.stringContaining('55.00/小时 → ')],
      [4, ''],
    ]);
    expect((await handIn('take', text)).counts).toMatchObject({ changed: 1 });
    expect((await handIn('take', text)).counts).toMatchObject({ changed: 0, same: 2 });
    expect(await read('T1')).toEqual(['58.000000']);
  });
});

describe('packages', () => {
  type Said = CallOf<typeof protocol.beginPackage>;
  const said = (wish: object = {}) =>
    ({
      ...{ nameZh: '入厂套餐', nameEn: 'Incoming', unit: '批', price: '900' },
      components: JSON.stringify([
        { capNo: 'T1', qty: 2, listShare: '400' },
        { capNo: 'T2', qty: 1, listShare: '200' },
      ]),
      ...wish,
    }) as unknown as Said;
  const begin = (code: string, wish: object = {}) =>
    mall.call(protocol.beginPackage, { ...said(wish), code, fromDate: today() }, head);

  it('is on sale from its day, with its price shared; changed, and ended', async () => {
    const one = await begin('K1');
    expect(one).toMatchObject({ state: 'ON_SALE', price: '900.00', alone: '1000.00' });
    expect(one.parts.map(({ capNo, share }) => [capNo, share])).toEqual([
      ['T1', '720.00'],
      ['T2', '180.00'],
    ]);
    expect(await onShelf()).toContainEqual(['入厂套餐', '900.000000']);
    const seen = { packageId: one.packageId, hash: one.hash };
    const changed = await mall.call(
      protocol.changePackage,
      { ...said({ price: '850' }), ...seen } as never,
      head,
    );
    expect(await onShelf()).toContainEqual(['入厂套餐', '850.000000']);
    expect(await sentenceOf(mall.call(protocol.endPackage, seen, head))).toContain('已被他人修改');
    const ended = await mall.call(protocol.endPackage, { ...seen, hash: changed.hash }, head);
    expect(ended).toMatchObject({ state: 'ENDED', allowedActions: [] });
    expect((await onShelf()).map(([title]) => title)).not.toContain('入厂套餐');
    expect(ended.log.map(({ event }) => event)).toEqual(['end', 'change', 'write']);
    const { list } = await mall.call(packageList.list, { state: 'ENDED' } as never, head);
    expect(list).toMatchObject([{ code: 'K1', components: 2 }]);
  });

  it('is off the shelf while a component is suspended, and refuses what is not there', async () => {
    expect(await sentenceOf(begin('K1'))).toContain('已被使用');
    expect(
      await sentenceOf(begin('K2', { components: '[{"capNo":"ZZZ","qty":1,"listShare":"1"}]' })),
    ).toContain('没有检测能力 ZZZ');
    expect(await sentenceOf(begin('K2', { toDate: inDays(-1) }))).toContain('截止日期');
    await begin('K3', { nameZh: '停用套餐' });
    await mall.work(async (work) => {
      const { setStanding } = await import('#mall/ability/server/ability.ts');
      await setStanding(work, capIdOf('T1'), 'SUSPENDED');
    });
    expect((await onShelf()).map(([title]) => title)).not.toContain('停用套餐');
    const { list } = await mall.call(packageList.list, { keyword: 'K3' } as never, head);
    const { packageId } = list[0]!;
    const { parts } = await mall.call(protocol.packageDetail, { packageId }, head);
    expect(parts[0]?.hint).toContain('已暂停受理');
  });
});
