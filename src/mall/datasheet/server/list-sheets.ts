// Where the list of data sheets comes from.
import { sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { sheetList } from '../sheet-list.ts';
import { sheetDefinition } from './datasheet.tables.ts';
import { ofLab, sheetReplies } from './sheet-life.ts';

export const sheetListRoutes = source(sheetList, ({ actor, work }) => ({
  from: sql`${sheetDefinition}`,
  key: sheetDefinition.definitionId,
  scope: ofLab(actor),
  columns: {
    sheetKey: sheetDefinition.sheetKey,
    state: sheetDefinition.state,
    kind: sheetDefinition.kind,
    updatedAt: sheetDefinition.updatedAt,
  },
  search: [sheetDefinition.sheetKey, sheetDefinition.nameZh, sheetDefinition.nameEn],
  toRows: async (keys) =>
    sheetReplies(work, await rowsWith(work, sheetDefinition, sheetDefinition.definitionId, keys)),
}));
