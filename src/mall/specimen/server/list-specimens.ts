// Where the list of specimens comes from.
import { eq, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { specimenList } from '../specimen-list.ts';
import { specimen } from './specimen.tables.ts';
import { specimenReply } from './specimen-view.ts';

export const specimenListRoutes = source(specimenList, ({ work, actor }) => ({
  from: sql`${specimen}`,
  key: specimen.specimenId,
  scope: eq(specimen.labId, actor.lab.labId),
  columns: { state: specimen.state, place: specimen.place, createTime: specimen.createdAt },
  search: [specimen.specimenNo, specimen.name, specimen.model, specimen.serialNo],
  toRows: async (keys) =>
    (await rowsWith(work, specimen, specimen.specimenId, keys)).map((row) => specimenReply(work, row)),
}));
