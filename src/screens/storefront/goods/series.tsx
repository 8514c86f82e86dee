// A maker's product family: what its parts share, how its order code is built, and all of them in one table.
import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { Breadcrumb } from '#kit/ui/breadcrumb.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { chipShapeOf } from '#kit/ui/chip-shape.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { pictureSource } from '#kit/ui/picture-source.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CodeDecoder } from '#mall/goods/parts/code-decoder.tsx';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { seriesPath } from '#mall/goods/parts/series-address.ts';
import { SeriesTable } from '#mall/goods/parts/series-table.tsx';
import { seriesWords } from '#mall/goods/parts/series-words.ts';
import { seriesProtocol } from '#mall/goods/series.protocol.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { answerOr404, notFound } from '../answer-or-404.ts';
import { breadcrumbFacts, hiddenMeta, pageMeta, siteOf } from '../seo.ts';

const PAGE_SIZE = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  if (!search.has('brandId') && !search.has('series')) throw redirect('/brand');
  const brandId = Number(search.get('brandId'));
  const series = (search.get('series') ?? '').trim();
  if (!Number.isSafeInteger(brandId) || brandId < 1 || !series || series.length > 120) throw notFound();
  const mall = context.get(mallContext);
  const sort = (search.get('sort') ?? 'partNo').slice(0, 60);
  const current = Math.min(Math.max(1, Math.trunc(Number(search.get('current')) || 1)), 10_000);
  const partNo = (search.get('partNo') ?? '').trim().slice(0, 60);
  const familyCode = (search.get('family') ?? '').slice(0, 60);
  const choice = Object.fromEntries(
    [...search]
      .filter(([name, value]) => name.startsWith('c.') && name.length <= 62 && value.length <= 40)
      .map(([name, value]) => [name.slice(2), value]),
  );
  const [reply, answer] = await answerOr404(
    Promise.all([
      mall.call(seriesProtocol.series, { brandId, series, sort, current, pageSize: PAGE_SIZE }),
      partNo || familyCode
        ? mall.call(seriesProtocol.orderCode, {
            brandId,
            series,
            ...(partNo ? { partNo } : { familyCode, choice: JSON.stringify(choice) }),
          })
        : null,
    ]),
  );
  return { reply, answer, sort };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return hiddenMeta(args, '404');
  const { reply, answer, sort } = args.loaderData;
  const site = siteOf(args.matches);
  const isZh = site.language === 'zh';
  const category = reply.categories[0]?.categoryName ?? '';
  const path = seriesPath(reply.brandId, reply.series);
  return pageMeta(args, {
    title: isZh
      ? `${reply.brandName} ${reply.series} 系列 ${category} 选型与订货代码`
      : `${reply.brandName} ${reply.series} series: ${category}, parts and order code`,
    description: isZh
      ? `${reply.brandName} ${reply.series} 系列共 ${reply.pagination.total} 个型号，参数表、价格、库存与订货代码说明。`
      : `All ${reply.pagination.total} parts of the ${reply.brandName} ${reply.series} series with parameters, prices, stock and the meaning of their order codes.`,
    path,
    isIndexed: answer === null && sort === 'partNo' && reply.pagination.current === 1,
    facts: [
      breadcrumbFacts(
        [
          { name: isZh ? '首页' : 'Home', path: '/index' },
          { name: reply.brandName, path: `/brand?brandId=${reply.brandId}` },
          { name: reply.series, path },
        ],
        site,
      ),
    ],
  });
};

export default function SeriesPage() {
  const say = useWords(seriesWords);
  const words = useWords(searchWords);
  const { reply, answer, sort } = useLoaderData<typeof loader>();
  const { brandId, brandName, series, categories, packages, shared, datasheets, families, pagination } =
    reply;
  const path = seriesPath(brandId, series);
  const pageCount = Math.max(1, Math.ceil(pagination.total / pagination.pageSize));
  const mark = codeMark(useSession().member);
  const sorted = sort === 'partNo' ? '' : `&sort=${encodeURIComponent(sort)}`;
  return (
    <div className="page-width space-y-3 py-4">
      <Breadcrumb
        items={[
          { text: words.home, to: '/index' },
          { text: brandName, to: `/brand?brandId=${brandId}` },
          { text: say.series(series) },
        ]}
      />
      <section className="flex gap-6 rounded-card border border-line bg-surface p-6 max-md:gap-4 max-md:p-4">
        <div className="w-36 shrink-0 max-md:w-20">
          <ImageBox
            src={pictureSource(reply.goodsImage)}
            alt=""
            width={144}
            height={144}
            fluid
            eager
            shape={chipShapeOf(reply.packageName)}
          />
        </div>
        <div className="min-w-0 flex-1 space-y-2">
          <h1 className="text-20 font-semibold wrap-anywhere">
            {brandName} {say.series(series)}
          </h1>
          <p className="text-13 text-secondary">
            {say.summary(
              brandName,
              categories[0]?.categoryName ?? '',
              showPieces(pagination.total),
              packages.length,
            )}
          </p>
          {packages.length > 0 ? (
            <p className="num text-13">
              <span className="text-hint">{say.packages} </span>
              {packages.join(' · ')}
            </p>
          ) : null}
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13">
            {categories.map(({ categoryId, categoryName, count }) => (
              <li key={categoryId}>
                <Link
                  to={`/goods/list?categoryId2=${categoryId}&brandId=${brandId}`}
                  className="text-brand hover:underline"
                >
                  {categoryName}
                </Link>
                <span className="num ml-1 text-12 text-hint">{showPieces(count)}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 pt-1">
            {datasheets.map((address, at) => (
              <Button
                key={address}
                size="sm"
                href={address}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {datasheets.length > 1 ? say.datasheetNo(at + 1) : say.datasheet}
              </Button>
            ))}
            <Button size="sm" to={`/goods/list?brandId=${brandId}&keyword=${encodeURIComponent(series)}`}>
              {say.seeList}
            </Button>
          </div>
        </div>
      </section>
      {shared.length > 0 ? (
        <Card title={say.shared}>
          <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 text-13 sm:grid-cols-2 lg:grid-cols-4">
            {shared.map(({ key, name, text }) => (
              <div key={key} className="flex gap-2">
                <dt className="shrink-0 text-hint">{name}</dt>
                <dd className="num min-w-0 wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      {families.length > 0 ? (
        <Card title={say.decoder}>
          <CodeDecoder brandId={brandId} series={series} families={families} answer={answer} />
        </Card>
      ) : null}
      <Card flush title={say.members}>
        {reply.list.length === 0 ? (
          <EmptyState compact title={say.pastEnd} action={<Button to={path}>{words.firstPage}</Button>} />
        ) : (
          <SeriesTable
            reply={reply}
            sort={sort}
            mark={mark}
            hrefOf={(wanted) => path + (wanted === 'partNo' ? '' : `&sort=${encodeURIComponent(wanted)}`)}
          />
        )}
      </Card>
      {pageCount > 1 ? (
        <Pagination
          page={pagination.current}
          pageCount={pageCount}
          total={showPieces(pagination.total)}
          hrefOf={(current) => `${path}${sorted}${current > 1 ? `&current=${current}` : ''}`}
        />
      ) : null}
    </div>
  );
}
