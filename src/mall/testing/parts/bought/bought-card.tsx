// Beside the form of what was bought: what is in it, for how many specimens, and the price that stands.
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { boughtWords } from './bought-words.ts';

export interface Bought {
  /** '': a single service. */
  packSn: string;
  title: string;
  /** 0: the package says how many each of its tests needs. */
  pieces: number;
  items: readonly { name: string; standard: string; amount: string }[];
  amount: string;
}

export function BoughtCard({ bought: { title, pieces, items, amount } }: { bought: Bought }) {
  const say = useWords(boughtWords);
  return (
    <Card title={say.bought}>
      {title ? <p className="mb-2 text-14 font-medium wrap-anywhere">{title}</p> : null}
      <ul className="divide-y divide-line text-13">
        {items.map(({ name, standard, amount: share }) => (
          <li key={`${name} ${standard}`} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="num text-12 text-hint">{standard}</span>
            </span>
            <span className="num shrink-0">{showAmount(share)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex items-baseline justify-between gap-3 text-13">
        <span className="text-hint">{pieces > 0 ? say.pieces(pieces) : ''}</span>
        <PriceText amount={amount} size="lg" />
      </p>
      <p className="mt-2 text-12 text-hint">{say.boughtText}</p>
    </Card>
  );
}
