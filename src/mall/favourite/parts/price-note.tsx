// How the price of goods differs from another one that the member knows, below it.
import { showUnitPrice } from '#kit/money/price-format.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteWords } from './favourite-words.ts';
import { priceChange } from './price-change.ts';

/** Nothing where it is the same. @param said tells the former price */
export function PriceNote({
  then,
  now,
  said,
}: {
  then: string;
  now: Parameters<typeof priceChange>[1];
  said: (price: string) => string;
}) {
  const say = useWords(favouriteWords);
  const change = priceChange(then, now);
  if (!change) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-1 text-12 text-hint md:justify-end">
      <Tag tone={change.isUp ? 'waiting' : 'done'}>
        {change.isUp ? say.up(change.percent) : say.down(change.percent)}
      </Tag>
      <span className="num">{said(showUnitPrice(then))}</span>
    </p>
  );
}
