// The page that hands a basket to a procurement system: a form to that system alone, sent at once, or by its button where no script runs.
import type { FastifyReply } from 'fastify';
import { handOverPolicy, SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { escapeMarkup } from '../markup.ts';
import type { Returning } from './visit.ts';

const pageWords = words({
  title: { zh: '返回采购系统', en: 'Back to your procurement system' },
  text: {
    zh: (host: string) => `正在把购物车送回 ${host}。如未自动跳转，请点击按钮。`,
    en: (host: string) =>
      `Your basket is on its way to ${host}. If nothing happens, please press the button.`,
  },
  send: { zh: '送回采购系统', en: 'Return to the system' },
  refused: { zh: '无法从采购系统进入', en: 'You could not come in' },
});

const SCRIPT = 'document.forms[0].submit()';

const STYLE = `body{margin:0;background:#eef1f5;color:#1d2733;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;max-width:480px;margin:12vh auto;padding:32px 24px;background:#fff;border-radius:12px;text-align:center}
@media(max-width:512px){main{margin:0;min-height:100vh;border-radius:0}}
h1{margin:0 0 12px;font-size:20px;font-weight:600}p{margin:0 0 24px;color:#5b6877;overflow-wrap:anywhere}
button{min-height:48px;padding:10px 24px;border:0;border-radius:8px;background:#175cd3;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #84b4ff;outline-offset:2px}`;

const frame = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`;

const send = (reply: FastifyReply, status: number, policy: string, html: string) =>
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy,
    })
    .send(html);

/** Windows that a form may open into; any other name is left out. */
const TARGETS = ['_top', '_self', '_parent', '_blank'];

export function sendHandOver(reply: FastifyReply, language: Language, { url, target, fields }: Returning) {
  const say = speak(pageWords, language);
  const { origin, host } = new URL(url);
  const inputs = fields
    .map(
      ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    .join('');
  const into = TARGETS.includes(target) ? ` target="${target}"` : '';
  const form = `<form method="post" accept-charset="utf-8" action="${escapeMarkup(url)}"${into}>${inputs}<button>${escapeMarkup(say.send)}</button></form>`;
  const body = `<p>${escapeMarkup(say.text(host))}</p>${form}<script>${SCRIPT}</script>`;
  return send(reply, 200, handOverPolicy(origin, SCRIPT), frame(language, say.title, body));
}

/** For somebody whom his system has sent with something that is not right. */
export function sendRefused(reply: FastifyReply, language: Language, status: number, why: string) {
  const say = speak(pageWords, language);
  return send(
    reply,
    status,
    SCRIPTLESS_PAGE,
    frame(language, say.refused, `<p role="alert">${escapeMarkup(why)}</p>`),
  );
}
