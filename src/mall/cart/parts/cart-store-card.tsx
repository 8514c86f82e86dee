// What one store sells of the cart: its lines, and how far it is to free delivery.
import { Truck } from 'lucide-react';
import { showAmount } from '#kit/money/price-format.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CartStoreGroup } from '../cart.protocol.ts';
import { StoreOfCart } from './cart-frame.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { cartWords } from './cart-words.ts';
import type { CartChanges } from './use-cart.ts';

export function CartStoreCard({ group, changes }: { group: CartStoreGroup; changes: CartChanges }) {
  const say = useWords(cartWords);
  return (
    <StoreOfCart
      group={group}
      onCheck={changes.check}
      aside={<FreightNote group={group} />}
      draw={(line) => <CartLineRow key={line.productId} line={line} changes={changes} />}
      foot={
        group.totalCheck > 0 ? (
          <footer className="flex flex-wrap items-baseline justify-end gap-x-4 gap-y-1 border-t border-line bg-page px-4 py-2 text-13 text-secondary">
            <span>
              {group.freight === '0.00' ? (
                say.freightFree
              ) : (
                <>
                  {say.freight} <span className="num">{showAmount(group.freight)}</span>
                </>
              )}
            </span>
            <span>
              {say.storeTotal} <PriceText amount={group.totalAmount} />
            </span>
          </footer>
        ) : null
      }
    />
  );
}

/** Freight now, and what is missing for free delivery with a bar. Nothing while nothing of the store is checked. */
function FreightNote({ group }: { group: CartStoreGroup }) {
  const say = useWords(cartWords);
  if (group.totalCheck === 0) return null;
  if (group.missingForFreeFreight === null) {
    if (group.freight !== '0.00') return null;
    return (
      <span className="inline-flex items-center gap-1 text-12 text-done">
        <Truck size={14} aria-hidden="true" />
        {say.freightFree}
      </span>
    );
  }
  const have = Number(group.totalAmount);
  const missing = Number(group.missingForFreeFreight);
  return (
    <span className="inline-flex items-center gap-2 text-12 text-secondary max-sm:w-full">
      <Truck size={14} aria-hidden="true" className="shrink-0 text-muted" />
      <ProgressBar
        value={have + missing > 0 ? have / (have + missing) : 0}
        label={say.freightProgress}
        className="w-24"
      />
      <span className="num whitespace-nowrap">
        {say.freightMissing(showAmount(group.missingForFreeFreight))}
      </span>
    </span>
  );
}
