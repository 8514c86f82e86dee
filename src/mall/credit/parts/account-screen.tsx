// One credit account, declared once for the buyer, the store and the platform: sums, terms, orders on it, what the creditor may do.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Language } from '#kit/words/text.ts';
import { creditProtocol as P } from '../credit.protocol.ts';
import { ChargesTable, CreditSums } from './account-facts.tsx';
import { limitWindow, offerWindow } from './credit-windows.tsx';
import { creditWords } from './credit-words.ts';
import { figureFacts } from './figure-facts.ts';

const STORE = {
  show: P.creditorAccount,
  setLimit: P.setLimit,
  propose: P.propose,
  freeze: P.freeze,
  thaw: P.thaw,
  close: P.close,
};
const SIDES = {
  buyer: { ...STORE, show: P.account, back: '/member/credit/index', order: '/member/order/detail' },
  store: { ...STORE, back: '/seller/credit/accounts', order: '/seller/order/detail' },
  platform: {
    show: P.adminCreditorAccount,
    setLimit: P.adminSetLimit,
    propose: P.adminPropose,
    freeze: P.adminFreeze,
    thaw: P.adminThaw,
    close: P.adminClose,
    back: '/admin/credit/accounts',
    order: '',
  },
} as const;

/** @param inTab of a console: what stands behind the title in the browser's tab */
export const accountScreen = (side: keyof typeof SIDES, inTab?: (language: Language) => string) =>
  detail({
    words: creditWords,
    load: ({ request }) =>
      call(SIDES[side].show, { accountId: Number(new URL(request.url).searchParams.get('accountId')) || 1 }),
    backTo: SIDES[side].back,
    backLabel: (say) => (side === 'buyer' ? say.backToAccounts : say.backToList),
    ...(inTab ? { console: inTab } : {}),
    allowed: (one) => one.allowedActions,
    version: (one) => `${one.accountId} ${one.version}`,
    page(one, say, language) {
      const { accountId, version, lowerTo, lowerAt, agreement, overs } = one;
      const { sure, because, opens } = actionMaker(say);
      const seen = { accountId, version };
      const doors = SIDES[side];
      const link = (orderSn: string) =>
        doors.order === '' ? (
          <span className="num">{orderSn}</span>
        ) : (
          <Link to={`${doors.order}?orderSn=${orderSn}`} className="num text-brand hover:underline">
            {orderSn}
          </Link>
        );
      return {
        title: say.accountTitle(side === 'buyer' ? one.creditorName : one.enterpriseName),
        state: { tone: one.tone, name: one.stateName },
        notices: [
          one.allowedActions.includes('renew') && say.renewText,
          one.state === 'FROZEN' && say.frozenNotice(one.frozenReason),
          lowerTo !== null && lowerAt !== null && say.lowerNotice(showAmount(lowerTo), showMoment(lowerAt)),
        ],
        main: [
          block.custom(say.title, <CreditSums account={one} />),
          block.actions(),
          block.facts(say.figures, [
            ...figureFacts(one, say, language),
            {
              label: say.agreed,
              value: agreement
                ? say.agreedFacts(
                    agreement.textVersion,
                    agreement.memberName,
                    showMoment(agreement.acceptedAt),
                  )
                : say.notAgreed,
              wide: true,
            },
          ]),
          block.custom(say.charges, <ChargesTable charges={one.charges} link={link} />),
          ...(overs.length > 0
            ? [
                block.facts(
                  say.overs,
                  overs.map(({ reason, excess, createTime }, at) => ({
                    key: String(at),
                    label: showMoment(createTime),
                    value: `${say.excess} ${showAmount(excess)} · ${reason}`,
                    wide: true,
                  })),
                ),
              ]
            : []),
          block.custom(say.log, <StepList steps={one.log} />),
        ],
        actions: {
          renew: sure('renew', 'primary', () => call(P.renew, seen), { done: say.renewDone }),
          setLimit: opens(
            'setLimit',
            'primary',
            limitWindow(say.setLimit, say.setLimitText, one, (said) =>
              call(doors.setLimit, { ...seen, ...said }),
            ),
          ),
          propose: opens(
            'propose',
            'outline',
            offerWindow(say.propose, say.proposeText, one, (offer) =>
              call(doors.propose, { ...seen, offer }),
            ),
          ),
          freeze: because('freeze', 'outline', (reason) => call(doors.freeze, { ...seen, reason })),
          thaw: sure('thaw', 'outline', () => call(doors.thaw, seen)),
          close: because('close', 'outline', (reason) => call(doors.close, { ...seen, reason })),
        },
      };
    },
  });
