// What a browser without script is told, and where it can go on reading.
import { firstPageWords } from '#kit/words/first-words.ts';
import { useWords } from '#kit/words/use-words.ts';

const scriptWords = firstPageWords({
  needs: {
    zh: '加购、快速下单、提交订单与会员中心需要启用 JavaScript。',
    en: 'The cart’s buttons, quick order, placing orders and the member centre need JavaScript.',
  },
  still: {
    zh: '不启用也可以浏览商品、价格与库存，登录后也可以查看您的购物车与订单：',
    en: 'Without it you can read goods, prices and stock, and, once you log in there, your cart and orders:',
  },
});

/** Goods as everybody sees them; cart and orders on pages that the server draws for whom logs in there. */
const WAYS = [
  ['/goods/list', 'allGoods'],
  ['/plain/cart', 'cart'],
  ['/plain/orders', 'myOrders'],
] as const;

/** Seen only where scripts do not run. */
export function NeedsScript({ className }: { className?: string }) {
  const say = useWords(scriptWords);
  return (
    <noscript>
      <p data-needs="script" className={className}>
        {say.needs} {say.still}
        {WAYS.map(([href, name]) => (
          <a key={href} href={href} className="ml-2 inline-block text-brand underline">
            {say[name]}
          </a>
        ))}
      </p>
    </noscript>
  );
}
