// The due days of what is in use, as a calendar that every calendar program takes (RFC 5545).
import { and, asc, isNotNull, sql } from 'drizzle-orm';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayAfter } from '#kit/time/day-in-china.ts';
import type { instrumentProtocol } from '../instrument.protocol.ts';
import { serviceNames } from '../instrument-status.ts';
import { instrument } from './instrument.tables.ts';
import { ownInstruments } from './instrument-life.ts';

const DAY = 24 * 3600; // seconds
const REMINDED = [30, 7]; // days before

export const dueCalendar: Actions<typeof instrumentProtocol>['calendar'] = async (work, member) => {
  const zh = work.language === 'zh';
  const rows = await work.tx
    .select()
    .from(instrument)
    .where(
      and(
        ownInstruments(member),
        isNotNull(instrument.nextDueDate),
        sql`${instrument.state} IN ('VALID', 'DUE_SOON', 'OVERDUE')`,
      ),
    )
    .orderBy(asc(instrument.nextDueDate), asc(instrument.instrumentId));
  const name = zh ? '仪器到期' : 'Instruments due';
  const calendar = ical({ name, prodId: '//Yuancai//Instruments//EN', method: ICalCalendarMethod.PUBLISH });
  for (const row of rows) {
    const due = row.nextDueDate ?? '';
    const facts = [row.ownNo, row.model, row.serialNo, row.place, row.keeper].filter(Boolean);
    const event = calendar.createEvent({
      id: `instrument-${row.instrumentId}@yuancai`,
      stamp: work.now,
      start: `${due}T00:00:00`,
      end: `${dayAfter(due, 1)}T00:00:00`,
      allDay: true,
      summary: `${row.name} ${row.model} ${serviceNames[row.service][work.language]}${zh ? '到期' : ' due'}`,
      description: facts.join(' · '),
    });
    for (const before of REMINDED)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: before * DAY, description: row.name });
  }
  return { fileName: `${zh ? '仪器到期' : 'instruments-due'}.ics`, text: calendar.toString() };
};
