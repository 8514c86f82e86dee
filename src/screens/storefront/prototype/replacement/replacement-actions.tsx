// What can be done with a replacement: put it into the cart, compare it with the original, ask for a sample.
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import type { ReplacementActions } from '#mall/replacement/parts/replacement-row.tsx';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { SampleButton } from '#mall/sample/parts/sample-button.tsx';

export const replacementActions: ReplacementActions = ({ part, offer }, of) =>
  offer ? (
    <>
      {of.offer ? <Compare productIds={[of.offer.productId, offer.productId]} /> : null}
      {offer.sampleStock > 0 ? (
        <SampleButton size="sm" productId={offer.productId} goodsId={offer.goodsId} storeId={offer.storeId} />
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
  ) : null;

function Compare({ productIds }: { productIds: readonly number[] }) {
  return (
    <Button size="sm" to={`/goods/contrast?productIds=${productIds.join(',')}`}>
      {useWords(replacementWords).compare}
    </Button>
  );
}
