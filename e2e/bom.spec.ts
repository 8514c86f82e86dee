// Somebody with a list of parts: pastes it, confirms what is doubtful, plans his boards, and has it all in the cart.
import { entryWords } from '#kit/ui/entry-words.ts';
import { speak } from '#kit/words/speak.ts';
import { bomWords } from '#mall/bom/parts/bom-words.ts';
import { expect, putLogin, register, settled, test, tooWide } from './visitor.ts';

const say = speak(bomWords, 'zh');

test('a pasted list becomes a kept BOM, is confirmed, planned and put into the cart', async ({ page }) => {
  const { tokens } = await register(page);
  await putLogin(page, tokens);
  await page.goto('/quickOrder');
  await settled(page);
  await page.getByRole('tab', { name: say.paste }).click();
  await page
    .getByLabel(say.pasteLabel)
    .fill('型号\t位号\t数量\nSTM32F103C8T6\tU1\t1\nLM358\tU2\t2\nNOT-A-PART-99X\tU3\t1\n');
  await page.locator('a[href^="/index"]').first().click();
  await page.getByRole('button', { name: entryWords.stay.zh }).click();
  await page.getByRole('button', { name: say.match, exact: true }).click();
  await expect(page).toHaveURL(/bomId=\d+/);
  const table = page.getByRole('table', { name: say.quickOrder });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByText('STM32F103C8T6', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: `${say.details} 2` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: say.pick, exact: true }).first().click();
  await expect(drawer.getByText('由您确认').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel(say.boards).fill('10');
  await page.getByLabel(say.boards).press('Enter');
  await expect(table.getByText('2 × 10')).toBeVisible();
  await page.getByRole('button', { name: say.toCart(2) }).click();
  await expect(page.getByText(say.inCart(2))).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toEqual([]);
  await page.goto('/quickOrder');
  await expect(page.getByRole('table', { name: say.myBoms }).getByRole('row')).toHaveCount(2);
});

test('a guest types and uploads lines, sees them priced, and finds them as a BOM when he logs in', async ({
  page,
}) => {
  await page.goto('/quickOrder');
  await settled(page);
  await page.getByLabel(say.partNo).fill('STM32F103C8T6');
  await page.getByLabel(say.quantity, { exact: true }).fill('10');
  await page.getByRole('button', { name: say.addLine, exact: true }).click();
  const table = page.getByRole('table', { name: say.quickOrder });
  await expect(table.getByText('10 × 1')).toBeVisible();
  await expect(page.getByRole('button', { name: say.toCart(1) })).toBeVisible();
  await page.getByRole('tab', { name: say.upload }).click();
  await page.getByLabel(say.upload, { exact: true }).setInputFiles({
    name: 'board.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('型号,数量,位号\nLM358DR,2,U1 U2\nNE555P,1,U3\n'),
  });
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(4);

  const { tokens } = await register(page);
  await putLogin(page, tokens);
  await page.goto('/quickOrder');
  await expect(page).toHaveURL(/bomId=\d+/);
  await expect(table.getByRole('row')).toHaveCount(4);
});
