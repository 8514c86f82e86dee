// What the screens of buying show when they cannot be loaded.
import { Button } from '#kit/ui/button.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';

/** What does not exist is said so; everything else offers a retry. */
export function ErrorBoundary() {
  const say = useWords(buyerWords);
  const toOrders = <Button to="/member/order/list">{say.myOrders}</Button>;
  return (
    <div className="page-width py-4">
      <LoadError action={toOrders} missing={toOrders} />
    </div>
  );
}
