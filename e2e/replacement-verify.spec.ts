// A designer finds a replacement, has it verified in one click, and what the laboratory reports stands with the pair for everybody (S13).
import { speak } from '#kit/words/speak.ts';
import { evidenceWords } from '#mall/lab-evidence/parts/evidence-words.ts';
import { verifyWords } from '#mall/report/parts/verify-words.ts';
import { scanWords } from '#mall/specimen/parts/scan-words.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { issue, press, receive } from './in-the-laboratory.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, settled, test } from './visitor.ts';

const say = speak(evidenceWords, 'zh');
const form = speak(entrustWords, 'zh');
const service = speak(serviceWords, 'zh');
const scan = speak(scanWords, 'zh');
const verified = speak(verifyWords, 'zh');

const OF = 'SN75176BDR';
const BY = 'TP8485E-SR';
const RESULTS = `/prototype/replacement/list?partNo=${OF}`;

test('a pair, from one click to evidence that a guest can check', async ({ page, colleague, browser }) => {
  test.setTimeout(150_000);
  await enterAs(page, 'designer01');
  const designer = await as(page, 'designer01');

  await page.goto(RESULTS);
  await settled(page);
  const row = page.getByRole('listitem').filter({ hasText: BY }).first();
  await row.getByRole('link', { name: say.short }).click();
  await expect(page.getByRole('heading', { name: say.title })).toBeVisible();
  await expect(page.getByText('电参数验证')).toBeVisible();
  await expect(page.getByText('¥2,000.00').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: say.fromStore })).toBeChecked();
  await page.getByRole('textbox', { name: say.endProduct }).fill('工业网关');
  await page.getByRole('checkbox', { name: say.publish }).check();
  await press(page, say.order);
  await page.waitForURL(/\/buy\/pay\?paySn=PY\d+/);
  const paySn = new URL(page.url()).searchParams.get('paySn') ?? '';
  await designer.post('v3/business/front/orderPay/doPay', {
    ...{ paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD },
  });

  const { list } = await designer.get('v3/lab/front/service/list?pageSize=50');
  const { serviceSn } = list.find((one: { orderSn: string }) => one.orderSn === paySn.replace('PY', 'SO'));
  await page.goto(`/member/order/info?serviceSn=${serviceSn}`);
  await expect(page.getByText(`${OF} → ${BY}`)).toBeVisible();
  await page.goto(`/entrust?serviceSn=${serviceSn}`);
  await expect(page.getByRole('textbox', { name: form.cellOf('型号', 1) })).toHaveValue(BY);
  for (const [label, text] of [
    ['联系电话', '13800000002'],
    ['邮箱', 'chen@example.com'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('checkbox', { name: form.declare }).check();
  await press(page, form.submit);
  await page.waitForURL(/member\/order\/info/);

  const desk = await colleague('lab_acc01');
  await desk.goto(`/lab/entrust/detail?serviceSn=${serviceSn}`);
  await press(desk, service.accept);
  await desk.getByRole('alertdialog').getByRole('button', { name: service.accept }).click();
  await expect(desk.getByText('待送样').first()).toBeVisible();

  const { verification } = await designer.get(`v3/lab/front/verification/ofService?serviceSn=${serviceSn}`);
  const [sampleSn] = verification.sampleSns as [string];
  const clerk = await colleague('lab_clerk01');
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk.goto('/lab/specimen/scan');
  await settled(clerk);
  await receive(clerk, sampleSn, 'B-07-1', '5');
  await expect(clerk.getByText(scan.allIn)).toBeVisible();

  const planner = await as(page, 'lab_plan01');
  const seen = await planner.get(`v3/lab/desk/bench/list?keyword=${serviceSn}`);
  const itemIds = seen.list.map(({ itemId }: { itemId: number }) => itemId);
  await planner.post('v3/lab/desk/plan/auto', { itemIds: JSON.stringify(itemIds) });
  let preparer = '';
  for (const itemId of itemIds as number[]) {
    const item = await planner.get(`v3/lab/desk/bench/detail?itemId=${itemId}`);
    preparer = item.engineerName === '周航' ? 'lab_eng02' : 'lab_eng01';
    const engineer = await as(page, preparer);
    const { version } = await engineer.post('v3/lab/desk/bench/start', {
      itemId,
      version: item.version,
      equipIds: '[]',
    });
    const passes = item.sheet.examples.findLast(
      (one: { expect: { verdict?: string } }) => one.expect.verdict === 'PASS',
    );
    await engineer.post('v3/lab/desk/bench/keep', { itemId, values: JSON.stringify(passes.values) });
    await engineer.post('v3/lab/desk/bench/finish', { itemId, version });
  }

  const reviewer = await as(page, 'lab_rev01');
  const reports = await reviewer.get(`v3/lab/desk/report/list?keyword=${serviceSn}`);
  await issue(
    {
      engineer: await colleague(preparer),
      reviewer: await colleague('lab_rev01'),
      signatory: await colleague('lab_sig01'),
    },
    reports.list[0].reportId,
  );

  const guest = await (await browser.newContext()).newPage();
  const proven = guest.getByRole('listitem').filter({ hasText: BY }).first();
  // a page that was kept is shown once more while it is made anew
  await expect(async () => {
    await guest.goto(RESULTS);
    await expect(proven).toContainText('实验室验证报告', { timeout: 1_000 });
  }).toPass();
  await proven.getByRole('link', { name: /^YCT/ }).click();
  await expect(guest.getByText(verified.genuine)).toBeVisible();
  await guest.context().close();
  await page.goto(`/member/order/info?serviceSn=${serviceSn}`);
  await expect(page.getByText(say.isPublic)).toBeVisible();
});
