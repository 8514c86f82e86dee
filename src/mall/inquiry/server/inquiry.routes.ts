// What the inquiry room serves, hears and times.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import { amendInquiry, extendDeadline, inviteMore } from './amend-inquiry.ts';
import { answerQuestion, askQuestion } from './clarify-inquiry.ts';
import { abandonInquiry, cancelInquiry, closeQuoting, closeRest } from './close-inquiry.ts';
import { checkConditions } from './condition/check-conditions.ts';
import { chooseConditions, listConditions } from './condition/choose-conditions.ts';
import { createInquiry } from './draft/create-inquiry.ts';
import { readSheet } from './draft/read-sheet.ts';
import { addLines, saveDraft } from './draft/save-draft.ts';
import { handOverListeners } from './hand-over-inquiries.ts';
import { listInquiryTurns } from './show/list-turns.ts';
import {
  inquiryListRoutes,
  listSuppliers,
  showDifferences,
  showInquiry,
  showVersions,
} from './show/show-inquiries.ts';
import { invitationListRoutes, showInvitation, showInvitationDifferences } from './show/show-invitations.ts';
import type { FindWaitingAwards } from './show/waiting-awards.ts';
import { approvalListeners, resubmitInquiry, showApprovalWay, submitInquiry } from './submit-inquiry.ts';

export { inquiryTimers } from './inquiry-timers.ts';

export const inquiryListeners: readonly Listener[] = [...approvalListeners, ...handOverListeners];

/** @param outside.findWaitingAwards finds what was awarded and waits, which stands on a higher floor */
export function inquiryRoutes({ findWaitingAwards }: { findWaitingAwards: FindWaitingAwards }): Route[] {
  return [
    ...inquiryListRoutes(findWaitingAwards),
    ...invitationListRoutes,
    ...serveAll(inquiryProtocol, {
      conditionCheck: checkConditions,
      adminConditions: listConditions,
      chooseConditions,
      detail: showInquiry(findWaitingAwards),
      turns: listInquiryTurns(findWaitingAwards),
      create: createInquiry,
      addLines,
      save: saveDraft,
      readSheet,
      suppliers: listSuppliers,
      previewApproval: showApprovalWay,
      submit: submitInquiry,
      resubmit: resubmitInquiry,
      abandon: abandonInquiry,
      cancel: cancelInquiry,
      answer: answerQuestion,
      amend: amendInquiry,
      extend: extendDeadline,
      invite: inviteMore,
      close: closeQuoting,
      closeRest,
      versions: showVersions,
      differences: showDifferences,
      sellerDetail: showInvitation,
      sellerDifferences: showInvitationDifferences,
      ask: askQuestion,
    }),
  ];
}
