// A certificate comes in: the keeper enters it, another person says what it makes of the equipment (domain-lab 2.6, 4.1).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { nextDueOf } from '#mall/instrument/due-cycle.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { equipmentProtocol } from '../equipment.protocol.ts';
import { verdictNames } from '../equipment-status.ts';
import { stateByDue } from '../start-gate.ts';
import { equipmentErrors } from './equipment.errors.ts';
import { equipmentCalibration } from './equipment.tables.ts';
import {
  type CalibrationInDatabase,
  type EquipmentInDatabase,
  equipmentLife,
  holdSeen,
  waitingOf,
} from './equipment-life.ts';
import { showEquipment } from './show-equipment.ts';

type Acts = Actions<typeof equipmentProtocol>;

/** No calibration is trusted longer: what lies behind is a slip of the pen. */
const MOST_MONTHS = 60;

export type Certificate = Pick<
  CalibrationInDatabase,
  'certificateNo' | 'calibratedBy' | 'doneOn' | 'dueDate' | 'results' | 'verdict' | 'narrowed' | 'fileId'
>;

/** Of one that is held. */
export async function enterCertificate(
  work: Work,
  actor: LabMember,
  row: EquipmentInDatabase,
  certificate: Certificate,
): Promise<EquipmentInDatabase> {
  const { equipId } = row;
  const done = await equipmentLife.advance(
    work,
    row,
    'calibrate',
    stepBy('keeper', actor, certificate.certificateNo),
  );
  await work.tx
    .insert(equipmentCalibration)
    .values({ ...certificate, equipId, state: 'ENTERED', enteredBy: actor.memberId, createdAt: work.now });
  return done;
}

/** @throws equipmentErrors.notFound, changedMeanwhile, notNow, waitsAlready, dayAhead, dueWrong, dueTooFar, narrowedMissing; httpErrors.notFound for a file */
export const calibrateEquipment: Acts['calibrate'] = async (work, actor, asked) => {
  const { certificateNo, calibratedBy, doneOn, results, verdict, fileIds } = asked;
  const row = await holdSeen(work, actor, asked);
  if (await waitingOf(work, row.equipId)) throw equipmentErrors.waitsAlready();
  if (doneOn > dayInChina(work.now)) throw equipmentErrors.dayAhead({ name: 'doneOn' });
  const dueDate = asked.dueDate || nextDueOf(doneOn, row.calEveryMonths);
  if (dueDate < doneOn) throw equipmentErrors.dueWrong({ name: 'dueDate' });
  if (dueDate > nextDueOf(doneOn, MOST_MONTHS)) throw equipmentErrors.dueTooFar({ name: 'dueDate' });
  if (verdict === 'LIMITED' && asked.narrowed.length === 0)
    throw equipmentErrors.narrowedMissing({ name: 'narrowed' });
  await requireFiles(work, actor.memberId, fileIds, { kinds: 'attachments' });
  const narrowed = verdict === 'LIMITED' ? asked.narrowed : null;
  const fileId = fileIds[0] ?? null;
  const certificate = { certificateNo, calibratedBy, doneOn, dueDate, results, verdict, narrowed, fileId };
  return showEquipment(work, actor, await enterCertificate(work, actor, row, certificate));
};

/** What waits of one that is held waits no more; nothing where nothing does. @param by who has looked at it */
export async function decideWaiting(
  work: Work,
  equipId: number,
  state: 'CONFIRMED' | 'REFUSED',
  by?: LabMember,
): Promise<void> {
  await work.tx
    .update(equipmentCalibration)
    .set({ state, confirmedBy: by?.memberId ?? null })
    .where(and(eq(equipmentCalibration.equipId, equipId), eq(equipmentCalibration.state, 'ENTERED')));
}

/** The certificate that waits, entered by somebody else. @throws equipmentErrors.noneWaits, samePerson */
async function requireWaiting(work: Work, { memberId }: LabMember, { equipId }: EquipmentInDatabase) {
  const waiting = await waitingOf(work, equipId);
  if (!waiting) throw equipmentErrors.noneWaits();
  if (waiting.enteredBy === memberId) throw equipmentErrors.samePerson();
  return waiting;
}

/** What its verdict makes of it: in use until its due day, whole or narrowed; or faulty. @throws equipmentErrors.noneWaits, samePerson, notNow */
export async function confirmCertificate(
  work: Work,
  actor: LabMember,
  row: EquipmentInDatabase,
): Promise<EquipmentInDatabase> {
  const { calibrationId, certificateNo, verdict, dueDate, narrowed } = await requireWaiting(work, actor, row);
  const isFit = verdict !== 'UNFIT';
  const set = isFit ? { dueDate, narrowed, checkedOn: dayInChina(work.now) } : {};
  const to = isFit ? stateByDue(dueDate, dayInChina(work.now)) : ('FAULTY' as const);
  const { zh, en } = verdictNames[verdict];
  const reasonText = { zh: `${certificateNo} · ${zh}`, en: `${certificateNo} · ${en}` };
  const done = await equipmentLife.advance(work, row, 'confirm', {
    ...stepBy('techLead', actor),
    ...{ to, set, detail: { calibrationId, verdict, reasonText } },
  });
  await decideWaiting(work, row.equipId, 'CONFIRMED', actor);
  return done;
}

/** @throws equipmentErrors.notFound, changedMeanwhile, noneWaits, samePerson, notNow */
export const confirmCalibration: Acts['confirm'] = async (work, actor, which) =>
  showEquipment(work, actor, await confirmCertificate(work, actor, await holdSeen(work, actor, which)));

/** @throws equipmentErrors.notFound, changedMeanwhile, noneWaits, samePerson, notNow */
export const refuseCalibration: Acts['refuse'] = async (work, actor, { reason, ...which }) => {
  const row = await holdSeen(work, actor, which);
  await requireWaiting(work, actor, row);
  const done = await equipmentLife.advance(work, row, 'refuse', stepBy('techLead', actor, reason));
  await decideWaiting(work, row.equipId, 'REFUSED', actor);
  return showEquipment(work, actor, done);
};
