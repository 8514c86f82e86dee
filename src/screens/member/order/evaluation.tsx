// The evaluation centre: what is to be judged, what was said, what can be added to.
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Rating } from '#kit/ui/rating.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type EvaluationTask, evaluationProtocol } from '#mall/evaluation/evaluation.protocol.ts';
import { evaluationFormWords } from '#mall/evaluation/parts/evaluation-form-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { titled } from '../../storefront/seo.ts';
import { memberWords } from '../member-words.ts';
import { AddEvaluationDialog } from './add-evaluation-dialog.tsx';

export const meta = titled(memberWords.evaluation);

const TABS = ['todo', 'done', 'toAdd'] as const;
type Tab = (typeof TABS)[number];
const tabOf = (query: URLSearchParams): Tab => TABS.find((tab) => tab === query.get('tab')) ?? 'todo';
const pageOf = (query: URLSearchParams): number =>
  Math.max(1, Math.min(100_000, Math.trunc(Number(query.get('current'))) || 1));
const address = (tab: Tab, current = 1) =>
  `/member/order/evaluation?tab=${tab}${current > 1 ? `&current=${current}` : ''}`;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return call(evaluationProtocol.tasks, { tab: tabOf(query), current: pageOf(query) });
}

export default function EvaluationScreen() {
  const { list, pagination, counts } = useLoaderData<ReplyOf<typeof evaluationProtocol.tasks>>();
  const say = useWords(memberWords);
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const tab = tabOf(query);
  const [adding, setAdding] = useState<number | null>(null);
  const none = { todo: say.noTodo, done: say.noDone, toAdd: say.noToAdd };
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="rounded-card border border-line bg-surface">
        <h1 className="px-4 pt-3 text-20 font-semibold">{say.evaluation}</h1>
        <LinkTabs
          label={say.evaluation}
          current={tab}
          className="border-b-0 px-1"
          tabs={TABS.map((key) => ({
            key,
            text: say[key],
            to: address(key),
            count: counts[key] || undefined,
          }))}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={none[tab]}
          action={<Button to="/member/order/list">{say.toOrders}</Button>}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {list.map((task) => (
            <Task key={task.orderLineId} task={task} onAdd={() => setAdding(task.orderLineId)} />
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        hrefOf={(current) => address(tab, current)}
      />
      <AddEvaluationDialog
        key={adding}
        orderLineId={adding}
        onClose={() => setAdding(null)}
        onAdded={() => void revalidate()}
      />
    </div>
  );
}

function Task({ task, onAdd }: { task: EvaluationTask; onAdd: () => void }) {
  const say = useWords(evaluationFormWords);
  const said = task.evaluation;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 text-13">
      <ImageBox src={task.goodsImage} alt="" width={64} height={64} className="border border-line" />
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to={`/goods/detail?productId=${task.productId}`}
          className="num font-semibold wrap-anywhere hover:text-brand"
        >
          {task.partNo}
        </Link>
        <p className="truncate text-secondary">{task.goodsName}</p>
        <p className="num text-12 text-hint">
          {task.storeName} · {say.number(showPieces(task.buyNum))} · {say.receivedAt}{' '}
          {showMoment(task.finishedAt)}
        </p>
        {said ? (
          <div className="mt-2 flex flex-col gap-1.5 rounded-control bg-page p-2.5">
            <span className="flex flex-wrap items-center gap-3">
              <Rating value={said.stars} />
              <span className="num text-12 text-hint">{showMoment(said.createdAt)}</span>
            </span>
            {said.text ? <p className="wrap-anywhere">{said.text}</p> : null}
            {said.images.length > 0 ? (
              <span className="flex flex-wrap gap-2">
                {said.images.map((image) => (
                  <a key={image} href={image} target="_blank" rel="noreferrer">
                    <ImageBox src={image} alt={say.pictures} width={56} height={56} fit="cover" />
                  </a>
                ))}
              </span>
            ) : null}
            {said.addedText ? (
              <p className="border-t border-line pt-1.5 wrap-anywhere">
                <span className="mr-2 text-12 text-brand">{say.addedLabel}</span>
                {said.addedText}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
      {task.isEvaluated === 0 ? (
        <Button size="sm" variant="primary" to={`/member/order/evaluate?orderSn=${task.orderSn}`}>
          {say.evaluate}
        </Button>
      ) : task.canAdd ? (
        <Button size="sm" onClick={onAdd}>
          {say.add}
        </Button>
      ) : null}
    </li>
  );
}

export const HydrateFallback = waitingPage('h-20', 'h-24', 'h-24');

export { ErrorBoundary } from '../member-failed.tsx';
