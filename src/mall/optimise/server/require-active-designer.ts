// Who may use optimised selection: certified designers who are not suspended (domain 3.1).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { designer } from '#mall/designer/server/designer.tables.ts';
import type { Member } from '#mall/member/actor.ts';
import { optimiseErrors } from './optimise.errors.ts';

/** @throws optimiseErrors.suspended with the reason that the platform gave */
export async function requireActiveDesigner(work: Work, actor: Member): Promise<void> {
  const [row] = await work.tx
    .select({ state: designer.state })
    .from(designer)
    .where(eq(designer.memberId, actor.memberId));
  if (row?.state !== 'SUSPENDED') return;
  const steps = await listSteps(work, [{ docType: 'designer', docSns: [String(actor.memberId)] }]);
  const suspension = steps.findLast(({ event }) => event === 'suspend');
  throw optimiseErrors.suspended({ reason: suspension?.reason ?? '' });
}
