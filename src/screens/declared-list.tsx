// The one screen of all declared lists: which of them follows from the address, and only that one is fetched.
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { Card } from '#kit/ui/card.tsx';
import { DeclaredList } from '#kit/ui/list/declared-list.tsx';
import { ListMemoryContext } from '#kit/ui/list/list-memory.ts';
import { type LoadedList, loadList } from '#kit/ui/list/load-list.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { adminWords } from './admin/admin-words.ts';
import { adminScreens } from './admin/routes.ts';
import { labWords } from './lab/lab-words.ts';
import { labScreens } from './lab/routes.ts';
import { listMemory } from './list-memory.ts';
import { ErrorBoundary as MemberFailed } from './member/member-failed.tsx';
import { memberScreens } from './member/routes.ts';
import { sellerScreens } from './seller/routes.ts';
import { sellerWords } from './seller/seller-words.ts';
import { storefrontScreens } from './storefront/routes.ts';
import { hiddenMeta, type MetaArgs, siteOf } from './storefront/seo.ts';

const lists = new Map(
  [...storefrontScreens, ...memberScreens, ...sellerScreens, ...labScreens, ...adminScreens].flatMap(
    ({ url, list }) => (list ? [[url, list] as const] : []),
  ),
);

/** By the beginning of an address: whose console it is. */
const CONSOLES = { seller: sellerWords.console, lab: labWords.console, admin: adminWords.console } as const;
const consoleOf = (pathname: string) => CONSOLES[pathname.split('/')[1] as keyof typeof CONSOLES];

export function meta(args: MetaArgs & { loaderData?: LoadedList; location: { pathname: string } }) {
  const { language } = siteOf(args.matches);
  const title = args.loaderData?.listing.title[language] ?? '';
  const owner = consoleOf(args.location.pathname)?.[language];
  return hiddenMeta(args, owner ? `${title} · ${owner}` : title);
}

/** Areas whose layout leaves the width to their screens. */
const widthOf = (pathname: string) =>
  ['prototype', 'goods'].includes(pathname.split('/')[1] ?? '') ? 'page-width py-4' : undefined;

/** @throws Error for an address that is in no area's list */
export function clientLoader({ request, pattern }: ClientLoaderFunctionArgs): Promise<LoadedList> {
  const load = lists.get(pattern);
  if (!load) throw new Error(`no list is declared at ${pattern}`);
  return loadList(request, load, listMemory);
}

export default function DeclaredListScreen() {
  const loaded = useLoaderData<LoadedList>();
  return (
    <ListMemoryContext value={listMemory}>
      <div className={widthOf(loaded.url)}>
        <DeclaredList key={loaded.url} loaded={loaded} />
      </div>
    </ListMemoryContext>
  );
}

export function HydrateFallback() {
  return (
    <div className={widthOf(useLocation().pathname)}>
      <Skeleton className="mb-4 h-7 w-32" />
      <Skeleton className="mb-3 h-10 w-full" />
      <Card>
        <SkeletonText lines={12} />
      </Card>
    </div>
  );
}

/** What went wrong, with a retry; the address and so the question are kept. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  return consoleOf(pathname) ? (
    <LoadError />
  ) : (
    <div className={widthOf(pathname)}>
      <MemberFailed />
    </div>
  );
}
