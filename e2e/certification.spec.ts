// An enterprise has a product certified: applied for, paid, asked for more, tested, inspected with a finding, decided; its certificate is found by anybody.

import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { authenWords } from '#mall/authen/parts/authen-words.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = speak(authenWords, 'zh');

const PAPER = {
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const TODAY = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Asked once: the window's own button. */
async function sure(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}
/** Uploads into a window or a field, and waits until it is there. */
async function upload(page: Page, within: string): Promise<void> {
  const place = page.locator(within);
  await place.locator('input[type=file]').first().setInputFiles(PAPER);
  await expect(place.getByText(PAPER.name).or(place.locator('img[alt*="paper"]')).first()).toBeVisible();
}

test('a certification with a finding', async ({ page, colleague }) => {
  test.setTimeout(180_000);
  await enterAs(page, 'company01');
  await page.goto('/authen');
  await expect(page.getByRole('heading', { name: say.apply })).toBeVisible();
  for (const button of await page.getByRole('button', { name: say.sameAs }).all()) await button.click();
  const fill = (name: string, text: string) => page.getByRole('textbox', { name }).first().fill(text);
  await fill('产品名称', '圆形电连接器');
  await fill('型号', 'Y50X-0804ZK10');
  await fill('认证依据标准', 'GJB 598B-2012');
  await press(page, say.submit);
  await expect(page.getByRole('alert').filter({ hasText: '需要补充或修改' })).toBeVisible();
  const inputs = page.locator('input[type=file]');
  for (let at = 0; at < (await inputs.count()); at++) {
    await inputs.nth(at).setInputFiles(PAPER);
    await expect(page.getByText(PAPER.name).or(page.locator('img[alt*="paper"]')).nth(at)).toBeVisible();
  }
  await page.getByRole('checkbox', { name: say.declare }).check();
  await press(page, say.submit);
  await page.waitForURL(/authenSn=AC\d+/);
  await expect(page.getByText(say.nowReview)).toBeVisible();
  const address = new URL(page.url());
  const authenSn = address.searchParams.get('authenSn') ?? '';
  const atDesk = async (account: string) => {
    const desk = await colleague(account);
    await desk.goto(`/lab/authen/detail?authenSn=${authenSn}`);
    return desk;
  };

  const acceptance = await atDesk('lab_acc01');
  await press(acceptance, say.accept);
  await acceptance.getByRole('textbox', { name: say.travel }).fill('800');
  await acceptance.getByRole('dialog').getByRole('button', { name: say.accept, exact: true }).click();
  await expect(acceptance.getByText('待付款').first()).toBeVisible();

  const buyer = await as(page, 'company01');
  const { order } = await buyer.get(`v3/lab/front/authen/detail?authenSn=${authenSn}`);
  await buyer.post('v3/business/front/orderPay/doPay', {
    ...{ paySn: order.paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD },
  });

  const reviewer = await atDesk('lab_arev01');
  await press(reviewer, say.ask);
  await reviewer.getByRole('textbox', { name: say.askItems }).fill('补充关键件清单\n说明型号差异');
  await reviewer.getByRole('dialog').getByRole('button', { name: say.ask, exact: true }).click();
  await expect(reviewer.getByText('待补正').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('说明型号差异').first()).toBeVisible();
  await press(page, say.supplement);
  await page.getByRole('dialog').getByRole('textbox', { name: say.said }).fill('已补充，见附件');
  await upload(page, '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: say.supplement, exact: true }).click();
  await expect(page.getByText(say.nowDocuments)).toBeVisible();

  await reviewer.reload();
  await sure(reviewer, say.pass);
  await expect(reviewer.getByText('型式试验').first()).toBeVisible();
  await page.reload();
  await press(page, say.handInTest);
  const testing = page.getByRole('dialog');
  await testing.getByRole('textbox', { name: say.reportNo }).fill('GZ-2026-0815');
  await testing.getByRole('textbox', { name: say.testLab }).fill('华南电子产品检测中心');
  await testing.getByRole('textbox', { name: say.issuedOn }).fill(TODAY);
  await upload(page, '[role=dialog]');
  await testing.getByRole('button', { name: say.handInTest, exact: true }).click();
  await expect(page.getByText(say.nowTestJudged)).toBeVisible();
  await reviewer.reload();
  await sure(reviewer, say.judgeTest);
  await expect(reviewer.getByText('工厂检查').first()).toBeVisible();

  const inspector = await atDesk('lab_insp01');
  await press(inspector, say.planVisit);
  await inspector.getByRole('textbox', { name: say.visitDate }).fill(TODAY);
  await inspector.getByRole('textbox', { name: say.people }).fill('蒋川');
  await inspector.getByRole('dialog').getByRole('button', { name: say.planVisit, exact: true }).click();
  await expect(inspector.getByText('待客户确认').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(say.nowVisit(TODAY))).toBeVisible();
  await sure(page, say.answerVisit);
  await expect(page.getByText(say.nowVisitAgreed(TODAY))).toBeVisible();

  await inspector.reload();
  await press(inspector, say.inspect);
  await press(inspector, say.addFinding);
  await inspector.getByRole('combobox', { name: say.findingKind(1) }).selectOption('MAJOR');
  await inspector.getByRole('textbox', { name: say.findingText(1) }).fill('绝缘体材料与清单不一致');
  await inspector.getByRole('dialog').getByRole('button', { name: say.inspect, exact: true }).click();
  await expect(inspector.getByText('整改中').first()).toBeVisible();

  await page.reload();
  await press(page, say.answerOf(1));
  await page.getByRole('dialog').getByRole('textbox', { name: say.said }).fill('已更换材料并更新清单');
  await upload(page, '[role=dialog]');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say.answerOf(1), exact: true })
    .click();
  await expect(page.getByText(say.nowJudged)).toBeVisible();
  await inspector.reload();
  await sure(inspector, say.closeOf(1));
  await expect(inspector.getByText('认证决定').first()).toBeVisible();

  const decider = await atDesk('lab_dec01');
  await press(decider, say.decide);
  await decider.getByRole('textbox', { name: say.reason }).fill('符合方案要求');
  await decider.getByRole('dialog').getByRole('button', { name: say.decide, exact: true }).click();
  await expect(decider.getByText('已发证').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(say.nowIssued)).toBeVisible();
  const certNo = (await buyer.get(`v3/lab/front/authen/detail?authenSn=${authenSn}`)).certNo as string;
  expect(certNo).toMatch(/^YC-VPC-\d{4}-\d{5}$/);
  const download = page.waitForEvent('download');
  await press(page, say.download);
  expect((await download).suggestedFilename()).toBe(`${certNo}.pdf`);

  await page.context().clearCookies();
  await page.goto(`/q/C/${certNo}`);
  await page.waitForURL(/certificate\/query/);
  await expect(page.getByText('圆形电连接器')).toBeVisible();
  await expect(page.getByText('有效', { exact: true }).first()).toBeVisible();
});
