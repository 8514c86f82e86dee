// The only writer of the states of certifications and enterprises: guard, compare-and-set, log row, timers (domain R1–R4).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import {
  type CertificationAction,
  type CertificationActor,
  type CertificationState,
  certificationProcess,
  type EnterpriseAction,
  type EnterpriseState,
  enterpriseProcess,
} from '../certification-process.ts';
import { certificationErrors } from './certification.errors.ts';
import { moveLicenceTimers } from './certification-timers.ts';
import { certification, enterprise } from './company.tables.ts';

export type CertificationRow = typeof certification.$inferSelect;
export type EnterpriseRow = typeof enterprise.$inferSelect;

export type CertificationMover = StepBy<CertificationActor>;

/** A new application, in PENDING_REVIEW. @throws certificationErrors.alreadyOpen when the member has one under way */
export async function openCertification(
  work: Work,
  wish: Pick<CertificationRow, 'memberId' | 'enterpriseId' | 'data' | 'isAppeal'>,
  mover: CertificationMover,
): Promise<CertificationRow> {
  const [made] = await work.tx
    .insert(certification)
    .values({
      ...wish,
      certSn: await nextDocumentNumber(work, 'EC'),
      state: 'PENDING_REVIEW',
      submittedAt: work.now,
      createdAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw certificationErrors.alreadyOpen();
  await writeStep(work, {
    docType: 'certification',
    docSn: made.certSn,
    from: null,
    event: 'submit',
    to: made.state,
    ...mover,
  });
  return made;
}

/**
 * Takes one step of an application.
 * @param row as read in this work
 * @throws certificationErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advanceCertification(
  work: Work,
  row: CertificationRow,
  action: CertificationAction,
  step: CertificationMover & {
    set?: Partial<Pick<CertificationRow, 'data' | 'remarks' | 'submissions' | 'submittedAt' | 'decidedAt'>>;
  },
): Promise<CertificationRow> {
  const by: readonly CertificationActor[] = certificationProcess[action].by;
  const [to] = leadsTo(certificationProcess, action, row.state) as CertificationState[];
  if (to === undefined || !by.includes(step.by)) throw certificationErrors.notNow({ state: row.state });
  const [moved] = await work.tx
    .update(certification)
    .set({ ...step.set, state: to, version: row.version + 1 })
    .where(
      and(
        eq(certification.certSn, row.certSn),
        eq(certification.state, row.state),
        eq(certification.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw certificationErrors.changedMeanwhile();
  await writeStep(work, {
    docType: 'certification',
    docSn: row.certSn,
    from: row.state,
    event: action,
    to,
    ...step,
  });
  return moved;
}

/** A new enterprise, CERTIFIED. @throws certificationErrors.certifiedMeanwhile when its credit code or its main account has one already */
export async function certifyEnterprise(
  work: Work,
  wish: Pick<EnterpriseRow, 'mainMemberId' | 'data'>,
  mover: CertificationMover,
): Promise<EnterpriseRow> {
  const { data, mainMemberId } = wish;
  const [made] = await work.tx
    .insert(enterprise)
    .values({
      name: data.companyName,
      uscc: data.uscc,
      mainMemberId,
      state: 'CERTIFIED',
      licenceUntil: data.licenceUntil,
      data,
      certifiedAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw certificationErrors.certifiedMeanwhile();
  await writeStep(work, {
    docType: 'enterprise',
    docSn: String(made.enterpriseId),
    from: null,
    event: 'certify',
    to: made.state,
    ...mover,
  });
  await moveLicenceTimers(work, made);
  return made;
}

/**
 * Takes one step of an enterprise.
 * @param row as read and locked in this work
 * @param step.to where the process leaves the choice
 * @throws certificationErrors.enterpriseNotNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advanceEnterprise(
  work: Work,
  row: EnterpriseRow,
  action: EnterpriseAction,
  step: CertificationMover & {
    to?: EnterpriseState;
    set?: Partial<Omit<typeof enterprise.$inferInsert, 'state' | 'version' | 'enterpriseId'>>;
  },
): Promise<EnterpriseRow> {
  const by: readonly CertificationActor[] = enterpriseProcess[action].by;
  const targets = leadsTo(enterpriseProcess, action, row.state) as EnterpriseState[];
  const to = step.to ?? targets[0];
  if (to === undefined || !targets.includes(to) || !by.includes(step.by)) {
    throw certificationErrors.enterpriseNotNow({ state: row.state });
  }
  const [moved] = await work.tx
    .update(enterprise)
    .set({ ...step.set, state: to, version: row.version + 1 })
    .where(
      and(
        eq(enterprise.enterpriseId, row.enterpriseId),
        eq(enterprise.state, row.state),
        eq(enterprise.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw certificationErrors.changedMeanwhile();
  await writeStep(work, {
    docType: 'enterprise',
    docSn: String(row.enterpriseId),
    from: row.state,
    event: action,
    to,
    ...step,
  });
  await moveLicenceTimers(work, moved);
  return moved;
}
