// Money goes both ways, in three browsers: a return with inspection and refund, an exchange, a refused case that the platform decides, cancelled orders, a recharge.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { carrierWords } from '#mall/address/parts/carrier-words.ts';
import { caseStatus, caseSteps, storesCaseStates } from '#mall/after-sale/after-sale-status.ts';
import { caseActionWords } from '#mall/after-sale/parts/case-action-words.ts';
import { caseWords } from '#mall/after-sale/parts/case-words.ts';
import { returnWords } from '#mall/after-sale/parts/return-words.ts';
import { saidWords } from '#mall/after-sale/parts/said-words.ts';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { rechargeWords } from '#mall/recharge/parts/recharge-words.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = {
  ...speak(caseWords, 'zh'),
  ...speak(returnWords, 'zh'),
  ...speak(caseActionWords, 'zh'),
  ...speak(saidWords, 'zh'),
};
const way = speak(carrierWords, 'zh');
const pay = speak(paymentWords, 'zh');
const recharge = speak(rechargeWords, 'zh');

/** Who ships for a store of the demo, by its name. */
const OPERATORS: Readonly<Record<string, string>> = {
  元采自营: 'seller01',
  立成阻容商城: 'seller02',
  芯汇半导体旗舰店: 'seller03',
  联固连接与机电: 'seller04',
};

/** An order of buyer01, paid, and shipped where it is wished so. @returns its number and part, and its store's operator */
async function orderOf(page: Page, keyword: string, until: 'placed' | 'paid' | 'shipped' = 'shipped') {
  const buyer = await as(page, 'buyer01');
  const { list } = await buyer.get(`v3/goods/front/goods/goodsList?keyword=${keyword}&inStock=1`);
  const own = (
    list as {
      storeName: string;
      productStock: number;
      minBuyNum: number;
      defaultProductId: number;
      partNo: string;
    }[]
  ).find((one) => one.productStock > one.minBuyNum * 20);
  expect(own, keyword).toBeDefined();
  const { addressId } = (await buyer.get('v3/member/front/memberAddress/list'))[0];
  const { minBuyNum: number, defaultProductId: productId, partNo, storeName } = own!;
  const operator = OPERATORS[storeName]!;
  const { orderSns, paySn } = await buyer.post('v3/business/front/orderOperate/submit', {
    source: 'buyNow',
    productId,
    number,
    addressId,
  });
  const orderSn: string = orderSns[0];
  if (until !== 'placed')
    await buyer.post('v3/business/front/orderPay/doPay', {
      paySn,
      method: 'BALANCE',
      payPwd: DEMO_PAY_PASSWORD,
    });
  if (until === 'shipped')
    await (await as(page, operator)).post('v3/business/seller/orderInfo/deliver', {
      orderSn,
      carrier: '顺丰速运',
      trackingNo: `SF${Date.now()}`,
    });
  return { orderSn, paySn, partNo, number, operator };
}

/** The window that asks, grave or not. */
const asked = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

const state = (page: Page, key: keyof typeof caseStatus, side: 'own' | 'store' = 'own') =>
  page.getByText(side === 'own' ? caseStatus[key].zh : storesCaseStates[key].zh, { exact: true }).first();

/** Asks for something about all that was shipped. @returns the case's number */
async function ask(page: Page, orderSn: string, kind: 'kind1' | 'kind2', reason = 'R03'): Promise<string> {
  await page.goto(`/member/order/refund/apply?orderSn=${orderSn}`);
  await page.getByRole('radio', { name: kind === 'kind1' ? '退货退款' : '换货', exact: true }).check();
  await page.getByLabel(say.reason).selectOption(reason);
  await page.getByRole('button', { name: say.send }).click();
  await expect(page).toHaveURL(/refund\/detail\?caseSn=AS\d+/);
  await expect(state(page, 'RETURN_REVIEW')).toBeVisible();
  return new URL(page.url()).searchParams.get('caseSn')!;
}

async function agree(seller: Page, caseSn: string): Promise<void> {
  await seller.goto(`/seller/aftersale/detail?caseSn=${caseSn}`);
  await seller.getByRole('button', { name: say.agreeReturn }).click();
  await asked(seller).getByRole('button', { name: say.agreeReturn }).click();
  await expect(state(seller, 'SEND_BACK', 'store')).toBeVisible();
}

async function sendBack(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('img', { name: say.scan })).toBeVisible();
  await page.getByRole('button', { name: say.sendBack }).click();
  const window = asked(page);
  await window.getByLabel(way.carrier).fill('顺丰速运');
  await window.getByLabel(way.trackingNo).fill('SF7700000001');
  await window.getByRole('button', { name: say.sendBack }).click();
  await expect(state(page, 'RETURNING')).toBeVisible();
}

test('goods go back: agreed, sent with a label, inspected and paid', async ({ page, colleague }) => {
  await enterAs(page, 'buyer01');
  const { orderSn, partNo, number, operator } = await orderOf(page, 'AMS1117-3.3');
  const caseSn = await ask(page, orderSn, 'kind1');
  const seller = await colleague(operator);
  await agree(seller, caseSn);
  await sendBack(page);
  await seller.reload();
  await seller.getByRole('button', { name: say.receive }).click();
  const window = asked(seller);
  await expect(window.getByLabel(say.numberOf(say.gradeA, partNo)).first()).toHaveValue(String(number));
  await window.getByRole('button', { name: say.receive }).click();
  await expect(state(seller, 'COMPLETED', 'store')).toBeVisible();
  await page.reload();
  await expect(state(page, 'COMPLETED')).toBeVisible();
  await expect(page.getByText(say.paidBack).first()).toBeVisible();
});

test('goods are exchanged in a parcel of their own, on a phone', async ({ page, colleague }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'buyer01');
  const { orderSn, operator } = await orderOf(page, 'CH340G');
  const caseSn = await ask(page, orderSn, 'kind2');
  const seller = await colleague(operator);
  await agree(seller, caseSn);
  await sendBack(page);
  await seller.reload();
  await seller.getByRole('button', { name: say.receive }).click();
  await asked(seller).getByRole('button', { name: say.receive }).click();
  await expect(state(seller, 'EXCHANGE_PENDING', 'store')).toBeVisible();
  await seller.getByRole('button', { name: say.sendReplacement }).click();
  const window = asked(seller);
  await window.getByLabel(way.carrier).fill('顺丰速运');
  await window.getByLabel(way.trackingNo).fill('SF7700000002');
  await window.getByRole('button', { name: say.sendReplacement }).click();
  await expect(state(seller, 'EXCHANGE_SHIPPED', 'store')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: say.takeReplacement }).click();
  await asked(page).getByRole('button', { name: say.takeReplacement }).click();
  await expect(state(page, 'COMPLETED')).toBeVisible();
});

test('what the store refuses the platform decides', async ({ page, colleague }) => {
  await enterAs(page, 'buyer01');
  const { orderSn, operator } = await orderOf(page, 'TP4056');
  const caseSn = await ask(page, orderSn, 'kind1', 'R06');
  const seller = await colleague(operator);
  await seller.goto(`/seller/aftersale/detail?caseSn=${caseSn}`);
  await seller.getByRole('button', { name: say.refuse, exact: true }).click();
  await asked(seller).getByRole('textbox').fill('批次与页面一致');
  await asked(seller).getByRole('button', { name: say.refuse, exact: true }).click();
  await expect(state(seller, 'REVIEW_REJECTED', 'store')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: say.escalate }).click();
  await asked(page).getByLabel(say.whatToSay).fill('订单备注写明了批次');
  await asked(page).getByRole('button', { name: say.escalate }).click();
  await expect(state(page, 'IN_ARBITRATION')).toBeVisible();
  const platform = await colleague('admin01');
  await platform.goto(`/admin/aftersale/detail?caseSn=${caseSn}`);
  await platform.getByRole('button', { name: say.decide, exact: true }).click();
  const window = asked(platform);
  await window.getByRole('radio', { name: say.paidAtOnce }).check();
  await window.getByLabel(say.refundAmount).fill('0.50');
  await window.getByLabel(say.decideReason).fill('批次不符，货留买家，部分退款');
  await window.getByRole('button', { name: say.decideTitle }).click();
  await expect(state(platform, 'COMPLETED')).toBeVisible();
  await page.reload();
  await expect(state(page, 'COMPLETED')).toBeVisible();
  await expect(page.getByText('¥0.50').first()).toBeVisible();
});

test('a paid order is cancelled at once, in English', async ({ page }) => {
  const english = speak(caseWords, 'en');
  await enterAs(page, 'buyer01');
  const { orderSn } = await orderOf(page, 'MP1584', 'paid');
  await page.goto('/');
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto(`/member/order/refund/apply?orderSn=${orderSn}`);
  await page.getByRole('button', { name: english.cancelNow }).click();
  await asked(page).getByRole('button', { name: english.cancelNow }).click();
  await expect(page.getByText(caseStatus.COMPLETED.en, { exact: true }).first()).toBeVisible();
});

test('an order paid by a WeChat code is cancelled, and the money goes back by WeChat', async ({
  page,
  context,
}) => {
  await enterAs(page, 'buyer01');
  const { orderSn, paySn } = await orderOf(page, 'SS34', 'placed');
  await page.goto(`/buy/pay?paySn=${paySn}`);
  await page.getByRole('radio', { name: pay.weChatText }).check();
  await page.getByRole('button', { name: /支付 ¥/ }).click();
  await expect(page.getByRole('img', { name: pay.weChatCode })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: pay.standInOpen }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(phone.getByRole('status')).toHaveText('支付成功');
  await phone.close();
  await expect(page).not.toHaveURL(/buy\/pay\?/);
  await page.goto(`/member/order/refund/apply?orderSn=${orderSn}`);
  await page.getByRole('button', { name: say.cancelNow }).click();
  await asked(page).getByRole('button', { name: say.cancelNow }).click();
  await expect(page).toHaveURL(/refund\/detail/);
  await expect(async () => {
    await page.reload();
    await expect(state(page, 'COMPLETED')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('原路退回微信支付').first()).toBeVisible();
});

test('a refund that its channel refuses is paid by bank: the platform splits, the buyer names an account, finance pays it', async ({
  page,
  context,
  colleague,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'buyer01');
  const { orderSn, paySn, operator } = await orderOf(page, 'SS34', 'placed');
  await page.goto(`/buy/pay?paySn=${paySn}`);
  await page.getByRole('radio', { name: pay.weChatText }).check();
  await page.getByRole('button', { name: /支付 ¥/ }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: pay.standInOpen }).click();
  const phone = await opened;
  await phone.getByLabel('之后的退款').selectOption('REFUSED');
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(phone.getByRole('status')).toHaveText('支付成功');
  await phone.close();
  await expect(page).not.toHaveURL(/buy\/pay\?/);
  await (await as(page, operator)).post('v3/business/seller/orderInfo/deliver', {
    orderSn,
    carrier: '顺丰速运',
    trackingNo: `SF${Date.now()}`,
  });

  await page.goto(`/member/order/refund/apply?orderSn=${orderSn}`);
  await page.getByRole('radio', { name: '仅退款', exact: true }).check();
  await page.getByLabel(say.reason).selectOption('R07');
  await page.getByRole('radio', { name: say.yesReceived }).check();
  await page.getByRole('button', { name: say.send }).click();
  await expect(state(page, 'PENDING_REVIEW')).toBeVisible();
  const caseSn = new URL(page.url()).searchParams.get('caseSn')!;
  await page.getByRole('link', { name: say.edit }).click();
  await page.getByLabel(say.text).fill('丝印与描述不符');
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByText(caseSteps.edit.zh)).toBeVisible();

  const seller = await colleague(operator);
  await seller.goto(`/seller/aftersale/detail?caseSn=${caseSn}`);
  await seller.getByRole('button', { name: say.refuse, exact: true }).click();
  await asked(seller).getByRole('textbox').fill('与描述一致');
  await asked(seller).getByRole('button', { name: say.refuse, exact: true }).click();
  await expect(state(seller, 'REVIEW_REJECTED', 'store')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: say.escalate }).click();
  await asked(page).getByLabel(say.whatToSay).fill('丝印照片见凭证');
  await asked(page).getByRole('button', { name: say.escalate }).click();
  await expect(state(page, 'IN_ARBITRATION')).toBeVisible();

  const platform = await colleague('admin01');
  await platform.goto(`/admin/aftersale/detail?caseSn=${caseSn}`);
  await platform.getByRole('button', { name: say.decide, exact: true }).click();
  await asked(platform).getByLabel(say.refundAmount).fill('0.60');
  await asked(platform).getByLabel(say.offerReason).fill('双方各担一部分');
  await asked(platform).getByRole('button', { name: say.decideTitle }).click();
  await expect(async () => {
    await page.reload();
    await expect(state(page, 'REFUND_FAILED')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  await page.getByRole('button', { name: say.nameAccount }).click();
  const account = asked(page);
  await account.getByRole('radio', { name: say.toBank }).check();
  await account.getByLabel(say.holder).fill('深圳华测电子有限公司');
  await account.getByLabel(say.bank).fill('招商银行深圳分行');
  await account.getByLabel(say.accountNumber).fill('6225880112345678');
  await account.getByRole('button', { name: say.nameAccount }).click();
  await expect(state(page, 'REFUNDING')).toBeVisible();

  await platform.reload();
  await expect(platform.getByText('6225880112345678')).toBeVisible();
  await platform.getByRole('button', { name: say.markRefundPaid }).click();
  await asked(platform).getByLabel(say.bankSerial).fill('CMB20261126001');
  await asked(platform).getByRole('button', { name: say.markRefundPaid }).click();
  await expect(state(platform, 'COMPLETED')).toBeVisible();
  await page.reload();
  await expect(state(page, 'COMPLETED')).toBeVisible();
  await expect(page.getByText('CMB20261126001')).toBeVisible();
  await expect(page.getByText('¥0.60').first()).toBeVisible();
});

test('a recharge is paid by a code, and stands on the balance', async ({ page, context }) => {
  await enterAs(page, 'designer01');
  await page.goto('/member/recharge');
  await page.getByLabel(recharge.howMuch).fill('137');
  await page.getByRole('button', { name: recharge.put('¥137.00') }).click();
  await expect(page.getByRole('img', { name: pay.weChatCode })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: pay.standInOpen }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(phone.getByRole('status')).toHaveText('支付成功');
  await phone.close();
  await expect(page).toHaveURL(/\/member\/balance/, { timeout: 20_000 });
  await expect(page.getByText('+¥137.00').first()).toBeVisible();
});
