// What a list leaves open is asked once for the whole of it: tolerance of resistors, dielectric of capacitors.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { NOTHING_ASSUMED } from '../assumed.ts';
import { bomProtocol as bom } from '../bom.protocol.ts';

let mall: TestMall;
let buyer: Person;

const product = (wish: ProductWish) => mall.work((work) => aProduct(work, wish));
const kept = (text: string, person: Person) => mall.call(bom.create, { text }, person);
const linesOf = async (bomId: number, person: Person) =>
  (await mall.call(bom.lines, { bomId }, person, 'en')).list;

beforeAll(async () => {
  mall = await openTestMall();
  buyer = await aLogin(mall);
});
afterAll(() => mall.close());

describe('what a list does not say', () => {
  it('is asked once for the whole of it, with what each answer costs, and is kept for the next', async () => {
    const me = await aLogin(mall);
    const resistance = (n: number) => ({ key: 'resistance', text: `${n}Ω`, n, unit: 'Ω' });
    const tolerance = (n: number) => ({ key: 'tolerance', text: `±${n}%`, n, unit: '%' });
    const at = (yuan: number) => [{ minNum: 1, unitPrice: unitPrice(yuan * 1_000_000) }];
    const made = await Promise.all(
      [
        { partNo: 'ASSUME-1P', params: [resistance(7_320), tolerance(1)], priceTiers: at(0.02) },
        { partNo: 'ASSUME-5P', params: [resistance(7_320), tolerance(5)], priceTiers: at(0.01) },
      ].map((wish) => product({ ...wish, packageName: '0603', stock: 10_000 })),
    );
    const text =
      'Designator\tValue\tFootprint\tQty\nR1 R2\t7.32k\tR0603\t2\nR3\t7.32k\tR0603\t1\nR4\t7.32k 5%\tR0603\t1';
    const { bomId } = await kept(text, me);
    const before = await linesOf(bomId, me);
    expect(before.slice(0, 2).map(({ level, part }) => [level, part])).toEqual([
      ['candidates', null],
      ['candidates', null],
    ]);
    expect(await mall.call(bom.assumptions, { bomId }, me)).toEqual({
      ...NOTHING_ASSUMED,
      ...{ resistors: 2, capacitors: 0, smallCapacitors: 0, unrated: 0 },
      choices: [
        { ...NOTHING_ASSUMED, tolerance: 1, lines: 2, amount: '0.06' },
        { ...NOTHING_ASSUMED, tolerance: 5, lines: 2, amount: '0.03' },
      ],
    });
    await mall.call(bom.assume, { bomId, tolerance: 1 }, me);
    const [first, second, third] = await linesOf(bomId, me);
    expect([first?.part?.partId, second?.part?.partId]).toEqual([made[0]!.partId, made[0]!.partId]);
    expect(first).toMatchObject({ status: 'toConfirm', level: 'proposed' });
    expect(first?.reason).toContain('as set for the whole BOM');
    expect(third?.part?.partId).toBe(before[2]?.part?.partId);

    const next = await kept(text, me);
    expect(await mall.call(bom.assumptions, { bomId: next.bomId }, me)).toMatchObject({ tolerance: 1 });
    expect((await linesOf(next.bomId, me))[0]?.part?.partId).toBe(made[0]!.partId);
    expect((await mall.ask(bom.assume, { bomId, tolerance: 5 }, buyer)).state).toBe(State.notFound);
    expect((await mall.ask(bom.assumptions, { bomId }, buyer)).state).toBe(State.notFound);
  });

  it('is asked of capacitors in the same question: dielectric, C0G first below a nanofarad, and voltage', async () => {
    const me = await aLogin(mall);
    const one = (partNo: string, pF: number, name: string, volts: number, yuan: number) =>
      product({
        ...{ partNo, packageName: '0603', stock: 10_000 },
        params: [
          { key: 'capacitance', text: `${pF}pF`, n: pF * 1e-12, unit: 'F' },
          { key: 'dielectric', text: name },
          { key: 'voltage', text: `${volts}V`, n: volts, unit: 'V' },
        ],
        priceTiers: [{ minNum: 1, unitPrice: unitPrice(yuan * 1_000_000) }],
      });
    await one('ASSUME-C-X7R-50', 37_000, 'X7R', 50, 0.04);
    await one('ASSUME-C-X7R-16', 37_000, 'X7R', 16, 0.02);
    await one('ASSUME-C-C0G-50', 37, 'C0G', 50, 0.03);
    await one('ASSUME-C-X7R-SMALL', 37, 'X7R', 50, 0.01);
    const { bomId } = await kept(
      'Designator\tValue\tFootprint\tQty\nC1 C2\t37nF\tC0603\t2\nC3\t37nF 50V\tC0603\t1\nC4\t37pF\tC0603\t1\nC5\t37nF X7R\tC0603\t1',
      me,
    );
    const asked = await mall.call(bom.assumptions, { bomId }, me);
    expect(asked).toMatchObject({ capacitors: 2, smallCapacitors: 1, unrated: 3 });
    const costs = (key: 'dielectric' | 'smallDielectric' | 'volts') =>
      asked.choices.flatMap((choice) =>
        choice[key] === null ? [] : [[choice[key], choice.lines, choice.amount]],
      );
    expect(costs('dielectric')[0]).toEqual(['X7R', 2, '0.12']);
    expect(costs('smallDielectric')).toEqual([
      ['C0G', 1, '0.03'],
      ['X7R', 1, '0.01'],
    ]);
    expect(costs('volts').map(([volts, lines]) => [volts, lines])).toEqual([
      [50, 3],
      [25, 3],
      [16, 3],
    ]);
    await mall.call(bom.assume, { bomId, dielectric: 'X7R', smallDielectric: 'C0G' }, me);
    const partsOf = async () => (await linesOf(bomId, me)).map(({ part }) => part?.partNo ?? null);
    expect(await partsOf()).toEqual([null, 'ASSUME-C-X7R-50', null, null]);
    await mall.call(bom.assume, { bomId, volts: 50 }, me);
    expect(await partsOf()).toEqual([
      'ASSUME-C-X7R-50',
      'ASSUME-C-X7R-50',
      'ASSUME-C-C0G-50',
      'ASSUME-C-X7R-50',
    ]);
  });
});
