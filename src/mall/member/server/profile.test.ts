// What a member says about himself: kept, changed in parts, seen by nobody else; and his name, changed once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { profileProtocol } from '../profile.protocol.ts';

const { profile, saveProfile, changeMemberName } = profileProtocol;
const PASSWORD = 'right123';
const WHOLE = {
  memberNickName: '老林',
  realName: '林晓峰',
  gender: 'male',
  birthday: '1988-02-29',
  districtCode: '440305',
  companyName: '深圳市某某电子有限公司',
  position: '采购经理',
  industry: 'industrial',
  language: 'en',
} as const;
let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const save = (person: Person, said: Record<string, unknown>) => mall.ask(saveProfile, said, person);

describe('personal data', () => {
  it('are empty at first, kept as said, and shown in the member’s own data', async () => {
    const me = await aLogin(mall);
    expect(await mall.call(profile, {}, me)).toMatchObject({
      memberName: me.memberName,
      mayChangeName: true,
      memberNickName: '',
      birthday: '',
      regionName: '',
      industry: '',
    });
    await mall.call(saveProfile, WHOLE, me);
    expect(await mall.call(profile, {}, me)).toMatchObject({
      ...WHOLE,
      provinceCode: '44',
      cityCode: '4403',
      regionName: '广东省 深圳市 南山区',
    });
    expect(await mall.call(loginProtocol.memberInfo, {}, me)).toMatchObject({
      memberNickName: '老林',
      language: 'en',
    });
  });

  it('change only where something is sent, and empty text takes away', async () => {
    const me = await aLogin(mall);
    await mall.call(saveProfile, WHOLE, me);
    await mall.call(saveProfile, { position: '总监' }, me);
    await mall.call(saveProfile, { birthday: '', districtCode: '', memberNickName: ' ', gender: '' }, me);
    expect(await mall.call(profile, {}, me)).toMatchObject({
      ...WHOLE,
      position: '总监',
      birthday: '',
      districtCode: '',
      provinceCode: '',
      regionName: '',
      memberNickName: '',
      gender: '',
    });
    expect((await mall.call(loginProtocol.memberInfo, {}, me)).memberNickName).toBeNull();
    expect((await mall.call(saveProfile, {}, me)).position).toBe('总监');
  });

  it.each([
    [{ birthday: '2025-02-29' }, '请输入正确的生日'],
    [{ birthday: '1899-12-31' }, '请输入正确的生日'],
    [{ birthday: '2999-01-01' }, '请输入正确的生日'],
    [{ birthday: '17/05/1990' }, '请输入正确的生日'],
    [{ districtCode: '44' }, '请选择完整的省、市、区'],
    [{ districtCode: '999999' }, '请选择完整的省、市、区'],
    [{ realName: '林' }, '请输入 2-40 个字的真实姓名'],
    [{ realName: '<b>林</b>' }, '请输入 2-40 个字的真实姓名'],
    [{ memberNickName: 'a'.repeat(21) }, '昵称最多 20 个字符，不含特殊控制符'],
    [{ memberNickName: 'abc\u202edef' }, '昵称最多 20 个字符，不含特殊控制符'],
    [{ companyName: 'c'.repeat(61) }, '最多 60 个字符，不含特殊控制符'],
    [{ industry: 'magic' }, '参数 industry 不正确'],
    [{ gender: 'x' }, '参数 gender 不正确'],
    [{ language: 'fr' }, '参数 language 不正确'],
  ])('%j is refused, and nothing of the form is kept', async (wrong, sentence) => {
    const me = await aLogin(mall);
    expect(await save(me, { ...WHOLE, ...wrong })).toMatchObject({ state: 255, msg: sentence });
    expect((await mall.call(profile, {}, me)).companyName).toBe('');
  });

  it('belong to whoever sends them, whatever is sent along', async () => {
    const [me, other] = [await aLogin(mall), await aLogin(mall)];
    await save(me, { ...WHOLE, memberId: other.memberId });
    expect((await mall.call(profile, {}, other)).realName).toBe('');
    expect((await mall.ask(profile, {})).state).toBe(266);
    expect((await mall.ask(saveProfile, WHOLE)).state).toBe(266);
  });
});

describe('the member name', () => {
  const rename = (person: Person, memberName: string, password = PASSWORD) =>
    mall.ask(changeMemberName, { memberName, password }, person);
  const logIn = (username: string) =>
    mall.ask(loginProtocol.token, { username, password: PASSWORD, loginType: 1 });

  it('changes once, with the login password: the new name logs in, the old one no longer', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    expect((await rename(me, 'fresh_name', 'wrong123')).msg).toBe('登录密码错误，还可以再试 4 次');
    expect(await rename(me, 'fresh_name')).toMatchObject({
      state: 200,
      data: { memberName: 'fresh_name', mayChangeName: false },
    });
    expect((await logIn('fresh_name')).state).toBe(200);
    expect((await logIn(me.memberName)).state).toBe(255);
    expect((await rename(me, 'another_name')).msg).toBe('会员名只能修改一次，您已经修改过');
    const [event] = await mall.work((work) =>
      work.query("SELECT detail FROM security_event WHERE member_id = $1 AND kind = 'memberNameChanged'", [
        me.memberId,
      ]),
    );
    expect(event).toEqual({ detail: { from: me.memberName, to: 'fresh_name' } });
  });

  it('is refused when it is taken in whatever case, the same, or against the rule; the one change is not used up', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    await aLogin(mall, { memberName: 'Taken_Name' });
    expect((await rename(me, 'taken_name')).msg).toContain('已被使用');
    expect((await rename(me, me.memberName)).msg).toBe('新会员名与现在的相同');
    expect((await rename(me, '123456')).state).toBe(255);
    expect((await rename(me, 'short')).state).toBe(255);
    expect((await mall.call(profile, {}, me)).mayChangeName).toBe(true);
    expect((await rename(me, me.memberName.toUpperCase())).state).toBe(200);
  });

  it('changes once also when two changes come at the same moment', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    const outcomes = await Promise.all(['first_wish', 'second_wish'].map((name) => rename(me, name)));
    expect(outcomes.map(({ state }) => state).sort()).toEqual([200, 255]);
  });
});
