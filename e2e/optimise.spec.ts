// A designer begins with a part, ranks the category, keeps the selection, repeats it; others are told that it is for designers.
import { speak } from '#kit/words/speak.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { enterAs, expect, settled, test } from './visitor.ts';

const say = speak(optimiseWords, 'zh');

test('a part is chosen by limits and weights, kept under a name, run again', async ({ page }) => {
  const found = await page.request.get('/v3/goods/front/replacement/list?partNo=SI2302CDS-T1-GE3');
  const { data } = (await found.json()) as {
    data: { list: { parts: { offer: { productId: number } }[] }[] };
  };
  const { productId } = data.list[0]!.parts[0]!.offer;
  await enterAs(page, 'designer01');
  await page.goto(`/prototype/optimize/index?productId=${productId}`);
  await settled(page);
  const quantity = page.getByRole('textbox', { name: say.quantity });
  await quantity.fill('0');
  await page.getByRole('button', { name: say.run }).click();
  await expect(page.getByText(say.quantityWrong)).toBeVisible();
  await expect(quantity).toBeFocused();
  await quantity.fill('500');
  const volts = page.getByLabel(`漏源电压 · ${say.target}`);
  await volts.fill('many');
  await page.getByRole('button', { name: say.run }).click();
  await expect(page.getByRole('alert')).toContainText('漏源电压');
  await volts.fill('20V');
  await page.getByRole('button', { name: say.run }).click();
  await expect(page).toHaveURL(/hisDetail\?runId=\d+/);
  await expect(page.getByText(say.reference, { exact: true })).toBeVisible();
  const first = page.getByRole('list').getByRole('listitem').filter({ hasText: say.scoreOf }).first();
  await first.getByText(say.scoreOf).click();
  await expect(first.getByRole('table', { name: say.scoreOf })).toBeVisible();

  const name = `负载开关 ${Date.now()}`;
  await page.getByRole('button', { name: say.save, exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('textbox', { name: say.name }).fill(name);
  await dialog.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const kept = page.url();
  await page.getByRole('button', { name: say.rerun }).click();
  await expect(page).not.toHaveURL(kept);
  await expect(page.getByText(say.noDifferences)).toBeVisible();
  await page.goto('/prototype/optimize/history?state=SAVED');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(kept);
});

test('somebody else reads that it is for designers', async ({ page }) => {
  await enterAs(page, 'buyer01');
  await page.goto('/prototype/optimize/index');
  await expect(page.getByText('仅限设计师使用该功能')).toBeVisible();
  await expect(page.getByRole('link', { name: say.applyDesigner })).toBeVisible();
});
