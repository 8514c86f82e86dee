// What docs/security.md says of the mall's own source, its packages and its doors when something breaks.
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Workshop } from '#kit/db/work.ts';
import type { Access } from '#kit/http/access.ts';
import { door, get } from '#kit/http/door.ts';
import { serve, serveRoutes } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { askProvider } from '#mall/message/server/ask-provider.ts';
import { openMailDouble } from '#mall/message/server/smtp-mail.builders.ts';
import { smtpEmailSender } from '#mall/message/server/smtp-mail.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const source = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|builders)\.tsx?$|^src\/(house|app\/testing|kit\/test)\//.test(path))
  .map((path) => ({ path, text: read(path) }));
const filesWith = (sign: RegExp) => source.filter(({ text }) => sign.test(text)).map(({ path }) => path);

it('reads the whole source', () => expect(source.length).toBeGreaterThan(1_000));

describe('a door that breaks', () => {
  /** What a member gets who calls through this door, and whether the call was made. */
  async function callThrough(access: Access<object>, identify: () => Promise<object | undefined>) {
    let isIn = false;
    const { look } = door('v3/test/front/test', access, {
      look: get({ zh: '看', en: 'Look' }, z.object({}), z.object({})),
    });
    const app = Fastify();
    const workshop = {
      database: { size: 2 },
      reading: async (_language: string, action: (work: never) => Promise<unknown>) => action({} as never),
    } as unknown as Workshop;
    const route = serve(look, async () => {
      isIn = true;
      return {};
    });
    const keeper = { identify, isClient: () => false, keyOf: () => '1' };
    serveRoutes(app, [route], workshop, keeper, { log: () => {} });
    const reply = await app.inject({ url: `/${look.path}`, headers: { authorization: 'Bearer x' } });
    await app.close();
    return { isIn, state: (reply.json() as { state: number }).state };
  }
  const name = 'test';
  const login = 'required' as const;
  const somebody = async () => ({ memberId: 1 });
  const broken = () => {
    throw new Error('broken');
  };

  it('lets nobody in: neither when it does not know who comes nor when it cannot decide (4.1.5)', async () => {
    expect(await callThrough({ name, login }, somebody)).toEqual({ isIn: true, state: State.done });
    const nobody = { isIn: false, state: State.broken };
    expect(await callThrough({ name, login, refuses: broken }, somebody)).toEqual(nobody);
    expect(await callThrough({ name, login }, async () => broken())).toEqual(nobody);
    expect(await callThrough({ name, login: 'optional' }, async () => broken())).toEqual(nobody);
  });
});

it('a provider that sends the mall elsewhere is not followed (5.2.6)', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    if (request.url === '/inside') return void response.end('{"secret":1}');
    response.writeHead(307, { location: '/inside' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(askProvider(`http://127.0.0.1:${port}/`, { method: 'POST', headers: {} })).rejects.toThrow();
  expect(asked).toBe(1);
  server.close();
});

it('a mail relay elsewhere whose certificate nobody vouches for gets neither the password nor a letter (9.2.1)', async () => {
  const relay = await openMailDouble();
  const logged: unknown[] = [];
  // The same relay under a name that is not this machine's.
  const elsewhere = { ...relay.smtp, url: relay.smtp.url.replace('127.0.0.1', '127.1') };
  const sender = smtpEmailSender(elsewhere, (error) => logged.push(error));
  await expect(sender.send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow();
  expect(String(logged[0])).toMatch(/certificate/i);
  expect(relay.received).toEqual([]);
  await relay.close();
});

describe('the source', () => {
  it('runs no command of the system while serving, and no text as code (5.2.4, 5.3.8)', () => {
    const starting = /^src\/(kit\/db\/embedded\/|app\/build-mall\.ts)/;
    expect(filesWith(/child_process/).filter((path) => !starting.test(path))).toEqual([]);
    expect(filesWith(/\beval\(|new Function\(|node:vm\b|dangerouslySetInnerHTML|\.innerHTML\b/)).toEqual([]);
  });

  it('takes its secrets from the system’s generator: chance by Math.random decides how long to wait, and nothing else (6.3.1)', () => {
    expect(filesWith(/Math\.random/)).toEqual(['src/kit/events/bulletin.ts']);
    expect(filesWith(/randomBytes|randomInt|getRandomValues|randomUUID|hashSync/).length).toBeGreaterThan(8);
  });

  it('sets four cookies, and reads no other (8.1.3)', () => {
    const named = source.flatMap(({ text }) => [...text.matchAll(/(?:set|clear)Cookie\((?:'(\w+)'|(\w+))/g)]);
    expect(new Set(named.map(([, name, constant]) => name ?? constant))).toEqual(
      new Set(['lang', 'COOKIE', 'PREVIEW_COOKIE', 'PLAIN_COOKIE']),
    );
    expect(filesWith(/\bcookies[.[?]|headers\.cookie/).length).toBeLessThan(7);
  });

  it('keeps something in the browser in these places only (8.2.2)', () => {
    const keeping =
      /\b(?:localStorage|sessionStorage|indexedDB)\b|\bcaches\.open|browser\/kept(?:-list)?\.ts'/;
    expect(filesWith(keeping).toSorted()).toEqual(
      [
        'src/kit/browser/kept.ts',
        'src/kit/browser/kept-list.ts',
        // tokens and who they are of, a login that waits for its second factor, trips to WeChat and to enterprises' providers
        'src/mall/enterprise-login/parts/enterprise-arrival.tsx',
        'src/mall/enterprise-login/parts/trips.ts',
        'src/mall/login/parts/log-in.ts',
        'src/mall/login/parts/token-store.ts',
        'src/mall/login/parts/wechat-state.ts',
        // what a guest or a member is about to buy, to compare or to have tested
        'src/mall/ability/parts/capability-tray.ts',
        'src/mall/bom/parts/guest-order.ts',
        'src/mall/cart/parts/cart-owner.ts',
        'src/mall/cart/parts/count-of-cart.ts',
        'src/mall/cart/parts/guest-cart.ts',
        'src/mall/goods/parts/compare-tray.ts',
        'src/mall/inquiry/parts/wizard-address.ts',
        // what he has half written
        'src/kit/ui/use-kept-form.ts',
        'src/mall/bench/parts/item-sheet.tsx',
        'src/mall/contract/parts/change/use-remarks.ts',
        'src/mall/contract/parts/draft/use-saved-draft.ts',
        'src/mall/inquiry/parts/inquiry-amendment.tsx',
        'src/mall/order/parts/use-draft.ts',
        'src/mall/quotation/parts/compare/use-comparison.ts',
        'src/mall/quotation/parts/haggle/counter-form.tsx',
        'src/mall/quotation/parts/sheet/use-quote-draft.ts',
        // what he has looked for, how he likes his columns, and a number for statistics
        'src/mall/search/parts/kept-columns.ts',
        'src/mall/search/parts/box/search-history.ts',
        'src/mall/favourite/parts/guest-footprints.ts',
        'src/mall/store/parts/delivery-line.tsx',
        'src/mall/testing/parts/entrust-drafts.ts',
        'src/mall/statistics/parts/report-behaviour.ts',
        // the site's name and mark, which are no secret
        'src/mall/setting/parts/site-config.ts',
      ].toSorted(),
    );
  });
});

describe('packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; inBundle?: boolean }>;
  };
  const own = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const wanted = { ...own.dependencies, ...own.optionalDependencies, ...own.devDependencies };

  it('are pinned, each to one version that the lock file has (14.2.1)', () => {
    for (const [name, version] of Object.entries(wanted)) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  it('come from the registry, each held to its hash (10.3.2, 14.2.4, 14.2.5)', () => {
    const runtime = JSON.parse(read('runtime/package-lock.json')) as typeof lock;
    const all = [...Object.entries(lock.packages), ...Object.entries(runtime.packages)].filter(
      ([path, one]) => path !== '' && !one.inBundle,
    );
    expect(all.length).toBeGreaterThan(300);
    // Without addresses: each comes from wherever the registry is, and is held to what it was.
    expect(read('.npmrc')).not.toMatch(/registry\s*=/);
    for (const [path, { resolved, integrity }] of all)
      expect([path, resolved, integrity]).toEqual([path, undefined, expect.stringMatching(/^sha512-/)]);
  });

  it('are installed from the lock file wherever the mall is built (14.1.1)', () => {
    const container = read('Containerfile');
    expect(container).toMatch(/npm ci\b/);
    expect(container).not.toMatch(/npm (i|install)\b|curl|wget/);
    expect(own.scripts).toMatchObject({ build: expect.any(String), start: expect.any(String) });
  });
});
