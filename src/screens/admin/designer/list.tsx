// The applications of designers, those that wait for the platform first.
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
import { designerProtocol } from '#mall/designer/designer.protocol.ts';
import type { ApplicationState } from '#mall/designer/designer-process.ts';
import { EMPLOYMENTS } from '#mall/designer/designer-rules.ts';
import { applicationStatus } from '#mall/designer/designer-status.ts';
import { adminWords } from '../admin-words.ts';
import { reviewWords } from '../review-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** What an application goes through, the work first. */
const TABS: readonly ApplicationState[] = [
  'PENDING_PLATFORM',
  'PENDING_ENTERPRISE',
  'REVIEW_REJECTED',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const isAll = asked.get('state') === 'all';
  const state = isAll ? undefined : (TABS.find((one) => one === asked.get('state')) ?? 'PENDING_PLATFORM');
  const reply = await call(designerProtocol.adminList, { state, keyword, current, pageSize: 20 });
  return { ...reply, state, keyword };
}

export default function AdminDesigners() {
  const say = useWords(reviewWords);
  const sayAdmin = useWords(adminWords);
  const language = useLanguage();
  const { search } = useLocation();
  const { list, counts, pagination, state, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  return (
    <ConsoleList
      look="sheet"
      title={say.designers}
      consoleName={sayAdmin.console}
      searchHint={say.searchDesigners}
      keyword={keyword}
      states={{
        label: say.states,
        current: state ?? 'all',
        tabs: [
          ...TABS.map((one) => ({
            state: one,
            text: applicationStatus[one][language],
            count: counts[one] ?? 0,
          })),
          { state: 'all', text: say.all, count: all },
        ],
      }}
      rows={list}
      rowKey={({ applySn }) => applySn}
      row={(one) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-13">
          <div className="min-w-0 flex-1 basis-60">
            <Link to={detailOf(one.applySn)} className="font-semibold hover:text-brand">
              {one.realName} · {one.jobTitle}
            </Link>
            <p className="num text-12 text-hint">
              {one.employerName || EMPLOYMENTS[one.employment][language]} · {one.applySn} · {one.memberName}
            </p>
          </div>
          {one.isEndorsed === true ? <Tag tone="done">{say.endorsed}</Tag> : null}
          {one.isEndorsed === false ? <Tag tone="waiting">{say.notEndorsed}</Tag> : null}
          <span className="num text-12 text-hint">{showMoment(one.submittedAt)}</span>
          <Tag dot tone={applicationStatus[one.state].tone}>
            {one.stateName}
          </Tag>
          <Button
            size="sm"
            variant={one.state === 'PENDING_PLATFORM' ? 'primary' : 'outline'}
            to={detailOf(one.applySn)}
          >
            {one.state === 'PENDING_PLATFORM' ? say.review : say.look}
          </Button>
        </div>
      )}
      empty={
        keyword
          ? {
              title: say.noneHere,
              action: <Button to={withQuery(search, { keyword: undefined })}>{say.clear}</Button>,
            }
          : {
              ...(state === 'PENDING_PLATFORM'
                ? { title: say.nothingWaits, text: say.nothingWaitsText }
                : { title: say.noneHere }),
              action: state ? (
                <Button to={withQuery(search, { state: 'all' })}>{say.seeAll}</Button>
              ) : undefined,
            }
      }
      pagination={pagination}
    />
  );
}

const detailOf = (applySn: string) => `/admin/designer/detail?applySn=${encodeURIComponent(applySn)}`;

export const HydrateFallback = () => <ConsoleListSkeleton look="sheet" tabs />;
