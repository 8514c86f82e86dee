// An amendment that makes a contract dearer: before the purchaser signs it, the increase is reserved, and his own people are asked where a rule says so (domain 3.4.5).
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { askApproval, reserveBudget } from '#mall/approval/server/approval.ts';
import { contractErrors } from '../contract.errors.ts';
import { type ContractRow, noteProposal } from '../contract-life.ts';
import type { ContractVersion } from '../contract-versions.ts';
import { centsOf } from '../draft/draft-content.ts';
import { approvalCaseOf } from '../draft/submit-contract.ts';
import type { Party } from '../hold-contract.ts';
import { spendingOfChange } from './change-over.ts';

/**
 * @param row held @param text the text as it would be
 * @returns the contract; its proposal says `asked` where the signature has to wait
 * @throws contractErrors.changeAsked while his people decide; approvalErrors.overBudget
 */
export async function askForIncrease(
  work: Work,
  row: ContractRow,
  { side, member }: Party,
  { content }: Pick<ContractVersion, 'content'>,
): Promise<ContractRow> {
  const { enterpriseId, projectId, costCentre, proposal } = row;
  const increase = cents(centsOf(content.amount) - row.amount);
  if (side !== 'purchaser' || enterpriseId === null || increase <= 0 || !proposal) return row;
  if (proposal.inside === 'approved') return row;
  if (proposal.inside === 'asked') throw contractErrors.changeAsked();
  const spending = spendingOfChange(row);
  await reserveBudget(work, { ...spending, enterpriseId, projectId, costCentre, amount: increase });
  const of = await approvalCaseOf(work, row, side, member);
  const { isNeeded } = of
    ? await askApproval(work, { ...of, amount: increase, takesFrom: spending })
    : { isNeeded: false };
  return noteProposal(work, row, { ...proposal, inside: isNeeded ? 'asked' : 'approved' });
}
