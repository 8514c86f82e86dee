// The front door of the equipment room: which equipment may start something today, and why another may not.
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import type { EquipmentClass, Quantity } from '../equipment-classes.ts';
import type { EquipmentState } from '../equipment-process.ts';
import { whyNotToday } from '../start-gate.ts';

export { type EquipmentFell, equipmentFell } from './equipment.events.ts';

export interface EquipmentToday {
  equipId: number;
  equipNo: string;
  name: string;
  model: string;
  class: EquipmentClass;
  /** What it may be used for: less than it could, after a LIMITED certificate. */
  quantities: Quantity[];
  /** The certificate that holds; null: there is none. */
  calibrationId: number | null;
  certificateNo: string | null;
  /** A day of China. */
  dueDate: string | null;
  /** Null: it may start. */
  why: Text | null;
}

type Found = Omit<EquipmentToday, 'why'> & {
  state: EquipmentState;
  checkEveryDays: number | null;
  checkedOn: string | null;
};

/**
 * All of a laboratory's equipment that is not scrapped, those first that may start now.
 * @param of `class`: only of that class · `groupId`: that group's, and what its whole site uses · `equipIds`: only these ·
 * `until`: the moment at which what is started will have ended
 */
export async function equipmentToday(
  work: Work,
  of: {
    labId: number;
    class?: EquipmentClass;
    groupId?: number;
    equipIds?: readonly number[];
    until?: Date;
  },
): Promise<EquipmentToday[]> {
  const found = await work.query<Found>(
    `SELECT e.equip_id AS "equipId", e.equip_no AS "equipNo", e.name, e.model, e.class,
            coalesce(e.narrowed, e.quantities) AS quantities, c.calibration_id AS "calibrationId",
            c.certificate_no AS "certificateNo", e.due_date::text AS "dueDate", e.state,
            e.check_every_days AS "checkEveryDays", e.checked_on::text AS "checkedOn"
     FROM equipment e
     LEFT JOIN LATERAL (
       SELECT calibration_id, certificate_no FROM equipment_calibration c
       WHERE c.equip_id = e.equip_id AND c.state = 'CONFIRMED' ORDER BY c.done_on DESC, calibration_id DESC LIMIT 1
     ) c ON true
     WHERE e.lab_id = $1 AND e.state <> 'SCRAPPED' AND ($2::text IS NULL OR e.class = $2)
       AND ($3::bigint IS NULL OR e.group_id = $3
            OR (e.group_id IS NULL AND e.site_id = (SELECT site_id FROM lab_group WHERE group_id = $3)))
       AND ($4::bigint[] IS NULL OR e.equip_id = ANY($4))
     ORDER BY e.equip_no`,
    [of.labId, of.class ?? null, of.groupId ?? null, of.equipIds ?? null],
    'equipment-today',
  );
  const today = dayInChina(work.now);
  const until = of.until && of.until > work.now ? dayInChina(of.until) : today;
  return found
    .map(({ state, checkEveryDays, checkedOn, ...one }) => ({
      ...one,
      why: whyNotToday({ state, checkEveryDays, checkedOn, dueDate: one.dueDate }, today, until),
    }))
    .sort((a, b) => Number(a.why !== null) - Number(b.why !== null));
}

export interface RoomNow {
  room: string;
  at: Date;
  tempC: number;
  rh: number;
}

/** The newest reading of each room of a site that was read since; by room. */
export const roomsNow = (
  work: Work,
  { siteId, since }: { siteId: number; since: Date },
): Promise<RoomNow[]> =>
  work.query(
    `SELECT DISTINCT ON (room) room, at, temp_c::float8 AS "tempC", rh::float8 AS rh
     FROM environment_reading WHERE site_id = $1 AND at > $2 AND at <= $3 ORDER BY room, at DESC`,
    [siteId, since, work.now],
    'environment-now',
  );
