// A contract comes to nothing before it is in force: what was awarded is open again, what was reserved is given back.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { releaseBudget, withdrawApproval } from '#mall/approval/server/approval.ts';
import { holdInquiry } from '#mall/inquiry/server/inquiry.ts';
import { annulConversion } from '#mall/quotation/server/quotation.ts';
import type { ContractAction } from '../../contract-process.ts';
import { contractErrors } from '../contract.errors.ts';
import { contract } from '../contract.tables.ts';
import { CONTRACT, type ContractMover, type ContractRow, contractLife } from '../contract-life.ts';
import { holdContract, type Party, requireContract } from '../hold-contract.ts';

/** Holds a contract that may end here, its inquiry before it (docs/house.md: the order of locks). @throws contractErrors.notFound, changedMeanwhile */
export async function holdToEnd(
  work: Work,
  party: Party,
  { contractSn, version }: { contractSn: string; version: number },
): Promise<ContractRow> {
  const { inqSn } = await requireContract(work, party, contractSn);
  if (inqSn) await holdInquiry(work, inqSn);
  const row = await holdContract(work, party, contractSn);
  if (row.version !== version) throw contractErrors.changedMeanwhile({ state: row.state });
  return row;
}

/** The same for the system. */
export async function lockToEnd(work: Work, contractSn: string): Promise<ContractRow | undefined> {
  const [seen] = await work.tx
    .select({ inqSn: contract.inqSn })
    .from(contract)
    .where(eq(contract.contractSn, contractSn));
  if (seen?.inqSn) await holdInquiry(work, seen.inqSn);
  return contractLife.hold(work, contractSn);
}

/** @param row held, its inquiry before it @throws contractErrors.notNow */
export async function endContract(
  work: Work,
  row: ContractRow,
  action: ContractAction,
  mover: ContractMover,
  to?: 'CANCELLED' | 'REJECTED' | 'EXPIRED',
): Promise<ContractRow> {
  contractLife.require(work, row, action, mover.by);
  const ended = await contractLife.advance(work, row, action, { ...mover, to, set: { signedBy: null } });
  if (row.state === 'PENDING_REVIEW' || row.proposal?.what === 'confirm')
    await withdrawApproval(work, CONTRACT, row.contractSn);
  const of = { docType: CONTRACT, docSn: row.contractSn } as const;
  await annulConversion(work, of, mover.reason ?? '');
  await releaseBudget(work, of);
  return ended;
}
