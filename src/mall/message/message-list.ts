// What the mall has told a member, newest first: by kind, read or not.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { CountOfKind, MOST_AT_ONCE, messageProtocol, SiteMessage } from './message.protocol.ts';
import { MESSAGE_KIND_KEYS, MESSAGE_KINDS, type MessageKind } from './message-kinds.ts';

const say = words({
  summary: { zh: '站内消息列表', en: 'Messages on the site' },
  search: { zh: '标题、内容', en: 'Title, text' },
  allMessages: { zh: '全部消息', en: 'All messages' },
  message: { zh: '消息', en: 'Message' },
  text: { zh: '内容', en: 'Text' },
  kind: { zh: '类型', en: 'Kind' },
  unread: { zh: '未读', en: 'Unread' },
  markRead: { zh: '标为已读', en: 'Mark as read' },
  settings: { zh: '消息设置', en: 'Settings' },
  none: { zh: '还没有消息', en: 'No messages yet' },
  noneText: {
    zh: '订单、支付、账户安全等动态会显示在这里。',
    en: 'News on your orders, payments and your account appear here.',
  },
});

const kinds = Object.fromEntries(MESSAGE_KIND_KEYS.map((kind) => [kind, MESSAGE_KINDS[kind].name])) as Record<
  MessageKind,
  Text
>;
const one = { input: ({ messageId }: SiteMessage) => ({ messageIds: [messageId] }) };
const several = {
  most: MOST_AT_ONCE,
  input: (messageIds: (string | number)[]) => ({ messageIds }),
};
const read = { endpoint: messageProtocol.read };
const remove = { endpoint: messageProtocol.delete, undo: messageProtocol.restore };

export const messageList = listing({
  path: 'v3/msg/front/message/list',
  access: loggedIn,
  title: say.messages,
  summary: say.summary,
  row: SiteMessage,
  key: 'messageId',
  look: 'cards',
  mostRows: 50,
  search: say.search,
  open: ({ link }) => link ?? '/msg/list',
  columns: {
    title: col.text(say.message, { fixed: true, phone: 1 }),
    kind: col.state(say.kind, { values: kinds, phone: 2 }),
    createdAt: col.moment(say.time, { sort: true, phone: 3 }),
    body: col.text(say.text),
    unread: col.yesNo(say.unread, { of: ({ isRead }: SiteMessage) => isRead === 0 }),
  },
  tabs: { field: 'kind', values: kinds, all: say.allMessages, always: [] },
  filters: {
    unread: filter.yesNo(say.unread, { as: 'unread', front: true }),
    createdAt: filter.dateRange(say.time),
  },
  start: { sort: '-messageId' },
  actions: {
    read: act.row(say.markRead, { ...one, ...read }),
    delete: act.row(say.delete, { ...one, ...remove }),
    readTicked: act.bulk(say.markRead, { ...several, ...read }),
    deleteTicked: act.bulk(say.delete, { ...several, ...remove }),
    settings: act.page(say.settings, { to: '/msg/setting' }),
  },
  exports: { name: say.messages },
  more: { kinds: CountOfKind.array() },
  none: { title: say.none, text: say.noneText },
});
