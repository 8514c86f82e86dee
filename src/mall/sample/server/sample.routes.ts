// What the sample room serves, hears and waits for: sample cart and sample requests.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import { giveFeedback, receiveSample, resubmitSample, withdrawSample } from './end/answer-sample.ts';
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
import { sampleRules } from './sample-rules.ts';
import { shipNoMore, shipSamples, storeCancelSample } from './ship-samples.ts';
import { listOffers, showSample, showSampleToPlatform, showStoresSample } from './show-samples.ts';
import { submitSamples } from './submit-samples.ts';

export { sampleTimers } from './sample-timers.ts';

export const sampleListeners: readonly Listener[] = samplePaymentNews;

export function sampleRoutes(): Route[] {
  return [
    ...serveAll(sampleProtocol, {
      add: addToSampleCart,
      changeNum: changeSampleNumber,
      checkedCarts: checkSamples,
      deleteCarts: deleteSamples,
      cartList: showSampleCart,
      offers: listOffers,
      confirm: confirmSamples,
      submit: submitSamples,
      detail: showSample,
      resubmit: resubmitSample,
      withdraw: withdrawSample,
      acceptSubstitute,
      declineSubstitute,
      receive: receiveSample,
      feedback: giveFeedback,
      endorse: endorseSample,
      enterpriseSendBack,
      enterpriseRefuse,
      endorsement: showEndorsement,
      setEndorsement,
      sellerDetail: showStoresSample,
      approve: approveSample,
      sendBack: sendBackSample,
      refuse: refuseSample,
      ship: shipSamples,
      shipNoMore,
      storeCancel: storeCancelSample,
      adminDetail: showSampleToPlatform,
      ...sampleRules.calls,
    }),
    ...sampleListRoutes,
  ];
}
