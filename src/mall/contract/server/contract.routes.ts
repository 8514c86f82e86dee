// What the contract room serves, hears and waits for: contracts on both sides, rights to sign and seals, verification for anybody.
import type { Work } from '#kit/db/work.ts';
import type { Listener } from '#kit/events/event.ts';
import { type Caller, type Route, serve } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { contractProtocol as protocol } from '../contract.protocol.ts';
import { signAuthProtocol } from '../sign-auth.protocol.ts';
import {
  askChanges,
  cancelContract,
  confirmContract,
  confirmOffline,
  refuseContract,
} from './answer-contract.ts';
import {
  applySignAuth,
  enterpriseSeals,
  resubmitSignAuth,
  revokeOwnSignAuth,
  sellerApplySignAuth,
  sellerResubmitSignAuth,
  sellerShowSignAuth,
  showSignAuth,
  storeSeals,
} from './apply-sign-auth.ts';
import { callOff, previewCallOff } from './call-off.ts';
import { proposeChange, refuseChange, withdrawChange } from './change-contract.ts';
import { contractTimersWith } from './contract-timers.ts';
import {
  draftFromAward,
  draftFromTemplate,
  registerContract,
  sellerCustomers,
  sellerDraftFromAward,
  sellerDraftFromTemplate,
  sellerRegisterContract,
} from './draft-contract.ts';
import { handOverListeners } from './hand-over-contracts.ts';
import { type Party, purchaser, supplier } from './hold-contract.ts';
import type { Printing } from './keep-papers.ts';
import { completeContract, contractOrderNews, denyCompletion } from './perform-contract.ts';
import {
  adminListSeals,
  adminListSignAuths,
  approveSignAuth,
  decideSeal,
  revokeSignAuth,
  sendBackSignAuth,
  signAuthNews,
  signAuthTimers,
} from './review-sign-auth.ts';
import {
  adminListContracts,
  adminShowContract,
  listContracts,
  listTemplates,
  listTurns,
  showAgreement,
  showContract,
  showDifferences,
  showEvidence,
  showVersions,
} from './show-contracts.ts';
import { showPaper, verifyPaper } from './show-paper.ts';
import { signContract, withdrawSignature } from './sign-contract.ts';
import {
  contractApprovals,
  previewContractApproval,
  resubmitContract,
  reviseContract,
  saveContract,
  submitContract,
} from './submit-contract.ts';
import {
  agreeTermination,
  endMediation,
  proposeTermination,
  refuseTermination,
  terminateAlone,
  withdrawTermination,
} from './terminate-contract.ts';

export const contractListeners: readonly Listener[] = [
  contractApprovals,
  contractOrderNews,
  ...signAuthNews,
  ...handOverListeners,
];

export function contractTimers(printing: Printing): readonly TimerHandler[] {
  return [...contractTimersWith(printing), ...signAuthTimers];
}

type OfParty<I, R> = (work: Work, party: Party, input: I, caller: Caller) => Promise<R>;

/** The same action for either side. */
const buying =
  <I, R>(act: OfParty<I, R>) =>
  (work: Work, member: Member, input: I, caller: Caller) =>
    act(work, purchaser(member), input, caller);
const selling =
  <I, R>(act: OfParty<I, R>) =>
  (work: Work, seller: Seller, input: I, caller: Caller) =>
    act(work, supplier(seller), input, caller);

export function contractRoutes(printing: Printing): Route[] {
  const sign = signContract(printing, 'sign');
  const signChange = signContract(printing, 'signChange');
  const paper = showPaper(printing);
  return [
    serve(protocol.list, buying(listContracts)),
    serve(protocol.detail, buying(showContract)),
    serve(protocol.templates, listTemplates),
    serve(protocol.draftFromAward, draftFromAward),
    serve(protocol.draftFromTemplate, draftFromTemplate),
    serve(protocol.register, registerContract),
    serve(protocol.save, buying(saveContract)),
    serve(protocol.previewApproval, buying(previewContractApproval)),
    serve(protocol.submit, buying(submitContract)),
    serve(protocol.resubmit, buying(resubmitContract)),
    serve(protocol.askChanges, buying(askChanges)),
    serve(protocol.revise, buying(reviseContract)),
    serve(protocol.confirm, buying(confirmContract)),
    serve(protocol.refuse, buying(refuseContract)),
    serve(protocol.sign, buying(sign)),
    serve(protocol.withdrawSignature, buying(withdrawSignature)),
    serve(protocol.cancel, buying(cancelContract)),
    serve(protocol.proposeChange, buying(proposeChange)),
    serve(protocol.signChange, buying(signChange)),
    serve(protocol.refuseChange, buying(refuseChange)),
    serve(protocol.withdrawChange, buying(withdrawChange)),
    serve(protocol.proposeTermination, buying(proposeTermination)),
    serve(protocol.agreeTermination, buying(agreeTermination)),
    serve(protocol.refuseTermination, buying(refuseTermination)),
    serve(protocol.withdrawTermination, buying(withdrawTermination)),
    serve(protocol.terminateAlone, buying(terminateAlone)),
    serve(protocol.complete, buying(completeContract)),
    serve(protocol.denyCompletion, buying(denyCompletion)),
    serve(protocol.callOff, callOff),
    serve(protocol.previewCallOff, previewCallOff),
    serve(protocol.evidence, buying(showEvidence)),
    serve(protocol.versions, buying(showVersions)),
    serve(protocol.differences, buying(showDifferences)),
    serve(protocol.paper, buying(paper)),
    serve(protocol.turns, buying(listTurns)),

    serve(protocol.sellerList, selling(listContracts)),
    serve(protocol.sellerDetail, selling(showContract)),
    serve(protocol.sellerTemplates, listTemplates),
    serve(protocol.sellerDraftFromAward, sellerDraftFromAward),
    serve(protocol.sellerDraftFromTemplate, sellerDraftFromTemplate),
    serve(protocol.sellerCustomers, sellerCustomers),
    serve(protocol.sellerRegister, sellerRegisterContract),
    serve(protocol.sellerSave, selling(saveContract)),
    serve(protocol.sellerPreviewApproval, selling(previewContractApproval)),
    serve(protocol.sellerSubmit, selling(submitContract)),
    serve(protocol.sellerResubmit, selling(resubmitContract)),
    serve(protocol.sellerAskChanges, selling(askChanges)),
    serve(protocol.sellerRevise, selling(reviseContract)),
    serve(protocol.sellerConfirm, selling(confirmContract)),
    serve(protocol.sellerRefuse, selling(refuseContract)),
    serve(protocol.sellerSign, selling(sign)),
    serve(protocol.sellerWithdrawSignature, selling(withdrawSignature)),
    serve(protocol.sellerCancel, selling(cancelContract)),
    serve(protocol.sellerProposeChange, selling(proposeChange)),
    serve(protocol.sellerSignChange, selling(signChange)),
    serve(protocol.sellerRefuseChange, selling(refuseChange)),
    serve(protocol.sellerWithdrawChange, selling(withdrawChange)),
    serve(protocol.sellerProposeTermination, selling(proposeTermination)),
    serve(protocol.sellerAgreeTermination, selling(agreeTermination)),
    serve(protocol.sellerRefuseTermination, selling(refuseTermination)),
    serve(protocol.sellerWithdrawTermination, selling(withdrawTermination)),
    serve(protocol.sellerTerminateAlone, selling(terminateAlone)),
    serve(protocol.sellerComplete, selling(completeContract)),
    serve(protocol.sellerDenyCompletion, selling(denyCompletion)),
    serve(protocol.sellerEvidence, selling(showEvidence)),
    serve(protocol.sellerVersions, selling(showVersions)),
    serve(protocol.sellerDifferences, selling(showDifferences)),
    serve(protocol.sellerPaper, selling(paper)),
    serve(protocol.sellerTurns, selling(listTurns)),

    serve(protocol.agreement, showAgreement),
    serve(protocol.verify, verifyPaper),
    serve(protocol.adminList, adminListContracts),
    serve(protocol.adminDetail, adminShowContract),
    serve(protocol.adminConfirm, confirmOffline),
    serve(protocol.adminMediate, endMediation),

    serve(signAuthProtocol.show, showSignAuth),
    serve(signAuthProtocol.apply, applySignAuth),
    serve(signAuthProtocol.resubmit, resubmitSignAuth),
    serve(signAuthProtocol.revoke, revokeOwnSignAuth),
    serve(signAuthProtocol.createSeal, enterpriseSeals.create),
    serve(signAuthProtocol.submitSeal, enterpriseSeals.submit),
    serve(signAuthProtocol.disableSeal, enterpriseSeals.disable),
    serve(signAuthProtocol.sellerShow, sellerShowSignAuth),
    serve(signAuthProtocol.sellerApply, sellerApplySignAuth),
    serve(signAuthProtocol.sellerResubmit, sellerResubmitSignAuth),
    serve(signAuthProtocol.sellerRevoke, revokeOwnSignAuth),
    serve(signAuthProtocol.sellerCreateSeal, storeSeals.create),
    serve(signAuthProtocol.sellerSubmitSeal, storeSeals.submit),
    serve(signAuthProtocol.sellerDisableSeal, storeSeals.disable),
    serve(signAuthProtocol.adminList, adminListSignAuths),
    serve(signAuthProtocol.adminApprove, approveSignAuth),
    serve(signAuthProtocol.adminSendBack, sendBackSignAuth),
    serve(signAuthProtocol.adminRevoke, revokeSignAuth),
    serve(signAuthProtocol.adminSeals, adminListSeals),
    serve(signAuthProtocol.adminDecideSeal, decideSeal),
  ];
}
