// What waits for an approver and what he has decided: tabs, search, a card each with its document, reason and way.
import { Form, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type approvalProtocol, TASK_TABS } from '../approval.protocol.ts';
import { approvalWords } from './approval-words.ts';
import { TaskCard } from './task-card.tsx';

export type TaskTab = (typeof TASK_TABS)[number];

/** The tab that an address asks for. */
export const readTaskTab = (asked: URLSearchParams): TaskTab =>
  TASK_TABS.find((one) => one === asked.get('tab')) ?? 'waiting';

/** @param rulesTo where rules are set, for whom may set them */
export function ApprovalList({
  reply: { list, counts, pagination },
  tab,
  keyword,
  isStore = false,
  rulesTo,
}: {
  reply: ReplyOf<typeof approvalProtocol.tasks>;
  tab: TaskTab;
  keyword: string;
  isStore?: boolean;
  rulesTo?: string;
}) {
  const say = useWords(approvalWords);
  const { search } = useLocation();
  const names = { waiting: say.waiting, decided: say.decided };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-1 max-sm:pb-3">
        <LinkTabs
          label={say.tabs}
          current={tab}
          className="-mb-px border-b-0"
          tabs={TASK_TABS.map((key) => ({
            key,
            text: names[key],
            count: counts[key],
            to: withQuery(search, { tab: key === 'waiting' ? undefined : key, current: undefined }),
          }))}
        />
        <Form role="search" className="flex items-center gap-2 px-3 max-sm:w-full">
          {tab === 'decided' ? <input type="hidden" name="tab" value={tab} /> : null}
          <Input
            key={keyword}
            size="sm"
            name="keyword"
            type="search"
            maxLength={60}
            defaultValue={keyword}
            aria-label={say.searchHint}
            placeholder={say.searchHint}
            className="sm:w-56"
          />
          <Button size="sm" type="submit">
            {say.search}
          </Button>
        </Form>
      </div>
      {list.length === 0 ? (
        <Nothing tab={tab} keyword={keyword} isStore={isStore} rulesTo={rulesTo} />
      ) : (
        <ul className="divide-y divide-line">
          {list.map((task) => (
            <TaskCard key={task.taskId} task={task} isStore={isStore} />
          ))}
        </ul>
      )}
      {pagination.total > pagination.pageSize ? (
        <Pagination
          className="p-4"
          page={pagination.current}
          pageCount={Math.ceil(pagination.total / pagination.pageSize)}
          total={pagination.total}
          hrefOf={(page) => withQuery(search, { current: page })}
        />
      ) : null}
    </>
  );
}

function Nothing({
  tab,
  keyword,
  isStore,
  rulesTo,
}: {
  tab: TaskTab;
  keyword: string;
  isStore: boolean;
  rulesTo: string | undefined;
}) {
  const say = useWords(approvalWords);
  const { search } = useLocation();
  if (keyword)
    return (
      <EmptyState
        title={say.noneFound}
        action={
          <Button to={withQuery(search, { keyword: undefined, current: undefined })}>{say.clear}</Button>
        }
      />
    );
  if (tab === 'decided') return <EmptyState title={say.noneDecided} />;
  return (
    <EmptyState
      title={say.noneWaiting}
      text={isStore ? say.noneWaitingStore : say.noneWaitingText}
      action={rulesTo ? <Button to={rulesTo}>{say.toRules}</Button> : undefined}
    />
  );
}

/** The list inside its sheet. */
export function ApprovalSheet(props: Parameters<typeof ApprovalList>[0]) {
  return (
    <Card flush>
      <ApprovalList {...props} />
    </Card>
  );
}
