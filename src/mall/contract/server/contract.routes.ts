// What the contract room serves, hears and waits for: contracts on both sides, rights to sign and seals, verification for anybody.
import type { Listener } from '#kit/events/event.ts';
import { onBothSides, type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { contractProtocol as protocol } from '../contract.protocol.ts';
import { signAuthProtocol } from '../sign-auth.protocol.ts';
import { changeCalls } from './change/change-contract.ts';
import { contractTimersWith } from './contract-timers.ts';
import { answerCalls, confirmOffline } from './draft/answer-contract.ts';
import {
  draftFromAward,
  draftFromTemplate,
  registerContract,
  sellerCustomers,
  sellerDraftFromAward,
  sellerDraftFromTemplate,
  sellerRegisterContract,
} from './draft/draft-contract.ts';
import { contractApprovals, submitCalls } from './draft/submit-contract.ts';
import { endMediation, terminationCalls } from './end/terminate-contract.ts';
import { handOverListeners } from './hand-over-contracts.ts';
import { purchaser, supplier } from './hold-contract.ts';
import type { Printing } from './paper/keep-papers.ts';
import { showPaper, verifyPaper } from './paper/show-paper.ts';
import { callOff, previewCallOff } from './perform/call-off.ts';
import { contractInvoiceNews } from './perform/count-invoiced.ts';
import { completionCalls, contractOrderNews } from './perform/perform-contract.ts';
import {
  applySignAuth,
  forEnterprise,
  forStore,
  resubmitSignAuth,
  revokeOwnSignAuth,
  showSignAuth,
} from './seal/apply-sign-auth.ts';
import { createSeal, disableSeal, submitSeal } from './seal/keep-seals.ts';
import {
  approveSignAuth,
  decideSeal,
  revokeSignAuth,
  sendBackSignAuth,
  signAuthNews,
  signAuthTimers,
  signingReviewRoutes,
} from './seal/review-sign-auth.ts';
import {
  adminShowContract,
  contractListRoutes,
  listTemplates,
  listTurns,
  platformContractRoutes,
  showAgreement,
  showContract,
  showDifferences,
  showEvidence,
  showVersions,
} from './show/show-contracts.ts';
import { signContract, withdrawSignature } from './sign/sign-contract.ts';

export const contractListeners: readonly Listener[] = [
  contractApprovals,
  contractOrderNews,
  ...contractInvoiceNews,
  ...signAuthNews,
  ...handOverListeners,
];

export function contractTimers(printing: Printing): readonly TimerHandler[] {
  return [...contractTimersWith(printing), ...signAuthTimers];
}

export function contractRoutes(printing: Printing): Route[] {
  const sign = signContract(printing, 'sign');
  const signChange = signContract(printing, 'signChange');
  const paper = showPaper(printing);
  return [
    ...platformContractRoutes,
    ...signingReviewRoutes,
    ...contractListRoutes,
    ...serveAll(protocol, {
      ...onBothSides(
        purchaser,
        { prefix: 'seller', party: supplier },
        {
          detail: showContract,
          ...submitCalls,
          ...answerCalls,
          sign,
          withdrawSignature,
          ...changeCalls,
          signChange,
          ...terminationCalls,
          ...completionCalls,
          evidence: showEvidence,
          versions: showVersions,
          differences: showDifferences,
          paper,
          turns: listTurns,
        },
      ),
      templates: listTemplates,
      draftFromAward,
      draftFromTemplate,
      register: registerContract,
      callOff,
      previewCallOff,
      sellerTemplates: listTemplates,
      sellerDraftFromAward,
      sellerDraftFromTemplate,
      sellerCustomers,
      sellerRegister: sellerRegisterContract,
      agreement: showAgreement,
      verify: verifyPaper,
      adminDetail: adminShowContract,
      adminConfirm: confirmOffline,
      adminMediate: endMediation,
    }),
    ...serveAll(signAuthProtocol, {
      ...onBothSides(
        forEnterprise,
        { prefix: 'seller', party: forStore },
        {
          show: showSignAuth,
          apply: applySignAuth,
          resubmit: resubmitSignAuth,
          revoke: revokeOwnSignAuth,
          createSeal,
          submitSeal,
          disableSeal,
        },
      ),
      adminApprove: approveSignAuth,
      adminSendBack: sendBackSignAuth,
      adminRevoke: revokeSignAuth,
      adminDecideSeal: decideSeal,
    }),
  ];
}
