// A WeChat user without an account holds a ticket while he proves a mobile: good once, and for ten minutes.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { hashOf } from './issue-tokens.ts';
import type { WeChatUser } from './wechat-provider.ts';

const BIND_TICKET_LIFE = minutes(10); // chosen: as long as an SMS code

const KEEP = `
  WITH swept AS (
    DELETE FROM bind_ticket WHERE ticket_id IN
      (SELECT ticket_id FROM bind_ticket WHERE expires_at <= $4 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED))
  INSERT INTO bind_ticket (key_hash, wechat, expires_at) VALUES ($1, $2, $3)`;

/** Keeps one as a hash, and forgets some that are over. Returns the key for the browser. */
export async function issueBindTicket(work: Work, user: WeChatUser): Promise<string> {
  const bindKey = randomBytes(32).toString('base64url');
  const until = after(work.now, BIND_TICKET_LIFE);
  await work.query(KEEP, [hashOf(bindKey), JSON.stringify(user), until, work.now], 'bind-ticket-keep');
  return bindKey;
}

/** Who waits; undefined for a key that is unknown, used or over. */
export async function findBindTicket(work: Work, bindKey: string): Promise<WeChatUser | undefined> {
  const [row] = await work.query<{ wechat: WeChatUser }>(
    'SELECT wechat FROM bind_ticket WHERE key_hash = $1 AND expires_at > $2',
    [hashOf(bindKey), work.now],
    'bind-ticket-find',
  );
  return row?.wechat;
}

/** The same, and uses it up within this work. */
export async function spendBindTicket(work: Work, bindKey: string): Promise<WeChatUser | undefined> {
  const [row] = await work.query<{ wechat: WeChatUser }>(
    'DELETE FROM bind_ticket WHERE key_hash = $1 AND expires_at > $2 RETURNING wechat',
    [hashOf(bindKey), work.now],
    'bind-ticket-spend',
  );
  return row?.wechat;
}
