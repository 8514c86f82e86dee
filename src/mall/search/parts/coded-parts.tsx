// What one of the enterprise's own material codes means, above the list that the same words find.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import { searchProtocol } from '../search.protocol.ts';
import { codedPartWords } from './coded-part-words.ts';

type CodedPart = ReplyOf<typeof searchProtocol.codedParts>[number];

/** Nothing until a code is found; loaded only for enterprises. */
export default function CodedParts({ keyword }: { keyword: string }) {
  const say = useWords(codedPartWords);
  const words = useWords(goodsWords);
  const [found, setFound] = useState<{ keyword: string; parts: readonly CodedPart[] }>();
  useEffect(() => {
    let gone = false;
    call(searchProtocol.codedParts, { keyword }).then(
      (parts) => gone || setFound({ keyword, parts }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [keyword]);
  const parts = found?.keyword === keyword ? found.parts : [];
  if (parts.length === 0) return null;
  return (
    <section
      aria-label={say.title}
      className="rounded-card border border-brand-line bg-brand-wash px-4 py-3 text-13"
    >
      {parts.map(({ matCode, matName, goods }) => (
        <div key={matCode}>
          <p className="font-semibold">
            {say.means(matCode)}
            {matName ? <span className="ml-2 font-normal text-secondary">{matName}</span> : null}
          </p>
          {goods.length === 0 ? <p className="mt-1 text-hint">{say.noOffer}</p> : null}
          <ul>
            {goods.map((one) => (
              <li key={one.goodsId} className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
                <Link
                  to={`/goods/detail?productId=${one.defaultProductId}`}
                  className="num font-semibold text-brand hover:underline"
                >
                  {one.partNo}
                </Link>
                <span>{one.brandName}</span>
                <span className="text-secondary">{one.storeName}</span>
                <span className="num">{showUnitPrice(one.goodsPrice)}</span>
                <span className="num text-secondary">
                  {one.productStock > 0 ? words.inStock(showPieces(one.productStock)) : words.soldOut}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
