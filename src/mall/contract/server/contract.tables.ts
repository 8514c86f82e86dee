// Contracts with their lines' performance, signatures chained as evidence, amendments; and who may sign with which seal.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, price, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { inquiry } from '#mall/inquiry/server/inquiry.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { project } from '#mall/project/server/project.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { ContractContent } from '../contract-content.ts';
import type { ContractSide, ContractTurn, SealState, SignAuthState } from '../contract-process.ts';
import type { ContractKind, ContractState } from '../contract-status.ts';
import type { GroundKey } from '../contract-terms.ts';
import type { SealKind } from '../sign-auth-words.ts';

export const contract = table(
  'contract',
  {
    contractId: key(),
    contractSn: text().notNull().unique(),
    kind: text().$type<ContractKind>().notNull(),
    state: text().$type<ContractState>().notNull(),
    /** Counts steps: two people acting at once, the second is refused (domain R2). */
    version: integer().notNull().default(1),
    /** The latest text that both sides may read (document_version); 0: only a draft. */
    versionNo: integer().notNull().default(0),
    /** The version in force; 0: none is. */
    forceNo: integer().notNull().default(0),
    /** The amendment that is proposed, while a change is pending. */
    changeNo: integer(),
    /** Whose move it is. */
    turn: text().$type<ContractTurn>(),
    title: text().notNull(),
    initiator: text().$type<ContractSide>().notNull(),
    /** The purchaser's side. */
    memberId: refTo(() => member.memberId),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    storeId: refTo(() => store.storeId),
    inqSn: text().references(() => inquiry.inqSn),
    /** As the initiator writes it now. */
    draft: jsonb().$type<ContractContent>().notNull(),
    /** Of the text that is confirmed, signed or in force; '' before. */
    contentHash: text().notNull().default(''),
    amount: amount().notNull(),
    /** Whose budgets it spends of. */
    projectId: ref().references(() => project.projectId),
    costCentre: text().notNull().default(''),
    /** The side that has signed what is to be signed now. */
    signedBy: text().$type<ContractSide>(),
    /** What is pending, by whom, and what it says. */
    proposal: jsonb().$type<{
      what: 'change' | 'termination' | 'unilateral' | 'cancel' | 'complete' | 'confirm';
      by: ContractSide;
      reason: string;
      settlement?: string;
      ground?: GroundKey;
      at: string;
      /** Of the person, so that an approval's end is told to him. */
      memberId: number;
      /** Of a change that costs more: what the purchaser's own people say to it. */
      inside?: 'asked' | 'approved';
    }>(),

    /** Delivery under it waits while its termination is discussed. */
    isOnHold: boolean().notNull().default(false),
    needsMediation: boolean().notNull().default(false),
    deadline: moment(),
    startsOn: text().notNull().default(''),
    endsOn: text().notNull().default(''),
    /** Scans of a paper contract. */
    fileIds: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
    formerContractSn: text(),
    closeReason: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    effectiveAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index('contract_of_member').on(t.memberId, t.updatedAt),
    index('contract_of_enterprise').on(t.enterpriseId, t.updatedAt),
    index('contract_of_store').on(t.storeId, t.updatedAt),
    index().on(t.inqSn),
    index().on(t.updatedAt, t.contractSn),
  ],
);

/** Lines of the text in force, with how far each is performed. */
export const contractLine = table(
  'contract_line',
  {
    contractLineId: key(),
    contractId: refTo(() => contract.contractId),
    lineNo: integer().notNull(),
    lineHash: text().notNull().default(''),
    productId: ref().references(() => product.productId),
    number: pieces().notNull(),
    unitPrice: price().notNull(),
    amount: amount().notNull(),
    deliverBy: text().notNull().default(''),
    orderedNum: pieces().notNull().default(0),
    shippedNum: pieces().notNull().default(0),
    receivedNum: pieces().notNull().default(0),
    reportedNum: pieces().notNull().default(0),
    invoicedNum: pieces().notNull().default(0),
    returnedNum: pieces().notNull().default(0),
    paid: amount().notNull().default(sql`0`),
    /** What cases have given back, or what need not be paid any more for them. */
    returned: amount().notNull().default(sql`0`),
  },
  (t) => [uniqueIndex('contract_line_once').on(t.contractId, t.lineNo)],
);

/** What the counterparty wants worded otherwise (C4). */
export const contractRemark = table(
  'contract_remark',
  {
    remarkId: key(),
    contractId: refTo(() => contract.contractId),
    versionNo: integer().notNull(),
    side: text().$type<ContractSide>().notNull(),
    /** Of a clause; '' for the whole. */
    clauseKey: text().notNull().default(''),
    proposal: jsonb().$type<{ zh: string; en: string }>(),
    comment: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.contractId, t.versionNo)],
);

export type EvidenceKind =
  | 'confirmed'
  | 'signed'
  | 'withdrawn'
  | 'effective'
  | 'amended'
  | 'papers'
  | 'proposed'
  | 'noticed'
  | 'terminated';

/** Signatures, and their withdrawal: each row is hashed with the one before; a trigger refuses to change or delete it. */
export const contractEvidence = table(
  'contract_evidence',
  {
    evidenceId: key(),
    contractSn: text().notNull(),
    /** Within the contract, from 1. */
    seq: integer().notNull(),
    what: text().$type<EvidenceKind>().notNull(),
    side: text().$type<ContractSide>(),
    versionNo: integer().notNull(),
    contentHash: text().notNull(),
    /** Of the paper that was signed; of the first of the papers that were kept. */
    pdfHash: text().notNull().default(''),
    /** Of each paper that was kept, by language. */
    papers: jsonb().$type<Record<string, string>>(),
    signerId: ref(),
    signerName: text().notNull().default(''),
    partyName: text().notNull().default(''),
    sealId: ref(),
    method: text().notNull().default(''),
    agreementVersion: text().notNull().default(''),
    ip: text().notNull().default(''),
    device: text().notNull().default(''),
    at: moment().notNull(),
    formerHash: text().notNull(),
    hash: text().notNull(),
    /** Ed25519 over `hash`, by the platform's key. */
    platformSignature: text().notNull(),
  },
  (t) => [uniqueIndex('contract_evidence_once').on(t.contractSn, t.seq)],
);

/** The signed papers, as they were rendered: what the verification page compares with. */
export const contractPaper = table(
  'contract_paper',
  {
    paperId: key(),
    contractSn: text().notNull(),
    versionNo: integer().notNull(),
    language: text().$type<'zh' | 'en' | 'both'>().notNull(),
    /** `text`: as it was read before signing. */
    kind: text().$type<'text' | 'signed'>().notNull(),
    pdfHash: text().notNull(),
    fileId: refTo(() => storedFile.fileId),
    /** What somebody types to verify it; '' for a text. */
    code: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('contract_paper_once').on(t.contractSn, t.versionNo, t.language, t.kind),
    index().on(t.pdfHash),
    index().on(t.code),
  ],
);

/** Who may sign for an enterprise or a store (domain 3.6.4). */
export const signAuth = table(
  'sign_auth',
  {
    signAuthId: key(),
    memberId: refTo(() => member.memberId),
    /** One of the two: for whom he signs. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    storeId: ref().references(() => store.storeId),
    state: text().$type<SignAuthState>().notNull(),
    version: integer().notNull().default(1),
    signerName: text().notNull(),
    role: text().$type<'legal' | 'handler'>().notNull(),
    /** The name the party signs under, and its credit code. */
    partyName: text().notNull(),
    uscc: text().notNull().default(''),
    /** The letter of authorisation; empty for the legal representative. */
    fileIds: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
    authorisedUntil: text().notNull().default(''),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex('sign_auth_once').on(t.memberId),
    index().on(t.enterpriseId),
    index().on(t.storeId),
    index().on(t.createdAt, t.signAuthId),
  ],
);

export const seal = table(
  'seal',
  {
    sealId: key(),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    storeId: ref().references(() => store.storeId),
    kind: text().$type<SealKind>().notNull(),
    /** What stands below the star; '' for the kind's own words. */
    name: text().notNull(),
    /** The party's name when it was made: what stands around. */
    partyName: text().notNull(),
    reason: text().notNull().default(''),
    state: text().$type<SealState>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.enterpriseId), index().on(t.storeId), index().on(t.createdAt, t.sealId)],
);
