// The ranking of a selection, some places at a time; chosen ones are compared, asked prices for, put into a BOM, a cart or a sample cart.
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import type { RunReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { RankedRow } from '#mall/optimise/parts/ranked-row.tsx';
import { SampleButton } from '#mall/sample/parts/sample-button.tsx';
import { ToBomDialog } from './to-bom-dialog.tsx';

const AT_ONCE = 20;
const MOST_COMPARED = 5; // domain 3.3 goods/contrast

export function RankingCard({ run }: { run: RunReply }) {
  const say = useWords(optimiseWords);
  const [shown, setShown] = useState(AT_ONCE);
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { ranked, rankedCount, total, considered, selection } = run;
  const notes = [
    say.rankedCount(rankedCount, total),
    ...(considered < total ? [say.narrowed(considered)] : []),
    ...(ranked.length < rankedCount ? [say.firstOf(ranked.length)] : []),
  ];
  return (
    <Card
      flush
      title={say.ranked}
      actions={
        <>
          <span className="num text-12 text-hint">{notes.join(' · ')}</span>
          {chosen.length >= 1 ? (
            <>
              <Button size="sm" className="print:hidden" onClick={() => setAdding(true)}>
                {say.toBom(chosen.length)}
              </Button>
              <Button
                size="sm"
                className="print:hidden"
                to={`/inquiry/index?items=${chosen.map((productId) => `${productId}:${selection.quantity}`).join(',')}`}
              >
                {say.inquire(chosen.length)}
              </Button>
            </>
          ) : null}
          {chosen.length >= 2 ? (
            <Button size="sm" variant="primary" to={`/goods/contrast?productIds=${chosen.join(',')}`}>
              {say.compare(chosen.length)}
            </Button>
          ) : null}
        </>
      }
    >
      {ranked.length === 0 ? (
        <EmptyState
          title={say.nobody}
          text={say.nobodyText}
          way={[`/prototype/optimize/index?runId=${run.runId}`, say.edit]}
        />
      ) : (
        <ol className="divide-y divide-line">
          {ranked.slice(0, shown).map((one) => (
            <li key={one.partId}>
              <RankedRow
                one={one}
                weights={selection.weights}
                isChosen={chosen.includes(one.productId)}
                canChoose={chosen.length < MOST_COMPARED}
                onChoose={(isChosen) =>
                  setChosen((before) =>
                    isChosen ? [...before, one.productId] : before.filter((id) => id !== one.productId),
                  )
                }
                actions={
                  <>
                    {one.sample ? <SampleButton size="sm" {...one.sample} /> : null}
                    <AddToCartButton
                      size="sm"
                      productId={one.productId}
                      goods={{
                        goodsId: one.goodsId,
                        goodsName: one.partNo,
                        goodsImage: one.goodsImage,
                        storeId: one.storeId,
                        storeName: one.storeName,
                        priceTiers: [{ minNum: one.minBuyNum, unitPrice: one.unitPrice }],
                      }}
                      number={one.buyNum}
                      disabled={one.productStock < one.minBuyNum}
                    />
                  </>
                }
              />
            </li>
          ))}
        </ol>
      )}
      {shown < ranked.length ? (
        <p className="border-t border-line px-4 py-2 text-center print:hidden">
          <Button variant="link" onClick={() => setShown(shown + AT_ONCE)}>
            {say.more(Math.min(AT_ONCE, ranked.length - shown))}
          </Button>
        </p>
      ) : null}
      {isAdding ? (
        <ToBomDialog
          name={run.name}
          parts={ranked.filter(({ productId }) => chosen.includes(productId))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Card>
  );
}
