// The chain of custody: appended to, and read with what was written held against what stands there.
import { asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';
import type { CustodyReply } from '../specimen.protocol.ts';
import { custodyActs } from '../specimen-terms.ts';
import { custody, specimen } from './specimen.tables.ts';

type CustodyRow = typeof custody.$inferSelect;

export type NewCustody = Pick<
  CustodyRow,
  'act' | 'fromWhom' | 'toWhom' | 'place' | 'qty' | 'condition' | 'photoIds' | 'scanId' | 'deviceAt'
>;

/** The row of a scan that was applied before; undefined: it is new. */
export const findScan = async (work: Work, scanId: string): Promise<CustodyRow | undefined> =>
  (await work.tx.select().from(custody).where(eq(custody.scanId, scanId)))[0];

/** The specimen must be held. @param by undefined: it happened by itself */
export async function appendCustody(
  work: Work,
  by: Pick<Member, 'memberId' | 'shownName'> | undefined,
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
    ...{ specimenNo, seq: (last?.seq ?? 0) + 1, at: work.now },
    ...{ byId: by?.memberId ?? null, byName: by?.shownName ?? '' },
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
    ...(row.toWhom === '' ? {} : { toWhom: row.toWhom }),
  });

interface BrokenCustody {
  specimenNo: string;
  /** A row was changed, one before it is missing, or the specimen does not lie where the last one says (L10). */
  wrong: 'content' | 'gap' | 'place';
  seq: number;
}

const AT_ONCE = 500;

/** Reads every chain again. @param told how many specimens there are, at the end */
export async function checkCustody(work: Work, told: (count: number) => void): Promise<BrokenCustody[]> {
  const broken: BrokenCustody[] = [];
  let [count, last] = [0, 0];
  for (;;) {
    const some = await work.tx
      .select({ id: specimen.specimenId, specimenNo: specimen.specimenNo, place: specimen.place })
      .from(specimen)
      .where(gt(specimen.specimenId, last))
      .orderBy(specimen.specimenId)
      .limit(AT_ONCE);
    count += some.length;
    last = some.at(-1)?.id ?? 0;
    const nos = some.map(({ specimenNo }) => specimenNo);
    const rows = Map.groupBy(await rowsOf(work, nos), ({ specimenNo }) => specimenNo);
    for (const { specimenNo, place } of some) {
      const chain = rows.get(specimenNo) ?? [];
      for (const [at, row] of chain.entries()) {
        if (row.seq !== at + 1) broken.push({ specimenNo, wrong: 'gap', seq: row.seq });
        else if (!isIntact(row, chain[at - 1])) broken.push({ specimenNo, wrong: 'content', seq: row.seq });
      }
      const lies = chain.at(-1);
      if ((lies?.place ?? '') !== place) broken.push({ specimenNo, wrong: 'place', seq: lies?.seq ?? 0 });
    }
    if (some.length < AT_ONCE) break;
  }
  told(count);
  return broken;
}

const rowsOf = (work: Work, specimenNos: readonly string[]): Promise<CustodyRow[]> =>
  work.tx
    .select()
    .from(custody)
    .where(inArray(custody.specimenNo, [...specimenNos]))
    .orderBy(asc(custody.specimenNo), asc(custody.seq));

/** It is what was written, after the one before. */
const isIntact = (row: CustodyRow, before: CustodyRow | undefined): boolean =>
  row.formerHash === (before?.specimenNo === row.specimenNo ? before.hash : '') && row.hash === hashOf(row);

/** Through whose hands specimens went, each from its first act on. */
export async function custodyOf(work: Work, specimenNos: readonly string[]): Promise<CustodyReply[]> {
  if (specimenNos.length === 0) return [];
  const rows = await rowsOf(work, specimenNos);
  const photos = new Map(
    (
      await fileReplies(
        work,
        rows.flatMap(({ photoIds }) => photoIds),
      )
    ).map((one) => [one.fileId, one]),
  );
  return rows.map((row, at) => {
    return {
      ...{ seq: row.seq, specimenNo: row.specimenNo, place: row.place, qty: row.qty, byName: row.byName },
      ...{ condition: row.condition, fromWhom: row.fromWhom, toWhom: row.toWhom, at: row.at.toISOString() },
      ...{ act: row.act, actName: custodyActs[row.act][work.language] },
      deviceAt: row.deviceAt?.toISOString() ?? null,
      photos: row.photoIds.flatMap((id) => photos.get(id) ?? []),
      isIntact: isIntact(row, rows[at - 1]),
    };
  });
}
