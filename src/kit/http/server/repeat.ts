// Repeat protection of creating posts: the first reply is kept with the work it answers (domain R6).
import type { Work } from '#kit/db/work.ts';

/** The first reply to this request, or undefined when this is the first time. Waits for a twin that is still at work. */
export async function repeatedReply(
  work: Work,
  who: string,
  path: string,
  requestId: string,
): Promise<{ reply: unknown } | undefined> {
  const mine = await work.query(
    'INSERT INTO request_receipt (who, path, request_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [who, path, requestId],
    'repeat-claim',
  );
  return mine.length > 0 ? undefined : keptReply(work, who, path, requestId);
}

/** The first reply to this request where it has been answered; claims nothing. */
export async function keptReply(
  work: Work,
  who: string,
  path: string,
  requestId: string,
): Promise<{ reply: unknown } | undefined> {
  const [kept] = await work.query<{ reply: unknown }>(
    'SELECT reply FROM request_receipt WHERE who = $1 AND path = $2 AND request_id = $3',
    [who, path, requestId],
  );
  return kept;
}

export function rememberReply(
  work: Work,
  who: string,
  path: string,
  requestId: string,
  reply: unknown,
): void {
  work.write(
    'UPDATE request_receipt SET reply = $4 WHERE who = $1 AND path = $2 AND request_id = $3',
    [who, path, requestId, JSON.stringify(reply ?? null)],
    'repeat-keep',
  );
}
