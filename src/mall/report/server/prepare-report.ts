// A report is begun with the first item that is done, written by an engineer, and handed in once all of its items are done.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { itemsOf } from '#mall/bench/server/bench.ts';
import { findService } from '#mall/testing/server/testing.ts';
import { unsaidFailures } from '../conclusion-rule.ts';
import { missingClauses } from '../missing-clauses.ts';
import type { reportProtocol } from '../report.protocol.ts';
import type { ReportContent } from '../report-content.ts';
import { UNISSUED } from '../report-process.ts';
import { titleOf } from '../report-title.ts';
import { writeEvidence } from './evidence.ts';
import { reportErrors } from './report.errors.ts';
import { report } from './report.tables.ts';
import { holdSeen, type ReportRow, reportLife } from './report-life.ts';
import { requireWriter, signerOf } from './require-writer.ts';
import { showReport } from './show-report.ts';
import { gather } from './source.ts';
import { type WorkedItem, workedItems } from './worked-items.ts';

type Acts = Actions<typeof reportProtocol>;

/** The number of the report that another takes the place of. */
export async function formerNoOf(
  work: Work,
  { replacesId }: Pick<ReportRow, 'replacesId'>,
): Promise<string | null> {
  if (replacesId === null) return null;
  const [former] = await work.tx.select().from(report).where(eq(report.reportId, replacesId));
  return former?.reportNo ?? null;
}

/** An item has moved: its report is begun, falls back, or is given up. */
export async function followItem(
  work: Work,
  { serviceSn, itemId, state }: { serviceSn: string; itemId: number; state: string },
): Promise<void> {
  const moved = (await itemsOf(work, serviceSn)).find((one) => one.itemId === itemId);
  const reportKey = moved?.reportKey ?? (await keyOfCancelled(work, itemId));
  if (reportKey === undefined) return;
  const [row] = await work.tx
    .select()
    .from(report)
    .where(
      and(
        eq(report.serviceSn, serviceSn),
        eq(report.reportKey, reportKey),
        inArray(report.state, [...UNISSUED]),
      ),
    )
    .for('no key update');
  if (state === 'DONE' && !row) return begin(work, serviceSn, reportKey);
  if (!row) return;
  const items = await workedItems(work, serviceSn, reportKey);
  const by = { by: 'items' as const };
  if (items.length === 0) {
    if (row.state !== 'SIGNING') await reportLife.advance(work, row, 'discard', by);
    return;
  }
  const isOpen = items.some((one) => one.state !== 'DONE' && one.state !== 'REPORTED');
  if (isOpen && (row.state === 'IN_REVIEW' || row.state === 'REVIEWED'))
    await reportLife.advance(work, row, 'fallBack', by);
}

/** Live items alone are known by their commission. */
async function keyOfCancelled(work: Work, itemId: number): Promise<string | undefined> {
  const [found] = await work.query<{ reportKey: string }>(
    'SELECT report_key AS "reportKey" FROM service_item WHERE item_id = $1',
    [itemId],
    'report-key-of',
  );
  return found?.reportKey;
}

/** While one is issued, what is tested again waits for the objection's word: its amendment is drafted then. */
async function begin(work: Work, serviceSn: string, reportKey: string): Promise<void> {
  const [issued] = await work.tx
    .select({ reportId: report.reportId })
    .from(report)
    .where(and(eq(report.serviceSn, serviceSn), eq(report.reportKey, reportKey), eq(report.state, 'ISSUED')));
  if (issued) return;
  const service = await findService(work, serviceSn);
  const words = { conclusionZh: '', conclusionEn: '', deviations: '', changed: '', changeReason: '' };
  const labId = required(service.labId);
  const { content } = await gather(work, service, { ...words, labId, reportKey }, null);
  await reportLife.begin(
    work,
    'begin',
    {
      ...{ labId, serviceSn, reportKey, kind: content.kind, language: content.language },
      title: titleOf(content, 'zh'),
    },
    { by: 'items' },
  );
}

/** @throws reportErrors.notFound, notNow, changedMeanwhile, otherGroup */
export const writeReport: Acts['write'] = async (work, staff, { reportId, version, ...words }) => {
  const { row } = await holdSeen(work, staff, { reportId, version });
  await requireWriter(work, staff, await workedItems(work, row.serviceSn, row.reportKey));
  await reportLife.advance(work, row, 'write', { by: 'preparer', set: words });
  return showReport(work, staff, reportId);
};

/** Everything that a report needs before somebody reviews it. @throws reportErrors.itemsOpen, overdue, incomplete, contradicted */
export function requireReady(
  work: Work,
  items: readonly WorkedItem[],
  content: ReportContent,
  isIssued: boolean,
): void {
  const open = items.filter(({ state }) => state !== 'DONE' && state !== 'REPORTED');
  const between = work.language === 'zh' ? '、' : ', ';
  if (open.length > 0 || items.length === 0)
    throw reportErrors.itemsOpen({
      items:
        open.map(({ seq, capability }) => `${seq} ${capability.item[work.language]}`).join(between) || '—',
    });
  const overdue = [...new Set(items.flatMap((one) => one.overdue))];
  if (overdue.length > 0) throw reportErrors.overdue({ equipment: overdue.join(between) });
  const missing = missingClauses(content, isIssued);
  if (missing.length > 0) throw reportErrors.incomplete({ missing });
  const unsaid = unsaidFailures(content);
  if (unsaid.length > 0)
    throw reportErrors.contradicted({
      items: unsaid.map(({ seq, item }) => `${seq} ${item[work.language]}`).join(between),
    });
}

/** @throws reportErrors.itemsOpen, overdue, incomplete, contradicted, otherGroup, notNow, changedMeanwhile; testingErrors.ownForm */
export const handIn: Acts['handIn'] = async (work, staff, { reportId, version }) => {
  const { row, service } = await holdSeen(work, staff, { reportId, version });
  reportLife.require(work, row, 'handIn', 'preparer');
  const gathered = await gather(work, service, row, await formerNoOf(work, row));
  await requireWriter(work, staff, gathered.items);
  const { name } = await signerOf(work, staff);
  const content = { ...gathered.content, preparedBy: name };
  requireReady(work, gathered.items, content, false);
  const contentHash = contentHashOf(content);
  await reportLife.advance(work, row, 'handIn', {
    ...{ by: 'preparer', actorId: staff.memberId, actorName: name },
    set: {
      ...{
        content,
        contentHash,
        kind: content.kind,
        language: content.language,
        title: titleOf(content, 'zh'),
        points: '',
      },
      itemIds: gathered.items.map(({ itemId }) => itemId),
      ...{ preparedBy: staff.memberId, preparedName: name, preparedAt: work.now },
      ...{ reviewedBy: null, reviewedName: '', reviewedAt: null },
    },
  });
  await writeEvidence(work, reportId, { act: 'handIn', contentHash }, { memberId: staff.memberId, name });
  return showReport(work, staff, reportId);
};
