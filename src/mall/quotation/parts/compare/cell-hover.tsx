// Beside the offer under the pointer: what its cost is made of. One sheet for the whole grid.
import { type RefObject, useEffect, useState } from 'react';
import type { CompareCell, Comparison } from '../../comparison.protocol.ts';
import { CellParts } from './cell-parts.tsx';

const WIDTH = 300;
const AFTER_MS = 250;

export interface CellHoverProps {
  /** The box with the cells: elements with `data-cell="<line> <quotation>"`. */
  box: RefObject<HTMLElement | null>;
  cells: ReadonlyMap<string, CompareCell>;
  lines: Comparison['lines'];
}

/** Only for a mouse: fingers and keyboards open the cell. */
export function CellHover({ box, cells, lines }: CellHoverProps) {
  const [at, setAt] = useState<{ key: string; left: number; top: number }>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const cell = event.target.closest<HTMLElement>('[data-cell]');
      clearTimeout(timer);
      if (!cell) {
        setAt(undefined);
        return;
      }
      timer = setTimeout(() => {
        const place = cell.getBoundingClientRect();
        const isLow = place.bottom > innerHeight - 300;
        setAt({
          key: cell.dataset.cell ?? '',
          left: Math.max(8, Math.min(place.left, innerWidth - WIDTH - 16)),
          top: isLow ? Math.max(8, place.top - 280) : place.bottom + 6,
        });
      }, AFTER_MS);
    };
    const out = () => {
      clearTimeout(timer);
      setAt(undefined);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', out);
    element.addEventListener('scroll', out, { passive: true });
    element.addEventListener('click', out);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', out);
      element.removeEventListener('scroll', out);
      element.removeEventListener('click', out);
    };
  }, [box]);
  const cell = at && cells.get(at.key);
  if (!at || !cell) return null;
  return (
    <div
      role="tooltip"
      style={{ left: at.left, top: at.top, width: WIDTH }}
      className="pointer-events-none fixed z-40 animate-appear rounded-card border border-line bg-surface p-3 shadow-float"
    >
      <CellParts cell={cell} needed={lines.find((line) => line.lineNo === cell.lineNo)?.needed ?? 0} />
    </div>
  );
}
