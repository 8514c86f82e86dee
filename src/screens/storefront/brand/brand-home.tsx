// A brand's home: who it is, where it makes parts, its series, and what of it is on sale.
import { Link } from 'react-router';
import { Breadcrumb } from '#kit/ui/breadcrumb.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { pictureSource } from '#kit/ui/picture-source.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { seriesPath } from '#mall/goods/parts/series-address.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import type { BrandHome } from '#mall/part/part.protocol.ts';
import { brandCountry, brandWords } from '#mall/part/parts/brand-words.ts';
import { GoodsTiles } from '#mall/search/parts/goods-tile.tsx';
import { searchWords } from '#mall/search/parts/search-words.ts';
import type { GoodsCard, GoodsListReply } from '#mall/search/search.protocol.ts';
import { tileBuy } from '../goods/buy-slot.tsx';

export interface BrandHomeProps {
  home: BrandHome;
  popular: GoodsListReply;
  newest: readonly GoodsCard[];
}

const SERIES_IN_SIGHT = 24; // chosen: four rows at 1280 px

/** Modules without anything in them disappear. */
export function BrandHomeView({ home: { brand, categories, series }, popular, newest }: BrandHomeProps) {
  const say = useWords(brandWords);
  const words = useWords(searchWords);
  const language = useLanguage();
  const mark = codeMark(useSession().member);
  const { brandId, brandName, website } = brand;
  const goodsPath = `/goods/list?brandId=${brandId}`;
  const { total, isCapped } = popular.pagination;
  const goodsCount = `${showPieces(total)}${isCapped ? '+' : ''}`;
  const site = website && /^https?:\/\//.test(website) ? website : null;
  return (
    <div className="page-width space-y-3 py-4">
      <Breadcrumb
        items={[
          { text: words.home, to: '/index' },
          { text: say.allBrands, to: '/brand' },
          { text: brandName },
        ]}
      />
      <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-6 max-md:p-4">
        <span
          aria-hidden="true"
          className="flex h-16 min-w-16 items-center justify-center rounded-card bg-brand-wash px-3 text-28 font-semibold text-brand"
        >
          {brand.letter}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-20 font-semibold wrap-anywhere">{brandName}</h1>
            {brand.isDomestic ? <Tag tone="waiting">{say.domestic}</Tag> : null}
          </div>
          <p className="mt-1 text-13 text-secondary">
            {say.about(
              brandName,
              brandCountry(brand.country, language),
              showPieces(brand.partCount),
              categories.length,
              series.length,
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          {site ? (
            <Button size="sm" href={site} target="_blank" rel="noopener noreferrer nofollow">
              {say.website}
            </Button>
          ) : null}
          {total > 0 ? (
            <Button size="sm" variant="primary" to={goodsPath}>
              {say.allGoods(goodsCount)}
            </Button>
          ) : null}
        </div>
      </section>
      {categories.length > 0 ? (
        <Card title={say.categories}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-5">
            {categories.map(({ categoryId, categoryName, picture, count }) => (
              <li key={categoryId} className="min-w-0">
                <Link
                  to={`/goods/list?categoryId2=${categoryId}&brandId=${brandId}`}
                  className="flex min-h-9 items-center gap-2 rounded-control px-1 text-13 hover:bg-brand-wash hover:text-brand"
                >
                  {tiny(picture)}
                  <span className="min-w-0 truncate" title={categoryName}>
                    {categoryName}
                  </span>
                  <span className="num ml-auto shrink-0 text-12 text-hint">{showPieces(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {series.length > 0 ? (
        <Card title={say.series}>
          {seriesList(series.slice(0, SERIES_IN_SIGHT))}
          {series.length > SERIES_IN_SIGHT ? (
            <details className="mt-2">
              <summary className="py-1 text-13 text-brand hover:underline">
                {say.moreSeries(series.length)}
              </summary>
              <div className="mt-2">{seriesList(series.slice(SERIES_IN_SIGHT))}</div>
            </details>
          ) : null}
        </Card>
      ) : null}
      {popular.list.length === 0 ? (
        <Card>
          <EmptyState
            compact
            title={say.noGoods}
            text={say.noGoodsText}
            action={<Button to="/inquiry/index">{say.askQuotation}</Button>}
          />
        </Card>
      ) : (
        <>
          <Card
            flush
            title={say.popular}
            actions={
              <Link to={goodsPath} className="text-13 text-brand hover:underline">
                {say.allGoods(goodsCount)}
              </Link>
            }
          >
            <GoodsTiles list={popular.list} mark={mark} action={(goods) => tileBuy(goods, goods.minBuyNum)} />
          </Card>
          {total > popular.list.length ? (
            <Card
              flush
              title={say.newest}
              actions={
                <Link to={`${goodsPath}&sort=5`} className="text-13 text-brand hover:underline">
                  {say.allGoods(goodsCount)}
                </Link>
              }
            >
              <GoodsTiles list={newest} mark={mark} action={(goods) => tileBuy(goods, goods.minBuyNum)} />
            </Card>
          ) : null}
        </>
      )}
    </div>
  );

  function seriesList(some: BrandHome['series']) {
    return (
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {some.map((one) => (
          <li key={one.series} className="min-w-0">
            <Link
              to={seriesPath(brandId, one.series)}
              className="flex h-full items-center gap-2 rounded-control border border-line px-2 py-1.5 hover:border-brand hover:text-brand"
            >
              {tiny(one.picture)}
              <span className="min-w-0">
                <span className="num block truncate text-13 font-semibold" title={one.series}>
                  {one.series}
                </span>
                <span className="block truncate text-12 text-hint" title={one.categoryName}>
                  {one.categoryName} · {say.parts(showPieces(one.count))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
}

/** A small picture beside a name; nothing where there is none. */
function tiny(picture: string | null) {
  const source = pictureSource(picture);
  return source ? (
    <img
      src={source}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      className="size-7 shrink-0 object-contain"
    />
  ) : null;
}
