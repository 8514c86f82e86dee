// A designer tries a part: from its page into the sample cart, asked for, approved in fewer pieces and shipped by the store, received and reported on.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/words.ts';
import { sampleButtonWords } from '#mall/sample/parts/sample-button-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { sampleStatus } from '#mall/sample/sample-status.ts';
import { DEMO_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = speak(sampleWords, 'zh');
const store = speak(storeSampleWords, 'zh');
const button = speak(sampleButtonWords, 'zh');

/** A free sample of the store 芯汇 that the demo has not asked for: the last one of the list. */
async function findSample(page: Page): Promise<{ productId: number; partNo: string }> {
  const login = await page.request.post('/v3/frontLogin/front/oauth/token', {
    headers: { authorization: `Basic ${btoa('front:front')}` },
    form: { username: 'designer01', password: DEMO_PASSWORD, loginType: '1' },
  });
  const token = ((await login.json()) as { data: { access_token: string } }).data.access_token;
  const found: { productId: number; partNo: string; storeName: string; samplePrice: string }[] = [];
  for (let current = 1; current <= 4; current++) {
    const reply = await page.request.get(`/v3/business/front/sample/offers?pageSize=50&current=${current}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    found.push(...((await reply.json()) as { data: { list: typeof found } }).data.list);
  }
  const free = found.filter((one) => one.storeName.includes('芯汇') && Number(one.samplePrice) === 0);
  const last = free.sort((a, b) => a.productId - b.productId).at(-1);
  if (!last) throw new Error('the demo has no samples');
  return last;
}

test('a designer takes a sample from the cart to the feedback', async ({ page, colleague }) => {
  const { productId, partNo } = await findSample(page);
  const endProduct = `便携式示波器 ${Date.now()}`;
  let sampleSn = '';
  await enterAs(page, 'designer01');

  await test.step('collects and asks', async () => {
    await page.goto(`/goods/detail?productId=${productId}`);
    await page
      .getByRole('button', { name: new RegExp(`^${button.request}`) })
      .first()
      .click();
    await expect(page.getByText(button.added)).toBeVisible();
    await page.goto('/cart/request');
    const line = page.getByRole('listitem').filter({ hasText: partNo });
    await line.getByRole('spinbutton').fill('3');
    await line.getByRole('spinbutton').press('Enter');
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
    await page.getByRole('button', { name: new RegExp(`^${say.toRequest}`) }).click();
    await expect(page.getByRole('heading', { name: say.confirmTitle })).toBeVisible();
    await page.getByRole('button', { name: say.submit }).click();
    await expect(page.getByText(say.needsPurpose)).toBeVisible();
    await page.getByLabel(say.purpose).selectOption('newDesign');
    await page.getByLabel(say.endProduct).fill(endProduct);
    // Nothing that was typed is lost.
    await page.reload();
    await expect(page.getByLabel(say.endProduct)).toHaveValue(endProduct);
    await page.getByRole('button', { name: say.submit }).click();
    await expect(page.getByText(say.submitted)).toBeVisible();
    sampleSn = (await page.getByText(/^SP\d{14}$/).textContent()) ?? '';
    await page.getByRole('link', { name: say.toHistory }).click();
    await page.getByRole('link', { name: sampleSn }).click();
    await expect(page.getByText(endProduct)).toBeVisible();
  });

  const seller = await colleague('seller03');
  const head = (state: keyof typeof sampleStatus) => seller.getByText(sampleStatus[state].store.zh).first();

  await test.step('the store approves two of three and ships them', async () => {
    await seller.goto(`/seller/sample/list?keyword=${sampleSn}`);
    await seller.getByRole('link', { name: sampleSn }).click();
    await expect(seller).toHaveURL(/sample\/detail/);
    await seller.getByRole('button', { name: store.approve }).click();
    const review = seller.getByRole('dialog');
    await review.getByRole('textbox', { name: store.approvedOf(partNo) }).fill('2');
    await review.getByRole('button', { name: store.approve }).click();
    await expect(head('PENDING_DELIVERY')).toBeVisible();
    await seller.getByRole('button', { name: store.ship, exact: true }).click();
    const parcel = seller.getByRole('dialog');
    await parcel.getByRole('button', { name: store.ship }).click();
    await expect(parcel.getByText(store.lotMissing)).toBeVisible();
    await parcel.getByLabel(store.carrier).fill('顺丰速运');
    await parcel.getByLabel(store.trackingNo).fill('SF1234567890');
    await parcel.getByRole('textbox', { name: store.lotOf(partNo) }).fill('LOT-2640');
    await parcel.getByRole('button', { name: store.ship }).click();
    await expect(head('PENDING_RECEIPT')).toBeVisible();
  });

  await test.step('the designer receives it and reports', async () => {
    await page.reload();
    await page.getByRole('button', { name: say.receive }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.receive }).click();
    await page.getByRole('button', { name: say.feedback }).click();
    const report = page.getByRole('dialog');
    await report.getByRole('button', { name: say.feedback }).click();
    await expect(report.getByText(say.needsResult)).toBeVisible();
    await report.getByRole('radio', { name: '通过', exact: true }).check();
    await report.getByLabel(say.testData).fill('带宽 120 MHz，噪声 0.8 mVrms，满足指标');
    await report.getByLabel(say.nextStep).selectOption('buy');
    await report.getByRole('button', { name: say.feedback }).click();
    await expect(page.getByRole('link', { name: say.buyIt(partNo) })).toBeVisible();
  });

  await seller.reload();
  await expect(seller.getByText('满足指标', { exact: false })).toBeVisible();
});
