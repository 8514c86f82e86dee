// A version of a data sheet is handed in, and published by somebody who has not written it, once its examples come out.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { datasheetProtocol } from '../datasheet.protocol.ts';
import { runExamples } from '../fill/run-examples.ts';
import { datasheetErrors } from './datasheet.errors.ts';
import { sheetDefinition } from './datasheet.tables.ts';
import { readDefinition } from './definition-shape.ts';
import {
  differenceText,
  hasWritten,
  holdSheet,
  type SheetRow,
  sheetDetail,
  sheetLife,
} from './sheet-life.ts';

type Acts = Actions<typeof datasheetProtocol>;

/** @throws datasheetErrors.notRight with the first fault, differs with the first example that comes out otherwise */
function requireRight({ definition: written }: SheetRow): void {
  const { definition, faults } = readDefinition(written);
  const [fault] = faults;
  if (!definition || fault) {
    const says = fault?.says ?? { zh: '', en: '' };
    throw datasheetErrors.notRight({ at: fault?.path ?? '', count: faults.length, ...says });
  }
  const [difference] = runExamples(definition);
  if (difference) throw datasheetErrors.differs(differenceText(difference));
}

/** @throws datasheetErrors.notFound, changedMeanwhile, notNow, notRight, differs */
export const submitSheet: Acts['submit'] = async (work, member, seen) => {
  const row = await holdSheet(work, member, seen);
  requireRight(row);
  return sheetDetail(work, member, await sheetLife.advance(work, row, 'submit', stepBy('author', member)));
};

/** Of one that is held. @throws datasheetErrors.notNow, ownSheet, notRight, differs */
export async function publishOne(work: Work, member: LabMember, row: SheetRow): Promise<SheetRow> {
  sheetLife.require(work, row, 'publish', 'publisher');
  if (row.authorId === member.memberId || (await hasWritten(work, member, row)))
    throw datasheetErrors.ownSheet();
  requireRight(row);
  const [former] = await work.tx
    .select()
    .from(sheetDefinition)
    .where(
      and(
        eq(sheetDefinition.labId, row.labId),
        eq(sheetDefinition.sheetKey, row.sheetKey),
        eq(sheetDefinition.state, 'PUBLISHED'),
      ),
    )
    .for('no key update');
  if (former) await sheetLife.advance(work, former, 'replace', { by: 'system' });
  const set = { approverId: member.memberId };
  return sheetLife.advance(work, row, 'publish', { ...stepBy('publisher', member), set });
}

/** The version that was in force is retired. @throws datasheetErrors.notFound, changedMeanwhile, notNow, ownSheet, notRight, differs */
export const publishSheet: Acts['publish'] = async (work, member, seen) =>
  sheetDetail(work, member, await publishOne(work, member, await holdSheet(work, member, seen)));

const moves =
  <A extends 'withdraw' | 'drop' | 'sendBack' | 'retire'>(action: A, by: 'author' | 'publisher') =>
  async (
    work: Work,
    member: LabMember,
    { reason, ...seen }: { definitionId: number; version: number; reason?: string },
  ) => {
    const row = await holdSheet(work, member, seen);
    return sheetDetail(work, member, await sheetLife.advance(work, row, action, stepBy(by, member, reason)));
  };

/** Each @throws datasheetErrors.notFound, changedMeanwhile, notNow */
export const sheetMoves = {
  withdraw: moves('withdraw', 'author'),
  drop: moves('drop', 'author'),
  sendBack: moves('sendBack', 'publisher'),
  retire: moves('retire', 'publisher'),
};
