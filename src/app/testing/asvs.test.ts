// What docs/security.md says of the running mall and no room's own test shows: errors, methods, types, proxies, passwords, addresses.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { hideText } from '#kit/db/secret-text.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { aSolvedCaptcha } from '#mall/captcha/server/captcha.builders.ts';
import { certificationProtocol } from '#mall/company/certification.protocol.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { accountEventList } from '#mall/login/account-event-list.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

let mall: TestMall;
let live: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  live = await openTestMall({ isProduction: true, trustedProxies: 1 });
});
afterAll(async () => {
  await mall.close();
  await live.close();
});

const CLIENT = { authorization: `Basic ${btoa('front:front')}` };
const logIn = (username: string, password: string, at = mall) =>
  at.call(loginProtocol.token, { username, password, loginType: 1 });
const send = (path: string, init: RequestInit, at = mall) => fetch(`${at.origin}/${path}`, init);
const endpoints = () => mall.mall.routes.map(({ endpoint }) => endpoint);

describe('passwords', () => {
  it('never run out: three years later the same one opens, and nothing asks for another (2.1.10)', async () => {
    const { memberName } = await mall.work((work) => aMember(work, { password: 'Buyer2026' }));
    mall.clock.pass(days(1_100));
    const { access_token: token } = await logIn(memberName, 'Buyer2026');
    expect(await mall.call(loginProtocol.memberInfo, {}, { token })).toMatchObject({
      mustChangePassword: false,
    });
  });

  it('have no hints and no secret questions (2.5.2)', async () => {
    const columns = await mall.work((work) =>
      work.query<{ name: string }>(
        `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_name ~ '^(member|account|proof|sub_account)'`,
      ),
    );
    expect(columns.length).toBeGreaterThan(30);
    expect(columns.filter(({ name }) => /hint|question|(?<!is_)answer|remind/.test(name))).toEqual([]);
  });

  it('stand nowhere and come back in no reply, not on the way of recovery either (2.5.1, 2.5.3)', async () => {
    const [mobile, password, next] = ['13650000001', 'Resistor77x', 'Capacitor88y'];
    const smsCode = await codeSentTo(mall, mobile);
    const said: unknown[] = [];
    const ask = async (endpoint: Parameters<TestMall['ask']>[0], input: object) => {
      const reply = await mall.ask(endpoint, input);
      expect(reply.state, reply.msg).toBe(State.done);
      said.push(reply);
      return reply.data as { ticket: string };
    };
    await ask(loginProtocol.register, { phone: mobile, smsCode, password, memberName: 'forgetful_77' });
    const { ticket } = await ask(accountProtocol.forget, {
      account: mobile,
      ...(await aSolvedCaptcha(mall)),
    });
    const code = await newestCode(mobile);
    expect(await tablesWith(ticket)).toEqual([]);
    const proven = await ask(accountProtocol.forgetCode, { ticket, code });
    expect(await tablesWith(proven.ticket)).toEqual([]);
    await ask(accountProtocol.resetPassword, { ticket: proven.ticket, password: next });
    await ask(loginProtocol.token, { username: mobile, password: next, loginType: 1 });
    expect(await tablesWith(`${password}|${next}`)).toEqual([]);
    expect(JSON.stringify([said, mall.log])).not.toMatch(/Resistor77x|Capacitor88y/);
  });
});

/** In which tables a text stands anywhere. */
const tablesWith = (pattern: string): Promise<string[]> =>
  mall.work(async (work) => {
    const tables = await work.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(80);
    const found = [];
    for (const { name } of tables) {
      const rows = await work.query(`SELECT 1 FROM "${name}" t WHERE to_jsonb(t)::text ~* $1 LIMIT 1`, [
        pattern,
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  });

/** The newest code to a mobile; what is sent quietly arrives a moment later. */
const newestCode = (mobile: string): Promise<string> =>
  vi.waitFor(async () => {
    const sent = await mall.work((work) =>
      work.query<{ body: string }>(
        'SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY outbox_id',
        [mobile],
      ),
    );
    expect(sent).toHaveLength(2);
    return /\d{6}/.exec(sent[1]!.body)![0];
  });

describe('sessions', () => {
  it('have tokens of their own at each login, of 256 bits (3.2.1, 3.2.2)', async () => {
    const { memberName } = await mall.work((work) => aMember(work, { password: 'Buyer2026' }));
    const logins = [];
    for (let n = 0; n < 3; n++) logins.push(await logIn(memberName, 'Buyer2026'));
    expect(new Set(logins.flatMap((one) => [one.access_token, one.refresh_token])).size).toBe(6);
    for (const { refresh_token } of logins) expect(Buffer.from(refresh_token, 'base64url')).toHaveLength(32);
  });

  it('need no cookie and get none: a foreign site sends nothing that proves anything (4.2.2, 8.1.3, 14.5.3)', async () => {
    const me = await aLogin(mall);
    const path = loginProtocol.memberInfo.path;
    const headers = { origin: 'https://evil.example', cookie: `token=${me.token}; access_token=${me.token}` };
    const crossSite = await send(path, { headers });
    expect(await crossSite.json()).toMatchObject({ state: State.notLoggedIn });
    const preflight = await send(path, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    const own = await send(path, { headers: { ...headers, authorization: `Bearer ${me.token}` } });
    expect(await own.json()).toMatchObject({ state: State.done });
    for (const one of [crossSite, preflight, own]) {
      expect([...one.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(one.headers.get('set-cookie')).toBeNull();
    }
  });
});

it('production begins without any account, and the public client credentials open nothing (2.5.4)', async () => {
  const [count] = await live.work((work) =>
    work.query(
      'SELECT (SELECT count(*) FROM member) AS members, (SELECT count(*) FROM platform_operator) AS operators',
    ),
  );
  expect(count).toEqual({ members: 0, operators: 0 });
  const members = endpoints().filter(({ access }) => access.login === 'required');
  for (const { method, path } of members.slice(0, 40))
    expect(await (await send(path, { method, headers: CLIENT }, live)).json()).toMatchObject({
      state: State.notLoggedIn,
    });
});

describe('input', () => {
  it('sets nothing that its schema does not name (5.1.2)', async () => {
    const phone = '13650000002';
    const smsCode = await codeSentTo(mall, phone);
    const wish = { phone, smsCode, password: 'Newcomer26', memberName: 'assigner_26' };
    const more = {
      memberType: 3,
      memberId: 1,
      storeId: 1,
      isEmailProven: true,
      platformRoles: ['finance'],
      roles: ['admin'],
    };
    const { access_token: token } = await mall.call(loginProtocol.register, { ...wish, ...more } as never);
    const info = await mall.call(loginProtocol.memberInfo, {}, { token });
    expect(info).toMatchObject({ memberType: 1, memberName: 'assigner_26' });
    expect(info.memberId).not.toBe(1);
    const [row] = await mall.work((work) =>
      work.query(
        `SELECT is_email_proven, (SELECT count(*) FROM platform_operator WHERE member_id = m.member_id) AS roles,
                (SELECT count(*) FROM store_operator WHERE member_id = m.member_id) AS stores
         FROM member m WHERE member_id = $1`,
        [info.memberId],
      ),
    );
    expect(row).toEqual({ is_email_proven: false, roles: 0, stores: 0 });
  });

  it('is JSON or a form and nothing else, and reaches no prototype (5.5.1, 13.1.5)', async () => {
    const { path } = loginProtocol.token;
    for (const [type, body] of [
      ['text/xml', '<a/>'],
      ['text/plain', '{"username":"a"}'],
      ['application/x-yaml', 'a: 1'],
      ['application/json', '{"__proto__":{"isAdmin":true},"username":"a"}'],
      ['application/json', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ] as const) {
      const reply = await send(path, { method: 'POST', headers: { ...CLIENT, 'content-type': type }, body });
      expect(await reply.json(), `${type} ${body}`).toMatchObject({ state: State.refused });
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('comes by the method of its protocol: by another there is no such call (13.2.1, 14.5.1)', async () => {
    const known = new Set(endpoints().map(({ method, path }) => `${method} ${path}`));
    for (const { path } of endpoints().filter((_, at) => at % 5 === 0))
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
        if (!known.has(`${method} ${path}`))
          expect([method, path, (await send(path, { method })).status]).toEqual([method, path, 404]);
  });

  it('in addresses is nothing private but the mobile that asks for a code (8.3.1)', () => {
    const found = endpoints()
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path, input }) =>
        Object.keys(
          (z.toJSONSchema(input as z.ZodType, { unrepresentable: 'any', io: 'input' }).properties ??
            {}) as object,
        )
          .filter((name) =>
            /mobile|phone|e-?mail|password|pwd|idNumber|token|smsCode|^code$|secret|bankAccount/i.test(name),
          )
          .map((name) => `${path} ${name}`),
      );
    const harmless = [
      'v3/system/front/agreement/detail code', // which agreement
      'v3/lab/front/report/verify code', // printed on the report, for whoever has it
      'v3/lab/front/lot/passport code', // printed on the lot's label, for whoever has it
    ];
    expect(found.filter((one) => !harmless.includes(one))).toEqual(['v3/msg/front/commons/smsCode mobile']);
  });
});

describe('what breaks', () => {
  it('is a plain sentence to the visitor and a line of the log to the owner (7.4.1–7.4.3)', async () => {
    const me = await aLogin(mall);
    const rename = (from: string, to: string) =>
      mall.work((work) => work.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('member_address', 'gone');
    mall.log.length = 0;
    try {
      for (const [language, msg] of [
        ['zh', '系统繁忙，请稍后再试'],
        ['en', 'Something went wrong, please try again later'],
      ] as const) {
        const response = await send(addressProtocol.list.path, {
          headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
        });
        expect([response.status, await response.json()]).toEqual([
          500,
          { state: 500, msg, code: 'http.broken', data: null },
        ]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    } finally {
      await rename('gone', 'member_address');
    }
    expect(mall.log).toHaveLength(2);
    expect(mall.log[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z .*member_address/);
    expect((await mall.ask(addressProtocol.list, {}, me)).state).toBe(State.done);
  });
});

it('moments are those of one clock everywhere: with their zone in the database, in UTC on the wire (7.3.4)', async () => {
  const bare = await mall.work((work) =>
    work.query(`SELECT table_name, column_name FROM information_schema.columns
                WHERE table_schema = 'public' AND data_type IN ('timestamp without time zone', 'time without time zone')`),
  );
  expect(bare).toEqual([]);
  const me = await aLogin(mall, { password: 'Buyer2026' });
  await logIn(me.memberName, 'Buyer2026');
  const { list } = await mall.call(accountEventList.list, {}, me);
  expect(list[0]!.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
});

it('a visitor’s address is believed from as many proxies as there are, and from nobody else (14.5.4)', async () => {
  const seenAt = async (at: TestMall, forwarded: string) => {
    const { memberId, memberName } = await at.work((work) => aMember(work, { password: 'Buyer2026' }));
    const body = JSON.stringify({ username: memberName, password: 'Buyer2026', loginType: 1 });
    const headers = { ...CLIENT, 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    await send(loginProtocol.token.path, { method: 'POST', headers, body }, at);
    const [row] = await at.work((work) =>
      work.query<{ ip: string }>('SELECT ip FROM member_session WHERE member_id = $1', [memberId]),
    );
    return row!.ip;
  };
  expect(await seenAt(mall, '203.0.113.7')).toBe('127.0.0.1');
  expect(await seenAt(live, '198.51.100.9, 203.0.113.7')).toBe('203.0.113.7');
});

it('what somebody has written stands on pages written by hand as he wrote it, never as their code (5.3.3)', async () => {
  const body = `<script>alert("x")</script><img src=x onerror='y'>&amp;`;
  await mall.work((work) =>
    work.query(
      `INSERT INTO outbox_message (channel, recipient, subject, body) VALUES ('email', '"<b>"@example.com', '<svg/onload=1>', $1)`,
      [body],
    ),
  );
  const page = await (await send('dev/outbox', {})).text();
  expect(page).toContain('&#60;script&#62;');
  expect(page).not.toMatch(/<(script|img|svg)/);
});

it('who looks at a whole identity number leaves a trace with the account that it is of (8.3.5)', async () => {
  const [owner, auditor] = [await aLogin(mall), await aLogin(mall, { roles: ['auditor'] })];
  const legalIdNumber = '11010519491231002X';
  const certSn = 'EC26112100000001';
  await mall.work((work) =>
    work.query(
      `INSERT INTO certification (cert_sn, member_id, state, data, submitted_at, created_at)
       VALUES ($1, $2, 'PENDING_REVIEW', $3, $4, $4)`,
      [
        certSn,
        owner.memberId,
        JSON.stringify({
          legalIdNumber: hideText(mall.tokenSecret, 'certification.legalIdNumber', legalIdNumber),
        }),
        work.now,
      ],
    ),
  );
  const looked = () =>
    mall.work((work) =>
      work.query(
        `SELECT actor_id, detail FROM security_event WHERE kind = 'idNumberSeen' AND member_id = $1`,
        [owner.memberId],
      ),
    );
  expect((await mall.ask(certificationProtocol.reveal, { certSn }, owner)).state).toBe(State.notAllowed);
  expect(await looked()).toEqual([]);
  expect(await mall.call(certificationProtocol.reveal, { certSn }, auditor)).toEqual({ legalIdNumber });
  expect(await looked()).toMatchObject([{ actor_id: auditor.memberId, detail: { certSn } }]);
});
