// A buyer buys a package at once and pays, one form fills all of it; the laboratory refuses one test, accepts the others, and its share goes back. A service is bought with its price as it is typed.
import { speak } from '#kit/words/speak.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, settled, test } from './visitor.ts';

const say = speak(boughtWords, 'zh');
const form = speak(entrustWords, 'zh');
const one = speak(serviceWords, 'zh');

test('a package, from its page to a share that goes back', async ({ page, colleague }) => {
  const buyer = await as(page, 'company01');
  await enterAs(page, 'company01');
  const found = await page.request.get('/v3/lab/front/serviceGoods/list?kind=PACKAGE&keyword=鉴别');
  const { productId } = (await found.json()).data.list[0] as { productId: number };
  await page.goto(`/goods/details?productId=${productId}`);
  await settled(page);
  await page.getByRole('button', { name: say.buy }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByText('¥3,600.00')).toBeVisible();
  await window.getByRole('button', { name: say.pay }).click();
  await page.waitForURL(/\/buy\/pay\?paySn=PY\d+/);
  const paySn = new URL(page.url()).searchParams.get('paySn') ?? '';
  await buyer.post('v3/business/front/orderPay/doPay', {
    ...{ paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD },
  });

  await page.goto(`/member/order/packDetail?packageNo=${paySn.replace('PY', 'SO')}`);
  await expect(page.getByText(say.nowEdit)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  await page.getByRole('link', { name: say.edit }).click();
  await expect(page.getByText(say.boughtText)).toBeVisible();
  await page.getByRole('textbox', { name: form.cellOf('名称', 1) }).fill('运算放大器');
  await page.getByRole('checkbox', { name: form.declare }).check();
  await page.getByRole('button', { name: form.submit }).click();
  await page.waitForURL(/packDetail\?packageNo=TP\d+/);
  const packSn = new URL(page.url()).searchParams.get('packageNo') ?? '';
  await expect(page.getByText('待受理')).toHaveCount(4);

  const { components } = await buyer.get(`v3/lab/front/pack/detail?packageNo=${packSn}`);
  const desk = await colleague('lab_acc01');
  await desk.goto(`/lab/entrust/detail?serviceSn=${components[2].serviceSn}`);
  await desk.getByRole('button', { name: one.refuse, exact: true }).click();
  const why = desk.getByRole('dialog').or(desk.getByRole('alertdialog'));
  await why.getByRole('textbox').fill('设备送检，近期无法检测');
  await why.getByRole('button', { name: one.refuse }).click();
  await expect(desk.getByText('不予受理').first()).toBeVisible();
  await desk.goto(`/lab/entrust/detail?serviceSn=${components[0].serviceSn}`);
  await desk.getByRole('button', { name: one.accept, exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: one.accept }).click();
  await expect(desk.getByText('待送样').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('¥852.63').last()).toBeVisible();
  await expect(page.getByText(new RegExp(say.shareBack))).toBeVisible();
  await expect(page.getByText('待送样')).toHaveCount(3);
  await page.goto('/member/order/list?kind=pack');
  await expect(page.getByText(packSn).first()).toBeVisible();
});

test('a service with its price as it is typed, to its form, in English on a phone', async ({ page }) => {
  const english = { ...speak(boughtWords, 'en'), form: speak(entrustWords, 'en') };
  const service = speak(serviceWords, 'en');
  const buyer = await as(page, 'buyer01');
  await enterAs(page, 'buyer01');
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await page.request.get('/v3/lab/front/serviceGoods/list?kind=SERVICE&keyword=GB/T 2423.3');
  const { productId } = (await found.json()).data.list[0] as { productId: number };
  await page.goto(`/goods/detail1?productId=${productId}&lang=en`);
  await settled(page);
  await page.getByRole('button', { name: english.buy }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('textbox', { name: /How long/ }).fill('100');
  await expect(window.getByText('¥5,000.00').first()).toBeVisible();
  await window.getByRole('button', { name: english.pay }).click();
  await page.waitForURL(/\/buy\/pay\?paySn=PY\d+/);
  const paySn = new URL(page.url()).searchParams.get('paySn') ?? '';
  await buyer.post('v3/business/front/orderPay/doPay', {
    ...{ paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD },
  });
  const { list } = await buyer.get('v3/lab/front/service/list?pageSize=50');
  const { serviceSn } = list.find((one: { orderSn: string }) => one.orderSn === paySn.replace('PY', 'SO'));
  await page.goto(`/member/order/info?serviceSn=${serviceSn}&lang=en`);
  await expect(page.getByText(service.nowBought)).toBeVisible();
  await page.goto(`/entrust?serviceSn=${serviceSn}&lang=en`);
  await expect(page.getByText(english.boughtText)).toBeVisible();
  await page.getByRole('textbox', { name: english.form.cellOf('Name', 1) }).fill('Connector');
  await page
    .getByRole('textbox', { name: /e-mail/i })
    .first()
    .fill('li@example.com');
  await page.getByRole('checkbox', { name: english.form.declare }).check();
  await page.getByRole('button', { name: english.form.submit }).click();
  await page.waitForURL(/member\/order\/info/);
  await expect(page.getByText(service.nowLab)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
