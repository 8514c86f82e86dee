// A designer tries parts: from a page into the sample cart to the feedback, and by every other way that a request may go.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { sampleButtonWords } from '#mall/sample/parts/sample-button-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { sampleStatus } from '#mall/sample/sample-status.ts';
import { FREIGHT_PAYERS } from '#mall/sample/sample-terms.ts';
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = speak(sampleWords, 'zh');
const store = speak(storeSampleWords, 'zh');
const button = speak(sampleButtonWords, 'zh');
const pay = speak(paymentWords, 'zh');

interface Sample {
  productId: number;
  partNo: string;
}

/** Free samples of the store 芯汇 that the demo has not asked for: the last ones of the list, the very last first. */
async function findSamples(page: Page): Promise<Sample[]> {
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
  if (free.length < 4) throw new Error('the demo has too few samples');
  return free.sort((a, b) => b.productId - a.productId);
}

test('a designer takes a sample from the cart to the feedback', async ({ page, colleague }) => {
  const [{ productId, partNo }] = (await findSamples(page)) as [Sample];
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

/** Presses what is called so and confirms it in the window that opens, with a reason where one is given. */
async function decide(of: Page, name: string, why?: string): Promise<void> {
  await of.getByRole('button', { name, exact: true }).first().click();
  const window = of.getByRole('dialog').or(of.getByRole('alertdialog'));
  if (why) await window.getByRole('textbox').fill(why);
  await window.getByRole('button', { name, exact: true }).click();
  await expect(window).toBeHidden();
}

/** The designer's desk and the store's, and one request on both. */
async function bothDesks(page: Page, colleague: (account: string) => Promise<Page>) {
  await enterAs(page, 'designer01');
  const seller = await colleague('seller03');
  return {
    seller,
    /** Asks for so many, and opens the request on both desks. */
    async ask({ productId }: Sample, number: number): Promise<void> {
      await page.goto(`/buy/request?productId=${productId}&number=${number}`);
      await page.getByLabel(say.purpose).selectOption('replace');
      await page.getByLabel(say.endProduct).fill('工业网关');
      await page.getByRole('button', { name: say.submit }).click();
      const sampleSn = (await page.getByText(/^SP\d{14}$/).textContent()) ?? '';
      await page.goto(`/prototype/sample/detail?sampleSn=${sampleSn}`);
      await seller.goto(`/seller/sample/detail?sampleSn=${sampleSn}`);
    },
    /** The desk whose turn it is sees what the other has done. */
    async sees(desk: Page, state: keyof typeof sampleStatus): Promise<void> {
      await desk.reload();
      const words = desk === seller ? sampleStatus[state].store : sampleStatus[state];
      await expect(desk.getByText(words.zh, { exact: true }).first()).toBeVisible();
    },
    async ship(partNo: string, number: string): Promise<void> {
      await seller.getByRole('button', { name: store.ship, exact: true }).click();
      const parcel = seller.getByRole('dialog');
      await parcel.getByLabel(store.carrier).fill('顺丰速运');
      await parcel.getByLabel(store.trackingNo).fill('SF1234567890');
      await parcel.getByRole('textbox', { name: store.numberOf(partNo) }).fill(number);
      await parcel.getByRole('textbox', { name: store.lotOf(partNo) }).fill('LOT-2640');
      await parcel.getByRole('button', { name: store.ship }).click();
      await expect(parcel).toBeHidden();
    },
  };
}

test('another part instead, paid carriage, two parcels and no third', async ({ page, colleague }) => {
  const [, first, second] = (await findSamples(page)) as [Sample, Sample, Sample];
  const { seller, ask, sees, ship } = await bothDesks(page, colleague);

  await test.step('another part is offered, turned down, offered again and accepted', async () => {
    await ask(first, 3);
    for (const isAccepted of [false, true]) {
      await seller.getByRole('button', { name: store.approve, exact: true }).click();
      const review = seller.getByRole('dialog');
      await review.getByRole('button', { name: store.useSubstitute }).click();
      await review.getByPlaceholder(store.findSubstitute).fill(second.partNo);
      await review.getByRole('button', { name: new RegExp(`^${second.partNo}`) }).click();
      await review.getByRole('radio', { name: FREIGHT_PAYERS.buyer.zh }).check();
      await review.getByRole('button', { name: store.approve }).click();
      await expect(review).toBeHidden();
      await sees(page, 'PENDING_REVIEW');
      if (isAccepted) {
        await decide(page, say.acceptSubstitute);
        continue;
      }
      await decide(page, say.declineSubstitute, '先确认封装');
      await seller.reload();
      await expect(seller.getByText('先确认封装')).toBeVisible();
    }
    await sees(seller, 'PENDING_PAYMENT');
  });

  await test.step('the carriage is paid; some is sent, the rest is not', async () => {
    await page.getByRole('link', { name: say.pay }).click();
    await page.getByRole('radio', { name: pay.balance }).check();
    await page.getByRole('textbox', { name: pay.payPwd }).fill(DEMO_PAY_PASSWORD);
    await page.getByRole('button', { name: /^支付 ¥/ }).click();
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
    await page.goto(seller.url().replace('/seller/', '/prototype/'));
    await sees(seller, 'PENDING_DELIVERY');
    await ship(second.partNo, '1');
    await ship(second.partNo, '1');
    await sees(page, 'PARTIALLY_SHIPPED');
    await decide(seller, store.shipNoMore, '其余受潮');
    await sees(page, 'PENDING_RECEIPT');
    await decide(page, say.receive);
    await sees(seller, 'PENDING_EVALUATION');
  });
});

test('sent back and corrected, refused, withdrawn, cancelled by the store', async ({ page, colleague }) => {
  const [, , , third] = (await findSamples(page)) as [Sample, Sample, Sample, Sample];
  const { seller, ask, sees } = await bothDesks(page, colleague);

  await test.step('sent back, corrected for another address, refused', async () => {
    await ask(third, 2);
    await decide(seller, store.sendBack, '请说明用途');
    await sees(page, 'REVIEW_REJECTED');
    await page.getByRole('button', { name: say.resubmit }).click();
    const form = page.getByRole('dialog');
    await expect(form).toContainText('请说明用途');
    await form.getByLabel(say.remark).fill('用于替代验证');
    await form.getByLabel(say.deliverTo).selectOption({ index: 1 });
    await form.getByRole('button', { name: say.submit }).click();
    await expect(form).toBeHidden();
    await sees(seller, 'PENDING_REVIEW');
    await decide(seller, store.refuse, '不适合此应用');
    await sees(page, 'REJECTED');
  });

  await test.step('one is withdrawn, one is cancelled by the store', async () => {
    await ask(third, 1);
    await decide(page, say.withdraw);
    await sees(seller, 'CANCELLED');
    await ask(third, 1);
    await decide(seller, store.approve);
    await sees(page, 'PENDING_DELIVERY');
    await decide(seller, store.storeCancel, '样品破损');
    await sees(page, 'CANCELLED');
  });
});
