// Keeps long lists of part numbers, so that their results have an address that can be shared.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, days } from '#kit/time/duration.ts';
import { splitNumbers } from '../part-numbers.ts';
import { MOST_NUMBERS, type replacementProtocol } from '../replacement.protocol.ts';
import { replacementErrors } from './replacement.errors.ts';
import { replacementList } from './replacement.tables.ts';

const LIST = 'replacementList';
const KEPT = days(30); // chosen: from the last time somebody has kept it

/** The same numbers give the same list. @throws replacementErrors.noNumbers */
export const keepList: Action<typeof replacementProtocol.keepList> = async (work, _actor, input) => {
  const partNos = splitNumbers(input.partNos.join('\n')).slice(0, MOST_NUMBERS);
  if (partNos.length === 0) throw replacementErrors.noNumbers({ name: 'partNos' });
  const listId = createHash('sha256').update(partNos.join('\n')).digest('hex').slice(0, 24);
  await work.tx
    .insert(replacementList)
    .values({ listId, partNos, createdAt: work.now })
    .onConflictDoNothing();
  await setTimer(work, LIST, listId, 'forget', after(work.now, KEPT));
  return { listId };
};

/** @throws replacementErrors.listGone */
export async function requireList(work: Work, listId: string): Promise<string[]> {
  const [row] = await work.tx.select().from(replacementList).where(eq(replacementList.listId, listId));
  if (!row) throw replacementErrors.listGone();
  return row.partNos;
}

export const forgetList: TimerHandler = {
  docType: LIST,
  event: 'forget',
  async fire(work, listId) {
    await work.tx.delete(replacementList).where(eq(replacementList.listId, listId));
  },
};
