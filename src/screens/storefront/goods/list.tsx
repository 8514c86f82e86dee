// The goods list: a category, a brand or a search, narrowed by parameters until the right part is left.
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { taken } from '#kit/page/handed-over.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ServiceShelf } from '#mall/ability/parts/service-shelf.tsx';
import { serviceShelfWords } from '#mall/ability/parts/service-shelf-words.ts';
import { openLogin, useSession } from '#mall/login/parts/session.ts';
import type { CodeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import { readGoodsQuery } from '#mall/search/goods-query.ts';
import { GoodsListView } from '#mall/search/parts/goods-list-view.tsx';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { hiddenMeta } from '../seo.ts';
import { rowBuy, rowSplit, tileBuy } from './buy-slot.tsx';
import { loadServices } from './lab/load-services.ts';
import { listMeta } from './list-meta.ts';
import { loadGoodsList } from './load-goods-list.ts';
import { useOwnReply } from './use-own-reply.ts';

const SavedSearches = lazy(() => import('#mall/search/parts/saved-searches.tsx'));
const CodedParts = lazy(() => import('#mall/search/parts/coded-parts.tsx'));

const OwnCode = lazy(() => import('#mall/mat-code/parts/own-code.tsx'));

const PATH = '/goods/list';

const tool = 'inline-flex h-7 items-center whitespace-nowrap text-secondary hover:text-brand';

/** As `codeMark` gives it; written out here, where each script more is felt. */
const ownMark: CodeMark = ({ partId }) => (
  <Suspense>
    <OwnCode partId={partId} />
  </Suspense>
);

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const { keyword, current } = readGoodsQuery(searchParams);
  const [listed, services] = await Promise.all([
    loadGoodsList(args, { storeId: null }),
    loadServices(args.context.get(mallContext), { keyword: current === 1 ? keyword : '' }),
  ]);
  return { ...listed, services };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? listMeta(args, args.loaderData, PATH) : hiddenMeta(args, '');

export default function GoodsListPage() {
  const say = useWords(searchWords);
  const words = useWords(serviceShelfWords);
  const loaded = useLoaderData<typeof loader>();
  const { query, services } = loaded;
  const { member } = useSession();
  const { reply, isWaiting } = useOwnReply(query, taken(loaded.reply));
  const [isSavedOpen, setSavedOpen] = useState(false);
  const [codeFound, setCodeFound] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const hasCodes = codeRights(member).mayRead;
  const mark = hasCodes ? ownMark : undefined;
  const title = query.keyword || (reply.facets.categoryPath.at(-1)?.categoryName ?? '');

  async function save() {
    setSaving(true);
    try {
      const { saveGoodsList } = await import('./save-goods-list.ts');
      toast.show({ text: await saveGoodsList(query, say) });
    } catch (reason) {
      toast.show({
        tone: 'refused',
        text: reason instanceof Error && reason.message ? reason.message : say.failed,
      });
    } finally {
      setSaving(false);
    }
  }

  const shelf = <ServiceShelf {...services} title={words.inSearch(query.keyword)} />;
  return (
    <div className="page-width space-y-3 py-4">
      <GoodsListView
        query={query}
        reply={reply}
        path={PATH}
        buy={query.view === 'grid' ? tileBuy : rowBuy}
        buySplit={rowSplit}
        mark={mark}
        isWaiting={isWaiting}
        isFoundAbove={codeFound === query.keyword}
        hasCodes={hasCodes}
        above={
          <>
            {hasCodes && query.keyword ? (
              <Suspense>
                <CodedParts
                  keyword={query.keyword}
                  buy={rowBuy}
                  mark={mark}
                  isAlone={reply.list.length === 0}
                  onFound={setCodeFound}
                />
              </Suspense>
            ) : null}
            {reply.list.length === 0 ? shelf : null}
          </>
        }
        tools={
          <>
            {reply.list.length > 0 ? (
              <button type="button" disabled={isSaving} onClick={() => void save()} className={tool}>
                {say.exportList}
              </button>
            ) : null}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openLogin(() => setSavedOpen(true))}
              className={tool}
            >
              {say.savedSearches}
            </button>
          </>
        }
      />
      {reply.list.length > 0 ? shelf : null}
      {isSavedOpen ? (
        <Suspense>
          <SavedSearches query={query} title={title} onClose={() => setSavedOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
