// Writes capabilities and their marks for the room that keeps the catalogue; what is on sale follows.
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Mark, Standing } from '../../ability-terms.ts';
import { readSearch, readStandardNumber } from '../../standard-number.ts';
import { abilityErrors } from '../ability.errors.ts';
import { capability, capabilityMark } from '../ability.tables.ts';
import { followCapabilities } from '../service/sell-services.ts';

const familyOf = (number: string): string =>
  (readSearch(number).numbers[0] ?? readStandardNumber(number))?.family ?? number;

export type CapabilityToKeep = Omit<
  typeof capability.$inferInsert,
  'capId' | 'alsoFamilies' | 'categoryIds' | 'standing'
>;

/** A new one, or the same otherwise from now on; offered. @param capId null: new @returns its capId @throws abilityErrors.numberTaken */
export async function putCapability(
  work: Work,
  capId: number | null,
  said: CapabilityToKeep,
): Promise<number> {
  const values = {
    ...said,
    alsoFamilies: (said.also ?? []).map(familyOf),
    standing: 'OFFERED' as const,
  };
  const [row] =
    capId === null
      ? await work.tx
          .insert(capability)
          .values(values)
          .onConflictDoNothing()
          .returning({ capId: capability.capId })
      : await work.tx
          .update(capability)
          .set(values)
          .where(eq(capability.capId, capId))
          .returning({ capId: capability.capId });
  if (!row) throw abilityErrors.numberTaken({ capNo: said.capNo });
  await followCapabilities(work, [row.capId]);
  return row.capId;
}

/** At once, on the shelf too. */
export async function setStanding(work: Work, capId: number, standing: Standing): Promise<void> {
  await work.tx.update(capability).set({ standing }).where(eq(capability.capId, capId));
  await followCapabilities(work, [capId]);
}

export interface MarkToGive {
  mark: Mark;
  from: Date;
  /** The first moment without it. */
  to: Date;
  scopeText: string;
}

/** Locks the capability, so that two marks of it are never given at once. @throws abilityErrors.markOverlaps (L13) */
export async function giveMark(work: Work, capId: number, { from, to, ...said }: MarkToGive): Promise<void> {
  await work.query('SELECT FROM capability WHERE cap_id = $1 FOR NO KEY UPDATE', [capId]);
  const [there] = await work.tx
    .select({ markId: capabilityMark.markId })
    .from(capabilityMark)
    .where(
      and(
        eq(capabilityMark.capId, capId),
        eq(capabilityMark.mark, said.mark),
        lt(capabilityMark.validFrom, to),
        gt(capabilityMark.validTo, from),
      ),
    );
  if (there) throw abilityErrors.markOverlaps({ name: 'fromDate', mark: said.mark });
  await work.tx.insert(capabilityMark).values({ capId, ...said, validFrom: from, validTo: to });
}

/** From now on; one that has not begun was never there. @returns what it was @throws abilityErrors.noMark */
export async function endMark(work: Work, capId: number, markId: number): Promise<{ mark: Mark }> {
  const [row] = await work.tx
    .select()
    .from(capabilityMark)
    .where(
      and(
        eq(capabilityMark.capId, capId),
        eq(capabilityMark.markId, markId),
        gt(capabilityMark.validTo, work.now),
      ),
    )
    .for('update');
  if (!row) throw abilityErrors.noMark();
  if (row.validFrom >= work.now)
    await work.tx.delete(capabilityMark).where(eq(capabilityMark.markId, markId));
  else
    await work.tx.update(capabilityMark).set({ validTo: work.now }).where(eq(capabilityMark.markId, markId));
  return required(row);
}
