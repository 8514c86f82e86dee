// One contract with everything that stands beside its text: versions, remarks, signatures, performance, who may sign, and why things are as they are.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf, listVersions } from '#kit/document/document-version.ts';
import { listSteps, stepReply } from '#kit/document/step-log.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { findApprovalPath } from '#mall/approval/server/approval.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { findMember } from '#mall/member/server/member.ts';
import { orderStatus } from '#mall/order/order-status.ts';
import { listAgreedOrders, readChains } from '#mall/order/server/order.ts';
import type { ContractContent } from '../../contract-content.ts';
import type { ContractDetail, ContractSignature, SignStanding } from '../../contract-detail.protocol.ts';
import { type ContractState, contractStatus } from '../../contract-status.ts';
import { contractSteps } from '../../contract-steps.ts';
import { sealSvg } from '../../seal-drawing.ts';
import { SIGN_AGREEMENT_VERSION } from '../../sign-agreement.ts';
import { contract, contractRemark, seal } from '../contract.tables.ts';
import { CONTRACT, type ContractRow } from '../contract-life.ts';
import { requireText } from '../contract-versions.ts';
import { bookingOf } from '../draft/book-contract.ts';
import { faultsOf } from '../draft/draft-faults.ts';
import { isLocked } from '../draft/typed-content.ts';
import { linesOf, type Party } from '../hold-contract.ts';
import { groups } from '../paper/draw-paper.ts';
import { forceOf } from '../paper/keep-papers.ts';
import { codeOf, judgeChain, listEvidence } from '../sign/evidence.ts';
import { whyNotSign } from '../sign/require-signer.ts';
import { platformSigning } from '../sign/signing-service.ts';
import {
  amountFor,
  asSent,
  buttonsOf,
  cardOf,
  isLateLine,
  mayCallOff,
  type Reader,
  seesPrices,
} from './contract-view.ts';
import { whyContract } from './contract-why.ts';

/** What the reader has before him: a version he asks for, his own draft, else the text that counts now. */
async function shownText(
  work: Work,
  row: ContractRow,
  reader: Reader,
  which: { versionNo?: number; at?: Date },
): Promise<{ content: ContractContent; versionNo: number; contentHash: string; isDraft: boolean }> {
  const isInitiator = reader !== 'platform' && reader.side === row.initiator;
  const isAsked = which.versionNo !== undefined || which.at !== undefined;
  if (!isAsked && (row.versionNo === 0 || (isInitiator && contractStatus[row.state].isOwnDraft)))
    return { content: row.draft, versionNo: 0, contentHash: contentHashOf(row.draft), isDraft: true };
  const text = await requireText(
    work,
    row.contractSn,
    isAsked ? which : { versionNo: row.forceNo || row.versionNo },
  );
  return {
    content: text.content,
    versionNo: text.versionNo,
    contentHash: text.contentHash,
    isDraft: false,
  };
}

export async function contractDetail(
  work: Work,
  row: ContractRow,
  reader: Reader,
  which: { versionNo?: number; at?: Date } = {},
): Promise<ContractDetail> {
  const { language } = work;
  const lines = row.forceNo > 0 ? await linesOf(work, row.contractId) : [];
  const shown = await shownText(work, row, reader, which);
  const { proposal } = row;
  const isInitiator = reader !== 'platform' && reader.side === row.initiator;
  const evidence = await listEvidence(work, [row.contractSn]);
  const force = row.forceNo > 0 ? forceOf(evidence, row.forceNo) : undefined;
  const orders =
    row.forceNo > 0 ? await listAgreedOrders(work, { source: 'contract', sourceSn: row.contractSn }) : [];
  const chains = await readChains(
    work,
    orders.map(({ orderSn }) => orderSn),
  );
  const isAskedInside = proposal?.what === 'confirm' && reader !== 'platform' && reader.side !== proposal.by;
  return {
    ...cardOf(work, await asSent(work, row, reader), lines, reader, buttonsOf(row, reader)),
    content: seesPrices(reader) ? shown.content : withoutPrices(shown.content),
    isDraft: bit(shown.isDraft),
    versionNo: shown.versionNo,
    contentHash: shown.contentHash,
    inForceNo: row.forceNo,
    changeNo: row.changeNo,
    isLocked: bit(isLocked(row.draft) && row.forceNo === 0),
    faults:
      isInitiator && contractStatus[row.state].isOwnDraft
        ? faultsOf(row.draft).map(({ path, text }) => ({ path, text: text[language] }))
        : [],
    versions: await versionReplies(work, row, reader),
    remarks: await remarksOf(work, row),
    signatures: await signatureReplies(work, row.contractSn),
    signedBy: row.signedBy,
    proposal:
      proposal && !isAskedInside
        ? {
            what: proposal.what,
            by: proposal.by,
            reason: proposal.reason,
            settlement: proposal.settlement ?? '',
            ground: proposal.ground ?? '',
            time: proposal.at,
          }
        : null,
    needsMediation: bit(row.needsMediation),
    approval: await ownApproval(work, row, reader),
    booking: await bookingOf(work, row, reader),
    mayCallOff: bit(mayCallOff(row, lines, reader)),
    performance: lines.map((line) => ({
      lineNo: line.lineNo,
      number: line.number,
      orderedNum: line.orderedNum,
      shippedNum: line.shippedNum,
      reportedNum: line.reportedNum,
      receivedNum: line.receivedNum,
      returnedNum: line.returnedNum,
      invoicedNum: line.invoicedNum,
      amount: amountFor(reader, line.amount),
      paid: amountFor(reader, line.paid),
      deliverBy: line.deliverBy,
      isLate: bit(isLateLine(line, work.now)),
    })),
    orders: orders.map(({ orderSn, state, payable, createdAt }) => ({
      orderSn,
      stateName: orderStatus[state][language],
      payable: seesPrices(reader) ? centsToWire(payable) : null,
      time: createdAt.toISOString(),
      chain: chains.get(orderSn) ?? [],
    })),
    files: await fileReplies(work, row.fileIds),
    annexFiles: await fileReplies(
      work,
      shown.content.annexes.map(({ fileId }) => fileId),
    ),
    standing: await standingOf(work, row, reader, shown.content),
    verifyCode: force && row.kind !== 'OFFLINE' ? groups(codeOf(force)) : null,
    formerContractSn: row.formerContractSn,
    renewalSn: await renewalOf(work, row, reader),
    closeReason: row.closeReason,
    why: whyContract(row, shown.content, reader).map(({ about, text }) => ({ about, text: text[language] })),
    steps: await stepsFor(work, row, reader),
  };
}

/** The way of the reader's own side; the other's is its own affair. */
async function ownApproval(
  work: Work,
  row: ContractRow,
  reader: Reader,
): Promise<ContractDetail['approval']> {
  if (reader === 'platform') return null;
  const { enterpriseId, storeId } = row;
  if (reader.side === 'supplier') return findApprovalPath(work, CONTRACT, row.contractSn, { storeId });
  return enterpriseId === null ? null : findApprovalPath(work, CONTRACT, row.contractSn, { enterpriseId });
}

function withoutPrices(content: ContractContent): ContractContent {
  const hidden = { goodsAmount: '', freight: '', amount: '' };
  return {
    ...content,
    ...hidden,
    lines: content.lines.map((line) => ({ ...line, unitPrice: '', amount: '' })),
  };
}

/** Every version, the first first. Its writer is called by name to his own side, by his party's to the other. */
export async function versionReplies(
  work: Work,
  row: ContractRow,
  reader: Reader,
): Promise<ContractDetail['versions']> {
  const versions = await listVersions(work, CONTRACT, row.contractSn);
  return versions.map(({ versionNo, contentHash, content, actorRole, actorName, createdAt }) => ({
    versionNo,
    contentHash,
    amendmentNo: (content as ContractContent).amendmentNo,
    side: actorRole,
    byName:
      reader === 'platform' || actorRole === reader.side
        ? actorName
        : row.draft[actorRole === 'supplier' ? 'supplier' : 'purchaser'].name,
    time: createdAt.toISOString(),
    isInForce: bit(versionNo === row.forceNo),
  }));
}

async function remarksOf(work: Work, { contractId }: ContractRow): Promise<ContractDetail['remarks']> {
  const rows = await work.tx
    .select()
    .from(contractRemark)
    .where(eq(contractRemark.contractId, contractId))
    .orderBy(asc(contractRemark.remarkId));
  return rows.map(({ contractId: _of, createdAt, ...remark }) => ({
    ...remark,
    time: createdAt.toISOString(),
  }));
}

/** The chain of evidence, judged as it stands. */
export async function signatureReplies(work: Work, contractSn: string): Promise<ContractSignature[]> {
  const rows = await listEvidence(work, [contractSn]);
  if (rows.length === 0) return [];
  const good = judgeChain(rows, await platformSigning.publicKey(work));
  const svgs = await sealsByParty(
    work,
    rows.flatMap(({ sealId }) => sealId ?? []),
  );
  return rows.map((row, at) => ({
    seq: row.seq,
    what: row.what,
    side: row.side,
    versionNo: row.versionNo,
    contentHash: row.contentHash,
    pdfHash: row.pdfHash,
    signerName: row.signerName,
    partyName: row.partyName,
    sealId: row.sealId,
    sealSvg: row.sealId === null ? null : (svgs.get(row.sealId) ?? null),
    method: row.method,
    agreementVersion: row.agreementVersion,
    time: row.at.toISOString(),
    formerHash: row.formerHash,
    hash: row.hash,
    platformSignature: row.platformSignature,
    isGood: bit(good[at] ?? false),
  }));
}

async function sealsByParty(work: Work, ids: readonly number[]): Promise<Map<number, string>> {
  const drawn = new Map<number, string>();
  for (const sealId of new Set(ids)) {
    const [row] = await work.tx.select().from(seal).where(eq(seal.sealId, sealId));
    if (row) drawn.set(sealId, sealSvg(row));
  }
  return drawn;
}

const NOBODY: SignStanding = {
  maySign: 0,
  why: null,
  fixUrl: null,
  seals: [],
  mobile: null,
  hasPayPwd: 0,
  agreementVersion: SIGN_AGREEMENT_VERSION,
};

async function standingOf(
  work: Work,
  row: ContractRow,
  reader: Reader,
  content: ContractContent,
): Promise<SignStanding> {
  if (reader === 'platform') return NOBODY;
  const member = await findMember(work, reader.member.memberId);
  // Whoever ends a contract proves himself too, without a seal.
  const proof = {
    mobile: member?.mobile?.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2') ?? null,
    hasPayPwd: bit(member?.payPasswordHash != null),
  };
  if (!contractStatus[row.state].isSignable || row.kind === 'OFFLINE') return { ...NOBODY, ...proof };
  const { refusal, auth } = await whyNotSign(work, reader, row, content);
  const seals = auth ? await activeSeals(work, auth) : [];
  const isAuthenticated = auth?.state === 'AUTHENTICATED';
  return {
    maySign: bit(!refusal),
    why: refusal?.text[work.language] ?? null,
    fixUrl: refusal && !isAuthenticated ? authPage(reader) : null,
    seals: seals.map((one) => ({ sealId: one.sealId, name: one.name || one.partyName, svg: sealSvg(one) })),
    ...proof,
    agreementVersion: SIGN_AGREEMENT_VERSION,
  };
}

const authPage = ({ side }: Party) => (side === 'supplier' ? '/seller/authen' : '/member/contract/authen');

async function activeSeals(work: Work, of: { enterpriseId: number | null; storeId: number | null }) {
  const rows = await work.tx
    .select()
    .from(seal)
    .where(
      of.enterpriseId === null ? eq(seal.storeId, of.storeId ?? 0) : eq(seal.enterpriseId, of.enterpriseId),
    )
    .orderBy(asc(seal.sealId));
  return rows.filter(({ state }) => state === 'ACTIVE');
}

async function renewalOf(work: Work, row: ContractRow, reader: Reader): Promise<string | null> {
  if (reader === 'platform') return null;
  const found = await work.tx
    .select({ contractSn: contract.contractSn, initiator: contract.initiator, versionNo: contract.versionNo })
    .from(contract)
    .where(eq(contract.formerContractSn, row.contractSn));
  const [next] = found.filter((one) => one.initiator === reader.side || one.versionNo > 0);
  return next?.contractSn ?? null;
}

/** Who of the platform's people it was is its own affair. */
const PLATFORM: Text = { zh: '平台', en: 'The platform' };

/** The time line. What one side decides among its own people the other side does not read; its people are called by the party's name. */
async function stepsFor(work: Work, row: ContractRow, reader: Reader): Promise<ContractDetail['steps']> {
  const steps = await listSteps(work, [{ docType: CONTRACT, docSns: [row.contractSn] }]);
  const isOwn = reader === 'platform' || reader.side === row.initiator;
  return steps
    .map((step) => ({ ...step, status: contractStatus[step.toState as ContractState] }))
    .filter(({ status }) => isOwn || status.tab !== 'draft')
    .map((step) => {
      const side = String((step.detail as { side?: string } | null)?.side ?? '');
      const isApprover = step.actorRole === 'approver' && !isOwn;
      const nameOf = ({ actorRole, actorName }: typeof step): string => {
        if (reader === 'platform') return actorName;
        if (actorRole === 'platform') return PLATFORM[work.language];
        if (side === '' || side === reader.side) return actorName;
        return side === 'supplier' ? row.draft.supplier.name : row.draft.purchaser.name;
      };
      return {
        ...stepReply(work, step, contractSteps, step.status),
        actorName: isApprover ? '' : nameOf(step),
        side,
        reason: isApprover ? '' : step.reason,
      };
    });
}
