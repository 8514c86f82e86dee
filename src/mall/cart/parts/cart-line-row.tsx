// One line of the cart: what it is, how many, what it costs, and what is wrong with it with a mend of one click.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { packingName, showPieces } from '#mall/goods/parts/goods-words.ts';
import { CodeTags } from '#mall/mat-code/parts/code-tags.tsx';
import { gradeWarning } from '#mall/mat-code/parts/grade-warning.ts';
import { yourCodeWords } from '#mall/mat-code/parts/your-code-words.ts';
import type { CartLine } from '../cart.protocol.ts';
import { MendButton, Note } from './cart-frame.tsx';
import { cartWords } from './cart-words.ts';
import type { CartChanges } from './use-cart.ts';

/** The columns of the cart on wide screens, for head and lines. */
export const cartColumns = 'lg:grid-cols-[16px_64px_minmax(0,1fr)_120px_140px_120px_32px]';

/** The notes of a line come from the server; this only draws them and carries out their mends. */
export function CartLineRow({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const say = useWords(cartWords);
  const warning = gradeWarning(line.matCodes, useWords(yourCodeWords));
  const language = useLanguage();
  const [isWrong, setWrong] = useState(false);
  const isBlocked = line.problems.some((problem) => problem.kind !== 'priceChanged');
  const rule = [
    line.minBuyNum > 1 ? say.moq(showPieces(line.minBuyNum)) : '',
    line.multiple > 1 ? say.multiple(showPieces(line.multiple)) : '',
  ].filter(Boolean);

  const mend = (buyNum: number) => void changes.changeNum(line, buyNum);

  return (
    <li
      data-problem={isBlocked || undefined}
      className={cx(
        'grid grid-cols-[16px_64px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3',
        cartColumns,
        line.isChecked === 1 && 'bg-brand-wash/40',
      )}
    >
      <Checkbox
        className="h-16"
        aria-label={say.selectLine(line.partNo)}
        checked={line.isChecked === 1}
        onChange={(event) => changes.check(event.target.checked, [line])}
      />
      <Link to={`/goods/detail?productId=${line.productId}`} tabIndex={-1} aria-hidden="true">
        <ChipImage src={line.goodsImage} packageName={line.packageName} size={64} />
      </Link>
      <div className="min-w-0 text-13">
        <Link
          to={`/goods/detail?productId=${line.productId}`}
          className="num text-14 font-semibold wrap-anywhere hover:text-brand"
        >
          {line.partNo}
        </Link>
        <p className="line-clamp-2 text-secondary">{line.goodsName}</p>
        <p className="text-12 text-hint">
          {[line.brandName, line.packageName, packingName(line.packing, language)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <CodeTags codes={line.matCodes} />
      </div>
      <div className="col-start-3 flex items-baseline justify-between gap-3 lg:contents">
        <span className="flex items-baseline gap-2 lg:order-1 lg:flex-col lg:items-end lg:gap-0 lg:pt-1.5">
          <span className="sr-only">{say.unitPrice}</span>
          <PriceText unitPrice={line.goodsPrice} tone="ink" />
          {line.formerPrice ? <PriceText unitPrice={line.formerPrice} tone="struck" size="sm" /> : null}
        </span>
        <span className="lg:order-3 lg:pt-1.5 lg:text-right">
          <span className="sr-only">{say.subtotal}</span>
          <PriceText amount={line.subtotal} />
        </span>
      </div>
      <div className="col-start-3 flex items-start justify-between gap-3 lg:contents">
        <div className="min-w-0 lg:order-2">
          <QuantityStepper
            value={line.buyNum}
            minBuyNum={line.minBuyNum}
            multiple={line.multiple}
            max={line.maxBuyNum}
            label={say.quantityOf(line.partNo)}
            invalid={isWrong || line.problems.some(({ kind }) => kind === 'quantity' || kind === 'shortage')}
            onCommit={(quantity) => {
              setWrong(false);
              return changes.changeNum(line, quantity);
            }}
            onInvalid={() => setWrong(true)}
            className="w-[140px] max-w-full"
          />
          {rule.length > 0 ? <p className="num mt-1 text-12 text-hint">{rule.join(' · ')}</p> : null}
          <p className="num text-12 text-hint">{say.stock(showPieces(line.productStock))}</p>
        </div>
        <IconButton
          className="max-lg:-mr-2 lg:order-4"
          label={say.deleteNamed(line.partNo)}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => void changes.remove([line])}
        />
      </div>
      <div className="col-span-full flex flex-col gap-1 empty:hidden lg:order-5 lg:col-start-3">
        {warning ? <Note tone="waiting">{warning}</Note> : null}
        {isWrong ? <Note tone="refused">{say.wholeNumber}</Note> : null}
        {line.problems.map((problem) => (
          <Note
            key={problem.kind}
            tone={problem.kind === 'priceChanged' ? 'waiting' : 'refused'}
            action={
              problem.kind === 'priceChanged' ? (
                <Button variant="link" onClick={() => void changes.acceptPrices()}>
                  {say.accept}
                </Button>
              ) : problem.mendNum !== null ? (
                <MendButton
                  text={say.changeTo(showPieces(problem.mendNum))}
                  onPress={() => mend(problem.mendNum ?? line.buyNum)}
                />
              ) : null
            }
          >
            {problem.text}
          </Note>
        ))}
        {line.betterBuy && !isBlocked ? (
          <Note
            tone="hint"
            action={
              <MendButton
                text={say.takeBetter(showPieces(line.betterBuy.buyNum))}
                onPress={() => mend(line.betterBuy?.buyNum ?? line.buyNum)}
              />
            }
          >
            {say.betterBuy(
              showPieces(line.betterBuy.buyNum),
              showAmount(line.betterBuy.amount),
              showAmount(line.betterBuy.saves),
            )}
          </Note>
        ) : null}
      </div>
    </li>
  );
}
