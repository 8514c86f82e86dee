// Hundreds of rows of one height in a box that scrolls: only those in sight are drawn.
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Head, TableHead } from './table.tsx';

export interface WindowRows {
  /** Of the box that scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** The rows to draw, from and up to (without). */
  readonly from: number;
  readonly to: number;
  /** Empty room above and below them, in px. */
  readonly above: number;
  readonly below: number;
  /** Brings a row into sight, so that it is drawn. */
  readonly reveal: (row: number) => void;
}

/** So many rows more are drawn above and below, for the keyboard and for fast wheels. */
const MARGIN = 8;

/** @param headHeight px of what sticks at the box's top */
export function useWindowRows(count: number, rowHeight: number, headHeight: number): WindowRows {
  const box = useRef<HTMLDivElement>(null);
  const [[from, to], setRange] = useState<readonly [number, number]>([0, Math.min(count, 3 * MARGIN)]);

  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, clientHeight } = box.current;
    // In steps of half the margin: not every pixel draws anew.
    const step = MARGIN / 2;
    const first = Math.floor(scrollTop / rowHeight / step) * step - MARGIN;
    const start = Math.max(0, Math.min(first, count - 1));
    const end = Math.min(count, Math.ceil((scrollTop + clientHeight) / rowHeight / step) * step + MARGIN);
    setRange((now) => (now[0] === start && now[1] === end ? now : [start, end]));
  }, [count, rowHeight]);

  useLayoutEffect(() => {
    onScroll();
    if (!box.current) return;
    const watch = new ResizeObserver(onScroll);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [onScroll]);

  const reveal = useCallback(
    (row: number) => {
      const sheet = box.current;
      if (!sheet) return;
      const top = row * rowHeight;
      const room = sheet.clientHeight - headHeight;
      if (top < sheet.scrollTop) sheet.scrollTop = top;
      else if (top + rowHeight > sheet.scrollTop + room) sheet.scrollTop = top + rowHeight - room;
    },
    [rowHeight, headHeight],
  );

  const last = Math.min(to, count);
  const first = Math.min(from, last);
  return {
    box,
    onScroll,
    from: first,
    to: last,
    above: first * rowHeight,
    below: (count - last) * rowHeight,
    reveal,
  };
}

/** The box that scrolls with the rows in it as a table, under a head that stays. What else a box takes goes to the box. */
export function WindowSheet<T>({
  rows,
  lines,
  label,
  head,
  draw,
  ...box
}: Omit<ComponentProps<'div'>, 'children'> & {
  rows: WindowRows;
  lines: readonly T[];
  label: string;
  head: readonly (Head | false)[];
  /** One row, with its place among all. */
  draw: (line: T, row: number) => ReactNode;
}) {
  return (
    <div {...box} ref={rows.box} onScroll={rows.onScroll}>
      <table className="sheet sheet-sticky" aria-label={label} aria-rowcount={lines.length + 1}>
        <TableHead cells={head} />
        <tbody>
          {rows.above > 0 ? <tr style={{ height: rows.above }} /> : null}
          {lines.slice(rows.from, rows.to).map((line, at) => draw(line, rows.from + at))}
          {rows.below > 0 ? <tr style={{ height: rows.below }} /> : null}
        </tbody>
      </table>
    </div>
  );
}
