// A store's return addresses and warehouses: one of each is the default, whatever is added, changed and removed.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { MOST_PLACES, returnAddressProtocol, warehouseProtocol } from '../place.protocol.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const PLACE = { districtCode: '440305', detailAddress: '科苑路 15 号' };
const BACK = { receiverName: '陈仓', mobile: '13800138000', ...PLACE };
const WAREHOUSE = { code: 'SZ01', name: '深圳仓', ...PLACE };

it('are kept as typed, the first being the default until another one is', async () => {
  const seller = await aSeller(mall);
  expect(await mall.call(returnAddressProtocol.list, {}, seller)).toEqual([]);
  const first = await mall.call(returnAddressProtocol.save, BACK, seller);
  expect(first).toEqual({
    ...BACK,
    addressId: expect.any(Number),
    provinceCode: '44',
    cityCode: '4403',
    regionName: '广东省 深圳市 南山区',
    isDefault: true,
  });
  const second = await mall.call(returnAddressProtocol.save, { ...BACK, receiverName: '二号' }, seller);
  expect(second.isDefault).toBe(false);
  const changed = { ...BACK, addressId: second.addressId, districtCode: '310114', isDefault: true };
  expect((await mall.call(returnAddressProtocol.save, changed, seller)).regionName).toContain('嘉定区');
  const kept = await mall.call(returnAddressProtocol.list, {}, seller);
  expect(kept.map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [second.addressId, true],
    [first.addressId, false],
  ]);
  await mall.call(returnAddressProtocol.remove, { addressId: second.addressId }, seller);
  expect(await mall.call(returnAddressProtocol.list, {}, seller)).toMatchObject([
    { addressId: first.addressId, isDefault: true },
  ]);
  await mall.call(returnAddressProtocol.remove, { addressId: first.addressId }, seller);
  expect(await mall.call(returnAddressProtocol.list, {}, seller)).toEqual([]);
});

it('say what is wrong and change nothing; another store’s are not there', async () => {
  const seller = await aSeller(mall);
  const other = await aSeller(mall);
  const { warehouseId } = await mall.call(warehouseProtocol.save, WAREHOUSE, seller);
  const said = async (wish: object, who = seller) => {
    const { state, message } = await refusalOf(
      mall.call(warehouseProtocol.save, { ...WAREHOUSE, ...wish }, who),
    );
    return [state, message];
  };
  expect(await said({})).toEqual([255, '仓库编号 SZ01 已被使用']);
  expect(await said({ code: 'SZ02', districtCode: '4403' })).toEqual([255, '请选择完整的省、市、区']);
  expect((await said({ code: ' ' }))[0]).toBe(255);
  expect((await said({ code: 'SZ02', warehouseId }, other))[0]).toBe(404);
  expect((await refusalOf(mall.call(warehouseProtocol.remove, { warehouseId }, other))).state).toBe(404);
  expect(
    (await refusalOf(mall.call(returnAddressProtocol.save, { ...BACK, mobile: '12' }, seller))).state,
  ).toBe(255);
  expect(
    await mall.call(warehouseProtocol.save, { ...WAREHOUSE, warehouseId, name: '新名' }, seller),
  ).toMatchObject({
    code: 'SZ01',
    name: '新名',
    isDefault: true,
  });
  expect(await mall.call(warehouseProtocol.save, WAREHOUSE, other)).toMatchObject({ isDefault: true });
  expect(await mall.call(warehouseProtocol.list, {}, seller)).toHaveLength(1);
});

it('are so many and no more, also when they come at once', async () => {
  const seller = await aSeller(mall);
  const asked = await Promise.all(
    Array.from({ length: MOST_PLACES + 3 }, () => mall.ask(returnAddressProtocol.save, BACK, seller)),
  );
  expect(asked.filter(({ state }) => state === 200)).toHaveLength(MOST_PLACES);
  const kept = await mall.call(returnAddressProtocol.list, {}, seller);
  expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

it('always have exactly one default', { timeout: 60_000 }, async () => {
  const steps = fc.array(fc.record({ does: fc.constantFrom('add', 'default', 'remove'), at: fc.nat(5) }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const seller = await aSeller(mall);
      let n = 0;
      for (const { does, at } of walk) {
        const now = await mall.call(warehouseProtocol.list, {}, seller);
        const chosen = now[at % Math.max(1, now.length)];
        if (does === 'add' || !chosen) {
          n += 1;
          await mall.call(warehouseProtocol.save, { ...WAREHOUSE, code: `W${n}` }, seller);
        } else if (does === 'remove') {
          await mall.call(warehouseProtocol.remove, { warehouseId: chosen.warehouseId }, seller);
        } else await mall.call(warehouseProtocol.save, { ...chosen, isDefault: true }, seller);
        const after = await mall.call(warehouseProtocol.list, {}, seller);
        expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, after.length));
      }
    }),
    { numRuns: 10 },
  );
});
