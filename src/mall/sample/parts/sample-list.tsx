// A designer's sample requests: by state, searched, with what can be done now; in the tools area and in the member centre.
import { FlaskConical, Search } from 'lucide-react';
import { Form, useLocation, useRevalidator } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ownSampleList } from '../sample-lists.ts';
import { SAMPLE_STATES, type SampleState, sampleStatus } from '../sample-status.ts';
import { SampleActions } from './sample-actions.tsx';
import { SampleCardView } from './sample-card-view.tsx';
import { sampleWords } from './sample-words.ts';

/** In the order of the process; those behind the first only when a request stands in them. */
const ALWAYS: readonly SampleState[] = [
  'PENDING_REVIEW',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
  'COMPLETED',
];

export interface LoadedSamples {
  reply: ReplyOf<typeof ownSampleList.list>;
  state: SampleState | undefined;
  keyword: string;
}

/** What the address asks for; anything unknown counts as not said. */
export const readSampleState = (asked: URLSearchParams): SampleState | undefined =>
  SAMPLE_STATES.find((one) => one === asked.get('state'));

export interface SampleListProps extends LoadedSamples {
  title: string;
  detailOf: (sampleSn: string) => string;
}

export function SampleList({ reply, state, keyword, title, detailOf }: SampleListProps) {
  const { list, counts, pagination } = reply;
  const say = useWords(sampleWords);
  const language = useLanguage();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const tabs = SAMPLE_STATES.filter((one) => ALWAYS.includes(one) || counts[one] || one === state);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <h1 className="text-20 font-semibold">{title}</h1>
          <Form role="search" className="flex w-full max-w-sm items-center gap-2">
            {state ? <input type="hidden" name="state" value={state} /> : null}
            <Input
              key={keyword}
              size="sm"
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={60}
              placeholder={say.searchRequests}
              aria-label={say.searchRequests}
              before={<Search size={16} aria-hidden="true" />}
            />
            <button type="submit" className={buttonClasses('outline', 'sm')}>
              {say.search}
            </button>
          </Form>
        </div>
        <LinkTabs
          label={say.states}
          current={state ?? ''}
          className="border-b-0 px-1"
          tabs={[
            { key: '', text: say.tabAll, to: withQuery(search, { state: undefined, current: undefined }) },
            ...tabs.map((one) => ({
              key: one,
              text: sampleStatus[one][language],
              to: withQuery(search, { state: one, current: undefined }),
              count: counts[one],
            })),
          ]}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<FlaskConical size={40} strokeWidth={1.25} />}
          title={keyword ? say.noneFound : state ? say.noneHere : say.noRequests}
          text={keyword || state ? undefined : say.applyText}
          action={
            keyword || state ? (
              <Button to="?">{say.seeAll}</Button>
            ) : (
              <Button to="/prototype/sample/apply" variant="primary">
                {say.chooseSamples}
              </Button>
            )
          }
        />
      ) : (
        list.map((sample) => {
          const to = detailOf(sample.sampleSn);
          return (
            <SampleCardView
              key={sample.sampleSn}
              sample={sample}
              to={to}
              actions={
                <>
                  <SampleActions sample={sample} detailTo={to} onChanged={() => void revalidate()} />
                  <Button size="sm" to={to}>
                    {say.look}
                  </Button>
                </>
              }
            />
          );
        })
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => withQuery(search, { current })}
        className="pb-4"
      />
    </div>
  );
}

export function SampleListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-4 h-5 w-2/3" />
      </div>
      {[1, 2, 3].map((card) => (
        <div key={card} className="rounded-card border border-line bg-surface">
          <Skeleton className="m-3 h-5 w-1/2" />
          <div className="flex gap-3 border-t border-line p-4">
            <Skeleton className="size-11 shrink-0" />
            <span className="flex-1 space-y-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
