// The keeper enters, changes and checks equipment, sends it away and puts it out of use; whoever works there reports a fault.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { equipmentProtocol } from '../equipment.protocol.ts';
import { stateByDue } from '../start-gate.ts';
import { decideWaiting } from './calibrate-equipment.ts';
import { equipmentErrors } from './equipment.errors.ts';
import { type EquipmentInDatabase, equipmentLife, holdSeen, onlyOnce } from './equipment-life.ts';
import { listPlaces, showEquipment } from './show-equipment.ts';

type Acts = Actions<typeof equipmentProtocol>;
/** What is written of one. */
export type Written = Omit<
  EquipmentInDatabase,
  | ('equipId' | 'labId' | 'narrowed' | 'checkedOn' | 'state' | 'version' | 'createdAt' | 'updatedAt')
  | 'dueDate'
>;

/** @throws equipmentErrors.otherPlace where site or group is not the laboratory's, or the group works at another site */
async function requireOwnPlace(
  work: Work,
  actor: LabMember,
  { siteId, groupId }: Pick<Written, 'siteId' | 'groupId'>,
): Promise<void> {
  const { sites, groups } = await listPlaces(work, actor, {});
  if (!sites.some((one) => one.siteId === siteId)) throw equipmentErrors.otherPlace({ name: 'siteId' });
  if (groupId !== null && !groups.some((one) => one.groupId === groupId && one.siteId === siteId))
    throw equipmentErrors.otherPlace({ name: 'groupId' });
}

/** @param more a last day of its calibration that is known already, and of a check. @throws equipmentErrors.numberTaken */
export const enterOne = (
  work: Work,
  actor: LabMember,
  written: Written,
  more: Pick<EquipmentInDatabase, 'dueDate'> & Partial<Pick<EquipmentInDatabase, 'checkedOn'>>,
): Promise<EquipmentInDatabase> => {
  const state = stateByDue(more.dueDate, dayInChina(work.now));
  return equipmentLife.begin(
    work,
    'enter',
    { ...written, ...more, labId: actor.lab.labId, state },
    stepBy('keeper', actor),
  );
};

/** @throws equipmentErrors.otherPlace, numberTaken */
export const enterEquipment: Acts['enter'] = async (work, actor, asked) => {
  const { requestId: _requestId, dueDate, ...written } = asked;
  await requireOwnPlace(work, actor, written);
  return showEquipment(work, actor, await enterOne(work, actor, written, { dueDate: dueDate || null }));
};

/** @throws equipmentErrors.notFound, changedMeanwhile, notNow, otherPlace, numberTaken */
export const changeEquipment: Acts['change'] = async (work, actor, { equipId, version, ...set }) => {
  const row = await holdSeen(work, actor, { equipId, version });
  await requireOwnPlace(work, actor, set);
  const before = Object.fromEntries(Object.keys(set).map((name) => [name, row[name as keyof typeof set]]));
  const detail = { before };
  const done = onlyOnce(
    equipmentLife.advance(work, row, 'change', { ...stepBy('keeper', actor), set, detail }),
  );
  return showEquipment(work, actor, await done);
};

/** @throws equipmentErrors.notFound, changedMeanwhile, notNow */
export const checkEquipment: Acts['check'] = async (work, actor, { note, ...which }) => {
  const row = await holdSeen(work, actor, which);
  const set = { checkedOn: dayInChina(work.now) };
  const mover = { ...stepBy('keeper', actor, note), set };
  return showEquipment(work, actor, await equipmentLife.advance(work, row, 'check', mover));
};

const moves =
  (action: 'sendOff' | 'unseal' | 'repair' | 'seal' | 'scrap' | 'fault') =>
  async (
    work: Work,
    actor: LabMember,
    { reason = '', ...which }: { equipId: number; version: number; reason?: string },
  ) => {
    const row = await holdSeen(work, actor, which);
    const by = action === 'fault' ? ('staff' as const) : ('keeper' as const);
    const done = await equipmentLife.advance(work, row, action, stepBy(by, actor, reason));
    // A certificate that waits is worth nothing once its equipment is taken away for another reason.
    if (row.state === 'IN_CALIBRATION') await decideWaiting(work, row.equipId, 'REFUSED');
    return showEquipment(work, actor, done);
  };

/** Each @throws equipmentErrors.notFound, changedMeanwhile, notNow */
export const equipmentMoves = {
  ...{ sendOff: moves('sendOff'), unseal: moves('unseal'), repair: moves('repair') },
  ...{ seal: moves('seal'), scrap: moves('scrap'), fault: moves('fault') },
};
