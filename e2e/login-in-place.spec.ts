// What needs a login asks for it where the guest is, over the page, and goes on by itself: links, buttons and what opens a window.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { cartWords } from '#mall/cart/parts/cart-words.ts';
import { goodsWords } from '#mall/goods/parts/goods-words.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { savedSearchWords } from '#mall/search/parts/saved-search-words.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { DEMO_PASSWORD, enterAs, expect, settled, test } from './visitor.ts';

const login = speak(loginWords, 'zh');
const cart = speak(cartWords, 'zh');
const goods = speak(goodsWords, 'zh');
const order = speak(buyerWords, 'zh');

const dialog = (page: Page) => page.getByRole('dialog', { name: login.login });

async function logIn(page: Page, account: string): Promise<void> {
  const form = dialog(page);
  await form.getByRole('textbox', { name: login.account }).fill(account);
  await form.getByRole('textbox', { name: login.password, exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('tabpanel').getByRole('button', { name: login.login, exact: true }).click();
}

const acts: [string, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    'buying now',
    '/goods/detail?productId=12',
    (page) => page.getByRole('link', { name: goods.buyNow }).click(),
    (page) => expect(page.getByRole('heading', { name: order.confirmOrder })).toBeVisible(),
  ],
  [
    'saved searches',
    '/goods/list?keyword=STM32',
    (page) => page.getByRole('button', { name: speak(searchWords, 'zh').savedSearches }).click(),
    (page) => expect(page.getByRole('dialog', { name: speak(savedSearchWords, 'zh').title })).toBeVisible(),
  ],
];

for (const [name, path, press, goesOn] of acts) {
  test(`${name} asks for the login over the page and goes on`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await press(page);
    await expect(dialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe('/login');
    await logIn(page, 'designer01');
    await goesOn(page);
    await expect(dialog(page)).toBeHidden();
  });
}

test('a login that has run out is asked for again, and what was pressed is done', async ({ page }) => {
  await enterAs(page, 'buyer01');
  await page.goto('/goods/detail?productId=12');
  await settled(page);
  const add = page.getByRole('button').filter({ hasText: cart.addToCart }).first();
  // In one breath: nothing else that the page asks may be the one that meets the login's end.
  await add.evaluate((button: HTMLButtonElement) => {
    localStorage.setItem('access_token', 'run.out.x');
    localStorage.setItem('refresh_token', 'run out');
    button.click();
  });
  await logIn(page, 'buyer01');
  await expect(page.getByText(cart.added)).toBeVisible();
});

test('checking out asks for the login over the cart, keeps it, and goes on', async ({ page }) => {
  await page.goto('/goods/detail?productId=12');
  await settled(page);
  await page.getByRole('button').filter({ hasText: cart.addToCart }).first().click();
  await expect(page.getByText(cart.added)).toBeVisible();
  await page.goto('/cart/index');
  await page.getByRole('button', { name: cart.checkout }).click();
  await expect(dialog(page)).toBeVisible();
  const register = dialog(page).getByRole('link', { name: login.register });
  await expect(register).toHaveAttribute('href', '/register?redirectUrl=%2Fbuy%2Fconfirm');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/cart/index');
  await page.getByRole('button', { name: cart.checkout }).click();
  await logIn(page, 'buyer01');
  await expect(page).toHaveURL('/buy/confirm');
  await expect(page.getByRole('button', { name: order.submit })).toBeVisible();
});
