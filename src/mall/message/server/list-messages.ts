// A member's messages on the site, newest first, with how many of each kind are unread.
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { messageProtocol } from '../message.protocol.ts';
import type { MessageKind } from '../message-kinds.ts';

type List = typeof messageProtocol.list;

interface Row {
  message_id: number;
  kind: MessageKind;
  title: string;
  body: string;
  link: string | null;
  state: 'UNREAD' | 'READ';
  created_at: Date;
}

const LIST = `
  SELECT message_id, kind, CASE $6 WHEN 'en' THEN title_en ELSE title_zh END AS title,
    CASE $6 WHEN 'en' THEN body_en ELSE body_zh END AS body, link, state, created_at
  FROM site_message
  WHERE member_id = $1 AND state <> 'DELETED' AND ($2::text IS NULL OR kind = $2) AND (NOT $3 OR state = 'UNREAD')
  ORDER BY message_id DESC LIMIT $4 OFFSET $5`;

const COUNT = `
  SELECT kind, count(*) AS total, count(*) FILTER (WHERE state = 'UNREAD') AS unread
  FROM site_message WHERE member_id = $1 AND state <> 'DELETED' GROUP BY kind`;

export const listMessages: Action<List> = async (work, { memberId }, { kind, unread, current, pageSize }) => {
  const [rows, kinds] = await Promise.all([
    work.query<Row>(
      LIST,
      [memberId, kind ?? null, unread, pageSize, (current - 1) * pageSize, work.language],
      'message-list',
    ),
    work.query<{ kind: MessageKind; total: number; unread: number }>(COUNT, [memberId], 'message-kinds'),
  ]);
  const meant = kinds.filter((one) => !kind || one.kind === kind);
  return {
    list: rows.map((row) => ({
      messageId: row.message_id,
      kind: row.kind,
      title: row.title,
      body: row.body,
      link: row.link,
      isRead: bit(row.state === 'READ'),
      createdAt: row.created_at.toISOString(),
    })),
    pagination: {
      current,
      pageSize,
      total: meant.reduce((sum, one) => sum + (unread ? one.unread : one.total), 0),
    },
    kinds,
  };
};
