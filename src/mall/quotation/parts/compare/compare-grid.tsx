// The comparison as a grid: lines down, suppliers across, head and first column always in sight; only what is seen is drawn.

import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { centsToWire, parseCents, sum } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWindowRows } from '#kit/ui/window-rows.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import { cellKey } from '../../compare-quotations.ts';
import type { CompareCell, CompareLine, CompareSupplier, Comparison } from '../../comparison.protocol.ts';
import { quoteWords } from '../quote-words.ts';
import { freightText } from '../version/version-terms.tsx';
import { CellHover } from './cell-hover.tsx';
import { CellView } from './compare-cell.tsx';
import { compareWords } from './compare-words.ts';
import { isLineOpen, type Share, type Split, sharesOf } from './split.ts';

const ROW = 76;
const HEAD = 116;
const NONE: readonly Share[] = [];

export interface CompareGridProps {
  data: Comparison;
  /** Those to show, in order. */
  lines: readonly CompareLine[];
  cells: ReadonlyMap<string, CompareCell>;
  split: Split;
  needs: Readonly<Record<number, number>>;
  onNeed: (lineNo: number, number: number | undefined) => void;
  onChoose: (lineNo: number, quoSn: string) => void;
  onNumber: (lineNo: number, quoSn: string, number: number) => void;
  onOpen: (lineNo: number, quoSn: string) => void;
}

export function CompareGrid(props: CompareGridProps) {
  const { data, lines, cells, split, needs, onNeed, onChoose, onNumber, onOpen } = props;
  const say = useWords(compareWords);
  const rows = useWindowRows(lines.length, ROW, HEAD);
  const chosen = useMemo(() => chosenOf(split, data, cells), [split, data, cells]);
  return (
    <>
      <div
        ref={rows.box}
        onScroll={rows.onScroll}
        data-testid="compare-grid"
        className="max-h-[max(420px,calc(100dvh-230px))] overflow-auto overscroll-x-contain rounded-card"
      >
        <table
          className="sheet sheet-sticky w-max! min-w-full"
          aria-label={say.lines}
          aria-rowcount={lines.length + 1}
        >
          <thead>
            <tr style={{ height: HEAD }}>
              <th scope="col" className="left-0 z-3! w-72 min-w-72 align-top">
                {say.line}
                <span className="block text-12 font-normal text-hint">
                  {data.basis === 'net' ? say.basis_net : say.basis_gross}
                </span>
              </th>
              {data.suppliers.map((supplier) => (
                <th
                  key={supplier.quoSn}
                  scope="col"
                  className="w-60 max-w-60 min-w-60 overflow-hidden border-l border-line align-top font-normal! whitespace-normal!"
                >
                  <SupplierHead
                    supplier={supplier}
                    lineNum={data.lines.length}
                    chosen={chosen.get(supplier.quoSn)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.above > 0 ? <tr style={{ height: rows.above }} /> : null}
            {lines.slice(rows.from, rows.to).map((line, at) => (
              <GridRow
                key={line.lineNo}
                row={rows.from + at}
                line={line}
                suppliers={data.suppliers}
                cells={cells}
                shares={split[line.lineNo] ?? NONE}
                typedNeed={needs[line.lineNo]}
                mayAward={data.mayAward}
                onNeed={onNeed}
                onChoose={onChoose}
                onNumber={onNumber}
                onOpen={onOpen}
              />
            ))}
            {rows.below > 0 ? <tr style={{ height: rows.below }} /> : null}
          </tbody>
        </table>
      </div>
      <CellHover box={rows.box} cells={cells} lines={data.lines} />
    </>
  );
}

/** What each supplier would get, by what the cells say of whole lines; other numbers in proportion. */
function chosenOf(split: Split, data: Comparison, cells: CompareGridProps['cells']) {
  const chosen = new Map<string, { lines: number; amount: string }>();
  const amounts = new Map<string, ReturnType<typeof parseCents>[]>();
  for (const line of data.lines) {
    for (const { quoSn, number } of sharesOf(split, line.lineNo)) {
      const cell = cells.get(cellKey(line.lineNo, quoSn));
      const whole = cell ? parseCents(cell.goodsAmount) : undefined;
      if (!cell || whole === undefined || cell.number === 0) continue;
      const part = number === cell.number ? whole : Math.round((whole * number) / cell.number);
      amounts.set(quoSn, [...(amounts.get(quoSn) ?? []), part as typeof whole]);
    }
  }
  for (const [quoSn, list] of amounts)
    chosen.set(quoSn, {
      lines: list.length,
      amount: showAmount(centsToWire(sum(list.flatMap((one) => one ?? [])))),
    });
  return chosen;
}

const SupplierHead = memo(function SupplierHead({
  supplier,
  lineNum,
  chosen,
}: {
  supplier: CompareSupplier;
  lineNum: number;
  chosen: { lines: number; amount: string } | undefined;
}) {
  const say = useWords(compareWords);
  const words = useWords(quoteWords);
  return (
    <div className="grid gap-0.5 text-12">
      <div className="flex min-w-0 items-center gap-1">
        <Link
          to={`/inquiry/purchaser/quo_info?quoSn=${encodeURIComponent(supplier.quoSn)}`}
          title={supplier.storeName}
          className="min-w-0 truncate text-13 font-semibold text-ink hover:text-brand hover:underline"
        >
          {supplier.storeName}
        </Link>
        <Tag tone={supplier.tone}>{supplier.stateName}</Tag>
      </div>
      <div className="num flex items-center gap-1.5 text-hint">
        {words.versionOf(supplier.versionNo)}
        {supplier.isFinal || supplier.isFinalAsked ? (
          <span className="text-waiting">{supplier.isFinal ? words.isFinal : words.askFinal}</span>
        ) : null}
        <span className={supplier.isComplete ? undefined : 'text-waiting'}>
          {say.offered(supplier.offeredNum, lineNum)}
        </span>
        {supplier.isBinding ? null : <span className="text-waiting">{words.notBinding}</span>}
      </div>
      <div className="num truncate text-secondary" title={supplier.planText}>
        {words.freight} {freightText(supplier.freight, words)} · {supplier.planText}
      </div>
      <div className="num text-secondary">
        {say.landed} <b className="text-ink">{showAmount(supplier.landed)}</b>
      </div>
      <div className={cx('num h-4.5', chosen ? 'font-semibold text-brand' : 'text-hint')}>
        {chosen ? say.chosenLines(chosen.lines, chosen.amount) : ''}
      </div>
    </div>
  );
});

interface GridRowProps
  extends Pick<CompareGridProps, 'cells' | 'onNeed' | 'onChoose' | 'onNumber' | 'onOpen'> {
  row: number;
  line: CompareLine;
  suppliers: readonly CompareSupplier[];
  shares: readonly Share[];
  typedNeed: number | undefined;
  mayAward: boolean;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, line, suppliers, cells, shares, typedNeed, mayAward, onNeed, onChoose, onNumber, onOpen } =
    props;
  const isOpen = isLineOpen(line);
  return (
    <tr aria-rowindex={row + 2} style={{ height: ROW }}>
      <th
        scope="row"
        className="sticky left-0 z-2 w-72 max-w-72 bg-surface! py-1! text-left align-top font-normal! whitespace-normal!"
      >
        <LineHead line={line} typedNeed={typedNeed} onNeed={onNeed} />
      </th>
      {suppliers.map((supplier) => {
        const share = shares.find((one) => one.quoSn === supplier.quoSn)?.number ?? 0;
        const cell = cells.get(cellKey(line.lineNo, supplier.quoSn));
        return (
          <td
            key={supplier.quoSn}
            className={cx(
              'max-w-60 border-l border-line py-1! pr-2! pl-2! align-top!',
              share > 0 && 'bg-brand-wash!',
              share > 0 && 'shadow-[inset_0_0_0_1.5px_var(--color-brand)]',
            )}
          >
            <CellView
              cell={cell}
              lineNo={line.lineNo}
              storeName={supplier.storeName}
              chosenNum={share}
              mayChoose={isOpen && mayAward}
              onChoose={onChoose}
              onNumber={onNumber}
              onOpen={onOpen}
            />
          </td>
        );
      })}
    </tr>
  );
});

/** The line's name, and how many pieces are compared. */
export function LineHead({
  line,
  typedNeed,
  onNeed,
}: {
  line: CompareLine;
  typedNeed: number | undefined;
  onNeed: CompareGridProps['onNeed'];
}) {
  const unitOf = useUnit();
  const say = useWords(compareWords);
  const number = (n: number) => n.toLocaleString('en-US');
  const [isWrong, setWrong] = useState(false);
  return (
    <div className="flex gap-2">
      <span className="num w-6 shrink-0 text-right text-12 leading-5 text-hint">{line.lineNo}</span>
      <div className="min-w-0 flex-1">
        <span className="num line-clamp-1 font-semibold break-all" title={line.title}>
          {line.title}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-12 whitespace-nowrap text-secondary">
          {line.isClosed ? (
            <Tag>{say.lineClosed}</Tag>
          ) : line.isFrozen ? (
            <span className="num">
              {say.needed} {number(line.needed)}
            </span>
          ) : (
            <>
              {say.needed}
              <input
                key={line.needed}
                type="text"
                inputMode="numeric"
                maxLength={11}
                aria-label={say.neededOf(line.lineNo)}
                aria-invalid={isWrong || undefined}
                title={isWrong ? say.wrongNumber : undefined}
                defaultValue={typedNeed ?? line.needed}
                onBlur={(event) => {
                  const text = event.target.value.replaceAll(',', '').trim();
                  const typed = Number(text);
                  const isRight = text === '' || (Number.isSafeInteger(typed) && typed > 0);
                  setWrong(!isRight);
                  if (isRight) onNeed(line.lineNo, text === '' || typed === line.qty ? undefined : typed);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur();
                }}
                className="control num h-6 w-20 px-1 text-right text-12"
              />
            </>
          )}
          <span className="num truncate text-hint">
            {say.askedNum(number(line.qty))} {unitOf(line.unit)}
          </span>
        </span>
        <span className="num flex h-4.5 items-center gap-1.5 overflow-hidden text-12 text-hint empty:hidden">
          {line.isFrozen ? <span title={say.frozen}>{say.frozen}</span> : null}
          {line.awardedNum > 0 ? (
            <span className="text-done">{say.awarded(number(line.awardedNum))}</span>
          ) : null}
          {line.pendingNum > 0 ? (
            <span className="text-waiting">{say.pending(number(line.pendingNum))}</span>
          ) : null}
          {line.targetPrice ? say.target(showUnitPrice(line.targetPrice)) : null}
        </span>
      </div>
    </div>
  );
}
