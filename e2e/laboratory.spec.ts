// Three items on two specimens, from the shelf to a sealed report that anybody verifies; its client accepts it, objects, and gets the amended one.
import { speak } from '#kit/words/speak.ts';
import { benchWords } from '#mall/bench/parts/bench-words.ts';
import { objectionWords } from '#mall/objection/parts/objection-words.ts';
import { reportWords } from '#mall/report/parts/report-words.ts';
import { verifyWords } from '#mall/report/parts/verify-words.ts';
import { scanWords } from '#mall/specimen/parts/scan-words.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { aPaidCommission, issue, press, receive, sure, workOn } from './in-the-laboratory.ts';
import { as, enterAs, expect, settled, test } from './visitor.ts';

const bench = speak(benchWords, 'zh');
const paper = speak(reportWords, 'zh');
const objected = speak(objectionWords, 'zh');
const verified = speak(verifyWords, 'zh');
const scan = speak(scanWords, 'zh');
const service = speak(serviceWords, 'zh');

test('a test of three items, to the amended report', async ({ page, colleague }) => {
  test.setTimeout(150_000);
  const serviceSn = await aPaidCommission(page, 2, [
    ['GB/T 2423.1', 'CT001'],
    ['GB/T 2423.2', 'CT003'],
    ['GB/T 2423.4', 'CT006'],
  ]);
  const clerk = await colleague('lab_clerk01');
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk.goto('/lab/specimen/scan');
  await settled(clerk);
  for (const no of ['01', '02']) {
    await receive(clerk, `${serviceSn}-${no}`, `A-03-${no}`);
    await expect(
      clerk.getByText(no === '02' ? scan.allIn : scan.done(`${serviceSn}-${no}`, '已收样')),
    ).toBeVisible();
  }

  const planner = await colleague('lab_plan01');
  await planner.goto('/lab/plan/board');
  await expect(planner.getByText(serviceSn).first()).toBeVisible();
  await press(planner, bench.auto);
  await expect(planner.getByText(/已排入 \d+ 项/)).toBeVisible();

  const lead = await as(page, 'lab_plan01');
  const { list } = await lead.get(`v3/lab/desk/bench/list?keyword=${serviceSn}`);
  expect(list.map((one: { state: string }) => one.state)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
  const engineers = { 李锐: await colleague('lab_eng01'), 周航: await colleague('lab_eng02') };
  for (const { itemId, engineerName } of list as { itemId: number; engineerName: keyof typeof engineers }[])
    await workOn(engineers[engineerName], itemId);

  const reportOf = async (state: string) => {
    const desk = await as(page, 'lab_rev01');
    const found = await desk.get(`v3/lab/desk/report/list?keyword=${serviceSn}`);
    return found.list.find((one: { state: string }) => one.state === state);
  };
  const people = {
    engineer: engineers.李锐,
    reviewer: await colleague('lab_rev01'),
    signatory: await colleague('lab_sig01'),
  };
  await issue(people, (await reportOf('DRAFT')).reportId);
  const { reportNo } = await reportOf('ISSUED');

  await enterAs(page, 'buyer01');
  await page.goto(`/member/order/info?serviceSn=${serviceSn}`);
  await expect(page.getByText(service.nowReport)).toBeVisible();
  await expect(page.getByText(reportNo).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, paper.download);
  expect((await download).suggestedFilename()).toContain(reportNo);
  await page.getByRole('link', { name: paper.verify }).click();
  await expect(page.getByText(verified.genuine)).toBeVisible();
  await page.goBack();
  await sure(page, service.acceptReports);
  await expect(page.getByText('已完成').first()).toBeVisible();

  await press(page, objected.object);
  const asking = page.getByRole('dialog');
  await asking.getByRole('textbox', { name: objected.reason }).fill('低温结果与我方复测不符');
  await asking.getByRole('button', { name: objected.object, exact: true }).click();
  await expect(page.getByText(service.nowObjection)).toBeVisible();

  const quality = await colleague('lab_qual01');
  await quality.goto('/lab/objection/list');
  await quality
    .getByRole('link', { name: /^OB\d+/ })
    .first()
    .click();
  await sure(quality, objected.examine);
  await press(quality, objected.uphold);
  const deciding = quality.getByRole('dialog');
  await deciding.getByRole('textbox', { name: objected.finding }).fill('低温停留时间笔误，更正');
  await deciding.getByRole('textbox', { name: objected.changed }).fill('低温停留时间');
  await deciding.getByRole('button', { name: objected.uphold, exact: true }).click();
  await expect(quality.getByRole('dialog')).toBeHidden();

  await issue(people, (await reportOf('DRAFT')).reportId);
  await page.reload();
  await expect(page.getByText(`${reportNo}-A1`).first()).toBeVisible();
  await expect(page.getByText('已被替代').first()).toBeVisible();
  await expect(page.getByText('已完成').first()).toBeVisible();
});
