// Finds contracts for either side and holds them for the time of a step. A side sees a contract once it has a version, or drafted it.
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { buysFor, type Member, readsFor, type Seller } from '#mall/member/actor.ts';
import type { ContractAction, ContractSide } from '../contract-process.ts';
import { contractErrors } from './contract.errors.ts';
import { contract, contractLine } from './contract.tables.ts';
import { actorOf, type ContractMover, type ContractRow, contractLife } from './contract-life.ts';

export type ContractLineRow = typeof contractLine.$inferSelect;
type Proposal = NonNullable<ContractRow['proposal']>;

/** Who acts, and for which side. */
export interface Party {
  side: ContractSide;
  member: Member;
}

export const purchaser = (member: Member): Party => ({ side: 'purchaser', member });
export const supplier = (member: Seller): Party => ({ side: 'supplier', member });

/** Which contracts a party may read, for a WHERE. */
export function isTheirs({ side, member }: Party): SQL | undefined {
  const visible = or(eq(contract.initiator, side), sql`${contract.versionNo} > 0`);
  if (side === 'supplier') return and(eq(contract.storeId, member.storeId ?? 0), visible);
  const enterpriseId = readsFor(member);
  return and(
    or(
      eq(contract.memberId, member.memberId),
      enterpriseId === null ? undefined : eq(contract.enterpriseId, enterpriseId),
    ),
    visible,
  );
}

/** Whose a contract is that this member makes as purchaser. */
export const enterpriseOf = (member: Member): number | null => buysFor(member);

/** @throws contractErrors.notFound, also for somebody else's and for what the other side has not handed over yet */
export async function requireContract(work: Work, party: Party, contractSn: string): Promise<ContractRow> {
  const [row] = await work.tx
    .select()
    .from(contract)
    .where(and(eq(contract.contractSn, contractSn), isTheirs(party)));
  if (!row) throw contractErrors.notFound();
  return row;
}

/** The same, held until this work ends. @throws contractErrors.notFound */
export async function holdContract(work: Work, party: Party, contractSn: string): Promise<ContractRow> {
  const row = await contractLife.hold(work, contractSn, isTheirs(party));
  if (!row) throw contractErrors.notFound();
  return row;
}

/** The same for a decision on what was read before. @throws contractErrors.changedMeanwhile when it has moved on since */
export async function holdSeen(
  work: Work,
  party: Party,
  { contractSn, version }: { contractSn: string; version: number },
): Promise<ContractRow> {
  const row = await holdContract(work, party, contractSn);
  if (row.version !== version) throw contractErrors.changedMeanwhile({ state: row.state });
  return row;
}

/** The same for a step that the party may take now, with who takes it. @throws contractErrors.notFound, changedMeanwhile, notNow */
export async function holdFor(
  work: Work,
  party: Party,
  action: ContractAction,
  input: { contractSn: string; version: number; reason?: string },
): Promise<{ row: ContractRow; mover: ContractMover }> {
  const row = await holdSeen(work, party, input);
  const mover = moverOf(row, party, input.reason);
  contractLife.require(work, row, action, mover.by);
  return { row, mover };
}

/** The lines of the text in force, in order. */
export async function linesOf(work: Work, contractId: number): Promise<ContractLineRow[]> {
  return work.tx
    .select()
    .from(contractLine)
    .where(eq(contractLine.contractId, contractId))
    .orderBy(asc(contractLine.lineNo));
}

/** Who takes a step for his side. */
export function moverOf(row: ContractRow, { side, member }: Party, reason?: string): ContractMover {
  return {
    by: actorOf(row, side),
    detail: { side },
    actorId: member.memberId,
    actorName: member.shownName,
    ...(reason ? { reason } : {}),
  };
}

/** What a side asks of the other, as it is kept until it is answered. */
export const proposalOf = (
  work: Work,
  { side, member }: Party,
  said: Omit<Proposal, 'by' | 'at' | 'memberId'>,
): Proposal => ({ ...said, by: side, at: work.now.toISOString(), memberId: member.memberId });
