// Takes pairs that the mall vouches for itself straight into the published ones: the demo's.

import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { PAIR, type PairRow } from './advance-pair.ts';
import { replacementPair } from './replacement.tables.ts';

/** Pairs that stand already are left as they are. @returns how many were taken */
export async function takePairs(
  work: Work,
  pairs: readonly Pick<PairRow, 'ofPartId' | 'byPartId' | 'evidence' | 'isPinEqual' | 'statement'>[],
): Promise<number> {
  if (pairs.length === 0) return 0;
  const made = await work.tx
    .insert(replacementPair)
    .values(
      pairs.map((pair) => ({
        ...pair,
        state: 'PUBLISHED' as const,
        createdAt: work.now,
        decidedAt: work.now,
      })),
    )
    .onConflictDoNothing()
    .returning();
  for (const { pairId } of made) {
    await writeStep(work, {
      docType: PAIR,
      docSn: String(pairId),
      from: null,
      event: 'publish',
      to: 'PUBLISHED',
      by: 'platform',
    });
  }
  return made.length;
}
