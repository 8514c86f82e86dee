// Signs a contract, or an amendment to it, over the hash on the signer's screen; the second signature puts it in force (C8, C9, C14).
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions, Caller } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { moveReservation } from '#mall/approval/server/approval.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractDone } from '../../contract-door.ts';
import type { ContractSide } from '../../contract-process.ts';
import { SIGN_AGREEMENT_VERSION } from '../../sign-agreement.ts';
import { askForIncrease } from '../change/ask-for-increase.ts';
import { spendingOfChange } from '../change/change-over.ts';
import { contractErrors } from '../contract.errors.ts';
import { CONTRACT, type ContractRow, contractLife } from '../contract-life.ts';
import { type ContractVersion, requireText } from '../contract-versions.ts';
import { centsOf } from '../draft/draft-content.ts';
import { done } from '../draft/submit-contract.ts';
import { holdContract, holdFor, moverOf, type Party, requireContract } from '../hold-contract.ts';
import { keepSignedPapers, keepTextPaper, type Printing } from '../paper/keep-papers.ts';
import { requireCreditFor } from '../perform/order-of-contract.ts';
import { bringIntoForce } from './enforce-contract.ts';
import { listEvidence, standingSignatures, writeEvidence } from './evidence.ts';
import { type Proven, proveFactor, requireSeal, requireSigner } from './require-signer.ts';

type Acts = Actions<typeof contractProtocol, Party>;

type Signing = InputOf<typeof contractProtocol.sign>;

/** Makes the action out of what prints. Runs outside a transaction: the paper is printed before anybody waits for it. */
export function signContract(printing: Printing, what: 'sign' | 'signChange') {
  return async (work: Work, party: Party, input: Signing, caller: Caller): Promise<ContractDone> => {
    const before = await requireContract(work, party, input.contractSn);
    contractLife.require(work, before, what, moverOf(before, party).by);
    if (input.agreementVersion !== SIGN_AGREEMENT_VERSION) throw contractErrors.otherAgreement();
    const text = await requireText(work, before.contractSn, { versionNo: numberToSign(before, what) });
    if (text.contentHash !== input.contentHash) throw contractErrors.otherText();
    const proven = await proveFactor(work, party.member, input, caller);
    const { pdfHash } = await keepTextPaper(work, printing, before, text, 'both');
    const signed = await work.apart(async (apart) => {
      const row = await holdContract(apart, party, input.contractSn);
      contractLife.require(work, row, what, moverOf(row, party).by);
      if (numberToSign(row, what) !== text.versionNo) throw contractErrors.otherText();
      const asked = what === 'signChange' ? await askForIncrease(apart, row, party, text) : row;
      if (asked.proposal?.inside === 'asked') return asked;
      await proven.spend(apart);
      const { sealId, agreementVersion } = input;
      return signText(apart, asked, party, text, what, {
        sealId,
        agreementVersion,
        pdfHash,
        method: proven.method,
        caller,
      });
    });
    if (signed.state === 'EFFECTIVE')
      await keepSignedPapers(work, printing, signed.contractSn).catch(() => undefined); // the timer tries again
    const isAsked = party.side === 'purchaser' && signed.proposal?.inside === 'asked';
    return { ...done(signed), ...(isAsked ? { isAsked: bit(true) } : {}) };
  };
}

const numberToSign = (row: ContractRow, what: 'sign' | 'signChange'): number =>
  what === 'sign' ? row.versionNo : (row.changeNo ?? 0);

/** How somebody has signed. */
export interface Signature {
  sealId: number;
  agreementVersion: string;
  /** Of the paper that shows the text. */
  pdfHash: string;
  method: Proven['method'];
  caller: Caller;
}

/** Writes the signature into the chain; the second one puts the text in force. @param row held @throws as requireSigner, requireSeal; creditErrors.noAccount for a stage by statement */
export async function signText(
  work: Work,
  row: ContractRow,
  party: Party,
  text: ContractVersion,
  what: 'sign' | 'signChange',
  { sealId, agreementVersion, pdfHash, method, caller }: Signature,
): Promise<ContractRow> {
  const auth = await requireSigner(work, party, row, text.content);
  const seal = await requireSeal(work, auth, sealId);
  await requireCreditFor(work, row, text.content);
  await writeEvidence(work, row, {
    what: 'signed',
    side: party.side,
    versionNo: text.versionNo,
    contentHash: text.contentHash,
    pdfHash,
    signerId: party.member.memberId,
    signerName: auth.signerName,
    partyName: auth.partyName,
    sealId: seal.sealId,
    method,
    agreementVersion,
    ip: caller.ip,
    device: caller.userAgent,
  });
  return takeSignature(work, row, party, text, what);
}

async function takeSignature(
  work: Work,
  row: ContractRow,
  party: Party,
  text: ContractVersion,
  what: 'sign' | 'signChange',
): Promise<ContractRow> {
  const mover = moverOf(row, party);
  const signatures = standingSignatures(await listEvidence(work, [row.contractSn]), text.versionNo);
  const isWhole = (['purchaser', 'supplier'] as const).every((side: ContractSide) =>
    signatures.some((one) => one.side === side && one.contentHash === text.contentHash),
  );
  const proposal = what === 'sign' ? null : row.proposal;
  if (!isWhole)
    return contractLife.advance(work, row, what, {
      ...mover,
      to: what === 'sign' ? 'PARTLY_SIGNED' : 'CHANGE_PENDING',
      set: { signedBy: party.side, proposal },
    });
  const { content } = text;
  const signed = await contractLife.advance(work, row, what, {
    ...mover,
    to: 'EFFECTIVE',
    set: {
      signedBy: null,
      proposal: null,
      changeNo: null,
      forceNo: text.versionNo,
      contentHash: text.contentHash,
      draft: content,
      title: content.title.zh,
      amount: centsOf(content.amount),
      startsOn: content.startsOn,
      endsOn: content.endsOn,
      effectiveAt: row.effectiveAt ?? work.now,
    },
  });
  if (what === 'signChange')
    await moveReservation(work, spendingOfChange(row), { docType: CONTRACT, docSn: row.contractSn });
  await bringIntoForce(work, signed, text);
  return signed;
}

/** C9b: while the other side has not signed. @throws contractErrors.notNow */
export const withdrawSignature: Acts['withdrawSignature'] = async (work, party, input) => {
  const { row, mover } = await holdFor(work, party, 'withdrawSignature', input);
  await writeEvidence(work, row, {
    what: 'withdrawn',
    side: party.side,
    versionNo: row.versionNo,
    contentHash: row.contentHash,
    signerId: party.member.memberId,
    signerName: party.member.memberName,
    method: input.reason,
  });
  return done(
    await contractLife.advance(work, row, 'withdrawSignature', { ...mover, set: { signedBy: null } }),
  );
};
