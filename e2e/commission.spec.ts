// A visitor fills in a form for a test and logs in where he is; the laboratory accepts it, he pays and sends, and a clerk receives it on a phone.
import { speak } from '#kit/words/speak.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { actNames, scanWords } from '#mall/specimen/parts/scan-words.ts';
import { specimenWords } from '#mall/specimen/parts/specimen-words.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { as, DEMO_PASSWORD, DEMO_PAY_PASSWORD, expect, test } from './visitor.ts';

const say = speak(entrustWords, 'zh');
const one = speak(serviceWords, 'zh');
const scan = speak(scanWords, 'zh');
const specimens = speak(specimenWords, 'zh');
const login = speak(loginWords, 'zh');

/** A picture of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a commission, from a visitor’s form to specimens on a shelf', async ({ page, colleague }) => {
  const found = await page.request.get('/v3/lab/front/capability/list?keyword=GB/T 2423.3&pageSize=1');
  const { capId, item } = (await found.json()).data.list[0] as { capId: number; item: string };
  await page.goto(`/entrust?capId=${capId}`);
  await expect(page.getByText(item).first()).toBeVisible();
  const fill = (name: string, text: string) => page.getByRole('textbox', { name }).first().fill(text);
  await fill('委托方名称', '上海测试电子');
  await fill('地址', '上海市浦东新区张江路 88 号');
  await fill('联系人', '李工');
  await fill('联系电话', '13800000001');
  await fill('邮箱', 'li@example.com');
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByText(say.faults(2))).toBeVisible(); // no name of the specimen, no declaration
  await page.getByRole('textbox', { name: say.cellOf('名称', 1) }).fill('连接器');
  await page.getByRole('textbox', { name: say.cellOf('批号', 1) }).fill('2530');
  await page.getByRole('checkbox', { name: say.declare }).check();
  await expect(page.getByText('¥525.00')).toBeVisible(); // 1 h, at least 500; 3 kg back 25
  await page.getByRole('button', { name: say.submit }).click();
  const form = page.getByRole('dialog', { name: login.login });
  await form.getByRole('textbox', { name: login.account }).fill('buyer01');
  await form.getByRole('textbox', { name: login.password, exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('tabpanel').getByRole('button', { name: login.login, exact: true }).click();
  await page.waitForURL(/serviceSn=TS\d+/);
  await expect(page.getByText(one.nowLab)).toBeVisible();
  const serviceSn = new URL(page.url()).searchParams.get('serviceSn') ?? '';

  const desk = await colleague('lab_acc01');
  await desk.goto(`/lab/entrust/detail?serviceSn=${serviceSn}`);
  await desk.getByRole('button', { name: one.accept, exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: one.accept }).click();
  await expect(desk.getByText('待付款').first()).toBeVisible();

  const buyer = await as(page, 'buyer01');
  const { order } = await buyer.get(`v3/lab/front/service/detail?serviceSn=${serviceSn}`);
  await buyer.post('v3/business/front/orderPay/doPay', {
    ...{ paySn: order.paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD },
  });
  await page.reload();
  await expect(page.getByText(one.nowSend)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: specimens.labels }).click();
  expect((await download).suggestedFilename()).toBe(`${serviceSn}.pdf`);
  await page.getByRole('button', { name: one.send, exact: true }).click();
  const sending = page.getByRole('dialog');
  await sending.getByRole('textbox', { name: one.carrier }).fill('顺丰');
  await sending.getByRole('button', { name: one.send, exact: true }).click();
  await expect(page.getByText(one.nowOnWay)).toBeVisible();

  const clerk = await colleague('lab_clerk01');
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk.goto('/lab/specimen/scan');
  const code = clerk.getByRole('textbox', { name: scan.code });
  await code.fill('SO123');
  await code.press('Enter');
  await expect(clerk.getByText(scan.unknown)).toBeVisible();
  await code.fill(`${serviceSn}-01`);
  await code.press('Enter');
  await clerk.getByRole('textbox', { name: scan.place }).fill('A-03-2');
  await clerk
    .locator('input[type=file]')
    .setInputFiles({ name: 'specimen.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(
    clerk.getByText('specimen.png').or(clerk.locator('img[alt*="specimen"]')).first(),
  ).toBeVisible();
  await clerk.getByRole('button', { name: actNames.receive.zh, exact: true }).click();
  await expect(clerk.getByText(scan.allIn)).toBeVisible();

  await page.reload();
  await expect(page.getByText(one.nowReceived)).toBeVisible();
  await expect(page.getByText('A-03-2')).toBeVisible();
});
