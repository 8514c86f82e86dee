// Reading one's cart and orders without scripts: plain pages behind a login of their own that can do nothing but read (decision 098).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint, CallOf, Envelope, ReplyOf } from '#kit/http/endpoint.ts';
import { SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';
import { State } from '#kit/http/state.ts';
import { hours } from '#kit/time/duration.ts';
import { speak } from '#kit/words/speak.ts';
import { type Language, toLanguage } from '#kit/words/text.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ownOrderList } from '#mall/order/order-lists.ts';
import { cartPage, logInPage, orderPage, ordersPage, refusedPage } from './plain-markup.ts';
import { plainWords } from './plain-words.ts';

/** Sent back to these pages alone, which change nothing; no script and no other site can read or use it. */
const PLAIN_COOKIE = 'plain_login';
const PLACE = { path: '/plain', httpOnly: true, sameSite: 'strict' } as const;
const ONE_YEAR = 31_536_000;
const PAGE_SIZE = 10;

type Query = Record<string, string | undefined>;
type Answer<E extends AnyEndpoint> = Envelope<ReplyOf<E>>;

/** Serves `/plain/cart`, `/plain/orders`, `/plain/order?orderSn=…`, and the login before them. Every call goes through the mall's own doors. */
export function servePlain(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const place = { ...PLACE, secure: isHttps };

  async function ask<E extends AnyEndpoint>(
    request: FastifyRequest,
    endpoint: E,
    input: CallOf<E>,
    authorization: string,
  ): Promise<Answer<E>> {
    const fields = new URLSearchParams(
      Object.entries(input as Record<string, unknown>).map(([k, v]) => [k, String(v)]),
    );
    const isGet = endpoint.method === 'GET';
    const answer = await app.inject({
      method: endpoint.method,
      url: `/${endpoint.path}${isGet ? `?${fields}` : ''}`,
      headers: {
        authorization,
        cookie: `lang=${languageAsked(request)}`,
        'user-agent': request.headers['user-agent'] ?? '',
        ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      remoteAddress: request.ip,
      ...(isGet ? {} : { payload: fields.toString() }),
    });
    return answer.json();
  }

  function send(request: FastifyRequest, reply: FastifyReply, html: string, status = 200) {
    const language = languageAsked(request);
    if ((request.query as Query).lang)
      reply.setCookie('lang', language, { ...place, path: '/', sameSite: 'lax', maxAge: ONE_YEAR });
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': SCRIPTLESS_PAGE,
        'x-robots-tag': 'noindex',
      })
      .send(html);
  }

  /** A page of what one call answers; the login for who has none, or whose hour is over. */
  const reads = <E extends AnyEndpoint>(
    url: string,
    endpoint: E,
    inputOf: (query: Query) => CallOf<E>,
    draw: (language: Language, data: ReplyOf<E>, query: Query) => string,
  ) =>
    app.get(url, async (request, reply) => {
      const language = languageAsked(request);
      const query = request.query as Query;
      const token = request.cookies[PLAIN_COOKIE];
      if (!token) return send(request, reply, logInPage(language, request.url));
      const { state, msg, data } = await ask(request, endpoint, inputOf(query), `Bearer ${token}`);
      if (state === State.done) return send(request, reply, draw(language, data, query));
      if (state !== State.notLoggedIn) return send(request, reply, refusedPage(language, msg));
      reply.clearCookie(PLAIN_COOKIE, place);
      return send(request, reply, logInPage(language, request.url, speak(plainWords, language).logInAgain));
    });

  app.get('/plain', async (_request, reply) => reply.redirect('/plain/orders', 302));
  reads('/plain/cart', cartProtocol.cartList, () => ({}), cartPage);
  reads(
    '/plain/orders',
    ownOrderList.list,
    ({ current }) => ({ tab: 'all' as const, current: pageOf(current), pageSize: PAGE_SIZE }),
    (language, { list, pagination }, { current }) =>
      ordersPage(language, list, {
        at: pageOf(current),
        of: Math.max(1, Math.ceil(pagination.total / PAGE_SIZE)),
      }),
  );
  reads('/plain/order', orderProtocol.detail, ({ orderSn = '' }) => ({ orderSn }), orderPage);

  app.post('/plain/login', async (request, reply) => {
    const language = languageAsked(request);
    const given = (request.body ?? {}) as Query;
    const wanted = wayOn(given.wanted);
    // Another site's form: whoever fills it in here means to.
    if (isForeign(request)) return reply.redirect(wanted, 303);
    const { state, msg, data } = await ask(
      request,
      loginProtocol.token,
      { username: given.username ?? '', password: given.password ?? '', loginType: 1 },
      `Basic ${btoa('front:front')}`, // spec §7
    );
    if (state !== State.done) {
      const asks = data as { needsCaptcha?: boolean; needsFactor?: boolean } | null;
      const said = asks?.needsCaptcha || asks?.needsFactor ? speak(plainWords, language).needsMore : msg;
      return send(request, reply, logInPage(language, wanted, said));
    }
    reply.setCookie(PLAIN_COOKIE, data.access_token, { ...place, maxAge: hours(1) / 1000 });
    return reply.header('cache-control', 'no-store').redirect(wanted, 303);
  });

  app.post('/plain/logout', async (request, reply) => {
    const token = request.cookies[PLAIN_COOKIE];
    if (token && !isForeign(request)) await ask(request, loginProtocol.logout, {}, `Bearer ${token}`);
    return reply
      .clearCookie(PLAIN_COOKIE, place)
      .header('cache-control', 'no-store')
      .redirect('/plain/orders', 303);
  });
}

const languageAsked = (request: FastifyRequest): Language =>
  toLanguage((request.query as Query).lang ?? request.cookies.lang);

const pageOf = (current: string | undefined): number =>
  /^[1-9]\d{0,3}$/.test(current ?? '') ? Number(current) : 1;

/** Where a login leads: to one of these pages and nowhere else. */
const wayOn = (wanted: string | undefined): string =>
  /^\/plain\/(cart|orders|order)(\?[\w=&-]*)?$/.test(wanted ?? '') ? String(wanted) : '/plain/orders';

const isForeign = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';
