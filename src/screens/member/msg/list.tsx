// My messages: by kind and unread, read and deleted one by one or many at once, each leading to what it is about.

import { Bell, Settings } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember } from '#mall/login/parts/session.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { MESSAGE_KIND_KEYS, MESSAGE_KINDS } from '#mall/message/message-kinds.ts';
import { MessageRow } from '#mall/message/parts/message-row.tsx';
import { messageWords } from '#mall/message/parts/message-words.ts';
import { titled } from '../../storefront/seo.ts';
import {
  type MessageListQuery,
  messageListAddress,
  PAGE_SIZE,
  readMessageListQuery,
} from './message-list-query.ts';

export const meta = titled(messageWords.messages);

type Listed = ReplyOf<typeof messageProtocol.list>;

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Listed> {
  const { kind, unread, current } = readMessageListQuery(new URL(request.url).searchParams);
  return call(messageProtocol.list, { kind, unread, current, pageSize: PAGE_SIZE });
}

export default function MessageListScreen() {
  const { list, pagination, kinds } = useLoaderData<Listed>();
  const say = useWords(messageWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const state = readMessageListQuery(query);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { doing: busy, run } = useAct<'read' | 'readAll' | 'delete'>();

  const onPage = list.map(({ messageId }) => messageId);
  const chosen = onPage.filter((id) => ticked.has(id));
  const unread = kinds.reduce(
    (sum, one) => sum + (!state.kind || one.kind === state.kind ? one.unread : 0),
    0,
  );
  const tabKinds = MESSAGE_KIND_KEYS.filter(
    (kind) => kind === state.kind || kinds.some((one) => one.kind === kind),
  );

  /** Whatever has changed shows everywhere: in the list, in the frame, in other tabs. */
  const change = (key: typeof busy, action: () => Promise<unknown>): Promise<boolean> =>
    run(
      async () => {
        await action();
        setTicked(new Set());
        await Promise.all([revalidate(), readMember()]);
      },
      { key },
    );

  const read = (messageIds: number[]) => change('read', () => call(messageProtocol.read, { messageIds }));

  async function readAll() {
    const done = await change('readAll', () => call(messageProtocol.read, { kind: state.kind }));
    if (done) toast.show({ text: say.allRead });
  }

  async function remove(messageIds: number[]) {
    if (!(await change('delete', () => call(messageProtocol.delete, { messageIds })))) return;
    toast.show({
      text: say.deleted(messageIds.length),
      seconds: 8,
      action: { text: say.undo, onPress: () => void bringBack(messageIds) },
    });
  }

  async function bringBack(messageIds: number[]) {
    const done = await change('delete', () => call(messageProtocol.restore, { messageIds }));
    if (done) toast.show({ text: say.restored });
  }

  function tick(id: number, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  }

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <h1 className="text-20 font-semibold">{say.messages}</h1>
          <div className="flex items-center gap-3">
            <LinkTabs
              label={say.which}
              look="segment"
              current={state.unread ? 'unread' : 'all'}
              tabs={[
                { key: 'all', text: say.all, to: messageListAddress({ kind: state.kind }) },
                {
                  key: 'unread',
                  text: say.unread,
                  to: messageListAddress({ kind: state.kind, unread: true }),
                  count: unread || undefined,
                },
              ]}
            />
            <Button
              to="/msg/setting"
              size="sm"
              variant="ghost"
              icon={<Settings size={16} aria-hidden="true" />}
            >
              {say.toSettings}
            </Button>
          </div>
        </div>
        <LinkTabs
          label={say.kinds}
          current={state.kind ?? ''}
          className="border-b-0 px-1"
          tabs={[
            { key: '', text: say.allMessages, to: messageListAddress({ unread: state.unread }) },
            ...tabKinds.map((kind) => ({
              key: kind,
              text: MESSAGE_KINDS[kind].name[language],
              to: messageListAddress({ kind, unread: state.unread }),
              count: kinds.find((one) => one.kind === kind)?.unread || undefined,
            })),
          ]}
        />
      </div>
      {list.length === 0 ? (
        <Nothing state={state} />
      ) : (
        <section className="rounded-card border border-line bg-surface" aria-label={say.messages}>
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-13">
            <Checkbox
              checked={chosen.length === onPage.length}
              indeterminate={chosen.length > 0 && chosen.length < onPage.length}
              onChange={(event) => setTicked(event.target.checked ? new Set(onPage) : new Set())}
            >
              {say.choosePage}
            </Checkbox>
            <span role="status" className="num text-hint">
              {chosen.length > 0 ? say.chosen(chosen.length) : null}
            </span>
            <span className="ml-auto flex flex-wrap gap-2">
              {chosen.length > 0 ? (
                <>
                  <Button size="sm" busy={busy === 'read'} onClick={() => void read(chosen)}>
                    {say.markRead}
                  </Button>
                  <Button size="sm" busy={busy === 'delete'} onClick={() => void remove(chosen)}>
                    {say.delete}
                  </Button>
                </>
              ) : unread > 0 ? (
                <Button size="sm" busy={busy === 'readAll'} onClick={() => void readAll()}>
                  {say.markAllRead}
                </Button>
              ) : null}
            </span>
          </div>
          <ul className="divide-y divide-line">
            {list.map((message) => (
              <MessageRow
                key={message.messageId}
                message={message}
                isTicked={ticked.has(message.messageId)}
                onTick={(isTicked) => tick(message.messageId, isTicked)}
                onRead={() => void read([message.messageId])}
                onDelete={() => void remove([message.messageId])}
              />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => messageListAddress({ ...state, current })}
      />
    </div>
  );
}

function Nothing({ state }: { state: MessageListQuery }) {
  const say = useWords(messageWords);
  const isWhole = !state.kind && !state.unread;
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      icon={<Bell size={40} strokeWidth={1.25} />}
      title={isWhole ? say.none : state.unread ? say.noneUnread : say.noneOfKind}
      text={isWhole ? say.noneText : undefined}
      action={isWhole ? undefined : <Button to={messageListAddress({})}>{say.showAll}</Button>}
    />
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-80');

export { ErrorBoundary } from '../member-failed.tsx';
