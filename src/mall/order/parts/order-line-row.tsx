// One line of an order, as it was agreed.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Packing } from '#mall/goods/goods.protocol.ts';
import { packingName, showPieces } from '#mall/goods/parts/goods-words.ts';
import { CodeTags } from '#mall/mat-code/parts/code-tags.tsx';
import type { OrderLineReply } from '../order-detail.protocol.ts';
import { agreedWords } from './agreed-words.ts';
import { buyerWords } from './buyer-words.ts';

/**
 * Picture, part, price × number; with `amount` also the line's sum at the right.
 * `code` stands where the line keeps no own code of the buyer's.
 */
export function OrderLineRow({
  line,
  isService = false,
  amount,
  code,
  why,
}: {
  line: OrderLineReply;
  /** Work of a laboratory is called by what is done, not by its number. */
  isService?: boolean;
  amount?: boolean;
  code?: ReactNode;
  /** Why it costs that. */
  why?: string;
}) {
  const say = useWords(buyerWords);
  const words = useWords(agreedWords);
  const language = useLanguage();
  const picture = <ChipImage src={line.goodsImage} packageName={line.packageName} size={56} />;
  const isPartly = line.shippedNum > 0 && line.shippedNum + line.closedNum < line.buyNum;
  return (
    <div className="flex items-start gap-3 text-13">
      {line.productId === null ? (
        picture
      ) : (
        <Link to={`/goods/detail?productId=${line.productId}`} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      )}
      <div className="min-w-0 flex-1">
        {line.productId === null ? (
          <span className={isService ? 'font-semibold' : 'num font-semibold wrap-anywhere'}>
            {(!isService && line.partNo) || line.goodsName}
          </span>
        ) : (
          <Link
            to={`/goods/detail?productId=${line.productId}`}
            className="num font-semibold wrap-anywhere hover:text-brand"
          >
            {line.partNo}
          </Link>
        )}
        <p className="truncate text-secondary">{isService ? line.partNo : line.goodsName}</p>
        <p className="truncate text-12 text-hint">
          {[
            line.brandName,
            line.packageName,
            isService
              ? ''
              : line.productId === null
                ? words.byWords
                : packingName(line.packing as Packing, language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line.matCode ? <CodeTags codes={[line]} /> : code}
        {why ? <p className="text-12 wrap-anywhere text-hint">{why}</p> : null}
        {isPartly || line.closedNum > 0 || line.returnedNum > 0 ? (
          <p className="num text-12 text-waiting">
            {[
              isPartly ? say.shippedOf(showPieces(line.shippedNum), showPieces(line.buyNum)) : '',
              line.closedNum > 0 ? say.closedNum(showPieces(line.closedNum)) : '',
              line.returnedNum > 0 ? say.returnedNum(showPieces(line.returnedNum)) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : null}
      </div>
      <div className="shrink-0 text-right">
        <p>
          <PriceText unitPrice={line.unitPrice} tone="ink" />
        </p>
        {Number(line.listPrice) > Number(line.unitPrice) ? (
          <p>
            <PriceText unitPrice={line.listPrice} tone="struck" size="sm" />
          </p>
        ) : null}
        <p className="num text-hint">× {showPieces(line.buyNum)}</p>
        {amount ? (
          <p className="sm:hidden">
            <PriceText amount={line.amount} />
          </p>
        ) : null}
      </div>
      {amount ? (
        <p className="w-28 shrink-0 text-right max-sm:hidden">
          <PriceText amount={line.amount} />
        </p>
      ) : null}
    </div>
  );
}
