// What a browser without script is told, and where it can go on reading.
import { firstPageWords } from '#kit/words/first-words.ts';
import { useWords } from '#kit/words/use-words.ts';

const scriptWords = firstPageWords({
  needs: {
    zh: '登录、购物车、订单与会员中心需要启用 JavaScript：您的登录信息只保存在浏览器中，服务器无法代为读取。',
    en: 'Logging in, carts, orders and the member centre need JavaScript: your login is kept in your browser alone, where the server cannot read it.',
  },
  still: { zh: '不启用也可以浏览商品、价格与库存：', en: 'Goods, prices and stock can be read without it: ' },
});

/** Seen only where scripts do not run. */
export function NeedsScript({ className }: { className?: string }) {
  const say = useWords(scriptWords);
  return (
    <noscript>
      <p data-needs="script" className={className}>
        {say.needs} {say.still}
        <a href="/goods/list" className="text-brand underline">
          {say.allGoods}
        </a>
      </p>
    </noscript>
  );
}
