// What a member says about himself: kept, asked about before it is lost, and opened by a link that carries a login.

import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { avatarWords } from '#mall/file/parts/avatar-words.ts';
import { profileWords } from '#mall/member/profile-words.ts';
import { DEMO_PASSWORD, enterAs, expect, settled, test } from './visitor.ts';

const say = speak(profileWords, 'zh');
const sayAvatar = speak(avatarWords, 'zh');
const PAGE = '/member/information';

const MEMBER = 'buyer01';

/** What a phone would put into the link. */
async function tokenOf(page: Page, username: string): Promise<string> {
  const response = await page.request.post('/v3/frontLogin/front/oauth/token', {
    headers: { authorization: `Basic ${btoa('front:front')}` },
    form: { username, password: DEMO_PASSWORD, loginType: '1' },
  });
  return ((await response.json()) as { data: { access_token: string } }).data.access_token;
}

/** A picture of one red point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

test('a link with a login opens the data of its member, leaves no trace and stores nothing', async ({
  page,
}) => {
  const token = await tokenOf(page, MEMBER);
  await page.goto(`${PAGE}?access_token=${token}`);
  await settled(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('status').getByText(MEMBER)).toBeVisible();
  await page.getByLabel(say.realName).fill('林晓峰');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.saved)).toBeVisible();

  await page.getByRole('button', { name: sayAvatar.change }).click();
  await page.setInputFiles('input[type=file]', { name: 'me.png', mimeType: 'image/png', buffer: POINT });
  await page.getByRole('button', { name: sayAvatar.save }).click();
  await expect(page.getByText(sayAvatar.saved)).toBeVisible();

  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect(await page.content()).not.toContain(token);
  await page.goto(`${PAGE}?access_token=no-token-at-all`);
  await expect(page).toHaveURL(`/login?redirectUrl=${encodeURIComponent(PAGE)}`);
});

test('beside another login the link asks first, and that login stays', async ({ page }) => {
  const token = await tokenOf(page, MEMBER);
  await enterAs(page, 'company01');
  await page.goto(`${PAGE}?access_token=${token}`);
  await page.getByRole('button', { name: `查看“${MEMBER}”的资料` }).click();
  await expect(page.getByText(MEMBER, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '查看我自己的资料' }).click();
  await expect(page.getByText('company01', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText(MEMBER)).toBeHidden();
});

test('nothing typed is lost without a question', async ({ page }) => {
  await enterAs(page, 'designer01');
  await page.goto(PAGE);
  await settled(page);
  await page.getByLabel(say.position).fill('硬件工程师');
  await page.getByRole('link', { name: '收货地址' }).first().click();
  await page.getByRole('button', { name: '留下继续填写' }).click();
  await expect(page.getByLabel(say.position)).toHaveValue('硬件工程师');
  await page.getByLabel(say.realName).fill('林');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByLabel(say.realName)).toBeFocused();
  await expect(page.getByLabel(say.position)).toHaveValue('硬件工程师');
  await page.getByRole('button', { name: say.undo }).click();
  await page.getByRole('link', { name: '收货地址' }).first().click();
  await expect(page).toHaveURL('/member/address/list');
});
