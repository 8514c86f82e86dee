// The life of equipment on the server, whose it is, and who may do what with it.
import { and, eq } from 'drizzle-orm';
import { codeOf } from '#kit/db/failure.ts';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { Text } from '#kit/words/text.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import type { EquipmentButton } from '../equipment.protocol.ts';
import { equipmentProcess } from '../equipment-process.ts';
import { equipmentStatus } from '../equipment-status.ts';
import { equipmentErrors } from './equipment.errors.ts';
import { equipmentFell } from './equipment.events.ts';
import { equipment, equipmentCalibration } from './equipment.tables.ts';

export type EquipmentInDatabase = typeof equipment.$inferSelect;
export type CalibrationInDatabase = typeof equipmentCalibration.$inferSelect;

export const equipmentLife = life({
  docType: 'equipment',
  table: equipment,
  key: 'equipId',
  process: equipmentProcess,
  status: equipmentStatus,
  notNow: ({ state }) => equipmentErrors.notNow({ state }),
  changedMeanwhile: () => equipmentErrors.changedMeanwhile(),
  alreadyThere: () => equipmentErrors.numberTaken({ name: 'equipNo' }),
  tell: async (work, { action, before, row, mover }) => {
    if (row.state !== 'FAULTY' || before?.state === 'FAULTY') return;
    const { labId, equipId, equipNo, name } = row;
    const since = await heldSince(work, equipId);
    const cause = action === 'confirm' ? 'UNFIT' : 'FAULT';
    const reason = mover.reason || String((mover.detail?.reasonText as Text | undefined)?.zh ?? '');
    await work.emit(equipmentFell, { labId, equipId, equipNo, name, cause, reason, since });
  },
});

/** The day of its last calibration that found it fit, wholly or in part; null: there was none. */
async function heldSince(work: Work, equipId: number): Promise<string | null> {
  const [held] = await work.query<{ since: string | null }>(
    `SELECT max(done_on)::text AS since FROM equipment_calibration
     WHERE equip_id = $1 AND state = 'CONFIRMED' AND verdict <> 'UNFIT'`,
    [equipId],
    'equipment-held-since',
  );
  return held?.since ?? null;
}

/** As it was when its page was drawn, locked until this work ends. @throws equipmentErrors.notFound, changedMeanwhile */
export async function holdSeen(
  work: Work,
  { lab }: LabMember,
  { equipId, version }: { equipId: number; version: number },
): Promise<EquipmentInDatabase> {
  const row = await equipmentLife.hold(work, equipId, eq(equipment.labId, lab.labId));
  if (!row) throw equipmentErrors.notFound();
  if (row.version !== version) throw equipmentErrors.changedMeanwhile();
  return row;
}

/** The certificate that waits for another person's word. */
export async function waitingOf(work: Work, equipId: number): Promise<CalibrationInDatabase | undefined> {
  const [row] = await work.tx
    .select()
    .from(equipmentCalibration)
    .where(and(eq(equipmentCalibration.equipId, equipId), eq(equipmentCalibration.state, 'ENTERED')));
  return row;
}

/** A second one of the same number is refused at its number. */
export const onlyOnce = <T>(writing: Promise<T>): Promise<T> =>
  writing.catch((error: unknown) => {
    throw codeOf(error) === '23505' ? equipmentErrors.numberTaken({ name: 'equipNo' }) : error;
  });

/** @param waiting the certificate that waits, if any */
export function buttonsFor(
  work: Work,
  actor: LabMember,
  row: EquipmentInDatabase,
  waiting: CalibrationInDatabase | undefined,
): EquipmentButton[] {
  const of = (by: 'keeper' | 'techLead' | 'staff') =>
    equipmentLife.allowed(row, by, work.now) as EquipmentButton[];
  return [
    ...(mayInLab(actor, 'lab.equipment.confirm') && waiting && waiting.enteredBy !== actor.memberId
      ? of('techLead')
      : []),
    ...(mayInLab(actor, 'lab.equipment')
      ? of('keeper').filter((one) =>
          one === 'calibrate' ? !waiting : one !== 'check' || row.checkEveryDays !== null,
        )
      : []),
    ...of('staff'),
  ];
}
