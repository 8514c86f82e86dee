// What a report that is issued says to its client's ledger of instruments (domain-lab 2.8): served and valid, or out of tolerance.
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { certify } from '#mall/instrument/server/instrument.ts';
import type { ReportRow } from '../report-life.ts';

/** With its number, in the transaction of its issue. */
export async function certifyInstruments(
  work: Work,
  { itemIds, kind, reportNo }: Pick<ReportRow, 'itemIds' | 'kind' | 'reportNo'>,
): Promise<void> {
  const served = await work.query<{ instrumentId: number; doneAt: Date; failed: boolean }>(
    `SELECT s.instrument_id AS "instrumentId", coalesce(max(i.done_at), $2) AS "doneAt",
            coalesce(bool_or(i.verdict = 'FAIL'), false) AS failed
     FROM service_item i JOIN specimen s ON s.specimen_no = ANY(i.specimen_nos)
     WHERE i.item_id = ANY($1::bigint[]) AND s.instrument_id IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [itemIds, work.now],
    'report-instruments',
  );
  for (const { instrumentId, doneAt, failed } of served)
    await certify(work, {
      ...{ instrumentId, reportNo: reportNo ?? '', doneOn: dayInChina(doneAt) },
      isOut: failed || kind === 'NOTICE',
    });
}
