// The sandbox channel's own page, where a payer sees what is asked and presses pay, fail or back; plain HTML, works without scripts.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';
import { centsToWire } from '#kit/money/money.ts';
import { speak } from '#kit/words/speak.ts';
import { words } from '#kit/words/words.ts';
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

function send(reply: FastifyReply, status: number, html: string) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': SCRIPTLESS_PAGE,
    })
    .send(html);
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

const STYLE = `body{margin:0;background:#eef1f5;color:#1d2733;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;max-width:420px;margin:8vh auto;padding:32px 24px;background:#fff;border-radius:12px;text-align:center;box-shadow:0 2px 16px #1d273314}
@media(max-width:452px){main{margin:0;min-height:100vh;border-radius:0}}
h1{margin:16px 0 0;font-size:18px;font-weight:500}.test{margin:0;padding:4px 12px;border-radius:6px;background:#fff4e0;color:#7a4b00;font-size:13px}
.amount{margin:8px 0 24px;font-size:36px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0 0 24px;padding:16px 0;border-block:1px solid #e4e9f0;font-size:14px;text-align:left}
dt{color:#5b6877}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:12px}button,a.pay{box-sizing:border-box;display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid #c9d2dd;border-radius:8px;background:#fff;color:#1d2733;font:inherit;text-decoration:none;cursor:pointer}
.pay,a.pay{border-color:#175cd3;background:#175cd3;color:#fff;font-weight:600}.back{border-color:transparent;color:#5b6877}
button:focus-visible,a:focus-visible{outline:3px solid #84b4ff;outline-offset:2px}.said{font-size:18px;font-weight:600}`;

function frame(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
