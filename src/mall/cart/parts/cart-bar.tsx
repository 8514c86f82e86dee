// The bar under the cart that stays in sight: all checked, the total, the way to the order.

import type { ReactNode } from 'react';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { cartLines, freightOfChecked, total } from './cart-checks.ts';
import { cartWords } from './cart-words.ts';
import type { CartChanges } from './use-cart.ts';

export function CartBar(props: {
  changes: CartChanges;
  onCheckout: () => void;
  /** In place of inquiring and ordering. */
  instead?: ReactNode;
}) {
  const { changes, onCheckout, instead } = props;
  const say = useWords(cartWords);
  const { cart } = changes;
  const checked = cartLines(cart).filter((line) => line.isChecked === 1);
  const freight = freightOfChecked(cart);
  return (
    <StickyBar always className="text-13">
      <Checkbox
        checked={cart.checkedAll === 1}
        indeterminate={cart.checkedAll !== 1 && cart.totalCheck > 0}
        onChange={(event) => changes.check(event.target.checked)}
      >
        {say.all}
      </Checkbox>
      <Button
        variant="link"
        disabled={checked.length === 0}
        className="max-sm:hidden"
        onClick={() => void changes.remove(checked)}
      >
        {say.deleteChecked}
      </Button>
      <span className="num text-secondary max-md:hidden">{say.selected(cart.totalCheck)}</span>
      <span
        className={cx(
          'ml-auto flex min-w-0 flex-col items-end text-right leading-tight transition-opacity',
          changes.isMoving && 'opacity-60',
        )}
        aria-live="polite"
      >
        <span className="whitespace-nowrap">
          <span className="max-sm:sr-only">{say.total} </span>
          <PriceText amount={total([cart.totalAmount, freight])} className="text-16 md:text-20" />
        </span>
        {cart.totalCheck > 0 ? (
          <span className="num text-12 text-hint md:whitespace-nowrap">
            {freight === '0.00' ? say.noFreight : say.withFreight(showAmount(freight))}
          </span>
        ) : null}
      </span>
      {instead || checked.length === 0 ? null : (
        <Button size="lg" to="/inquiry/index?from=cart" className="max-md:px-3">
          {say.inquire}
        </Button>
      )}
      {instead || (
        <Button variant="buy" size="lg" className="max-md:px-4" onClick={onCheckout}>
          {say.checkout}
          {cart.totalCheck > 0 ? <span className="num font-normal">({cart.totalCheck})</span> : null}
        </Button>
      )}
    </StickyBar>
  );
}
