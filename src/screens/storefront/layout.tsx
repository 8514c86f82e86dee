// The frame of every public page: bars on top, the page, the footer, the panel at the edge.
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { CategoryBar } from './frame/category-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { frameWords } from './frame/frame-words.ts';
import { Header } from './frame/header.tsx';
import { SidePanel } from './frame/side-panel.tsx';
import { UtilityBar } from './frame/utility-bar.tsx';

const RECORD = 'basic_site_record';

/** The mall's record number, if one is set. A frame without it is better than no page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ record: string | null }> {
  try {
    const settings = await context.get(mallContext).call(settingProtocol.getSettings, { names: RECORD });
    const value = settings.find(({ name }) => name === RECORD)?.value;
    return { record: typeof value === 'string' && value ? value : null };
  } catch {
    return { record: null };
  }
}

/** The frame does not change with the page inside it. */
export const shouldRevalidate = () => false;

export default function StorefrontLayout() {
  const say = useWords(frameWords);
  const { record } = useLoaderData<typeof loader>();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {say.skip}
      </a>
      <UtilityBar />
      <Header />
      <CategoryBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer record={record} />
      <SidePanel />
    </div>
  );
}
