// What a page shows until its data is there, and the width of a page for pieces that stand in its place.
import type { ComponentType } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import { Skeleton, SkeletonText } from './skeleton.tsx';

/** By its classes ("h-24"), or by a number: a card with so many lines of text. */
type Shape = string | number;

const draw = (shape: Shape, key: string) =>
  typeof shape === 'string' ? (
    <Skeleton key={key} className={shape} />
  ) : (
    <Card key={key}>
      <SkeletonText lines={shape} />
    </Card>
  );

/** Shapes one under the other; a list of them stands side by side. */
export const waitingPage =
  (...shapes: readonly (Shape | readonly Shape[])[]) =>
  () => (
    <div className="flex flex-col gap-3">
      {shapes.map((shape, at) => {
        const key = `${at} ${shape}`;
        if (typeof shape !== 'object') return draw(shape, key);
        return (
          <div key={key} className="grid gap-3 md:auto-cols-fr md:grid-flow-col">
            {shape.map((one, column) => draw(one, `${column} ${one}`))}
          </div>
        );
      })}
    </div>
  );

/** In the width of a page: `export const HydrateFallback = inPage(waitingPage(12))`. */
export const inPage = (Piece: ComponentType, className?: string) => () => (
  <div className={cx('page-width py-4', className)}>
    <Piece />
  </div>
);
