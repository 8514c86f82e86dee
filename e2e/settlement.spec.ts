// A store sees where its money is; two people of finance look its bills over and send them to the bank in one batch; one row fails, and the store reads why.
import { speak } from '#kit/words/speak.ts';
import { payoutWords } from '#mall/settlement/parts/payout-words.ts';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { payoutStatus } from '#mall/settlement/payout-status.ts';
import { enterAs, expect, test } from './visitor.ts';

const say = { ...speak(settlementWords, 'zh'), ...speak(payoutWords, 'zh') };
const settling = speak(settlementWords, 'zh');

test('bills go to the bank in a batch, and what the bank sends back is to be paid again', async ({
  page,
  colleague,
}) => {
  const [one, two] = [await colleague('admin01'), await colleague('finance01')];
  const sure = async (who: typeof page, name: string) => {
    await who.getByRole('button', { name, exact: true }).click();
    await who.getByRole('alertdialog').getByRole('button', { name }).click();
    await expect(who.getByRole('alertdialog')).toBeHidden();
  };

  await one.goto('/admin/settlement/list?state=STORE_CONFIRMED');
  const links = one.getByRole('link', { name: /^SB\d{14}$/ });
  await expect(links.first()).toBeVisible();
  const billSns = await links.allTextContents();
  for (const billSn of billSns) {
    for (const who of [one, two]) {
      await who.goto(`/admin/settlement/detail?billSn=${billSn}`);
      await sure(who, settling.review);
    }
    await expect(two.getByText('待打款').first()).toBeVisible();
  }

  await one.goto('/admin/settlement/list?state=PLATFORM_REVIEWED');
  const rows = one.getByRole('row').filter({ hasText: /SB\d{14}/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(1);
  await one.getByRole('checkbox').first().check();
  await sure(one, '生成打款批次');

  await two.goto('/admin/payout/list?state=MADE');
  await two
    .getByRole('link', { name: /^PB\d{14}$/ })
    .first()
    .click();
  await expect(two.getByRole('heading', { name: /^PB/ })).toBeVisible();
  await sure(two, say.check);
  const at = two.url();
  await expect(two.getByText(payoutStatus.CHECKED.zh).first()).toBeVisible();

  await one.goto(at);
  const downloading = one.waitForEvent('download');
  await sure(one, say.take);
  expect((await downloading).suggestedFilename()).toMatch(/^PB\d{14}\.xlsx$/);
  const sent = one.getByRole('row').filter({ hasText: /SB\d{14}/ });
  const numbers = (await sent.allTextContents()).map((text) => /SB\d{14}/.exec(text)![0]);
  const [failed, ...paid] = numbers as [string, ...string[]];

  await sent.filter({ hasText: failed }).getByRole('button', { name: say.rowFailed }).click();
  await one.getByRole('alertdialog').getByRole('textbox').fill('收款账号已销户');
  await one.getByRole('alertdialog').getByRole('button').last().click();
  await expect(sent.filter({ hasText: failed })).toContainText('收款账号已销户');
  const choosing = one.waitForEvent('filechooser');
  await one.getByText(say.results).click();
  await (await choosing).setFiles({
    name: '回单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['附言,处理结果,银行流水号', ...paid.map((sn, n) => `${sn},成功,E2E${Date.now()}${n}`)].join('\n'),
    ),
  });
  await expect(one.getByText(payoutStatus.DONE.zh).first()).toBeVisible();

  await one.goto(`/admin/settlement/detail?billSn=${paid[0]}`);
  await expect(one.getByText('已打款').first()).toBeVisible();
  await one.goto(`/admin/settlement/detail?billSn=${failed}`);
  await expect(one.getByText('收款账号已销户')).toBeVisible();

  // the store, on its phone
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'seller02');
  await page.goto('/seller/settlement/outlook');
  await expect(page.getByRole('link', { name: settling.PAID }).first()).toBeVisible();
  await page.goto('/seller/settlement/account');
  await expect(page.getByText(/···· \d{4}/)).toBeVisible();
});
