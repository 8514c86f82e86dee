// What journeys through the laboratory share: a commission that is paid, what a clerk does with its specimens, the work, and a report to its seal.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { benchWords } from '#mall/bench/parts/bench-words.ts';
import { reportWords } from '#mall/report/parts/report-words.ts';
import { actNames, scanWords } from '#mall/specimen/parts/scan-words.ts';
import { emptyForm, newSpecimen } from '#mall/testing/entrust-form.ts';
import { as, DEMO_PAY_PASSWORD, expect } from './visitor.ts';

const scan = speak(scanWords, 'zh');
const bench = speak(benchWords, 'zh');
const paper = speak(reportWords, 'zh');

/** A picture of one pixel. */
export const PHOTO = {
  ...{ name: 'specimen.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Paid by buyer01, waiting for so many specimens. @param items standard and number of each capability; those by which all of them are tested */
export async function aPaidCommission(
  page: Page,
  count: number,
  items: readonly (readonly [standard: string, capNo: string])[],
  /** Places of the specimens of each item; none: all. */
  specimens: readonly number[] = [],
): Promise<string> {
  const buyer = await as(page, 'buyer01');
  const acceptance = await as(page, 'lab_acc01');
  const capIds: number[] = [];
  for (const [standard, capNo] of items) {
    const { list } = await buyer.get(`v3/lab/front/capability/list?keyword=${standard}&pageSize=50`);
    capIds.push(list.find((one: { capNo: string }) => one.capNo === capNo).capId);
  }
  const form = {
    ...emptyForm('INSPECTION'),
    ...{ clientName: '上海测试电子', clientAddress: '张江路 88 号', contact: '李工' },
    ...{ mobile: '13800000001', email: 'li@example.com', isDeclared: true },
    specimens: Array.from({ length: count }, () => ({ ...newSpecimen(), name: '连接器', lotNo: '2530' })),
    items: capIds.map((capId) => ({ capId, specimens, units: 1, stage: 1, conditions: '', limits: '' })),
  };
  const draftId = `e2e-laboratory-${crypto.randomUUID()}`;
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

export async function scanCode(desk: Page, code: string): Promise<void> {
  const box = desk.getByRole('textbox', { name: scan.code });
  await box.fill(code);
  await box.press('Enter');
}

/** On the scan desk. */
export async function receive(desk: Page, no: string, place: string, pieces = '1'): Promise<void> {
  await scanCode(desk, no);
  const button = desk.getByRole('button', { name: actNames.receive.zh, exact: true });
  await expect(button).toBeVisible();
  const qty = desk.getByRole('textbox', { name: scan.qty });
  if (!(await qty.isVisible())) await button.click();
  await qty.fill(pieces);
  await desk.getByRole('textbox', { name: scan.place }).fill(place);
  await desk.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(desk.locator('img[alt*="specimen"]').first()).toBeVisible();
  await button.click();
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Asked once whether it is meant. */
export const sure = async (page: Page, name: string) => {
  const button = page.getByRole('alertdialog').getByRole('button', { name, exact: true });
  // a page that is drawn anew closes what stands open on it: both presses are made again
  await expect(async () => {
    if (!(await button.isVisible())) await press(page, name);
    await button.click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
};

/** Begun, written down on the general sheet, kept, finished. */
export async function workOn(engineer: Page, itemId: number): Promise<void> {
  await engineer.goto(`/lab/bench/detail?itemId=${itemId}`);
  await press(engineer, bench.start);
  await engineer.getByRole('dialog').getByRole('button', { name: bench.start, exact: true }).click();
  const row = engineer.locator('[data-at^="r.0."]');
  await row.nth(0).fill('外观');
  await row.nth(2).fill('无裂纹');
  await row.nth(5).selectOption({ index: 1 });
  await expect(engineer.getByText('已保存')).toBeVisible();
  await press(engineer, bench.finish);
  const asked = engineer.getByRole('alertdialog');
  const why = asked.getByRole('textbox');
  await expect(asked).toBeVisible();
  // a run that ends before its ordered time says why
  if (await why.isVisible()) await why.fill('按约定提前结束');
  await asked.getByRole('button', { name: bench.finish, exact: true }).click();
  await expect(engineer.getByText('已完成').first()).toBeVisible();
}

/** Written and handed in by one, passed by another, approved by a third; then the seal. */
export async function issue(
  people: { engineer: Page; reviewer: Page; signatory: Page },
  reportId: number,
): Promise<void> {
  const at = `/lab/report/detail?reportId=${reportId}`;
  const { engineer, reviewer, signatory } = people;
  await engineer.goto(at);
  await press(engineer, paper.write);
  await engineer.getByRole('dialog').getByRole('button', { name: paper.write, exact: true }).click();
  await expect(engineer.getByRole('dialog')).toBeHidden();
  await sure(engineer, paper.handIn);
  await expect(engineer.getByRole('alertdialog')).toBeHidden();
  await reviewer.goto(at);
  await sure(reviewer, paper.pass);
  await expect(reviewer.getByRole('alertdialog')).toBeHidden();
  await signatory.goto(at);
  await press(signatory, paper.approve);
  const window = signatory.getByRole('dialog');
  await window.getByLabel(paper.payPwd).fill(DEMO_PAY_PASSWORD);
  await window.getByRole('button', { name: paper.approve, exact: true }).click();
  await expect(async () => {
    await signatory.goto(at);
    await expect(signatory.getByText('已签发').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
}
