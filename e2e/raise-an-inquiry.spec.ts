// A purchaser raises an inquiry: checked at the door, rows typed and pasted, saved while he types, sent to a store that finds it in its console.
import { speak } from '#kit/words/speak.ts';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { wizardWords } from '#mall/inquiry/parts/wizard-words.ts';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { enterAs, expect, test } from './visitor.ts';

const say = speak(wizardWords, 'zh');
const words = speak(inquiryWords, 'zh');
const quoting = speak(quoteWords, 'zh');

const PASTED = '型号\t品牌\t数量\t需要日期\nSTM32F103C8T6\tST\t1,000\t\nTPS54331DR\tTI\t2k\t';

test('a purchaser asks a store for a quotation', async ({ page, colleague }) => {
  const title = `电源板备料 ${Date.now()}`;
  let inqSn = '';
  const seller = await colleague('seller03');
  await enterAs(page, 'company01');

  await test.step('the desk leads on to an empty sheet', async () => {
    await page.goto('/inquiry/index');
    await expect(page).toHaveURL(/init_inquiry/);
    await expect(page.getByRole('heading', { name: say.newInquiry })).toBeVisible();
  });

  await test.step('rows are typed, pasted and kept', async () => {
    const cell = (label: string, row: number) => page.getByLabel(say.cellOf(label, row), { exact: true });
    await cell('型号', 1).fill('LM358DR');
    await cell('数量', 1).fill('500');
    await cell('数量', 1).press('Enter');
    await expect(cell('数量', 2)).toBeFocused();
    await cell('型号', 2).focus();
    await cell('型号', 2).evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, PASTED);
    await expect(page.getByText(say.pasted(2))).toBeVisible();
    await expect(cell('数量', 3)).toHaveValue('2k');
    await expect(page).toHaveURL(/inqSn=RQ\d{14}/);
    inqSn = new URL(page.url()).searchParams.get('inqSn') ?? '';
    await page.getByLabel(say.subject).fill(title);
    await expect(page.getByRole('status').getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('what is missing is said and found', async () => {
    await page.getByRole('button', { name: say.submit }).click();
    await expect(page.getByLabel(say.deadline)).toBeFocused();
    await page.getByRole('button', { name: say.inDays(7) }).click();
    await page.getByRole('searchbox', { name: say.searchStores }).fill('芯汇');
    await page.getByRole('searchbox', { name: say.searchStores }).press('Enter');
    await page.getByRole('checkbox', { name: /芯汇/ }).check();
    await expect(page.getByText(say.noApproval)).toBeVisible();
  });

  await test.step('it goes out', async () => {
    await page.getByRole('button', { name: say.submit }).click();
    await expect(page).toHaveURL(/purchaser\/inq_info/);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('cell', { name: '2,000 个' })).toBeVisible();
    await expect(page.getByText(words.countOnly(0, 1))).toBeVisible();
    await page.goto(`/member/inquiry/myInq?keyword=${inqSn}`);
    await expect(page.getByRole('article', { name: inqSn })).toContainText('报价中');
  });

  await test.step('the store finds its invitation', async () => {
    await seller.goto('/seller/inquiry/list');
    await seller.getByRole('article', { name: inqSn }).getByRole('link', { name: title }).click();
    await expect(seller).toHaveURL(/seller\/inquiry\/detail/);
    await expect(seller.getByRole('heading', { name: title })).toBeVisible();
    await expect(seller.getByText('STM32F103C8T6')).toBeVisible();
    await expect(seller.getByRole('link', { name: quoting.toQuote })).toBeVisible();
    await seller.getByRole('button', { name: words.ask }).click();
    const dialog = seller.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.question }).fill('批号可否接受 2535？');
    await dialog.getByRole('button', { name: words.ask }).click();
    await expect(seller.getByText(words.asked)).toBeVisible();
  });

  await test.step('and its question is answered', async () => {
    await page.goto(`/inquiry/purchaser/inq_info?inqSn=${inqSn}`);
    await page.getByRole('button', { name: words.answer, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.answer }).fill('可以。');
    await dialog.getByRole('button', { name: words.answer }).click();
    await expect(page.getByText(words.answered)).toBeVisible();
    await expect(page.getByText('可以。')).toBeVisible();
  });

  await test.step('a store that cannot help says so', async () => {
    await seller.reload();
    await expect(seller.getByText('可以。')).toBeVisible();
    await seller.getByRole('button', { name: quoting.decline }).click();
    const dialog = seller.getByRole('dialog');
    await dialog.getByRole('radio', { name: quoting.decline_tooShort }).check();
    await dialog.getByRole('button', { name: quoting.decline }).click();
    await expect(seller.getByRole('link', { name: quoting.openAgain })).toBeVisible();
  });
});
