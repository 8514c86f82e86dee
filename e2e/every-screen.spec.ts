// Every URL as guest, as each member type, as seller and platform: the right door, no error in the page, nothing against its policy, nothing wider than the window, nothing that keeps somebody out, nothing too heavy, no promise without its page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from '@playwright/test';
import { adminScreens } from '#screens/admin/routes.ts';
import { labScreens } from '#screens/lab/routes.ts';
import { memberScreens } from '#screens/member/routes.ts';
import { isLater, type Screen, type Who } from '#screens/screen.ts';
import { sellerScreens } from '#screens/seller/routes.ts';
import { storefrontScreens } from '#screens/storefront/routes.ts';
import { barriers, burdens, emptyPromises, misnamed } from './page-faults.ts';
import { enterAs, expect, settled, test, tooWide } from './visitor.ts';

const screens: readonly Screen[] = [
  ...storefrontScreens,
  ...memberScreens,
  ...sellerScreens,
  ...labScreens,
  ...adminScreens,
];
const built = screens.filter((one) => !isLater(one));
const toCome = screens.filter(isLater);

interface Visitor {
  name: string;
  account?: string;
  may: readonly Who[];
  /** Whose screens he walks through, so that each is looked at by those it is made for. */
  walks: readonly Who[];
  /** What he looks at in English on a phone, where that is not what he walks through. */
  inEnglish?: readonly Who[];
}

const visitors: readonly Visitor[] = [
  { name: 'guest', may: ['anyone'], walks: ['anyone'] },
  {
    name: 'buyer01',
    account: 'buyer01',
    may: ['anyone', 'member', 'notDesigner'],
    walks: ['member', 'notDesigner'],
  },
  {
    name: 'designer01',
    account: 'designer01',
    may: ['anyone', 'member', 'designer'],
    walks: ['designer'],
  },
  {
    name: 'company01',
    account: 'company01',
    may: ['anyone', 'member', 'notDesigner', 'enterprise'],
    walks: ['enterprise'],
    inEnglish: ['anyone', 'member', 'notDesigner', 'enterprise'],
  },
  {
    name: 'seller01',
    account: 'seller01',
    may: ['anyone', 'member', 'notDesigner', 'enterprise', 'seller'],
    walks: ['seller'],
  },
  {
    name: 'lab_head01',
    account: 'lab_head01',
    may: ['anyone', 'member', 'notDesigner', 'lab'],
    walks: ['lab'],
  },
  {
    name: 'admin01',
    account: 'admin01',
    may: ['anyone', 'member', 'notDesigner', 'admin'],
    walks: ['admin'],
  },
];

/** A visitor's own screens, and one behind each door that is closed to him: doors know the kind of screen alone. */
const walkOf = ({ may, walks }: Visitor, list: readonly Screen[]): Screen[] => {
  const closed = new Set<Who>();
  return list.filter(({ who }) => {
    if (walks.includes(who)) return true;
    if (may.includes(who) || closed.has(who)) return false;
    closed.add(who);
    return true;
  });
};

/** Screens that lead on at once: from the bare area to its first page, or away from a page that needs something chosen. */
const LEADS_ON =
  /^\/(member|seller|lab|admin)?$|^\/(goods|store\/list_old|store\/detail|point\/goods|prototype|login|login\/(factor|enterprise)|register|pwd\/forget|bindMobile|goods\/series|inquiry\/(index|inspection|purchaser\/init_inquiry|supplier\/(contract|inq|quo)_info)|prototype\/optimize\/history|buy\/(pay|confirm))$|^\/member\/order\/(detail|logistics|evaluate)$|^\/seller\/order\/detail$/;

/** The shop's addresses of what a store does lead into its console before their door is reached. */
const INTO_CONSOLE: Record<string, string> = {
  '/inquiry/supplier/contract_info': '/seller/contract/detail',
  '/inquiry/supplier/inq_info': '/seller/inquiry/detail',
  '/inquiry/supplier/quo_info': '/seller/quotation/detail',
};

/** Addresses with what they need to show something. */
const WITH_QUERY: Record<string, string> = {
  '/goods/contrast': '?productIds=1,2,3',
  '/goods/detail': '?productId=1',
  '/store/index': '?vid=1',
  '/store/goods': '?vid=1',
  '/store/product': '?vid=1',
};

const KIND_OF: Record<string, string> = { '/goods/detail1': 'SERVICE', '/goods/details': 'PACKAGE' };

test.beforeAll(async ({ request }) => {
  for (const [url, kind] of Object.entries(KIND_OF)) {
    const reply = await request.get(`/v3/lab/front/serviceGoods/list?kind=${kind}&pageSize=1`);
    const { data } = (await reply.json()) as { data: { list: { productId: number }[] } };
    WITH_QUERY[url] = `?productId=${data.list[0]?.productId}`;
  }
});

/** From where a page may run scripts. What a page does against its policy, Chromium reports as an error of the page. */
const scriptsOf = (response: Response) =>
  /script-src ([^;]+);/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? '';
/** This site, and the hashes of what the renderer has written. */
const STRICT = /^'self'( 'sha256-[\w+/]{43}=')+$/;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** As many as one walk takes, so that all who walk come to their end together. */
const STRETCH = 25;
function inStretches<W extends { kind: string; list: Screen[] }>(walk: W): W[] {
  const many = Math.ceil(walk.list.length / STRETCH);
  return Array.from({ length: many }, (_, at) => ({
    ...walk,
    kind: many > 1 ? `${walk.kind} (${at + 1} of ${many})` : walk.kind,
    list: walk.list.slice(at * STRETCH, (at + 1) * STRETCH),
  }));
}

const walks = visitors.flatMap((visitor) => [
  ...inStretches({ ...visitor, isToCome: false, kind: 'every screen', list: walkOf(visitor, built) }),
  // Their one page knows no visitor: the one for whom most doors are open sees them all.
  ...(visitor.name === 'company01'
    ? [
        {
          ...visitor,
          isToCome: true,
          kind: 'every screen to come',
          list: toCome.filter(({ who }) => visitor.may.includes(who)),
        },
      ]
    : []),
]);

for (const { name, account, may, isToCome, kind, list } of walks) {
  test(`${kind} opens for ${name} as it should`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(DESK);
    if (account) await enterAs(page, account);
    const wide: string[] = [];
    const astray: string[] = [];
    const faults: string[] = [];
    for (const { url, who } of list) {
      const asked = url + (WITH_QUERY[url] ?? '');
      const response = await page.goto(asked, { waitUntil: 'domcontentloaded' });
      expect(response!.status(), url).toBeLessThan(400);
      expect(scriptsOf(response!), url).toMatch(STRICT);
      await settled(page);
      if (!may.includes(who)) {
        const wayBack = url === '/member' ? '/member/index' : (INTO_CONSOLE[url] ?? asked); // the area leads on before its door is reached
        const door = account ? '/member/index' : `/login?redirectUrl=${encodeURIComponent(wayBack)}`;
        await expect(page, `${url} for ${name}`).toHaveURL(door);
        continue;
      }
      const stands = new URL(page.url()).pathname;
      if (!LEADS_ON.test(url) && stands !== url) astray.push(`${url} leads to ${stands}`);
      wide.push(...(await tooWide(page)));
      if (isToCome) continue;
      // Who is led on has fetched two pages.
      if (stands === url) faults.push(...(await burdens(page)));
      faults.push(...(await emptyPromises(page)), ...(await misnamed(page)));
      faults.push(...(await barriers(page)));
      await page.setViewportSize(PHONE);
      wide.push(...(await tooWide(page)).map((one) => `on a phone: ${one}`));
      faults.push(...(await barriers(page)));
      await page.setViewportSize(DESK);
    }
    expect(astray).toEqual([]);
    expect(wide).toEqual([]);
    expect([...new Set(faults)]).toEqual([]);
  });
}

// What a guest and a buyer see in English is on the way of the enterprise.
const inEnglish = visitors
  .filter(({ name }) => !['guest', 'buyer01'].includes(name))
  .flatMap((visitor) =>
    inStretches({
      ...visitor,
      kind: 'nothing is wider than a phone in English',
      list: built.filter(({ who }) => (visitor.inEnglish ?? visitor.walks).includes(who)),
    }),
  );
for (const visitor of inEnglish) {
  test(`${visitor.kind} for ${visitor.name}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(PHONE);
    if (visitor.account) await enterAs(page, visitor.account);
    const wide: string[] = [];
    for (const { url } of visitor.list) {
      const asked = url + (WITH_QUERY[url] ?? '');
      await page.goto(`${asked}${asked.includes('?') ? '&' : '?'}lang=en`);
      await settled(page);
      wide.push(...(await tooWide(page)), ...(await misnamed(page)));
    }
    expect(wide).toEqual([]);
  });
}

test('an unknown address says so with status 404 and ways out', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  await expect(page.locator('a[href^="/index"]').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the page is alive: language switch and hydration', async ({ page }) => {
  await page.goto('/index');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/index?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/goods/list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a script that somebody got into a page does not run, and tells nobody anything', async ({
  browser,
}) => {
  let heard = 0;
  const evil = createServer((_request, response) => {
    heard++;
    response.end();
  });
  await new Promise<void>((done) => void evil.listen(0, '127.0.0.1', done));
  const page = await browser.newPage(); // not watched: its errors are what is expected
  await page.goto('/index');
  const ran = await page.evaluate(
    async (there) => {
      const refused = new Set<string>();
      document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.stolen = true';
      const foreign = document.createElement('script');
      foreign.src = `${there}/x.js`;
      const style = document.createElement('style');
      style.textContent = `body { background: url(${there}/x.png) }`;
      document.head.append(script, foreign, style);
      document.body.insertAdjacentHTML(
        'beforeend',
        `<img src="/none.png" onerror="window.stolen = true"><img src="${there}/y.png"><iframe src="${there}/"></iframe>`,
      );
      await fetch(`${there}/?take=it`).catch(() => {});
      const form = document.createElement('form');
      form.action = `${there}/`;
      document.body.append(form);
      form.submit();
      await new Promise((done) => setTimeout(done, 500));
      return { stolen: 'stolen' in window, still: location.pathname, refused: [...refused] };
    },
    `http://127.0.0.1:${(evil.address() as AddressInfo).port}`,
  );
  expect(ran).toMatchObject({ stolen: false, still: '/index' });
  expect(ran.refused).toEqual(
    expect.arrayContaining([
      'script-src-elem',
      'script-src-attr',
      'style-src-elem',
      'img-src',
      'frame-src',
      'connect-src',
    ]),
  );
  expect(heard).toBe(0);
  await page.close();
  evil.close();
});

test('no other site can put the mall into a frame, and its cookie is the server’s alone', async ({
  request,
}) => {
  const headers = (await request.get('/login?lang=zh')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['set-cookie']).toMatch(/^lang=zh;.*HttpOnly; SameSite=Lax$/);
});
