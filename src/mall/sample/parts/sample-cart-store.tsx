// What one store's samples are in the sample cart: lines with number, price, and what is wrong with a mend of one click.
import { CircleAlert, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SampleCart, SampleCartLine } from '../sample-cart.protocol.ts';
import { sampleWords } from './sample-words.ts';
import type { SampleCartChanges } from './use-sample-cart.ts';

type Group = SampleCart['storeCartGroupList'][number];

export function SampleCartStore({ group, changes }: { group: Group; changes: SampleCartChanges }) {
  const say = useWords(sampleWords);
  return (
    <section
      aria-label={group.storeName}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
        <Checkbox
          aria-label={say.allOfStore(group.storeName)}
          checked={group.checkedAll === 1}
          indeterminate={group.checkedAll !== 1 && group.totalCheck > 0}
          onChange={(event) => changes.check(event.target.checked, group.storeCartList)}
        />
        <Link
          to={`/store/index?vid=${group.storeId}`}
          className="min-w-0 truncate font-semibold hover:text-brand"
        >
          {group.storeName}
        </Link>
      </header>
      <ul className="divide-y divide-line">
        {group.storeCartList.map((line) => (
          <SampleCartRow key={line.cartId} line={line} changes={changes} />
        ))}
      </ul>
    </section>
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
      {line.problems.map((problem) => (
        <p
          key={problem.kind}
          className="col-span-2 col-start-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-refused-wash px-2 py-1 text-12 text-refused md:order-last md:col-span-3"
        >
          <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
          <span className="num">{problem.text}</span>
          {problem.mendNum === null ? null : (
            <button
              type="button"
              onClick={() => void changes.changeNum(line, problem.mendNum ?? line.buyNum)}
              className="num rounded-control border border-current bg-surface px-2 leading-[22px] whitespace-nowrap hover:bg-page"
            >
              {say.changeTo(problem.mendNum)}
            </button>
          )}
        </p>
      ))}
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
