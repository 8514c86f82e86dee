// The other ways in: a QR code that a phone approves, WeChat with its first and its next login, and the login window in every shape.
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { entryWords } from '#kit/ui/entry-words.ts';
import { speak } from '#kit/words/speak.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { qrWords } from '#mall/login/parts/qr-words.ts';
import { weChatWords } from '#mall/login/parts/wechat-words.ts';
import {
  aStranger,
  DEMO_PASSWORD,
  expect,
  foreignWords,
  type Language,
  register,
  settled,
  smsCodeOf,
  test,
  tooWide,
} from './visitor.ts';

const say = speak(loginWords, 'zh');
const qr = speak(qrWords, 'zh');
const weChat = speak(weChatWords, 'zh');
const account = speak(accountWords, 'zh');
const greeting = (page: Page, name: string) => page.getByRole('link', { name: `您好，${name}` });
const loginWindow = (page: Page, language: Language = 'zh') =>
  page.getByRole('dialog', { name: loginWords.login[language] });

/** Opens the login window over a page. */
async function openWindow(page: Page): Promise<Locator> {
  await page.getByRole('complementary').getByRole('link', { name: '优选' }).click();
  const window = loginWindow(page);
  await expect(window).toBeVisible();
  return window;
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: say.account }).fill(username);
  await page.getByRole('textbox', { name: say.password, exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: say.login, exact: true }).click();
}

/** Shows the QR code in a login form and tells what its picture says. */
async function showQr(form: Page | Locator): Promise<string> {
  await form.getByRole('button', { name: say.qr }).click();
  await expect(form.getByRole('img', { name: qr.picture })).toBeVisible();
  return (await form.getByRole('link', { name: qr.demo }).getAttribute('href'))!;
}

const aPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 } });

test('a phone lets a desk in by QR code, with what lay in the guest’s cart', async ({ page, browser }) => {
  const { memberName, password } = await register(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/goods/detail?productId=1');
  await page.getByRole('button').filter({ hasText: '加入购物车' }).first().click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await page.goto('/login?redirectUrl=%2Fcart%2Findex');
  const scanUrl = await showQr(page);

  const phone = await aPhone(browser);
  const scanned = await phone.newPage();
  await scanned.goto(scanUrl);
  await expect(scanned).toHaveURL(/\/login\?redirectUrl=%2Flogin%2Fqr%3Fk%3D/);
  await logIn(scanned, memberName, password);
  await expect(scanned).toHaveURL(scanUrl);
  await expect(scanned.getByRole('main').getByText(memberName, { exact: true })).toBeVisible();
  await expect(scanned.getByText('Chrome · Linux')).toBeVisible();
  expect(await tooWide(scanned)).toEqual([]);
  const checkCode = (await scanned.getByText(/^[2-9A-HJ-NP-Z]{2}$/).textContent())!;

  await expect(page.getByText(qr.scanned)).toBeVisible();
  await expect(page.getByText(checkCode, { exact: true })).toBeVisible();
  await scanned.getByRole('button', { name: qr.approve }).click();
  await expect(scanned.getByText(qr.approved, { exact: true })).toBeVisible();

  await expect(page).toHaveURL('/cart/index');
  await expect(greeting(page, memberName)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /购物车.*1/ })).toBeVisible();

  await scanned.goto(scanUrl);
  await expect(scanned.getByText('二维码已失效')).toBeVisible();
  await phone.close();
});

test('a phone refuses, and the desk is offered another code', async ({ page, colleague }) => {
  await page.goto('/brand');
  await page.setViewportSize({ width: 1440, height: 900 });
  const window = await openWindow(page);
  const scanUrl = await showQr(window);
  const phone = await colleague('buyer01');
  await phone.goto(scanUrl);
  await phone.getByRole('button', { name: qr.refuse }).click();
  await expect(phone.getByText(qr.refusedTitle, { exact: true })).toBeVisible();
  await expect(window.getByText(qr.refused)).toBeVisible();
  await window.getByRole('button', { name: qr.renew }).click();
  const next = await window.getByRole('link', { name: qr.demo }).getAttribute('href');
  expect(next).not.toBe(scanUrl);
});

test('a QR code is asked about while it is seen, and is over after five minutes', async ({ page }) => {
  let [polls, answers] = [0, 0];
  const isPoll = (request: Request) => request.url().endsWith('/qr/login/progress');
  page.on('request', (request) => {
    if (isPoll(request)) polls += 1;
  });
  page.on('requestfinished', (request) => {
    if (isPoll(request)) answers += 1;
  });
  await page.clock.install();
  await page.goto('/login');
  await showQr(page);
  await page.clock.runFor(3_000);
  await expect.poll(() => polls).toBeGreaterThan(0);

  const look = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await look(true);
  await expect.poll(() => answers).toBe(polls);
  const before = polls;
  await page.clock.runFor(30_000);
  expect(polls).toBe(before);
  await look(false);
  await expect.poll(() => polls).toBeGreaterThan(before);

  await page.clock.fastForward('05:00');
  await expect(page.getByText(qr.expired)).toBeVisible();
  await page.getByRole('button', { name: qr.renew }).click();
  await expect(page.getByText(qr.expired)).toBeHidden();
  await expect(page.getByRole('link', { name: qr.demo })).toBeVisible();
  await page.getByRole('button', { name: qr.back }).click();
  await expect(page.getByRole('textbox', { name: say.account })).toBeVisible();
});

/** Leaves for WeChat in a new tab and agrees there as one of its users. */
async function agreeAtWeChat(page: Page, button: Locator, user: string): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(tab).toHaveURL(/\/dev\/wechat\/connect\/qrconnect\?.*scope=snsapi_login/);
  await tab.getByRole('button', { name: user }).click();
  return tab;
}

test('a WeChat user whom nobody knows binds a mobile and is in, in both tabs', async ({ page }) => {
  const { mobile } = aStranger();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/goods/list?keyword=0603');
  const window = await openWindow(page);
  const tab = await agreeAtWeChat(page, window.getByRole('button', { name: say.weChat }), '一位新的微信用户');
  await expect(tab).toHaveURL(/\/bindMobile\?.*code=/);
  await expect(tab.getByText(/^微信用户“微友/)).toBeVisible();
  await tab.getByRole('textbox', { name: say.phone }).fill(mobile);
  await tab.getByRole('button', { name: entryWords.sendCode.zh }).click();
  await expect(tab.getByText(say.codeSent)).toBeVisible();
  await tab.getByRole('textbox', { name: say.smsCode }).fill(await smsCodeOf(tab, mobile));
  await tab.getByRole('button', { name: weChat.bindAndLogIn }).click();
  await expect(tab.getByText(weChat.newHere)).toBeVisible();
  const name = tab.getByRole('textbox', { name: say.memberName });
  const memberName = await name.inputValue();
  expect(memberName).toMatch(/^微友/);
  await tab.getByRole('button', { name: weChat.registerAndLogIn }).click();
  await expect(tab.getByText(say.mustAgree)).toBeVisible();
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: weChat.registerAndLogIn }).click();
  // Where he was going when the window asked who he is.
  await expect(tab).toHaveURL('/prototype/optimize/index');
  await expect(greeting(tab, memberName)).toBeVisible();

  await expect(window).toBeHidden();
  await expect(greeting(page, memberName)).toBeVisible();
});

test('a WeChat user who is known comes straight in, back where he was, and the address is clean', async ({
  page,
}) => {
  await page.goto('/login?redirectUrl=%2Fmember%2Forder%2Flist%3Ftab%3DpendingPayment');
  const tab = await agreeAtWeChat(page, page.getByRole('button', { name: say.weChat }), '林晓');
  await expect(tab).toHaveURL('/member/order/list?tab=pendingPayment');
  await expect(greeting(tab, '采购员小林')).toBeVisible();
  await expect(page).toHaveURL('/member/order/list?tab=pendingPayment');
});

test('who refuses at WeChat is where he was; a login that was not begun here goes nowhere', async ({
  page,
}) => {
  await page.goto('/login?redirectUrl=%2Fbrand');
  const tab = await agreeAtWeChat(page, page.getByRole('button', { name: say.weChat }), '拒绝');
  await expect(tab).toHaveURL('/login?redirectUrl=%2Fbrand');
  await expect(tab.getByText(weChat.refused)).toBeVisible();

  await page.goto(`/brand?code=forged&state=wx_${'0'.repeat(32)}`);
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fbrand&error=/);
  await expect(page.getByRole('alert')).toHaveText(weChat.lost);
  await page.goto('/brand?code=somebody&state=elses');
  await settled(page);
  await expect(page).toHaveURL('/brand?code=somebody&state=elses');
});

test('what WeChat refuses is said at the login', async ({ page }) => {
  await page.goto('/brand');
  const state = `wx_${'1'.repeat(32)}`;
  await page.evaluate((kept) => {
    const trips = [{ purpose: 'login', state: kept, at: Date.now() }];
    localStorage.setItem('weChatStates', JSON.stringify(trips));
  }, state);
  await page.goto(`/brand?code=used&state=${state}`);
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fbrand&error=/);
  await expect(page.getByRole('alert')).toHaveText('微信授权已失效，请重新扫码');
  expect(await page.evaluate(() => localStorage.getItem('weChatStates'))).toBeNull();
  await logIn(page, 'designer01', DEMO_PASSWORD);
  await expect(page).toHaveURL('/brand');
});

test('a member connects WeChat in the security centre and disconnects it', async ({ page }) => {
  const { memberName, password } = await register(page);
  await page.goto('/login?redirectUrl=%2Fmember%2Faccount');
  await logIn(page, memberName, password);
  await page.getByRole('button', { name: `${weChat.bind}: ${weChat.weChat}` }).click();
  const prove = async (at: Page, title: string, next: string) => {
    const dialog = at.getByRole('dialog', { name: title });
    await dialog.getByRole('radio', { name: account.loginPwd }).check();
    await dialog.getByRole('textbox', { name: account.loginPwd }).fill(password);
    await dialog.getByRole('button', { name: next }).click();
  };
  await prove(page, weChat.bindDialog, weChat.next);
  const go = page.getByRole('button', { name: weChat.toWeChat });
  const tab = await agreeAtWeChat(page, go, '一位新的微信用户');
  await expect(tab).toHaveURL('/member/account');
  await expect(tab.getByText(/^已绑定微信: 微友/)).toBeVisible();
  await tab.getByRole('button', { name: `${weChat.unbind}: ${weChat.weChat}` }).click();
  await prove(tab, weChat.unbindTitle, weChat.unbind);
  await expect(tab.getByText(weChat.unbound)).toBeVisible();
  await expect(tab.getByRole('button', { name: `${weChat.bind}: ${weChat.weChat}` })).toBeVisible();
});

for (const { language, width } of [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const) {
  test(`the login window forgets what was typed when the way changes, but not the minute (${language}, ${width} px)`, async ({
    page,
  }) => {
    const words = speak(loginWords, language);
    const { mobile, memberName } = aStranger();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/goods/detail?productId=1&lang=${language}`);
    await settled(page);
    const window = loginWindow(page, language);
    // Statistics of the page view may meet the ended login first and clear it: then there is one more to be pressed with.
    await expect(async () => {
      await page.evaluate(() => {
        localStorage.setItem('access_token', 'of a login that has ended');
        localStorage.setItem('refresh_token', 'likewise');
        localStorage.setItem('time', String(Date.now()));
      });
      await page
        .getByRole('button')
        .filter({ hasText: /加入购物车|Add to cart/ })
        .first()
        .click({ timeout: 5_000 });
      await expect(window).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const textOf = (name: string) => window.getByRole('textbox', { name, exact: true });
    const look = async () => {
      expect(await tooWide(page)).toEqual([]);
      if (language === 'en') expect(await foreignWords(page)).toEqual([]);
    };

    await textOf(words.account).fill(memberName);
    await textOf(words.password).fill('NotMine1');
    await window.getByRole('tabpanel').getByRole('button', { name: words.login, exact: true }).click();
    await expect(window.getByRole('alert')).toBeVisible();
    await look();
    await window.getByRole('tab', { name: words.bySms }).click();
    await expect(window.getByRole('alert')).toHaveCount(0);
    await textOf(words.phone).fill(mobile);
    await window.getByRole('button', { name: entryWords.sendCode[language] }).click();
    const counting = window.getByRole('button', { name: language === 'zh' ? /秒后重发$/ : /^Resend in/ });
    await expect(counting).toBeDisabled();
    await look();

    await window.getByRole('tab', { name: words.byPassword }).click();
    await expect(textOf(words.account)).toHaveValue('');
    await expect(textOf(words.password)).toHaveValue('');
    await window.getByRole('tab', { name: words.bySms }).click();
    await expect(textOf(words.phone)).toHaveValue('');
    await expect(counting).toBeDisabled();

    await window.getByRole('button', { name: words.qr, exact: true }).click();
    await expect(window.getByRole('img', { name: qrWords.picture[language] })).toBeVisible();
    await look();
  });
}
