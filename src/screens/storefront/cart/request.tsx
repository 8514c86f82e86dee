// The sample cart: what a member would like to try, per store, on the way to the request.
import { FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { EmptyState, type EmptyStateProps } from '#kit/ui/empty-state.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { openLogin, sessionNow, sessionReady } from '#mall/login/parts/session.ts';
import { sampleCartCount } from '#mall/sample/parts/sample-cart-count.ts';
import { SampleCartRow, SampleCartStore } from '#mall/sample/parts/sample-cart-store.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { useSampleCart } from '#mall/sample/parts/use-sample-cart.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleCart } from '#mall/sample/sample-cart.protocol.ts';
import { titled } from '../seo.ts';

export const meta = titled(sampleWords.sampleCart);

/** Null for a guest, who has no sample cart (spec §6). */
export async function clientLoader(): Promise<SampleCart | null> {
  await sessionReady();
  if (sessionNow().status !== 'member') return null;
  const cart = await call(sampleProtocol.cartList, {});
  sampleCartCount.keep(cart.availableSampleCartNum);
  return cart;
}

export default function SampleCartScreen() {
  const cart = useLoaderData<SampleCart | null>();
  return cart ? <Filled loaded={cart} /> : <Guest />;
}

/** In the place of a cart: why there is nothing in it. */
function Nothing(said: EmptyStateProps) {
  const say = useWords(sampleWords);
  return (
    <div className="page-width py-4">
      <h1 className="mb-3 text-20 font-semibold">{say.sampleCart}</h1>
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<FlaskConical size={40} strokeWidth={1.25} />}
        {...said}
      />
    </div>
  );
}

function Guest() {
  const say = useWords(sampleWords);
  return (
    <Nothing
      title={say.loginFirst}
      text={say.loginFirstText}
      action={
        <Button variant="primary" onClick={() => openLogin(() => window.location.reload())}>
          {say.login}
        </Button>
      }
    />
  );
}

function Filled({ loaded }: { loaded: SampleCart }) {
  const say = useWords(sampleWords);
  const navigate = useNavigate();
  const changes = useSampleCart(loaded);
  const page = useRef<HTMLDivElement>(null);
  const { cart } = changes;
  const checked = cart.storeCartGroupList
    .flatMap((group) => group.storeCartList)
    .filter((line) => line.isChecked === 1);

  function request() {
    const wrong = checked.filter((line) => line.problems.length > 0);
    if (checked.length === 0) {
      toast.show({ tone: 'refused', text: say.nothingChecked });
    } else if (wrong.length > 0) {
      toast.show({ tone: 'refused', text: say.problemsLeft(wrong.length) });
      page.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    } else {
      void navigate('/buy/request');
    }
  }

  if (cart.availableSampleCartNum === 0 && cart.invalidList.length === 0) {
    return (
      <Nothing
        title={say.cartEmpty}
        text={say.cartEmptyText}
        way={['/prototype/sample/apply', say.chooseSamples]}
        action={<Button to="/prototype/sample/history">{say.history}</Button>}
      />
    );
  }
  return (
    <div ref={page} className="page-width flex flex-col gap-3 pt-4 md:pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-20 font-semibold">
          {say.sampleCart}{' '}
          <span className="num text-16 font-normal text-hint">({cart.availableSampleCartNum})</span>
        </h1>
        <Button variant="link" to="/prototype/sample/history">
          {say.history}
        </Button>
      </div>
      {cart.storeCartGroupList.map((group) => (
        <SampleCartStore key={group.storeId} group={group} changes={changes} />
      ))}
      {cart.invalidList.length > 0 ? (
        <Card
          flush
          title={say.invalid}
          actions={
            <Button variant="link" onClick={() => void changes.remove(cart.invalidList)}>
              {say.clearInvalid}
            </Button>
          }
        >
          <ul className="divide-y divide-line">
            {cart.invalidList.map((line) => (
              <SampleCartRow key={line.cartId} line={line} changes={changes} isInvalid />
            ))}
          </ul>
        </Card>
      ) : null}
      {cart.availableSampleCartNum > 0 ? (
        <StickyBar always className="text-13">
          <Checkbox
            checked={cart.checkedAll === 1}
            indeterminate={cart.checkedAll !== 1 && cart.totalCheck > 0}
            onChange={(event) => changes.check(event.target.checked)}
          >
            {say.all}
          </Checkbox>
          <span className="num text-secondary max-sm:hidden">{say.selected(cart.totalCheck)}</span>
          <span className="num ml-auto font-semibold text-price-ink" aria-live="polite">
            {Number(cart.totalAmount) === 0 ? say.free : showAmount(cart.totalAmount)}
          </span>
          <Button variant="buy" size="lg" className="max-md:px-4" busy={changes.isMoving} onClick={request}>
            {say.toRequest}
            {cart.totalCheck > 0 ? <span className="num font-normal">({cart.totalCheck})</span> : null}
          </Button>
        </StickyBar>
      ) : null}
    </div>
  );
}

export { ErrorBoundary, HydrateFallback } from './index.tsx';
