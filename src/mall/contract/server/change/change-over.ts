// What a pending change leaves behind when it comes to nothing: the text in force, and nothing reserved or asked for it.
import type { Work } from '#kit/db/work.ts';
import { releaseBudget, withdrawApproval } from '#mall/approval/server/approval.ts';
import type { ContractRow } from '../contract-life.ts';

/** The text in force stays as it is. */
export const CHANGE_OVER = { changeNo: null, signedBy: null, proposal: null } as const;

/** Under which key a change's increase is reserved until both have signed it. */
export const spendingOfChange = ({ contractSn, changeNo }: Pick<ContractRow, 'contractSn' | 'changeNo'>) =>
  ({ docType: 'contract', docSn: `${contractSn}/${changeNo ?? 0}` }) as const;

/** To be called where a change is dropped. @param row as it was before */
export async function dropIncrease(work: Work, row: ContractRow): Promise<void> {
  const { contractSn, proposal } = row;
  if (proposal?.what !== 'change' || !proposal.inside) return;
  if (proposal.inside === 'asked') await withdrawApproval(work, 'contract', contractSn);
  await releaseBudget(work, spendingOfChange(row));
}
