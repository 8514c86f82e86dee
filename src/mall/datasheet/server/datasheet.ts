// The front door of the datasheet room: the version of a sheet that is in force, and sheets that a mall begins with.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { SheetDefinition } from '../sheet-definition.ts';
import { sheetDefinition } from './datasheet.tables.ts';
import { readDefinition } from './definition-shape.ts';
import { publishOne } from './publish-sheet.ts';
import { sheetLife } from './sheet-life.ts';
import { beginSheet } from './write-sheet.ts';

/** The version on which work that begins now is written down, with `computeSheet` for its numbers; undefined: none is published. */
export async function sheetInForce(
  work: Work,
  labId: number,
  sheetKey: string,
): Promise<{ definitionId: number; versionNo: number; definition: SheetDefinition } | undefined> {
  const [row] = await work.tx
    .select()
    .from(sheetDefinition)
    .where(
      and(
        eq(sheetDefinition.labId, labId),
        eq(sheetDefinition.sheetKey, sheetKey),
        eq(sheetDefinition.state, 'PUBLISHED'),
      ),
    );
  const definition = row && readDefinition(row.definition).definition;
  return row && definition
    ? { definitionId: row.definitionId, versionNo: row.versionNo, definition }
    : undefined;
}

/** Written by one, published by the other. @throws as the acts do, for a sheet with faults */
export async function takeSheet(
  work: Work,
  written: string,
  { author, publisher }: { author: LabMember; publisher: LabMember },
): Promise<void> {
  const draft = await beginSheet(work, author, written);
  const handedIn = await sheetLife.advance(work, draft, 'submit', stepBy('author', author));
  await publishOne(work, publisher, handedIn);
}
