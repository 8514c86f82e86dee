// What the after-sale room serves and waits for.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { OutsideChannels } from '#mall/payment/server/payment.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import { caseLife } from './after-sale-life.ts';
import { applyCase, showMaximum } from './apply-case.ts';
import {
  acceptOffer,
  addEvidence,
  addStoresEvidence,
  agreeBySilence,
  agreeCase,
  decideCase,
  declineOffer,
  escalateCase,
  offerLess,
  refuseCase,
  withdrawCase,
} from './decide-case.ts';
import { holdCase } from './hold-case.ts';
import { caseListRoutes } from './list-cases.ts';
import { checkNaming, markRefundPaid, nameAccount, refuseAccount, retryRefund } from './name-account.ts';
import { releaseCase } from './release-case.ts';

export { afterSaleListeners } from './refund-news.ts';

import { showCase, showCaseToPlatform, showStoresCase } from './show-case.ts';

/** Each holds bill and order before the case, and fires only where the step is still open to the system. */
export const afterSaleTimers: readonly TimerHandler[] = [
  {
    docType: caseLife.docType,
    event: 'silence',
    fire: async (work, caseSn) => {
      const one = await holdCase(work, 'platform', { caseSn });
      if (caseLife.allowed(one.row, 'system', work.now).includes('silence')) await agreeBySilence(work, one);
    },
  },
  {
    docType: caseLife.docType,
    event: 'finalTimeout',
    fire: async (work, caseSn) => {
      const { row } = await holdCase(work, 'platform', { caseSn });
      if (caseLife.allowed(row, 'system', work.now).includes('finalTimeout'))
        await caseLife.advance(work, row, 'finalTimeout', { by: 'system' });
    },
  },
];

/** @param facilities.outsideChannels where money came from that goes back */
export function afterSaleRoutes({
  outsideChannels,
  log,
}: {
  outsideChannels: OutsideChannels;
  log(error: unknown): void;
}): Route[] {
  return [
    ...serveAll(
      afterSaleProtocol,
      {
        maximum: showMaximum,
        apply: applyCase,
        detail: showCase,
        withdraw: withdrawCase,
        acceptOffer,
        declineOffer,
        escalate: escalateCase,
        addEvidence,
        storeDetail: showStoresCase,
        agree: agreeCase,
        offer: offerLess,
        refuse: refuseCase,
        storeEvidence: addStoresEvidence,
        adminDetail: showCaseToPlatform,
        decide: decideCase,
        release: releaseCase,
        nameAccount,
        retryRefund,
        markRefundPaid,
        refuseAccount,
      },
      { nameAccount: checkNaming(outsideChannels, log) },
    ),
    ...caseListRoutes,
  ];
}
