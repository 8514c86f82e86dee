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
  '/lab/index',
  '/quickOrder',
]) {
  test(`${url} says what it needs and leads on`, async ({ page }) => {
    await page.goto(url);
    const said = page.locator('[data-needs=script]').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText('需要启用 JavaScript');
    for (const waiting of await page.getByText('正在加载').all()) await expect(waiting).toBeHidden();
    await said.getByRole('link', { name: '全部商品' }).click();
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

test('whoever logs in on the plain pages reads his cart and orders', async ({ page }) => {
  await page.goto('/cart/index');
  await page.locator('[data-needs=script]').first().getByRole('link', { name: '购物车' }).click();
  await page.getByLabel('用户名 / 手机号').fill('buyer01');
  await page.getByLabel('登录密码').fill('Demo2026');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
  await page.getByRole('link', { name: '我的订单' }).click();
  await page
    .getByRole('link', { name: /^订单号 SO/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('订单号 SO');
  await expect(page.locator('main')).toContainText('应付金额');
  await page.goto('/plain/orders?lang=en');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
});
