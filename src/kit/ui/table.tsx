// Rows and columns: goods, orders, quotations, anything compared line by line.
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';

export type TableProps = {
  children: ReactNode;
  /** What the table lists, for screen readers. */
  label: string;
  dense?: boolean;
  /**
   * Where the head stays in sight. `box`: the table has its own height (give `maxHeight`) and scrolls in it.
   * `page`: it sticks under the page's top (offset by the CSS variable `--sheet-top`) on wide screens; the table must fit 1024 px.
   */
  sticky?: 'box' | 'page';
  /** CSS length, with `sticky="box"`. */
  maxHeight?: string;
  /** CSS length below which the table scrolls sideways inside its card instead of squeezing. */
  minWidth?: string;
  className?: string;
  /** Columns are as wide as their heads say, whatever stands in them. */
  fixed?: boolean;
  /** The box around it, for who must know how far it has scrolled. */
  box?: RefObject<HTMLDivElement | null>;
  /** What its columns are called. The children are then the rows; without it they are the parts of the table. */
  head?: readonly (Head | false)[];
};

/** A head cell: its text, which under `num` lines up with figures, or all that a `<th>` takes. */
export type Head = string | (ComponentProps<'th'> & { num?: ReactNode });

/**
 * A table that scrolls inside its card. Bare `<tr> <th> <td>` inside are dressed by the `sheet` class of theme.css,
 * so long lists need no component per cell; `num-cell` lines figures up at the right.
 * While there is something to scroll, the keyboard can reach the box around it.
 */
export function Table({
  children,
  label,
  dense,
  sticky,
  maxHeight,
  minWidth,
  className,
  fixed,
  box: given,
  head,
}: TableProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = given ?? own;
  const isScrolling = useScrolling(box);
  return (
    <div
      ref={box}
      {...(isScrolling ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
      style={maxHeight ? { maxHeight } : undefined}
      className={cx(
        'relative rounded-card focus-visible:-outline-offset-2',
        sticky === 'page' ? 'max-lg:overflow-x-auto lg:overflow-x-clip' : 'overflow-auto',
        className,
      )}
    >
      <table
        aria-label={label}
        className={cx('sheet', dense && 'sheet-dense', sticky && 'sheet-sticky', fixed && 'table-fixed')}
        style={minWidth ? { minWidth } : undefined}
      >
        {head ? (
          <>
            <TableHead cells={head} />
            <tbody>{children}</tbody>
          </>
        ) : (
          children
        )}
      </table>
    </div>
  );
}

/** The head of a table, of what its columns are called. */
export const TableHead = ({ cells }: { cells: readonly (Head | false)[] }) => (
  <thead>
    <tr>{cells.map(headCell)}</tr>
  </thead>
);

function headCell(one: Head | false, place: number): ReactNode {
  if (one === false) return null;
  const { num, children, ...cell }: Exclude<Head, string> = typeof one === 'string' ? { children: one } : one;
  return (
    <Th key={place} num={num !== undefined} {...cell}>
      {num ?? children}
    </Th>
  );
}

/** Whether the content of a box is larger than the box. */
function useScrolling(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const watch = new ResizeObserver(() =>
      setScrolling(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
    );
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, [ref]);
  return isScrolling;
}

/** A head cell; `num` lines it up with figures at the right. */
export function Th({ num, className, ...cell }: ComponentProps<'th'> & { num?: boolean }) {
  return <th scope="col" {...cell} className={cx(num && 'num-cell', className) || undefined} />;
}

/** A cell; `num` for figures. A bare `<td>` looks the same. */
export function Td({ num, className, ...cell }: ComponentProps<'td'> & { num?: boolean }) {
  return <td {...cell} className={cx(num && 'num-cell', className) || undefined} />;
}

/** A head cell that sorts by a link; `order` says how the list is sorted by it at present. */
export function SortTh({
  to,
  order,
  num,
  children,
}: {
  to: To;
  order?: 'ascending' | 'descending';
  num?: boolean;
  children: ReactNode;
}) {
  return (
    <th scope="col" aria-sort={order ?? 'none'} className={num ? 'num-cell' : undefined}>
      <Link to={to} preventScrollReset className="inline-flex items-center gap-1 hover:text-brand">
        {children}
        <svg aria-hidden="true" width="8" height="12" viewBox="0 0 8 12" className="text-edge">
          <path d="M4 1 7 5H1z" className={order === 'ascending' ? 'fill-brand' : 'fill-current'} />
          <path d="M4 11 7 7H1z" className={order === 'descending' ? 'fill-brand' : 'fill-current'} />
        </svg>
      </Link>
    </th>
  );
}
