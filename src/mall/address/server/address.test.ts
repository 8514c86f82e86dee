// Delivery addresses: real divisions, one default, nobody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { addressProtocol } from '../address.protocol.ts';

let mall: TestMall;
let me: Person;

const fields = {
  receiverName: '李工',
  mobile: '13800138000',
  districtCode: '440305',
  detailAddress: '科技园 1 号楼',
};
const add = (wish: object = {}, person = me) =>
  mall.call(addressProtocol.add, { ...fields, ...wish }, person);
const list = (person = me) => mall.call(addressProtocol.list, {}, person);
const defaults = async () =>
  (await list()).filter(({ isDefault }) => isDefault === 1).map(({ addressId }) => addressId);

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('addresses', () => {
  it('find province and city from the district, and the first one is the default', async () => {
    me = await aLogin(mall);
    const made = await add();
    expect(made).toMatchObject({
      provinceCode: '44',
      cityCode: '4403',
      districtCode: '440305',
      regionName: '广东省 深圳市 南山区',
      companyName: '',
      isDefault: 1,
    });
    expect(await list()).toEqual([made]);
    expect((await add({ districtCode: '110105' })).regionName).toBe('北京市 市辖区 朝阳区');
    expect((await add({ districtCode: '441900003' })).regionName).toContain('东莞市');
  });

  it('have exactly one default, also when two are made it at once', async () => {
    me = await aLogin(mall);
    const [a, b] = [await add(), await add()];
    expect(await defaults()).toEqual([a.addressId]);
    const c = await add({ isDefault: 1 });
    expect(await defaults()).toEqual([c.addressId]);
    await mall.call(addressProtocol.edit, { ...fields, addressId: c.addressId, isDefault: 0 }, me);
    expect(await defaults()).toEqual([c.addressId]);
    await Promise.all(
      [a, b].map(({ addressId }) =>
        mall.call(addressProtocol.edit, { ...fields, addressId, isDefault: 1 }, me),
      ),
    );
    expect(await defaults()).toHaveLength(1);
  });

  it('hand the default to the newest when it is deleted', async () => {
    me = await aLogin(mall);
    const [a, b, c] = [await add(), await add(), await add()];
    await mall.call(addressProtocol.delete, { addressId: a.addressId }, me);
    expect(await defaults()).toEqual([c.addressId]);
    await mall.call(addressProtocol.delete, { addressId: b.addressId }, me);
    expect(await defaults()).toEqual([c.addressId]);
    await mall.call(addressProtocol.delete, { addressId: c.addressId }, me);
    expect(await list()).toEqual([]);
  });

  it('change, and are the same address afterwards', async () => {
    me = await aLogin(mall);
    const { addressId } = await add();
    const changed = await mall.call(
      addressProtocol.edit,
      { ...fields, addressId, districtCode: '310115', mobile: '62345678', companyName: '元采科技' },
      me,
    );
    expect(changed).toMatchObject({
      addressId,
      regionName: '上海市 市辖区 浦东新区',
      companyName: '元采科技',
    });
  });

  it('are made once for one requestId', async () => {
    me = await aLogin(mall);
    const twice = await Promise.all([add({ requestId: 'press-1' }), add({ requestId: 'press-1' })]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await list()).toHaveLength(1);
  });

  it('number 50 at most', async () => {
    me = await aLogin(mall);
    for (let n = 0; n < 50; n++) await add();
    expect((await mall.ask(addressProtocol.add, fields, me)).msg).toBe(
      '最多保存 50 个收货地址，请先删除不用的地址',
    );
  });

  it('refuse districts that do not exist, and what is typed wrongly', async () => {
    me = await aLogin(mall);
    for (const wrong of [
      { districtCode: '440399' },
      { districtCode: '4403' },
      { districtCode: '44' },
      { mobile: '12345' },
      { receiverName: ' ' },
      { detailAddress: 'x'.repeat(201) },
    ]) {
      const { state, msg } = await mall.ask(addressProtocol.add, { ...fields, ...wrong }, me);
      expect([state, msg.length > 0]).toEqual([255, true]);
    }
    expect(await list()).toEqual([]);
  });

  it("of somebody else do not exist, and a guest's neither", async () => {
    me = await aLogin(mall);
    const other = await aLogin(mall);
    const { addressId } = await add({}, other);
    expect((await mall.ask(addressProtocol.edit, { ...fields, addressId }, me)).state).toBe(404);
    expect((await mall.ask(addressProtocol.delete, { addressId }, me)).state).toBe(404);
    expect(await list(other)).toHaveLength(1);
    expect((await mall.ask(addressProtocol.list, {})).state).toBe(266);
  });
});

describe('divisions', () => {
  const below = (parentCode?: string) => mall.call(addressProtocol.regions, { parentCode });

  it('lead from the provinces down to the districts', async () => {
    const provinces = await below();
    expect(provinces).toHaveLength(31);
    expect(await below('0')).toEqual(provinces);
    expect(await below('44')).toContainEqual({ code: '4403', name: '深圳市', isLeaf: false });
    expect(await below('4403')).toContainEqual({ code: '440305', name: '南山区', isLeaf: true });
    expect(await below('440305')).toEqual([]);
    expect(await below('nowhere')).toEqual([]);
  });
});
