// Each morning: what has fallen overdue moves on, and the keepers hear of what is due, once a day however much it is.
import { and, eq, lt } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { REMINDS } from '../start-gate.ts';
import { equipment } from './equipment.tables.ts';
import { equipmentLife } from './equipment-life.ts';

const DAILY = { docType: 'equipmentDaily', event: 'tend' } as const;
const AT_ONCE = 200; // chosen

export const equipmentTimer: TimerHandler = {
  ...DAILY,
  async fire(work, docSn) {
    await remind(work);
    const morning = new Date(`${dayInChina(work.now)}T08:00:00+08:00`);
    const next = morning > work.now ? morning : after(morning, days(1));
    await setTimer(work, DAILY.docType, docSn, DAILY.event, next);
  },
  /** What fails or is lost the next morning makes good. */
  async afterwards(workshop) {
    while ((await moveOn(workshop)) === AT_ONCE);
  },
};

/** @returns how many moved */
const moveOn = (workshop: Workshop): Promise<number> =>
  workshop.inTransaction('zh', async (work) => {
    const rows = await work.tx
      .select()
      .from(equipment)
      .where(and(eq(equipment.state, 'IN_USE'), lt(equipment.dueDate, dayInChina(work.now))))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    for (const row of rows) await equipmentLife.advance(work, row, 'fallOverdue', { by: 'system' });
    return rows.length;
  });

type Due = { labId: number; left: number | null; count: number; name: string };

/** By laboratory: how many days are left of what; `left` null: checks of today. */
async function remind(work: Work): Promise<void> {
  const found = await work.query<Due>(
    `SELECT lab_id AS "labId", due_date - $1::date AS left, count(*)::int AS count, min(equip_no || ' ' || name) AS name
     FROM equipment WHERE state IN ('IN_USE', 'OVERDUE') AND due_date - $1::date = ANY($2::int[]) GROUP BY 1, 2
     UNION ALL
     SELECT lab_id, NULL, count(*)::int, min(equip_no || ' ' || name)
     FROM equipment WHERE state = 'IN_USE' AND coalesce(checked_on + check_every_days::int, $1::date) <= $1::date
       AND check_every_days IS NOT NULL GROUP BY 1 ORDER BY 1, 2`,
    [dayInChina(work.now), [...REMINDS]],
    'equipment-due',
  );
  for (const [labId, all] of Map.groupBy(found, (one) => one.labId)) {
    const keepers = await colleaguesWith(work, { labId, role: 'keeper' });
    const says = (language: 'zh' | 'en') => all.map(sentence[language]).join(language === 'zh' ? '；' : '; ');
    const sum = all.reduce((count, one) => count + one.count, 0);
    const isChecks = all.every(({ left }) => left === null);
    await tellOfDocument(
      work,
      keepers.map(({ memberId }) => memberId),
      notice(['设备校准与核查提醒', 'Equipment is due'], [`${says('zh')}。`, `${says('en')}.`]),
      {
        kind: 'report',
        name: {
          zh: `${sum} 台设备`,
          en: sum === 1 ? 'One piece of equipment' : `${sum} pieces of equipment`,
        },
        reason: '',
        link: `/lab/equipment/list?due=${isChecks ? 'check' : '30'}`,
      },
    );
  }
}

const sentence = {
  zh: ({ left, count, name }: Due) =>
    `${name}${count > 1 ? `等 ${count} 台` : ''}${left === null ? '今天须核查' : left > 0 ? `的校准还有 ${left} 天到期` : left === 0 ? '的校准今天到期' : `的校准已超期 ${-left} 天`}`,
  en: ({ left, count, name }: Due) =>
    `${name}${count > 1 ? ` and ${count - 1} more` : ''}: ${left === null ? 'to be checked today' : left > 0 ? `calibration due in ${left} days` : left === 0 ? 'calibration due today' : `calibration overdue for ${-left} days`}`,
};
