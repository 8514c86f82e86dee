// Finding parts: the address is the list's memory, filters can be taken back, nothing found leads on, and the pages stand still.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { addToCartWords } from '#mall/cart/parts/add-to-cart-words.ts';
import { wishWords } from '#mall/goods/parts/buy/wish-words.ts';
import { goodsWords } from '#mall/goods/parts/goods-words.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { expect, settled, test } from './visitor.ts';

const say = speak(searchWords, 'zh');
const goods = speak(goodsWords, 'zh');
const wish = speak(wishWords, 'zh');
const cart = speak(addToCartWords, 'zh');

const list = (page: Page) => page.getByRole('region', { name: say.goodsTable }).first();
const parts = (page: Page) => list(page).getByRole('link', { name: /^[A-Z0-9][-A-Z0-9./+#() ]{3,}$/i });
const firstParts = async (page: Page) => (await parts(page).allTextContents()).slice(0, 5);
const byPrice = (page: Page) =>
  page.getByRole('navigation', { name: say.sort }).getByRole('link', { name: say.price });
const chip = (page: Page, text: string | RegExp) =>
  page.getByRole('link', { name: text }).and(page.getByRole('link', { name: /^移除 / }));

test('the address holds the whole list, and the back button brings each step back', async ({ page }) => {
  await page.goto('/goods/list?keyword=0603');
  await expect(page.getByRole('heading', { level: 1, name: say.resultsFor('0603') })).toBeVisible();
  const asFound = await firstParts(page);

  await byPrice(page).click();
  await expect(page).toHaveURL('/goods/list?keyword=0603&sort=1');
  await expect(byPrice(page)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: say.onlyInStock, exact: true }).click();
  await expect(page).toHaveURL('/goods/list?keyword=0603&inStock=1&sort=1');
  await expect(chip(page, say.onlyInStock)).toBeVisible();
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL('/goods/list?keyword=0603&inStock=1&sort=1&current=2');
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(list(page)).not.toHaveAttribute('aria-busy');
  const second = await firstParts(page);
  expect(second).not.toEqual(asFound);

  await page.reload();
  expect(await firstParts(page)).toEqual(second);
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');

  await parts(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: second[0]! })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/goods/list?keyword=0603&inStock=1&sort=1&current=2');
  await expect(parts(page).first()).toHaveText(second[0]!);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/goods/list?keyword=0603');
  await expect(parts(page).first()).toHaveText(asFound[0]!);
});

test('what is chosen while the list is on its way is added to it', async ({ page }) => {
  await page.goto('/goods/list?keyword=0603');
  await settled(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/goods\/list\.data/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {}); // the first answer is no longer waited for
  });
  await byPrice(page).click();
  await expect(byPrice(page)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: say.onlyInStock, exact: true }).click();
  await expect(chip(page, say.onlyInStock)).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL('/goods/list?keyword=0603&inStock=1&sort=1');
  await expect(list(page)).not.toHaveAttribute('aria-busy');
});

test('the price filter mends what was typed', async ({ page }) => {
  await page.goto('/goods/list?keyword=STM32');
  const low = page.getByRole('textbox', { name: say.lowPrice });
  const high = page.getByRole('textbox', { name: say.highPrice });
  const apply = page.getByRole('button', { name: say.apply });

  await low.fill('20');
  await high.fill('5');
  await apply.click();
  await expect(chip(page, /5–20 元/)).toBeVisible();
  await expect(low).toHaveValue('5');
  await expect(high).toHaveValue('20');

  await low.fill('-3.149');
  await high.fill('9999999');
  await high.press('Enter');
  await expect(chip(page, /3\.14–999999 元/)).toBeVisible();
  await expect(low).toHaveValue('3.14');
  await expect(high).toHaveValue('999999');
});

test('each filter can be taken back alone, and all of them at once', async ({ page }) => {
  await page.goto('/goods/list?keyword=0603&lowPrice=0.01&inStock=1');
  const filters = page.getByRole('region', { name: say.filters });
  const brands = filters.locator('section', { has: page.getByRole('heading', { name: say.brand }) });
  const brand = (await brands.getByRole('link').first().getAttribute('title'))!;
  await brands.getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]brandId=\d+/);
  await chip(page, brand).click();
  await expect(page).not.toHaveURL(/brandId/);
  await expect(chip(page, brand)).toBeHidden();
  await chip(page, /0\.01 元以上/).click();
  await expect(page).toHaveURL('/goods/list?keyword=0603&inStock=1');
  await expect(chip(page, /0\.01 元以上/)).toBeHidden();
  await filters.getByRole('link', { name: say.clearAll }).click();
  await expect(page).toHaveURL('/goods/list');
  await expect(filters.getByText(say.chosen)).toBeHidden();
  await expect(page.getByText(/共 \d,\d{3} 条/).first()).toBeVisible();
});

test('nothing found says so and leads on', async ({ page }) => {
  await page.goto('/goods/list?keyword=ZZQ-NOSUCHPART');
  await expect(page.getByText(say.nothingFound)).toBeVisible();
  await expect(page.getByRole('link', { name: say.replacements })).toBeVisible();
  await expect(list(page).getByRole('link', { name: say.askQuotation })).toBeVisible();
  await list(page).getByRole('link', { name: say.showAll }).click();
  await expect(parts(page).first()).toBeVisible();

  await page.goto('/goods/list?keyword=0603&lowPrice=999998');
  await expect(page.getByText(say.relaxSome)).toBeVisible();
  await list(page)
    .getByRole('link', { name: /^去掉“价格/ })
    .click();
  await expect(page).toHaveURL('/goods/list?keyword=0603');
  await expect(parts(page).first()).toBeVisible();

  await page.goto('/goods/list?keyword=0603&current=900');
  await page.getByRole('link', { name: say.firstPage }).click();
  await expect(page).toHaveURL('/goods/list?keyword=0603');
});

test('the other language is the same page', async ({ page }) => {
  await page.goto('/goods/list?keyword=0603&sort=3');
  const asFound = await firstParts(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const address = new URL(page.url());
  expect(address.pathname).toBe('/goods/list');
  expect(address.searchParams.get('keyword')).toBe('0603');
  expect(address.searchParams.get('sort')).toBe('3');
  await expect(page.getByRole('heading', { name: 'Results for “0603”' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: asFound[0]! })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.goto('/brand');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('suggestions name part numbers and are walked by keyboard', async ({ page }) => {
  await page.goto('/index');
  const box = page.getByRole('combobox', { name: say.search, exact: true });
  const suggestions = page.getByRole('listbox', { name: say.suggestions });
  await box.fill('ne555p');
  await expect(suggestions.getByRole('option').first()).toContainText('NE555P');
  await box.press('Escape');
  await expect(suggestions).toBeHidden();
  await expect(box).toHaveValue('ne555p');
  await box.fill('ne555');
  await expect(suggestions.getByRole('option').first()).toContainText('NE555');
  await box.press('ArrowDown');
  await expect(suggestions.getByRole('option', { selected: true })).toHaveCount(1);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NE555');
  await expect(suggestions).toBeHidden();
});

test('a quantity that cannot be bought is mended in sight, and the price follows it', async ({ page }) => {
  await page.goto('/goods/list?keyword=1N4148W');
  await parts(page).first().click();
  await expect(page.getByText(/按 \d+ 的倍数购买/)).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: goods.quantity }).first();
  const least = Number(await quantity.inputValue());
  await quantity.fill(String(least + 1));
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(least * 2));
  await expect(page.getByText(goods.raisedTo(String(least * 2)))).toBeVisible();
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(page.getByText(goods.notZero)).toBeVisible();
  await quantity.fill('999999900');
  await quantity.press('Enter');
  // The wish stays: what is there now can be bought, from several stores at once, and the rest be asked for.
  const beyond = page.getByRole('region', { name: wish.title });
  await expect(quantity).toHaveValue('999999900');
  await expect(beyond).toContainText(/本店现可购 [\d,]+ 件/);
  const rest = beyond.getByRole('link', { name: /就其余 [\d,]+ 件询价与货期/ });
  await expect(rest).toHaveAttribute('href', /^\/inquiry\/index\?productId=\d+&number=\d+$/);
  await beyond.getByRole('button', { name: /^分 \d 家购买，¥/ }).click();
  await expect(page.getByText(cart.added)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('searching, sorting and the goods page work all the same', async ({ page }) => {
    await page.goto('/index');
    await page.getByRole('combobox', { name: say.search, exact: true }).fill('LM358');
    await page.getByRole('search').getByRole('button', { name: say.search, exact: true }).click();
    await expect(page).toHaveURL(/\/goods\/list\?keyword=LM358/);
    await page.getByRole('navigation', { name: say.sort }).getByRole('link', { name: say.price }).click();
    await expect(page).toHaveURL(/sort=1/);
    const partNo = (await firstParts(page))[0]!;
    await parts(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: partNo })).toBeVisible();
    await expect(page.getByText(goods.breaks).or(page.getByText(goods.unitPrice)).first()).toBeVisible();
  });
});

const stillPages: [name: string, url: string][] = [
  ['home', '/index'],
  ['list', '/goods/list?keyword=0603'],
  ['goods', '/goods/detail?productId=1'],
];

for (const width of [1440, 390]) {
  for (const [name, url] of stillPages) {
    test(`nothing jumps while the ${name} page opens at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const seen = { shift: 0, moved: [] as string[], paint: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          })[]) {
            if (entry.hadRecentInput) continue;
            seen.shift += entry.value;
            seen.moved.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((entries) => {
          seen.paint = entries.getEntries().at(-1)?.startTime ?? seen.paint;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(url);
      await settled(page);
      const { shift, moved, paint } = await page.evaluate(
        () => (window as unknown as { seen: { shift: number; moved: string[]; paint: number } }).seen,
      );
      test
        .info()
        .annotations.push({ type: 'largest contentful paint', description: `${Math.round(paint)} ms` });
      expect(shift, moved.join('\n')).toBeLessThan(0.02);
    });
  }
}
