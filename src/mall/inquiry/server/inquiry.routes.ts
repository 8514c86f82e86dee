// What the inquiry room serves, hears and times.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import { amendInquiry, extendDeadline, inviteMore } from './amend-inquiry.ts';
import { checkConditions } from './check-conditions.ts';
import { chooseConditions, listConditions } from './choose-conditions.ts';
import { answerQuestion, askQuestion } from './clarify-inquiry.ts';
import { abandonInquiry, cancelInquiry, closeQuoting, closeRest } from './close-inquiry.ts';
import { createInquiry } from './create-inquiry.ts';
import { handOverListeners } from './hand-over-inquiries.ts';
import { listInquiryTurns } from './list-turns.ts';
import { readSheet } from './read-sheet.ts';
import { addLines, saveDraft } from './save-draft.ts';
import {
  listInquiries,
  listSuppliers,
  showDifferences,
  showInquiry,
  showVersions,
} from './show-inquiries.ts';
import { listInvitations, showInvitation, showInvitationDifferences } from './show-invitations.ts';
import { approvalListeners, resubmitInquiry, showApprovalWay, submitInquiry } from './submit-inquiry.ts';

export { inquiryTimers } from './inquiry-timers.ts';

export const inquiryListeners: readonly Listener[] = [...approvalListeners, ...handOverListeners];

export function inquiryRoutes(): Route[] {
  return [
    serve(inquiryProtocol.conditionCheck, checkConditions),
    serve(inquiryProtocol.adminConditions, listConditions),
    serve(inquiryProtocol.chooseConditions, chooseConditions),
    serve(inquiryProtocol.list, listInquiries),
    serve(inquiryProtocol.detail, showInquiry),
    serve(inquiryProtocol.turns, listInquiryTurns),
    serve(inquiryProtocol.create, createInquiry),
    serve(inquiryProtocol.addLines, addLines),
    serve(inquiryProtocol.save, saveDraft),
    serve(inquiryProtocol.readSheet, readSheet),
    serve(inquiryProtocol.suppliers, listSuppliers),
    serve(inquiryProtocol.previewApproval, showApprovalWay),
    serve(inquiryProtocol.submit, submitInquiry),
    serve(inquiryProtocol.resubmit, resubmitInquiry),
    serve(inquiryProtocol.abandon, abandonInquiry),
    serve(inquiryProtocol.cancel, cancelInquiry),
    serve(inquiryProtocol.answer, answerQuestion),
    serve(inquiryProtocol.amend, amendInquiry),
    serve(inquiryProtocol.extend, extendDeadline),
    serve(inquiryProtocol.invite, inviteMore),
    serve(inquiryProtocol.close, closeQuoting),
    serve(inquiryProtocol.closeRest, closeRest),
    serve(inquiryProtocol.versions, showVersions),
    serve(inquiryProtocol.differences, showDifferences),
    serve(inquiryProtocol.sellerList, listInvitations),
    serve(inquiryProtocol.sellerDetail, showInvitation),
    serve(inquiryProtocol.sellerDifferences, showInvitationDifferences),
    serve(inquiryProtocol.ask, askQuestion),
  ];
}
