// The life of a standard's edition on the server: what comes into force takes the place of those that it replaces.
import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { standardProcess } from '../../standard-process.ts';
import { standardStatus } from '../../standard-status.ts';
import { abilityErrors } from '../ability.errors.ts';
import { standard } from '../ability.tables.ts';
import { followStandards } from '../service/sell-services.ts';

export type StandardRow = typeof standard.$inferSelect;

export const standardLife = life({
  docType: 'standard',
  table: standard,
  key: 'standardId',
  process: standardProcess,
  status: standardStatus,
  notNow: ({ state }) => abilityErrors.standardNotNow({ state }),
  changedMeanwhile: () => abilityErrors.changedMeanwhile(),
  alreadyThere: () => abilityErrors.standardThere(),
});

/** From today on; what used the former editions is offered no more until it names this one. @throws abilityErrors.standardNotNow */
export async function enforceStandard(
  work: Work,
  row: StandardRow,
  mover: StepBy<'lead'>,
): Promise<StandardRow> {
  const today = dayInChina(work.now);
  const former = await work.tx
    .select()
    .from(standard)
    .where(inArray(standard.standardId, row.replacesIds))
    .orderBy(standard.standardId)
    .for('no key update');
  for (const one of former)
    if (one.state === 'IN_FORCE')
      await standardLife.advance(work, one, 'supersede', {
        by: 'system',
        set: { replacedById: row.standardId, supersededOn: today },
      });
  const done = await standardLife.advance(work, row, 'enforce', { ...mover, set: { inForceFrom: today } });
  await followStandards(work, row.replacesIds);
  return done;
}

/** What uses it is offered no more. @throws abilityErrors.standardNotNow */
export async function withdrawStandard(
  work: Work,
  row: StandardRow,
  mover: StepBy<'lead'>,
): Promise<StandardRow> {
  const done = await standardLife.advance(work, row, 'withdraw', mover);
  await followStandards(work, [row.standardId]);
  return done;
}
