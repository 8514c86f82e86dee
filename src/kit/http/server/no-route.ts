// What no route can take: addresses that cannot be decoded, paths and methods that nobody serves. Answered in the mall's own words.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { httpErrors, type Refusal } from '../refusal.ts';
import { SCRIPTLESS_PAGE, standingHeaders } from './headers.ts';
import { languageOf } from './serve.ts';

const pageWords = words({
  title: { zh: '无法打开该地址', en: 'This address cannot be opened' },
  text: {
    zh: '地址不完整或有错误的字符，请检查后重试。',
    en: 'It is incomplete or has signs that do not belong there. Please check it and try again.',
  },
  home: { zh: '返回首页', en: 'To the home page' },
});

/** Nobody looks at these as at a page. */
const NO_PAGE = /^\/(v3|file|assets|pictures)(\/|$)/;

/** For Fastify's `frameworkErrors`: there is no route yet, so no hook has set a header or read a cookie. */
export function refuseAddresses(site: { isHttps: boolean }) {
  const headers = standingHeaders(site);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode = 400 } = error;
    const kept = /(?:^|;\s*)lang=(zh|en)\b/.exec(request.headers.cookie ?? '')?.[1] as Language | undefined;
    const language = kept ?? languageOf(request);
    reply.status(statusCode).headers(headers).header('cache-control', 'no-store');
    if (!NO_PAGE.test(request.url)) {
      const page = reply.type('text/html; charset=utf-8').header('content-security-policy', SCRIPTLESS_PAGE);
      return void page.send(pageIn(language));
    }
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    sayRefusal(reply, isTooLong ? httpErrors.tooLarge() : httpErrors.badInput({ name: '' }), language);
  };
}

/** For whatever else nobody serves: a missing file of the build, an unknown call, `PUT`. */
export function sayNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sayRefusal(reply.status(404), httpErrors.notFound(), languageOf(request));
}

function sayRefusal(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(refusal.in(language));
}

function pageIn(language: Language): string {
  const say = speak(pageWords, language);
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say.title}</title><style>body{margin:0;font:16px/1.7 system-ui,sans-serif;color:#1f2937}main{max-width:640px;margin:12vh auto;padding:0 16px;text-align:center}h1{font-size:22px}a{color:#1d5fd1}</style></head>
<body><main><h1>${say.title}</h1><p>${say.text}</p><p><a href="/">${say.home}</a></p></main></body></html>`;
}
