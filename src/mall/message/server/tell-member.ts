// Tells a member something: a message on the site at once, SMS and e-mail as he has chosen.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { MESSAGE_KINDS, type MessageKind } from '../message-kinds.ts';

export interface Message {
  kind: MessageKind;
  title: Text;
  body: Text;
  /** A path on this site: the document that it is about. */
  link?: string;
}

/** All in one statement: this runs within other people's transactions. */
const TELL = `
  WITH whom AS (
    SELECT m.member_id, m.mobile, CASE WHEN m.is_email_proven THEN m.email END AS email,
      CASE WHEN m.language = 'en' THEN 'en' ELSE 'zh' END AS language,
      $8 OR coalesce(s.site, true) AS site, coalesce(s.sms, $9) AS sms, coalesce(s.email, $10) AS by_email
    FROM member m LEFT JOIN message_setting s ON s.member_id = m.member_id AND s.kind = $2
    WHERE m.member_id = $1
  ), told AS (
    INSERT INTO site_message (member_id, kind, title_zh, title_en, body_zh, body_en, link, created_at)
    SELECT member_id, $2, $3, $4, $5, $6, $7, $11 FROM whom WHERE site
  )
  INSERT INTO message_delivery (channel, recipient, language, title, body, link, due_at, created_at)
  SELECT way.channel, way.recipient, language, CASE language WHEN 'en' THEN $4 ELSE $3 END,
    CASE language WHEN 'en' THEN $6 ELSE $5 END, $7, $11, $11
  FROM whom CROSS JOIN LATERAL (VALUES ('sms', mobile, sms), ('email', email, by_email)) AS way (channel, recipient, is_on)
  WHERE way.is_on AND way.recipient IS NOT NULL`;

/**
 * In the transaction of what has happened: nothing is told of what is undone. SMS and e-mail leave after the commit
 * and are tried again when a provider fails (domain R5); e-mail goes to proven addresses only.
 */
export async function tellMember(
  work: Work,
  memberId: number,
  { kind, title, body, link }: Message,
): Promise<void> {
  const { isLocked, sms, email } = MESSAGE_KINDS[kind];
  work.write(
    TELL,
    [memberId, kind, title.zh, title.en, body.zh, body.en, link ?? null, isLocked, sms, email, work.now],
    'message-tell',
  );
}

/** What is told of a document: a title, and a sentence after the document's name. */
export interface Notice {
  title: Text;
  text: Text;
}

/** Chinese first. */
export const notice = (title: [string, string], text: [string, string]): Notice => ({
  title: { zh: title[0], en: title[1] },
  text: { zh: text[0], en: text[1] },
});

/** Tells each of them, with the reason behind the sentence where there is one. */
export async function tellOfDocument(
  work: Work,
  memberIds: readonly number[],
  { title, text }: Notice,
  about: { kind: Message['kind']; name: Text; reason: string; reasonName?: Text; link: string },
): Promise<void> {
  const { kind, name, reason, reasonName = { zh: '原因', en: 'Reason' }, link } = about;
  const body = {
    zh: `${name.zh}${text.zh && `：${text.zh}`}${reason && `\n${reasonName.zh}：${reason}`}`,
    en: `${name.en}${text.en && `: ${text.en}`}${reason && `\n${reasonName.en}: ${reason}`}`,
  };
  for (const memberId of memberIds) await tellMember(work, memberId, { kind, title, body, link });
}

/** Queues one SMS or e-mail, which may carry files, to where a member could be reached before, e.g. his former mobile. */
export async function writeTo(
  work: Work,
  { channel, recipient }: { channel: 'sms' | 'email'; recipient: string },
  memberId: number,
  { title, body, link, fileIds = [] }: Omit<Message, 'kind'> & { fileIds?: readonly number[] },
): Promise<void> {
  await work.query(
    `INSERT INTO message_delivery (channel, recipient, language, title, body, link, file_ids, due_at, created_at)
     SELECT $2, $3, language, CASE language WHEN 'en' THEN $5 ELSE $4 END,
       CASE language WHEN 'en' THEN $7 ELSE $6 END, $8, $10, $9, $9
     FROM (SELECT CASE WHEN language = 'en' THEN 'en' ELSE 'zh' END AS language FROM member WHERE member_id = $1) AS m`,
    [
      ...[memberId, channel, recipient, title.zh, title.en, body.zh, body.en, link ?? null, work.now],
      JSON.stringify(fileIds),
    ],
    'message-write',
  );
}
