// The way from an empty list of a store to what it offers.
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sellerWords } from './seller-words.ts';

export function CheckGoods() {
  const say = useWords(sellerWords);
  return <Button to="/seller/goods/list">{say.checkGoods}</Button>;
}
