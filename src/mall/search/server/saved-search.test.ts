// Saved searches and the new-product centre through HTTP: mine alone, named once, counted since I last looked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { after, days } from '#kit/time/duration.ts';
import { aCategory, aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { facts } from '#mall/part/families/fact.ts';
import { partProtocol } from '#mall/part/part.protocol.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { newGoodsProtocol } from '../new-goods.protocol.ts';
import { MOST_SAVED, savedSearchProtocol as saved } from '../saved-search.protocol.ts';
import { searchProtocol } from '../search.protocol.ts';
import { forgetSearchCache } from './search.ts';

let mall: TestMall;
let me: Person;
let stranger: Person;
let categoryId: number;

const sell = (partNo: string) =>
  mall.work((work) => aProduct(work, { partNo, categoryId, brandName: 'Sunlord' }));
const mine = () => mall.call(saved.list, {}, me);

beforeAll(async () => {
  mall = await openTestMall();
  [me, stranger] = [await aLogin(mall), await aLogin(mall)];
  categoryId = await mall.work((work) => aCategory(work, { nameZh: '电感', nameEn: 'Inductors' }));
  await sell('SAVED-1');
});
afterAll(() => mall.close());

describe('a saved search', () => {
  it('is the list’s address on its first page, without what makes no sense', async () => {
    const one = await mall.call(
      saved.save,
      { name: ' 电感 ', query: `?categoryId2=${categoryId}&sort=99&current=7&nonsense=1` },
      me,
    );
    expect(one).toMatchObject({ name: '电感', address: `/goods/list?categoryId2=${categoryId}` });
    expect(await mine()).toMatchObject([{ name: '电感', fresh: 0 }]);
  });

  it('counts what has come since it was looked at', async () => {
    await sell('SAVED-2');
    forgetSearchCache();
    const [one] = await mine();
    expect(one).toMatchObject({ fresh: 1, isCapped: false });
    await mall.call(saved.see, { savedSearchId: one!.savedSearchId }, me);
    expect(await mine()).toMatchObject([{ fresh: 0 }]);
  });

  it('has a name of its own: saving it again replaces the search, taking another’s is refused', async () => {
    const again = await mall.call(saved.save, { name: '电感', query: 'keyword=SAVED' }, me);
    expect(await mine()).toMatchObject([{ address: '/goods/list?keyword=SAVED' }]);
    const second = await mall.call(saved.save, { name: 'two', query: '' }, me);
    const taken = await mall.ask(saved.rename, { savedSearchId: second.savedSearchId, name: '电感' }, me);
    expect(taken.state).toBe(State.refused);
    await mall.call(saved.rename, { savedSearchId: second.savedSearchId, name: 'three' }, me);
    await mall.call(saved.remove, { savedSearchId: again.savedSearchId }, me);
    expect((await mine()).map(({ name }) => name)).toEqual(['three']);
  });

  it('is nobody else’s', async () => {
    const { savedSearchId } = (await mine())[0]!;
    expect(await mall.call(saved.list, {}, stranger)).toEqual([]);
    for (const endpoint of [saved.remove, saved.see]) {
      expect((await mall.ask(endpoint, { savedSearchId }, stranger)).state).toBe(State.notFound);
    }
    expect((await mall.ask(saved.rename, { savedSearchId, name: 'x' }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(saved.list, {})).state).toBe(State.notLoggedIn);
  });

  it('is refused without a name and beyond the limit', async () => {
    expect((await mall.ask(saved.save, { name: ' ', query: '' }, me)).state).toBe(State.refused);
    for (let n = 1; n < MOST_SAVED; n++) await mall.call(saved.save, { name: `s${n}`, query: '' }, me);
    expect((await mall.ask(saved.save, { name: 'one more', query: '' }, me)).state).toBe(State.refused);
    expect((await mall.ask(saved.save, { name: 's1', query: '?keyword=a' }, me)).state).toBe(State.done);
  });
});

describe('a goods list', () => {
  it('shows the columns that are asked for, whatever its category shows', async () => {
    await mall.work(async (work) => {
      await work.tx.insert(parameter).values(
        ['inductance', 'current'].map((key) => ({
          key,
          nameZh: key,
          nameEn: key,
          kind: 'number' as const,
        })),
      );
      await aProduct(work, {
        partNo: 'COLUMNS-1',
        categoryId,
        params: facts({ inductance: '10uH', current: '2A' }),
      });
    });
    forgetSearchCache();
    const keysOf = async (columns?: string[]) => {
      const { list } = await mall.call(searchProtocol.goodsList, { keyword: 'COLUMNS-1', columns });
      return list[0]!.params.map(({ key }) => key);
    };
    expect(await keysOf(['current', 'nothing', 'inductance'])).toEqual(['current', 'inductance']);
    expect(await keysOf(['current'])).toEqual(['current']);
    expect(await keysOf()).toEqual([]);
  });

  it('finds parts under a cent by their price for a thousand', async () => {
    await mall.work((work) =>
      aProduct(work, {
        partNo: 'CHEAP-1',
        priceTiers: [{ minNum: 1, unitPrice: unitPrice(3_120) }], // ¥0.003120
      }),
    );
    forgetSearchCache();
    const found = async (input: object) =>
      (await mall.call(searchProtocol.goodsList, { keyword: 'CHEAP-1', ...input })).list.length;
    expect(await found({ lowPrice: '3', highPrice: '4' })).toBe(0);
    expect(await found({ lowPrice: '3', highPrice: '4', perThousand: true })).toBe(1);
    expect(await found({ lowPrice: '3.13', perThousand: true })).toBe(0);
  });
});

describe('new parts', () => {
  it('are those released within ninety days, one listing each, by category', async () => {
    const { partId } = await sell('NEW-1');
    await mall.work((work) => aProduct(work, { partId }));
    const old = await sell('NEW-2');
    const future = await sell('NEW-3');
    const now = mall.clock.now();
    const release = (id: number, ago: number) =>
      mall.work((work) =>
        work.query('UPDATE part SET released_at = $2 WHERE part_id = $1', [id, after(now, -days(ago))]),
      );
    await release(partId, 89);
    await release(old.partId, 91);
    await release(future.partId, -1);
    const reply = await mall.call(newGoodsProtocol.newGoods, {});
    expect(reply.list.map(({ partNo }) => partNo)).toEqual(['NEW-1']);
    expect(reply.list[0]).toMatchObject({ hasSample: false, datasheet: null });
    expect(reply.categories).toEqual([{ categoryId, categoryName: '电感', count: 1 }]);
    expect((await mall.call(newGoodsProtocol.newGoods, { categoryId: 987_654 })).list).toEqual([]);
  });
});

describe('a brand', () => {
  it('shows its categories and series with counts', async () => {
    const { brandId } = (await mall.call(partProtocol.brands, { keyword: 'Sunlord' }))[0]!;
    await mall.work((work) =>
      work.query(`UPDATE part SET series = 'SAVED' WHERE brand_id = $1 AND part_no LIKE 'SAVED%'`, [brandId]),
    );
    const home = await mall.call(partProtocol.brandHome, { brandId });
    expect(home.brand).toMatchObject({ brandName: 'Sunlord', partCount: 5 });
    expect(home.categories).toMatchObject([{ categoryName: '电感', count: 5 }]);
    expect(home.series).toMatchObject([{ series: 'SAVED', count: 2 }]);
    expect((await mall.ask(partProtocol.brandHome, { brandId: 987_654 })).state).toBe(State.notFound);
  });
});
