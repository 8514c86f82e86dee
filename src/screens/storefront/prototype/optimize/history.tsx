// A designer's selections: kept ones, and those that are forgotten unless he keeps them.
import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LONGEST_KEYWORD, readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { optimiseProtocol } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { runStatus } from '#mall/optimise/run-status.ts';
import { titled } from '../../seo.ts';
import { asDesigner, NotForYou, OptimisePage } from './for-designers.tsx';

export const meta = titled(optimiseWords.history);

const STATES = ['SAVED', 'DONE'] as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const state = STATES.find((one) => one === asked.get('state'));
  const answer = await asDesigner(() =>
    call(optimiseProtocol.history, { state, keyword, current, pageSize: 20 }),
  );
  return { ...answer, state, keyword };
}

export default function OptimiseHistory() {
  const say = useWords(optimiseWords);
  const { search } = useLocation();
  const { loaded, refused, state, keyword } = useLoaderData<typeof clientLoader>();
  if (refused !== undefined) return <NotForYou sentence={refused} />;
  const { list, counts, pagination } = loaded;
  const isNarrowed = keyword !== '' || state !== undefined;
  return (
    <OptimisePage
      title={say.history}
      actions={
        <>
          <Form method="get" role="search" className="flex gap-2">
            {state ? <input type="hidden" name="state" value={state} /> : null}
            <Input
              key={keyword}
              size="sm"
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={LONGEST_KEYWORD}
              placeholder={say.searchHint}
              aria-label={say.searchHint}
            />
            <Button type="submit" size="sm">
              {say.search}
            </Button>
          </Form>
          <Button size="sm" variant="primary" to="/prototype/optimize/index">
            {say.newOne}
          </Button>
        </>
      }
    >
      <Card flush>
        <LinkTabs
          label={say.tabs}
          current={state ?? ''}
          className="px-1"
          tabs={[
            {
              key: '',
              text: say.all,
              to: withQuery(search, { state: undefined }),
              count: counts.SAVED + counts.DONE,
            },
            {
              key: 'SAVED',
              text: say.tabSaved,
              to: withQuery(search, { state: 'SAVED' }),
              count: counts.SAVED,
            },
            { key: 'DONE', text: say.tabDone, to: withQuery(search, { state: 'DONE' }), count: counts.DONE },
          ]}
        />
        {list.length === 0 ? (
          <EmptyState
            title={isNarrowed ? say.nothingFound : say.nothing}
            text={isNarrowed ? undefined : say.intro}
            action={
              isNarrowed ? (
                <Button to="/prototype/optimize/history">{say.clear}</Button>
              ) : (
                <Button variant="primary" to="/prototype/optimize/index">
                  {say.newOne}
                </Button>
              )
            }
          />
        ) : (
          <ul className="divide-y divide-line">
            {list.map((run) => (
              <li key={run.runId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-13">
                <div className="min-w-0 flex-1 basis-60">
                  <Link to={detailOf(run.runId)} className="font-semibold wrap-anywhere hover:text-brand">
                    {run.name}
                  </Link>
                  <p className="num text-12 text-hint">
                    {run.categoryName} · {say.pieces(showPieces(run.quantity))}
                    {run.bestPartNo ? ` · ${say.best} ${run.bestPartNo}` : ''}
                  </p>
                </div>
                <span className="num text-12 text-hint">{showMoment(run.createdAt)}</span>
                <Tag dot tone={runStatus[run.state].tone}>
                  {run.stateName}
                </Tag>
                <Button size="sm" to={detailOf(run.runId)}>
                  {say.open}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {pagination.total > pagination.pageSize ? (
        <Pagination
          page={pagination.current}
          pageCount={Math.ceil(pagination.total / pagination.pageSize)}
          total={pagination.total}
          hrefOf={(current) => withQuery(search, { current })}
        />
      ) : null}
    </OptimisePage>
  );
}

const detailOf = (runId: number) => `/prototype/optimize/hisDetail?runId=${runId}`;

export function ErrorBoundary() {
  return (
    <div className="page-width py-4">
      <LoadError />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <Card>
      <SkeletonText lines={10} />
    </Card>
  </div>
);
