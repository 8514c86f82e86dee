// Versions of capabilities are begun and written; the first of a number, or the next beside the one that is on sale.
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { capIdsOf } from '#mall/ability/server/ability.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { CapabilityContent } from '../capability-content.ts';
import { CAP_NO, type labCatalogProtocol } from '../lab-catalog.protocol.ts';
import { type CapabilityVersion, capabilityLife, holdVersion, ofLab } from './capability-life.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';
import { capabilityVersion } from './lab-catalog.tables.ts';
import { findNamed, resolve } from './resolve-content.ts';
import { showVersion } from './show-version.ts';

type Acts = Actions<typeof labCatalogProtocol>;

/** Versions of one number come one after the other. */
const alone = (work: Work, capNo: string) =>
  work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`capability ${capNo}`]);

async function lastOf(work: Work, member: LabMember, capNo: string): Promise<CapabilityVersion | undefined> {
  const [row] = await work.tx
    .select()
    .from(capabilityVersion)
    .where(and(ofLab(member), eq(capabilityVersion.capNo, capNo)))
    .orderBy(desc(capabilityVersion.versionNo))
    .limit(1);
  return row;
}

/** @throws labCatalogErrors.unknown, otherSite */
const requireNamed = async (work: Work, { lab }: LabMember, content: CapabilityContent) =>
  resolve(content, await findNamed(work, lab.labId, [content.standard]));

/** A draft after all others of its number. @throws labCatalogErrors.thereAlready where another laboratory has the number, writtenAlready */
export async function beginVersion(
  work: Work,
  member: LabMember,
  capNo: string,
  content: CapabilityContent,
  { isFirst = false } = {},
): Promise<CapabilityVersion> {
  await alone(work, capNo);
  const last = await lastOf(work, member, capNo);
  if (isFirst ? last : !last && (await capIdsOf(work, [capNo])).size > 0)
    throw labCatalogErrors.thereAlready({ name: 'capNo', capNo });
  return capabilityLife.begin(
    work,
    'begin',
    {
      ...{ labId: member.lab.labId, capNo, versionNo: (last?.versionNo ?? 0) + 1, content },
      ...{ capId: last?.capId ?? null, authorId: member.memberId },
    },
    stepBy('author', member),
  );
}

/** @throws labCatalogErrors.capNoWrong, thereAlready, unknown, otherSite */
export const beginFirst: Acts['begin'] = async (
  work,
  member,
  { capNo: typed, requestId: _requestId, ...content },
) => {
  const capNo = typed.toUpperCase();
  if (!CAP_NO.test(capNo)) throw labCatalogErrors.capNoWrong({ name: 'capNo' });
  await requireNamed(work, member, content);
  if ((await capIdsOf(work, [capNo])).size > 0) throw labCatalogErrors.thereAlready({ name: 'capNo', capNo });
  const { versionId } = await beginVersion(work, member, capNo, content, { isFirst: true });
  return { versionId };
};

/** @throws labCatalogErrors.notFound, writtenAlready */
export const beginNext: Acts['next'] = async (work, member, { versionId }) => {
  const [from] = await work.tx
    .select()
    .from(capabilityVersion)
    .where(and(eq(capabilityVersion.versionId, versionId), ofLab(member)));
  if (!from) throw labCatalogErrors.notFound();
  const begun = await beginVersion(work, member, from.capNo, from.content);
  return { versionId: begun.versionId };
};

/** Its author is who wrote last. */
export const changeOne = (
  work: Work,
  member: LabMember,
  row: CapabilityVersion,
  content: CapabilityContent,
): Promise<CapabilityVersion> =>
  capabilityLife.advance(work, row, 'change', {
    ...stepBy('author', member),
    set: { content, authorId: member.memberId },
  });

/** @throws labCatalogErrors.notFound, changedMeanwhile, notNow, unknown, otherSite */
export const changeVersion: Acts['change'] = async (work, member, { versionId, version, ...content }) => {
  const row = await holdVersion(work, member, { versionId, version });
  capabilityLife.require(work, row, 'change', 'author');
  await requireNamed(work, member, content);
  return showVersion(work, member, await changeOne(work, member, row, content));
};
