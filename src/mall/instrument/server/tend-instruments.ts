// Each morning: what comes due or falls overdue moves on, and its owner hears of it, once a day however many they are (domain-lab 2.8).
import { and, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { REMINDS, SOON_DAYS } from '../due-cycle.ts';
import { instrument } from './instrument.tables.ts';
import { type InstrumentRow, instrumentLife, stateToday } from './instrument-life.ts';

const DAILY = { docType: 'instruments', event: 'tend' } as const;
const AT_ONCE = 200; // chosen

export const instrumentTimer: TimerHandler = {
  ...DAILY,
  async fire(work, docSn) {
    await remind(work);
    const morning = new Date(`${dayInChina(work.now)}T08:00:00+08:00`);
    await setTimer(
      work,
      DAILY.docType,
      docSn,
      DAILY.event,
      morning > work.now ? morning : after(morning, days(1)),
    );
  },
  /** What fails or is lost the next morning makes good. */
  async afterwards(workshop) {
    while ((await moveOn(workshop)) === AT_ONCE);
  },
};

/** @returns how many moved */
const moveOn = (workshop: Workshop): Promise<number> =>
  workshop.inTransaction('zh', async (work) => {
    const today = dayInChina(work.now);
    const rows = await work.tx
      .select()
      .from(instrument)
      .where(
        sql`(${and(sql`${instrument.state} = 'VALID'`, lte(instrument.nextDueDate, dayAfter(today, SOON_DAYS)))})
          OR (${and(inArray(instrument.state, ['VALID', 'DUE_SOON']), lt(instrument.nextDueDate, today))})`,
      )
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    for (const row of rows) {
      const action = stateToday(work, row) === 'OVERDUE' ? 'fallOverdue' : 'comeDue';
      await instrumentLife.advance(work, row, action, { by: 'system' });
    }
    return rows.length;
  });

/** Whoever looks after the ledger hears of it at once. */
export async function tellOutOfTolerance(work: Work, row: InstrumentRow): Promise<void> {
  const [owner] = await work.query<{ memberId: number }>(
    `SELECT coalesce(e.main_member_id, i.member_id) AS "memberId"
     FROM instrument i LEFT JOIN enterprise e USING (enterprise_id) WHERE i.instrument_id = $1`,
    [row.instrumentId],
    'instrument-owner',
  );
  const { name, model, serialNo, lastReportNo, instrumentId } = row;
  await tellOfDocument(
    work,
    owner ? [owner.memberId] : [],
    notice(
      ['仪器超差', 'An instrument is out of tolerance'],
      [
        `报告 ${lastReportNo} 判定不合格。请停用，并追溯上次合格以来的测量结果。`,
        `Report ${lastReportNo} says so. Please put it out of use and look at what was measured with it since it last passed.`,
      ],
    ),
    {
      kind: 'report',
      name: { zh: `${name} ${model} ${serialNo}`, en: `${name} ${model} ${serialNo}` },
      reason: '',
      link: `/member/instrument/detail?instrumentId=${instrumentId}`,
    },
  );
}

/** By owner, and how many days are left. */
async function remind(work: Work): Promise<void> {
  const today = dayInChina(work.now);
  const found = await work.query<{ memberId: number; left: number; count: number; name: string }>(
    `SELECT coalesce(e.main_member_id, i.member_id) AS "memberId", i.next_due_date - $1::date AS left,
            count(*)::int AS count, min(i.name || ' ' || i.model) AS name
     FROM instrument i LEFT JOIN enterprise e USING (enterprise_id)
     WHERE i.state IN ('VALID', 'DUE_SOON', 'OVERDUE') AND i.next_due_date - $1::date = ANY($2::int[])
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [today, [...REMINDS]],
    'instruments-due',
  );
  for (const [memberId, all] of Map.groupBy(found, (one) => one.memberId)) {
    const sum = all.reduce((count, one) => count + one.count, 0);
    const says = (language: 'zh' | 'en') =>
      all
        .map(({ left, count, name }) => sentence[language](left, count, name))
        .join(language === 'zh' ? '；' : '; ');
    await tellOfDocument(
      work,
      [memberId],
      notice(['仪器检定/校准提醒', 'Instruments are due'], [`${says('zh')}。`, `${says('en')}.`]),
      {
        kind: 'report',
        name: { zh: `${sum} 台仪器`, en: sum === 1 ? 'One instrument' : `${sum} instruments` },
        reason: '',
        link: '/member/instrument/list?due=60',
      },
    );
  }
}

const sentence = {
  zh: (left: number, count: number, name: string) =>
    `${name}${count > 1 ? `等 ${count} 台` : ''}${left > 0 ? `还有 ${left} 天到期` : left === 0 ? '今天到期' : `已超期 ${-left} 天`}`,
  en: (left: number, count: number, name: string) =>
    `${name}${count > 1 ? ` and ${count - 1} more` : ''}: ${left > 0 ? `due in ${left} days` : left === 0 ? 'due today' : `overdue for ${-left} days`}`,
};
