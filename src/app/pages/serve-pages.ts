// Serves the screens: static files of the build, rendered pages, the language a visitor has chosen; in development through Vite.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router';
import { whyUnavailable } from '#kit/db/failure.ts';
import { pagePolicy } from '#kit/http/server/headers.ts';
import { type Api, RETRY_AFTER } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { StaleCache } from '#kit/page/stale-cache.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { required } from '#kit/rules/required.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { type Language, toLanguage } from '#kit/words/text.ts';
import { sealScripts } from './inline-scripts.ts';
import { openMobileSite } from './mobile-site.ts';
import type { OpeningGate } from './opening-gate.ts';
import { ownPath } from './own-path.ts';
import { type Page, PageCache } from './page-cache.ts';
import { screenRenderer } from './screen-renderer.ts';
import { unavailablePage } from './unavailable-page.ts';

const BUILD = projectFile('build');
const PICTURES = projectFile('demo/pictures');
const PUBLIC = projectFile('public');
const ONE_YEAR = 31_536_000;
const ONE_DAY = 86_400;
const compress = promisify(gzip);
/** Half the time of the usual level, for a page a twentieth longer. */
const PACKED = { level: 2 };

/** Areas whose pages are filled in by the browser alone; rendered like the others, but nobody asks for them in thousands. */
const NOT_CACHED = /^\/(member|seller|lab|admin|buy|msg|login|register|bindMobile|dev)(\/|$)/;

export interface Pages {
  /** Something that public pages show has changed. */
  forget(): void;
  /** Of the pages kept in memory. */
  stands(): ReturnType<PageCache['stands']>;
  /** The first parts of all addresses, as `goods` of `/goods/…`. */
  areas: ReadonlySet<string>;
}

/**
 * @param options.isDevelopment pages come from Vite, unbuilt and uncached, and follow every change of a file
 * @throws Error when the screens have not been built
 */
export async function servePages(
  app: FastifyInstance,
  api: Api,
  options: {
    publicUrl: () => string;
    isHttps: boolean;
    isDevelopment: boolean;
    mobileSiteUrl?: string;
    gate: OpeningGate;
  },
): Promise<Pages> {
  const loadBuild = options.isDevelopment ? await openVite(app) : builtScreens;
  let build = await loadBuild();
  let render = screenRenderer(build);
  const cache = new PageCache();
  const shared = new StaleCache<object>({ fresh: seconds(5), stale: minutes(5), most: 100 }); // chosen: as old as kept pages
  const mobileSite = options.mobileSiteUrl ? openMobileSite(options.mobileSiteUrl, options) : undefined;
  const vary = `${mobileSite?.vary ?? 'cookie'}, accept-encoding`;

  const renderPage = async (path: string, language: Language, isPacked: boolean): Promise<Page> => {
    const origin = options.publicUrl();
    if (options.isDevelopment) {
      const fresh = await loadBuild();
      if (fresh !== build) {
        build = fresh;
        render = createRequestHandler(build, 'development');
      }
    }
    const { mallContext, pageBytes } = build.entry
      .module as unknown as typeof import('../../entry.server.tsx');
    const context = new RouterContextProvider();
    context.set(mallContext, {
      call: (endpoint, input) => api.call(endpoint, input, language).catch(orUnavailable),
      kept: (name, make) => shared.get(`${language} ${name}`, make) as ReturnType<typeof make>,
      language,
      origin,
      hasMobileSite: mobileSite !== undefined,
    });
    const response = await render(new Request(new URL(ownPath(path), origin)), context);
    const rendered = context.get(pageBytes);
    const isUnavailable = rendered !== null && response.status === State.unavailable;
    const page = isUnavailable ? Buffer.from(unavailablePage(language)) : rendered;
    const { status, headers, body, scriptHashes } = await sealScripts(response, page);
    headers['content-security-policy'] = pagePolicy(scriptHashes, options);
    if (isPacked) headers['content-encoding'] = 'gzip';
    return { status, headers, body: isPacked ? await compress(body, PACKED) : body };
  };

  await app.register(async (files) => {
    if (!options.isDevelopment) {
      await files.register(fastifyStatic, {
        root: `${BUILD}/client/assets`,
        prefix: '/assets/',
        maxAge: ONE_YEAR * 1000,
        immutable: true,
        preCompressed: true,
        decorateReply: false,
      });
      await files.register(fastifyStatic, {
        root: PUBLIC,
        prefix: '/',
        wildcard: false,
        maxAge: ONE_DAY * 1000,
        decorateReply: false,
      });
    }
    await files.register(fastifyStatic, {
      root: PICTURES,
      prefix: '/pictures/',
      maxAge: ONE_YEAR * 1000,
      decorateReply: false,
    });
  });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.route({ method: ['GET', 'HEAD'], url: '*', handler: answer });
    // What is printed on labels is short; the page it leads to has its parts by name.
    pages.get<{ Params: { kind: string; no: string } }>('/q/:kind/:no', (request, reply) =>
      reply.redirect(`/q?${new URLSearchParams(request.params)}`, 302),
    );
    // A form sent before the page was awake: its fields went into no address, and the page comes again.
    pages.post('*', async (request, reply) => reply.redirect(ownPath(request.url), 303));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (mobileSite?.lead(request, reply)) return reply;
    const url = request.url;
    const asked = /[?&]lang=(zh|en)\b/.exec(url)?.[1];
    const language = toLanguage(asked ?? request.cookies.lang);
    // The server alone reads it; it proves nothing about anybody.
    if (asked) {
      reply.setCookie('lang', asked, {
        path: '/',
        maxAge: ONE_YEAR,
        sameSite: 'lax',
        httpOnly: true,
        secure: options.isHttps,
      });
    }
    if (options.gate.keeps(request, reply, language)) return reply;
    const path = required(url.split('?', 1)[0]);
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const make = () => renderPage(url, language, isPacked);
    const isKept = !options.isDevelopment && url.length < 500 && !NOT_CACHED.test(path);
    const page = isKept
      ? await cache.page(`${language} ${isPacked ? 'gzip' : ''} ${url}`, make)
      : await make();
    for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
    reply.status(page.status).header('vary', vary);
    if (page.status === State.unavailable) reply.header('retry-after', RETRY_AFTER);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    return reply.send(page.body);
  }

  return {
    forget() {
      cache.clear();
      shared.forget();
    },
    stands: () => cache.stands(),
    areas: new Set(
      Object.values(build.routes).map((route) => route?.path?.replace(/^\//, '').split('/', 1)[0] ?? ''),
    ),
  };
}

/** The page says that the mall cannot answer right now, and its status says it too. */
function orUnavailable(error: unknown): never {
  throw whyUnavailable(error) ? data(null, { status: State.unavailable }) : error;
}

async function builtScreens(): Promise<ServerBuild> {
  const entry = `${BUILD}/server/index.js`;
  if (!existsSync(entry)) throw new Error('The screens are not built: run `npm run build`.');
  return (await import(pathToFileURL(entry).href)) as ServerBuild;
}

/** Vite inside the mall: answers for scripts and styles, and hands out the newest screens. */
async function openVite(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
    cacheDir: `node_modules/.vite-${process.pid}`,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isOurs = /^\/(v3|file|pictures|dev|sitemap|robots)/.test(request.url);
    if (isOurs) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
