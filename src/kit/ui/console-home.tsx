// A console's first page: numbers that wait for somebody, each a link, and the newest of them as a list.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { ConsoleHead, ConsoleNumber, type ConsoleNumberProps } from './console-frame.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const grid = 'grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4';

export type ConsoleHomeProps = {
  title: string;
  /** Whose console it is, for the browser's tab. */
  consoleName: string;
  /** Stands above the numbers. */
  first?: ReactNode;
  numbers: readonly ConsoleNumberProps[];
  listTitle: string;
  /** The way to the whole list. */
  all: { to: string; text: string };
  /** The list's table, or why there is none. */
  children: ReactNode;
};

export function ConsoleHome({
  title,
  consoleName,
  first,
  numbers,
  listTitle,
  all,
  children,
}: ConsoleHomeProps) {
  return (
    <>
      <ConsoleHead title={title} tab={`${title} · ${consoleName}`} />
      {first}
      <div className={grid}>
        {numbers.map((number) => (
          <ConsoleNumber key={number.text} {...number} />
        ))}
      </div>
      <Card
        flush
        className="mt-4"
        title={listTitle}
        actions={
          <Button variant="link" to={all.to}>
            {all.text}
          </Button>
        }
      >
        {children}
      </Card>
    </>
  );
}

/** In its place while it loads, with as many numbers. */
export function ConsoleHomeSkeleton({ numbers }: { numbers: number }) {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-24" />
      <div className={grid}>
        {Array.from({ length: numbers }, (_, place) => `number ${place}`).map((key) => (
          <Skeleton key={key} className="h-[104px] w-full" />
        ))}
      </div>
      <Card className="mt-4">
        <SkeletonText lines={8} />
      </Card>
    </>
  );
}
