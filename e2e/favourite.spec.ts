// A member comes back to what he has seen: collects it as a guest who logs in, finds it again, drops it and brings it back.
import { speak } from '#kit/words/speak.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { regularWords } from '#mall/regular/parts/regular-words.ts';
import { expect, register, settled, test, tooWide } from './visitor.ts';

const say = speak(favouriteWords, 'zh');
const regular = speak(regularWords, 'zh');

test('goods are collected, found again, put into the cart, dropped and brought back', async ({ page }) => {
  const me = await register(page);
  await page.goto('/goods/detail?productId=12');
  await settled(page);
  const partNo = (await page.getByRole('heading', { level: 1 }).textContent())!;
  await page.getByRole('button', { name: say.collect, exact: true }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('账号/手机号').fill(me.memberName);
  await login.getByRole('textbox', { name: '密码', exact: true }).fill(me.password);
  await login.getByRole('tabpanel').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('button', { name: say.collected, exact: true })).toBeVisible();

  await page.goto('/member/collect');
  const list = page.getByRole('region', { name: say.favourites });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('link', { name: partNo, exact: true })).toBeVisible();
  const quantity = list.getByRole('spinbutton');
  await quantity.fill('300');
  await quantity.press('Enter');
  const typed = await quantity.inputValue();
  expect(Number(typed)).toBeGreaterThanOrEqual(300);
  await page.getByRole('checkbox', { name: say.choosePage }).check();
  await list.getByRole('button', { name: say.addToCart }).first().click();
  await expect(page.getByText(say.addedSome(1))).toBeVisible();
  await list.getByRole('button', { name: say.drop }).click();
  await expect(page.getByText(say.none)).toBeVisible();
  await page.getByRole('button', { name: say.undo }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.goto('/cart/index');
  await expect(page.getByRole('spinbutton')).toHaveValue(typed);

  await page.goto('/member/footprint');
  const seen = page.getByRole('region', { name: say.footprints });
  await expect(seen.getByRole('listitem')).toHaveCount(1);
  await expect(seen.getByText(say.today)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('button', { name: say.forgetAll }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.forgetAll }).click();
  await expect(page.getByText(say.noFootprints)).toBeVisible();

  await page.goto('/member/regular/list');
  await expect(page.getByText(regular.none)).toBeVisible();
});
