// One offer for one line in the comparison: its landed unit cost, its marks, and why it may not be comparable.
import { ArrowDown, Award, Info, TriangleAlert, Trophy, Zap } from 'lucide-react';
import { memo } from 'react';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CompareCell } from '../../comparison.protocol.ts';
import { compareWords } from './compare-words.ts';
import { isChoosable } from './split.ts';

type Say = Spoken<typeof compareWords>;

export const leadText = (days: number, say: Say) => (days === 0 ? say.inStock : say.days(days));

/** Won, in approval, lowest, fastest, best: an icon and a word each. */
export function CellMarks({ cell }: { cell: CompareCell }) {
  const say = useWords(compareWords);
  const mark = 'inline-flex items-center gap-0.5 rounded-control px-1 text-12 leading-4 whitespace-nowrap';
  const pieces = (n: number) => n.toLocaleString('en-US');
  return (
    <>
      {cell.awardedNum > 0 ? (
        <span className={cx(mark, 'bg-done font-semibold text-surface')}>
          <Trophy size={11} aria-hidden="true" />
          {say.won(pieces(cell.awardedNum))}
        </span>
      ) : null}
      {cell.pendingNum > 0 ? (
        <span className={cx(mark, 'bg-waiting-wash font-semibold text-waiting')}>
          {say.pending(pieces(cell.pendingNum))}
        </span>
      ) : null}
      {cell.isLowest ? (
        <span className={cx(mark, 'bg-done-wash text-done')}>
          <ArrowDown size={11} aria-hidden="true" />
          {say.lowest}
        </span>
      ) : null}
      {cell.isFastest ? (
        <span className={cx(mark, 'bg-brand-wash text-brand')}>
          <Zap size={11} aria-hidden="true" />
          {say.fastest}
        </span>
      ) : null}
      {cell.isBest ? (
        <span className={cx(mark, 'bg-waiting-wash text-waiting')}>
          <Award size={11} aria-hidden="true" />
          {say.best}
        </span>
      ) : null}
    </>
  );
}

export interface CellProps {
  cell: CompareCell | undefined;
  lineNo: number;
  storeName: string;
  /** Pieces chosen of it; 0: not chosen. */
  chosenNum: number;
  mayChoose: boolean;
  onChoose: (lineNo: number, quoSn: string) => void;
  onNumber: (lineNo: number, quoSn: string, number: number) => void;
  onOpen: (lineNo: number, quoSn: string) => void;
}

export const CellView = memo(function CellView(props: CellProps) {
  const { cell, lineNo, storeName, chosenNum, mayChoose, onChoose, onNumber, onOpen } = props;
  const say = useWords(compareWords);
  if (!cell || cell.number === 0)
    return (
      <span className="text-12 text-hint">
        {cell?.answer === 'none' ? say.notAvailable : (cell?.reasons[0]?.text ?? say.noOffer)}
      </span>
    );
  const canChoose = mayChoose && isChoosable(cell);
  const isChosen = chosenNum > 0;
  const [reason] = cell.reasons;
  return (
    <div className="flex h-full items-start gap-1.5">
      {canChoose ? (
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={say.choose(storeName, lineNo)}
          onChange={() => onChoose(lineNo, cell.quoSn)}
          className="mt-0.5 size-4.5 shrink-0 cursor-pointer"
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1">
          <button
            type="button"
            data-cell={`${lineNo} ${cell.quoSn}`}
            aria-label={`${say.detailsOf(storeName, lineNo)} ${cell.landedUnit ? showUnitPrice(cell.landedUnit) : ''}`}
            onClick={() => onOpen(lineNo, cell.quoSn)}
            className="num inline-flex items-center gap-0.5 text-14 font-semibold hover:text-brand hover:underline"
          >
            {cell.landedUnit ? showUnitPrice(cell.landedUnit) : '—'}
            <Info size={12} aria-hidden="true" className="text-muted" />
          </button>
          {isChosen ? (
            <input
              // Another choice brings another number.
              key={chosenNum}
              type="text"
              inputMode="numeric"
              maxLength={11}
              aria-label={say.chosenNumber(storeName, lineNo)}
              defaultValue={chosenNum}
              onBlur={(event) => {
                const typed = Number(event.target.value.replaceAll(',', ''));
                if (Number.isSafeInteger(typed) && typed >= 0) onNumber(lineNo, cell.quoSn, typed);
                else event.target.value = String(chosenNum);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.blur();
              }}
              className="control num ml-auto h-6 w-20 px-1 text-right text-12"
            />
          ) : null}
        </div>
        <div className="num truncate text-12 text-secondary">
          {cell.unitPrice ? showUnitPrice(cell.unitPrice) : '—'} × {cell.number.toLocaleString('en-US')} ·{' '}
          {leadText(cell.leadDays, say)}
        </div>
        <div className="flex h-4.5 items-center gap-1 overflow-hidden">
          <CellMarks cell={cell} />
          {reason ? (
            <span
              title={cell.reasons.map((one) => one.text).join('\n')}
              className={cx(
                'inline-flex min-w-0 items-center gap-0.5 text-12',
                reason.isHard ? 'text-refused' : 'text-waiting',
              )}
            >
              <TriangleAlert size={11} aria-hidden="true" className="shrink-0" />
              <span className="truncate">{reason.text}</span>
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
});
