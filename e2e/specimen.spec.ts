// A clerk with a phone scans specimens, loses the network, goes on, and finds all of it sent; an engineer finds one broken, and its customer decides.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { actNames, scanWords } from '#mall/specimen/parts/scan-words.ts';
import { specimenWords } from '#mall/specimen/parts/specimen-words.ts';
import { emptyForm, newSpecimen } from '#mall/testing/entrust-form.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, settled, test, tooWide } from './visitor.ts';

const scan = speak(scanWords, 'zh');
const say = speak(specimenWords, 'zh');

/** A picture of one pixel. */
const PHOTO = {
  ...{ name: 'specimen.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Paid by buyer01, waiting for so many specimens. */
async function aCommission(page: Page, count: number): Promise<string> {
  const buyer = await as(page, 'buyer01');
  const acceptance = await as(page, 'lab_acc01');
  const { list } = await buyer.get('v3/lab/front/capability/list?keyword=GB/T 2423.3&pageSize=1');
  const form = {
    ...emptyForm('INSPECTION'),
    ...{ clientName: '上海测试电子', clientAddress: '张江路 88 号', contact: '李工' },
    ...{ mobile: '13800000001', email: 'li@example.com', isDeclared: true },
    specimens: Array.from({ length: count }, () => ({ ...newSpecimen(), name: '连接器', lotNo: '2530' })),
    items: [{ capId: list[0].capId, specimens: [1], units: 1, stage: 1, conditions: '', limits: '' }],
  };
  const draftId = `e2e-specimen-${crypto.randomUUID()}`;
  const { serviceSn, version } = await buyer.post('v3/lab/front/entrust/save', { draftId, form });
  await buyer.post('v3/lab/front/entrust/submit', { serviceSn, version });
  const seen = await acceptance.get(`v3/lab/desk/entrust/detail?serviceSn=${serviceSn}`);
  const { contentHash: hash } = seen;
  await acceptance.post('v3/lab/desk/entrust/accept', { serviceSn, version: seen.version, hash });
  const { order } = await buyer.get(`v3/lab/front/service/detail?serviceSn=${serviceSn}`);
  const how = { paySn: order.paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD };
  await buyer.post('v3/business/front/orderPay/doPay', how);
  return serviceSn;
}

async function scanCode(desk: Page, code: string): Promise<void> {
  const box = desk.getByRole('textbox', { name: scan.code });
  await box.fill(code);
  await box.press('Enter');
}

async function receive(desk: Page, no: string, place: string): Promise<void> {
  await scanCode(desk, no);
  const button = desk.getByRole('button', { name: actNames.receive.zh, exact: true });
  await expect(button).toBeVisible();
  const qty = desk.getByRole('textbox', { name: scan.qty });
  if (!(await qty.isVisible())) await button.click();
  await qty.fill('1');
  await desk.getByRole('textbox', { name: scan.place }).fill(place);
  await desk.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(desk.locator('img[alt*="specimen"]').first()).toBeVisible();
  await button.click();
}

test('specimens are scanned on a phone whose network comes and goes', async ({ page, colleague }) => {
  const serviceSn = await aCommission(page, 3);
  const ended = await aCommission(page, 1);
  const clerk = await colleague('lab_clerk01');
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk.goto('/lab/specimen/scan');
  await settled(clerk);
  await receive(clerk, `${serviceSn}-01`, 'A-03-1');
  await expect(clerk.getByText(scan.done(`${serviceSn}-01`, '已收样'))).toBeVisible();

  await clerk.context().setOffline(true);
  await receive(clerk, `${serviceSn}-02`, 'A-03-2');
  await expect(clerk.getByText(scan.waiting(1))).toBeVisible();
  await receive(clerk, `${ended}-01`, 'A-03-9');
  await scanCode(clerk, `${serviceSn}-02`);
  await expect(clerk.getByText(scan.offline)).toBeVisible();
  await clerk.getByRole('button', { name: actNames.move.zh, exact: true }).click();
  await clerk.getByRole('textbox', { name: scan.place }).fill('B-01');
  await clerk.getByRole('button', { name: actNames.move.zh, exact: true }).click();
  await expect(clerk.getByText(scan.waiting(3))).toBeVisible();
  expect(await tooWide(clerk)).toEqual([]);
  const buyer = await as(page, 'buyer01');
  const { version } = await buyer.get(`v3/lab/front/service/detail?serviceSn=${ended}`);
  await buyer.post('v3/lab/front/entrust/cancel', { serviceSn: ended, version, reason: '不测了' });

  await clerk.context().setOffline(false);
  await expect(clerk.getByText(scan.refusedScans)).toBeVisible();
  await expect(clerk.getByText('样品已取消，不能进行此操作')).toBeVisible();
  await clerk.getByRole('button', { name: scan.dismiss }).click();
  await expect(clerk.getByText(scan.refusedScans)).toBeHidden();
  const { specimens, custody } = await buyer.get(`v3/lab/front/service/specimens?serviceSn=${serviceSn}`);
  expect(specimens.map((one: { place: string }) => one.place)).toEqual(['A-03-1', 'B-01', '']);
  expect(custody.map((one: { act: string }) => one.act)).toEqual(['RECEIVE', 'RECEIVE', 'MOVE']);

  const engineer = await colleague('lab_eng01');
  await engineer.setViewportSize({ width: 390, height: 844 });
  await engineer.goto(`/lab/specimen/scan?no=${serviceSn}-01`);
  await engineer.getByRole('button', { name: actNames.findAbnormal.zh }).click();
  await engineer.getByRole('combobox', { name: scan.abnormality }).selectOption('DAMAGED');
  await engineer.getByRole('textbox', { name: scan.place }).fill('X-01');
  await engineer.getByRole('textbox', { name: scan.words }).fill('外壳开裂');
  await engineer.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(engineer.locator('img[alt*="specimen"]').first()).toBeVisible();
  await engineer.getByRole('button', { name: actNames.findAbnormal.zh }).click();
  await expect(engineer.getByText(scan.done(`${serviceSn}-01`, '异常'))).toBeVisible();

  await enterAs(page, 'buyer01');
  await page.goto(`/member/order/info?serviceSn=${serviceSn}`);
  await expect(page.getByText(say.abnormal(`${serviceSn}-01`, '破损', '外壳开裂'))).toBeVisible();
  await page.getByRole('button', { name: say.sendMore }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.sendMore }).click();
  await expect(page.getByText(say.replaced(`${serviceSn}-04`))).toBeVisible();
});
