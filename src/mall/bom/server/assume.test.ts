// What a list leaves open is asked once for the whole of it: tolerance of resistors, dielectric of capacitors.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
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
      ...{ tolerance: null, dielectric: null, resistors: 2, capacitors: 0 },
      choices: [
        { tolerance: 1, dielectric: null, lines: 2, amount: '0.06' },
        { tolerance: 5, dielectric: null, lines: 2, amount: '0.03' },
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
});
