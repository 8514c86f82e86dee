// The frame of every public page: bars on top, the page, the footer, the panel at the edge.
import type { ReactNode } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { Kept } from '#kit/page/kept.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CompareWatch } from '#mall/goods/parts/compare-watch.tsx';
import { PunchoutBar } from '#mall/punchout/parts/punchout-bar.tsx';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { BehaviourWatch } from './frame/behaviour-watch.tsx';
import { BrokenPage } from './frame/broken-page.tsx';
import { CategoryBar } from './frame/category-bar.tsx';
import { Footer, type FooterFacts } from './frame/footer.tsx';
import { frameWords } from './frame/frame-words.ts';
import { Header } from './frame/header.tsx';
import { SidePanel } from './frame/side-panel.tsx';
import { useLinkDoors } from './frame/use-link-doors.ts';
import { UtilityBar } from './frame/utility-bar.tsx';
import { hiddenMeta, siteOf } from './seo.ts';

const NAMES = {
  record: 'basic_site_record',
  hotline: 'platform_customer_service_phone',
  company: 'basic_company_name',
};

/** Record number, hotline and company as the platform has set them; null where it has not. A frame without them is better than no page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<FooterFacts> {
  const { call, kept, hasMobileSite } = context.get(mallContext);
  try {
    return await kept('frame', async () => {
      const settings = await call(settingProtocol.getSettings, { names: Object.values(NAMES).join(',') });
      const set = (wanted: string): string | null => {
        const value = settings.find(({ name }) => name === wanted)?.value;
        return typeof value === 'string' && value ? value : null;
      };
      const company = settings.find(({ name }) => name === NAMES.company)?.value as Text | null | undefined;
      return {
        record: set(NAMES.record),
        hotline: set(NAMES.hotline),
        company: company ?? null,
        hasMobileSite,
      };
    });
  } catch {
    return { record: null, hotline: null, company: null, hasMobileSite };
  }
}

/** Only where the page inside has none of its own, because it is missing or broken. */
export const meta: MetaFunction = (args) =>
  hiddenMeta(args, siteOf(args.matches).language === 'zh' ? '页面不存在或出错' : 'Page missing or broken');

/** The frame does not change with the page inside it. */
export const shouldRevalidate = () => false;

export default function StorefrontLayout() {
  return (
    <Frame>
      <Outlet />
      <BehaviourWatch />
    </Frame>
  );
}

/** A page that is missing or broken keeps the frame around it, and with it every way on. */
export function ErrorBoundary() {
  return (
    <Frame>
      <BrokenPage />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const say = useWords(frameWords);
  const facts = useRouteLoaderData<typeof loader>('screens/storefront/layout');
  const atDoors = useLinkDoors();
  // Where somebody works, what the shop says of itself is in the way.
  const isAtWork = /^\/inquiry\//.test(useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={atDoors}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {say.skip}
      </a>
      <PunchoutBar />
      <UtilityBar />
      <Header />
      <CategoryBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {/* The link to the site for phones names the page it stands on. */}
      {isAtWork ? null : (
        <Kept name="footer" by={facts?.hasMobileSite ? undefined : facts}>
          <Footer {...facts} />
        </Kept>
      )}
      <Kept name="panel" by={facts}>
        <SidePanel />
      </Kept>
      <CompareWatch />
    </div>
  );
}
