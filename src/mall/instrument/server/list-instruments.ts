// Where the ledger comes from.
import { and, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { instrumentList } from '../instrument-list.ts';
import { instrument } from './instrument.tables.ts';
import { instrumentView, ownInstruments } from './instrument-life.ts';

export const instrumentListRoutes = source(instrumentList, ({ actor, work }) => {
  const today = dayInChina(work.now);
  return {
    from: sql`${instrument}`,
    key: instrument.instrumentId,
    scope: ownInstruments(actor),
    columns: {
      ownNo: instrument.ownNo,
      name: instrument.name,
      place: instrument.place,
      keeper: instrument.keeper,
      service: instrument.service,
      lastDate: instrument.lastDate,
      nextDueDate: instrument.nextDueDate,
      updatedAt: instrument.updatedAt,
      state: instrument.state,
    },
    search: [
      instrument.ownNo,
      instrument.name,
      instrument.model,
      instrument.serialNo,
      instrument.lastReportNo,
    ],
    filters: {
      due: (within) =>
        and(
          within === 'never'
            ? isNull(instrument.nextDueDate)
            : within === 'overdue'
              ? lt(instrument.nextDueDate, today)
              : lte(instrument.nextDueDate, dayAfter(today, Number(within))),
          within === 'never' ? undefined : isNotNull(instrument.nextDueDate),
          sql`${instrument.state} IN ('VALID', 'DUE_SOON', 'OVERDUE')`,
        ),
    },
    async toRows(keys) {
      const rows = await rowsWith(work, instrument, instrument.instrumentId, keys);
      return rows.map((row) => instrumentView(work, actor, row));
    },
  };
});
