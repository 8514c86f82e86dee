// The new-product centre: what makers have released lately, by category, with datasheet and samples.
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { Breadcrumb } from '#kit/ui/breadcrumb.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CompareTick } from '#mall/goods/parts/compare-tick.tsx';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { NEW_FOR_DAYS, newGoodsProtocol } from '#mall/search/new-goods.protocol.ts';
import { GoodsTiles } from '#mall/search/parts/goods-tile.tsx';
import { newGoodsWords } from '#mall/search/parts/new-goods-words.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { answerOr404 } from '../answer-or-404.ts';
import { hiddenMeta, pageMeta, siteOf } from '../seo.ts';
import { tileBuy } from './buy-slot.tsx';

const PATH = '/goods/new';
const PAGE_SIZE = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const asked = search.get('categoryId2') ?? search.get('categoryId') ?? '';
  const categoryId = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
  const current = Math.min(Math.max(1, Math.trunc(Number(search.get('current')) || 1)), 10_000);
  const reply = await answerOr404(
    context.get(mallContext).call(newGoodsProtocol.newGoods, { categoryId, current, pageSize: PAGE_SIZE }),
  );
  return { reply, categoryId: categoryId ?? null };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return hiddenMeta(args, '');
  const isZh = siteOf(args.matches).language === 'zh';
  const { reply, categoryId } = args.loaderData;
  const category = reply.categories.find((one) => one.categoryId === categoryId)?.categoryName ?? '';
  const names = reply.list
    .slice(0, 6)
    .map(({ partNo }) => partNo)
    .join(isZh ? '、' : ', ');
  return pageMeta(args, {
    title: isZh ? `${category}新品中心` : `New parts${category ? `: ${category}` : ''}`,
    description: isZh
      ? `最近 ${NEW_FOR_DAYS} 天发布的${category}新型号：${names}。`
      : `Released within ${NEW_FOR_DAYS} days: ${names}.`,
    path: PATH + (categoryId === null ? '' : `?categoryId2=${categoryId}`),
    isIndexed: reply.pagination.current === 1 && reply.list.length > 0,
  });
};

export default function NewGoodsPage() {
  const say = useWords(newGoodsWords);
  const words = useWords(searchWords);
  const { reply, categoryId } = useLoaderData<typeof loader>();
  const { list, categories, pagination } = reply;
  const mark = codeMark(useSession().member);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const pageCount = Math.max(1, Math.ceil(pagination.total / pagination.pageSize));
  const address = (chosen: number | null, current = 1) => {
    const fields = [chosen === null ? '' : `categoryId2=${chosen}`, current > 1 ? `current=${current}` : ''];
    const query = fields.filter(Boolean).join('&');
    return query ? `${PATH}?${query}` : PATH;
  };
  const tab = (chosen: number | null, text: string, count: number) => (
    <Link
      key={chosen}
      to={address(chosen)}
      preventScrollReset
      aria-current={categoryId === chosen ? 'page' : undefined}
      className={cx(
        'inline-flex h-8 items-center rounded-control px-3 text-13 whitespace-nowrap',
        categoryId === chosen ? 'bg-brand-wash font-semibold text-brand' : 'text-secondary hover:text-brand',
      )}
    >
      {text}
      <span className="num ml-1 text-12 font-normal text-hint">{showPieces(count)}</span>
    </Link>
  );
  return (
    <div className="page-width space-y-3 py-4">
      <Breadcrumb items={[{ text: words.home, to: '/index' }, { text: say.title }]} />
      <div>
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <p className="mt-1 text-13 text-hint">{say.text(NEW_FOR_DAYS)}</p>
      </div>
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        {categories.length > 0 ? (
          <nav
            aria-label={say.categories}
            className="flex flex-wrap gap-1 border-b border-line px-2 py-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:scrollbar-none"
          >
            {tab(null, say.all, all)}
            {categories.map((one) => tab(one.categoryId, one.categoryName, one.count))}
          </nav>
        ) : null}
        {list.length === 0 ? (
          <EmptyState
            title={say.none}
            text={say.noneText(NEW_FOR_DAYS)}
            action={
              <Button
                variant="primary"
                to={`/goods/list?${categoryId === null ? '' : `categoryId2=${categoryId}&`}sort=5`}
              >
                {say.latest}
              </Button>
            }
          />
        ) : (
          <GoodsTiles
            list={list}
            mark={mark}
            eager={6}
            action={(goods) => (
              <div className="space-y-1.5">
                <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12">
                  <span className="num rounded-control bg-done-wash px-1 whitespace-nowrap text-done">
                    {say.released(goods.releasedAt)}
                  </span>
                  {goods.hasSample ? (
                    <span className="rounded-control bg-brand-wash px-1 whitespace-nowrap text-brand">
                      {say.sample}
                    </span>
                  ) : null}
                </div>
                <div className="flex min-h-5 items-center justify-between gap-2 text-12">
                  <CompareTick productId={goods.defaultProductId} partNo={goods.partNo} />
                  {goods.datasheet ? (
                    <a
                      href={goods.datasheet}
                      target="_blank"
                      rel="noopener noreferrer nofollow"
                      className="text-brand hover:underline"
                    >
                      {say.datasheet}
                    </a>
                  ) : null}
                </div>
                {tileBuy(goods, goods.minBuyNum)}
              </div>
            )}
          />
        )}
      </section>
      {pageCount > 1 ? (
        <Pagination
          page={pagination.current}
          pageCount={pageCount}
          total={showPieces(pagination.total)}
          hrefOf={(current) => address(categoryId, current)}
        />
      ) : null}
    </div>
  );
}
