// Before a mall opens, visitors see that it is being made ready; its operators look through, and may come in to work.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { SCRIPTLESS_PAGE } from '#kit/http/server/headers.ts';
import { State } from '#kit/http/state.ts';
import type { Clock } from '#kit/time/clock.ts';
import { hours } from '#kit/time/duration.ts';
import type { Language } from '#kit/words/text.ts';
import { findSiteFacts, isMallOpen, isPreview } from '#mall/setting/server/setting.ts';

const PREVIEW_COOKIE = 'mall_preview';
/** chosen: seconds after which a search engine asks again. */
const COME_AGAIN = 3_600;
/** Where people log in, read what they agree to, set passwords and second factors, and work (domain-operate §1); what pages are made of. */
const STAYS_OPEN =
  /^\/(login|register|setup|bindMobile|pwd|member\/pwd|agreement|admin|seller|lab|__manifest)(\/|\.data$|$)/;

const WORDS = {
  zh: {
    title: '筹备中',
    text: '商城正在筹备，敬请期待。',
    tel: '客服电话',
    login: '登录',
    staff: '平台运营',
    store: '商家后台',
  },
  en: {
    title: 'Opening soon',
    text: 'The mall is being made ready.',
    tel: 'Telephone',
    login: 'Log in',
    staff: 'Platform console',
    store: 'Store console',
  },
};

export interface OpeningGate {
  /** Looks anew whether the mall is open. */
  look(): Promise<void>;
  /** Answers the request while the mall is shut to its sender; false when the page is to be shown. */
  keeps(request: FastifyRequest, reply: FastifyReply, language: Language): boolean;
}

export function openGate(
  workshop: Workshop,
  mall: { tokenSecret: Uint8Array; publicUrl(): string },
  clock: Clock,
): OpeningGate {
  let isOpen = true;
  let tel = '';
  const hasPass = (pass: string | undefined) =>
    pass !== undefined && isPreview(mall.tokenSecret, pass, clock.now());
  return {
    look: () =>
      workshop.reading('zh', async (work) => {
        isOpen = await isMallOpen(work);
        tel = isOpen ? '' : (await findSiteFacts(work, 'zh')).serviceTel;
      }),
    keeps(request, reply, language) {
      if (isOpen) return false;
      const [path = '/', query] = request.url.split('?', 2);
      const pass = new URLSearchParams(query).get('preview') ?? undefined;
      if (hasPass(pass)) {
        const secure = mall.publicUrl().startsWith('https:');
        const cookie = {
          path: '/',
          sameSite: 'lax',
          httpOnly: true,
          secure,
          maxAge: hours(12) / 1000,
        } as const;
        reply
          .setCookie(PREVIEW_COOKIE, String(pass), cookie)
          .header('cache-control', 'no-store')
          .redirect('/', 302);
        return true;
      }
      if (STAYS_OPEN.test(path) || hasPass(request.cookies[PREVIEW_COOKIE])) return false;
      reply.header('cache-control', 'no-store');
      if (path.endsWith('.data')) {
        // What React Router's browser half takes for “load this page as a whole”.
        const page = path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
        reply.status(204).header('x-remix-redirect', page).header('x-remix-reload-document', 'true').send();
        return true;
      }
      reply
        .status(State.unavailable)
        .header('retry-after', COME_AGAIN)
        .header('content-security-policy', SCRIPTLESS_PAGE)
        .type('text/html; charset=utf-8')
        .send(openingSoon(language, tel));
      return true;
    },
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A whole page without scripts. */
function openingSoon(language: Language, tel: string): string {
  const say = WORDS[language];
  const other = language === 'zh' ? '<a href="?lang=en">English</a>' : '<a href="?lang=zh">中文</a>';
  const line = tel ? `<p style="margin:0 0 1.5rem;color:#4a5667">${say.tel} ${escaped(tel)}</p>` : '';
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say.title} · 元采 Yuancai</title></head><body style="margin:0;background:#f5f7fa;color:#1b2430;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif"><main style="max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;text-align:center"><p style="margin:0;font-weight:600;color:#4a5667">元采 Yuancai</p><h1 style="margin:.75rem 0 .5rem;font-size:1.5rem">${say.title}</h1><p style="margin:0 0 1rem;color:#4a5667">${say.text}</p>${line}<p><a href="/login" style="display:inline-block;padding:.5rem 1.5rem;border-radius:6px;background:#1457d9;color:#fff;text-decoration:none">${say.login}</a></p><p style="font-size:14px"><a href="/admin">${say.staff}</a> · <a href="/seller">${say.store}</a> · ${other}</p></main></body></html>`;
}
