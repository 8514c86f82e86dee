// A reviewer decides on an application: approves it, sends it back with reasons per field, or revokes a certification.
import type { Work } from '#kit/db/work.ts';
import type { Caller, Handlers } from '#kit/http/server/serve.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { changeMemberType, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { certificationProtocol } from '../certification.protocol.ts';
import { certificationErrors } from './certification.errors.ts';
import { certificationRevoked } from './certification.events.ts';
import {
  type CertificationMover,
  type CertificationRow,
  certificationLife,
  certifiedOf,
  type EnterpriseRow,
  enterpriseLife,
  sentBackFor,
} from './certification-life.ts';
import { tellApplicant } from './certification-notices.ts';
import { administratorMoved } from './company.events.ts';
import { disableEmployees } from './disable-sub-accounts.ts';
import {
  lockCertification,
  lockEnterprise,
  lockEnterpriseByCode,
  openCertificationOf,
} from './find-certification.ts';
import { endChange } from './hand-in-certification.ts';
import { moveEmployees } from './move-employees.ts';

type Acts = Handlers<typeof certificationProtocol>;

interface Decider {
  actor: Member;
  caller: Caller;
  mover: CertificationMover;
}

const decider = (actor: Member, caller: Caller): Decider => ({
  actor,
  caller,
  mover: stepBy('reviewer', actor),
});

/** Nobody revokes or trusts the enterprise that he is the main account or an employee of. @throws certificationErrors.ownApplication */
function requireOther({ enterpriseId, mainMemberId }: EnterpriseRow, actor: Member): void {
  if (mainMemberId === actor.memberId || enterpriseId === actor.enterpriseId)
    throw certificationErrors.ownApplication();
}

/** The application, held, for somebody who may decide on it. @throws certificationErrors.notFound, ownApplication, changedMeanwhile */
async function lockForDecision(work: Work, certSn: string, version: number, { actor }: Decider) {
  const found = await lockCertification(work, certSn);
  // Two eyes, docs/decisions/021: whoever applies or works for the applicant does not decide.
  if (found.row.memberId === actor.memberId || found.row.memberId === actor.sub?.parentMemberId) {
    throw certificationErrors.ownApplication();
  }
  if (found.row.state !== 'PENDING_REVIEW') throw certificationErrors.notNow({ state: found.row.state });
  if (found.row.version !== version) throw certificationErrors.changedMeanwhile();
  return found;
}

/**
 * The enterprise is made, or changed, and its main account becomes type 3 in every open session.
 * @throws certificationErrors.notFound, ownApplication, notNow, changedMeanwhile, applicantNotTypeOne, certifiedMeanwhile
 */
export const approveCertification: Acts['approve'] = async (work, actor, { certSn, version }, caller) => {
  const by = decider(actor, caller);
  const { row, held } = await lockForDecision(work, certSn, version, by);
  await certificationLife.advance(work, row, 'approve', by.mover);
  await recordDecision(work, by, row, 'approved');
  if (held) {
    await requireFreeCode(work, row, held);
    const { enterpriseId } = await enterpriseLife.advance(work, held, 'approveChange', {
      ...by.mover,
      set: certifiedOf(row.data),
    });
    await tellApplicant(work, row.memberId, 'changeApproved', row.data.companyName);
    return { enterpriseId };
  }
  const { enterpriseId } = await makeEnterprise(work, row, by);
  const isChanged = await changeMemberType(work, {
    memberId: row.memberId,
    from: [1],
    to: 3,
    actorId: actor.memberId,
    caller,
  });
  if (!isChanged) throw certificationErrors.applicantNotTypeOne();
  await tellApplicant(work, row.memberId, 'approved', row.data.companyName);
  return { enterpriseId };
};

/** The applicant reads the reasons beside his fields and may hand in again. @throws as above, remarksMissing */
export const sendBackCertification: Acts['sendBack'] = async (
  work,
  actor,
  { certSn, version, remarks },
  caller,
) => {
  const by = decider(actor, caller);
  const said = sentBackFor(remarks);
  const { row, held } = await lockForDecision(work, certSn, version, by);
  await certificationLife.advance(work, row, 'sendBack', { ...by.mover, ...said });
  await recordDecision(work, by, row, 'sentBack');
  if (held?.state === 'CHANGE_REVIEW') await endChange(work, held, by.mover);
  await tellApplicant(work, row.memberId, 'sentBack', row.data.companyName);
};

/** The main account is an individual user again, at once in every session; its employees' accounts stop. @throws certificationErrors.noEnterprise, enterpriseNotNow */
export const revokeEnterprise: Acts['revoke'] = async (work, actor, { enterpriseId, reason }, caller) => {
  const by = decider(actor, caller);
  const held = await lockEnterprise(work, enterpriseId);
  requireOther(held, actor);
  await enterpriseLife.advance(work, held, 'revoke', { ...by.mover, reason });
  await withdrawOpen(work, held.mainMemberId);
  await disableEmployees(work, enterpriseId, reason, caller);
  await changeMemberType(work, {
    memberId: held.mainMemberId,
    from: [3],
    to: 1,
    actorId: actor.memberId,
    caller,
  });
  await work.emit(certificationRevoked, { enterpriseId, reason });
  await tellApplicant(work, held.mainMemberId, 'revoked', held.name, reason);
};

/** Whether designers that it endorses still need the platform's review. @throws as above */
export const trustEnterprise: Acts['trust'] = async (
  work,
  actor,
  { enterpriseId, isTrusted, reason },
  caller,
) => {
  const { mover } = decider(actor, caller);
  const held = await lockEnterprise(work, enterpriseId);
  requireOther(held, actor);
  await enterpriseLife.advance(work, held, isTrusted ? 'trust' : 'distrust', {
    ...mover,
    reason,
    set: { isTrusted },
  });
};

/** A first application makes an enterprise, revives a revoked one, or, as an appeal, takes it over. */
async function makeEnterprise(work: Work, row: CertificationRow, by: Decider): Promise<EnterpriseRow> {
  const there = await lockEnterpriseByCode(work, row.data.uscc);
  const set = { ...certifiedOf(row.data), mainMemberId: row.memberId };
  if (!there) return enterpriseLife.begin(work, 'certify', { ...set, certifiedAt: work.now }, by.mover);
  if (there.state === 'REVOKED') {
    return enterpriseLife.advance(work, there, 'certifyAgain', { ...by.mover, set });
  }
  if (!row.isAppeal) throw certificationErrors.certifiedMeanwhile();
  await withdrawOpen(work, there.mainMemberId);
  const moved = await enterpriseLife.advance(work, there, 'moveAdministrator', { ...by.mover, set });
  await moveEmployees(work, moved);
  await work.emit(administratorMoved, {
    enterpriseId: there.enterpriseId,
    fromId: there.mainMemberId,
    toId: row.memberId,
  });
  await changeMemberType(work, {
    memberId: there.mainMemberId,
    from: [3],
    to: 1,
    actorId: by.actor.memberId,
    caller: by.caller,
  });
  await tellApplicant(work, there.mainMemberId, 'administratorMoved', there.name);
  return moved;
}

async function requireFreeCode(work: Work, row: CertificationRow, held: EnterpriseRow): Promise<void> {
  const holder = await lockEnterpriseByCode(work, row.data.uscc);
  if (holder && holder.enterpriseId !== held.enterpriseId) throw certificationErrors.certifiedMeanwhile();
}

/** An application that has lost its ground ends. */
async function withdrawOpen(work: Work, memberId: number): Promise<void> {
  const open = await openCertificationOf(work, memberId);
  if (open) {
    await certificationLife.advance(work, open, 'withdraw', { by: 'system' });
  }
}

async function recordDecision(
  work: Work,
  { actor, caller }: Decider,
  { memberId, certSn }: CertificationRow,
  decision: 'approved' | 'sentBack',
): Promise<void> {
  await recordSecurityEvent(work, {
    kind: 'certificationDecided',
    memberId,
    actorId: actor.memberId,
    caller,
    detail: { certSn, decision },
  });
}
