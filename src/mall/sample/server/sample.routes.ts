// What the sample room serves, hears and waits for: sample cart and sample requests.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import { giveFeedback, receiveSample, resubmitSample, withdrawSample } from './answer-sample.ts';
import { sampleListRoutes } from './list-samples.ts';
import { confirmSamples } from './look-over-samples.ts';
import {
  acceptSubstitute,
  approveSample,
  declineSubstitute,
  endorseSample,
  enterpriseRefuse,
  enterpriseSendBack,
  refuseSample,
  sendBackSample,
} from './review-sample.ts';
import {
  addToSampleCart,
  changeSampleNumber,
  checkSamples,
  deleteSamples,
  showSampleCart,
} from './sample-cart.ts';
import { setEndorsement, showEndorsement } from './sample-endorsement.ts';
import { samplePaymentNews } from './sample-payment-news.ts';
import { findSampleRules, saveSampleRules } from './sample-rules.ts';
import { shipNoMore, shipSamples, storeCancelSample } from './ship-samples.ts';
import { listOffers, showSample, showStoresSample } from './show-samples.ts';
import { submitSamples } from './submit-samples.ts';

export { sampleTimers } from './sample-timers.ts';

export const sampleListeners: readonly Listener[] = samplePaymentNews;

export function sampleRoutes(): Route[] {
  return [
    serve(sampleProtocol.add, addToSampleCart),
    serve(sampleProtocol.changeNum, changeSampleNumber),
    serve(sampleProtocol.checkedCarts, checkSamples),
    serve(sampleProtocol.deleteCarts, deleteSamples),
    serve(sampleProtocol.cartList, showSampleCart),
    serve(sampleProtocol.offers, listOffers),
    serve(sampleProtocol.confirm, confirmSamples),
    serve(sampleProtocol.submit, submitSamples),
    serve(sampleProtocol.detail, showSample),
    serve(sampleProtocol.resubmit, resubmitSample),
    serve(sampleProtocol.withdraw, withdrawSample),
    serve(sampleProtocol.acceptSubstitute, acceptSubstitute),
    serve(sampleProtocol.declineSubstitute, declineSubstitute),
    serve(sampleProtocol.receive, receiveSample),
    serve(sampleProtocol.feedback, giveFeedback),
    serve(sampleProtocol.endorse, endorseSample),
    serve(sampleProtocol.enterpriseSendBack, enterpriseSendBack),
    serve(sampleProtocol.enterpriseRefuse, enterpriseRefuse),
    serve(sampleProtocol.endorsement, showEndorsement),
    serve(sampleProtocol.setEndorsement, setEndorsement),
    ...sampleListRoutes,
    serve(sampleProtocol.sellerDetail, showStoresSample),
    serve(sampleProtocol.approve, approveSample),
    serve(sampleProtocol.sendBack, sendBackSample),
    serve(sampleProtocol.refuse, refuseSample),
    serve(sampleProtocol.ship, shipSamples),
    serve(sampleProtocol.shipNoMore, shipNoMore),
    serve(sampleProtocol.storeCancel, storeCancelSample),
    serve(sampleProtocol.adminRules, findSampleRules),
    serve(sampleProtocol.saveRules, saveSampleRules),
  ];
}
