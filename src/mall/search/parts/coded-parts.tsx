// What one of the enterprise's own material codes means, to be bought at once, above the list that the same words find.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CodeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { searchProtocol } from '../search.protocol.ts';
import { codedPartWords } from './coded-part-words.ts';
import { type BuySlot, GoodsTable } from './table/goods-table.tsx';

type CodedPart = ReplyOf<typeof searchProtocol.codedParts>[number];

export interface CodedPartsProps {
  keyword: string;
  buy: BuySlot;
  /** Under each part number: the code with its grade. */
  mark?: CodeMark;
  /** Whether the list below is empty: then it is said here that nothing else was found. */
  isAlone: boolean;
  /** Told once the answer is there: the keyword whose goods stand here. */
  onFound: (keyword: string | undefined) => void;
}

/** Nothing until a code is found; loaded only for enterprises. */
export default function CodedParts({ keyword, buy, mark, isAlone, onFound }: CodedPartsProps) {
  const say = useWords(codedPartWords);
  const [found, setFound] = useState<{ keyword: string; parts: readonly CodedPart[] }>();
  useEffect(() => {
    let gone = false;
    call(searchProtocol.codedParts, { keyword }).then(
      (parts) => {
        if (gone) return;
        setFound({ keyword, parts });
        onFound(parts.some(({ goods }) => goods.length > 0) ? keyword : undefined);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [keyword, onFound]);
  const parts = found?.keyword === keyword ? found.parts : [];
  if (parts.length === 0) return null;
  return (
    <section
      aria-label={say.title}
      className="overflow-hidden rounded-card border border-brand-line bg-brand-wash text-13"
    >
      {parts.map(({ matCode, matName, goods }) => (
        <div key={matCode}>
          <p className="px-4 py-3 font-semibold">
            {say.means(matCode)}
            {matName ? <span className="ml-2 font-normal text-secondary">{matName}</span> : null}
          </p>
          {goods.length === 0 ? (
            <p className="px-4 pb-3 text-hint">{say.noOffer}</p>
          ) : (
            <div className="bg-surface">
              <GoodsTable list={goods} columns={[]} buy={buy} mark={mark} />
            </div>
          )}
        </div>
      ))}
      {isAlone && parts.some(({ goods }) => goods.length > 0) ? (
        <p className="border-t border-brand-line px-4 py-3 text-hint">{say.onlyThis}</p>
      ) : null}
    </section>
  );
}
