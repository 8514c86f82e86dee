// The message list's state in its address: kind, only unread ones, page.
import { MESSAGE_KIND_KEYS, type MessageKind } from '#mall/message/message-kinds.ts';

export interface MessageListQuery {
  kind: MessageKind | undefined;
  unread: boolean;
  current: number;
}

export const PAGE_SIZE = 20;

/** What the address says; anything unknown counts as not said. */
export function readMessageListQuery(query: URLSearchParams): MessageListQuery {
  const current = Number(query.get('current'));
  return {
    kind: MESSAGE_KIND_KEYS.find((kind) => kind === query.get('kind')),
    unread: query.get('unread') === '1',
    current: Number.isSafeInteger(current) && current > 0 && current <= 100_000 ? current : 1,
  };
}

/** The address of the list in that state; what is usual is left out. */
export function messageListAddress({ kind, unread, current }: Partial<MessageListQuery>): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (unread) query.set('unread', '1');
  if (current && current > 1) query.set('current', String(current));
  return `/msg/list${query.size > 0 ? `?${query}` : ''}`;
}
