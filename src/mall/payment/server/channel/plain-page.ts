// Pages of channels that the mall plays itself: plain HTML that works without scripts, and says that no money moves.
import type { FastifyReply } from 'fastify';
import { SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';

export function sendPlainPage(reply: FastifyReply, status: number, html: string) {
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

const STYLE = `body{margin:0;background:#eef1f5;color:#1d2733;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;max-width:420px;margin:8vh auto;padding:32px 24px;background:#fff;border-radius:12px;text-align:center;box-shadow:0 2px 16px #1d273314}
@media(max-width:452px){main{margin:0;min-height:100vh;border-radius:0}}
h1{margin:16px 0 0;font-size:18px;font-weight:500}.test{margin:0;padding:4px 12px;border-radius:6px;background:#fff4e0;color:#7a4b00;font-size:13px}
.amount{margin:8px 0 24px;font-size:36px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0 0 24px;padding:16px 0;border-block:1px solid #e4e9f0;font-size:14px;text-align:left}
dt{color:#5b6877}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:12px}button,a.pay{box-sizing:border-box;display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid #c9d2dd;border-radius:8px;background:#fff;color:#1d2733;font:inherit;text-decoration:none;cursor:pointer}
.pay,a.pay{border-color:#175cd3;background:#175cd3;color:#fff;font-weight:600}.back{border-color:transparent;color:#5b6877}
button:focus-visible,a:focus-visible,select:focus-visible{outline:3px solid #84b4ff;outline-offset:2px}.refund{font-size:14px;color:#5b6877;text-align:left}.refund select{box-sizing:border-box;width:100%;min-height:40px;margin-top:4px;padding:6px 8px;border:1px solid #c9d2dd;border-radius:8px;background:#fff;font:inherit}
.said{font-size:18px;font-weight:600}`;

export function frame(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

export const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
