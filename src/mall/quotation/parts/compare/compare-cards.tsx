// The comparison on a phone: one card per line, its offers below each other, the cheapest first.

import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { cellKey } from '../../compare-quotations.ts';
import type { CompareCell, CompareLine, CompareSupplier } from '../../comparison.protocol.ts';
import { CellMarks, leadText } from './compare-cell.tsx';
import { type CompareGridProps, LineHead } from './compare-grid.tsx';
import { compareWords } from './compare-words.ts';
import { isChoosable, isLineOpen, type Share } from './split.ts';

const STEP = 30;
const NONE: readonly Share[] = [];

export function CompareCards(props: CompareGridProps) {
  const { data, lines, cells, split, needs, onNeed, onChoose, onOpen } = props;
  const [shownNum, setShownNum] = useState(STEP);
  const end = useRef<HTMLLIElement>(null);
  const hasMore = shownNum < lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more cards the end is another
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShownNum((now) => now + STEP),
      { rootMargin: '600px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [shownNum, hasMore]);
  return (
    <ul className="divide-y divide-line">
      {lines.slice(0, shownNum).map((line) => (
        <li key={line.lineNo} className="p-3 [contain-intrinsic-size:auto_260px] [content-visibility:auto]">
          <LineHead line={line} typedNeed={needs[line.lineNo]} onNeed={onNeed} />
          <Offers
            line={line}
            suppliers={data.suppliers}
            cells={cells}
            shares={split[line.lineNo] ?? NONE}
            mayChoose={data.mayAward && isLineOpen(line)}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        </li>
      ))}
      {hasMore ? <li ref={end} className="h-10" /> : null}
    </ul>
  );
}

interface OffersProps extends Pick<CompareGridProps, 'cells' | 'onChoose' | 'onOpen'> {
  line: CompareLine;
  suppliers: readonly CompareSupplier[];
  shares: readonly Share[];
  mayChoose: boolean;
}

const Offers = memo(function Offers(props: OffersProps) {
  const { line, suppliers, cells, shares, mayChoose, onChoose, onOpen } = props;
  const say = useWords(compareWords);
  const sorted = useMemo(() => {
    const price = (cell: CompareCell | undefined) =>
      cell && cell.number > 0
        ? Number(cell.landedUnit ?? Number.POSITIVE_INFINITY)
        : Number.POSITIVE_INFINITY;
    return suppliers
      .map((supplier) => ({ supplier, cell: cells.get(cellKey(line.lineNo, supplier.quoSn)) }))
      .toSorted((a, b) => {
        const [x, y] = [price(a.cell), price(b.cell)];
        return x === y ? 0 : x - y;
      });
  }, [suppliers, cells, line.lineNo]);
  return (
    <ul className="mt-2 grid gap-1">
      {sorted.map(({ supplier, cell }) => {
        const share = shares.find((one) => one.quoSn === supplier.quoSn)?.number ?? 0;
        const canChoose = mayChoose && cell !== undefined && isChoosable(cell);
        return (
          <li
            key={supplier.quoSn}
            className={cx(
              'flex min-h-11 items-center gap-2 rounded-control border px-2 py-1 text-13',
              share > 0 ? 'border-brand bg-brand-wash' : 'border-line',
            )}
          >
            {canChoose ? (
              <input
                type="checkbox"
                checked={share > 0}
                aria-label={say.choose(supplier.storeName, line.lineNo)}
                onChange={() => onChoose(line.lineNo, supplier.quoSn)}
                className="size-5 shrink-0"
              />
            ) : null}
            <button
              type="button"
              disabled={!cell || cell.number === 0}
              onClick={() => onOpen(line.lineNo, supplier.quoSn)}
              className="flex min-w-0 flex-1 items-center justify-between gap-2 text-left"
            >
              <span className="min-w-0">
                <span className="block truncate">{supplier.storeName}</span>
                {cell && cell.number > 0 ? (
                  <span className="num flex flex-wrap items-center gap-1 text-12 text-hint">
                    {leadText(cell.leadDays, say)}
                    <CellMarks cell={cell} />
                    {cell.reasons[0] ? (
                      <span className={cell.reasons[0].isHard ? 'text-refused' : 'text-waiting'}>
                        {cell.reasons[0].text}
                      </span>
                    ) : null}
                  </span>
                ) : null}
              </span>
              <span className="num shrink-0 text-right font-semibold">
                {cell && cell.number > 0 && cell.landedUnit ? (
                  <>
                    {showUnitPrice(cell.landedUnit)}
                    {share > 0 && share !== line.needed ? (
                      <span className="block text-12 font-normal text-secondary">
                        {say.pieces(share.toLocaleString('en-US'))}
                      </span>
                    ) : null}
                  </>
                ) : (
                  <span className="text-12 font-normal text-hint">
                    {cell?.answer === 'none' ? say.notAvailable : say.noOffer}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});
