// The facts of one thing, label by label: an order's address, a part's parameters, a company's papers.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Description = {
  label: ReactNode;
  value: ReactNode;
  /** Takes a whole row: addresses, remarks. */
  wide?: boolean;
  key?: string;
};

const columnClasses = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4',
};

export type DescriptionsProps = {
  items: readonly Description[];
  columns?: 1 | 2 | 3 | 4;
  /** `plain` label beside value; `ruled` as a bordered parameter sheet. */
  look?: 'plain' | 'ruled';
  /** Facts that were not given are left out. */
  onlyGiven?: boolean;
  className?: string;
};

const isGiven = ({ value }: Description) => value !== null && value !== undefined && value !== '';

/** An empty value shows as an em dash, so that nothing looks forgotten. */
export function Descriptions({
  items,
  columns = 3,
  look = 'plain',
  onlyGiven,
  className,
}: DescriptionsProps) {
  const ruled = look === 'ruled';
  return (
    <dl
      className={cx(
        'grid text-13',
        columnClasses[columns],
        ruled ? 'gap-px overflow-hidden rounded-control border border-line bg-line' : 'gap-x-6 gap-y-2',
        className,
      )}
    >
      {(onlyGiven ? items.filter(isGiven) : items).map((item, index) => (
        <div
          key={item.key ?? index}
          className={cx('flex min-w-0', ruled ? 'bg-surface' : 'gap-2', item.wide && 'col-span-full')}
        >
          <dt
            className={
              ruled
                ? 'w-32 shrink-0 bg-page px-3 py-2 text-secondary max-sm:w-28'
                : 'shrink-0 whitespace-nowrap text-hint'
            }
          >
            {item.label}
          </dt>
          <dd className={cx('num min-w-0 flex-1 wrap-anywhere', ruled && 'px-3 py-2')}>
            {isGiven(item) ? item.value : '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
