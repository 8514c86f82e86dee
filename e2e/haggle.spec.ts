// A purchaser haggles with three suppliers: sealed, countered, answered, asked for the last word, compared, and the lines split between two.
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { compareWords } from '#mall/quotation/parts/compare/compare-words.ts';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { quoteFormWords } from '#mall/quotation/parts/sheet/quote-form-words.ts';
import { DEMO_PASSWORD, enterAs, expect, settled, tabTo, test } from './visitor.ts';

const say = speak(quoteWords, 'zh');
const form = speak(quoteFormWords, 'zh');
const compare = speak(compareWords, 'zh');
const approval = speak(approvalWords, 'zh');

type Reply = Record<string, unknown> & { quoSn: string; inqSn: string; version: number; storeId: number };

/** Somebody at the API: what he does there is not what the journey is about. */
async function at(page: Page, account: string) {
  const login = await page.request.post('/v3/frontLogin/front/oauth/token', {
    headers: { authorization: `Basic ${btoa('front:front')}` },
    form: { username: account, password: DEMO_PASSWORD, loginType: '1' },
  });
  const token = ((await login.json()) as { data: { access_token: string } }).data.access_token;
  const headers = { authorization: `Bearer ${token}` };
  return async (method: 'GET' | 'POST', path: string, input: Record<string, string> | object = {}) => {
    const reply =
      method === 'GET'
        ? await page.request.get(`/v3/${path}`, { headers, params: input as Record<string, string> })
        : await page.request.post(`/v3/${path}`, { headers, data: input });
    const { state, msg, data } = (await reply.json()) as { state: number; msg: string; data: Reply };
    expect(state, `${path}: ${msg}`).toBe(200);
    return data;
  };
}

const OFFER = {
  freight: { kind: 'included', fee: '0.00' },
  taxPerMille: 130,
  invoiceKind: 'special',
  plan: [{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }],
  isBinding: true,
  note: '',
  fileIds: [],
};

const PARTS = ['HAGGLE-100', 'HAGGLE-200'] as const;
const QTY = 1000;
const TO_TYPE = { timeout: 15_000 };

const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();

const offerOf = (prices: readonly string[]) => ({
  ...OFFER,
  validUntil: day(40).slice(0, 10),
  lines: prices.map((unitPrice, at) => ({
    lineNo: at + 1,
    answer: 'same',
    number: QTY,
    partNo: PARTS[at],
    breaks: [{ number: 1, unitPrice }],
    leadDays: 10,
  })),
});

test('three suppliers are haggled with, two get a line each, the third learns nothing of them', async ({
  page,
  colleague,
}) => {
  const title = `议价行程 ${Date.now()}`;
  const buyer = await at(page, 'company01');
  const rival = await at(page, 'seller01');
  const third = await at(page, 'seller04');
  const ours = await at(page, 'seller03');
  const storeOf = async (as: typeof rival) => (await as('GET', 'member/front/member/memberInfo')).storeId;
  const quotationOf = (as: typeof rival, inqSn: string) =>
    as('GET', 'business/seller/quotation/detail', { inqSn });

  const { inqSn, version } = await buyer('POST', 'business/front/purchaseInquire/create', {
    kind: 'GOODS',
    origin: {
      from: 'lines',
      lines: PARTS.map((partNo) => ({ partNo, brandName: 'TI', qty: QTY, unit: '个' })),
    },
  });
  const saved = await buyer('POST', 'business/front/purchaseInquire/save', {
    inqSn,
    version,
    header: { title, isSealed: true, deadline: day(3), deliveryPlace: '上海市浦东新区' },
    storeIds: [await storeOf(rival), await storeOf(ours), await storeOf(third)],
  });
  await buyer('POST', 'business/front/purchaseInquire/submit', { inqSn, version: saved.version });

  const seller = await colleague('seller03');
  await enterAs(page, 'company01');
  const cell = (where: Page, row: number, name: string) =>
    where.getByLabel(`${form.line(row)} ${name}`, { exact: true });

  await test.step('the supplier quotes without a mouse', async () => {
    await seller.goto(`/inquiry/supplier/quo_info?inqSn=${inqSn}`);
    await expect(seller).toHaveURL(/\/seller\/quotation\/detail/);
    await expect(seller.getByRole('link', { name: '报价', exact: true })).toBeVisible();
    await settled(seller);
    await tabTo(seller, seller.getByRole('button', { name: say.open, exact: true }));
    await seller.keyboard.press('Enter');
    // Up and down choose an answer, and open nothing on the way; sideways goes on.
    await tabTo(seller, cell(seller, 1, form.answer));
    await seller.keyboard.press('ArrowDown');
    await seller.keyboard.press('ArrowDown');
    await expect(cell(seller, 1, form.answer)).toHaveValue('alternative');
    await seller.keyboard.press('ArrowUp');
    await seller.keyboard.press('ArrowRight');
    await expect(cell(seller, 1, form.unitPriceShort)).toBeFocused();
    await seller.keyboard.type('1.20');
    await seller.keyboard.press('Enter');
    await expect(cell(seller, 2, form.unitPriceShort)).toBeFocused();
    await seller.keyboard.type('3.5');
    await seller.keyboard.press('ArrowUp');
    await expect(cell(seller, 1, form.unitPriceShort)).toBeFocused();
    for (const row of [1, 2]) {
      await tabTo(seller, cell(seller, row, form.leadDaysShort));
      await seller.keyboard.type('5');
    }
    await expect(seller.getByTestId('quote-total')).toHaveText('¥4,700.00');
    await expect(seller.getByRole('status').filter({ hasText: form.saved })).toBeVisible(TO_TYPE);
    await tabTo(seller, seller.getByRole('button', { name: form.submit, exact: true }));
    await seller.keyboard.press('Enter');
    const dialog = seller.getByRole('alertdialog');
    await expect(dialog.getByText('¥4,700.00')).toBeVisible();
    await seller.keyboard.press('Escape');
    await expect(seller.getByRole('button', { name: form.submit, exact: true })).toBeFocused();
    await seller.keyboard.press('Enter');
    await tabTo(seller, dialog.getByRole('button', { name: form.submit }));
    await seller.keyboard.press('Enter');
    await expect(seller.getByText(say.sealedWaiting)).toBeVisible();
  });

  await test.step('so do two others, and nobody sees a price before the close', async () => {
    for (const [as, prices] of [
      [rival, ['1.15', '3.90']],
      [third, ['1.30', '3.95']],
    ] as const) {
      const { quoSn, version: invited } = await quotationOf(as, inqSn);
      const opened = await as('POST', 'business/seller/quotation/open', { quoSn, version: invited });
      await as('POST', 'business/seller/quotation/submit', {
        quoSn,
        version: opened.version,
        offer: offerOf(prices),
      });
    }
    await page.goto(`/inquiry/contract_quo?inqSn=${inqSn}`);
    await expect(page.getByText('目前已收到 3 份')).toBeVisible();
    const { version: now } = await buyer('GET', 'business/front/purchaseInquire/detail', { inqSn });
    await buyer('POST', 'business/front/purchaseInquire/close', { inqSn, version: now });
  });

  await test.step('the purchaser counters', async () => {
    await page.goto(`/member/inquiry/myQuo?keyword=${encodeURIComponent(title)}`);
    await page
      .getByRole('article')
      .filter({ hasText: '芯汇' })
      .getByRole('link', { name: say.look, exact: true })
      .click();
    await expect(page).toHaveURL(/member\/offer\/inqDetail/);
    await page.getByRole('button', { name: say.counter, exact: true }).click();
    await page.getByLabel(`${say.lineNo(1)} ${say.counterPrice}`).fill('1.05');
    await expect(page.getByTestId('counter-total')).toHaveText('¥4,550.00');
    await page.getByRole('button', { name: say.sendCounter }).click();
    await expect(page.getByText(say.waitingForSupplier)).toBeVisible();
  });

  await test.step('the supplier sees what changed and meets half way', async () => {
    await seller.goto(`/inquiry/supplier/quo_info?inqSn=${inqSn}`);
    await expect(seller.getByRole('heading', { name: say.counterTitle, exact: true })).toBeVisible();
    await expect(seller.getByText('¥1.05').first()).toBeVisible();
    await expect(seller.getByText(say.sameLines(1))).toBeVisible();
    await expect(seller.getByText(PARTS[1])).toBeHidden();
    await seller.getByRole('button', { name: say.newOffer }).click();
    await cell(seller, 1, form.unitPriceShort).fill('1.10');
    await seller.getByRole('button', { name: form.submitOffer }).click();
    await seller.getByRole('alertdialog').getByRole('button', { name: form.submitOffer }).click();
    await expect(seller.getByRole('link', { name: 'v3' })).toBeVisible();
  });

  await test.step('everybody is asked for the last word at the same moment', async () => {
    await page.goto(`/inquiry/contract_quo?inqSn=${inqSn}`);
    await page.getByRole('button', { name: compare.askFinal, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.askFinal, exact: true }).click();
    await expect(page.getByText(say.asked(3))).toBeVisible();
    const mine = await quotationOf(rival, inqSn);
    await rival('POST', 'business/seller/quotation/keep', { quoSn: mine.quoSn, version: mine.version });
    const his = await quotationOf(third, inqSn);
    await third('POST', 'business/seller/quotation/offer', {
      quoSn: his.quoSn,
      version: his.version,
      offer: offerOf(['1.25', '3.92']),
    });
    await seller.reload();
    await expect(seller.getByText(say.finalAskedText)).toBeVisible();
    await seller.getByRole('button', { name: say.keep, exact: true }).click();
    await seller.getByRole('dialog').getByRole('button', { name: say.keep, exact: true }).click();
    await expect(seller.getByRole('button', { name: say.keep, exact: true })).toHaveCount(0);
  });

  await test.step('the lines are split', async () => {
    await page.reload();
    await page.getByRole('button', { name: compare.cheapestEach }).click();
    // Ours is the lowest on both lines; the second goes to the rival all the same.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.getByRole('checkbox', { name: compare.choose('元采自营', 2) }).check();
    await expect(page.getByText(compare.totalStores(2, 2))).toBeVisible();
    await page.getByRole('button', { name: compare.award, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('¥5,000.00')).toBeVisible();
    await dialog.getByLabel(compare.lineReason(2, '元采自营')).fill('第二来源');
    await dialog.getByRole('button', { name: compare.award, exact: true }).click();
    await expect(page.getByText(compare.results)).toBeVisible();
  });

  await test.step('each supplier sees only his own', async () => {
    const own = JSON.stringify(await quotationOf(rival, inqSn));
    expect(own).toContain('3.90');
    expect(own).not.toMatch(/"(?:1\.10|1\.25|3\.92)|芯汇|联固/);
    await seller.goto(`/inquiry/supplier/quo_info?inqSn=${inqSn}`);
    await expect(seller.getByRole('heading', { name: say.awarded, exact: true })).toBeVisible();
    await expect(seller.getByText('¥1,100.00').first()).toBeVisible();
    const loser = await colleague('seller04');
    await loser.goto(`/inquiry/supplier/quo_info?inqSn=${inqSn}`);
    await expect(loser.getByText('未中标').first()).toBeVisible();
    await expect(loser.getByText('¥3.92').first()).toBeVisible();
    expect(await loser.locator('main').innerText()).not.toMatch(/3\.90|1\.10|5,000|芯汇|元采自营/);
  });
});

test('an inquiry that waits for its approval is decided where it is read', async ({ page, colleague }) => {
  const title = `待审行程 ${Date.now()}`;
  const asker = await at(page, 'company01_buy');
  const { inqSn, version } = await asker('POST', 'business/front/purchaseInquire/create', {
    kind: 'GOODS',
    origin: { from: 'lines', lines: [{ partNo: 'DECIDE-1', brandName: 'TI', qty: 10_000, unit: '个' }] },
  });
  const saved = await asker('POST', 'business/front/purchaseInquire/save', {
    inqSn,
    version,
    header: { title, deadline: day(3), deliveryPlace: '上海市浦东新区' },
    lines: [{ lineNo: 1, qty: 10_000, unit: '个', wish: { partNo: 'DECIDE-1', targetPrice: '9.90' } }],
    storeIds: [(await (await at(page, 'seller03'))('GET', 'member/front/member/memberInfo')).storeId],
  });
  await asker('POST', 'business/front/purchaseInquire/submit', { inqSn, version: saved.version });

  const buyer = await colleague('company01_buy');
  await buyer.goto(`/inquiry/purchaser/inq_info?inqSn=${inqSn}`);
  await expect(buyer.getByText(approval.path)).toBeVisible();
  await settled(buyer);
  await expect(buyer.getByRole('button', { name: approval.approve, exact: true })).toHaveCount(0);

  await enterAs(page, 'company01');
  await page.goto(`/inquiry/purchaser/inq_info?inqSn=${inqSn}`);
  await page.getByRole('button', { name: approval.approve, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('¥99,000.00')).toBeVisible();
  await dialog.getByRole('button', { name: approval.approve, exact: true }).click();
  await expect(page.getByRole('button', { name: approval.approve, exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('报价中', { exact: true }).first()).toBeVisible();
});
