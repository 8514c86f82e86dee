// Where the list of specimens comes from.
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { after, days } from '#kit/time/duration.ts';
import { specimenList } from '../specimen-list.ts';
import { specimen } from './specimen.tables.ts';
import { specimenReply } from './specimen-view.ts';

export const specimenListRoutes = source(specimenList, ({ work, actor }) => ({
  from: sql`${specimen}`,
  key: specimen.specimenId,
  scope: eq(specimen.labId, actor.lab.labId),
  columns: {
    ...{ state: specimen.state, place: specimen.place, createTime: specimen.createdAt },
    ...{ keepUntil: specimen.keepUntil, holderName: specimen.holderName },
  },
  search: [specimen.specimenNo, specimen.name, specimen.model, specimen.serialNo],
  filters: {
    place: (place) => sql`starts_with(lower(${specimen.place}), ${place.toLowerCase()})`,
    due: (within) => {
      const kept = and(
        eq(specimen.state, 'RETAINED'),
        within === 'over'
          ? lt(specimen.keepUntil, work.now)
          : lt(specimen.keepUntil, after(work.now, days(Number(within)))),
      );
      return within === 'over' ? kept : and(kept, gte(specimen.keepUntil, work.now));
    },
    mine: (is) => (is ? eq(specimen.holderId, actor.memberId) : undefined),
  },
  toRows: async (keys) =>
    (await rowsWith(work, specimen, specimen.specimenId, keys)).map((row) => specimenReply(work, row)),
}));
