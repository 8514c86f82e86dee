// A part's parameters, with boxes to tick: the list of goods that share the ticked ones is one press away.
import { Form, Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { GoodsDetail } from '../goods.protocol.ts';
import { goodsWords } from './goods-words.ts';
import { seriesPath } from './series-address.ts';

/** By parameter key the value under which the goods list filters by it. */
export type SimilarFilters = Readonly<Record<string, string>>;

/** A plain GET form: works before the page is alive. Only what the list can filter by has a box. */
export function GoodsParams({ goods, filters }: { goods: GoodsDetail; filters: SimilarFilters }) {
  const say = useWords(goodsWords);
  const leaf = goods.categoryPath.at(-1);
  const rows: [key: string, name: string, text: string | null | undefined][] = [
    ['', say.brand, goods.brandName],
    ['', say.category, leaf?.categoryName],
    ['package', say.package, goods.packageName],
    ['', say.series, goods.series],
    ...goods.params.map(({ key, name, text }): [string, string, string] => [key, name, text]),
  ];
  const row = 'flex h-full min-h-9 min-w-0 items-center gap-3 bg-surface px-3 py-1.5 text-13';
  const head = 'flex w-36 shrink-0 items-center gap-2 text-hint max-md:w-32';
  return (
    <Form action="/goods/list">
      {leaf ? <input type="hidden" name="categoryId2" value={leaf.categoryId} /> : null}
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2">
        {rows.map(([key, name, text]) => {
          if (!text) return null;
          const value = filters[key];
          const words =
            name === say.series ? (
              <Link
                to={seriesPath(goods.brandId, text)}
                className="min-w-0 wrap-anywhere text-brand hover:underline"
              >
                {text}
              </Link>
            ) : (
              <span className="num min-w-0 wrap-anywhere">{text}</span>
            );
          return (
            <li key={key || name}>
              {value === undefined ? (
                <div className={row}>
                  <span className={`${head} pl-6`}>{name}</span>
                  {words}
                </div>
              ) : (
                <label className={`${row} cursor-pointer hover:bg-page`}>
                  <span className={head}>
                    <input
                      type="checkbox"
                      name="params"
                      value={`${key}:${value}`}
                      className="size-4 shrink-0"
                    />
                    <span className="min-w-0">{name}</span>
                  </span>
                  {words}
                </label>
              )}
            </li>
          );
        })}
      </ul>
      {Object.keys(filters).length > 0 ? (
        <Button type="submit" size="sm" className="mt-3">
          {say.findSimilar}
        </Button>
      ) : null}
    </Form>
  );
}
