// One application for credit, declared once for the buyer, the store and the platform: what is wanted, what is offered, what may be done.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import type { Language } from '#kit/words/text.ts';
import { creditProtocol as P } from '../credit.protocol.ts';
import { acceptWindow, applyWindow, offerWindow } from './credit-windows.tsx';
import { creditWords } from './credit-words.ts';
import { figureFacts } from './figure-facts.ts';

const SIDES = {
  buyer: { show: P.application, offer: P.offer, reject: P.reject, back: '/member/credit/index' },
  store: {
    show: P.creditorApplication,
    offer: P.offer,
    reject: P.reject,
    back: '/seller/credit/applications',
  },
  platform: {
    show: P.adminCreditorApplication,
    offer: P.adminOffer,
    reject: P.adminReject,
    back: '/admin/credit/applications',
  },
} as const;

/** @param inTab of a console: what stands behind the title in the browser's tab */
export const applicationScreen = (side: keyof typeof SIDES, inTab?: (language: Language) => string) =>
  detail({
    words: creditWords,
    load: ({ request }) =>
      call(SIDES[side].show, { creditSn: new URL(request.url).searchParams.get('creditSn') || '0' }),
    backTo: SIDES[side].back,
    backLabel: (say) => (side === 'buyer' ? say.backToAccounts : say.backToList),
    ...(inTab ? { console: inTab } : {}),
    allowed: (one) => one.allowedActions,
    version: (one) => `${one.creditSn} ${one.version}`,
    page(one, say, language) {
      const { creditSn, version, offer, files, reason } = one;
      const { sure, because, opens } = actionMaker(say);
      const seen = { creditSn, version };
      const doors = SIDES[side];
      return {
        title: say.applicationTitle,
        subtitle: creditSn,
        state: { tone: one.tone, name: one.stateName },
        notices: [reason !== '' && say.reasonOf(reason)],
        main: [
          block.facts(say.applicationTitle, [
            { label: say.enterprise, value: one.enterpriseName },
            { label: say.creditor, value: one.creditorName },
            { label: say.wantedLimit, value: showAmount(one.wantedLimit) },
            { label: say.wantedTermDays, value: String(one.wantedTermDays) },
            {
              label: say.yearlyPurchase,
              value: Number(one.yearlyPurchase) > 0 ? showAmount(one.yearlyPurchase) : '',
            },
            { label: say.applicant, value: one.applicantName },
            { label: say.explanation, value: one.text, wide: true },
            {
              label: say.papers,
              value: files.length > 0 ? <FileLinks files={files} /> : say.noPapers,
              wide: true,
            },
          ]),
          offer
            ? block.facts(say.offerFacts, [
                { label: say.limit, value: showAmount(offer.creditLimit) },
                ...figureFacts(offer, say, language),
              ])
            : block.custom(say.offerFacts, <p className="text-13 text-hint">{say.noOffer}</p>),
          block.actions(),
          block.custom(say.log, <StepList steps={one.log} />),
        ],
        actions: {
          accept: opens('accept', 'primary', acceptWindow(one)),
          decline: because('decline', 'outline', (why) => call(P.decline, { ...seen, reason: why }), {
            hint: say.creditorReads,
          }),
          resubmit: opens('resubmit', 'primary', applyWindow(say.resubmit, [], one)),
          withdraw: sure('withdraw', 'outline', () => call(P.withdraw, seen)),
          offer: opens(
            'offer',
            'primary',
            offerWindow(
              say.offer,
              say.offerText,
              { ...one.usual, creditLimit: one.wantedLimit, termDays: one.wantedTermDays },
              (said) => call(doors.offer, { ...seen, offer: said }),
            ),
          ),
          sendBack: because(
            'sendBack',
            'outline',
            (why) => call(doors.reject, { ...seen, isFinal: 0, reason: why }),
            {
              hint: say.applicantReads,
            },
          ),
          refuse: because(
            'refuse',
            'outline',
            (why) => call(doors.reject, { ...seen, isFinal: 1, reason: why }),
            {
              hint: say.applicantReads,
            },
          ),
        },
      };
    },
  });
