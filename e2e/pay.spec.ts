// The ways to pay: balance with its password, bank transfer with a voucher that the platform approves; and an order that is cancelled.
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { entryWords } from '#kit/ui/entry-words.ts';
import { listWords } from '#kit/ui/list/list-words.ts';
import { speak } from '#kit/words/speak.ts';
import { orderStatus } from '#mall/order/order-status.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { adminWords } from '#screens/admin/admin-words.ts';
import { DEMO_PAY_PASSWORD, enterAs, expect, settled, tabTo, test } from './visitor.ts';

const order = speak(buyerWords, 'zh');
const pay = speak(paymentWords, 'zh');
const admin = speak(adminWords, 'zh');

interface Found {
  productId: number;
  storeId: number;
  minBuyNum: number;
}

/** Something cheap that is there in plenty; each test asks for another part, so that none waits for another's stock. */
async function findGoods(page: Page, keyword: string): Promise<Found> {
  const reply = await page.request.get(`/v3/goods/front/goods/goodsList?keyword=${keyword}&inStock=1`);
  const { data } = (await reply.json()) as {
    data: { list: { defaultProductId: number; storeId: number; minBuyNum: number; productStock: number }[] };
  };
  const goods = data.list.find((one) => one.productStock > one.minBuyNum * 50);
  expect(goods, `goods for ${keyword}`).toBeDefined();
  return { productId: goods!.defaultProductId, storeId: goods!.storeId, minBuyNum: goods!.minBuyNum };
}

/** Buys straight away from the goods page and stops at the cashier. */
async function orderOf(page: Page, { productId }: Found): Promise<void> {
  await page.goto(`/goods/detail?productId=${productId}`);
  await page.getByRole('link', { name: '立即购买' }).first().click();
  await expect(page).toHaveURL(/\/buy\/confirm\?productId=/);
  await page.getByRole('button', { name: order.submit }).click();
  await expect(page).toHaveURL(/\/buy\/pay\?paySn=/);
  await expect(page.getByRole('heading', { name: pay.cashier, exact: true })).toBeVisible();
}

async function stockOf(page: Page, { productId }: Found): Promise<number> {
  const reply = await page.request.get(`/v3/goods/front/goods/details?productId=${productId}`);
  const { data } = (await reply.json()) as {
    data: { products: { productId: number; productStock: number }[] };
  };
  return data.products.find((one) => one.productId === productId)!.productStock;
}

/** The order number as the cashier shows it. */
async function orderSnAtCashier(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: /^SO\d+$/ }).textContent())!;
}

test('the balance pays with the pay password, and not with a wrong one, all without a mouse', async ({
  page,
}) => {
  await enterAs(page, 'company01');
  const { productId } = await findGoods(page, 'LM358');
  await page.goto(`/goods/detail?productId=${productId}`);
  await settled(page);
  await tabTo(page, page.getByRole('link', { name: '立即购买' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buy\/confirm\?productId=/);
  // As the last order had it.
  const invoice = page.locator('input[name="invoice-kind"]:checked');
  const kind = (await invoice.getAttribute('value'))!;
  await tabTo(page, invoice);
  await page.keyboard.press('ArrowUp');
  await expect(invoice).not.toHaveAttribute('value', kind);
  await page.keyboard.press('ArrowDown');
  await expect(invoice).toHaveAttribute('value', kind);
  await tabTo(page, page.getByLabel(order.remark));
  await page.keyboard.type('请放前台');
  await tabTo(page, page.getByRole('button', { name: order.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: pay.cashier, exact: true })).toBeVisible();
  const orderSn = await orderSnAtCashier(page);
  await tabTo(page, page.getByRole('radio', { checked: true }));
  const balance = page.getByRole('radio', { name: pay.balance });
  for (let pressed = 0; pressed < 3 && !(await balance.isChecked()); pressed++)
    await page.keyboard.press('ArrowDown');
  await expect(balance).toBeChecked();
  const button = page.getByRole('button', { name: /^支付 ¥/ });

  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入支付密码')).toBeVisible();
  const password = page.getByRole('textbox', { name: pay.payPwd });
  await expect(password).toBeFocused();
  await page.keyboard.type('Wrong2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^支付密码错误，还可以再试 \d 次$/)).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await password.fill(DEMO_PAY_PASSWORD);
  await button.dblclick();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expect(page).toHaveURL(/\/member\/order\/list/);
  const card = page.getByRole('article', { name: orderSn });
  await expect(card).toContainText(orderStatus.PENDING_DELIVERY.zh);

  await card.getByRole('link', { name: order.detail }).click();
  await expect(page.getByRole('heading', { name: orderStatus.PENDING_DELIVERY.zh })).toBeVisible();
});

test('a bank transfer is paid when the platform has approved its voucher', async ({ page, colleague }) => {
  await enterAs(page, 'buyer01');
  const goods = await findGoods(page, 'AMS1117');
  await orderOf(page, goods);
  const orderSn = await orderSnAtCashier(page);
  const payer = `张三${Date.now() % 1_000_000}`;
  await page.getByRole('radio', { name: pay.transferText }).check();
  const account = page.getByRole('region', { name: pay.transferTo });
  await expect(account.getByText(pay.reference, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: pay.handIn }).click();
  await expect(page.getByText('请输入付款户名')).toBeVisible();
  await expect(page.getByText('请上传转账凭证')).toBeVisible();
  await page.getByRole('textbox', { name: pay.payerName }).fill(payer);
  await page.getByRole('textbox', { name: pay.payerBank }).fill('中国银行');
  await page.locator('a[href^="/index"]').first().click();
  await page.getByRole('button', { name: entryWords.stay.zh }).click();
  await expect(page.getByRole('textbox', { name: pay.payerBank })).toHaveValue('中国银行');
  // A slow line: what has arrived can be handed in at once.
  await page.route('**/v3/**/upload*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('选择文件').click();
  await (await chooser).setFiles([{ name: '回单.png', mimeType: 'image/png', buffer: aPicture() }]);
  await expect(page.getByRole('link', { name: '回单.png' })).toBeVisible();
  await page.getByRole('button', { name: pay.handIn }).click();
  await expect(page.getByRole('heading', { name: '凭证审核中' })).toBeVisible();

  const desk = await colleague('admin01');
  await desk.goto(`/admin/payment/list?keyword=${encodeURIComponent(payer)}`);
  const row = desk.getByRole('row').filter({ hasText: payer });
  await row.getByRole('button', { name: admin.openFile('回单.png') }).click();
  const paper = desk.getByRole('dialog', { name: '回单.png' });
  await expect(paper.getByRole('img', { name: '回单.png' })).toBeVisible();
  await paper.getByRole('button', { name: '关闭' }).click();
  await row.getByRole('button', { name: admin.approve, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: admin.approveTitle });
  await dialog.getByRole('button', { name: admin.approveNow }).click();
  await expect(dialog.getByText(admin.amountWrong)).toBeVisible();
  await dialog.getByRole('button', { name: /^与凭证一致/ }).click();
  await expect(dialog.getByText(admin.exactlyDue)).toBeVisible();
  await dialog.getByRole('button', { name: admin.approveNow }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(listWords.nothingFound.zh)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await page.goto(`/member/order/detail?orderSn=${orderSn}`);
  await expect(page.getByRole('heading', { name: orderStatus.PENDING_DELIVERY.zh })).toBeVisible();
  const store = await colleague(`seller0${goods.storeId}`);
  await store.goto(`/seller/order/list?state=PENDING_DELIVERY&keyword=${orderSn}`);
  await expect(
    store.getByRole('article', { name: orderSn }).getByRole('button', { name: '发货' }),
  ).toBeVisible();
});

test('a cancelled order gives its stock back and can no longer be paid', async ({ page }) => {
  await enterAs(page, 'designer01');
  const goods = await findGoods(page, '2N7002');
  const before = await stockOf(page, goods);
  await orderOf(page, goods);
  const cashier = page.url();
  const orderSn = await orderSnAtCashier(page);
  expect(await stockOf(page, goods)).toBe(before - goods.minBuyNum);

  await page.goto('/member/order/list?tab=pendingPayment');
  const card = page.getByRole('article', { name: orderSn });
  await card.getByRole('button', { name: order.cancel }).click();
  const question = page.getByRole('alertdialog', { name: order.cancelTitle });
  await question.getByRole('textbox', { name: order.reason }).fill('型号选错了');
  await question.getByRole('button', { name: order.cancel, exact: true }).last().click();
  await expect(page.getByText('订单已取消')).toBeVisible();
  await expect(card).toBeHidden();
  expect(await stockOf(page, goods)).toBe(before);

  await page.goto(`/member/order/detail?orderSn=${orderSn}`);
  await expect(page.getByRole('heading', { name: orderStatus.CANCELLED.zh })).toBeVisible();
  await expect(page.getByText(/型号选错了/).first()).toBeVisible();
  await page.goto(cashier);
  await expect(page.getByRole('heading', { name: pay.closed })).toBeVisible();
});

test('WeChat Pay: a code is scanned; what fails there can be paid again, and the page hears it by itself', async ({
  page,
}) => {
  await enterAs(page, 'buyer01');
  await orderOf(page, await findGoods(page, 'TL431'));
  for (const decision of ['模拟支付失败', '确认支付']) {
    await page.getByRole('radio', { name: pay.weChatText }).check();
    await page.getByRole('button', { name: /^去支付 ¥/ }).click();
    await expect(page.getByRole('heading', { name: pay.weChatPay })).toBeVisible();
    await expect(page.getByRole('img', { name: pay.weChatCode })).toBeVisible();
    // As the payer's phone opens what the code says.
    const phone = page.waitForEvent('popup');
    await page.getByRole('link', { name: pay.standInOpen }).click();
    const payer = await phone;
    await expect(payer.getByText('不会产生真实扣款')).toBeVisible();
    await payer.getByRole('button', { name: decision }).click();
    await expect(payer.getByRole('status')).toContainText(decision === '确认支付' ? '支付成功' : '支付失败');
    await payer.close();
    if (decision !== '确认支付')
      await expect(page.getByRole('alert').filter({ hasText: pay.failed })).toBeVisible({ timeout: 20_000 });
  }
  await expect(page.getByRole('heading', { name: pay.success })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/member\/order\/list/);
});

test('Alipay: its page is left, gone on with and paid; the mall shows how it went', async ({ page }) => {
  await enterAs(page, 'buyer01');
  await orderOf(page, await findGoods(page, 'NE555'));
  const cashier = page.url();
  await page.getByRole('radio', { name: pay.alipayText }).check();
  await page.getByRole('button', { name: /^去支付 ¥/ }).click();
  await page.getByRole('button', { name: '暂不支付' }).click();
  await expect(page).toHaveURL(cashier);
  await expect(page.getByRole('heading', { name: pay.alipayPay })).toBeVisible();
  await page.getByRole('button', { name: pay.goOnPaying }).click();
  await expect(page.getByRole('heading', { name: '支付宝收银台（模拟）' })).toBeVisible();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { name: pay.success })).toBeVisible();
  await expect(page).toHaveURL(/\/member\/order\/list/);
});

/** A picture that a program can really read: 8 × 8 grey points as PNG. */
function aPicture(): Buffer {
  const rows = Buffer.concat(
    Array.from({ length: 8 }, () => Buffer.from([0, ...Array<number>(8).fill(200)])),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(8, 0);
  header.writeUInt32BE(8, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), bytes]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(bytes.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
