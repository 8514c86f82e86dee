// The customer's word about specimens: what becomes of an abnormal one, and that one has come back; and what happens when he says nothing.
import { eq, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { findOwnService, holdService, type ServiceRow } from '#mall/testing/server/testing.ts';
import type { specimenProtocol } from '../specimen.protocol.ts';
import type { SpecimenAction } from '../specimen-process.ts';
import { type Decision, decisions } from '../specimen-terms.ts';
import { tellArrival } from './act-on-specimen.ts';
import { appendCustody } from './custody.ts';
import { specimenErrors } from './specimen.errors.ts';
import { specimen } from './specimen.tables.ts';
import { findSpecimen, type SpecimenMover, type SpecimenRow, specimenLife } from './specimen-life.ts';

type Acts = Actions<typeof specimenProtocol>;

/** The commission first, then the specimen. @throws specimenErrors.notFound, changedMeanwhile */
async function holdOwn(
  work: Work,
  member: Member,
  { specimenNo, version }: { specimenNo: string; version: number },
): Promise<{ row: SpecimenRow; service: ServiceRow }> {
  const { serviceSn } = await findSpecimen(work, specimenNo);
  await findOwnService(work, member, serviceSn);
  const service = await holdService(work, serviceSn);
  const row = required(await specimenLife.hold(work, specimenNo));
  if (row.version !== version) throw specimenErrors.changedMeanwhile();
  return { row, service };
}

const LEADS: Record<Decision, SpecimenAction> = {
  ...{ TEST_ANYWAY: 'testAnyway', SEND_MORE: 'sendMore', RETURN: 'giveUp' },
};

/** @throws specimenErrors.notFound, changedMeanwhile, notNow */
export const decideAbnormal: Acts['decide'] = async (work, member, input) => {
  const { decision } = input;
  const { row, service } = await holdOwn(work, member, input);
  specimenLife.require(work, row, LEADS[decision], 'customer');
  const mover = stepBy('customer', member, decisions[decision][work.language]);
  const replacedBy = decision === 'SEND_MORE' ? await numberAnother(work, row, mover) : null;
  const moved = await specimenLife.advance(work, row, LEADS[decision], {
    ...mover,
    set: { decision, replacedBy },
  });
  await tellArrival(work, service, mover);
  return { specimenNo: moved.specimenNo, state: moved.state, replacedBy: replacedBy ?? '' };
};

/** One like it, behind the last of its commission. */
async function numberAnother(work: Work, row: SpecimenRow, mover: SpecimenMover): Promise<string> {
  const { serviceSn, labId, name, model, maker, qty, unit, hazard, note, instrumentId } = row;
  const { seq } = only(
    await work.tx
      .select({ seq: sql<number>`max(${specimen.seq}) + 1` })
      .from(specimen)
      .where(eq(specimen.serviceSn, serviceSn)),
  );
  const specimenNo = `${serviceSn}-${String(seq).padStart(2, '0')}`;
  await specimenLife.begin(
    work,
    'number',
    {
      ...{ specimenNo, serviceSn, labId, seq, name, model, maker, qty, unit, hazard, note, instrumentId },
      ...{ serialNo: row.serialNo, lotNo: row.lotNo, dateCode: row.dateCode },
    },
    mover,
  );
  return specimenNo;
}

/** The customer has it in his hands. @throws specimenErrors.notFound, changedMeanwhile, notNow */
export const sayGotBack: Acts['gotBack'] = async (work, member, input) => {
  const { row } = await holdOwn(work, member, input);
  const { specimenNo, state } = await endReturn(work, row, stepBy('customer', member), member);
  return { specimenNo, state, replacedBy: '' };
};

/** @param member undefined: nobody has said so for too long */
async function endReturn(
  work: Work,
  row: SpecimenRow,
  mover: SpecimenMover,
  member?: Member,
): Promise<SpecimenRow> {
  const moved = await specimenLife.advance(work, row, 'gotBack', mover);
  await appendCustody(work, member, row.specimenNo, {
    ...{ act: 'GOT_BACK', fromWhom: `${row.returnCarrier} ${row.returnNo}`.trim(), toWhom: '', place: '' },
    ...{ qty: row.qty, condition: '', photoIds: [], deviceAt: null, scanId: `got-back-${row.specimenNo}` },
  });
  return moved;
}

/** The commission first, as all locks here. */
async function hold(work: Work, specimenNo: string): Promise<SpecimenRow | undefined> {
  const { serviceSn } = await findSpecimen(work, specimenNo);
  await holdService(work, serviceSn);
  return specimenLife.hold(work, specimenNo);
}

/** Silence sends an abnormal one back; what was sent back is taken as received. */
export const specimenTimers = specimenLife.onTime(hold, {
  giveUp: async (work, row) => {
    const mover = { by: 'system' } as const;
    await specimenLife.advance(work, row, 'giveUp', { ...mover, set: { decision: 'RETURN' } });
    await tellArrival(work, await holdService(work, row.serviceSn), mover);
  },
  gotBack: (work, row) => endReturn(work, row, { by: 'system' }),
});
