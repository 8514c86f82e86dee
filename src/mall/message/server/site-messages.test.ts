// Messages on the site: whose they are, reading, deleting and taking that back, and which channels a member wants.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { messageProtocol } from '../message.protocol.ts';
import type { MessageKind } from '../message-kinds.ts';
import { messageList } from '../message-list.ts';
import { codeSentTo } from './message.builders.ts';
import { tellMember } from './message.ts';

let mall: TestMall;
let me: Person;
let lastMobile = 13_600_000_000;

const tell = (title: string, kind: MessageKind = 'order', person = me) =>
  mall.work((work) =>
    tellMember(work, person.memberId, {
      kind,
      title: { zh: title, en: `${title} (en)` },
      body: { zh: `${title}的内容`, en: `Body of ${title}` },
      link: '/member/order/detail?orderSn=SO1',
    }),
  );
const list = (input: Record<string, unknown> = {}, person = me) => mall.call(messageList.list, input, person);
const titles = async (input: Record<string, unknown> = {}) =>
  (await list(input)).list.map(({ title }) => title);
const idOf = async (title: string) => (await list()).list.find((one) => one.title === title)!.messageId;
const waiting = (memberId = me.memberId) =>
  mall.work((work) =>
    work.query<{ channel: string; recipient: string; title: string; body: string }>(
      `SELECT channel, recipient, title, body FROM message_delivery
       WHERE recipient IN (SELECT unnest(ARRAY[mobile, email]) FROM member WHERE member_id = $1) ORDER BY channel`,
      [memberId],
    ),
  );
const proveEmail = (email: string) =>
  mall.work((work) =>
    work.query('UPDATE member SET email = $2, is_email_proven = true WHERE member_id = $1', [
      me.memberId,
      email,
    ]),
  );

beforeAll(async () => {
  mall = await openTestMall();
});
beforeEach(async () => {
  me = await aLogin(mall, { mobile: String(++lastMobile) });
});
afterAll(() => mall.close());

describe('messages', () => {
  it('come newest first, in the reader’s language, by kind and unread', async () => {
    await tell('第一');
    await tell('第二', 'coupon');
    await tell('第三');
    const all = await list();
    expect(all.list.map(({ title }) => title)).toEqual(['第三', '第二', '第一']);
    expect(all.list[0]).toMatchObject({
      kind: 'order',
      body: '第三的内容',
      link: '/member/order/detail?orderSn=SO1',
      isRead: 0,
    });
    expect(all.kinds).toEqual(
      expect.arrayContaining([
        { kind: 'order', total: 2, unread: 2 },
        { kind: 'coupon', total: 1, unread: 1 },
      ]),
    );
    expect(await titles({ kind: 'coupon' })).toEqual(['第二']);
    const second = await list({ current: 2, pageSize: 2 });
    expect(second).toMatchObject({ list: [{ title: '第一' }], pagination: { total: 3 } });
    const [english] = (await mall.call(messageList.list, {}, me, 'en')).list;
    expect(english).toMatchObject({ title: '第三 (en)', body: 'Body of 第三' });
    await mall.call(messageProtocol.read, { messageIds: [await idOf('第三')] }, me);
    expect(await titles({ unread: 1 })).toEqual(['第二', '第一']);
    expect((await list({ unread: 1 })).pagination.total).toBe(2);
    expect(await titles({ unread: 0 })).toEqual(['第三']);
    expect(await titles({ keyword: '二的' })).toEqual(['第二']);
  });

  it('are counted where the member looks', async () => {
    const unread = async () => (await mall.call(loginProtocol.memberInfo, {}, me)).unreadMessages;
    expect(await unread()).toBe(0);
    await tell('a');
    await tell('b', 'coupon');
    await tell('c', 'coupon');
    expect(await unread()).toBe(3);
    expect(await mall.call(messageProtocol.unreadCount, {}, me)).toEqual({ unread: 3 });
    expect(await mall.call(messageProtocol.read, { kind: 'coupon' }, me)).toEqual({ unread: 1 });
    expect(await mall.call(messageProtocol.read, {}, me)).toEqual({ unread: 0 });
    expect(await unread()).toBe(0);
  });

  it('are gone when deleted, and come back as they were', async () => {
    await tell('gelesen');
    await tell('neu');
    const [read, unread] = [await idOf('gelesen'), await idOf('neu')];
    await mall.call(messageProtocol.read, { messageIds: [read] }, me);
    const messageIds = [read, unread];
    expect(await mall.call(messageProtocol.delete, { messageIds }, me)).toEqual({ unread: 0 });
    await mall.call(messageProtocol.delete, { messageIds }, me);
    expect(await list()).toMatchObject({ list: [], kinds: [], pagination: { total: 0 } });
    expect((await refusalOf(mall.call(messageProtocol.read, { messageIds }, me))).state).toBe(State.notFound);
    expect(await mall.call(messageProtocol.restore, { messageIds }, me)).toEqual({ unread: 1 });
    await mall.call(messageProtocol.restore, { messageIds }, me);
    expect((await list()).list.map(({ title, isRead }) => [title, isRead])).toEqual([
      ['neu', 0],
      ['gelesen', 1],
    ]);
  });

  it('of somebody else do not exist', async () => {
    await tell('meine');
    const messageIds = [await idOf('meine')];
    const stranger = await aLogin(mall);
    await tell('seine', 'order', stranger);
    const his = (await list({}, stranger)).list[0]!.messageId;
    for (const endpoint of [messageProtocol.read, messageProtocol.delete, messageProtocol.restore]) {
      expect((await refusalOf(mall.call(endpoint, { messageIds }, stranger))).state).toBe(State.notFound);
      const mixed = mall.call(endpoint, { messageIds: [his, ...messageIds] }, stranger);
      expect((await refusalOf(mixed)).state).toBe(State.notFound);
    }
    expect(await list()).toMatchObject({ list: [{ title: 'meine', isRead: 0 }] });
    expect(await list({}, stranger)).toMatchObject({ list: [{ title: 'seine', isRead: 0 }] });
    expect((await refusalOf(mall.call(messageList.list, {}))).state).toBe(State.notLoggedIn);
  });

  it('are not told of what was undone', async () => {
    const undone = mall.work(async (work) => {
      await tellMember(work, me.memberId, {
        kind: 'account',
        title: { zh: 'x', en: 'x' },
        body: { zh: 'x', en: 'x' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titles()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('what a member wants to hear', () => {
  const save = (kind: MessageKind, channel: 'site' | 'sms' | 'email', isOn: boolean) =>
    mall.call(messageProtocol.saveSetting, { kind, channel, isOn }, me);

  it('begins with the mall’s own choice, and says where he can be reached', async () => {
    const { settings, mobile, email } = await mall.call(messageProtocol.settings, {}, me);
    expect(settings).toHaveLength(20);
    expect(settings[0]).toEqual({ kind: 'account', isLocked: 1, site: 1, sms: 1, email: 1 });
    expect(settings.find(({ kind }) => kind === 'coupon')).toMatchObject({
      isLocked: 0,
      site: 1,
      sms: 0,
      email: 0,
    });
    expect(mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
    expect(email).toBeNull();
    await proveEmail('lin@factory.example');
    expect((await mall.call(messageProtocol.settings, {}, me)).email).toBe('l***@factory.example');
  });

  it('is honoured by each channel', async () => {
    await proveEmail(`w${me.memberId}@factory.example`);
    await tell('一');
    expect((await waiting()).map(({ channel }) => channel)).toEqual(['email']);
    await save('order', 'email', false);
    await save('order', 'sms', true);
    await tell('二');
    expect((await waiting()).map(({ channel, title }) => `${channel} ${title}`)).toEqual([
      'email 一',
      'sms 二',
    ]);
    await save('order', 'site', false);
    await tell('三');
    expect(await titles()).toEqual(['二', '一']);
    expect(await waiting()).toHaveLength(3);
    expect(await save('order', 'site', true)).toEqual({
      kind: 'order',
      isLocked: 0,
      site: 1,
      sms: 1,
      email: 0,
    });
  });

  it('keeps site messages on safety and money on, and e-mail away from unproven addresses', async () => {
    for (const kind of ['account', 'payment', 'contract', 'invoice'] as const)
      expect((await refusalOf(save(kind, 'site', false))).message).toContain('不能关闭');
    await mall.work((work) =>
      work.query('UPDATE member SET email = $2 WHERE member_id = $1', [me.memberId, 'typo@factory.example']),
    );
    await tell('安全', 'account');
    expect((await waiting()).map(({ channel }) => channel)).toEqual(['sms']);
    await save('account', 'sms', false);
    await tell('更安全', 'account');
    expect(await waiting()).toHaveLength(1);
    expect(await titles()).toEqual(['更安全', '安全']);
  });
});

describe('the owner of an account', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const touch = (kind: 'passwordChanged' | 'mobileChanged' | 'emailChanged' | 'typeChanged', detail = {}) =>
    mall.work((work) =>
      recordSecurityEvent(work, {
        kind,
        memberId: me.memberId,
        caller: { ip: '202.96.128.86', userAgent: chrome },
        detail,
      }),
    );

  it('hears what happened, when, from where, and what to do', async () => {
    await touch('passwordChanged');
    const [message] = (await list()).list;
    expect(message).toMatchObject({
      kind: 'account',
      title: '账户安全提醒：登录密码已修改',
      link: '/member/account',
    });
    expect(message!.body).toMatch(
      new RegExp(
        `^您的账号 ${me.memberName} 于 \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d（北京时间）：登录密码已修改。`,
      ),
    );
    expect(message!.body).toMatch(/地点：广东省?广州市?（IP 202\.96\.128\.86）\n设备：Chrome · Windows/);
    expect(message!.body).toContain('如果不是您本人操作');
    const [english] = (await mall.call(messageList.list, {}, me, 'en')).list;
    expect(english!.body).toContain('If this was not you');
    expect((await waiting()).map(({ channel, title }) => [channel, title])).toEqual([
      ['sms', message!.title],
    ]);
  });

  it('hears of a new password and a new mobile, the latter at the former mobile too', async () => {
    const [oldMobile, mobile] = [String(++lastMobile), String(++lastMobile)];
    const password = 'Lm358buffer';
    me = await aLogin(mall, { mobile: oldMobile, password });
    const changed = { by: 'password', proof: password, password: 'Tps5430buck' } as const;
    await mall.call(accountProtocol.changePassword, changed, me);
    const ticketFor = { by: 'password', proof: 'Tps5430buck' } as const;
    const { ticket } = await mall.call(accountProtocol.prove, ticketFor, me);
    const smsCode = await codeSentTo(mall, mobile, 'bind');
    await mall.call(accountProtocol.changeMobile, { ticket, mobile, smsCode }, me);
    expect(await titles({ kind: 'account' })).toEqual([
      `账户安全提醒：手机号已变更为 136****${mobile.slice(-4)}`,
      '账户安全提醒：登录密码已修改',
    ]);
    await mall.mall.deliverMessages();
    const noticed = await mall.work((work) =>
      work.query<{ recipient: string; body: string }>(
        `SELECT recipient, body FROM outbox_message WHERE recipient = ANY ($1) AND body LIKE '%账户安全提醒%'
         ORDER BY recipient, body LIKE '%手机号%'`,
        [[oldMobile, mobile]],
      ),
    );
    expect(noticed.map(({ recipient, body }) => [recipient, /：(.*?)(?:为|。)/.exec(body)![1]])).toEqual([
      [oldMobile, '登录密码已修改'],
      [oldMobile, '手机号已变更'],
      [mobile, '手机号已变更'],
    ]);
  });

  it('is told at his former mobile and e-mail address too', async () => {
    const mobile = `139${String(me.memberId).padStart(8, '0')}`;
    const email = `former${me.memberId}@factory.example`;
    await touch('mobileChanged', { oldMobile: mobile, mobile: '138****0000' });
    await touch('emailChanged', { oldEmail: email, email: 'n***@new.example' });
    const former = await mall.work((work) =>
      work.query<{ recipient: string; title: string }>(
        'SELECT recipient, title FROM message_delivery WHERE recipient = ANY ($1) ORDER BY delivery_id',
        [[mobile, email]],
      ),
    );
    expect(former).toEqual([
      { recipient: mobile, title: '账户安全提醒：手机号已变更为 138****0000' },
      { recipient: email, title: '账户安全提醒：邮箱已变更为 n***@new.example' },
    ]);
  });

  it('does not learn from where somebody else has done it', async () => {
    await touch('typeChanged', { from: 1, to: 3 });
    const [message] = (await list()).list;
    expect(message!.title).toBe('账户安全提醒：账号类型已变更为 认证企业');
    expect(message!.body).not.toMatch(/202\.96|如果不是您本人/);
  });
});
