// A version of a capability is handed in, published by somebody who has not written it, suspended, resumed, retired; its marks come and go.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import type { Standing } from '#mall/ability/ability-terms.ts';
import { endMark, giveMark, putCapability, setStanding } from '#mall/ability/server/ability.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { contentChanges } from '../capability-content.ts';
import type { labCatalogProtocol } from '../lab-catalog.protocol.ts';
import { type CapabilityVersion, capabilityLife, holdVersion } from './capability-life.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';
import { capabilityVersion } from './lab-catalog.tables.ts';
import { requirePublishable } from './resolve-content.ts';
import { hasWritten, showVersion } from './show-version.ts';

type Acts = Actions<typeof labCatalogProtocol>;

/** The one of its number that is published or suspended, locked. */
async function inForceOf(
  work: Work,
  { labId, capNo }: CapabilityVersion,
): Promise<CapabilityVersion | undefined> {
  const [row] = await work.tx
    .select()
    .from(capabilityVersion)
    .where(
      and(
        eq(capabilityVersion.labId, labId),
        eq(capabilityVersion.capNo, capNo),
        inArray(capabilityVersion.state, ['PUBLISHED', 'SUSPENDED']),
      ),
    )
    .for('no key update');
  return row;
}

/** @throws labCatalogErrors.unknown, otherSite, notInForce, dayPast, nothingChanged */
async function requireRight(work: Work, row: CapabilityVersion) {
  const values = await requirePublishable(work, row.labId, row.capNo, row.content);
  const former = await inForceOf(work, row);
  if (former?.state === 'PUBLISHED' && contentChanges(former.content, row.content).length === 0)
    throw labCatalogErrors.nothingChanged();
  return { values, former };
}

/** Of one that is held. @throws labCatalogErrors.notNow, and why it could not be published */
export async function submitOne(work: Work, member: LabMember, row: CapabilityVersion) {
  capabilityLife.require(work, row, 'submit', 'author');
  await requireRight(work, row);
  return capabilityLife.advance(work, row, 'submit', stepBy('author', member));
}

/** Of one that is held. @throws labCatalogErrors.notNow, ownVersion, and why it cannot be published */
export async function publishOne(
  work: Work,
  member: LabMember,
  row: CapabilityVersion,
): Promise<CapabilityVersion> {
  capabilityLife.require(work, row, 'publish', 'publisher');
  if (row.authorId === member.memberId || (await hasWritten(work, member, row)))
    throw labCatalogErrors.ownVersion();
  const { values, former } = await requireRight(work, row);
  const capId = await putCapability(work, row.capId, values);
  if (former) await capabilityLife.advance(work, former, 'replace', { by: 'system' });
  return capabilityLife.advance(work, row, 'publish', {
    ...stepBy('publisher', member),
    set: { approverId: member.memberId, capId },
  });
}

/** @throws labCatalogErrors.notFound, changedMeanwhile, notNow, and why it could not be published */
export const submitVersion: Acts['submit'] = async (work, member, seen) =>
  showVersion(work, member, await submitOne(work, member, await holdVersion(work, member, seen)));

/** @throws labCatalogErrors.notFound, changedMeanwhile, notNow, ownVersion, and why it cannot be published */
export const publishVersion: Acts['publish'] = async (work, member, seen) =>
  showVersion(work, member, await publishOne(work, member, await holdVersion(work, member, seen)));

type Seen = { versionId: number; version: number; reason?: string };

/** @param standing what the capability becomes with it; left out: it stays */
const moves =
  <A extends 'withdraw' | 'drop' | 'sendBack' | 'suspend' | 'resume' | 'retire'>(
    action: A,
    by: 'author' | 'publisher',
    standing?: Standing,
  ) =>
  async (work: Work, member: LabMember, { reason, ...seen }: Seen) => {
    const row = await holdVersion(work, member, seen);
    const moved = await capabilityLife.advance(work, row, action, stepBy(by, member, reason));
    if (standing) await setStanding(work, required(row.capId), standing);
    return showVersion(work, member, moved);
  };

/** Each @throws labCatalogErrors.notFound, changedMeanwhile, notNow */
export const versionMoves = {
  withdraw: moves('withdraw', 'author'),
  drop: moves('drop', 'author'),
  sendBack: moves('sendBack', 'publisher'),
  suspend: moves('suspend', 'publisher', 'SUSPENDED'),
  resume: moves('resume', 'publisher', 'OFFERED'),
  retire: moves('retire', 'publisher', 'RETIRED'),
};

/** @throws labCatalogErrors.notFound, changedMeanwhile, notNow, daysWrong, markPast; abilityErrors.markOverlaps */
export const addMark: Acts['addMark'] = async (
  work,
  member,
  { mark, fromDate, toDate, scopeText, ...seen },
) => {
  const row = await holdVersion(work, member, seen);
  capabilityLife.require(work, row, 'addMark', 'publisher');
  if (toDate < fromDate) throw labCatalogErrors.daysWrong({ name: 'toDate' });
  if (toDate < dayInChina(work.now)) throw labCatalogErrors.markPast({ name: 'toDate' });
  await giveMark(work, required(row.capId), {
    ...{ mark, scopeText, from: endOfDay(dayAfter(fromDate, -1)), to: after(endOfDay(toDate), -1) },
  });
  const reason = [mark, `${fromDate} – ${toDate}`, scopeText].filter(Boolean).join(' · ');
  const moved = await capabilityLife.advance(work, row, 'addMark', stepBy('publisher', member, reason));
  return showVersion(work, member, moved);
};

/** From now on; reports that were issued stay. @throws labCatalogErrors.notFound, changedMeanwhile, notNow; abilityErrors.noMark */
export const stopMark: Acts['endMark'] = async (work, member, { markId, ...seen }) => {
  const row = await holdVersion(work, member, seen);
  capabilityLife.require(work, row, 'endMark', 'publisher');
  const { mark } = await endMark(work, required(row.capId), markId);
  return showVersion(
    work,
    member,
    await capabilityLife.advance(work, row, 'endMark', stepBy('publisher', member, mark)),
  );
};
