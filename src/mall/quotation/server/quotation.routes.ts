// What the quotation room serves, hears and times.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import { agreeToCounter, keepOffer, refuseCounter, withdrawOffer } from './answer-counter.ts';
import { awardLines, previewAward, withdrawAward } from './award-lines.ts';
import { askForFinal, counterOffer, refuseOffer } from './haggle.ts';
import { listOfStore, listReceived, turnsOfPurchaser, turnsOfStore } from './list-quotations.ts';
import { answerWithOffer, previewOffer, renewOffer, submitOffer } from './offer-quotation.ts';
import { listAwards, orderAwards } from './order-awards.ts';
import {
  declineQuotation,
  dropDraft,
  editQuotation,
  openQuotation,
  replaceQuotation,
  saveDraft,
  suggestLines,
} from './prepare-quotation.ts';
import { showCellHistory, showComparison, showWhatIf } from './show-comparison.ts';
import {
  receivedDifferences,
  receivedRounds,
  receivedVersions,
  sellerDifferences,
  sellerRounds,
  sellerVersions,
  showToPurchaser,
  showToSupplier,
} from './show-quotations.ts';

export { quotationListeners } from './follow-inquiry.ts';
export { quotationTimers } from './quotation-timers.ts';

export function quotationRoutes(): Route[] {
  return [
    serve(quotationProtocol.sellerList, listOfStore),
    serve(quotationProtocol.sellerDetail, showToSupplier),
    serve(quotationProtocol.open, openQuotation),
    serve(quotationProtocol.decline, declineQuotation),
    serve(quotationProtocol.save, saveDraft),
    serve(quotationProtocol.suggestion, suggestLines),
    serve(quotationProtocol.previewApproval, previewOffer),
    serve(quotationProtocol.submit, submitOffer),
    serve(quotationProtocol.offer, answerWithOffer),
    serve(quotationProtocol.keep, keepOffer),
    serve(quotationProtocol.agree, agreeToCounter),
    serve(quotationProtocol.edit, editQuotation),
    serve(quotationProtocol.replace, replaceQuotation),
    serve(quotationProtocol.dropDraft, dropDraft),
    serve(quotationProtocol.sellerReject, refuseCounter),
    serve(quotationProtocol.withdraw, withdrawOffer),
    serve(quotationProtocol.renew, renewOffer),
    serve(quotationProtocol.sellerVersions, sellerVersions),
    serve(quotationProtocol.sellerDifferences, sellerDifferences),
    serve(quotationProtocol.sellerRounds, sellerRounds),
    serve(quotationProtocol.sellerTurns, turnsOfStore),
    serve(quotationProtocol.list, listReceived),
    serve(quotationProtocol.detail, showToPurchaser),
    serve(quotationProtocol.counter, counterOffer),
    serve(quotationProtocol.askFinal, askForFinal),
    serve(quotationProtocol.reject, refuseOffer),
    serve(quotationProtocol.versions, receivedVersions),
    serve(quotationProtocol.differences, receivedDifferences),
    serve(quotationProtocol.rounds, receivedRounds),
    serve(quotationProtocol.turns, turnsOfPurchaser),
    serve(quotationProtocol.comparison, showComparison),
    serve(quotationProtocol.cellHistory, showCellHistory),
    serve(quotationProtocol.whatIf, showWhatIf),
    serve(quotationProtocol.previewAward, previewAward),
    serve(quotationProtocol.award, awardLines),
    serve(quotationProtocol.withdrawAward, withdrawAward),
    serve(quotationProtocol.awards, listAwards),
    serve(quotationProtocol.toOrder, orderAwards),
  ];
}
