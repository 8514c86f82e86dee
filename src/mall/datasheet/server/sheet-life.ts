// The life of a version of a data sheet on the server, and how it is shown.
import { eq, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { listSteps, logEntry, type StepRow } from '#kit/document/step-log.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import type { CheckedSheet, SheetButton, SheetDetail, SheetReply } from '../datasheet.protocol.ts';
import { definitionChanges } from '../definition-difference.ts';
import { type ExampleDifference, runExamples } from '../fill/run-examples.ts';
import { sheetProcess } from '../sheet-process.ts';
import { sheetStatus, sheetSteps } from '../sheet-status.ts';
import { datasheetErrors } from './datasheet.errors.ts';
import { sheetDefinition } from './datasheet.tables.ts';
import { readDefinition } from './definition-shape.ts';

export type SheetRow = typeof sheetDefinition.$inferSelect;

export const sheetLife = life({
  docType: 'sheet',
  table: sheetDefinition,
  key: 'definitionId',
  process: sheetProcess,
  status: sheetStatus,
  notNow: ({ state }) => datasheetErrors.notNow({ state }),
  changedMeanwhile: () => datasheetErrors.changedMeanwhile(),
  alreadyThere: () => datasheetErrors.writtenAlready(),
});

/** His laboratory's. */
export const ofLab = ({ lab }: LabMember): SQL => eq(sheetDefinition.labId, lab.labId);

/** Locked, as it was when its page was drawn. @throws datasheetErrors.notFound, also for another laboratory's; changedMeanwhile */
export async function holdSheet(
  work: Work,
  member: LabMember,
  { definitionId, version }: { definitionId: number; version: number },
): Promise<SheetRow> {
  const row = await sheetLife.hold(work, definitionId, ofLab(member));
  if (!row) throw datasheetErrors.notFound();
  if (row.version !== version) throw datasheetErrors.changedMeanwhile();
  return row;
}

/** What came out otherwise, in a sentence. */
export const differenceText = ({ example, what, row, expected, found }: ExampleDifference): Text => {
  const at = row === null ? '' : `[${row + 1}]`;
  const shown = (text: string) => text || '—';
  return {
    zh: `样例 ${example + 1} 的 ${what}${at} 应为 ${shown(expected)}，算得 ${shown(found)}`,
    en: `example ${example + 1}, ${what}${at}: ${shown(expected)} expected, ${shown(found)} found`,
  };
};

/** What is wrong with a text, in the reader's language; examples are run once nothing else is. */
export function checkWritten({ language }: Pick<Work, 'language'>, written: string): CheckedSheet {
  const { definition, faults } = readDefinition(written);
  const isRight = definition !== null && faults.length === 0;
  return {
    definition,
    faults: faults.map(({ path, says }) => ({ path, says: says[language] })),
    differences: isRight ? runExamples(definition).map((one) => differenceText(one)[language]) : [],
  };
}

interface Told {
  definitionId: number;
  author: string;
  approver: string;
  capabilities: number;
}

/** The rows of a list, with who wrote them and what leans on them. */
export async function sheetReplies(work: Work, rows: readonly SheetRow[]): Promise<SheetReply[]> {
  if (rows.length === 0) return [];
  const told = await work.query<Told>(
    `SELECT s.definition_id AS "definitionId", coalesce(al.name, a.member_name) AS author,
            coalesce(pl.name, p.member_name, '') AS approver,
            (SELECT count(*)::int FROM capability c JOIN lab_site USING (site_id)
             WHERE c.sheet_key = s.sheet_key AND lab_site.lab_id = s.lab_id) AS capabilities
     FROM sheet_definition s JOIN member a ON a.member_id = s.author_id LEFT JOIN member p ON p.member_id = s.approver_id
     LEFT JOIN lab_staff al ON (al.lab_id, al.member_id, al.state) = (s.lab_id, s.author_id, 'ACTIVE')
     LEFT JOIN lab_staff pl ON (pl.lab_id, pl.member_id, pl.state) = (s.lab_id, s.approver_id, 'ACTIVE')
     WHERE s.definition_id = ANY($1::bigint[])`,
    [rows.map(({ definitionId }) => definitionId)],
  );
  const byId = new Map(told.map((one) => [one.definitionId, one]));
  return rows.map((row) => ({
    ...{ definitionId: row.definitionId, sheetKey: row.sheetKey, versionNo: row.versionNo, kind: row.kind },
    ...{ state: row.state, name: work.language === 'zh' ? row.nameZh : row.nameEn },
    ...required(byId.get(row.definitionId)),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Who has written of it: none of them publishes it. */
const writersIn = (steps: readonly StepRow[]): ReadonlySet<number | null> =>
  new Set(steps.filter(({ event }) => event === 'begin' || event === 'change').map(({ actorId }) => actorId));

const stepsOf = (work: Work, definitionId: number): Promise<StepRow[]> =>
  listSteps(work, [{ docType: sheetLife.docType, docSns: [String(definitionId)] }]);

export const hasWritten = async (
  work: Work,
  member: LabMember,
  { definitionId }: SheetRow,
): Promise<boolean> => writersIn(await stepsOf(work, definitionId)).has(member.memberId);

export async function sheetDetail(work: Work, member: LabMember, row: SheetRow): Promise<SheetDetail> {
  const versions = await work.query<{
    definitionId: number;
    versionNo: number;
    state: SheetRow['state'];
    updatedAt: Date;
  }>(
    `SELECT definition_id AS "definitionId", version_no AS "versionNo", state, updated_at AS "updatedAt" FROM sheet_definition
     WHERE lab_id = $1 AND sheet_key = $2 ORDER BY version_no DESC`,
    [row.labId, row.sheetKey],
  );
  const [former] = await work.query<{ definition: string }>(
    `SELECT definition FROM sheet_definition WHERE lab_id = $1 AND sheet_key = $2 AND version_no = $3`,
    [row.labId, row.sheetKey, row.versionNo - 1],
  );
  const [shown] = await sheetReplies(work, [row]);
  const steps = await stepsOf(work, row.definitionId);
  const isOwn = writersIn(steps).has(member.memberId);
  const isBusy = versions.some(({ state }) => state === 'DRAFT' || state === 'REVIEW');
  return {
    ...required(shown),
    ...checkWritten(work, row.definition),
    ...{ written: row.definition, hash: row.hash, version: row.version },
    versions: versions.map((one) => ({ ...one, updatedAt: one.updatedAt.toISOString() })),
    changes: definitionChanges(former ? JSON.parse(former.definition) : null, JSON.parse(row.definition)),
    log: steps.reverse().map((step) => logEntry(work, step, sheetSteps)),
    allowedActions: buttonsOf(work, member, row, { isBusy, isOwn }),
  };
}

function buttonsOf(
  { now }: Work,
  member: LabMember,
  row: SheetRow,
  { isBusy, isOwn }: { isBusy: boolean; isOwn: boolean },
): SheetButton[] {
  const isAuthor = mayInLab(member, 'lab.sheet');
  const ofAuthor = isAuthor ? sheetLife.allowed(row, 'author', now) : [];
  const ofPublisher = mayInLab(member, 'lab.publish') ? sheetLife.allowed(row, 'publisher', now) : [];
  return [
    ...ofAuthor.filter((action) => action !== 'begin'),
    ...ofPublisher.filter((action) => !(isOwn && action === 'publish')),
    ...(isAuthor && !isBusy ? (['next'] as const) : []),
  ] as SheetButton[];
}
