// What the quotation room serves, hears and times.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
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
  return serveAll(quotationProtocol, {
    sellerList: listOfStore,
    sellerDetail: showToSupplier,
    open: openQuotation,
    decline: declineQuotation,
    save: saveDraft,
    suggestion: suggestLines,
    previewApproval: previewOffer,
    submit: submitOffer,
    offer: answerWithOffer,
    keep: keepOffer,
    agree: agreeToCounter,
    edit: editQuotation,
    replace: replaceQuotation,
    dropDraft,
    sellerReject: refuseCounter,
    withdraw: withdrawOffer,
    renew: renewOffer,
    sellerVersions,
    sellerDifferences,
    sellerRounds,
    sellerTurns: turnsOfStore,
    list: listReceived,
    detail: showToPurchaser,
    counter: counterOffer,
    askFinal: askForFinal,
    reject: refuseOffer,
    versions: receivedVersions,
    differences: receivedDifferences,
    rounds: receivedRounds,
    turns: turnsOfPurchaser,
    comparison: showComparison,
    cellHistory: showCellHistory,
    whatIf: showWhatIf,
    previewAward,
    award: awardLines,
    withdrawAward,
    awards: listAwards,
    toOrder: orderAwards,
  });
}
