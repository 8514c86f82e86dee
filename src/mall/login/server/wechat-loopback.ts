// WeChat for a demo: an authorise page where one chooses whom to be, and the API behind it, inside the mall. Never in production.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';
import { languageOf } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { hours, minutes } from '#kit/time/duration.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import type { WeChatApplication } from './wechat-provider.ts';

const PLACE = '/dev/wechat';

export const LOOPBACK_APPID = 'wxdemo0000000001';

/** Whom one may be. The first belongs to an account of the demo already. */
export const LOOPBACK_USERS = [
  { openid: 'demo_lin', nickName: '林晓 Lin' },
  { openid: 'demo_wang', nickName: '王工 Wang' },
] as const;

const pageWords = words({
  title: { zh: '微信授权（演示）', en: 'WeChat authorisation (demo)' },
  notice: {
    zh: '演示环境：这不是真正的微信，请选择要扮演的微信用户',
    en: 'This is not the real WeChat: choose a user to be',
  },
  asks: { zh: '元采 申请使用您的微信昵称登录', en: 'Yuancai asks to log you in with your WeChat name' },
  newUser: { zh: '一位新的微信用户', en: 'A new WeChat user' },
  wrong: { zh: '参数错误', en: 'Wrong parameter' },
});

/** The mall's registration with its own stand-in; every process makes the same one. */
export function loopbackApplication(tokenSecret: string, apiUrl: () => string): WeChatApplication {
  return {
    appid: LOOPBACK_APPID,
    secret: createHmac('sha256', tokenSecret).update('wechat loopback').digest('hex'),
    openUrl: PLACE,
    get apiUrl() {
      return apiUrl() + PLACE;
    },
  };
}

type Query = Record<string, string | undefined>;

/** Serves the authorise page, the token call and the user call as WeChat would, with its checks and its error codes. */
export function serveWeChatLoopback(app: FastifyInstance, { appid, secret }: WeChatApplication): void {
  const used = new LRUCache<string, true>({ max: 10_000, ttl: minutes(5) });

  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const sealed = (kind: string, openid: string, until: number) => {
    const text = `${kind}.${openid}.${until}.${randomBytes(6).toString('hex')}`;
    return `${text}.${signatureOf(text)}`;
  };
  /** Whose it is; undefined for what was not made here, or is over. */
  const opened = (kind: string, given = '') => {
    const cut = given.lastIndexOf('.');
    const text = given.slice(0, Math.max(0, cut));
    const [is, openid, until] = text.split('.');
    return is === kind &&
      openid &&
      Number(until) > Date.now() &&
      isSame(given.slice(cut + 1), signatureOf(text))
      ? openid
      : undefined;
  };

  app.get<{ Querystring: Query }>(`${PLACE}/connect/qrconnect`, async (request, reply) => {
    const say = speak(pageWords, languageOf(request));
    const wrong = wrongParameter(request.query, request.headers.host);
    return wrong
      ? sendPage(reply, languageOf(request), 400, `<h1>${say.wrong}: ${wrong}</h1>`)
      : sendPage(reply, languageOf(request), 200, choiceOf(request.query, languageOf(request)));
  });

  app.post<{ Body: Query | undefined }>(`${PLACE}/connect/agree`, async (request, reply) => {
    const asked = request.body ?? {};
    if (wrongParameter(asked, request.headers.host)) return reply.redirect(`${PLACE}/connect/qrconnect`, 303);
    const back = new URL(required(asked.redirect_uri));
    const { user } = asked;
    const openid = user === 'new' ? `new_${randomBytes(5).toString('hex')}` : user;
    const isKnown = user === 'new' || LOOPBACK_USERS.some((one) => one.openid === openid);
    if (openid && isKnown) back.searchParams.set('code', sealed('code', openid, Date.now() + minutes(5)));
    back.searchParams.set('state', required(asked.state));
    return reply.redirect(back.href, 303);
  });

  app.get<{ Querystring: Query }>(`${PLACE}/sns/oauth2/access_token`, async (request, reply) => {
    const { code, grant_type: grantType } = request.query;
    reply.type('text/plain; charset=utf-8');
    if (request.query.appid !== appid) return failure(40013, 'invalid appid');
    if (!isSame(request.query.secret ?? '', secret)) return failure(40125, 'invalid appsecret');
    if (grantType !== 'authorization_code') return failure(40002, 'invalid grant_type');
    const openid = opened('code', code);
    if (!openid) return failure(40029, 'invalid code');
    if (used.has(required(code))) return failure(40163, 'code been used');
    used.set(required(code), true);
    return JSON.stringify({
      access_token: sealed('token', openid, Date.now() + hours(2)),
      expires_in: 7200,
      refresh_token: sealed('refresh', openid, Date.now() + hours(2)),
      openid,
      scope: 'snsapi_login',
      unionid: `u_${openid}`,
    });
  });

  app.get<{ Querystring: Query }>(`${PLACE}/sns/userinfo`, async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const openid = opened('token', request.query.access_token);
    if (!openid) return failure(40001, 'invalid credential');
    if (openid !== request.query.openid) return failure(40003, 'invalid openid');
    const known = LOOPBACK_USERS.find((one) => one.openid === openid);
    const nickname = known?.nickName ?? `微友${openid.slice(-4)}`;
    return JSON.stringify({
      openid,
      nickname,
      sex: 0,
      headimgurl: '',
      privilege: [],
      unionid: `u_${openid}`,
    });
  });
}

const failure = (errcode: number, errmsg: string) => JSON.stringify({ errcode, errmsg });

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The name of what WeChat would refuse; an application may only lead back to its own site. */
function wrongParameter(query: Query, host: string | undefined): string | undefined {
  if (query.appid !== LOOPBACK_APPID) return 'appid';
  if (query.response_type !== 'code') return 'response_type';
  if (query.scope !== 'snsapi_login') return 'scope';
  if (!query.state || query.state.length > 128) return 'state';
  const back = URL.parse(query.redirect_uri ?? '');
  if (!back || !/^https?:$/.test(back.protocol) || back.host !== host) return 'redirect_uri';
  return undefined;
}

function choiceOf(query: Query, language: Language): string {
  const say = speak(pageWords, language);
  const hidden = ['appid', 'response_type', 'scope', 'state', 'redirect_uri']
    .map((name) => `<input type="hidden" name="${name}" value="${safe(query[name] ?? '')}">`)
    .join('');
  const button = (user: string, label: string, kind: string) =>
    `<button class="${kind}" name="user" value="${user}">${safe(label)}</button>`;
  const users = LOOPBACK_USERS.map(({ openid, nickName }) => button(openid, nickName, 'user')).join('');
  return `<p class="test">${say.notice}</p><h1>${say.title}</h1><p>${say.asks}</p>
    <form method="post" action="${PLACE}/connect/agree">${hidden}${users}
      ${button('new', say.newUser, 'user')}${button('', say.refuse, 'refuse')}</form>`;
}

const STYLE = `body{margin:0;background:#eef1f5;color:#1d2733;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;max-width:420px;margin:8vh auto;padding:32px 24px;background:#fff;border-radius:12px;text-align:center}
@media(max-width:452px){main{margin:0;min-height:100vh;border-radius:0}}
h1{margin:16px 0 0;font-size:18px}.test{margin:0;padding:4px 12px;border-radius:6px;background:#fff4e0;color:#7a4b00;font-size:13px}
form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;padding:10px 16px;border:1px solid #07924a;border-radius:8px;background:#fff;color:#06703a;font:inherit;cursor:pointer}
button.refuse{border-color:transparent;color:#5b6877}button:focus-visible{outline:3px solid #84d8a8;outline-offset:2px}`;

function sendPage(reply: FastifyReply, language: Language, status: number, body: string) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': SCRIPTLESS_PAGE,
    })
    .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${pageWords.title[language]}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`);
}

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
