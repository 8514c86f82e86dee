// Repeat protection: a post that comes with a requestId is answered like the first time; the reply is kept with the work it answers (domain R6).
import { createHash } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';
import { httpErrors } from '../refusal.ts';

/** One request of one caller, which may come again. */
export interface NamedRequest {
  who: string;
  path: string;
  requestId: string;
  /** Of what was sent. */
  bodyHash: string;
}

const LONGEST = 100;
const KEPT = days(7); // domain-operate 10

/** Each claim sweeps away some that are too old. */
const CLAIM = `
  WITH swept AS (
    DELETE FROM request_receipt WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM request_receipt WHERE created_at < $5 ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED)))
  INSERT INTO request_receipt (who, path, request_id, body_hash, created_at) VALUES ($1, $2, $3, $4, $6)
  ON CONFLICT DO NOTHING RETURNING 1`;

/**
 * The request that a body names; undefined where it names none.
 * @throws httpErrors.badInput for a name that is no text of 1 to 100 characters
 */
export function requestOf(raw: unknown, of: { who: string; path: string }): NamedRequest | undefined {
  const body = (raw ?? {}) as { requestId?: unknown };
  const { requestId } = body;
  if (requestId === undefined || requestId === null || requestId === '') return undefined;
  if (typeof requestId !== 'string' || requestId.length > LONGEST)
    throw httpErrors.badInput({ name: 'requestId' });
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(body))
    hash.update(name).update(Buffer.isBuffer(value) ? value : JSON.stringify(value ?? null));
  return { ...of, requestId, bodyHash: hash.digest('base64url') };
}

/**
 * The first reply to this request, or undefined when this is the first time. Waits for a twin that is still at work.
 * @throws httpErrors.requestIdReused when something else was asked under the same name
 */
export async function repeatedReply(
  work: Work,
  request: NamedRequest,
): Promise<{ reply: unknown } | undefined> {
  const { who, path, requestId, bodyHash } = request;
  const mine = await work.query(
    CLAIM,
    [who, path, requestId, bodyHash, after(work.now, -KEPT), work.now],
    'repeat-claim',
  );
  return mine.length > 0 ? undefined : keptReply(work, request);
}

/** The first reply to this request where it has been answered; claims nothing. @throws as `repeatedReply` */
export async function keptReply(
  work: Work,
  { who, path, requestId, bodyHash }: NamedRequest,
): Promise<{ reply: unknown } | undefined> {
  const [kept] = await work.query<{ reply: unknown; bodyHash: string | null }>(
    `SELECT reply, body_hash AS "bodyHash" FROM request_receipt WHERE who = $1 AND path = $2 AND request_id = $3`,
    [who, path, requestId],
  );
  if (kept && kept.bodyHash !== null && kept.bodyHash !== bodyHash) throw httpErrors.requestIdReused();
  return kept;
}

export function rememberReply(work: Work, { who, path, requestId }: NamedRequest, reply: unknown): void {
  work.write(
    'UPDATE request_receipt SET reply = $4 WHERE who = $1 AND path = $2 AND request_id = $3',
    [who, path, requestId, JSON.stringify(reply ?? null)],
    'repeat-keep',
  );
}
