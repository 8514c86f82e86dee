// Leads phones to the mall's site for phones, where there is one, and lets everybody stay here who wishes to (spec §1, domain 3.12).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceKind } from '#kit/http/device-kind.ts';

/** The visitor's choice: `?site=pc` keeps a phone here, `?site=mobile` takes that back. */
const COOKIE = 'site';
const ONE_YEAR = 31_536_000;

/** Places of work, and what a phone opens because it is a phone: they are here only. */
const ONLY_HERE = /^\/(seller|lab|admin|dev|login\/qr)(\/|$)/;
/** Data of a page, pictures, anything with an ending: no page that somebody looks at. */
const NO_PAGE = /\.[a-z0-9]+$/i;

export interface MobileSite {
  /** What an answer here depends on besides the usual. */
  readonly vary: string;
  /** Answers the request when its sender belongs to the other site; false when the page is to be shown here. */
  lead(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** @param url where the site for phones stands, without a slash at the end */
export function openMobileSite(url: string, options: { isHttps: boolean }): MobileSite {
  const vary = 'cookie, user-agent, sec-ch-ua-mobile';
  const cookie = { path: '/', sameSite: 'lax', httpOnly: true, secure: options.isHttps } as const;
  return {
    vary,
    lead(request, reply) {
      const [path = '/'] = request.url.split('?', 1);
      if (ONLY_HERE.test(path) || NO_PAGE.test(path)) return false;
      const asked = /[?&]site=(pc|mobile)\b/.exec(request.url)?.[1];
      if (asked === 'pc') {
        reply.setCookie(COOKIE, 'pc', { ...cookie, maxAge: ONE_YEAR });
        return false;
      }
      if (asked === 'mobile') reply.clearCookie(COOKIE, cookie);
      else if (request.cookies[COOKIE] === 'pc' || !isPhone(request)) return false;
      reply
        .header('vary', vary)
        .header('cache-control', 'no-store')
        .redirect(`${url}/${withoutChoice(request.url).replace(/^[/\\]+/, '')}`, 302);
      return true;
    },
  };
}

function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return deviceKind(headers['user-agent'] ?? '', typeof hint === 'string' ? hint : undefined) === 'phone';
}

/** Path and query as they are, but for the choice itself. */
function withoutChoice(url: string): string {
  return url.replace(/([?&])site=(pc|mobile)\b(&?)/, (_all, before: string, _choice, more: string) =>
    more ? before : '',
  );
}
