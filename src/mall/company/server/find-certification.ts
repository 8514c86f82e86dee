// Reads applications and enterprises for an action, held so that two deciders come one after another: enterprise first, then application.
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { statesWhere } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { days } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import { certificationStatus } from '../certification-status.ts';
import { certificationErrors } from './certification.errors.ts';
import {
  type CertificationRow,
  certificationLife,
  type EnterpriseRow,
  enterpriseLife,
} from './certification-life.ts';
import { certification, enterprise } from './company.tables.ts';

const OPEN = statesWhere(certificationStatus, (one) => one.isOpen);

const SUBMISSIONS = 5; // domain 3.8.1
const SUBMISSION_WINDOW = days(30); // domain 3.8.1
const AFTER_REVOCATION = days(30); // domain 3.8.1

/** Whose certification an actor works on: an employee works on that of his main account. */
export function certifiedMember({ sub, memberId }: Pick<Member, 'sub' | 'memberId'>): number {
  return sub?.parentMemberId ?? memberId;
}

/** The enterprise that a main account stands for, unless it was revoked. */
export async function enterpriseOf(work: Work, memberId: number): Promise<EnterpriseRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(enterprise)
    .where(and(eq(enterprise.mainMemberId, memberId), ne(enterprise.state, 'REVOKED')));
  return row;
}

/** @throws certificationErrors.noEnterprise */
export async function lockEnterprise(work: Work, enterpriseId: number): Promise<EnterpriseRow> {
  const row = await enterpriseLife.hold(work, enterpriseId);
  if (!row) throw certificationErrors.noEnterprise();
  return row;
}

/** By credit code, held; whatever its state. */
export async function lockEnterpriseByCode(work: Work, uscc: string): Promise<EnterpriseRow | undefined> {
  const [row] = await work.tx.select().from(enterprise).where(eq(enterprise.uscc, uscc)).for('update');
  return row;
}

/** The application without a lock. @throws certificationErrors.notFound */
export async function requireCertification(work: Work, certSn: string): Promise<CertificationRow> {
  const [row] = await work.tx.select().from(certification).where(eq(certification.certSn, certSn));
  if (!row) throw certificationErrors.notFound();
  return row;
}

/** The application, held, with the enterprise that it would change. @throws certificationErrors.notFound */
export async function lockCertification(
  work: Work,
  certSn: string,
): Promise<{ row: CertificationRow; held: EnterpriseRow | undefined }> {
  const seen = await requireCertification(work, certSn);
  const held = seen.enterpriseId === null ? undefined : await lockEnterprise(work, seen.enterpriseId);
  const row = await certificationLife.hold(work, certSn);
  if (!row) throw certificationErrors.notFound();
  return { row, held };
}

/** The one application of a member that is not decided yet. */
export async function openCertificationOf(
  work: Work,
  memberId: number,
): Promise<CertificationRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(certification)
    .where(and(eq(certification.memberId, memberId), inArray(certification.state, OPEN)))
    .for('update');
  return row;
}

export async function newestCertificationOf(
  work: Work,
  memberId: number,
): Promise<CertificationRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(certification)
    .where(eq(certification.memberId, memberId))
    .orderBy(desc(inArray(certification.state, OPEN)), desc(certification.createdAt))
    .limit(1);
  return row;
}

/** How often a member may still hand in, of five times in thirty days. */
export async function submissionsLeft(work: Work, memberId: number): Promise<number> {
  const [row] = await work.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM step_log l JOIN certification c ON c.cert_sn = l.doc_sn
     WHERE c.member_id = $1 AND l.doc_type = 'certification' AND l.event IN ('submit', 'resubmit') AND l.created_at > $2`,
    [memberId, new Date(work.now.getTime() - SUBMISSION_WINDOW)],
  );
  return Math.max(0, SUBMISSIONS - required(row).n);
}

/** Until when a member whose certification was revoked has to wait; undefined when he has not. */
export async function mayApplyFrom(work: Work, memberId: number): Promise<Date | undefined> {
  const [row] = await work.tx
    .select({ revokedAt: enterprise.revokedAt })
    .from(enterprise)
    .where(and(eq(enterprise.mainMemberId, memberId), eq(enterprise.state, 'REVOKED')))
    .orderBy(desc(enterprise.revokedAt))
    .limit(1);
  const from = row?.revokedAt && new Date(row.revokedAt.getTime() + AFTER_REVOCATION);
  return from && from > work.now ? from : undefined;
}
