// The certifications that enterprises have handed in, those that wait first.
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { certificationProtocol } from '#mall/company/certification.protocol.ts';
import { CERTIFICATION_STATES } from '#mall/company/certification-process.ts';
import { certificationStatus } from '#mall/company/certification-status.ts';
import { adminWords } from '../admin-words.ts';
import { reviewWords } from '../review-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

const KINDS = ['first', 'change', 'appeal'] as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const isAll = asked.get('state') === 'all';
  const state = isAll
    ? undefined
    : (CERTIFICATION_STATES.find((one) => one === asked.get('state')) ?? 'PENDING_REVIEW');
  const kind = KINDS.find((one) => one === asked.get('kind'));
  const reply = await call(certificationProtocol.adminList, { state, kind, keyword, current, pageSize: 20 });
  return { ...reply, state, kind, keyword };
}

export default function AdminCertifications() {
  const say = useWords(reviewWords);
  const sayAdmin = useWords(adminWords);
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { list, counts, pagination, state, kind, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  const kinds = { first: say.kindFirst, change: say.kindChange, appeal: say.kindAppeal };
  return (
    <ConsoleList
      look="sheet"
      title={say.certifications}
      consoleName={sayAdmin.console}
      searchHint={say.searchCertifications}
      keyword={keyword}
      states={{
        label: say.states,
        current: state ?? 'all',
        tabs: [
          ...CERTIFICATION_STATES.map((one) => ({
            state: one,
            text: certificationStatus[one][language],
            count: counts[one] ?? 0,
          })),
          { state: 'all', text: say.all, count: all },
        ],
      }}
      head={
        <div className="flex items-center gap-2 border-b border-line px-4 py-2">
          <NativeSelect
            size="sm"
            aria-label={say.kind}
            className="max-w-40"
            value={kind ?? ''}
            placeholder={say.allKinds}
            options={KINDS.map((value) => ({ value, text: kinds[value] }))}
            onChange={(event) => void navigate(withQuery(search, { kind: event.target.value || undefined }))}
          />
        </div>
      }
      rows={list}
      rowKey={({ certSn }) => certSn}
      row={(one) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-13">
          <div className="min-w-0 flex-1 basis-60">
            <Link to={detailOf(one.certSn)} className="font-semibold hover:text-brand">
              {one.companyName}
            </Link>
            <p className="num text-12 text-hint">
              {one.uscc} · {one.certSn} · {one.memberName}
            </p>
          </div>
          <span className="flex gap-1">
            {one.isChange ? <Tag>{say.kindChange}</Tag> : null}
            {one.isAppeal ? <Tag tone="waiting">{say.kindAppeal}</Tag> : null}
            {one.submissions > 1 ? <Tag>{say.nth(one.submissions)}</Tag> : null}
          </span>
          <span className="num text-12 text-hint">{showMoment(one.submittedAt)}</span>
          <Tag dot tone={certificationStatus[one.state].tone}>
            {one.stateName}
          </Tag>
          <Button
            size="sm"
            variant={one.state === 'PENDING_REVIEW' ? 'primary' : 'outline'}
            to={detailOf(one.certSn)}
          >
            {one.state === 'PENDING_REVIEW' ? say.review : say.look}
          </Button>
        </div>
      )}
      empty={
        keyword || kind
          ? { title: say.noneHere, action: <Button to={withQuery('', { state })}>{say.clear}</Button> }
          : {
              ...(state === 'PENDING_REVIEW'
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

const detailOf = (certSn: string) => `/admin/certification/detail?certSn=${encodeURIComponent(certSn)}`;

export const HydrateFallback = () => <ConsoleListSkeleton look="sheet" tabs />;
