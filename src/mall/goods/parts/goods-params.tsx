// A part's parameters, with boxes to tick: the list of goods that share the ticked ones is one press away.
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { GoodsDetail } from '../goods.protocol.ts';
import { goodsWords } from './goods-words.ts';

/** A plain GET form: works before the page is alive. */
export function GoodsParams({ goods }: { goods: GoodsDetail }) {
  const say = useWords(goodsWords);
  const leaf = goods.categoryPath.at(-1);
  const facts: [string, string | null | undefined][] = [
    [say.brand, goods.brandName],
    [say.category, leaf?.categoryName],
    [say.packageName, goods.packageName],
    [say.series, goods.series],
  ];
  const row = 'flex min-h-9 min-w-0 items-center gap-3 bg-surface px-3 py-1.5 text-13';
  return (
    <Form action="/goods/list">
      {leaf ? <input type="hidden" name="categoryId2" value={leaf.categoryId} /> : null}
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line md:grid-cols-2">
        {facts.map(([name, text]) =>
          text ? (
            <li key={name} className={row}>
              <span className="w-36 shrink-0 pl-6 text-hint max-md:w-32">{name}</span>
              <span className="num min-w-0 wrap-anywhere">{text}</span>
            </li>
          ) : null,
        )}
        {goods.params.map(({ key, name, text }) => (
          <li key={key}>
            <label className={`${row} h-full cursor-pointer hover:bg-page`}>
              <span className="flex w-36 shrink-0 items-center gap-2 text-hint max-md:w-32">
                <input type="checkbox" name="params" value={`${key}:${text}`} className="size-4 shrink-0" />
                <span className="min-w-0">{name}</span>
              </span>
              <span className="num min-w-0 wrap-anywhere">{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" size="sm" className="mt-3">
        {say.findSimilar}
      </Button>
    </Form>
  );
}
