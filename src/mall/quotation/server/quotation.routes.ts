// What the quotation room serves, hears and times.
import { onBothSides, type Route, serveAll } from '#kit/http/server/serve.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import { awardLines, previewAward, withdrawAward } from './award/award-lines.ts';
import { listAwards, orderAwards } from './award/order-awards.ts';
import { showCellHistory, showComparison, showWhatIf } from './compare/show-comparison.ts';
import { agreeToCounter, keepOffer, refuseCounter, withdrawOffer } from './haggle/answer-counter.ts';
import { askForFinal, counterOffer, refuseOffer } from './haggle/haggle.ts';
import { answerWithOffer, previewOffer, renewOffer, submitOffer } from './offer/offer-quotation.ts';
import {
  declineQuotation,
  dropDraft,
  editQuotation,
  openQuotation,
  replaceQuotation,
  saveDraft,
  suggestLines,
} from './offer/prepare-quotation.ts';
import { quotationListRoutes, turnsOfPurchaser, turnsOfStore } from './show/list-quotations.ts';
import { showDifferences, showRounds, showVersions } from './show/quotation-history.ts';
import { asPurchaser, asSupplier } from './show/quotation-view.ts';
import { showToPurchaser, showToSupplier } from './show/show-quotations.ts';

export { quotationListeners } from './follow-inquiry.ts';
export { quotationTimers } from './quotation-timers.ts';

export function quotationRoutes(): Route[] {
  return [
    ...quotationListRoutes,
    ...serveAll(quotationProtocol, {
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
      sellerTurns: turnsOfStore,
      detail: showToPurchaser,
      counter: counterOffer,
      askFinal: askForFinal,
      reject: refuseOffer,
      ...onBothSides(
        asPurchaser,
        { prefix: 'seller', party: asSupplier },
        { versions: showVersions, differences: showDifferences, rounds: showRounds },
      ),
      turns: turnsOfPurchaser,
      comparison: showComparison,
      cellHistory: showCellHistory,
      whatIf: showWhatIf,
      previewAward,
      award: awardLines,
      withdrawAward,
      awards: listAwards,
      toOrder: orderAwards,
    }),
  ];
}
