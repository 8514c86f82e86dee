// A visitor finds a testing service, sees what it costs and when it would be there, goes on to commission it, and looks at a package.
import { expect, settled, test } from './visitor.ts';

test('from the menu to a service, its price by the hour, and on to the form', async ({ page }) => {
  await page.goto('/index');
  await settled(page);
  await page.getByRole('navigation').getByRole('link', { name: '检测服务', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '检测服务' })).toBeVisible();
  await page.getByRole('searchbox', { name: /项目、对象或标准号/ }).fill('gbt2423.1');
  await page.getByRole('button', { name: '搜索' }).last().click();
  await page.getByRole('link', { name: '低温（电工电子产品）' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '低温（电工电子产品）' })).toBeVisible();
  await expect(page.getByText('GB/T 2423.1-2001')).toBeVisible();
  const total = page.getByText('合计（含税）').locator('strong');
  await expect(total).toHaveText('¥500.00');
  await page.getByRole('spinbutton', { name: /时长/ }).fill('100');
  await page.keyboard.press('Enter');
  await expect(total).toHaveText('¥6,000.00');
  await page.getByRole('link', { name: '委托检测' }).click();
  await expect(page).toHaveURL(/\/entrust\?capId=\d+$/);
  await expect(page.getByRole('listitem').filter({ hasText: '低温' }).first()).toBeVisible();
});

test('typing a standard suggests the service; a package says what it spares, and each has its own address', async ({
  page,
}) => {
  await page.goto('/index');
  await settled(page);
  await page.getByRole('combobox', { name: '搜索', exact: true }).fill('GB/T 2423.1');
  await page.getByRole('option', { name: /低温（电工电子产品）/ }).click();
  await expect(page).toHaveURL(/\/goods\/detail1\?productId=\d+$/);
  const [, service] = /productId=(\d+)/.exec(page.url()) ?? [];
  await page.goto('/goods/service?kind=PACKAGE&keyword=%E9%89%B4%E5%88%AB');
  await page.getByRole('link', { name: '进口元器件真伪鉴别套餐' }).click();
  await expect(page.getByText('节省 ¥200.00')).toBeVisible();
  const shares = page.getByRole('table', { name: '套餐内容' });
  for (const share of ['¥757.89', '¥568.42', '¥852.63', '¥1,421.06'])
    await expect(shares).toContainText(share);
  const [, bundle] = /productId=(\d+)/.exec(page.url()) ?? [];
  for (const [asked, shown] of [
    [`/goods/details?productId=${service}`, `/goods/detail1?productId=${service}`],
    [`/goods/detail?productId=${bundle}`, `/goods/details?productId=${bundle}`],
    ['/goods/detail1?productId=1', '/goods/detail?productId=1'],
  ] as const) {
    const reply = await page.request.get(asked, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([301, shown]);
  }
});
