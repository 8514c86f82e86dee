// The technical lead begins a data sheet, mends what is wrong with it and tries it by a block from a spreadsheet; quality publishes it.
import { speak } from '#kit/words/speak.ts';
import { FIRST_DEFINITION } from '#mall/datasheet/first-definition.ts';
import { datasheetWords } from '#mall/datasheet/parts/datasheet-words.ts';
import { resultWords } from '#mall/datasheet/parts/result-words.ts';
import { enterAs, expect, test } from './visitor.ts';

const say = speak(datasheetWords, 'zh');
const results = speak(resultWords, 'zh');

test('a data sheet is written, mended, tried and published', async ({ page, colleague }) => {
  const key = `E2E-${Date.now() % 1_000_000}`;
  await enterAs(page, 'lab_tech01');
  await page.goto('/lab/sheet/new');
  const text = page.getByRole('textbox', { name: say.definition });
  await expect(page.getByText(say.noFaults)).toBeVisible();
  const written = FIRST_DEFINITION.replace('NEW-SHEET', key);
  await text.fill(written.replace('"mean(x)"', '"mean(y)"'));
  await page.getByRole('button', { name: 'tables[0].columns[1].expr' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('"mean(y)"');
  await text.fill(written);
  await expect(page.getByText(say.noFaults)).toBeVisible();

  const cell = (row: number, reading: number) =>
    page.getByRole('textbox', { name: say.cell(say.specimenNo(row), '读数', reading), exact: true });
  await page.getByRole('textbox', { name: '上限' }).fill('5');
  await page.getByRole('combobox', { name: say.specimenCount }).selectOption('2');
  await cell(1, 1).focus();
  await cell(1, 1).evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text/plain', '4.90\t4.92\t4.91\n5.10\t5.11\t5.12\n');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(2, 3)).toHaveValue('5.12');
  await expect(page.getByText('5.110', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('不合格').first()).toBeVisible();
  await cell(2, 3).fill('x');
  await expect(page.getByText(results.open).first()).toBeVisible();
  await cell(1, 1).press('Enter');
  await expect(cell(2, 1)).toBeFocused();

  await page.getByRole('button', { name: say.begin, exact: true }).click();
  await page.waitForURL(/definitionId=\d+/);
  await page.getByRole('button', { name: say.submit, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.submit }).click();
  await expect(page.getByText('待发布').first()).toBeVisible();

  const quality = await colleague('lab_qual01');
  await quality.goto(page.url());
  await quality.getByRole('button', { name: say.publish, exact: true }).click();
  await quality.getByRole('alertdialog').getByRole('button', { name: say.publish }).click();
  await expect(quality.getByText('已发布').first()).toBeVisible();
});
