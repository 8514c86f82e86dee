// The document around every page: language, styles, notices, the login prompt, and what is shown when a page breaks.
import './kit/ui/theme.css';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { LeaveQuestion } from '#kit/form/unsaved.tsx';
import { State } from '#kit/http/state.ts';
import { NeedsScript } from '#kit/page/needs-script.tsx';
import { ScriptNotice } from '#kit/page/script-notice.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LanguageContext } from '#kit/ui/language-context.ts';
import { LoadingBar } from '#kit/ui/loading-bar.tsx';
import { ToastViewport } from '#kit/ui/toast-viewport.tsx';
import { firstPageWords } from '#kit/words/first-words.ts';
import { useWords } from '#kit/words/use-words.ts';
import { LoginModalHost } from '#mall/login/parts/login-modal-host.tsx';
import { loadSite } from '#mall/setting/parts/load-site.ts';
import { keepSite } from '#mall/setting/parts/site-config.ts';

const rootWords = firstPageWords({
  brokenText: {
    zh: '请刷新重试；如果仍有问题，请联系平台客服。',
    en: 'Please reload. If it stays, please contact us.',
  },
  unavailable: { zh: '系统暂时无法响应', en: 'The mall cannot answer right now' },
  unavailableText: {
    zh: '您的数据是安全的，通常几秒钟后即可恢复，请稍后刷新。',
    en: 'Your data are safe. It is usually back within seconds: please reload in a moment.',
  },
});

export async function loader({ context }: LoaderFunctionArgs) {
  const mall = context.get(mallContext);
  const { language, origin } = mall;
  return { language, origin, site: await loadSite(mall) };
}

/** The language of a visit changes only with a whole new page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'zh';
  return (
    <html lang={language === 'zh' ? 'zh-CN' : 'en'} className="has-[[data-sticks=always]]:scroll-pb-24">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
      </head>
      <body>
        <LanguageContext value={language}>
          <NeedsScript className="bg-waiting-wash px-4 py-2 text-center text-13 text-ink" />
          {children}
          <ToastViewport />
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Addresses whose lists redraw without a loading bar (spec §4). */
const QUIET = /^\/member\/order\/list/;

export default function Root() {
  const { location } = useNavigation();
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  useEffect(() => {
    if (site) keepSite(site);
  }, [site]);
  return (
    <>
      <LoadingBar active={location !== undefined && !QUIET.test(location.pathname)} />
      <ScriptNotice isWaiting={location !== undefined} />
      <Outlet />
      <LoginModalHost />
      <LeaveQuestion />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const say = useWords(rootWords);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const isMissing = status === 404;
  const isUnavailable = status === State.unavailable;
  return (
    <main className="mx-auto max-w-320 px-4 py-10">
      <ErrorState
        title={isMissing ? say.notFound : isUnavailable ? say.unavailable : say.broken}
        text={isUnavailable ? say.unavailableText : say.brokenText}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
