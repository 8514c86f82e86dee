// A price ladder as a table of steps, the one that holds at the chosen quantity marked.

import { showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { TierReply } from '../goods.protocol.ts';
import { goodsWords, showPieces } from './goods-words.ts';

export interface PriceLadderProps {
  tiers: readonly TierReply[];
  quantity: number;
  /** Takes the quantity of a step when it is pressed. */
  onChoose?: (quantity: number) => void;
}

/** Steps side by side, wrapping; pressing one takes its quantity. */
export function PriceLadder({ tiers, quantity, onChoose }: PriceLadderProps) {
  const say = useWords(goodsWords);
  const at = Math.max(
    0,
    tiers.findLastIndex((tier) => tier.minNum <= quantity),
  );
  return (
    <ul aria-label={say.breaks} className="num grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
      {tiers.map((tier, index) => (
        <li key={tier.minNum}>
          <button
            type="button"
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose?.(tier.minNum)}
            className={cx(
              'block w-full rounded-control border bg-surface px-2 py-1.5 text-left',
              index === at ? 'border-price-ink bg-price-wash' : 'border-line hover:border-muted',
            )}
          >
            <span className="block text-12 text-hint">{say.from(showPieces(tier.minNum))}</span>
            <span
              className={cx(
                'block font-semibold whitespace-nowrap',
                index === at ? 'text-price-ink' : 'text-ink',
              )}
            >
              {showUnitPrice(tier.unitPrice)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
