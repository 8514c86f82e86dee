// Where a member's messages on the site come from, in his language; with how many of each kind are unread.
import { and, eq, ne, sql } from 'drizzle-orm';
import { bit } from '#kit/http/wire.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import type { CountOfKind } from '../message.protocol.ts';
import { messageList } from '../message-list.ts';
import { siteMessage } from './message.tables.ts';

const COUNT = `
  SELECT kind, count(*) AS total, count(*) FILTER (WHERE state = 'UNREAD') AS unread
  FROM site_message WHERE member_id = $1 AND state <> 'DELETED' GROUP BY kind`;

export const messageListRoutes = source(messageList, ({ work, actor: { memberId } }) => {
  const [title, body] =
    work.language === 'en'
      ? [siteMessage.titleEn, siteMessage.bodyEn]
      : [siteMessage.titleZh, siteMessage.bodyZh];
  return {
    from: sql`${siteMessage}`,
    key: siteMessage.messageId,
    scope: and(eq(siteMessage.memberId, memberId), ne(siteMessage.state, 'DELETED')),
    columns: {
      messageId: siteMessage.messageId,
      kind: siteMessage.kind,
      createdAt: siteMessage.createdAt,
    },
    search: [title, body],
    filters: { unread: (isUnread) => eq(siteMessage.state, isUnread ? 'UNREAD' : 'READ') },
    async toRows(keys) {
      const rows = await rowsWith(work, siteMessage, siteMessage.messageId, keys);
      return rows.map((row) => ({
        messageId: row.messageId,
        kind: row.kind,
        title: work.language === 'en' ? row.titleEn : row.titleZh,
        body: work.language === 'en' ? row.bodyEn : row.bodyZh,
        link: row.link,
        isRead: bit(row.state === 'READ'),
        createdAt: row.createdAt.toISOString(),
        allowedActions: row.state === 'READ' ? ['delete'] : ['read', 'delete'],
      }));
    },
    more: async () => ({ kinds: await work.query<CountOfKind>(COUNT, [memberId], 'message-kinds') }),
  };
});
