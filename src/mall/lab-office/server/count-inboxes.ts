// How much waits in each inbox of a laboratory for whoever looks, how much of it is late, and what is due today (domain-lab 4.2).
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import type { LabPoint } from '#mall/member/lab-roles.ts';
import type { Inbox } from '../lab-office.protocol.ts';
import { archiveInbox } from './keep-archive.ts';

/** As a room declares it beside its routes. */
export interface CountedInbox {
  /** That of the console's menu; several of one key are added up. */
  readonly key: string;
  /** Whoever has any of these has it. */
  readonly points: readonly LabPoint[];
  /** What stands behind FROM: rows of the laboratory `$1`, for the member `$2`, on the day `$3` of China. */
  readonly from: string;
  /** The column with the moment, or the day of China, by which a row is to be done; neither: none is late. */
  readonly dueAt?: string;
  readonly dueOn?: string;
}

const counted = ({ dueAt, dueOn }: CountedInbox): string => {
  const day = dueOn ?? (dueAt && `(${dueAt} AT TIME ZONE 'Asia/Shanghai')::date`);
  const late = dueOn ? `${dueOn} < $3::date` : `${dueAt} < $4`;
  return day
    ? `count(*) FILTER (WHERE ${late})::int AS late, count(*) FILTER (WHERE NOT ${late} AND ${day} = $3::date)::int AS today`
    : '0 AS late, 0 AS today';
};

/** @returns those of the reader's roles */
export const countInboxes =
  (declared: readonly CountedInbox[]) =>
  async (work: Work, staff: LabMember): Promise<{ inboxes: Inbox[] }> => {
    const sums = new Map<string, Inbox>();
    for (const one of [...declared, archiveInbox]) {
      if (!one.points.some((point) => mayInLab(staff, point))) continue;
      const [found] = await work.query<Omit<Inbox, 'key'>>(
        // every statement is given the same four, whether it names them or not
        `WITH given AS (SELECT $1::bigint, $2::bigint, $3::date, $4::timestamptz)
         SELECT count(*)::int AS waiting, ${counted(one)} FROM ${one.from}`,
        [staff.lab.labId, staff.memberId, dayInChina(work.now), work.now],
        `inbox-${one.key}-${one.points[0]}`,
      );
      const { waiting = 0, late = 0, today = 0 } = found ?? {};
      const sum = sums.get(one.key) ?? { key: one.key, waiting: 0, late: 0, today: 0 };
      sums.set(one.key, {
        ...{ key: one.key, waiting: sum.waiting + waiting },
        ...{ late: sum.late + late, today: sum.today + today },
      });
    }
    return { inboxes: [...sums.values()] };
  };
