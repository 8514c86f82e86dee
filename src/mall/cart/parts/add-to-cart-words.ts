// The few words of the button that puts goods into the cart: public pages carry no others of the cart.
import { words } from '#kit/words/words.ts';

export const addToCartWords = words({
  addToCart: { zh: '加入购物车', en: 'Add to cart' },
  added: { zh: '已加入购物车', en: 'Added to cart' },
  goToCart: { zh: '去购物车', en: 'View cart' },
  addFailed: { zh: '加入失败，请稍后再试', en: 'Could not add it, please try again later' },
});
