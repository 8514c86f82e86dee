// Everything that decides a purchase: ladder, stock, lead time, quantity, what it comes to, and whether more costs less.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { GoodsDetail, ProductReply } from '../../goods.protocol.ts';
import { goodsWords, packingName, showPieces } from '../goods-words.ts';
import { PriceLadder } from '../price-ladder.tsx';
import { answerQuantity, ruleOf, wishFor } from '../product-quantity.ts';

export interface BuyBoxProps {
  goods: GoodsDetail;
  product: ProductReply;
  /** What is wanted: keeps MOQ and multiple, and may be more than there is. */
  wish: number;
  onWish: (wish: number) => void;
  /** What sending it costs. */
  delivery: ReactNode;
  /** Below a wish that is larger than what the store can sell. */
  beyond: ReactNode;
  /** The buttons, once there is something to buy. */
  actions: ReactNode;
}

const label = 'w-16 shrink-0 pt-1 text-13 text-hint max-md:w-15';

/** What is priced and bought is as much of the wish as there is; what breaks MOQ or multiple is mended and said. */
export function BuyBox({ goods, product, wish, onWish, delivery, beyond, actions }: BuyBoxProps) {
  const say = useWords(goodsWords);
  const language = useLanguage();
  const [note, setNote] = useState('');
  const rule = ruleOf(product);
  const canBuy = goods.isOnSale && repairQuantity(product.minBuyNum, rule) !== undefined;
  const quantity = repairQuantity(wish, rule) ?? product.minBuyNum;
  const answer = answerQuantity(quantity, product);
  const isBeyond = goods.isOnSale && (!canBuy || wish > quantity);

  function take(wanted: number) {
    const mended = wishFor(wanted, product);
    setNote(mended === wanted ? '' : say.raisedTo(showPieces(mended)));
    onWish(mended);
  }

  return (
    <div className="space-y-3">
      <div className="rounded-card bg-page p-3">
        <div className="mb-2 flex items-baseline justify-between text-12 text-hint">
          <span>{say.unitPrice}</span>
          <span>{packingName(product.packing, language)}</span>
        </div>
        <PriceLadder
          tiers={product.priceTiers}
          quantity={quantity}
          onChoose={goods.isOnSale ? take : undefined}
        />
      </div>
      {goods.products.length > 1 ? (
        <div className="flex gap-2">
          <span className={label}>{say.packing}</span>
          <div className="flex flex-wrap gap-2">
            {goods.products.map((one) => (
              <Link
                key={one.productId}
                to={`/goods/detail?productId=${one.productId}`}
                replace
                preventScrollReset
                aria-current={one.productId === product.productId ? 'true' : undefined}
                className={cx(
                  'inline-flex h-8 items-center rounded-control border px-3 text-13 whitespace-nowrap',
                  one.productId === product.productId
                    ? 'border-brand bg-brand-wash text-brand'
                    : 'border-edge hover:border-brand',
                )}
              >
                {packingName(one.packing, language)}
              </Link>
            ))}
          </div>
        </div>
      ) : null}
      <div className="flex gap-2">
        <span className={label}>{say.stock}</span>
        <div className="num pt-1 text-13">
          {product.productStock > 0 ? (
            <span className="font-semibold text-done">{say.inStock(showPieces(product.productStock))}</span>
          ) : (
            <span className="text-waiting">{say.soldOut}</span>
          )}
          <span className="ml-3 text-secondary">{say.leadLong(product.leadDays)}</span>
        </div>
      </div>
      {/* Keeps its line while what stands in it is on its way. */}
      <div className="flex gap-2">
        <span className={label}>{say.delivery}</span>
        <div className="num min-h-6 min-w-0 flex-1 pt-1 text-13 max-md:min-h-11">{delivery}</div>
      </div>
      <div className="flex gap-2">
        <span className={label}>{say.quantity}</span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <QuantityStepper
              size="md"
              value={wish}
              minBuyNum={product.minBuyNum}
              multiple={product.multiple}
              disabled={!goods.isOnSale}
              onCommit={take}
              onInvalid={() => setNote(say.notZero)}
            />
            <span className="num text-12 text-hint">
              {[
                say.moqLong(showPieces(product.minBuyNum)),
                product.multiple > 1 ? say.multipleLong(showPieces(product.multiple)) : '',
                product.maxBuyNum ? say.maxLong(showPieces(product.maxBuyNum)) : '',
                product.spq > 1 ? say.spqLong(showPieces(product.spq)) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <p aria-live="polite" className="min-h-4.5 text-12 text-waiting">
            {note}
          </p>
        </div>
      </div>
      {isBeyond ? beyond : null}
      {canBuy ? (
        <>
          <div className="flex gap-2">
            <span className={label}>{say.subtotal}</span>
            <div className="num flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="text-28 font-semibold text-price">{showAmount(answer.amount)}</span>
              <span className="text-13 text-secondary">
                {showUnitPrice(answer.unitPrice)} × {showPieces(quantity)}
              </span>
            </div>
          </div>
          {/* Keeps its line, so that the buttons below never move under the finger. */}
          <p className="num flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-13">
            {answer.better ? (
              <>
                <span className="rounded-control bg-price-wash px-2 py-1 text-price-ink">
                  {say.betterBuy(
                    showPieces(answer.better.quantity),
                    showAmount(answer.better.amount),
                    showAmount(answer.better.saves),
                  )}
                </span>
                <button
                  type="button"
                  className="whitespace-nowrap text-brand hover:underline"
                  onClick={() => take(answer.better?.quantity ?? quantity)}
                >
                  {say.takeIt}
                </button>
              </>
            ) : answer.next ? (
              <span className="text-hint">
                {say.nextTier(showPieces(answer.next.missing), showUnitPrice(answer.next.unitPrice))}
              </span>
            ) : null}
          </p>
        </>
      ) : goods.isOnSale ? null : (
        <p className="rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">{say.offSaleText}</p>
      )}
      {actions}
    </div>
  );
}
