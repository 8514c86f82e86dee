// What a page shows until its data is there.
import { Card } from './card.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

/** Shapes one under the other, each by its classes ("h-24"), or by a number: a card with so many lines of text. */
export const waitingPage =
  (...shapes: readonly (string | number)[]) =>
  () => (
    <div className="flex flex-col gap-3">
      {shapes.map((shape, at) => {
        const key = `${at} ${shape}`;
        if (typeof shape === 'string') return <Skeleton key={key} className={shape} />;
        return (
          <Card key={key}>
            <SkeletonText lines={shape} />
          </Card>
        );
      })}
    </div>
  );
