// A whole purchase by somebody who comes for the first time: found, put into the guest cart, registered, paid, shipped, received, judged.
import { entryWords } from '#kit/ui/entry-words.ts';
import { uiWords } from '#kit/ui/kit-words.ts';
import { speak } from '#kit/words/speak.ts';
import { addressWords } from '#mall/address/parts/address-words.ts';
import { cartWords } from '#mall/cart/parts/cart-words.ts';
import { evaluationFormWords } from '#mall/evaluation/parts/evaluation-form-words.ts';
import { goodsWords } from '#mall/goods/parts/goods-words.ts';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { orderStatus, pendingEvaluation } from '#mall/order/order-status.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { paymentWords as whyShut } from '#mall/payment/payment-words.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { sellerWords } from '#screens/seller/seller-words.ts';
import { frameWords } from '#screens/storefront/frame/frame-words.ts';
import { aStranger, expect, foreignWords, type Language, smsCodeOf, test, tooWide } from './visitor.ts';

const runs: { name: string; language: Language; width: number; height: number; search: string }[] = [
  { name: 'in Chinese at a desk', language: 'zh', width: 1440, height: 900, search: '1N4148' },
  { name: 'in English on a phone', language: 'en', width: 390, height: 844, search: 'BAV99' },
];

/** What the buyer types himself, or chooses from China's official names. */
const RECEIVER = '王芳';
const REGIONS = ['广东省', '深圳市', '南山区'];
const STREET = '科苑路 15 号';
const REMARK = '请放前台 front desk';
const COMPANY = '深圳市测试科技有限公司';
const ownWords = [RECEIVER, ...REGIONS, STREET, REMARK, COMPANY];

const ALIPAY: Record<Language, Record<'pay' | 'title', string>> = {
  zh: { title: '支付宝收银台（模拟）', pay: '确认支付' },
  en: { title: 'Alipay cashier (simulated)', pay: 'Pay' },
};

for (const { name, language, width, height, search } of runs) {
  test(`a new buyer gets his parts and judges them, ${name}`, async ({ page, colleague }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const isPhone = width < 768;
    const buyer = aStranger();
    const frame = speak(frameWords, language);
    const find = speak(searchWords, language);
    const goods = speak(goodsWords, language);
    const cart = speak(cartWords, language);
    const login = speak(loginWords, language);
    const address = speak(addressWords, language);
    const order = speak(buyerWords, language);
    const pay = speak(paymentWords, language);
    const judge = speak(evaluationFormWords, language);
    const sayings = { ...uiWords, ...entryWords };
    const ui = (word: keyof typeof sayings, value: string | number) =>
      sayings[word][language].replace(/\{\w+\}/, String(value));
    const wide: string[] = [];
    const foreign: string[] = [];
    const look = async () => {
      wide.push(...(await tooWide(page)));
      if (language === 'en') foreign.push(...(await foreignWords(page, ownWords)));
    };

    await test.step('finds the part by its number and narrows the list to one brand', async () => {
      await page.goto('/index');
      if (language === 'en') await page.getByRole('link', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN');
      await look();
      const box = page.getByRole('combobox', { name: find.search, exact: true });
      await box.fill(search);
      await expect(page.getByRole('listbox', { name: find.suggestions })).toContainText(search);
      await box.press('Enter');
      await expect(page.getByRole('heading', { name: find.resultsFor(search) })).toBeVisible();
      if (isPhone) {
        await page.getByRole('button', { name: find.filters, exact: true }).click();
        const drawer = page.getByRole('dialog', { name: find.filters });
        await drawer.getByRole('listitem').getByRole('link').first().click();
        await expect(page).toHaveURL(/[?&]brandId=\d+/);
        await drawer.getByRole('button', { name: /^(查看|Show) / }).click();
      } else {
        await page
          .getByRole('region', { name: find.filters })
          .locator('section', { has: page.getByRole('heading', { name: find.brand }) })
          .getByRole('link')
          .first()
          .click();
        await expect(page).toHaveURL(/[?&]brandId=\d+/);
      }
      await expect(page.getByRole('link', { name: ui('removeNamed', '') })).not.toHaveCount(0);
      await look();
    });

    let partNo = '';
    let productId = '';
    let storeId = 0;
    let multiple = 0;
    await test.step('looks at the goods and puts more than the minimum into the cart', async () => {
      const part = page
        .getByRole('region', { name: find.goodsTable })
        .getByRole('link', { name: search })
        .first();
      partNo = (await part.textContent())!;
      await part.click();
      // The list's own heading may say the same: what was looked for.
      await expect(page).toHaveURL(/\/goods\/detail\?/);
      await expect(page.getByRole('heading', { level: 1, name: partNo, exact: true })).toBeVisible();
      productId = new URL(page.url()).searchParams.get('productId')!;
      const store = page.getByRole('main').getByRole('link', { name: goods.store }).first();
      storeId = Number(/vid=(\d+)/.exec((await store.getAttribute('href'))!)![1]);
      const quantity = page.getByRole('spinbutton').first();
      const least = Number(await quantity.inputValue());
      await page
        .getByRole('button', { name: new RegExp(`^${ui('more', '\\d+')}$`) })
        .first()
        .click();
      await expect(quantity).not.toHaveValue(String(least));
      multiple = Number(await quantity.inputValue()) - least;
      expect(multiple).toBeGreaterThan(1);
      await look();
      // Other stores' offers have a button without words.
      await page.getByRole('button').filter({ hasText: cart.addToCart }).first().click();
      await expect(page.getByText(cart.added)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: frame.cartCount(1) })).toBeVisible();
    });

    const cartBadge = page.getByRole('banner').getByRole('link', { name: frame.cartCount(1) });
    const wanted = multiple * 4;
    await test.step('changes the quantity in the guest cart, in multiples', async () => {
      await cartBadge.click();
      await expect(page).toHaveURL(/\/cart\/index$/);
      await expect(page.getByText(cart.loginHint)).toBeVisible();
      const quantity = page.getByRole('spinbutton', { name: cart.quantityOf(partNo) });
      await quantity.fill(String(multiple * 3 - 1));
      await quantity.press('Enter');
      await page.getByRole('button', { name: cart.changeTo(showPieces(multiple * 3)) }).click();
      await expect(quantity).toHaveValue(String(multiple * 3));
      await page.getByRole('button', { name: ui('more', multiple) }).click();
      await expect(quantity).toHaveValue(String(wanted));
      await page.reload();
      await expect(quantity).toHaveValue(String(wanted));
      await look();
    });

    await test.step('goes to check out, registers on the way and is there with his cart', async () => {
      await page.getByRole('button', { name: cart.checkout }).click();
      const window = page.getByRole('dialog', { name: login.login });
      await expect(window).toBeVisible();
      await expect(page).toHaveURL('/cart/index');
      await look();
      await window.getByRole('link', { name: login.register }).click();
      await expect(page.getByRole('heading', { name: login.registerTitle })).toBeVisible();
      await page.getByRole('textbox', { name: login.phone }).fill(buyer.mobile);
      await page.getByRole('button', { name: ui('sendCode', '') }).click();
      await expect(page.getByText(login.codeSent)).toBeVisible();
      await page.getByRole('textbox', { name: login.smsCode }).fill(await smsCodeOf(page, buyer.mobile));
      await page.getByRole('textbox', { name: login.memberName }).fill(buyer.memberName);
      await page.getByRole('textbox', { name: login.password }).fill(buyer.password);
      await page.getByRole('checkbox').check();
      await look();
      await page.getByRole('button', { name: login.registerAction }).click();
      await expect(page).toHaveURL('/buy/confirm');
      await expect(page.getByText(partNo).first()).toBeVisible();
      await expect(page.getByText(`× ${showPieces(wanted)}`).locator('visible=true')).toBeVisible();
      await expect(cartBadge).toBeVisible();
    });

    let asked = '';
    let due = '';
    await test.step('says where to, what for, and how to invoice', async () => {
      await page.getByRole('button', { name: order.submit }).click();
      await expect(page.getByText(order.needsAddress)).toBeVisible();
      await page.getByRole('button', { name: address.add }).click();
      const dialog = page.getByRole('dialog', { name: address.add });
      await dialog.getByLabel(address.receiver).fill(RECEIVER);
      await dialog.getByLabel(address.mobile).fill(buyer.mobile);
      await dialog.getByRole('button', { name: address.region }).click();
      for (const region of REGIONS) await page.getByRole('button', { name: region, exact: true }).click();
      await dialog.getByLabel(address.detail).fill(STREET);
      await look();
      await dialog.getByRole('button', { name: address.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('radio', { name: RECEIVER })).toBeChecked();
      await page.getByLabel(order.remark).fill(REMARK);
      await page.getByLabel(order.poNumber).fill(`PO-${buyer.memberName}`);
      await page.getByRole('radio', { name: order.invoice_normal }).check();
      await page.getByLabel(order.invoiceTitle).fill(COMPANY);
      await page.getByLabel(order.taxNo).fill('91440300708461136T');
      await page.reload();
      await expect(page.getByLabel(order.taxNo)).toHaveValue('91440300708461136T');
      await look();
      asked = await page.getByRole('main').innerText();
      await page.getByRole('button', { name: order.submit }).click();
      await expect(page).toHaveURL(/\/buy\/pay\?paySn=/);
    });

    await test.step('pays on the page of the channel and comes back', async () => {
      await expect(page.getByRole('heading', { name: pay.cashier, exact: true })).toBeVisible();
      await expect(page.getByText(whyShut.balanceTooLow[language]).first()).toBeVisible();
      await page.getByRole('radio', { name: pay.alipayText }).check();
      await look();
      const button = page.getByRole('button', { name: /^(去支付|Go and pay)/ });
      due = /¥[\d,.]+/.exec((await button.textContent())!)![0];
      expect(asked).toContain(due);
      await button.click();
      await expect(page.getByRole('heading', { name: ALIPAY[language].title })).toBeVisible();
      await expect(page.getByText(due, { exact: true })).toBeVisible();
      await look();
      await page.getByRole('button', { name: ALIPAY[language].pay, exact: true }).click();
      await expect(page).toHaveURL(/\/buy\/pay\?paySn=/);
      await expect(page.getByRole('heading', { name: pay.success })).toBeVisible();
      await expect(page).toHaveURL(/\/member\/order\/list/);
    });

    const card = page.getByRole('article', { name: order.order });
    let orderSn = '';
    await test.step('sees the order wait for the store', async () => {
      await expect(card).toContainText(orderStatus.PENDING_DELIVERY[language]);
      await expect(card).toContainText(partNo);
      await expect(card).toContainText(due);
      orderSn = /[A-Z]*\d{8,}/.exec((await card.getAttribute('aria-label'))!)![0];
      await look();
    });

    const trackingNo = `SF${buyer.mobile}`;
    let dateCode = '';
    await test.step('the store ships all of it from its oldest lot', async () => {
      const say = speak(sellerWords, 'zh');
      const desk = await colleague(`seller0${storeId}`);
      await desk.goto(`/seller/order/list?state=PENDING_DELIVERY&keyword=${orderSn}`);
      await desk.getByRole('link', { name: say.seeDetails }).click();
      await expect(desk.getByText(REMARK)).toBeVisible();
      await expect(desk.getByText(`PO-${buyer.memberName}`)).toBeVisible();
      await expect(desk.getByText('91440300708461136T')).toBeVisible();
      await desk.getByRole('button', { name: say.deliver, exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: say.shipTitle(orderSn) });
      await dialog.getByLabel(say.carrier).fill('顺丰速运');
      await dialog.getByLabel(say.trackingNo).fill(trackingNo);
      await expect(dialog.getByRole('textbox', { name: say.thisTime })).toHaveValue(String(wanted));
      const lot = dialog.getByText(new RegExp(`^\\d{4} × ${showPieces(wanted)}$`));
      dateCode = (await lot.textContent())!.slice(0, 4);
      await dialog.getByRole('button', { name: say.shipNow }).click();
      await expect(desk.getByText(say.shipped(orderSn))).toBeVisible();
    });

    await test.step('sees the parcel with its lot and confirms receipt', async () => {
      await page.reload();
      await expect(card).toContainText(orderStatus.PENDING_RECEIPT[language]);
      await card.getByRole('link', { name: order.detail }).click();
      await expect(page).toHaveURL(/\/member\/order\/detail/);
      await look();
      await page.getByRole('link', { name: order.logistics }).first().click();
      const parcel = page.getByRole('region', { name: order.parcelNo(1) }).first();
      await expect(parcel).toContainText(trackingNo);
      const line = parcel.getByRole('row').filter({ hasText: partNo });
      await expect(line.getByRole('cell', { name: dateCode, exact: true })).toBeVisible();
      await expect(line.getByRole('cell', { name: showPieces(wanted), exact: true })).toBeVisible();
      await look();
      await page.goBack();
      await expect(page).toHaveURL(/\/member\/order\/detail/);
      await page.getByRole('button', { name: order.receive }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: order.receive }).click();
      await expect(page.getByRole('heading', { name: pendingEvaluation[language] })).toBeVisible();
    });

    const review = `${buyer.memberName} ${language === 'zh' ? '批次与规格书一致，好用' : 'matches its datasheet'}`;
    await test.step('judges parts and store', async () => {
      await page.getByRole('link', { name: order.evaluate, exact: true }).click();
      const part = page.getByRole('region', { name: partNo });
      await part.getByRole('radio', { name: ui('star', 5) }).check({ force: true });
      await part.getByLabel(judge.text).fill(review);
      for (const score of [judge.description, judge.service, judge.delivery])
        await page
          .getByRole('radiogroup', { name: score })
          .getByRole('radio', { name: ui('star', 4) })
          .check({ force: true });
      await look();
      await page.getByRole('button', { name: judge.submit }).click();
      await expect(page.getByText(judge.submitted)).toBeVisible();
      await expect(page.getByText(review)).toBeVisible();
      await look();
    });

    await test.step('and everybody reads it at the goods', async () => {
      await page.goto(`/goods/detail?productId=${productId}`);
      await page.getByRole('tab', { name: goods.reviews }).click();
      await expect(page.getByText(review)).toBeVisible();
      await look();
    });

    expect(wide).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

function showPieces(pieces: number): string {
  return pieces.toLocaleString('en-US');
}
