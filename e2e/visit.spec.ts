// A visit: a day is proposed and agreed, the customer signs for the arrival, the instrument is there, and nobody leaves before it is done.
import { speak } from '#kit/words/speak.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { visitWords } from '#mall/visit/parts/visit-words.ts';
import { press, sure } from './in-the-laboratory.ts';
import { as, enterAs, expect, test } from './visitor.ts';

const say = speak(visitWords, 'zh');
const service = speak(serviceWords, 'zh');

test('a visit is agreed, arrived at with a signature, and not left before the work is done', async ({
  page,
  colleague,
}) => {
  test.setTimeout(240_000);
  const plans = await as(page, 'lab_plan01');
  const { list } = await plans.get('v3/lab/desk/visit/list?state=PROPOSED&turn=LAB&pageSize=50');
  const { visitId, serviceSn } = list.find((one: { date: string | null }) => one.date === null);
  const planner = await colleague('lab_plan01');
  await planner.goto(`/lab/visit/detail?visitId=${visitId}`);
  await press(planner, say.propose);
  const day = planner.getByRole('dialog');
  await day
    .locator('input[type=date]')
    .fill(new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }));
  await day.getByText('下午', { exact: true }).click();
  await day.getByText('许默', { exact: true }).click();
  await day.getByRole('button', { name: say.propose }).click();
  await expect(planner.getByText('待客户确认').first()).toBeVisible();

  await enterAs(page, 'company01');
  await page.goto(`/member/order/meterDetail?serviceSn=${serviceSn}`);
  await expect(page.getByText(service.nowVisit)).toBeVisible();
  await sure(page, say.agree);
  await expect(page.getByText('已约定').first()).toBeVisible();

  const engineer = await colleague('lab_eng03');
  await engineer.setViewportSize({ width: 390, height: 844 });
  await engineer.goto(`/lab/visit/detail?visitId=${visitId}`);
  await press(engineer, say.arrive);
  const arrival = engineer.getByRole('dialog');
  await arrival.getByLabel(say.signer).fill('周启明');
  const box = (await arrival.getByRole('img', { name: say.sign }).boundingBox())!;
  await engineer.mouse.move(box.x + 20, box.y + 30);
  await engineer.mouse.down();
  for (const step of [1, 2, 3, 4, 5])
    await engineer.mouse.move(box.x + 20 + step * 40, box.y + 30 + (step % 2) * 40);
  await engineer.mouse.up();
  await arrival.getByRole('button', { name: say.arrive, exact: true }).click();
  await expect(engineer.getByText('现场中').first()).toBeVisible();
  await expect(engineer.getByRole('img', { name: /周启明/ })).toBeVisible();
  await press(engineer, '在场');
  await expect(engineer.getByText('已收样').first()).toBeVisible();
  await press(engineer, say.leave);
  const leaving = engineer.getByRole('alertdialog');
  await leaving.getByRole('button', { name: say.leave, exact: true }).click();
  await expect(leaving.getByText(/还有项目没有完成/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(service.nowOnSite)).toBeVisible();
});
