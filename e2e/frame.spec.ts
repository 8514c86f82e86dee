// The frame around every public page: what it tells the statistics, whom it lets through which link, where phones are led, and that no link is dead.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devices, type Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { partWords } from '#mall/part/parts/part-words.ts';
import { decodeBehaviour, SAVE_BEHAVIOUR } from '#mall/statistics/behaviour.ts';
import { adminScreens } from '#screens/admin/routes.ts';
import { labScreens } from '#screens/lab/routes.ts';
import { laterPages } from '#screens/later-pages.ts';
import { laterWords } from '#screens/later-words.ts';
import { memberScreens } from '#screens/member/routes.ts';
import { sellerScreens } from '#screens/seller/routes.ts';
import { frameWords } from '#screens/storefront/frame/frame-words.ts';
import { storefrontScreens } from '#screens/storefront/routes.ts';
import { DEMO_PASSWORD, enterAs, expect, settled, test, tooWide } from './visitor.ts';

const say = speak(frameWords, 'zh');
const login = speak(loginWords, 'zh');
const later = speak(laterWords, 'zh');
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const screens = [...storefrontScreens, ...memberScreens, ...sellerScreens, ...labScreens, ...adminScreens];
const urls = new Set(screens.map(({ url }) => url));

type Told = { behaviorType: string; url: string; uuid: string; goodsId?: number; storeId?: number };

/** What the page tells the statistics from here on. */
function listen(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(SAVE_BEHAVIOUR)) return;
    told.push(decodeBehaviour((request.postDataJSON() as { u: string }).u) as Told);
  });
  return told;
}

/** Time passes in the page only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

test.describe('statistics', () => {
  test.use({ userAgent: DESKTOP });

  test('a page counts after three seconds and not before, goods and carts at once, and the platform sees it', async ({
    page,
    colleague,
  }) => {
    await stopClock(page);
    const told = listen(page);
    await page.goto('/brand');
    await settled(page);
    await page.clock.runFor(2_900);
    expect(told).toEqual([]);

    // Left too early: only the next page counts.
    await page
      .getByRole('navigation', { name: say.mainMenu })
      .getByRole('link', { name: say.newGoods })
      .click();
    await expect(page).toHaveURL('/goods/new');
    await settled(page);
    await page.clock.runFor(2_900);
    expect(told).toEqual([]);
    const saved = page.waitForResponse((response) => response.url().endsWith(SAVE_BEHAVIOUR));
    await page.clock.runFor(200);
    expect(await (await saved).json()).toMatchObject({ state: 200, data: { saved: 1 } });
    expect(told).toMatchObject([{ behaviorType: 'pageView', url: '/goods/new' }]);

    await page.goto('/goods/detail?productId=1');
    await settled(page);
    await page.clock.runFor(10);
    await expect.poll(() => told[1]).toMatchObject({ behaviorType: 'goodsView', url: '/goods/detail' });
    const [first, goods] = told;
    expect(goods!.goodsId).toBeGreaterThan(0);
    expect(goods!.storeId).toBeGreaterThan(0);
    expect(goods!.uuid).toBe(first!.uuid);
    expect(await page.evaluate(() => localStorage.getItem('statistics'))).toContain(goods!.uuid);

    await page.getByRole('button', { name: '加入购物车', exact: true }).first().click();
    await expect.poll(() => told[2]).toMatchObject({ behaviorType: 'cart', goodsId: goods!.goodsId });

    const desk = await colleague('admin01');
    await desk.goto(`/admin/behaviour/list?keyword=${goods!.uuid}`);
    const rows = desk.getByRole('table', { name: '访客行为' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('加入购物车');
    await expect(rows.nth(2)).toContainText('/goods/detail');
    await expect(rows.nth(3)).toContainText('/goods/new');
    expect(await tooWide(desk)).toEqual([]);
  });

  test('a visitor who asks not to be followed is not', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const told = listen(page);
    await stopClock(page);
    await page.goto('/goods/detail?productId=1');
    await settled(page);
    await page.clock.runFor(10_000);
    expect(told).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('statistics'))).toBeNull();
  });

  test('a visitor who shares his position is told with it, also when no map service names it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 22.543096, longitude: 114.057865 });
    const told = listen(page);
    await page.goto('/goods/detail?productId=1');
    await expect.poll(() => told[0]).toMatchObject({ behaviorType: 'goodsView', location: '114.06,22.54' });
  });
});

test('the loading bar is there while a page is on its way, and never for the order list', async ({
  page,
}) => {
  await enterAs(page, 'buyer01');
  await page.goto('/index');
  await settled(page);
  let open: (() => void) | undefined;
  await page.route(/brand\.data|orderInfo\/list/, async (route) => {
    await new Promise<void>((resolve) => {
      open = resolve;
    });
    await route.continue();
  });
  const bar = page.locator('[role=progressbar].animate-creep');
  await page.getByRole('navigation', { name: say.mainMenu }).getByRole('link', { name: say.brands }).click();
  await expect(bar).toBeVisible();
  await expect.poll(() => open !== undefined).toBe(true);
  open!();
  await expect(page).toHaveURL('/brand');
  await expect(bar).toBeHidden();

  open = undefined;
  await page.getByRole('navigation', { name: say.topMenu }).getByRole('link', { name: say.myOrders }).click();
  await expect.poll(() => open !== undefined).toBe(true);
  await expect(bar).toBeHidden();
  open!();
  await expect(page).toHaveURL('/member/order/list');
});

test('a page whose script does not come is given up after two minutes, aloud', async ({ page }) => {
  await page.goto('/notice?type=ordering');
  await settled(page);
  await stopClock(page);
  await page.route(/\/assets\/brand-[^/]+\.js$/, () => {}); // never answered
  await page.getByRole('navigation', { name: say.mainMenu }).getByRole('link', { name: say.brands }).click();
  const notice = page.getByText('页面脚本加载失败');
  await page.clock.runFor(119_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(notice).toBeVisible();
});

test('name and mark of the site are kept in the browser as the specification names them', async ({
  page,
}) => {
  await page.goto('/index');
  await settled(page);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('configInfo') ?? 'null'));
  await expect.poll(kept).toEqual({ basic_site_name: '', main_admin_top_logo: '' });
});

test.describe('the side panel', () => {
  const panel = (page: Page) => page.getByRole('complementary', { name: say.sidePanel });
  const dialog = (page: Page) => page.getByRole('dialog', { name: login.login });
  const logIn = async (page: Page, account: string) => {
    await dialog(page).getByRole('textbox', { name: login.account }).fill(account);
    await dialog(page).getByRole('textbox', { name: login.password, exact: true }).fill(DEMO_PASSWORD);
    await dialog(page).getByRole('tabpanel').getByRole('button', { name: login.login, exact: true }).click();
  };
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens its ways in new tabs and shows what is for the visitor', async ({ page, colleague }) => {
    await page.goto('/index');
    await settled(page);
    const names = async () => panel(page).getByRole('link').allTextContents();
    const everybody = [say.memberCentre, say.cart, say.quick, say.optimise, say.sampleApply, say.footprint];
    for (const name of everybody) {
      const link = panel(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
    }
    expect((await names()).length).toBe(everybody.length);
    const quick = page.waitForEvent('popup');
    await panel(page).getByRole('link', { name: say.quick }).click();
    await expect(await quick).toHaveURL('/quickOrder');

    await expect(panel(page).getByRole('button', { name: say.backToTop })).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 601));
    await panel(page).getByRole('button', { name: say.backToTop }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    for (const [account, certifies] of [
      ['buyer01', true],
      ['designer01', false],
      ['company01', false],
    ] as const) {
      const member = await colleague(account);
      await member.goto('/index');
      await settled(member);
      await expect(panel(member).getByRole('link', { name: say.certification })).toHaveCount(
        certifies ? 1 : 0,
      );
    }
  });

  test('a guest logs in for the inquiry desk and goes on', async ({ page }) => {
    await page.goto('/index');
    await settled(page);
    await page
      .getByRole('navigation', { name: say.topMenu })
      .getByRole('link', { name: say.inquiryDesk })
      .click();
    await expect(page.getByText(say.needLogin)).toBeVisible();
    await expect(page).toHaveURL('/index');
    await logIn(page, 'buyer01');
    await expect(page).toHaveURL('/inquiry/index');
    await expect(page.getByRole('dialog', { name: '询价条件检查' })).toBeVisible();
  });

  test('optimised selection is for designers', async ({ page, colleague }) => {
    await page.goto('/index');
    await settled(page);
    await panel(page).getByRole('link', { name: say.optimise }).click();
    await logIn(page, 'buyer01');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(say.onlyDesigners)).toBeVisible();
    await expect(page).toHaveURL('/index');

    const company = await colleague('company01');
    await company.goto('/index');
    await settled(company);
    await panel(company).getByRole('link', { name: say.optimise }).click();
    await expect(company.getByText(say.onlyDesigners)).toBeVisible();
    expect(company.context().pages()).toHaveLength(1);

    const designer = await colleague('designer01');
    await designer.goto('/index');
    await settled(designer);
    const opened = designer.waitForEvent('popup');
    await panel(designer).getByRole('link', { name: say.optimise }).click();
    await expect(await opened).toHaveURL('/prototype/optimize/index');
  });

  test('folds into one button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/index');
    await settled(page);
    const button = page.getByRole('button', { name: say.sidePanel });
    await button.click();
    const list = page.getByRole('list', { name: say.sidePanel });
    await expect(list.getByRole('link')).toHaveCount(6);
    expect(await tooWide(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('the menu of categories is walked by keyboard', async ({ page }) => {
  await page.goto('/goods/list');
  const menu = page.getByRole('button', { name: speak(partWords, 'zh').allCategories });
  const rail = page.locator('#category-menu [data-rail]');
  await expect(async () => {
    await menu.press('ArrowDown');
    await expect(rail.first()).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(rail.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(rail).toHaveCount(0);
});

test('no link around the pages is dead', async ({ page, colleague }) => {
  const dead = new Set<string>();
  let seen = 0;
  const collect = async (visitor: Page, url: string) => {
    await visitor.goto(url);
    await settled(visitor);
    const paths = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin)
        .map((link) => ({ path: link.pathname, url: link.href })),
    );
    seen += paths.length;
    for (const { path, url: to } of paths) {
      // What is no page is a file that somebody makes: it must come.
      const isThere = path.startsWith('/v3/') ? (await visitor.request.get(to)).ok() : urls.has(path);
      if (!isThere) dead.add(`${visitor.url()} → ${path}`);
    }
  };
  for (const url of [
    '/index',
    '/goods/list',
    '/goods/detail?productId=1',
    '/store/index?vid=1',
    '/cart/index',
  ])
    await collect(page, url);
  for (const [account, home] of [
    ['buyer01', '/member/index'],
    ['designer01', '/member/index'],
    ['company01', '/member/index'],
    ['seller01', '/seller/index'],
    ['lab_head01', '/lab/index'],
    ['admin01', '/admin/index'],
  ] as const) {
    const member = await colleague(account);
    for (const url of ['/index', home]) await collect(member, url);
  }
  expect([...dead]).toEqual([]);
  expect(seen).toBeGreaterThan(500);
});

test('what is still to come says so, by name and with a way back', async ({ page }) => {
  await page.goto('/index');
  await settled(page);
  // No menu leads there; whoever knows the address finds the notice.
  await expect(page.getByRole('link', { name: say.coupons })).toHaveCount(0);
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate('/coupon');
  });
  await expect(page.getByRole('heading', { level: 1, name: laterPages['/coupon']!.title.zh })).toBeVisible();
  await expect(page.getByText(later.upgrade)).toBeVisible();
  await expect(page).toHaveTitle(/^领券中心 - /);
  await page.getByRole('button', { name: later.back }).click();
  await expect(page).toHaveURL('/index');
  await page.goto('/topic?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: laterPages['/topic']!.title.en })).toBeVisible();
  await expect(page.getByText('This feature upgrade ~')).toBeVisible();
});

test.describe('phones', () => {
  let mobileSite: Server;
  let mall: ChildProcess;
  let origin: string;

  test.beforeAll(async () => {
    mobileSite = createServer((request, response) => {
      response.setHeader('content-type', 'text/html').end(`<title>m</title>${request.url}`);
    });
    await new Promise<void>((resolve) => mobileSite.listen(0, '127.0.0.1', resolve));
    const { port } = mobileSite.address() as AddressInfo;
    // A second program on the database of the first, since only this one knows a site for phones.
    mall = spawn(process.execPath, ['src/app/start.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: process.env.E2E_DATA_DIR,
        MALL_RATE_LIMIT: 'off',
        MOBILE_SITE_URL: `http://127.0.0.1:${port}/h5`,
      },
    });
    origin = await new Promise<string>((resolve, reject) => {
      mall.stdout!.on('data', (chunk: Buffer) => {
        const open = /is open at (\S+)/.exec(String(chunk));
        if (open) resolve(open[1]!);
      });
      mall.once('exit', (code) => reject(new Error(`the second mall ended with ${code}`)));
    });
  });
  test.afterAll(async () => {
    const ended = new Promise((resolve) => mall.once('exit', resolve));
    mall.kill('SIGTERM');
    await ended;
    mobileSite.close();
  });

  test('are led to their own site, may stay here, and find the way back', async ({ browser }) => {
    const { defaultBrowserType: _chromium, ...pixel } = devices['Pixel 7'];
    const context = await browser.newContext(pixel);
    const page = await context.newPage();
    await page.goto(`${origin}/goods/list?keyword=0603`);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/h5\/goods\/list\?keyword=0603$/);

    await page.goto(`${origin}/index?site=pc`);
    await expect(page).toHaveURL(`${origin}/index?site=pc`);
    await page.goto(`${origin}/brand`);
    await expect(page).toHaveURL(`${origin}/brand`);
    await page.getByRole('contentinfo').getByRole('link', { name: say.mobileSite }).click();
    await expect(page).toHaveURL(/\/h5\/brand$/);
    await page.goto(`${origin}/brand`);
    await expect(page).toHaveURL(/\/h5\/brand$/);
    await context.close();
  });

  test('a desktop on Linux stays', async ({ page }) => {
    await page.goto(`${origin}/index`);
    await expect(page).toHaveURL(`${origin}/index`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: say.mobileSite })).toBeVisible();
  });
});
