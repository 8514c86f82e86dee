// The account for transfers: changed by finance with his password, seen by buyers at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { setUpFactor } from '#mall/second-factor/server/factor.builders.ts';
import { paymentProtocol } from '../../payment.protocol.ts';
import { openCashier } from '../cashier.builders.ts';

const PASSWORD = 'Zhanghu2026';
const { account, saveAccount, payInfo } = paymentProtocol;
const ICBC = { accountName: '甲电子商城有限公司', bank: '工商银行深圳科技园支行', account: '4000 0212 0920' };

let mall: TestMall;
let finance: Person;

beforeAll(async () => {
  mall = await openTestMall({ isProduction: true });
  finance = await aLogin(mall, { roles: ['finance'], password: PASSWORD });
  await setUpFactor(mall, finance, PASSWORD);
});
afterAll(() => mall.close());

it('is blank in a new mall, and from its first saving what buyers transfer to', async () => {
  const { person, paySn } = await (await openCashier(mall)).aBuyer();
  const blank = { accountName: '', bank: '', account: '', isDemo: 0 };
  expect(await mall.call(account, {}, finance)).toEqual(blank);
  const before = await mall.call(payInfo, { paySn }, person);
  expect(before.methods.find(({ method }) => method === 'TRANSFER')).toMatchObject({ isEnabled: false });

  const saved = await mall.call(saveAccount, { ...ICBC, password: PASSWORD }, finance);
  expect(saved).toEqual({ ...ICBC, isDemo: 0 });
  expect(await mall.call(account, {}, finance)).toEqual(saved);
  const after = await mall.call(payInfo, { paySn }, person);
  expect(after.transfer).toMatchObject(ICBC);
  expect(after.methods.find(({ method }) => method === 'TRANSFER')).toMatchObject({ isEnabled: true });

  const [event] = await mall.work((work) =>
    work.query("SELECT member_id, detail FROM security_event WHERE kind = 'collectingAccountChanged'"),
  );
  expect(event).toMatchObject({
    member_id: finance.memberId,
    detail: { before: { account: '' }, after: ICBC },
  });
});

it.each([
  ['a wrong password', { password: 'Zhanghu2027' }, '密码错误'],
  ['no bank', { bank: '' }, ''],
  ['letters for a number', { account: '六二二二' }, '银行账号为 8–30 位数字'],
  ['a number too short', { account: '622 1' }, '银行账号为 8–30 位数字'],
])('%s changes nothing', async (_what, wrong, sentence) => {
  const before = await mall.call(account, {}, finance);
  const refused = await refusalOf(
    mall.call(saveAccount, { ...ICBC, bank: '另一家银行', password: PASSWORD, ...wrong }, finance),
  );
  expect(refused.message).toContain(sentence);
  expect(await mall.call(account, {}, finance)).toEqual(before);
});

it('is nobody else’s to see or to change', async () => {
  const operator = await aLogin(mall, { roles: ['operator'], password: PASSWORD });
  await setUpFactor(mall, operator, PASSWORD);
  const somebody = await aLogin(mall, { password: PASSWORD });
  for (const [person, why] of [
    [operator, '没有“平台财务”角色'],
    [somebody, '仅限平台运营人员使用'],
  ] as const) {
    await expect(mall.call(account, {}, person)).rejects.toThrow(why);
    const wish = { ...ICBC, password: PASSWORD };
    await expect(mall.call(saveAccount, wish, person)).rejects.toThrow(why);
  }
});
