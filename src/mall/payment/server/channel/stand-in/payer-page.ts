// What a payer sees at a stand-in: how much, for what, and the buttons that decide; plainly marked as simulated.
import { centsToWire } from '#kit/money/money.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { frame, grouped, safe } from '../plain-page.ts';
import type { StandInCharge } from './stand-in-books.ts';

const pageWords = words({
  WECHAT: { zh: '微信支付（模拟）', en: 'WeChat Pay (simulated)' },
  ALIPAY: { zh: '支付宝收银台（模拟）', en: 'Alipay cashier (simulated)' },
  notice: {
    zh: '演示环境的模拟渠道，不会产生真实扣款',
    en: 'A stand-in for the real channel: no money moves',
  },
  subject: { zh: '商品', en: 'For' },
  number: { zh: '商户单号', en: 'Merchant’s number' },
  pay: { zh: '确认支付', en: 'Pay' },
  fail: { zh: '模拟支付失败', en: 'Let it fail' },
  later: { zh: '暂不支付', en: 'Not now' },
  refund: { zh: '之后的退款', en: 'A later refund' },
  goesBack: { zh: '原路退回', en: 'goes back' },
  isRefused: { zh: '被拒绝：付款账户已注销', en: 'is refused: the account is closed' },
  back: { zh: '返回商城', en: 'Back to the mall' },
  onComputer: { zh: '请回到商城页面查看结果。', en: 'The mall’s page shows the result.' },
  stillOpen: { zh: '尚未支付', en: 'Not paid yet' },
  SUCCESS: { zh: '支付成功', en: 'Paid' },
  FAIL: { zh: '支付失败', en: 'The payment failed' },
  CLOSED: { zh: '该笔支付已关闭', en: 'This payment has been closed' },
  unknown: { zh: '该支付链接无效', en: 'This payment link is not valid' },
});

/** @param left the payer has chosen not to pay now */
export function payerPage(charge: StandInCharge, language: Language, left = false): string {
  const say = speak(pageWords, language);
  const button = (result: string, label: string, kind: string) =>
    `<button class="${kind}" name="result" value="${result}">${safe(label)}</button>`;
  const said = (sentence: string) => `<p class="said" role="status">${safe(sentence)}</p>`;
  const back = charge.returnUrl
    ? `<a class="pay" href="${safe(pathOf(charge.returnUrl))}">${safe(say.back)}</a>`
    : `<p>${safe(say.onComputer)}</p>`;
  const refund = `<label class="refund">${safe(say.refund)} <select name="refund"><option value="">${safe(say.goesBack)}</option><option value="REFUSED">${safe(say.isRefused)}</option></select></label>`;
  const actions =
    charge.state !== 'OPEN'
      ? said(say[charge.state]) + back
      : left
        ? said(say.stillOpen) + back
        : `<form method="post">${refund}${button('SUCCESS', say.pay, 'pay')}${button('FAIL', say.fail, 'fail')}${button('LATER', say.later, 'back')}</form>`;
  return frame(
    language,
    say[charge.method],
    `<p class="test">${safe(say.notice)}</p>
     <h1>${safe(say[charge.method])}</h1>
     <p class="amount">¥${grouped(centsToWire(charge.amount))}</p>
     <dl><dt>${safe(say.subject)}</dt><dd>${safe(charge.subject)}</dd><dt>${safe(say.number)}</dt><dd>${safe(charge.number)}</dd></dl>
     ${actions}`,
  );
}

export const noSuchPage = (language: Language): string =>
  frame(language, pageWords.unknown[language], `<h1>${safe(pageWords.unknown[language])}</h1>`);

/** Back on the mall's own address, by whatever name the payer has come: his login is there. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
