// What stands in an order's place when it cannot be shown: why, a retry, and the way back to the list.
import { Button } from '#kit/ui/button.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sellerWords } from '../seller-words.ts';

export function OrderMissing() {
  const say = useWords(sellerWords);
  return <LoadError action={<Button to="/seller/order/list">{say.backToOrders}</Button>} />;
}
