// An enterprise's own numbers: one written down by hand, a list imported after a look at its differences, and taken back.
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { speak } from '#kit/words/speak.ts';
import { importWords } from '#mall/mat-code/parts/import-words.ts';
import { matCodeWords } from '#mall/mat-code/parts/mat-code-words.ts';
import { yourCodeWords } from '#mall/mat-code/parts/your-code-words.ts';
import { codedPartWords } from '#mall/search/parts/coded-part-words.ts';
import { enterAs, expect, settled, test, tooWide } from './visitor.ts';

const say = speak(matCodeWords, 'zh');
const sayImport = speak(importWords, 'zh');
const sayCoded = speak(codedPartWords, 'zh');
const sayYours = speak(yourCodeWords, 'zh');

test('an employee writes a code down, imports a list that changes it, and takes the import back', async ({
  page,
}) => {
  const run = `E2E-${Date.now() % 1_000_000}`;
  await enterAs(page, 'company01_buy');
  await page.goto('/member/matCode');
  await settled(page);

  await page.getByRole('button', { name: say.add, exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: say.save }).click();
  await expect(form.getByText(say.matCodeMissing)).toBeVisible();
  await form.getByRole('textbox', { name: say.matCode }).fill(`${run}-A`);
  await form.getByRole('combobox', { name: say.partNo }).fill('stm32f103c8t6');
  await form
    .getByRole('option', { name: /STM32F103C8T6/ })
    .first()
    .click();
  await form.getByRole('textbox', { name: say.matName }).fill('主控');
  await form.getByRole('button', { name: say.save }).click();
  await expect(form).toBeHidden();
  const row = (code: string) => page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
  await expect(row(`${run}-A`)).toContainText('主控');

  const file = writeSheet([
    {
      name: '物料',
      rows: [
        ['物料编码', '物料名称', '品牌', '厂家型号'],
        [`${run}-A`, '主控 MCU', null, null],
        [`${run}-B`, 'Flash', '华邦', 'W25Q16JVSSIQ'],
        [`${run}-C`, '散热片', '自制', 'HS-1'],
      ],
    },
  ]);
  await page.getByRole('button', { name: say.import, exact: true }).click();
  const chooser = page.getByRole('dialog');
  await chooser.locator('input[type=file]').setInputFiles({
    name: '料号表.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(file),
  });
  await expect(chooser.getByRole('combobox', { name: '厂家型号' })).toHaveValue('3');
  await chooser.getByRole('button', { name: sayImport.compare }).click();
  await expect(page).toHaveURL(/importId=\d+/);
  await expect(row(`${run}-A`).locator('del')).toHaveText('主控');
  await expect(row(`${run}-C`)).toContainText(sayImport.kindUnmatched);

  await page.getByRole('button', { name: sayImport.apply(3) }).click();
  await expect(page.getByText(sayImport.appliedToast)).toBeVisible();
  const preview = page.url();
  await page.goto(`/member/matCode?keyword=${run}`);
  await expect(row(`${run}-A`)).toContainText('主控 MCU');
  await expect(row(`${run}-B`)).toContainText('W25Q16JVSSIQ');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await row(`${run}-B`).getByRole('link', { name: 'W25Q16JVSSIQ' }).click();
  await expect(page).toHaveURL(/\/goods\/list/);
  await page.getByRole('link', { name: 'W25Q16JVSSIQ', exact: true }).first().click();
  await expect(page.getByText(sayYours.yourCodes, { exact: true })).toBeVisible();
  await expect(page.getByText(`${run}-B`)).toBeVisible();

  await page.goto(`/goods/list?keyword=${run}-B`);
  const meant = page.getByRole('region', { name: sayCoded.title });
  await expect(meant.getByRole('link', { name: 'W25Q16JVSSIQ', exact: true }).first()).toBeVisible();
  await expect(meant.getByRole('cell').getByText(`${run}-B`).first()).toBeVisible();

  await page.goto(preview);
  await page.getByRole('button', { name: sayImport.undo }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: sayImport.undo }).click();
  await expect(page.getByText(sayImport.undone(2, 1))).toBeVisible();
  await page.goto(`/member/matCode?keyword=${run}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(`${run}-A`)).not.toContainText('主控 MCU');
});
