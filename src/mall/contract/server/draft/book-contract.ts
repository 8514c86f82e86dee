// To which project and cost centre a purchaser's enterprise books a contract, and what is reserved of their budgets for it (domain 3.4.5).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { listCostCentres, releaseBudget, reserveBudget } from '#mall/approval/server/approval.ts';
import { mayDo } from '#mall/member/actor.ts';
import { listEnterpriseProjects } from '#mall/project/server/project.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { type ContractSide, contractProcess } from '../../contract-process.ts';
import { contractErrors } from '../contract.errors.ts';
import { contract } from '../contract.tables.ts';
import { CONTRACT, type ContractRow } from '../contract-life.ts';
import type { Party } from '../hold-contract.ts';
import type { Reader } from '../show/contract-view.ts';

/** As an input has it: what is left out stays, project 0 is none. */
export interface BookingWish {
  projectId?: number | undefined;
  costCentre?: string | undefined;
}

type Bookable = ContractRow & { enterpriseId: number };

/** A paper contract is paid elsewhere; a person has no budgets. */
const isBooked = (row: ContractRow): row is Bookable => row.enterpriseId !== null && row.kind !== 'OFFLINE';

/** The inquiry says it where there was one; else the purchaser does, in his own draft or when he confirms the supplier's. */
const mayBook = (row: ContractRow): row is Bookable =>
  isBooked(row) &&
  row.inqSn === null &&
  (row.initiator === 'purchaser'
    ? (contractProcess.save.from as readonly string[]).includes(row.state)
    : row.state === 'PENDING_CONFIRM' && row.proposal?.what !== 'confirm');

/** Where the contract would be booked with this wish. Changes nothing. @throws contractErrors.projectNotFound for a project that he may not book to */
export async function withBooking(
  work: Work,
  { side, member }: Party,
  row: ContractRow,
  wish: BookingWish,
): Promise<ContractRow> {
  if (side !== 'purchaser' || !mayBook(row)) return row;
  const { projectId = row.projectId ?? 0, costCentre = row.costCentre } = wish;
  if (projectId !== 0 && projectId !== row.projectId) {
    const known = mayDo(member, 'project.read') ? await listEnterpriseProjects(work, row.enterpriseId) : [];
    if (!known.some((one) => one.projectId === projectId)) throw contractErrors.projectNotFound();
  }
  return { ...row, projectId: projectId === 0 ? null : projectId, costCentre };
}

/** The same, kept. It is no part of the text, so that the version stays. @param row held */
export async function bookContract(
  work: Work,
  party: Party,
  row: ContractRow,
  wish: BookingWish,
): Promise<ContractRow> {
  const booked = await withBooking(work, party, row, wish);
  const { projectId, costCentre } = booked;
  if (projectId !== row.projectId || costCentre !== row.costCentre)
    await work.tx
      .update(contract)
      .set({ projectId, costCentre, updatedAt: work.now })
      .where(eq(contract.contractId, row.contractId));
  return booked;
}

/** Reserves what the contract comes to, in place of what it had. @param row held @throws approvalErrors.overBudget */
export async function reserveForContract(work: Work, row: ContractRow, side: ContractSide): Promise<void> {
  if (side !== 'purchaser' || !isBooked(row)) return;
  const { contractSn: docSn, enterpriseId, projectId, costCentre, amount } = row;
  await reserveBudget(work, { docType: CONTRACT, docSn, enterpriseId, projectId, costCentre, amount });
}

/** The purchaser's people sent it back, or he asks for changes: it holds nothing. What an award reserved stays with its contract. */
export async function freeBudgetOf(work: Work, { contractSn, inqSn }: ContractRow): Promise<void> {
  if (inqSn === null) await releaseBudget(work, { docType: CONTRACT, docSn: contractSn });
}

/** For the purchaser's own people; null for everybody else, and where nothing is booked. */
export async function bookingOf(
  work: Work,
  row: ContractRow,
  reader: Reader,
): Promise<ContractDetail['booking']> {
  if (reader === 'platform' || reader.side !== 'purchaser' || !isBooked(row)) return null;
  const { projectId, costCentre, enterpriseId } = row;
  const seesProjects = mayDo(reader.member, 'project.read');
  const isOpen = mayBook(row) && mayDo(reader.member, 'contract.create');
  const projects =
    seesProjects && (isOpen || projectId !== null) ? await listEnterpriseProjects(work, enterpriseId) : [];
  return {
    projectId,
    projectName: projects.find((one) => one.projectId === projectId)?.projectName ?? '',
    costCentre,
    mayChange: bit(isOpen),
    projects: isOpen ? projects.map(({ projectId, projectName }) => ({ projectId, projectName })) : [],
    costCentres: isOpen ? await listCostCentres(work, enterpriseId) : [],
  };
}
