// The cart, for members and guests: what one means to buy, per store, on the way to the order.

import { Info, ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { toast } from '#kit/ui/toast.ts';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CartBar } from '#mall/cart/parts/cart-bar.tsx';
import { cartLines } from '#mall/cart/parts/cart-checks.ts';
import { cartColumns } from '#mall/cart/parts/cart-line-row.tsx';
import { CartStoreCard } from '#mall/cart/parts/cart-store-card.tsx';
import { cartWords } from '#mall/cart/parts/cart-words.ts';
import { InvalidLines } from '#mall/cart/parts/invalid-lines.tsx';
import { type LoadedCart, loadCart } from '#mall/cart/parts/load-cart.ts';
import { useCart } from '#mall/cart/parts/use-cart.ts';
import { openLogin, useSession } from '#mall/login/parts/session.ts';
import { GiveBackButton } from '#mall/punchout/parts/punchout-basket.tsx';
import { titled } from '../seo.ts';

const CHECKOUT = '/buy/confirm';

export const meta = titled(cartWords.cart);

export const clientLoader = (): Promise<LoadedCart> => loadCart();

export default function CartScreen() {
  const loaded = useLoaderData<LoadedCart>();
  const say = useWords(cartWords);
  const navigate = useNavigate();
  const changes = useCart(loaded);
  const page = useRef<HTMLDivElement>(null);
  const { cart } = changes;
  const lines = cartLines(cart);
  const checked = lines.filter((line) => line.isChecked === 1);
  const changed = lines.filter((line) => line.problems.some((problem) => problem.kind === 'priceChanged'));
  const isGuest = loaded.owner === 'guest';
  const { member } = useSession();

  function checkout() {
    if (checked.length === 0) {
      toast.show({ tone: 'refused', text: say.nothingChecked });
      return;
    }
    const blocked = checked.filter((line) =>
      line.problems.some((problem) => problem.kind !== 'priceChanged'),
    );
    if (blocked.length > 0) {
      toast.show({ tone: 'refused', text: say.problemsLeft(blocked.length) });
      page.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return;
    }
    const goOn = () => void navigate(CHECKOUT);
    if (isGuest) openLogin(goOn, CHECKOUT);
    else goOn();
  }

  if (lines.length === 0 && cart.invalidList.length === 0) {
    return (
      <div className="page-width py-4">
        <h1 className="mb-3 text-20 font-semibold">{say.cart}</h1>
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<ShoppingCart size={40} strokeWidth={1.25} />}
          title={say.empty}
          text={isGuest ? `${say.emptyText} ${say.loginHint}` : say.emptyText}
          way={['/goods/list', say.browse]}
          action={isGuest ? <Button onClick={() => openLogin()}>{say.login}</Button> : null}
        />
      </div>
    );
  }

  return (
    <div ref={page} className="page-width flex flex-col gap-3 pt-4 md:pb-4">
      <h1 className="text-20 font-semibold">
        {say.cart} <span className="num text-16 font-normal text-hint">({cart.availableCartNum})</span>
      </h1>
      {isGuest ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-brand-line bg-brand-wash px-4 py-2 text-13">
          <Info size={16} aria-hidden="true" className="text-brand" />
          {say.loginHint}
          <Button variant="link" onClick={() => openLogin()}>
            {say.login}
          </Button>
        </p>
      ) : null}
      {changed.length > 1 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
          {say.pricesChanged(changed.length)}
          <Button variant="link" onClick={() => void changes.acceptPrices()}>
            {say.acceptAll}
          </Button>
        </p>
      ) : null}
      {lines.length > 0 ? (
        <div
          aria-hidden="true"
          className={cx(
            'hidden gap-x-3 rounded-card border border-line bg-surface px-4 py-2 text-13 text-hint lg:grid',
            cartColumns,
          )}
        >
          <span className="col-span-2" />
          <span>{say.goods}</span>
          <span className="text-right">{say.unitPrice}</span>
          <span>{say.quantity}</span>
          <span className="text-right">{say.subtotal}</span>
          <span />
        </div>
      ) : null}
      {cart.storeCartGroupList.map((group) => (
        <CartStoreCard key={group.storeId} group={group} changes={changes} />
      ))}
      <InvalidLines lines={cart.invalidList} changes={changes} />
      {lines.length > 0 ? (
        <CartBar
          changes={changes}
          onCheckout={checkout}
          instead={member?.punchout ? <GiveBackButton /> : null}
        />
      ) : null}
    </div>
  );
}

export const HydrateFallback = inPage(waitingPage('h-7 w-32', 6, 6));

export const ErrorBoundary = inPage(loadFailed());
