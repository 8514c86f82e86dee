// The replacement pairs that members have suggested, those that wait first, and what is published.
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PairState } from '#mall/replacement/pair-process.ts';
import { evidenceWords, pairStatus } from '#mall/replacement/pair-status.ts';
import { GradeTag } from '#mall/replacement/parts/replacement-row.tsx';
import { replacementProtocol } from '#mall/replacement/replacement.protocol.ts';
import { adminWords } from '../admin-words.ts';
import { pairReviewWords } from './pair-review-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** What a pair goes through, the work first. */
const TABS: readonly PairState[] = ['SUBMITTED', 'PENDING_REVIEW', 'PUBLISHED', 'REVIEW_REJECTED', 'RETIRED'];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const isAll = asked.get('state') === 'all';
  const state = isAll ? undefined : (TABS.find((one) => one === asked.get('state')) ?? 'SUBMITTED');
  const reply = await call(replacementProtocol.adminList, { state, keyword, current, pageSize: 20 });
  return { ...reply, state, keyword };
}

const waits = (state: PairState) => state === 'SUBMITTED' || state === 'PENDING_REVIEW';
const detailOf = (pairId: number) => `/admin/replacement/detail?pairId=${pairId}`;

export default function AdminReplacements() {
  const say = useWords(pairReviewWords);
  const sayAdmin = useWords(adminWords);
  const language = useLanguage();
  const { search } = useLocation();
  const { list, counts, pagination, state, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  return (
    <ConsoleList
      look="sheet"
      title={say.pairs}
      consoleName={sayAdmin.console}
      searchHint={say.searchHint}
      keyword={keyword}
      states={{
        label: say.states,
        current: state ?? 'all',
        tabs: [
          ...TABS.map((one) => ({ state: one, text: pairStatus[one][language], count: counts[one] })),
          { state: 'all', text: say.all, count: all },
        ],
      }}
      rows={list}
      rowKey={({ pairId }) => pairId}
      row={(one) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-13">
          <div className="min-w-0 flex-1 basis-64">
            <Link to={detailOf(one.pairId)} className="num font-semibold wrap-anywhere hover:text-brand">
              {one.of.partNo} → {one.by.partNo}
            </Link>
            <p className="text-12 text-hint">
              {one.of.brandName} → {one.by.brandName} · {one.memberName || say.byMall}
            </p>
          </div>
          <span className="text-12 text-secondary">{evidenceWords[one.evidence][language]}</span>
          {one.grade === null ? <Tag>{say.noGrade}</Tag> : <GradeTag short grade={one.grade} />}
          <span className="num text-12 text-hint">{showMoment(one.createdAt)}</span>
          <Tag dot tone={pairStatus[one.state].tone}>
            {one.stateName}
          </Tag>
          <Button size="sm" variant={waits(one.state) ? 'primary' : 'outline'} to={detailOf(one.pairId)}>
            {waits(one.state) ? say.review : say.look}
          </Button>
        </div>
      )}
      empty={
        keyword
          ? {
              title: say.nothingHere,
              action: <Button to={withQuery(search, { keyword: undefined })}>{say.clear}</Button>,
            }
          : {
              ...(state === 'SUBMITTED'
                ? { title: say.nothingWaits, text: say.nothingWaitsText }
                : { title: say.nothingHere }),
              action: state ? (
                <Button to={withQuery(search, { state: 'all' })}>{say.seeAll}</Button>
              ) : undefined,
            }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="sheet" tabs />;
