// The lines under the search box: parts with what decides between them, then brands and categories under their headings.
import { showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import { searchWords } from '../search-words.ts';
import type { Choice } from './choice.ts';

export interface ChoiceListProps {
  choices: readonly Choice[];
  /** The place of the one that is marked; -1: none. */
  marked: number;
  idOf: (index: number) => string;
  onMark: (choice: Choice) => void;
  onTake: (choice: Choice) => void;
}

export function ChoiceList({ choices, marked, idOf, onMark, onTake }: ChoiceListProps) {
  const say = useWords(searchWords);
  const line = (choice: Choice) => {
    const index = choices.indexOf(choice);
    return (
      <a
        key={choice.key}
        id={idOf(index)}
        href={choice.to}
        role="option"
        aria-selected={index === marked}
        tabIndex={-1}
        // Before the field loses its focus and the list closes.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onTake(choice);
        }}
        onPointerMove={() => onMark(choice)}
        className={cx('block px-3 py-1.5', index === marked && 'bg-brand-wash')}
      >
        {choice.part ? <PartLine choice={choice} part={choice.part} /> : <PlainLine choice={choice} />}
      </a>
    );
  };
  const of = (group: Choice['group']) => choices.filter((one) => one.group === group);
  return (
    <>
      {of(undefined).map(line)}
      {(['brands', 'categories', 'services'] as const).map((group) =>
        of(group).length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, no fieldsets.
          <div
            key={group}
            role="group"
            aria-label={say[group]}
            className="not-first:mt-1 not-first:border-t not-first:border-line"
          >
            <div aria-hidden="true" className="px-3 pt-2 text-12 text-hint">
              {say[group]}
            </div>
            {of(group).map(line)}
          </div>
        ),
      )}
    </>
  );
}

function PlainLine({ choice: { text, hint } }: { choice: Choice }) {
  return (
    <span className="flex min-h-6 items-center justify-between gap-4">
      <span className="num min-w-0 truncate">{text}</span>
      {hint ? <span className="max-w-[55%] truncate text-12 text-hint">{hint}</span> : null}
    </span>
  );
}

function PartLine({ choice: { text, hint }, part }: { choice: Choice; part: NonNullable<Choice['part']> }) {
  const say = useWords(goodsWords);
  const words = useWords(searchWords);
  const facts = [hint, part.packageName, ...part.values].filter(Boolean).join(' · ');
  const isSoldOut = part.totalStock <= 0;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <span className="num truncate">{text}</span>
      <span className="num text-right text-13 text-price-ink">
        {words.priceDownTo(showUnitPrice(part.lowestPrice))}
      </span>
      <span className="truncate text-12 text-hint">{facts}</span>
      <span className={cx('num text-right text-12', isSoldOut ? 'text-hint' : 'text-done')}>
        {isSoldOut ? say.soldOut : say.inStock(showPieces(part.totalStock))}
      </span>
    </span>
  );
}
