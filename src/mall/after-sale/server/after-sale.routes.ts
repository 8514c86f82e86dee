// What the after-sale room serves and waits for.
import type { Work } from '#kit/db/work.ts';
import { type Actions, type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { OutsideChannels } from '#mall/payment/server/payment.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { CaseAction } from '../after-sale-process.ts';
import { caseStatus } from '../after-sale-status.ts';
import { caseLife } from './after-sale-life.ts';
import { afterSaleRules } from './after-sale-rules.ts';
import { applyCase, editCase, showMaximum } from './apply-case.ts';
import { buyersEyes, caseDetail, platformsEyes, storesEyes } from './case-view.ts';
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
import { becomeRefund, endExchange, exchangeCalls } from './exchange-goods.ts';
import { buyersSide, findCase, type HeldCase, holdCase, storesSide } from './hold-case.ts';
import { caseListRoutes } from './list-cases.ts';
import { checkNaming, refundCalls } from './refund/name-account.ts';
import { goOnAfterRed, releaseCase } from './refund/release-case.ts';
import { endByTime, receiveUnseen, returnCalls } from './return-goods.ts';

type Acts = Actions<typeof afterSaleProtocol>;

/** @throws afterSaleErrors.notFound */
const showCase: Acts['detail'] = async (work, member, { caseSn }) => {
  const { row } = await findCase(work, buyersSide(member), caseSn);
  return caseDetail(work, row, buyersEyes(member));
};

/** @throws afterSaleErrors.notFound, also for another store's */
const showStoresCase: Acts['storeDetail'] = async (work, seller, { caseSn }) => {
  const { row } = await findCase(work, storesSide(seller), caseSn);
  return caseDetail(work, row, storesEyes);
};

/** @throws afterSaleErrors.notFound */
const showCaseToPlatform: Acts['adminDetail'] = async (work, operator, { caseSn }) => {
  const { row } = await findCase(work, 'platform', caseSn);
  return caseDetail(work, row, platformsEyes(operator));
};

type OnTime = (work: Work, one: HeldCase) => Promise<unknown>;

/** What the clock does with a case. */
const ON_TIME: Partial<Record<CaseAction, OnTime>> = {
  silence: agreeBySilence,
  finalTimeout: (work, one) => endByTime(work, one, 'finalTimeout', caseStatus[one.row.state].isCounted),
  sendBackTimeout: (work, one) => endByTime(work, one, 'sendBackTimeout', true),
  receive: receiveUnseen,
  replaceTimeout: (work, one) => becomeRefund(work, one, 'replaceTimeout', { by: 'system' }),
  redIssued: goOnAfterRed,
  takeReplacement: (work, one) => endExchange(work, one, { by: 'system' }),
};

/** Each holds bill and order before the case, and fires only where the step is still open to the system. */
export const afterSaleTimers: readonly TimerHandler[] = Object.entries(ON_TIME).map(([event, act]) => ({
  docType: caseLife.docType,
  event,
  fire: async (work, caseSn) => {
    const one = await holdCase(work, 'platform', { caseSn });
    if (caseLife.allowed(one.row, 'system', work.now).includes(event as CaseAction)) await act(work, one);
  },
}));

export { afterSaleListeners } from './refund/refund-news.ts';

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
        edit: editCase,
        withdraw: withdrawCase,
        acceptOffer,
        declineOffer,
        escalate: escalateCase,
        addEvidence,
        agree: agreeCase,
        offer: offerLess,
        refuse: refuseCase,
        storeEvidence: addStoresEvidence,
        decide: decideCase,
        release: releaseCase,
        detail: showCase,
        storeDetail: showStoresCase,
        adminDetail: showCaseToPlatform,
        ...returnCalls,
        ...exchangeCalls,
        ...refundCalls,
        ...afterSaleRules.calls,
      },
      { nameAccount: checkNaming(outsideChannels, log) },
    ),
    ...caseListRoutes,
  ];
}
