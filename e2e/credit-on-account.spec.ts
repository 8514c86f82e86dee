// Credit in two browsers: applied for with papers, granted, agreed to, ordered on; another enterprise that is overdue and frozen pays and is thawed; an item is disputed down to its memo.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { accountStatus, applicationStatus } from '#mall/credit/account-status.ts';
import { creditBlocks } from '#mall/credit/credit-blocks.ts';
import { creditWords } from '#mall/credit/parts/credit-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { disputeReasons, disputeStatus } from '#mall/statement/dispute-process.ts';
import { statementWords } from '#mall/statement/parts/statement-words.ts';
import { statementStatus } from '#mall/statement/statement-status.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, foreignWords, test, tooWide } from './visitor.ts';

const credit = speak(creditWords, 'zh');
const statement = speak(statementWords, 'zh');
const order = speak(buyerWords, 'zh');

/** The smallest picture. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const asked = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const state = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Something that this store has in plenty. */
async function productOf(page: Page, storeName: string, keyword: string) {
  const buyer = await as(page, 'company02');
  const { list } = await buyer.get(`v3/goods/front/goods/goodsList?keyword=${keyword}&inStock=1&pageSize=50`);
  const own = (
    list as { storeName: string; productStock: number; minBuyNum: number; defaultProductId: number }[]
  ).find((one) => one.storeName === storeName && one.productStock > one.minBuyNum * 10);
  expect(own, `${keyword} of ${storeName}`).toBeDefined();
  return `/buy/confirm?productId=${own!.defaultProductId}&number=${own!.minBuyNum}`;
}

test('credit is applied for with papers, granted, agreed to and ordered on', async ({ page, colleague }) => {
  test.setTimeout(150_000);
  await page.setViewportSize(PHONE);
  await enterAs(page, 'company02');
  await page.goto('/member/credit/index');
  await page.getByRole('button', { name: credit.apply }).click();
  const form = asked(page);
  await form.getByLabel(credit.creditor).selectOption({ label: '立成阻容商城' });
  await form.getByLabel(credit.wantedLimit).fill('30000');
  await form.getByLabel(credit.yearlyPurchase).fill('200000');
  await form.getByLabel(credit.explanation).fill('阻容件改为月结。');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer: POINT });
  await expect(form.getByRole('link', { name: '营业执照.png' })).toBeVisible();
  await form.getByRole('button', { name: credit.apply }).click();
  await expect(form).toBeHidden();
  const row = page
    .getByRole('row')
    .filter({ hasText: '立成阻容商城' })
    .filter({ hasText: applicationStatus.PENDING_REVIEW.zh });
  await expect(row).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  const creditSn = (await row.getByRole('link').textContent())!;

  const seller = await colleague('seller02');
  await seller.goto(`/seller/credit/application?creditSn=${creditSn}`);
  await expect(seller.getByRole('link', { name: '营业执照.png' })).toBeVisible();
  await seller.getByRole('button', { name: credit.offer }).click();
  await asked(seller).getByLabel(credit.limit).fill('20000');
  await asked(seller).getByRole('button', { name: credit.offer }).click();
  await expect(state(seller, applicationStatus.OFFERED.zh)).toBeVisible();

  await page.setViewportSize(DESK);
  await page.goto(`/member/credit/application?creditSn=${creditSn}`);
  await expect(page.getByText('¥20,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: credit.accept }).click();
  await asked(page).getByLabel(credit.payPwd).fill(DEMO_PAY_PASSWORD);
  await asked(page).getByRole('button', { name: credit.accept }).click();
  await expect(asked(page).getByText(credit.mustAgree)).toBeVisible();
  await asked(page).getByRole('checkbox').check();
  await asked(page).getByRole('button', { name: credit.accept }).click();
  await expect(state(page, applicationStatus.COMPLETED.zh)).toBeVisible();

  await page.goto(await productOf(page, '立成阻容商城', '10kΩ'));
  await expect(page.getByText(credit.neverBlocked).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /立成阻容商城：.* 账期支付（可用 ¥20,000\.00）/ }).check();
  await page.getByRole('button', { name: order.submit }).click();
  await expect(page).toHaveURL(/\/member\/order\/list/);
  await expect(state(page, statementStatus.PENDING_SETTLEMENT.zh)).toBeVisible();

  // The same in English on the phone: what is used, and where the order stands.
  await page.setViewportSize(PHONE);
  await page.goto('/member/credit/index?lang=en');
  await expect(state(page, accountStatus.ACTIVE.en)).toBeVisible(); // the other account is active too once its statement is paid
  await expect(page.getByText('¥20,000.00').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: speak(creditWords, 'en').title })).toBeVisible();
  expect(await foreignWords(page, ['立成阻容商城', '方宁', '蓝鲸机器人采购部'])).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.goto('/member/order/list');
  await expect(page.getByText(statementStatus.PENDING_SETTLEMENT.en, { exact: true }).first()).toBeVisible();
});

test('an account that is frozen because a statement is overdue is thawed by paying it', async ({
  page,
  colleague,
}) => {
  await page.setViewportSize(DESK);
  await enterAs(page, 'company02');
  const confirm = await productOf(page, '元采自营', 'STM32');
  await page.goto(confirm);
  await expect(page.getByRole('checkbox', { name: /元采自营：.* 账期支付/ })).toBeDisabled();
  await expect(page.getByText(creditBlocks.FROZEN.zh).first()).toBeVisible();

  await page.goto('/member/credit/statements');
  await page
    .getByRole('link', { name: /^ST\d+$/ })
    .last()
    .click();
  await expect(state(page, statementStatus.OVERDUE.zh)).toBeVisible();
  await expect(page.getByText(/^逾期 \d+ 天$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: statement.paper }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^ST\d+\.pdf$/);
  await page.getByRole('link', { name: statement.pay }).click();
  await page.getByRole('button', { name: statement.toCashier }).click();
  await page.getByRole('radio', { name: speak(paymentWords, 'zh').balance }).check();
  await page.getByLabel(speak(paymentWords, 'zh').payPwd).fill(DEMO_PAY_PASSWORD);
  await page.getByRole('button', { name: /^支付 ¥/ }).click();
  await expect(page.getByRole('heading', { name: speak(paymentWords, 'zh').success })).toBeVisible();

  const finance = await colleague('finance01');
  await finance.goto('/admin/credit/accounts');
  await finance.getByRole('link', { name: '深圳蓝鲸机器人有限公司' }).click();
  await expect(state(finance, accountStatus.ACTIVE.zh)).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto(confirm);
  await expect(page.getByRole('checkbox', { name: /元采自营：.* 账期支付/ })).toBeEnabled();
  expect(await tooWide(page)).toEqual([]);
});

test('an item is disputed, agreed to, and taken off by a memo', async ({ page, colleague }) => {
  await page.setViewportSize(DESK);
  await enterAs(page, 'company01');
  await page.goto('/member/credit/statements');
  await page
    .getByRole('row')
    .filter({ hasText: statementStatus.PENDING_PAYMENT.zh })
    .getByRole('link', { name: /^ST\d+$/ })
    .click();
  await page.getByRole('button', { name: statement.dispute }).click();
  const form = asked(page);
  await form.getByLabel(statement.what).selectOption({ index: 1 });
  await form.getByLabel(statement.disputedAmount).fill('12.34');
  await form.getByLabel(statement.reason).selectOption({ label: disputeReasons.N2.zh });
  await form.getByLabel(statement.text).fill('与合同价不符');
  await form.getByRole('button', { name: statement.dispute }).click();
  await expect(state(page, disputeStatus.OPEN.zh)).toBeVisible();
  const statementSn = new URL(page.url()).searchParams.get('statementSn')!;

  const seller = await colleague('seller03');
  await seller.goto(`/seller/credit/statement?statementSn=${statementSn}`);
  await expect(seller.getByText('与合同价不符')).toBeVisible();
  await seller.getByRole('button', { name: statement.agree }).click();
  await asked(seller).getByRole('textbox').fill('核对无误，冲减');
  await asked(seller).getByRole('button', { name: statement.agree }).click();
  await expect(state(seller, disputeStatus.AGREED.zh)).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: /贷项 · 异议冲减：价格不符/ })).toContainText(
    '−¥12.34',
  );
  expect(await tooWide(page)).toEqual([]);
});
