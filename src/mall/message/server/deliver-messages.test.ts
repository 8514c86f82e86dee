// SMS and e-mails on their way out: nothing is lost while a provider is down, nothing is sent twice.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { days, hours, minutes } from '#kit/time/duration.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { type AliyunDouble, openAliyunDouble } from './aliyun-sms.builders.ts';
import { tellMember } from './message.ts';
import { type MailDouble, openMailDouble, readMail } from './smtp-mail.builders.ts';

let sms: AliyunDouble;
let relay: MailDouble;
let mall: TestMall;
let second: TestMall;
let lastMobile = 13_500_000_000;

beforeAll(async () => {
  sms = await openAliyunDouble();
  relay = await openMailDouble();
  const senders = { sms: { provider: 'aliyun', ...sms.account }, smtp: relay.smtp } as const;
  mall = await openTestMall({ isProduction: true, senders });
  second = await openTestMall({ isProduction: true, senders, beside: mall });
});
afterEach(async () => {
  sms.failWith = undefined;
  relay.failWith = undefined;
  await mall.work((work) => work.query('DELETE FROM message_delivery'));
  sms.sent.length = 0;
  relay.received.length = 0;
});
afterAll(async () => {
  await second.close();
  await mall.close();
  await relay.close();
  await sms.close();
});

/** Somebody who gets security messages by SMS and e-mail. */
const aReader = (language: 'zh' | 'en' = 'zh') =>
  mall.work(async (work) => {
    const mobile = String(++lastMobile);
    const { memberId } = await aMember(work, { mobile });
    await work.query(
      'UPDATE member SET email = $2, is_email_proven = true, language = $3 WHERE member_id = $1',
      [memberId, `reader${memberId}@factory.example`, language],
    );
    return { memberId, mobile };
  });
const tell = (memberId: number) =>
  mall.work((work) =>
    tellMember(work, memberId, {
      kind: 'account',
      title: { zh: '登录密码已修改', en: 'Login password changed' },
      body: { zh: '如果不是您本人操作……', en: 'If this was not you …' },
      link: '/member/account',
    }),
  );
const states = () =>
  mall
    .work((work) => work.query<{ state: string }>('SELECT state FROM message_delivery ORDER BY delivery_id'))
    .then((rows) => rows.map(({ state }) => state));
const deliver = (from = mall) => from.mall.deliverMessages();

it('both channels carry it, in the reader’s language, e-mail with the whole address', async () => {
  const { memberId, mobile } = await aReader();
  await tell(memberId);
  expect(sms.sent).toEqual([]);
  expect(await deliver()).toBe(2);
  expect(sms.sent).toEqual([
    { mobile, sign: '元采', template: 'SMS_2', values: { title: '登录密码已修改' } },
  ]);
  const { subject, text } = readMail(relay.received[0]!.raw);
  expect(subject).toBe('【元采】登录密码已修改');
  expect(text).toContain('如果不是您本人操作……');
  expect(text).toContain('https://mall.example/member/account');
  expect(await states()).toEqual(['SENT', 'SENT']);

  const english = await aReader('en');
  await tell(english.memberId);
  await deliver();
  expect(readMail(relay.received[1]!.raw).subject).toBe('[Yuancai] Login password changed');
});

it('two processes at once send each once', async () => {
  const readers = await Promise.all(Array.from({ length: 30 }, () => aReader()));
  for (const { memberId } of readers) await tell(memberId);
  const sent = await Promise.all([deliver(mall), deliver(second), deliver(mall), deliver(second)]);
  expect(sms.sent.map(({ mobile }) => mobile).sort()).toEqual(readers.map(({ mobile }) => mobile).sort());
  expect(relay.received).toHaveLength(30);
  expect(sent[0]! + sent[1]!).toBe(60);
});

it('a provider that is down loses nothing: it is tried again, later and later', async () => {
  const { memberId } = await aReader();
  sms.failWith = 'hangUp';
  relay.failWith = 'try later';
  await tell(memberId);
  expect(await deliver()).toBe(0);
  expect(await states()).toEqual(['WAITING', 'WAITING']);
  sms.failWith = undefined;
  expect(await deliver()).toBe(0); // not yet
  mall.clock.pass(minutes(1));
  expect(await deliver(second)).toBe(1);
  expect(sms.sent).toHaveLength(1);
  mall.clock.pass(minutes(4));
  await deliver();
  relay.failWith = undefined;
  mall.clock.pass(minutes(5));
  await deliver();
  mall.clock.pass(minutes(15));
  await deliver();
  expect(await states()).toEqual(['SENT', 'SENT']);
  expect(sms.sent).toHaveLength(1);
  expect(relay.received).toHaveLength(1);
});

it('who has died while sending leaves it to another', async () => {
  const { memberId } = await aReader();
  await tell(memberId);
  await mall.work((work) =>
    work.query("UPDATE message_delivery SET tries = 1, due_at = $1::timestamptz + interval '2 minutes'", [
      work.now,
    ]),
  );
  expect(await deliver(second)).toBe(0);
  mall.clock.pass(minutes(2));
  expect(await deliver(second)).toBe(2);
});

it('in the end it is given up; the message on the site stands', async () => {
  const { memberId } = await aReader();
  sms.failWith = 'isv.BUSINESS_LIMIT_CONTROL';
  relay.failWith = 'no such mailbox';
  await tell(memberId);
  for (let n = 0; n < 12; n++) {
    await deliver();
    mall.clock.pass(hours(25));
  }
  expect(await states()).toEqual(['GIVEN_UP', 'GIVEN_UP']);
  const kept = await mall.work((work) =>
    work.query('SELECT 1 FROM site_message WHERE member_id = $1', [memberId]),
  );
  expect(kept).toHaveLength(1);
});

it('a mobile gets at most 20 notices a day, whatever somebody does to the account', async () => {
  const { memberId } = await aReader();
  for (let n = 0; n < 23; n++) {
    await tell(memberId);
    await deliver();
  }
  expect(sms.sent).toHaveLength(20);
  expect(relay.received).toHaveLength(23);
});

it('what was sent is forgotten after a month', async () => {
  const { memberId } = await aReader();
  await tell(memberId);
  await deliver();
  mall.clock.pass(days(31));
  await tell(memberId);
  await deliver();
  await deliver();
  expect(await states()).toEqual(['SENT', 'SENT']);
});

it('without providers nothing piles up', async () => {
  const bare = await openTestMall({ isProduction: true, beside: mall });
  const { memberId } = await aReader();
  await tell(memberId);
  expect(await deliver(bare)).toBe(0);
  expect(await deliver(mall)).toBe(0);
  expect(await states()).toEqual(['GIVEN_UP', 'GIVEN_UP']);
  await bare.close();
});
