// All stores of the mall.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { StoreCard } from '#mall/store/parts/store-card.tsx';
import { storeWords } from '#mall/store/parts/store-words.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { answerOr404 } from '../answer-or-404.ts';
import { pageMeta, siteOf } from '../seo.ts';

const PAGE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 60);
  const asked = Number(search.get('current') ?? 1);
  const current = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100_000) : 1;
  const mall = context.get(mallContext);
  if (!keyword)
    return { ...(await answerOr404(mall.call(storeProtocol.list, { current, pageSize: PAGE }))), keyword };
  // A mall has some hundred stores: those whose name holds the words are picked from the whole list.
  const wanted = keyword.toLowerCase();
  const all = await answerOr404(mall.call(storeProtocol.list, { pageSize: 100 }));
  const list = all.list.filter(({ storeName }) => storeName.toLowerCase().includes(wanted));
  return { list, pagination: { current: 1, pageSize: 100, total: list.length }, keyword };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const isZh = siteOf(args.matches).language === 'zh';
  const { list = [], keyword } = args.loaderData ?? {};
  const names = list.map(({ storeName }) => storeName).join(isZh ? '、' : ', ');
  return pageMeta(args, {
    title: isZh ? '元器件供应商店铺' : 'Suppliers of electronic components',
    description: isZh ? `入驻元采的供应商：${names}。` : `Suppliers in the mall: ${names}.`,
    path: '/store/list',
    isIndexed: !keyword,
  });
};

export default function StoreListPage() {
  const say = useWords(storeWords);
  const { list, pagination } = useLoaderData<typeof loader>();
  return (
    <div className="page-width space-y-3 py-4">
      <div>
        <h1 className="text-20 font-semibold">{say.storesTitle}</h1>
        <p className="mt-1 text-13 text-hint">{say.storesText(pagination.total)}</p>
      </div>
      {list.length === 0 ? (
        pagination.current > 1 ? (
          <EmptyState title={say.noStore} way={['/store/list', say.allStores]} />
        ) : (
          <EmptyState title={say.noStores} way={['/index', say.toHome]} />
        )
      ) : (
        <ul className="space-y-3">
          {list.map((store) => (
            <StoreCard key={store.storeId} store={store} />
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / PAGE)}
        hrefOf={(page) => `/store/list?current=${page}`}
      />
    </div>
  );
}
