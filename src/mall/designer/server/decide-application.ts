// Employers and the platform decide on designer applications.
import type { Work } from '#kit/db/work.ts';
import type { Caller, Handlers } from '#kit/http/server/serve.ts';
import type { StepBy } from '#kit/process/process.ts';
import { findEnterprise, sentBackFor } from '#mall/company/server/company.ts';
import { type Employee, type Member, stepBy } from '#mall/member/actor.ts';
import { changeMemberType, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { designerProtocol } from '../designer.protocol.ts';
import { designerErrors } from './designer.errors.ts';
import { type ApplicationRow, applicationLife, designerLife } from './designer-life.ts';
import { tellDesigner } from './designer-notices.ts';
import { designerOf, lockApplication, lockDesigner } from './find-application.ts';

type Acts = Handlers<typeof designerProtocol>;

/** @throws designerErrors.notFound where it names another employer, ownApplication, changedMeanwhile */
async function lockForEmployer(work: Work, actor: Employee, applySn: string, version: number) {
  const row = await lockApplication(work, applySn);
  if (row.enterpriseId !== actor.enterpriseId || row.submissions === 0) throw designerErrors.notFound();
  return requireUndecided(row, actor, version, 'PENDING_ENTERPRISE');
}

/** @throws designerErrors.notFound, ownApplication, notNow, changedMeanwhile */
async function lockForPlatform(work: Work, actor: Member, applySn: string, version: number) {
  return requireUndecided(await lockApplication(work, applySn), actor, version, 'PENDING_PLATFORM');
}

function requireUndecided(
  row: ApplicationRow,
  actor: Member,
  version: number,
  state: ApplicationRow['state'],
): ApplicationRow {
  if (row.memberId === actor.memberId) throw designerErrors.ownApplication();
  if (row.state !== state) throw designerErrors.notNow({ state: row.state });
  if (row.version !== version) throw designerErrors.changedMeanwhile();
  return row;
}

/** The employer confirms; where the platform trusts him, the applicant is a designer at once. */
export const endorseApplication: Acts['endorse'] = async (work, actor, { applySn, version }, caller) => {
  const row = await lockForEmployer(work, actor, applySn, version);
  const employer = await findEnterprise(work, actor.enterpriseId);
  const isTrusted = employer?.isTrusted === true && employer.isGood;
  const moved = await applicationLife.advance(work, row, 'endorse', {
    ...stepBy('enterprise', actor),
    to: isTrusted ? 'APPROVED' : 'PENDING_PLATFORM',
    set: { isEndorsed: true },
  });
  if (isTrusted) await makeDesigner(work, moved, stepBy('enterprise', actor), actor, caller);
  return { state: moved.state };
};

/** @throws certificationErrors.remarksMissing and as above */
export const enterpriseSendBack: Acts['enterpriseSendBack'] = async (
  work,
  actor,
  { applySn, version, remarks },
) => {
  const said = sentBackFor(remarks);
  const row = await lockForEmployer(work, actor, applySn, version);
  await applicationLife.advance(work, row, 'enterpriseSendBack', { ...stepBy('enterprise', actor), ...said });
  await tellDesigner(work, row.memberId, 'sentBack');
};

/** The applicant becomes type 2 in every open session. @throws as above, designerErrors.applicantChanged */
export const approveApplication: Acts['approve'] = async (work, actor, { applySn, version }, caller) => {
  const row = await lockForPlatform(work, actor, applySn, version);
  const moved = await applicationLife.advance(work, row, 'approve', stepBy('platform', actor));
  await makeDesigner(work, moved, stepBy('platform', actor), actor, caller);
};

/** @throws as above, certificationErrors.remarksMissing */
export const sendBackApplication: Acts['sendBack'] = async (
  work,
  actor,
  { applySn, version, remarks },
  caller,
) => {
  const said = sentBackFor(remarks);
  const row = await lockForPlatform(work, actor, applySn, version);
  await applicationLife.advance(work, row, 'sendBack', { ...stepBy('platform', actor), ...said });
  await recordDecision(work, row, actor, caller, 'sentBack');
  await tellDesigner(work, row.memberId, 'sentBack');
};

/** For fraud: final for 90 days. */
export const refuseApplication: Acts['refuse'] = async (
  work,
  actor,
  { applySn, version, reason },
  caller,
) => {
  const row = await lockForPlatform(work, actor, applySn, version);
  await applicationLife.advance(work, row, 'refuse', {
    ...stepBy('platform', actor),
    set: { remarks: { '': reason } },
    reason,
  });
  await recordDecision(work, row, actor, caller, 'refused');
  await tellDesigner(work, row.memberId, 'refused', reason);
};

/** Employees come from type 3, everybody else from type 1, or from type 2 after leaving an employer. */
async function makeDesigner(
  work: Work,
  row: ApplicationRow,
  by: StepBy<'enterprise' | 'platform'>,
  actor: Member,
  caller: Caller,
): Promise<void> {
  const { memberId, data } = row;
  const employer = row.enterpriseId === null ? undefined : await findEnterprise(work, row.enterpriseId);
  const isStanding = employer !== undefined && employer.state !== 'REVOKED';
  const set = { enterpriseId: isStanding ? row.enterpriseId : null, realName: data.realName };
  const there = await designerOf(work, memberId);
  if (there) {
    const held = await lockDesigner(work, memberId);
    await designerLife.advance(work, held, 'certifyAgain', { ...by, set });
  } else {
    await designerLife.begin(work, 'certify', { memberId, since: work.now, ...set }, by);
  }
  const isEmployee = await worksAsEmployee(work, memberId);
  const isChanged = await changeMemberType(work, {
    memberId,
    from: isEmployee ? [1, 2, 3] : [1, 2],
    to: 2,
    actorId: actor.memberId,
    caller,
  });
  if (!isChanged) throw designerErrors.applicantChanged();
  await recordDecision(work, row, actor, caller, 'approved');
  await tellDesigner(work, memberId, 'approved');
}

/** Whether the member is an employee's account that has not left. */
export async function worksAsEmployee(work: Work, memberId: number): Promise<boolean> {
  const rows = await work.query(`SELECT 1 FROM sub_account WHERE member_id = $1 AND state <> 'LEFT'`, [
    memberId,
  ]);
  return rows.length > 0;
}

async function recordDecision(
  work: Work,
  { memberId, applySn }: ApplicationRow,
  actor: Member,
  caller: Caller,
  decision: 'approved' | 'sentBack' | 'refused',
): Promise<void> {
  await recordSecurityEvent(work, {
    kind: 'designerDecided',
    memberId,
    actorId: actor.memberId,
    caller,
    detail: { applySn, decision },
  });
}
