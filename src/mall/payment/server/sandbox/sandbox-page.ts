// The sandbox channel's own page, where a payer sees what is asked and presses pay, fail or back; plain HTML, works without scripts.
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { speak } from '#kit/words/speak.ts';
import { words } from '#kit/words/words.ts';
import { frame, grouped, safe, sendPlainPage as send } from '../channel/plain-page.ts';
import { decideSandboxCharge, findSandboxCharge, type SandboxCharge } from './sandbox-charge.ts';
import { type NoticeMaker, openMessenger } from './sandbox-notice.ts';

const pageWords = words({
  title: { zh: '沙箱收银台', en: 'Sandbox cashier' },
  notice: { zh: '测试环境，不会产生真实扣款', en: 'For testing: no real money moves' },
  merchant: { zh: '收款方', en: 'Pay to' },
  merchantName: { zh: '元采商城', en: 'Yuancai' },
  paymentSn: { zh: '支付流水号', en: 'Payment number' },
  pay: { zh: '确认支付', en: 'Pay' },
  fail: { zh: '模拟支付失败', en: 'Let it fail' },
  back: { zh: '暂不支付，返回商城', en: 'Not now, back to the mall' },
  return: { zh: '返回商城', en: 'Back to the mall' },
  unknown: { zh: '该支付链接无效', en: 'This payment link is not valid' },
  SUCCESS: { zh: '支付成功', en: 'Paid' },
  FAIL: { zh: '支付失败', en: 'The payment failed' },
  CLOSED: { zh: '该笔支付已关闭', en: 'This payment has been closed' },
});

/** Serves `/sandbox/pay/<token>`, and sends the channel's notices as long as the server is open. */
export function serveSandbox(app: FastifyInstance, channel: NoticeMaker, workshop: Workshop): void {
  const messenger = openMessenger(workshop, channel);
  app.addHook('onListen', async () => messenger.wake()); // what a former process still owes
  app.addHook('preClose', () => messenger.stop());

  app.get<{ Params: { token: string } }>('/sandbox/pay/:token', async (request, reply) => {
    const charge = await workshop.reading('zh', (work) =>
      findSandboxCharge(work, { token: request.params.token }),
    );
    return charge ? send(reply, 200, pageOf(charge)) : send(reply, 404, noSuchPage());
  });

  app.post<{ Params: { token: string }; Body: { result?: unknown } | undefined }>(
    '/sandbox/pay/:token',
    async (request, reply) => {
      const { token } = request.params;
      const charge = await workshop.reading('zh', (work) => findSandboxCharge(work, { token }));
      if (!charge) return send(reply, 404, noSuchPage());
      const result = request.body?.result;
      if (result === 'SUCCESS' || result === 'FAIL') {
        const isFirst = await workshop.inTransaction(charge.language, (work) =>
          decideSandboxCharge(work, token, result, new Date()),
        );
        if (isFirst) messenger.wake();
        else return reply.redirect(`/sandbox/pay/${encodeURIComponent(token)}`, 303);
      }
      return reply.redirect(charge.returnUrl, 303);
    },
  );
}

function pageOf(charge: SandboxCharge): string {
  const say = speak(pageWords, charge.language);
  const button = (result: string, label: string, kind: string) =>
    `<button class="${kind}" name="result" value="${result}">${safe(label)}</button>`;
  const actions =
    charge.state === 'OPEN'
      ? `<form method="post">${button('SUCCESS', say.pay, 'pay')}${button('FAIL', say.fail, 'fail')}${button('CANCEL', say.back, 'back')}</form>`
      : `<p class="said" role="status">${safe(say[charge.state])}</p><a class="pay" href="${safe(charge.returnUrl)}">${safe(say.return)}</a>`;
  return frame(
    charge.language,
    say.title,
    `<p class="test">${safe(say.notice)}</p>
     <h1>${safe(say.title)}</h1>
     <p class="amount">¥${grouped(centsToWire(charge.amount))}</p>
     <dl><dt>${safe(say.merchant)}</dt><dd>${safe(say.merchantName)}</dd><dt>${safe(say.paymentSn)}</dt><dd>${safe(charge.paymentSn)}</dd></dl>
     ${actions}`,
  );
}

const noSuchPage = () =>
  frame('zh', pageWords.title.zh, `<h1>${pageWords.unknown.zh}</h1><p lang="en">${pageWords.unknown.en}</p>`);
