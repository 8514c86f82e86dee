// Reads designer applications and designers for an action.

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { statesWhere } from '#kit/process/process.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Member } from '#mall/member/actor.ts';
import { AFTER_REFUSAL } from '../designer-rules.ts';
import { applicationStatus } from '../designer-status.ts';
import { designerErrors } from './designer.errors.ts';
import { designer, designerApplication } from './designer.tables.ts';
import { type ApplicationRow, applicationLife, type DesignerRow, designerLife } from './designer-life.ts';

const OPEN = statesWhere(applicationStatus, (one) => one.isOpen);

/** The application, held. @throws designerErrors.notFound */
export async function lockApplication(work: Work, applySn: string): Promise<ApplicationRow> {
  const row = await applicationLife.hold(work, applySn);
  if (!row) throw designerErrors.notFound();
  return row;
}

/** @throws designerErrors.notFound */
export async function requireApplication(work: Work, applySn: string): Promise<ApplicationRow> {
  const [row] = await work.tx
    .select()
    .from(designerApplication)
    .where(eq(designerApplication.applySn, applySn));
  if (!row) throw designerErrors.notFound();
  return row;
}

/** The one application of a member that is not decided yet, held. */
export async function openApplicationOf(work: Work, memberId: number): Promise<ApplicationRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(designerApplication)
    .where(and(eq(designerApplication.memberId, memberId), inArray(designerApplication.state, OPEN)))
    .for('update');
  return row;
}

/** The open application of a member, else his newest. */
export async function newestApplicationOf(work: Work, memberId: number): Promise<ApplicationRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(designerApplication)
    .where(eq(designerApplication.memberId, memberId))
    .orderBy(desc(inArray(designerApplication.state, OPEN)), desc(designerApplication.createdAt))
    .limit(1);
  return row;
}

export async function designerOf(work: Work, memberId: number): Promise<DesignerRow | undefined> {
  const [row] = await work.tx.select().from(designer).where(eq(designer.memberId, memberId));
  return row;
}

/** The designer, held. @throws designerErrors.noDesigner */
export async function lockDesigner(work: Work, memberId: number): Promise<DesignerRow> {
  const row = await designerLife.hold(work, memberId);
  if (!row) throw designerErrors.noDesigner();
  return row;
}

/** Why a member may not apply now; undefined when he may. A designer who has left his employer may. */
export async function whyNotApply(work: Work, actor: Member) {
  const row = await designerOf(work, actor.memberId);
  if (row?.state === 'ACTIVE' || row?.state === 'SUSPENDED') return designerErrors.already();
  if (actor.memberType === 3 && !actor.sub) return designerErrors.notForEnterprises();
  const [refused] = await work.tx
    .select({ decidedAt: designerApplication.decidedAt })
    .from(designerApplication)
    .where(and(eq(designerApplication.memberId, actor.memberId), eq(designerApplication.state, 'REJECTED')))
    .orderBy(desc(designerApplication.decidedAt))
    .limit(1);
  const from = refused?.decidedAt && new Date(refused.decidedAt.getTime() + AFTER_REFUSAL);
  return from && from > work.now ? designerErrors.tooEarly({ day: dayInChina(from) }) : undefined;
}
