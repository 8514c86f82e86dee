// An alarm is set on the page of a part, refused where it is met already, and looked after in the member centre.
import { enterAs, expect, settled, test } from './visitor.ts';

test('a member wishes for a lower price, sees it on the page and in his list, and drops it', async ({
  page,
}) => {
  await enterAs(page, 'buyer01');
  await page.goto('/goods/detail?productId=1');
  await settled(page);
  const partNo = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  const form = page.getByRole('dialog');
  // The piece is loaded after the page: a press before it has arrived is pressed again.
  await expect(async () => {
    await page.getByRole('button', { name: '降价/到货提醒' }).click();
    await expect(form).toBeVisible({ timeout: 2000 });
  }).toPass();
  await form.getByLabel('单价不高于').fill('999');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('今日单价为')).toBeVisible();
  await form.getByLabel('单价不高于').fill('0.5');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('1 件单价不高于 ¥0.50')).toBeVisible();
  await page.goto('/member/alarm');
  const row = page.getByRole('row').filter({ hasText: partNo }).first();
  await expect(row).toContainText('等待中');
  await row.getByRole('button', { name: '删除' }).click();
  await expect(row).toBeHidden();
});
