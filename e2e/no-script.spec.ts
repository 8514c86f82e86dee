// A browser without script: reads goods and prices, and is told what it cannot do and why.
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

for (const url of [
  '/index',
  '/login',
  '/cart/index',
  '/member/index',
  '/member/order/list',
  '/seller/index',
]) {
  test(`${url} says what it needs and leads on`, async ({ page }) => {
    await page.goto(url);
    const said = page.locator('[data-needs=script]').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText('需要启用 JavaScript');
    await said.getByRole('link').click();
    await expect(page).toHaveURL('/goods/list');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${url}?lang=en`);
    await expect(page.locator('[data-needs=script]').first()).toContainText('need JavaScript');
  });
}

test('the card of the home page says it where the login would stand', async ({ page }) => {
  await page.goto('/index');
  await expect(page.locator('main [data-needs=script]')).toBeVisible();
});
