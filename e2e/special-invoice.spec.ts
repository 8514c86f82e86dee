// A special VAT invoice in three browsers: a header is checked, an order's wish becomes an application, it is issued, taken back in part and whole, and issued anew.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { headerStatus } from '#mall/invoice/header-status.ts';
import { invoiceStatus } from '#mall/invoice/invoice-status.ts';
import { headerWords } from '#mall/invoice/parts/header-words.ts';
import { invoiceWords } from '#mall/invoice/parts/invoice-words.ts';
import { redReasons, redStatus } from '#mall/invoice/red-status.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = speak(invoiceWords, 'zh');
const header = speak(headerWords, 'zh');

const TITLE = '深圳市启明智能设备有限公司第二工厂';
const COMPANY = {
  ...{ title: TITLE, taxNo: '91440300MA5D0QM09J' },
  ...{ registerAddress: '深圳市南山区留仙大道 3370 号', registerPhone: '0755-86540002' },
  ...{ bank: '招商银行深圳留仙洞支行', bankAccount: '7559 2200 3310 802' },
};

const asked = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const state = (page: Page, key: keyof typeof invoiceStatus) =>
  page.getByText(invoiceStatus[key].zh, { exact: true }).first();

/** Timers fire every second. */
async function until(page: Page, key: keyof typeof invoiceStatus) {
  await expect(async () => {
    await page.reload();
    await expect(state(page, key)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** What was ordered with a wish for a special invoice is paid, sent and received. @returns its application */
async function ordered(page: Page): Promise<{ invoiceSn: string; operator: string }> {
  const buyer = await as(page, 'company01');
  const { list } = await buyer.get('v3/goods/front/goods/goodsList?keyword=STM32F103&inStock=1');
  const { defaultProductId: productId, minBuyNum, storeName } = list[0];
  const { addressId } = (await buyer.get('v3/member/front/memberAddress/list'))[0];
  const wish = { source: 'buyNow', productId, number: minBuyNum, addressId };
  const invoice = { kind: 'special', titleKind: 'company', ...COMPANY, email: 'fp@qiming.example' };
  const { orderSns, paySn } = await buyer.post('v3/business/front/orderOperate/submit', { ...wish, invoice });
  await buyer.post('v3/business/front/orderPay/doPay', {
    ...{ paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD },
  });
  const operator = storeName === '元采自营' ? 'seller01' : 'seller03';
  const seller = await as(page, operator);
  const [orderSn] = orderSns;
  await seller.post('v3/business/seller/orderInfo/deliver', {
    ...{ orderSn, carrier: '顺丰速运', trackingNo: `SF${Date.now()}` },
  });
  await buyer.post('v3/business/front/orderOperate/receive', { orderSn });
  const found = await buyer.get(`v3/business/front/invoice/list?keyword=${orderSn}`);
  return { invoiceSn: found.list[0].invoiceSn, operator };
}

test('from a header to a red letter and a new invoice', async ({ page, colleague }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'company01');

  await page.goto('/member/invoice/header');
  await page.getByRole('button', { name: header.add }).first().click();
  for (const [name, value] of Object.entries(COMPANY)) await page.locator(`[name="${name}"]`).fill(value);
  await asked(page).getByRole('button', { name: header.save }).click();
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText(
    headerStatus.PENDING_REVIEW.zh,
  );
  const auditor = await colleague('admin01');
  await auditor.goto('/admin/invoiceHeader/list');
  await auditor.getByRole('row').filter({ hasText: TITLE }).getByRole('button', { name: '核验通过' }).click();
  await asked(auditor).getByRole('button', { name: '核验通过' }).click();
  await expect(auditor.getByRole('row').filter({ hasText: TITLE })).toHaveCount(0);

  const { invoiceSn, operator } = await ordered(page);
  const seller = await colleague(operator);
  await seller.goto(`/seller/invoice/detail?invoiceSn=${invoiceSn}`);
  await seller.getByRole('button', { name: say.accept }).click();
  await asked(seller).getByRole('button', { name: say.accept }).click();
  await until(seller, 'COMPLETED');

  // A part of one row.
  await page.goto(`/member/invoice/info?invoiceSn=${invoiceSn}`);
  await expect(state(page, 'COMPLETED')).toBeVisible();
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toBeVisible();
  await page.getByRole('button', { name: say.askRed }).click();
  const amounts = asked(page).getByLabel(new RegExp(`${say.redAmount}$`));
  await amounts.first().fill('999999999.00');
  await asked(page).getByRole('button', { name: say.askRed }).click();
  await asked(page).getByLabel(say.redReason).selectOption({ label: redReasons['04'].zh });
  await asked(page).getByRole('button', { name: say.askRed }).click();
  await expect(asked(page).getByText(say.redRowsWrong)).toBeVisible();
  await amounts.first().fill('1.00');
  for (const other of (await amounts.all()).slice(1)) await other.fill('');
  await asked(page).getByRole('button', { name: say.askRed }).click();
  await expect(asked(page)).toHaveCount(0);
  await until(page, 'COMPLETED');
  await expect(page.getByText(redStatus.ISSUED.zh, { exact: true })).toBeVisible();
  await expect(page.getByText(say.partlyRed, { exact: true })).toBeVisible();

  // All the rest, since it was made out wrongly; then anew.
  await page.getByRole('button', { name: say.askRed }).click();
  await asked(page).getByLabel(say.redReason).selectOption({ label: redReasons['01'].zh });
  await asked(page).getByRole('button', { name: say.askRed }).click();
  await expect(asked(page)).toHaveCount(0);
  await until(page, 'RED_ISSUED');
  await page.goto('/member/invoice/add');
  await page.getByRole('button', { name: say.apply, exact: true }).first().click();
  const own = await asked(page).locator('option').filter({ hasText: TITLE }).getAttribute('value');
  await asked(page).getByLabel(say.header).selectOption(own);
  await asked(page).getByRole('radio', { name: '增值税专用发票' }).check();
  await asked(page).getByRole('button', { name: say.apply, exact: true }).click();
  await expect(page).toHaveURL(/invoice\/info\?invoiceSn=IV/);
  await expect(state(page, 'PENDING_REVIEW')).toBeVisible();
});
