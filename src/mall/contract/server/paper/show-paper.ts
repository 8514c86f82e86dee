// Hands out the paper of a contract, and tells anybody whether a paper or a code is that of the signed one, and what has followed it.
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { asCode } from '#kit/document/code-of-hash.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { bit } from '#kit/http/wire.ts';
import type { Text } from '#kit/words/text.ts';
import { fileReplies, keepFile } from '#mall/file/server/file.ts';
import { lacks } from '#mall/member/actor.ts';
import type { ChainLink } from '#mall/order/order-detail.protocol.ts';
import { findChain, findChainsOfFile, listAgreedOrders, readChains } from '#mall/order/server/order.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import { contractStatus } from '../../contract-status.ts';
import { contractErrors } from '../contract.errors.ts';
import { contract, contractPaper } from '../contract.tables.ts';
import type { ContractRow } from '../contract-life.ts';
import { requireText } from '../contract-versions.ts';
import { type Party, requireContract } from '../hold-contract.ts';
import { seesPrices } from '../show/contract-view.ts';
import { judgeChain, listEvidence, standingSignatures } from '../sign/evidence.ts';
import { platformSigning } from '../sign/signing-service.ts';
import {
  findPaper,
  hashOfBytes,
  keepSignedPapers,
  keepTextPaper,
  type PaperRow,
  type Printing,
  printText,
} from './keep-papers.ts';

type PaperReply = ReplyOf<typeof contractProtocol.paper>;

/** Makes the action out of what prints. @throws contractErrors.notFound, noVersion; the sentence of `lacks` without the right to see prices */
export function showPaper(printing: Printing) {
  return async (
    work: Work,
    party: Party,
    { contractSn, language, versionNo }: InputOf<typeof contractProtocol.paper>,
  ): Promise<PaperReply> => {
    const row = await requireContract(work, party, contractSn);
    if (!seesPrices(party)) throw new Refusal(State.notAllowed, lacks(party.member, 'order.price'));
    const isOwnDraft =
      row.versionNo === 0 ||
      (versionNo === undefined && row.state === 'RETURNED' && row.initiator === party.side);
    if (isOwnDraft) return draftPaper(work, printing, row, party, language);
    const wanted = versionNo ?? (row.forceNo || row.versionNo);
    if (wanted === row.forceNo) await keepSignedPapers(work, printing, contractSn);
    const signed = await findPaper(work, contractSn, wanted, language, 'signed');
    const paper =
      signed ??
      (await keepTextPaper(
        work,
        printing,
        row,
        await requireText(work, contractSn, { versionNo: wanted }),
        language,
      ));
    return paperReply(work, paper);
  };
}

async function paperReply(work: Work, paper: PaperRow): Promise<PaperReply> {
  const [file] = await fileReplies(work, [paper.fileId]);
  if (!file) throw contractErrors.noVersion();
  return {
    file,
    pdfHash: paper.pdfHash,
    code: paper.code || null,
    isSigned: bit(paper.kind === 'signed'),
  };
}

/** Of what is being written: printed for its writer, not kept among the papers. */
async function draftPaper(
  work: Work,
  { fileStore }: Printing,
  row: ContractRow,
  { member }: Party,
  language: PaperRow['language'],
): Promise<PaperReply> {
  const text = {
    content: row.draft,
    contentHash: contentHashOf(row.draft),
    versionNo: 0,
    createdAt: row.updatedAt,
  };
  const bytes = await printText(text, language);
  const fileName = `${row.contractSn}-draft-${language}.pdf`;
  const file = await work.apart((apart) =>
    keepFile(apart, fileStore, {
      memberId: member.memberId,
      bytes,
      mimeType: 'application/pdf',
      purpose: 'attachment',
      fileName,
    }),
  );
  return { file, pdfHash: hashOfBytes(bytes), code: null, isSigned: 0 };
}

type Verified = ReplyOf<typeof contractProtocol.verify>;
type Chains = ReadonlyMap<string, ChainLink[]>;

const SAYS: Record<Verified['result'], Text> = {
  signed: {
    zh: '这是双方签署的有效合同，文件未被改动。',
    en: 'This is the contract that both sides signed; the file is unchanged.',
  },
  superseded: {
    zh: '这是双方签署过的文本，但已被之后签署的变更取代。',
    en: 'Both sides signed this text, but an amendment signed later has taken its place.',
  },
  terminated: {
    zh: '这是双方签署的合同，文件未被改动，但合同已终止。',
    en: 'Both sides signed this contract and the file is unchanged, but the contract was terminated.',
  },
  unsigned: {
    zh: '这是平台出具的合同文本，但不是签署后的文件。',
    en: 'The platform printed this text, but it is not the signed paper.',
  },
  linked: {
    zh: '这是平台上开具的发票文件，文件未被改动；所开订单的证据链完整。',
    en: 'This is the file of an invoice issued here and is unchanged; the chain of evidence of its orders is whole.',
  },
  broken: {
    zh: '这是平台上开具的发票文件，但所开订单的证据链有不符之处。',
    en: 'This is the file of an invoice issued here, but the chain of evidence of its orders does not check.',
  },
  unknown: {
    zh: '不是平台保存的签署文件：它可能被改动过、重新保存过，或与平台无关。',
    en: 'This is not a signed paper that the platform keeps: it may have been changed or saved anew, or has nothing to do with the platform.',
  },
};

/** A code tells of the contract, and nothing of the file in the reader's hands. */
const CODE_SAYS: Record<Verified['result'], Text> = {
  ...SAYS,
  signed: {
    zh: '该验证码对应一份双方签署、正在有效的合同。',
    en: 'This code belongs to a contract that both sides signed and that stands.',
  },
  terminated: {
    zh: '该验证码对应一份双方签署的合同，合同已终止。',
    en: 'This code belongs to a contract that both sides signed and that was terminated.',
  },
  linked: {
    zh: '该单号与验证码对应一份真实的订单，从下单到发货、开票，每一环都与平台留存一致。',
    en: 'Number and code belong to an order of this mall; from the order to parcels and invoices every link is as it was written.',
  },
  broken: {
    zh: '该单号与验证码对应一份订单，但它的证据链有不符之处，见下方标记。',
    en: 'Number and code belong to an order of this mall, but its chain of evidence does not check where it is marked below.',
  },
  unknown: {
    zh: '该验证码对应的合同未通过证据链校验。',
    en: 'The evidence of the contract that this code belongs to does not check.',
  },
};

/** Anybody may ask; nothing is kept of what is handed in. @throws contractErrors.noPaper, unknownCode */
export const verifyPaper: Action<typeof contractProtocol.verify, unknown> = async (
  work,
  _visitor,
  { file, code, orderSn },
) => {
  const typed = asCode(code);
  if (Buffer.isBuffer(file) && file.length > 0) {
    const pdfHash = hashOfBytes(file);
    const [paper] = await work.tx
      .select()
      .from(contractPaper)
      .where(eq(contractPaper.pdfHash, pdfHash))
      .orderBy(desc(contractPaper.paperId))
      .limit(1);
    if (paper) return tell(work, paper, pdfHash);
    return tellChains(work, await findChainsOfFile(work, pdfHash), pdfHash);
  }
  if (!typed) throw contractErrors.noPaper();
  const ofOrder = asCode(orderSn);
  if (ofOrder) {
    const chains = await findChain(work, ofOrder, typed);
    if (chains.size === 0) throw contractErrors.unknownCode();
    return tellChains(work, chains, null);
  }
  const [paper] = await work.tx
    .select()
    .from(contractPaper)
    .where(and(eq(contractPaper.code, typed), eq(contractPaper.language, 'both')))
    .limit(1);
  if (!paper) throw contractErrors.unknownCode();
  return tell(work, paper, null);
};

const isWhole = (chains: Chains): boolean => [...chains.values()].flat().every(({ isIntact }) => isIntact);
const chainReplies = (chains: Chains) => [...chains].map(([orderSn, links]) => ({ orderSn, links }));

/** Without a contract: an order, or what an invoice's file belongs to; neither where there is none. */
function tellChains(work: Work, chains: Chains, pdfHash: string | null): Verified {
  const result = chains.size === 0 ? 'unknown' : isWhole(chains) ? 'linked' : 'broken';
  const statement = (pdfHash === null ? CODE_SAYS : SAYS)[result][work.language];
  return { result, pdfHash, statement, contract: null, chains: chainReplies(chains) };
}

async function tell(work: Work, paper: PaperRow, pdfHash: string | null): Promise<Verified> {
  const [row] = await work.tx.select().from(contract).where(eq(contract.contractSn, paper.contractSn));
  if (!row) throw contractErrors.unknownCode();
  const text = await requireText(work, paper.contractSn, { versionNo: paper.versionNo });
  const evidence = await listEvidence(work, [paper.contractSn]);
  const isEvidenceWhole =
    judgeChain(evidence, await platformSigning.publicKey(work)).every(Boolean) &&
    contentHashOf(text.content) === text.contentHash;
  const signatures = standingSignatures(evidence, paper.versionNo);
  // the chain says which papers were kept: a row slipped into the table proves nothing
  const isInChain = evidence.some(
    (one) => one.what === 'papers' && one.papers?.[paper.language] === paper.pdfHash,
  );
  const result = resultOf(row, paper, isInChain && isEvidenceWhole && signatures.length === 2);
  return {
    result,
    pdfHash,
    statement: (pdfHash === null ? CODE_SAYS : SAYS)[result][work.language],
    contract: {
      contractSn: paper.contractSn,
      versionNo: paper.versionNo,
      contentHash: text.contentHash,
      paperHash: paper.pdfHash,
      language: paper.language,
      title: (work.language === 'en' && text.content.title.en) || text.content.title.zh,
      stateName: contractStatus[row.state][work.language],
      isEvidenceWhole: bit(isEvidenceWhole),
      signatures: signatures.map(({ partyName, signerName, at, hash }) => ({
        partyName,
        signerName,
        time: at.toISOString(),
        hash,
      })),
    },
    chains: chainReplies(await readChains(work, await ordersUnder(work, paper.contractSn))),
  };
}

async function ordersUnder(work: Work, contractSn: string): Promise<string[]> {
  const orders = await listAgreedOrders(work, { source: 'contract', sourceSn: contractSn });
  return orders.map(({ orderSn }) => orderSn);
}

function resultOf(row: ContractRow, paper: PaperRow, isProven: boolean): Verified['result'] {
  if (paper.kind === 'text') return 'unsigned';
  if (!isProven) return 'unknown';
  if (paper.versionNo !== row.forceNo) return 'superseded';
  return row.state === 'TERMINATED' ? 'terminated' : 'signed';
}
