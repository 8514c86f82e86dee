// A page of goods that was asked for with what has another page: it leads there for good.
import { redirect } from 'react-router';
import { type GoodsKind, goodsAddress } from '#mall/goods/goods-kind.ts';
import { answerOr404, notFound } from '../answer-or-404.ts';

/** What an address of a goods page names. @throws 404 where it makes no sense */
export function askedGoods(request: Request): { productId?: string; goodsId?: string } {
  const asked = new URL(request.url).searchParams;
  const name = asked.has('productId') ? 'productId' : 'goodsId';
  const wanted = asked.get(name) ?? '';
  if (!/^[1-9]\d{0,14}$/.test(wanted)) throw notFound();
  return { [name]: wanted };
}

/** The answer of a call. @throws 301 to the page of what it is, 404 for what is not there */
export const answerHere = <T>(request: Request, answer: Promise<T>): Promise<T> =>
  answerOr404(
    answer.catch((error: { code?: string; data?: { kind: GoodsKind; productId: number } }) => {
      if (error.code !== 'goods.otherKind' || !error.data) throw error;
      const lang = new URL(request.url).searchParams.get('lang');
      throw redirect(
        goodsAddress(error.data.kind, error.data.productId) +
          (lang ? `&lang=${encodeURIComponent(lang)}` : ''),
        301,
      );
    }),
  );
