// What one store's samples are in the sample cart: lines with number, price, and what is wrong with a mend of one click.
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { MendButton, Note, StoreOfCart } from '#mall/cart/parts/cart-frame.tsx';
import type { SampleCart, SampleCartLine } from '../sample-cart.protocol.ts';
import { sampleWords } from './sample-words.ts';
import type { SampleCartChanges } from './use-sample-cart.ts';

type Group = SampleCart['storeCartGroupList'][number];

export function SampleCartStore({ group, changes }: { group: Group; changes: SampleCartChanges }) {
  return (
    <StoreOfCart
      group={group}
      onCheck={changes.check}
      draw={(line) => <SampleCartRow key={line.cartId} line={line} changes={changes} />}
    />
  );
}

/** `isInvalid`: only shown, with its reason and the way out. */
export function SampleCartRow(props: {
  line: SampleCartLine;
  changes: SampleCartChanges;
  isInvalid?: boolean;
}) {
  const { line, changes, isInvalid } = props;
  const say = useWords(sampleWords);
  return (
    <li
      data-problem={(!isInvalid && line.problems.length > 0) || undefined}
      className={cx(
        'grid grid-cols-[16px_56px_minmax(0,1fr)_32px] items-start gap-x-3 gap-y-2 px-4 py-3 md:grid-cols-[16px_56px_minmax(0,1fr)_100px_190px_32px]',
        line.isChecked === 1 && 'bg-brand-wash/40',
      )}
    >
      {isInvalid ? (
        <span />
      ) : (
        <Checkbox
          className="h-14"
          aria-label={say.selectLine(line.partNo)}
          checked={line.isChecked === 1}
          onChange={(event) => changes.check(event.target.checked, [line])}
        />
      )}
      <ChipImage src={line.goodsImage} packageName={line.packageName} size={56} />
      <div className="min-w-0 text-13">
        <Link
          to={`/goods/detail?productId=${line.productId}`}
          className="num text-14 font-semibold wrap-anywhere hover:text-brand"
        >
          {line.partNo}
        </Link>
        <p className="line-clamp-2 text-secondary">{line.goodsName}</p>
        <p className="text-12 text-hint">{[line.brandName, line.packageName].filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton
        className="md:order-last"
        label={say.deleteNamed(line.partNo)}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => void changes.remove([line])}
      />
      <span className="col-start-3 pt-1 md:col-start-auto md:text-right">
        <SamplePrice unitPrice={line.goodsPrice} />
      </span>
      {isInvalid ? null : (
        <div className="col-span-2 col-start-3 md:col-span-1 md:col-start-auto">
          <QuantityStepper
            value={line.buyNum}
            max={line.maxBuyNum}
            label={say.quantityOf(line.partNo)}
            invalid={line.problems.length > 0}
            onCommit={(quantity) => changes.changeNum(line, quantity)}
            className="w-full max-w-[140px]"
          />
          <p className="num mt-1 text-12 text-hint">
            {say.atMost(line.maxBuyNum)} · {say.left(line.productStock)}
          </p>
        </div>
      )}
      <div className="col-span-2 col-start-3 flex flex-col gap-1 empty:hidden md:order-last md:col-span-3">
        {line.problems.map(({ kind, text, mendNum }) => (
          <Note
            key={kind}
            tone="refused"
            action={
              mendNum === null ? null : (
                <MendButton
                  text={say.changeTo(mendNum)}
                  onPress={() => void changes.changeNum(line, mendNum)}
                />
              )
            }
          >
            {text}
          </Note>
        ))}
      </div>
    </li>
  );
}

/** Free is said in words. @param unitPrice decimal yuan */
export function SamplePrice({ unitPrice }: { unitPrice: string }) {
  const say = useWords(sampleWords);
  return Number(unitPrice) === 0 ? (
    <span className="text-done">{say.free}</span>
  ) : (
    <PriceText unitPrice={unitPrice} tone="ink" />
  );
}
