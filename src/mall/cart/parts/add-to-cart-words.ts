// The few words of the button that puts goods into the cart: public pages carry no others of the cart.
import { firstPageWords } from '#kit/words/first-words.ts';

export const addToCartWords = firstPageWords({
  commission: { zh: '去委托', en: 'Commission it' },
  added: { zh: '已加入购物车', en: 'Added to cart' },
});
