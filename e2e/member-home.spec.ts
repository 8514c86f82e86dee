// The member centre's first page tells what waits, and each number leads to what it counts.
import { enterAs, expect, settled, test } from './visitor.ts';

test('an enterprise sees its turns, inquiries by stage, budgets, credit and risks', async ({ page }) => {
  await enterAs(page, 'company01');
  await page.goto('/member/index');
  const turns = page.getByRole('listitem').filter({ hasText: '签署合同' });
  await expect(turns).toBeVisible();
  const quoting = page.getByRole('navigation', { name: '询价进度' }).getByRole('link', { name: '报价中' });
  const count = Number((await quoting.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText('剩余').first()).toBeVisible();
  await expect(page.getByText(/^不付款将于 \d{4}-\d\d-\d\d 无法下单：/).first()).toBeVisible();
  await quoting.click();
  await expect(page).toHaveURL('/member/inquiry/myInq?tab=quoting');
  await settled(page);
  await expect(
    page
      .getByRole('tab', { selected: true })
      .or(page.locator('[aria-current=page]'))
      .getByText(String(count))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await turns.getByRole('link').click();
  await expect(page).toHaveURL(/\/inquiry\/purchaser\/contract_info\?/);
});

test('a designer sees his samples by stage, in English on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'designer01');
  await page.goto('/member/index?lang=en');
  const samples = page.getByRole('navigation', { name: 'Samples by stage' });
  await samples.getByRole('link').last().click();
  await expect(page).toHaveURL('/member/sample/list?state=PENDING_EVALUATION');
});
