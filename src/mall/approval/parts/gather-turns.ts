// Puts together what waits for the reader in several rooms: a room that does not answer hides nothing of the others.
import { soonestFirst, TURN_DOCS, type Turn, type Turns } from '../turn.ts';

export interface GatheredTurns {
  /** The soonest due first. */
  turns: Turn[];
  /** All of them, those that are not shown too. */
  total: number;
  totals: Record<Turn['docType'], number>;
  /** Some room could not be asked. */
  isPartial: boolean;
}

/**
 * @param asked one call for each room that the reader may ask; those which he may not are left out
 * @throws what the calls threw when none of them answered
 */
export async function gatherTurns(
  asked: Partial<Record<Turn['docType'], () => Promise<Turns>>>,
): Promise<GatheredTurns> {
  const kinds = TURN_DOCS.filter((kind) => asked[kind]);
  const answers = await Promise.allSettled(kinds.map((kind) => asked[kind]!()));
  const failed = answers.filter((one) => one.status === 'rejected');
  if (failed.length > 0 && failed.length === answers.length) throw failed[0]!.reason;
  const totals = Object.fromEntries(TURN_DOCS.map((kind) => [kind, 0])) as GatheredTurns['totals'];
  const turns: Turn[] = [];
  for (const [i, answer] of answers.entries()) {
    if (answer.status === 'rejected') continue;
    totals[kinds[i]!] = answer.value.total;
    turns.push(...answer.value.turns);
  }
  return {
    turns: turns.toSorted(soonestFirst),
    total: Object.values(totals).reduce((sum, one) => sum + one, 0),
    totals,
    isPartial: failed.length > 0,
  };
}
