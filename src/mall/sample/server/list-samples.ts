// Where the lists of sample requests come from: whose requests, and with whose eyes they are seen.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import type { Employee, Member } from '#mall/member/actor.ts';
import { enterpriseSampleList, ownSampleList, storeSampleList } from '../sample-lists.ts';
import { sampleRequest as request } from './sample.tables.ts';
import { isEndorsing } from './sample-endorsement.ts';
import type { SampleRow } from './sample-life.ts';
import { type Reader, readerOf, sampleCards } from './sample-view.ts';

const samplesOf = (work: Work, scope: SQL, eyes: (row: SampleRow) => Reader) => ({
  from: sql`${request}`,
  key: request.requestId,
  scope,
  columns: {
    state: request.state,
    payable: request.payable,
    createTime: request.createdAt,
    submittedAt: request.submittedAt,
    hasNoFeedback: request.hasNoFeedback,
    noFeedback: request.hasNoFeedback,
    purpose: sql`${request.use}->>'purpose'`,
  },
  search: [
    request.sampleSn,
    request.designerName,
    (_keyword: string, pattern: string) =>
      sql`EXISTS (SELECT FROM sample_line l WHERE l.request_id = ${request.requestId}
          AND (l.goods->>'partNo' ILIKE ${pattern} OR l.goods->>'brandName' ILIKE ${pattern}))`,
  ],
  toRows: async (keys: Key[]) =>
    sampleCards(work, await rowsWith(work, request, request.requestId, keys), eyes),
});

export const sampleListRoutes = [
  ...source(ownSampleList, ({ work, actor }: { work: Work; actor: Member }) =>
    samplesOf(work, eq(request.memberId, actor.memberId), () => 'designer'),
  ),
  ...source(enterpriseSampleList, ({ work, actor }: { work: Work; actor: Employee }) => ({
    ...samplesOf(work, eq(request.enterpriseId, actor.enterpriseId), (row) => readerOf(actor, row)),
    more: async () => ({ isEndorsed: await isEndorsing(work, actor.enterpriseId) }),
  })),
  ...source(storeSampleList, ({ work, actor }) =>
    samplesOf(work, sql`${request.storeId} = ${actor.storeId} AND ${request.hasReachedStore}`, () => 'store'),
  ),
];
