// A multimeter of a company's ledger (S9): sent in, calibrated on its sheet, certified; the ledger knows when it is due again, and orders it again with one press.
import { readFile } from 'node:fs/promises';
import { speak } from '#kit/words/speak.ts';
import { instrumentWords } from '#mall/instrument/parts/instrument-words.ts';
import { reportWords } from '#mall/report/parts/report-words.ts';
import { scanWords } from '#mall/specimen/parts/scan-words.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { issue, press, receive, sure } from './in-the-laboratory.ts';
import { as, DEMO_PAY_PASSWORD, enterAs, expect, settled, test } from './visitor.ts';

const ledger = speak(instrumentWords, 'zh');
const form = speak(entrustWords, 'zh');
const service = speak(serviceWords, 'zh');
const paper = speak(reportWords, 'zh');
const scan = speak(scanWords, 'zh');

/** As a person writes it: without what binary numbers add. */
const digits = (value: number) => String(Number(value.toPrecision(8)));
/** Ten readings of each point, with the source's uncertainty there (domain-lab F5 at 10 V). */
const POINTS = ['0.9', '10', '90', '900'].map((nom) => ({
  ind: Array.from({ length: 10 }, (_, at) => digits(Number(nom) * (1 + (at % 2) * 0.00001))),
  ...{ res: '0.0001', us: digits(Number(nom) * 0.000006), drift: digits(Number(nom) * 0.000004) },
}));

test('a multimeter from the ledger and back, to the day on which it is due again', async ({
  page,
  colleague,
}) => {
  test.setTimeout(150_000);
  await enterAs(page, 'company01');
  await page.goto('/member/instrument/list?state=OVERDUE');
  await expect(page.getByRole('row').filter({ hasText: 'YQ-026' })).toContainText('已超期');
  await page.goto('/member/instrument/list?keyword=YQ-021');
  await page.getByRole('row').filter({ hasText: 'YQ-021' }).getByRole('link').first().click();
  await expect(page.getByText('即将到期').first()).toBeVisible();
  await page.getByRole('link', { name: ledger.sendIn, exact: true }).click();
  await expect(page.getByRole('textbox', { name: form.cellOf('型号', 1) })).toHaveValue('34465A');
  const fill = (name: string, text: string) => page.getByRole('textbox', { name }).first().fill(text);
  await fill('委托方名称', '深圳启明电子有限公司');
  await fill('地址', '广东省深圳市南山区留仙大道 3370 号');
  await fill('联系人', '周启明');
  await fill('联系电话', '13800010001');
  await fill('邮箱', 'company01@example.com');
  const found = page.getByRole('listitem').filter({ hasText: '6½~8½' });
  await page.getByPlaceholder(form.findHint).fill('JJF 1587');
  await found.getByRole('button', { name: form.add }).first().click();
  await page.getByRole('checkbox', { name: form.declare }).check();
  await press(page, form.submit);
  await page.waitForURL(/serviceSn=TS\d+/);
  await expect(page.getByText(service.nowLab)).toBeVisible();
  const serviceSn = new URL(page.url()).searchParams.get('serviceSn') ?? '';

  const desk = await colleague('lab_acc01');
  await desk.goto(`/lab/entrust/detail?serviceSn=${serviceSn}`);
  await sure(desk, service.accept);
  await expect(desk.getByText('待付款').first()).toBeVisible();
  const owner = await as(page, 'company01');
  const { order } = await owner.get(`v3/lab/front/service/detail?serviceSn=${serviceSn}`);
  const how = { paySn: order.paySn, method: 'BALANCE', payPwd: DEMO_PAY_PASSWORD };
  await owner.post('v3/business/front/orderPay/doPay', how);

  const clerk = await colleague('lab_clerk01');
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk.goto('/lab/specimen/scan');
  await settled(clerk);
  await receive(clerk, `${serviceSn}-01`, 'C-01-1');
  await expect(clerk.getByText(scan.allIn)).toBeVisible();
  await page.goto(`/member/order/meterDetail?serviceSn=${serviceSn}`);
  await expect(page.getByText('送检中').first()).toBeVisible();

  const planner = await as(page, 'lab_plan01');
  const { list } = await planner.get(`v3/lab/desk/bench/list?keyword=${serviceSn}`);
  const { itemId } = list[0];
  await planner.post('v3/lab/desk/plan/auto', { itemIds: [itemId] });
  const calibrates = await as(page, 'lab_eng03');
  const at = () => calibrates.get(`v3/lab/desk/bench/detail?itemId=${itemId}`);
  const item = await at();
  await calibrates.post('v3/lab/desk/environment/enter', {
    ...{ siteId: item.siteId, room: '电学校准室', tempC: '20.1', rh: '48' },
  });
  const engineer = await colleague('lab_eng03');
  await engineer.goto(`/lab/bench/detail?itemId=${itemId}`);
  const equipIds = item.classes.flatMap(
    ({ class: kind }: { class: string }) =>
      item.choices.find((one: { class: string; why: string }) => one.class === kind && one.why === '')
        ?.equipId ?? [],
  );
  await calibrates.post('v3/lab/desk/bench/start', { itemId, version: item.version, equipIds });
  await calibrates.post('v3/lab/desk/bench/keep', { itemId, values: { params: {}, tables: { p: POINTS } } });
  await engineer.reload();
  // the error at 10 V and its uncertainty, as the mall reckons them
  await expect(engineer.getByRole('row', { name: '第 2 行 0.00005 0.00012' })).toBeVisible();
  await calibrates.post('v3/lab/desk/bench/finish', { itemId, version: (await at()).version });

  const reviews = await as(page, 'lab_rev01');
  const reportOf = async (state: string) =>
    (await reviews.get(`v3/lab/desk/report/list?keyword=${serviceSn}`)).list.find(
      (one: { state: string }) => one.state === state,
    );
  await issue(
    { engineer, reviewer: await colleague('lab_rev01'), signatory: await colleague('lab_sig02') },
    (await reportOf('DRAFT')).reportId,
  );
  const { reportNo } = await reportOf('ISSUED');

  await page.reload();
  await expect(page.getByText(reportNo).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, paper.data);
  const dcc = await readFile(await (await download).path(), 'utf8');
  expect(dcc).toContain('digitalCalibrationCertificate');
  expect(dcc).toContain('34465A');
  await page
    .getByRole('link', { name: /34465A/ })
    .first()
    .click();
  await page.waitForURL(/instrumentId=\d+/);
  await expect(page.getByText('在检').first()).toBeVisible();
  await expect(page.getByText(reportNo).first()).toBeVisible();
  await expect(page.getByRole('link', { name: paper.verify })).toBeVisible();
  const instrumentId = new URL(page.url()).searchParams.get('instrumentId');
  const served = await owner.get(`v3/lab/front/instrument/detail?instrumentId=${instrumentId}`);
  expect(served).toMatchObject({ ownNo: 'YQ-021', state: 'VALID', lastReportNo: reportNo });
  expect(served.daysLeft).toBeGreaterThan(300);
  const due = `${served.nextDueDate} · ${ledger.left(served.daysLeft)}`;
  await expect(page.getByText(due)).toBeVisible();

  await page.goto(`/member/order/meterDetail?serviceSn=${serviceSn}`);
  await page.getByRole('link', { name: ledger.orderAgain }).click();
  await expect(page.getByRole('textbox', { name: form.cellOf('型号', 1) })).toHaveValue('34465A');
});
