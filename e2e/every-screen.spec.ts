// Every URL as guest, as each member type, as seller and platform: the right door, no error in the page, nothing wider than the window.
import { adminScreens } from '#screens/admin/routes.ts';
import { memberScreens } from '#screens/member/routes.ts';
import { isLater, type Screen, type Who } from '#screens/screen.ts';
import { sellerScreens } from '#screens/seller/routes.ts';
import { storefrontScreens } from '#screens/storefront/routes.ts';
import { enterAs, expect, settled, test, tooWide } from './visitor.ts';

const screens: readonly Screen[] = [
  ...storefrontScreens,
  ...memberScreens,
  ...sellerScreens,
  ...adminScreens,
];
const built = screens.filter((one) => !isLater(one));

const visitors: { name: string; account?: string; may: readonly Who[] }[] = [
  { name: 'guest', may: ['anyone'] },
  { name: 'buyer01', account: 'buyer01', may: ['anyone', 'member', 'notDesigner'] },
  { name: 'designer01', account: 'designer01', may: ['anyone', 'member', 'designer'] },
  { name: 'company01', account: 'company01', may: ['anyone', 'member', 'notDesigner', 'enterprise'] },
  { name: 'seller01', account: 'seller01', may: ['anyone', 'member', 'notDesigner', 'seller'] },
  { name: 'admin01', account: 'admin01', may: ['anyone', 'member', 'notDesigner', 'admin'] },
];

/** Screens that lead on at once: from the bare area to its first page, or away from a page that needs something chosen. */
const LEADS_ON =
  /^\/(member|seller|admin)?$|^\/(login|register|buy\/(pay|confirm))$|^\/member\/order\/(detail|logistics|evaluate)$|^\/seller\/order\/detail$/;

/** Addresses with what they need to show something. */
const WITH_QUERY: Record<string, string> = {
  '/goods/detail': '?productId=1',
  '/goods/detail1': '?productId=1',
  '/goods/details': '?productId=1',
  '/store/index': '?vid=1',
  '/store/goods': '?vid=1',
  '/store/product': '?vid=1',
};

for (const { name, account, may } of visitors) {
  test(`every screen opens for ${name} as it should`, async ({ page }) => {
    test.setTimeout(300_000);
    if (account) await enterAs(page, account);
    const wide: string[] = [];
    for (const { url, who } of name === 'guest' || name === 'company01' ? screens : built) {
      const asked = url + (WITH_QUERY[url] ?? '');
      const response = await page.goto(asked, { waitUntil: 'domcontentloaded' });
      expect(response!.status(), url).toBeLessThan(400);
      await settled(page);
      if (!may.includes(who)) {
        const wayBack = url === '/member' ? '/member/index' : asked; // the area leads on before its door is reached
        const door = account ? '/member/index' : `/login?redirectUrl=${encodeURIComponent(wayBack)}`;
        await expect(page, `${url} for ${name}`).toHaveURL(door);
        continue;
      }
      if (!LEADS_ON.test(url)) expect(new URL(page.url()).pathname, `${url} for ${name}`).toBe(url);
      wide.push(...(await tooWide(page)));
    }
    expect(wide).toEqual([]);
  });
}

for (const account of [undefined, 'buyer01', 'seller01', 'admin01']) {
  test(`nothing is wider than a phone for ${account ?? 'a guest'}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    if (account) await enterAs(page, account);
    const wide: string[] = [];
    for (const language of ['zh', 'en']) {
      for (const { url } of built.filter(({ url: one }) =>
        account ? true : !/^\/(member|seller|admin|buy)/.test(one),
      )) {
        const asked = url + (WITH_QUERY[url] ?? '');
        await page.goto(`${asked}${asked.includes('?') ? '&' : '?'}lang=${language}`);
        await settled(page);
        wide.push(...(await tooWide(page)).map((one) => `${language} ${one}`));
      }
    }
    expect(wide).toEqual([]);
  });
}

test('an unknown address says so with status 404 and ways out', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  await expect(page.locator('a[href^="/index"]').first()).toBeVisible();
});

test('the page is alive: language switch and hydration', async ({ page }) => {
  await page.goto('/index');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/index?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/goods/list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
