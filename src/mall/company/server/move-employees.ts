// The employees of an enterprise answer to its new administrator.
import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { EnterpriseRow } from './certification-life.ts';
import { subAccount } from './company.tables.ts';

/** After its main account has changed. Those who have left keep the administrator they had. */
export async function moveEmployees(
  work: Work,
  { enterpriseId, mainMemberId }: Pick<EnterpriseRow, 'enterpriseId' | 'mainMemberId'>,
): Promise<void> {
  const moved = await work.tx
    .update(subAccount)
    .set({ parentMemberId: mainMemberId })
    .where(and(eq(subAccount.enterpriseId, enterpriseId), ne(subAccount.state, 'LEFT')))
    .returning({ memberId: subAccount.memberId });
  for (const { memberId } of moved) await work.announce('member', String(memberId));
}
