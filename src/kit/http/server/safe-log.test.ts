// What the log keeps to itself.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { describeError, safeLog, scrub } from './safe-log.ts';

describe('a line of the log', () => {
  it.each([
    ['Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl', /eyJ|c2lnbmF0/],
    ['authorization=Basic ZnJvbnQ6ZnJvbnQ=', /ZnJvbnQ/],
    ['{"password":"geheim 123","payPwd":"geheim456"}', /geheim/],
    ["login with password='geheim'", /geheim/],
    ['smsCode: 482913', /482913/],
    ['refresh_token=Zk3-abc_9', /Zk3/],
    ['captchaCode=a7Kp&x=1', /a7Kp/],
    ['您的验证码为482913，10分钟内有效', /482913/],
    ['Your code is 482913.', /482913/],
    ['access_token eyJh.eyJh.x in the address ?access_token=abc.def', /abc\.def/],
    ['hash $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA is wrong', /aGFzaA/],
    ['Key (mobile)=(13812348000) already exists', /1381234/],
    ['SMS to 13812348000 failed', /1381234/],
    ['mail to lin@example.com failed', /lin@/],
    ['Failed query: select 1 where x = $1 params: 13812348000,geheim', /geheim/],
    ['invalid input syntax for type bigint: "geheim"', /geheim/],
  ])('hides the secret in: %s', (line, secret) => {
    expect(scrub(line)).not.toMatch(secret);
  });

  it('still says what is wrong', () => {
    expect(scrub('connect ECONNREFUSED 127.0.0.1:5432')).toBe('connect ECONNREFUSED 127.0.0.1:5432');
    expect(scrub('duplicate key value violates unique constraint "member_name_once"')).toContain(
      'member_name_once',
    );
    expect(scrub('GET /v3/order/front/order/list took 12 s')).toBe(
      'GET /v3/order/front/order/list took 12 s',
    );
  });

  it('says when, at which door, what, where in the code and why', () => {
    const lines: string[] = [];
    const log = safeLog(
      (line) => void lines.push(line),
      () => new Date('2026-11-21T08:00:00Z'),
    );
    log(new Error('the picture is broken', { cause: new TypeError('no bytes, token=abc') }), 'POST /v3/x');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^2026-11-21T08:00:00\.000Z POST \/v3\/x Error: the picture is broken\n\s+at .*safe-log\.test/,
    );
    expect(lines[0]).toContain('caused by TypeError: no bytes, token=[hidden]');
  });

  it('is not continued by what somebody sent', () => {
    const said = describeError(new Error('odd name: x\n2026-11-21T08:00:00Z admin01 logged in\u001b[2J'));
    expect(said.split('\n').filter((line) => !/^\s+at /.test(line))).toHaveLength(1);
    expect(said).not.toContain('\u001b');
  });

  it('ends for errors that cause themselves, and for what is no error', () => {
    const round: Error & { cause?: unknown } = new Error('round');
    round.cause = round;
    expect(describeError(round)).toContain('round');
    expect(describeError('password=x')).toBe('password=[hidden]');
    expect(describeError(undefined)).toBe('undefined');
  });
});

describe('what the database says about a failure', () => {
  let mall: TestMall;
  beforeAll(async () => {
    mall = await openTestMall();
  });
  afterAll(() => mall.close());

  it('is logged without the values of the statement or of the row', async () => {
    const failures = await Promise.all([
      mall
        .work((work) =>
          work.query('INSERT INTO member (member_name, mobile) VALUES ($1, $2)', ['a_secret_name', null]),
        )
        .then(() =>
          mall
            .work((work) =>
              work.query('INSERT INTO member (member_name, mobile) VALUES ($1, $2)', ['A_Secret_Name', null]),
            )
            .catch((error: unknown) => error),
        ),
      mall
        .work((work) =>
          work.tx.execute(sql`SELECT no_such_column FROM member WHERE member_name = ${'a_secret_name'}`),
        )
        .catch((error: unknown) => error),
    ]);
    for (const failure of failures) {
      const said = describeError(failure);
      expect(said).toMatch(/member_name_once|no_such_column/);
      expect(said).not.toMatch(/secret_name/i);
    }
  });
});
