// The life of a specimen on the server: numbered, sent and cancelled with its commission, found by whoever handles it; what runs by itself.
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { comeBackUnserved, takeIntoService } from '#mall/instrument/server/instrument.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { type ServiceNews, serviceMoved } from '#mall/testing/server/testing.events.ts';
import {
  findService,
  holdDeskService,
  newestVersion,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import {
  type SpecimenAction,
  type SpecimenActor,
  type SpecimenState,
  specimenProcess,
} from '../specimen-process.ts';
import { specimenStatus } from '../specimen-status.ts';
import { specimenErrors } from './specimen.errors.ts';
import { specimenMoved } from './specimen.events.ts';
import { specimen } from './specimen.tables.ts';
import { tellOfSpecimen } from './specimen-notices.ts';
import { specimenRules } from './specimen-rules.ts';

export type SpecimenRow = typeof specimen.$inferSelect;
export type SpecimenMover = StepBy<SpecimenActor>;

export const specimenLife = life({
  docType: 'specimen',
  table: specimen,
  key: 'specimenNo',
  process: specimenProcess,
  status: specimenStatus,
  allowed: (row: SpecimenRow, by) =>
    allowedActions(specimenProcess, row.state, by).filter(
      (action) => action !== 'gotBack' || row.returnCarrier !== '',
    ),
  notNow: ({ state }) => specimenErrors.notNow({ state }),
  changedMeanwhile: () => specimenErrors.changedMeanwhile(),
  derived: ({ state, holderId, holderName }) =>
    state === 'IN_TEST' ? { holderId, holderName } : { holderId: null, holderName: '' },
  timers: async (work, { action, before, row }) => {
    if (action === 'findAbnormal') return [{ event: 'giveUp', dueAt: required(row.decideBy) }];
    if (action === 'returnIt') {
      const { returnDays } = await specimenRules.find(work);
      return [{ event: 'gotBack', dueAt: after(work.now, days(returnDays)) }];
    }
    return row.state === before?.state ? undefined : [];
  },
  tell: async (work, { action, row, mover }) => {
    if (action === 'number') return;
    const { specimenNo, serviceSn, state, replacedBy } = row;
    await tellLedger(work, action, row);
    await tellOfSpecimen(work, action, row, mover);
    await work.emit(specimenMoved, {
      ...{ specimenNo, serviceSn, action, state, mover },
      replacedBy: action === 'sendMore' ? replacedBy : null,
    });
  },
});

/** The customer's ledger of instruments goes along (domain-lab 2.8). */
async function tellLedger(
  work: Work,
  action: SpecimenAction,
  { instrumentId, specimenNo }: Pick<SpecimenRow, 'instrumentId' | 'specimenNo'>,
): Promise<void> {
  if (instrumentId === null) return;
  if (action === 'receive' || action === 'findAbnormal')
    await takeIntoService(work, instrumentId, specimenNo);
  if (action === 'giveUp' || action === 'gotBack' || action === 'leaveThere')
    await comeBackUnserved(work, instrumentId, specimenNo);
}

/** Its commission is over: what is still in the laboratory's hands will not be served. */
async function endService(work: Work, serviceSn: string): Promise<void> {
  const there = await work.tx
    .select()
    .from(specimen)
    .where(
      and(
        eq(specimen.serviceSn, serviceSn),
        isNotNull(specimen.instrumentId),
        inArray(specimen.state, ['RECEIVED', 'ABNORMAL', 'IN_TEST', 'DONE', 'RETAINED']),
      ),
    )
    .orderBy(specimen.seq);
  for (const row of there) await tellLedger(work, 'gotBack', row);
}

/** One number for each line of the list: the commission's, and the line's place behind it. */
async function numberAll(work: Work, { serviceSn, mover }: ServiceNews): Promise<void> {
  const service = await findService(work, serviceSn);
  const { form } = await newestVersion(work, service);
  await specimenLife.beginAll(
    work,
    'number',
    form.specimens.map((one, at) => ({
      ...one,
      ...{ serviceSn, labId: required(service.labId), seq: at + 1 },
      specimenNo: `${serviceSn}-${String(at + 1).padStart(2, '0')}`,
    })),
    byOf(mover),
  );
}

const byOf = ({ by, ...mover }: ServiceNews['mover']): SpecimenMover => ({
  ...mover,
  by: by === 'customer' || by === 'lab' ? by : 'order',
});

/** All that stand in one of these states take the step, in their order. */
async function stepAll(
  work: Work,
  serviceSn: string,
  from: readonly SpecimenState[],
  action: SpecimenAction,
  mover: SpecimenMover,
): Promise<void> {
  const rows = await work.tx
    .select()
    .from(specimen)
    .where(and(eq(specimen.serviceSn, serviceSn), inArray(specimen.state, [...from])))
    .orderBy(specimen.seq)
    .for('no key update');
  for (const row of rows) await specimenLife.advance(work, row, action, mover);
}

/** What a step of the commission makes of its specimens. */
export const specimenListeners: readonly Listener[] = [
  listener(serviceMoved, async (work, news) => {
    const { action, serviceSn, state } = news;
    if (action === 'accept' || action === 'confirm') return numberAll(work, news);
    if (action === 'send') return stepAll(work, serviceSn, ['LABELLED'], 'send', byOf(news.mover));
    if (state !== 'CANCELLED' && state !== 'TERMINATED') return;
    await stepAll(work, serviceSn, ['LABELLED', 'IN_TRANSIT'], 'cancel', { by: 'order' });
    await endService(work, serviceSn);
  }),
];

/** The commission first, then the specimen, as all locks here. @throws specimenErrors.notFound, testingErrors.ownForm */
export async function holdSpecimen(
  work: Work,
  staff: LabMember,
  specimenNo: string,
): Promise<{ row: SpecimenRow; service: ServiceRow }> {
  const found = await findSpecimen(work, specimenNo, eq(specimen.labId, staff.lab.labId));
  const service = await holdDeskService(work, staff, found.serviceSn);
  const row = required(await specimenLife.hold(work, found.specimenNo));
  return { row, service };
}

/** By its own number, or by that of the sample request it came with: first the one that has not come yet. @throws specimenErrors.notFound */
export async function findSpecimen(work: Work, specimenNo: string, where?: SQL): Promise<SpecimenRow> {
  const [row] = await work.tx
    .select()
    .from(specimen)
    .where(and(or(eq(specimen.specimenNo, specimenNo), eq(specimen.sampleSn, specimenNo)), where))
    .orderBy(sql`${specimen.state} NOT IN ('LABELLED', 'IN_TRANSIT')`, desc(specimen.specimenId))
    .limit(1);
  if (!row) throw specimenErrors.notFound();
  return row;
}
