// Coming in and going out: doors that lead back, the login window, both ways to log in, what is refused, what ends a login.
import type { Page } from '@playwright/test';
import { entryWords } from '#kit/ui/entry-words.ts';
import { speak } from '#kit/words/speak.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { DEMO_PASSWORD, enterAs, expect, register, settled, smsCodeOf, test } from './visitor.ts';

const say = speak(loginWords, 'zh');
const HELLO = '您好，';

/** Fills the password form of the page or the window and sends it. */
async function logIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: say.account }).fill(account);
  await page.getByRole('textbox', { name: say.password, exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: say.login, exact: true }).click();
}

const greeting = (page: Page, name: string) => page.getByRole('link', { name: HELLO + name });

test('a guest at a members’ page logs in and is led back to it', async ({ page }) => {
  await page.goto('/member/order/list?tab=pendingPayment');
  await expect(page).toHaveURL('/login?redirectUrl=%2Fmember%2Forder%2Flist%3Ftab%3DpendingPayment');
  await logIn(page, 'buyer01');
  await expect(page).toHaveURL('/member/order/list?tab=pendingPayment');
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible();
});

test('a guest who follows a link to his orders logs in where he is; the back button leads there', async ({
  page,
}) => {
  await page.goto('/brand');
  await settled(page);
  await page.getByRole('navigation', { name: '常用入口' }).getByRole('link', { name: '我的订单' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/brand');
  await logIn(page, 'buyer01');
  await expect(page).toHaveURL('/member/order/list');
  await page.goBack();
  await expect(page).toHaveURL('/brand');
});

test('a door leads nowhere outside of the mall', async ({ page }) => {
  await page.goto(
    '/login?redirectUrl=https%3A%2F%2Fevil.example%2F&error=%E8%AF%B7%E9%87%8D%E6%96%B0%E7%99%BB%E5%BD%95',
  );
  await expect(page.getByText('请重新登录')).toBeVisible();
  await logIn(page, 'buyer01');
  await expect(page).toHaveURL('/index');
  await page.goto('/login');
  await expect(page).toHaveURL('/index');
});

test('the login window opens over a page and leaves it as it was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/goods/list?keyword=0603&sort=3');
  await page.getByRole('complementary').getByRole('link', { name: '优选' }).click();
  const window = page.getByRole('dialog', { name: say.login });
  await expect(window.getByText('请先登录')).toBeVisible();
  await window.getByRole('textbox', { name: say.account }).fill('nobody');
  await window.getByRole('tab', { name: say.bySms }).click();
  await window.getByRole('tab', { name: say.byPassword }).click();
  await expect(window.getByRole('textbox', { name: say.account })).toHaveValue('');
  await logIn(page, 'designer01');
  await expect(window).toBeHidden();
  await expect(greeting(page, '设计师陈工')).toBeVisible();
  await expect(page).toHaveURL('/goods/list?keyword=0603&sort=3');
});

test('a code sent to the phone is as good as a password, once', async ({ page }) => {
  const { mobile, memberName } = await register(page);
  await page.goto('/login?redirectUrl=%2Fcart%2Findex');
  await page.getByRole('tab', { name: say.bySms }).click();
  await page.getByRole('textbox', { name: say.phone }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /^(60|5\d) 秒后重发$/ })).toBeDisabled();
  await page.getByRole('textbox', { name: say.smsCode }).fill('000000');
  await page.getByRole('tabpanel').getByRole('button', { name: say.login, exact: true }).click();
  await expect(page.getByText('短信验证码错误')).toBeVisible();
  await page.getByRole('textbox', { name: say.smsCode }).fill(await smsCodeOf(page, mobile));
  await page.getByRole('tabpanel').getByRole('button', { name: say.login, exact: true }).click();
  await expect(page).toHaveURL('/cart/index');
  await expect(greeting(page, memberName)).toBeVisible();
});

for (const language of ['zh', 'en'] as const) {
  test(`what is typed wrongly is said at its field (${language})`, async ({ page }) => {
    const words = speak(loginWords, language);
    const sentences = {
      account: ['请输入账号/手机号', 'Please enter account/phone'],
      rightAccount: ['请输入正确的账号/手机号', 'Please enter correct account/phone'],
      password: ['请输入密码', 'Please enter password'],
      lettersAndDigits: ['密码必须包含字母和数字', 'Password must contain letters and digits'],
      phone: ['请输入手机号', 'Please enter phone number'],
      rightPhone: ['请输入有效的手机号', 'Please enter a valid phone number'],
      code: ['请输入短信验证码', 'Please enter the SMS code'],
      wrongLogin: ['账号或密码错误，还可以再试', 'Wrong account or password'],
    };
    const said = (name: keyof typeof sentences) =>
      page.getByText(sentences[name][language === 'zh' ? 0 : 1]!);
    const { memberName } = await register(page);
    await page.goto(`/login?lang=${language}`);
    const panel = page.getByRole('tabpanel');
    const send = panel.getByRole('button', { name: words.login, exact: true });
    const account = page.getByRole('textbox', { name: words.account });
    const password = page.getByRole('textbox', { name: words.password, exact: true });

    await send.click();
    await expect(said('account')).toBeVisible();
    await expect(said('password')).toBeVisible();
    await expect(account).toBeFocused();
    await account.fill('ab');
    await password.fill('onlyletters');
    await send.click();
    await expect(said('rightAccount')).toBeVisible();
    await expect(said('lettersAndDigits')).toBeVisible();
    await expect(account).toHaveAttribute('aria-invalid', 'true');
    await account.fill(memberName);
    await password.fill('NotMine1');
    await send.click();
    await expect(said('wrongLogin')).toBeVisible();

    await page.getByRole('tab', { name: words.bySms }).click();
    await expect(said('wrongLogin')).toBeHidden();
    const phone = page.getByRole('textbox', { name: words.phone });
    await send.click();
    await expect(said('phone')).toBeVisible();
    await expect(said('code')).toBeVisible();
    await phone.fill('12800000000');
    await page.getByRole('button', { name: entryWords.sendCode[language] }).click();
    await expect(said('rightPhone')).toBeVisible();
  });
}

test('logging out leaves nothing of the member behind', async ({ page }) => {
  await enterAs(page, 'buyer01');
  await page.goto('/member/index');
  await expect(greeting(page, '采购员小林').first()).toBeVisible();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fmember%2Findex$/);
  await expect(page.getByText('采购员小林')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    ['access_token', 'refresh_token', 'time', 'memberInfo'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );
  expect(kept).toEqual([]);
});

test('two tabs of one browser agree on who is there', async ({ page, context }) => {
  await page.goto('/goods/list');
  const other = await context.newPage();
  await other.goto('/login?redirectUrl=%2Fmember%2Findex');
  await logIn(other, 'company01');
  await expect(other).toHaveURL('/member/index');
  await expect(greeting(page, '启明电子采购部')).toBeVisible();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(other).toHaveURL(/\/login\?redirectUrl=%2Fmember%2Findex$/);
  await expect(other.getByText('启明电子采购部')).toHaveCount(0);
});

test('a login that has ended asks for a new one when something is to be done', async ({ page }) => {
  await enterAs(page, 'buyer01');
  await page.goto('/goods/detail?productId=1');
  await expect(greeting(page, '采购员小林')).toBeVisible();
  await settled(page);
  const add = page.getByRole('button').filter({ hasText: '加入购物车' }).first();
  // In one go: what the page still asks for quietly would end the login without a prompt.
  await add.evaluate((button: HTMLButtonElement) => {
    localStorage.setItem('access_token', 'tampered.with.it');
    localStorage.setItem('refresh_token', 'tampered');
    button.click();
  });
  const window = page.getByRole('dialog', { name: say.login });
  await expect(window.getByText('请先登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await logIn(page, 'buyer01');
  await expect(window).toBeHidden();
  await expect(greeting(page, '采购员小林')).toBeVisible();
  await add.click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
});

test('with a broken login a members’ page leads to the login', async ({ page }) => {
  await page.goto('/index');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'tampered.with.it');
    localStorage.setItem('refresh_token', 'tampered');
    localStorage.setItem('time', String(Date.now()));
  });
  await page.goto('/member/address/list');
  await expect(page).toHaveURL('/login?redirectUrl=%2Fmember%2Faddress%2Flist');
});

test('going back from the login leads to where the guest came from', async ({ page }) => {
  await page.goto('/brand');
  await page.goto('/member/order/list');
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/brand$/);
});

test('password managers know the fields, what was copied can be put in, and the password can be looked at', async ({
  page,
}) => {
  await page.goto('/login');
  const account = page.getByRole('textbox', { name: say.account });
  const password = page.getByRole('textbox', { name: say.password, exact: true });
  await expect(account).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await account.fill(DEMO_PASSWORD);
  await account.press('ControlOrMeta+a');
  await account.press('ControlOrMeta+x');
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue(DEMO_PASSWORD);
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: '隐藏密码' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
