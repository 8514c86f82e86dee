// What a report that is issued says to its client's ledger of instruments (domain-lab 2.8): served and valid, or out of tolerance.
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { servedInstruments } from '#mall/bench/server/bench.ts';
import { certify } from '#mall/instrument/server/instrument.ts';
import type { ReportRow } from '../report-life.ts';

/** With its number, in the transaction of its issue. */
export async function certifyInstruments(
  work: Work,
  { itemIds, kind, reportNo }: Pick<ReportRow, 'itemIds' | 'kind' | 'reportNo'>,
): Promise<void> {
  const served = await servedInstruments(work, itemIds);
  for (const { instrumentId, doneAt, failed } of served)
    await certify(work, {
      ...{ instrumentId, reportNo: reportNo ?? '', doneOn: dayInChina(doneAt) },
      isOut: failed || kind === 'NOTICE',
    });
}
