// The safety of an account in the browser: a changed password ends the other logins, and who forgot his comes back in.
import type { Page } from '@playwright/test';
import { entryWords } from '#kit/ui/entry-words.ts';
import { speak } from '#kit/words/speak.ts';
import { captchaWords } from '#mall/captcha/parts/captcha-words.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { showKnownPictures } from './solved-picture.ts';
import { expect, foreignWords, register, settled, smsCodeOf, test, tooWide } from './visitor.ts';

const say = speak(accountWords, 'zh');
const entry = { title: entryWords.leaveTitle.zh, leave: entryWords.leave.zh };
const login = speak(loginWords, 'zh');
const picture = speak(captchaWords, 'zh');
const NEW_PASSWORD = 'Buffer358ok';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function logIn(page: Page, account: string, password: string): Promise<void> {
  const form = page.getByRole('tabpanel');
  await form.getByRole('textbox', { name: login.account }).fill(account);
  await form.getByRole('textbox', { name: login.password, exact: true }).fill(password);
  await form.getByRole('button', { name: login.login, exact: true }).click();
}

test('pages of security ask before what was typed is left', async ({ page }) => {
  const { memberName, password } = await register(page);
  await page.goto('/login?redirectUrl=%2Fmember%2Faccount');
  await logIn(page, memberName, password);
  await expect(page.getByRole('heading', { name: say.security })).toBeVisible();
  for (const path of ['/member/email', '/member/phone', '/member/pwd/login']) {
    await page.goto(path);
    await settled(page);
    await page.getByRole('main').getByRole('textbox').first().fill('1');
    await page.getByRole('link', { name: say.back }).click();
    await expect(page.getByRole('alertdialog', { name: entry.title })).toBeVisible();
    await page.getByRole('button', { name: entry.leave, exact: true }).click();
    await expect(page).toHaveURL('/member/account');
  }
});

test('a new password ends the login of another browser, which is asked to log in again', async ({
  page,
  browser,
}) => {
  const { memberName, password } = await register(page);
  await page.goto('/login?redirectUrl=%2Fmember%2Faccount');
  await logIn(page, memberName, password);
  await expect(page.getByRole('heading', { name: say.security })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/login?redirectUrl=%2Fmember%2Faccount');
  await logIn(other, memberName, password);
  await expect(other.getByText(say.thisDevice)).toBeVisible();

  await page.getByRole('link', { name: `${say.change}: ${say.loginPwd}` }).click();
  await field(page, say.oldPwd).fill(password);
  await field(page, say.newPwd).fill('abc123456');
  await field(page, say.again).fill('abc123456');
  await page.getByRole('button', { name: say.save }).click();
  await expect(page.getByText('密码过于常见，请换一个')).toBeVisible();
  await field(page, say.newPwd).fill(NEW_PASSWORD);
  await field(page, say.again).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: say.save }).click();
  await expect(page).toHaveURL('/member/account');
  await expect(page.getByText(/上次修改/)).toBeVisible();
  await page.getByRole('link', { name: '变更记录' }).click();
  await expect(page.getByRole('cell', { name: '登录密码已修改' })).toBeVisible();

  await other
    .getByRole('button', { name: new RegExp(`^${say.endDevice}: `) })
    .first()
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: say.endDevice }).click();
  const prompt = other.getByRole('dialog', { name: login.login });
  await expect(prompt.getByText('请先登录')).toBeVisible();
  await logIn(other, memberName, NEW_PASSWORD);
  await expect(prompt).toBeHidden();
  await elsewhere.close();
});

for (const [language, width] of [
  ['zh', 1440],
  ['en', 390],
] as const) {
  test(`who forgot his password chooses a new one, in ${language} at ${width} px`, async ({ page }) => {
    const words = speak(accountWords, language);
    const words2 = speak(captchaWords, language);
    const { memberName, mobile } = await register(page);
    const text = await showKnownPictures(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/login?lang=${language}`);
    await page.getByRole('link', { name: speak(loginWords, language).forgot }).click();
    await expect(page.getByRole('heading', { name: words.forgetTitle })).toBeVisible();
    await settled(page);
    await field(page, words.account).fill(memberName);
    await field(page, words2.captcha).fill(text);
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByText(words.ifExists(memberName))).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    if (language === 'en') expect(await foreignWords(page)).toEqual([]);

    await field(page, words.verifyCode).fill('000000');
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await field(page, words.verifyCode).fill(await smsCodeOf(page, mobile));
    await page.getByRole('button', { name: words.next }).click();
    await field(page, words.newPwd).fill(NEW_PASSWORD);
    await field(page, words.again).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.resetDone, { exact: true })).toBeVisible();
  });
}

test('after three wrong passwords the form shows a picture, and with its text one comes in', async ({
  page,
}) => {
  const { memberName, password } = await register(page);
  const text = await showKnownPictures(page);
  await page.goto('/login?redirectUrl=%2Fmember%2Faccount');
  for (const left of [4, 3, 2]) {
    await logIn(page, memberName, 'wrong9pass');
    await expect(page.getByText(`还可以再试 ${left} 次`)).toBeVisible();
  }
  await field(page, picture.captcha).fill(text);
  await logIn(page, memberName, password);
  await expect(page).toHaveURL('/member/account');
});

test('another mobile is bound after one has proven oneself, and all logins end at once', async ({ page }) => {
  const { memberName, password, mobile } = await register(page);
  await page.goto('/login?redirectUrl=%2Fmember%2Fphone');
  await logIn(page, memberName, password);
  await expect(page.getByRole('heading', { name: say.replaceMobile })).toBeVisible();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(login.codeSent)).toBeVisible();
  await field(page, say.verifyCode).fill(await smsCodeOf(page, mobile));
  await page.getByRole('button', { name: say.next }).click();
  const fresh = `17${mobile.slice(2)}`;
  await field(page, say.newMobile).fill(fresh);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(login.codeSent)).toBeVisible();
  await field(page, login.smsCode).fill(await smsCodeOf(page, fresh));
  await page.getByRole('button', { name: say.save }).click();
  await expect(page).toHaveURL('/member/account');
  await expect(page.getByText(`${fresh.slice(0, 3)}****${fresh.slice(-4)}`)).toBeVisible();
  await page.getByRole('button', { name: say.everywhere }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.everywhere }).click();
  await expect(page).toHaveURL('/login?redirectUrl=%2Fmember%2Faccount');
});
