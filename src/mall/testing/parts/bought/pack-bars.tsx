// A package with a bar for each component: how far its commission is, its share, and the way to its report.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PackComponent } from '../../pack.protocol.ts';
import type { ServiceState } from '../../service-process.ts';
import { PLACE } from '../service-blocks.tsx';
import { boughtWords } from './bought-words.ts';

const STEPS = 6;
const OVER: ReadonlySet<ServiceState> = new Set(['REJECTED', 'CANCELLED', 'TERMINATED']);

/** @param reportsOf what is there of a component's reports */
export function PackBars({
  components,
  reportsOf,
}: {
  components: readonly PackComponent[];
  reportsOf: (one: PackComponent) => ReactNode;
}) {
  const say = useWords(boughtWords);
  return (
    <ul className="divide-y divide-line">
      {components.map((one) => {
        const isEnded = OVER.has(one.state);
        const done = isEnded ? 0 : PLACE[one.state];
        return (
          <li key={one.seq} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <div className="min-w-0">
              <p className="text-14 font-medium wrap-anywhere">{one.title}</p>
              <p className="num text-12 text-hint">
                {[one.standard, say.share(showAmount(one.share))].filter(Boolean).join(' · ')}
              </p>
              {one.closeReason ? (
                <p className="mt-1 text-12 text-refused wrap-anywhere">
                  {one.state === 'REJECTED' ? `${one.closeReason} · ${say.shareBack}` : one.closeReason}
                </p>
              ) : null}
            </div>
            <div className="space-y-1.5 text-12">
              <div className="flex items-center justify-between gap-3">
                <Tag tone={one.tone}>{one.stateName}</Tag>
                {one.promisedAt ? (
                  <span className="num text-hint">{say.until(showMoment(one.promisedAt).slice(0, 10))}</span>
                ) : null}
              </div>
              <div
                role="progressbar"
                aria-label={say.progress(one.title, one.stateName)}
                aria-valuemin={0}
                aria-valuemax={STEPS}
                aria-valuenow={done}
                className="h-1.5 overflow-hidden rounded-full bg-page"
              >
                <div className="h-full bg-brand" style={{ width: `${(done / STEPS) * 100}%` }} />
              </div>
              <Link
                to={`/member/order/info?serviceSn=${one.serviceSn}`}
                className="text-brand hover:underline"
              >
                {say.lookAt}
              </Link>
            </div>
            <div className="empty:hidden sm:col-span-2">{reportsOf(one)}</div>
          </li>
        );
      })}
    </ul>
  );
}
