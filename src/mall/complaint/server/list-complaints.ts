// Where the lists of complaints come from: whose they are, and with whose eyes they are seen.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { looksAfter } from '#mall/member/actor.ts';
import { adminComplaintList, ownComplaintList, storeComplaintList } from '../complaint-lists.ts';
import { complaint } from './complaint.tables.ts';
import { buyersEyes, complaintCards, type Eyes, platformsEyes, storesEyes } from './complaint-view.ts';

const complaintsOf = (work: Work, scope: SQL | undefined, eyes: Eyes) => ({
  from: sql`${complaint}`,
  key: complaint.complaintId,
  scope,
  columns: { state: complaint.state, createTime: complaint.createdAt, kind: complaint.kind },
  search: [complaint.complaintSn, sql`coalesce(${complaint.orderSn}, '')`],
  toRows: async (keys: Key[]) =>
    complaintCards(work, await rowsWith(work, complaint, complaint.complaintId, keys), eyes),
});

export const complaintListRoutes = [
  ...source(ownComplaintList, ({ work, actor }) => {
    const enterpriseId = looksAfter(actor);
    const own = sql`${complaint.memberId} = ${actor.memberId}`;
    const ours = enterpriseId === null ? own : sql`(${own} OR ${complaint.enterpriseId} = ${enterpriseId})`;
    return complaintsOf(work, ours, buyersEyes(actor));
  }),
  // What the platform has not taken up is not the store's to read.
  ...source(storeComplaintList, ({ work, actor }) =>
    complaintsOf(
      work,
      sql`${complaint.storeId} = ${actor.storeId} AND ${complaint.state} <> 'NEW'
        AND NOT (${complaint.state} IN ('STORE_WINS', 'WITHDRAWN') AND ${complaint.version} <= 2)`,
      storesEyes,
    ),
  ),
  ...source(adminComplaintList, ({ work }) => complaintsOf(work, undefined, platformsEyes)),
];
