// A part number taken apart: each piece over what it means.
import { useWords } from '#kit/words/use-words.ts';
import type { GoodsDetail } from '../goods.protocol.ts';
import { goodsWords } from './goods-words.ts';

/** Pieces in the order of the part number, wrapping on a phone. */
export function OrderCode({ code }: { code: NonNullable<GoodsDetail['orderCode']> }) {
  const say = useWords(goodsWords);
  return (
    <div>
      <p className="mb-3 text-13 text-secondary">{say.orderCodeText}</p>
      <ol className="flex flex-wrap gap-2">
        {code.map(({ code: piece, label, meaning }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the code.
          <li key={index} className="min-w-20 overflow-hidden rounded-control border border-line text-center">
            <div className="num bg-page px-3 py-2 font-mono text-16 font-semibold">{piece}</div>
            <div className="px-3 py-1.5">
              <div className="text-12 text-hint">{label}</div>
              <div className="num text-13">{meaning}</div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
