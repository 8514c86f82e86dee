// Versions of data sheets are begun, written, and shown with all that is wrong with them.
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { datasheetProtocol } from '../datasheet.protocol.ts';
import { placeInJson } from '../place-in-json.ts';
import { nameOf, type SheetDefinition } from '../sheet-definition.ts';
import { datasheetErrors } from './datasheet.errors.ts';
import { sheetDefinition } from './datasheet.tables.ts';
import { readDefinition } from './definition-shape.ts';
import { checkWritten, holdSheet, ofLab, type SheetRow, sheetDetail, sheetLife } from './sheet-life.ts';

type Acts = Actions<typeof datasheetProtocol>;

/** What is kept beside a definition's text. */
const keptOf = (written: string, definition: SheetDefinition) => ({
  definition: written,
  kind: definition.kind,
  hash: contentHashOf(JSON.parse(written)),
  nameZh: nameOf({ ...definition, id: definition.key }, 'zh'),
  nameEn: nameOf({ ...definition, id: definition.key }, 'en'),
});

/** A draft may have faults, but is a definition in its shape. @throws datasheetErrors.notRight */
function shapeOf(written: string): SheetDefinition {
  const { definition, faults } = readDefinition(written);
  const [first] = faults;
  if (definition) return definition;
  throw datasheetErrors.notRight({
    ...{ at: first?.path ?? '', count: faults.length },
    ...{ zh: first?.says.zh ?? '', en: first?.says.en ?? '' },
  });
}

/** The text with another number of its version; every sign besides stays. */
function withVersion(written: string, versionNo: number): string {
  if ((JSON.parse(written) as { version?: number }).version === undefined) return written;
  const { from, to } = placeInJson(written, 'version');
  return written.slice(0, from) + String(versionNo) + written.slice(to);
}

/** One laboratory's versions of a key come one after the other. */
const alone = (work: Work, labId: number, key: string) =>
  work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sheet ${labId} ${key}`]);

const lastOf = async (work: Work, member: LabMember, key: string): Promise<SheetRow | undefined> => {
  const [row] = await work.tx
    .select()
    .from(sheetDefinition)
    .where(and(ofLab(member), eq(sheetDefinition.sheetKey, key)))
    .orderBy(desc(sheetDefinition.versionNo))
    .limit(1);
  return row;
};

/** The first version of a key. @throws datasheetErrors.notRight, thereAlready */
export async function beginSheet(work: Work, member: LabMember, written: string): Promise<SheetRow> {
  const definition = shapeOf(written);
  const { key } = definition;
  await alone(work, member.lab.labId, key);
  if (await lastOf(work, member, key)) throw datasheetErrors.thereAlready({ key });
  const first = withVersion(written, 1);
  return sheetLife.begin(
    work,
    'begin',
    {
      ...{ labId: member.lab.labId, sheetKey: key, versionNo: 1, authorId: member.memberId },
      ...keptOf(first, { ...definition, version: 1 }),
    },
    stepBy('author', member),
  );
}

/** @throws datasheetErrors.notRight, thereAlready */
export const beginFirst: Acts['begin'] = async (work, member, { written }) => {
  const { definitionId } = await beginSheet(work, member, written);
  return { definitionId };
};

/** Begins as the one that was asked for; after all others. @throws datasheetErrors.notFound, writtenAlready */
export const beginNext: Acts['next'] = async (work, member, { definitionId }) => {
  const [from] = await work.tx
    .select()
    .from(sheetDefinition)
    .where(and(eq(sheetDefinition.definitionId, definitionId), ofLab(member)));
  if (!from) throw datasheetErrors.notFound();
  await alone(work, from.labId, from.sheetKey);
  const last = await lastOf(work, member, from.sheetKey);
  const versionNo = (last ?? from).versionNo + 1;
  const written = withVersion(from.definition, versionNo);
  const begun = await sheetLife.begin(
    work,
    'begin',
    {
      ...{ labId: from.labId, sheetKey: from.sheetKey, versionNo, authorId: member.memberId },
      ...keptOf(written, shapeOf(written)),
    },
    stepBy('author', member),
  );
  return { definitionId: begun.definitionId };
};

/** @throws datasheetErrors.notFound, changedMeanwhile, notNow, notRight, otherKey */
export const changeSheet: Acts['change'] = async (work, member, { written, ...seen }) => {
  const row = await holdSheet(work, member, seen);
  sheetLife.require(work, row, 'change', 'author');
  const definition = shapeOf(written);
  if (definition.key !== row.sheetKey) throw datasheetErrors.otherKey({ key: row.sheetKey });
  const numbered = withVersion(written, row.versionNo);
  const set = { ...keptOf(numbered, definition), authorId: member.memberId };
  const changed = await sheetLife.advance(work, row, 'change', { ...stepBy('author', member), set });
  return sheetDetail(work, member, changed);
};

/** Never refuses: faults are the answer. */
export const checkSheet: Acts['check'] = async (work, _member, { written }) => checkWritten(work, written);

/** @throws datasheetErrors.notFound */
export const showSheet: Acts['detail'] = async (work, member, { definitionId }) => {
  const [row] = await work.tx
    .select()
    .from(sheetDefinition)
    .where(and(eq(sheetDefinition.definitionId, definitionId), ofLab(member)));
  if (!row) throw datasheetErrors.notFound();
  return sheetDetail(work, member, row);
};
