// A store's orders, each with what may be done now.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { storeOrderList } from '#mall/order/order-lists.ts';
import { sellerWords } from '../seller-words.ts';
import { OrderRow } from './order-row.tsx';

export const storeOrders = dressed(storeOrderList, { card: OrderRow, none: () => <CheckGoods /> });

function CheckGoods() {
  const say = useWords(sellerWords);
  return <Button to="/seller/goods/list">{say.checkGoods}</Button>;
}
