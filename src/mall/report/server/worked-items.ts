// The items of a report as the bench knows them: what was done, by whom, with what.
import type { Work } from '#kit/db/work.ts';
import { type WorkedItem as Benched, itemsOf } from '#mall/bench/server/bench.ts';
import type { SourceItem } from '../compose-report.ts';
import type { ItemState } from '../report-process.ts';

export interface WorkedItem extends SourceItem {
  itemId: number;
  state: ItemState;
  reportKey: string;
  /** Null: of no group. */
  groupId: number | null;
  /** Whoever has tested it, also before it was tested again. */
  engineerIds: readonly number[];
  /** Why a run ended before the ordered time. */
  early: string;
  /** Equipment whose calibration had ended when it was used. */
  overdue: readonly string[];
}

/** Those that belong to one report and are not cancelled, in their order. */
export async function workedItems(work: Work, serviceSn: string, reportKey: string): Promise<WorkedItem[]> {
  const all = await itemsOf(work, serviceSn);
  return all.filter((one) => one.reportKey === reportKey).map(workedItem);
}

function workedItem({
  capability,
  capId,
  room,
  sheet,
  filled,
  equipment,
  engineers,
  ...one
}: Benched): WorkedItem {
  return {
    ...{ itemId: one.itemId, state: one.state, reportKey: one.reportKey, seq: one.seq },
    ...{ groupId: one.groupId, early: one.early },
    ...{ specimenNos: one.specimenNos, conditions: one.conditions, limits: one.limits, rule: one.rule },
    ...{ verdict: one.verdict, startedAt: one.startedAt, doneAt: one.doneAt },
    ...{ recordHash: one.recordHash, photoIds: one.photoIds },
    capability: { ...capability, capId, isSubcontracted: false },
    engineers: engineers.map(({ name }) => name),
    engineerIds: engineers.map(({ memberId }) => memberId),
    sheet: sheet && filled ? { definition: sheet, values: one.values, filled } : null,
    equipment: equipment.map(({ equipNo, name, certificateNo, dueDate }) => ({
      ...{ equipNo, name, certificateNo, dueDate },
    })),
    overdue: equipment.filter(({ wasOverdue }) => wasOverdue).map(({ equipNo }) => equipNo),
    environment: room
      ? { tempC: [room.tempC, room.tempC], rh: [room.rh, room.rh] }
      : { tempC: null, rh: null },
  };
}
