// The first operator of a new mall: made by a start that names him, or by a command that prints where he chooses his password.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { minutes } from '#kit/time/duration.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { readEnvironment } from '../environment.ts';
import { openTestMall } from '../testing/open-test-mall.ts';
import { makeFirstOperator } from './make-operator.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const logIn = (username: string, password: string) =>
  mall.call(loginProtocol.token, { username, password, loginType: 1 });

describe('a start that names an operator', () => {
  it('makes him once, though two processes start at once, and nobody after him', async () => {
    const start = (name: string) => mall.work((work) => makeFirstOperator(work, name, 'Kaiye7788'));
    const made = await Promise.all([start('zhaoyunying'), start('zhaoyunying')]);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await start('qianyunying')).toBe(false);
    await expect(logIn('qianyunying', 'Kaiye7788')).rejects.toThrow();
    expect(await logIn('zhaoyunying', 'Kaiye7788')).toHaveProperty('access_token');
  });

  it('needs his password with his name', () => {
    expect(() => readEnvironment({ MALL_OPERATOR_NAME: 'zhaoyunying' })).toThrow('are needed together');
    const both = { MALL_OPERATOR_NAME: 'zhaoyunying', MALL_OPERATOR_PASSWORD_FILE: '/run/secrets/operator' };
    expect(readEnvironment(both).firstOperator).toEqual({
      name: 'zhaoyunying',
      passwordFile: '/run/secrets/operator',
    });
  });
});

describe('an operator who gets a link', { timeout: 240_000 }, () => {
  const command = (...args: string[]) => {
    const { host, port, user, password = '', database } = mall.connection;
    const login = `${user}:${encodeURIComponent(String(password))}`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(import.meta.resolve('#app/command/mall.ts')), 'operator', ...args, '--link'],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: `postgres://${login}@${encodeURIComponent(String(host))}:${port}/${database}`,
          PUBLIC_URL: 'https://mall.example',
        },
      },
    );
    return stdout + stderr;
  };
  const ticketIn = (said: string) => /https:\/\/mall\.example\/setup\?k=(\S+)/.exec(said)?.[1] ?? '';

  it('chooses his password there once, and within half an hour', async () => {
    // The command has the real clock.
    mall.clock.pass(Date.now() - mall.clock.now().getTime());
    const ticket = ticketIn(command('--name', 'sunyunying'));
    expect(ticket).toMatch(/^[\w-]{32}\.[\w-]{43}$/);
    await expect(logIn('sunyunying', 'Kaiye7788')).rejects.toThrow();
    mall.clock.pass(minutes(31));
    const choose = (ticket: string, password: string) =>
      mall.call(accountProtocol.resetPassword, { ticket, password });
    await expect(choose(ticket, 'Kaiye7788')).rejects.toThrow();
    mall.clock.pass(-minutes(31));

    await expect(choose(ticket, 'sunyunying')).rejects.toThrow();
    await expect(choose(ticket, 'Kai778')).rejects.toThrow('8-16');
    await choose(ticket, 'Kaiye7788');
    expect(await logIn('sunyunying', 'Kaiye7788')).toHaveProperty('access_token');
    await expect(choose(ticket, 'Andere7788')).rejects.toThrow();
    // He has a password: a command does not lead to another one.
    expect(command('--name', 'sunyunying')).toMatch(/works for the platform already\.\s*$/);
  });
});
