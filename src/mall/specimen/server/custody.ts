// The chain of custody: appended to, and read with what was written held against what stands there.
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import type { LabMember } from '#mall/member/actor.ts';
import type { CustodyReply } from '../specimen.protocol.ts';
import { custody } from './specimen.tables.ts';

type CustodyRow = typeof custody.$inferSelect;

type NewCustody = Pick<
  CustodyRow,
  'act' | 'fromWhom' | 'place' | 'qty' | 'condition' | 'photoIds' | 'scanId' | 'deviceAt'
>;

/** The specimen must be held. */
export async function appendCustody(
  work: Work,
  staff: LabMember,
  specimenNo: string,
  act: NewCustody,
): Promise<void> {
  const [last] = await work.tx
    .select()
    .from(custody)
    .where(eq(custody.specimenNo, specimenNo))
    .orderBy(desc(custody.seq))
    .limit(1);
  const row = {
    ...act,
    ...{ specimenNo, seq: (last?.seq ?? 0) + 1, at: work.now, byId: staff.memberId, byName: staff.shownName },
    formerHash: last?.hash ?? '',
  };
  await work.tx.insert(custody).values({ ...row, hash: hashOf(row) });
}

/** Over all that the row says, and the row before. */
const hashOf = (row: Omit<CustodyRow, 'custodyId' | 'hash'>): string =>
  contentHashOf({
    ...{ specimenNo: row.specimenNo, seq: row.seq, act: row.act, fromWhom: row.fromWhom, place: row.place },
    ...{ qty: row.qty, condition: row.condition, photoIds: row.photoIds, byId: row.byId, byName: row.byName },
    ...{ at: row.at.toISOString(), deviceAt: row.deviceAt?.toISOString() ?? null },
    ...{ scanId: row.scanId, formerHash: row.formerHash },
  });

/** Through whose hands specimens went, each from its first act on. */
export async function custodyOf(work: Work, specimenNos: readonly string[]): Promise<CustodyReply[]> {
  if (specimenNos.length === 0) return [];
  const rows = await work.tx
    .select()
    .from(custody)
    .where(inArray(custody.specimenNo, [...specimenNos]))
    .orderBy(asc(custody.specimenNo), asc(custody.seq));
  const photos = new Map(
    (
      await fileReplies(
        work,
        rows.flatMap(({ photoIds }) => photoIds),
      )
    ).map((one) => [one.fileId, one]),
  );
  return rows.map((row, at) => {
    const before = rows[at - 1];
    const former = before?.specimenNo === row.specimenNo ? before.hash : '';
    return {
      ...{ seq: row.seq, specimenNo: row.specimenNo, place: row.place, qty: row.qty, byName: row.byName },
      ...{ condition: row.condition, fromWhom: row.fromWhom, at: row.at.toISOString() },
      photos: row.photoIds.flatMap((id) => photos.get(id) ?? []),
      isIntact: row.formerHash === former && row.hash === hashOf(row),
    };
  });
}
