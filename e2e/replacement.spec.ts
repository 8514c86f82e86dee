// An engineer finds what replaces his parts and why, suggests a pair himself; an operator looks into it and publishes it.
import { speak } from '#kit/words/speak.ts';
import { pairStatus } from '#mall/replacement/pair-status.ts';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { pairReviewWords } from '#screens/admin/replacement/pair-review-words.ts';
import { callAs, expect, register, settled, test } from './visitor.ts';

const say = speak(replacementWords, 'zh');
const review = speak(pairReviewWords, 'zh');

test('numbers are typed, graded with reasons, narrowed; a suggestion is reviewed and published', async ({
  page,
  colleague,
}) => {
  await page.goto('/prototype/replacement/search');
  await settled(page);
  await page.getByRole('button', { name: say.search }).click();
  await expect(page.getByText(say.numbersMissing)).toBeVisible();
  await page.getByRole('textbox', { name: say.numbers }).fill('AT24C02C-SSHM-T\nNO-SUCH-PART-77');
  await page.getByRole('button', { name: say.search }).click();
  await expect(page).toHaveURL(/\/prototype\/replacement\/list\?partNo=/);
  await expect(page.getByText(say.unknownNumber)).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'FM24C02B-SO-T-G' }).first();
  await expect(first).toContainText(say.grade(1));
  await first.getByText(say.reasons).click();
  await expect(first.getByRole('table', { name: say.reasons })).toBeVisible();
  await page.getByRole('link', { name: say.gradeOne }).click();
  await expect(page).toHaveURL(/grade=1/);
  await page.goBack();
  await expect(page).not.toHaveURL(/grade=1/);

  const { tokens } = await register(page);
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
      localStorage.setItem('time', String(Date.now()));
    },
    [tokens.access_token, tokens.refresh_token],
  );
  await page.goto('/prototype/replacement/search?tab=suggest');
  await settled(page);
  for (const [label, partNo] of [
    [say.ofPart, 'M24C64-RMN6TP'],
    [say.byPart, 'GT24C256C-2GLI-TR'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(partNo);
    await page
      .getByRole('button', { name: new RegExp(partNo) })
      .first()
      .click();
  }
  await page.getByRole('textbox', { name: say.statement }).fill('在温控板上替换使用三个月，读写正常。');
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByText(say.submitted)).toBeVisible();
  await page.getByRole('link', { name: say.seeMine }).click();
  await expect(page.getByRole('cell', { name: pairStatus.SUBMITTED.zh })).toBeVisible();
  const mine = await callAs<{ list: { pairId: number }[] }>(page, 'v3/goods/front/replacement/mine');

  const operator = await colleague('admin01');
  await operator.goto(`/admin/replacement/detail?pairId=${mine.list[0]!.pairId}`);
  await operator.getByRole('button', { name: review.take }).click();
  await operator.getByRole('button', { name: review.publish }).click();
  await operator
    .getByRole('alertdialog')
    .or(operator.getByRole('dialog'))
    .getByRole('button', { name: review.publish })
    .click();
  await expect(operator.getByText(pairStatus.PUBLISHED.zh).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('cell', { name: pairStatus.PUBLISHED.zh })).toBeVisible();
});
