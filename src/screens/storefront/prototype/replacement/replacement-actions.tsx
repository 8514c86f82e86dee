// What can be done with a replacement: put it into the cart, compare it with the original, ask for a sample, have both verified by a laboratory.
import { FlaskConical } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import { evidenceWords } from '#mall/lab-evidence/parts/evidence-words.ts';
import type { ReplacementActions } from '#mall/replacement/parts/replacement-row.tsx';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { SampleButton } from '#mall/sample/parts/sample-button.tsx';

export const replacementActions: ReplacementActions = ({ part, offer }, of) => (
  <>
    <Verify ofPartId={of.part.partId} byPartId={part.partId} />
    {offer ? (
      <>
        {of.offer ? <Compare productIds={[of.offer.productId, offer.productId]} /> : null}
        {offer.sampleStock > 0 ? (
          <SampleButton
            size="sm"
            productId={offer.productId}
            goodsId={offer.goodsId}
            storeId={offer.storeId}
          />
        ) : null}
        <AddToCartButton
          size="sm"
          productId={offer.productId}
          goods={{
            goodsId: offer.goodsId,
            goodsName: part.goodsName,
            goodsImage: part.goodsImage,
            storeId: offer.storeId,
            storeName: offer.storeName,
            priceTiers: offer.priceTiers,
          }}
          number={offer.minBuyNum}
          disabled={offer.productStock < offer.minBuyNum}
        />
      </>
    ) : null}
  </>
);

/** Samples of the replacement straight to the laboratory, and its tests. */
function Verify(pair: { ofPartId: number; byPartId: number }) {
  const address = new URLSearchParams({ ofPartId: String(pair.ofPartId), byPartId: String(pair.byPartId) });
  return (
    <Button
      size="sm"
      to={`/prototype/replacement/verify?${address}`}
      icon={<FlaskConical size={16} aria-hidden="true" />}
    >
      {useWords(evidenceWords).short}
    </Button>
  );
}

function Compare({ productIds }: { productIds: readonly number[] }) {
  return (
    <Button size="sm" to={`/goods/contrast?productIds=${productIds.join(',')}`}>
      {useWords(replacementWords).compare}
    </Button>
  );
}
