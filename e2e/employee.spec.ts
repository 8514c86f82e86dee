// An enterprise lets an employee in: account with limits, first own password, buying within the limits, doors that stay shut, and the end of it.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { employeeWords } from '#mall/company/parts/employee-words.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { enterAs, expect, foreignWords, settled, test, tooWide } from './visitor.ts';

const say = speak(employeeWords, 'zh');
const login = speak(loginWords, 'zh');
const account = speak(accountWords, 'zh');
const order = speak(buyerWords, 'zh');

const OWN_PASSWORD = 'MyOwn2026x';
const LIMIT = 100;

interface Priced {
  productId: number;
  within: number;
  above: number;
}

/** Something of which some cost less than the limit and more cost more, freight included. */
async function findGoods(page: Page): Promise<Priced> {
  const reply = await page.request.get('/v3/goods/front/goods/goodsList?keyword=0603&inStock=1&pageSize=40');
  const { data } = (await reply.json()) as {
    data: {
      list: { defaultProductId: number; minBuyNum: number; productStock: number; goodsPrice: string }[];
    };
  };
  for (const { defaultProductId: productId, minBuyNum, productStock, goodsPrice } of data.list) {
    const price = Number(goodsPrice);
    const above = Math.ceil((LIMIT * 6) / price / minBuyNum) * minBuyNum;
    if (price * minBuyNum < LIMIT / 2 && productStock > above * 2)
      return { productId, within: minBuyNum, above };
  }
  throw new Error('no goods of the right price');
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: login.account }).fill(name);
  await page.getByRole('textbox', { name: login.password, exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: login.login, exact: true }).click();
}

test('an employee is invited, buys within his limits, and is stopped', async ({ page, colleague }) => {
  const digits = `${Date.now() % 100_000_000}`.padStart(8, '0');
  const name = `e_${digits}`;
  const realName = `郑新${digits}`;
  const main = await colleague('company01');

  await test.step('the main account makes the account', async () => {
    await main.goto('/member/subAccount');
    await main.getByRole('link', { name: say.newOne }).click();
    await expect(main).toHaveURL('/member/createSub');
    await main.getByRole('button', { name: say.create }).click();
    await expect(main.getByText(say.needsPoint)).toBeVisible();
    await main.getByRole('textbox', { name: say.accountName }).fill(name);
    await main.getByRole('textbox', { name: say.realName }).fill(realName);
    await main.getByRole('textbox', { name: say.mobile }).fill(`186${digits}`);
    await main.getByRole('checkbox', { name: '采购员' }).check();
    await main.getByRole('textbox', { name: say.limitPerOrder }).fill(String(LIMIT));
    await main.getByRole('button', { name: say.create }).click();
  });
  const card = main.getByRole('dialog', { name: say.invitedTitle });
  const initial = await card
    .getByText(/^[A-Za-z2-9]{12}$/)
    .first()
    .innerText();
  await card.getByRole('button', { name: say.understood }).click();
  const row = main.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('待激活')).toBeVisible();

  await test.step('he logs in and must choose a password of his own', async () => {
    await page.goto('/login?redirectUrl=%2Fmember%2Forder%2Flist');
    await logIn(page, name, initial.trim());
    await expect(page).toHaveURL(/\/member\/pwd\/reset\?first=1/);
    await page.goto('/member/order/list');
    await expect(page).toHaveURL(/\/member\/pwd\/reset\?first=1/);
    await page.getByRole('textbox', { name: account.newPwd, exact: true }).fill(OWN_PASSWORD);
    await page.getByRole('textbox', { name: account.again, exact: true }).fill(OWN_PASSWORD);
    await page.getByRole('button', { name: account.save, exact: true }).click();
    await expect(page).toHaveURL('/member/order/list');
    await main.reload();
    await expect(row.getByText('正常')).toBeVisible();
  });

  const goods = await findGoods(page);
  const confirm = (number: number) => page.goto(`/buy/confirm?productId=${goods.productId}&number=${number}`);
  await test.step('he buys within his limit, sent to an address of the enterprise', async () => {
    await confirm(goods.within);
    await expect(page.getByText('企业地址')).toBeVisible();
    await page.getByRole('button', { name: order.submit }).click();
    await expect(page).toHaveURL(/\/buy\/pay\?paySn=/);
  });

  await test.step('above it he reads why not', async () => {
    await confirm(goods.above);
    await expect(
      page.getByRole('alert').getByText(/超过您的单笔限额 ¥100\.00，请联系管理员 company01/),
    ).toBeVisible();
    await page.getByRole('button', { name: order.submit }).click();
    await expect(page.getByText(/超过您的单笔限额/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/buy\/confirm/);
  });

  await test.step('the door of the sub-accounts is shut, and the menu does not lead there', async () => {
    await page.goto('/member/subAccount');
    await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
    await expect(page.getByText('打开此页面需要“子账号管理”权限，您的账号没有此权限。')).toBeVisible();
    await expect(page.getByText('请联系企业管理员 company01 开通。')).toBeVisible();
    const menu = page.getByRole('navigation', { name: '会员菜单' });
    await expect(menu.getByRole('link', { name: '我的订单' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '子账号' })).toHaveCount(0);
    expect(await tooWide(page)).toEqual([]);
  });

  await test.step('the main account sees what he ordered, and stops him', async () => {
    await main.goto('/member/order/list');
    await main.getByRole('combobox', { name: '下单人' }).selectOption({ label: realName });
    await expect(main).toHaveURL(/buyerId=\d+/);
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByText(order.orderedBy(name))).toBeVisible();
    await main.goto(`/member/subAccount?keyword=${name}`);
    await row.getByRole('button', { name: say.disable }).click();
    await main.getByRole('alertdialog').getByRole('button', { name: say.disable }).click();
    await expect(row.getByText('已停用')).toBeVisible();
    await page.goto('/member/order/list');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, name, OWN_PASSWORD);
    await expect(page.getByText('您的账号已被企业停用，请联系管理员 company01')).toBeVisible();
  });
});

for (const width of [1440, 390]) {
  test(`the employees' pages fit ${width} px, in English too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page, 'company01');
    for (const url of ['/member/subAccount', '/member/createSub', '/member/permission']) {
      await page.goto(`${url}?lang=en`);
      await settled(page);
      expect(await tooWide(page), url).toEqual([]);
      expect(
        await foreignWords(page, ['何佳', '孙丽', '吴昊', '郑新', '中文', '元采', '深圳启明电子有限公司']),
        url,
      ).toEqual([]);
    }
  });
}

test('a viewer reads what he may do and whom to ask', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'company01_view');
  await page.goto('/member/permission');
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
  await expect(page.getByRole('heading', { name: say.myPermissions })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await page.goto('/buy/confirm');
  await expect(page.getByText('打开此页面需要“提交订单”权限，您的账号没有此权限。')).toBeVisible();
});
