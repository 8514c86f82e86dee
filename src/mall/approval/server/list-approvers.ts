// Who may approve in an enterprise or a store, by name.
import type { Work } from '#kit/db/work.ts';
import { findMainAccount, listWhoMay, namesOf, type Person } from '#mall/company/server/company.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { ApprovalScope } from './approval-case.ts';

/** Everybody who may approve: an enterprise's main account first, or a store's operators. */
export async function listApprovers(work: Work, scope: ApprovalScope): Promise<Person[]> {
  if ('enterpriseId' in scope) return listPermitted(work, scope.enterpriseId, 'approval.decide');
  return namesOf(work, await listOperators(work, [scope.storeId]));
}

/** The enterprise's people with a permission, the main account first. */
export async function listPermitted(
  work: Work,
  enterpriseId: number,
  point: PermissionPoint,
): Promise<Person[]> {
  return namesOf(work, await listWhoMay(work, enterpriseId, point));
}

/** The enterprise's main account. @throws Error for an enterprise that does not exist */
export async function mainAccountOf(work: Work, enterpriseId: number): Promise<Person> {
  const main = await findMainAccount(work, enterpriseId);
  if (!main) throw new Error(`no enterprise ${enterpriseId}`);
  return main;
}
