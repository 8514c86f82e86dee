// An engineer narrows a list by a range, picks columns, compares three parts at his quantity and takes the table along.
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { speak } from '#kit/words/speak.ts';
import { contrastWords } from '#mall/goods/parts/contrast-words.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { expect, settled, test } from './visitor.ts';

const say = speak(searchWords, 'zh');
const contrast = speak(contrastWords, 'zh');

test('a range, columns, three parts side by side, an export', async ({ page, request }) => {
  const found = await request.get('/v3/goods/front/goods/goodsList?keyword=RC0603FR-0710KL&pageSize=1');
  const { categoryId } = (await found.json()).data.list[0];
  await page.goto(`/goods/list?categoryId2=${categoryId}`);
  await settled(page);

  await page.getByRole('textbox', { name: say.least('阻值') }).fill('10k');
  await page.getByRole('textbox', { name: say.most('阻值') }).fill('4k7');
  await page.getByRole('button', { name: say.applyTo('阻值') }).click();
  await expect(page).toHaveURL(/ranges=resistance%3A4700\.\.10000/);
  await expect(page.getByRole('link', { name: /^移除 阻值：4\.7kΩ–10kΩ/ })).toBeVisible();

  await page.getByText(say.columns, { exact: true }).click();
  await page.getByRole('checkbox', { name: '工作温度' }).check();
  await page.getByRole('checkbox', { name: '精度' }).uncheck();
  await page.getByRole('button', { name: say.applyNow }).click();
  await expect(page).toHaveURL(/[?&]cols=/);
  await expect(page.getByRole('columnheader', { name: '工作温度' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '精度' })).toHaveCount(0);

  // This browser remembers the columns of the category.
  await page.goto(`/goods/list?categoryId2=${categoryId}`);
  await expect(page.getByRole('columnheader', { name: '工作温度' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '精度' })).toHaveCount(0);

  const ticks = page.getByRole('checkbox', { name: /^对比 / });
  for (const at of [0, 1, 2]) await ticks.nth(at).check();
  const bar = page.getByRole('region', { name: contrast.tray });
  await bar.getByRole('link', { name: contrast.startCompare }).click();
  await expect(page.getByRole('heading', { level: 1, name: contrast.title })).toBeVisible();
  await expect(page).toHaveURL(/\/goods\/contrast\?productIds=\d+,\d+,\d+$/);

  await page.getByRole('textbox', { name: contrast.number }).fill('5000');
  await page.getByRole('button', { name: contrast.recount }).click();
  await expect(page).toHaveURL(/number=5000/);
  await expect(page.getByRole('rowheader', { name: contrast.unitPriceAt('5,000') })).toBeVisible();
  await page.getByRole('switch', { name: contrast.onlyDifferent }).click();
  await expect(page.getByRole('rowheader', { name: contrast.category, exact: true })).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: contrast.export }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^contrast-\d+-\d+-\d+\.xlsx$/);
  const book = read(await readFile(await file.path()));
  const lines = utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(lines[0]).toHaveLength(5);
  expect(lines[0]![0]).toBe(contrast.property);
  const amounts = lines.find(([label]) => label === contrast.inYuan(contrast.subtotal))!;
  expect(amounts.slice(2).every((one) => typeof one === 'number')).toBe(true);

  // The address alone is the comparison.
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(3 + 3);
  await page
    .getByRole('link', { name: /^移除 / })
    .first()
    .click();
  await expect(page).toHaveURL(/productIds=\d+,\d+&number=5000&only=1/);
});

test('without products the address means what is ticked, and the bar covers no row', async ({ page }) => {
  await page.goto('/goods/list?keyword=STM32F103');
  await settled(page);
  const ticks = page.getByRole('checkbox', { name: /^对比 / });
  for (const at of [0, 1]) await ticks.nth(at).check();
  const bar = page.getByRole('region', { name: contrast.tray });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1);

  await page.goto('/goods/contrast');
  await expect(page).toHaveURL(/\/goods\/contrast\?productIds=\d+,\d+$/);
  await settled(page);
  for (const left of [1, 0]) {
    await page
      .getByRole('link', { name: /^移除 / })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^移除 / })).toHaveCount(left);
  }
  await expect(page).toHaveURL(/\/goods\/contrast$/);
});
