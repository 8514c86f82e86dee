// A payout batch: a second person looks it over, the bank's file is taken, and what the bank answers is entered.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { saveFile } from '#mall/mat-code/parts/save-file.ts';
import { PayoutRows, ResultFile } from '#mall/settlement/parts/payout-rows.tsx';
import { payoutWords } from '#mall/settlement/parts/payout-words.ts';
import { payoutProtocol as P } from '#mall/settlement/payout.protocol.ts';
import { adminWords } from '../admin-words.ts';

const screen = detail({
  words: payoutWords,
  load: ({ request }) =>
    call(P.payoutDetail, { payoutSn: new URL(request.url).searchParams.get('payoutSn') || '0' }),
  backTo: '/admin/payout/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => one.payoutSn,
  page(one, say) {
    const { sure } = actionMaker(say);
    const { payoutSn, version } = one;
    const seen = { payoutSn, version };
    return {
      title: payoutSn,
      state: { tone: one.tone, name: one.stateName },
      main: [
        block.facts(say.facts, [
          { label: say.number, value: one.number },
          { label: say.total, value: showAmount(one.total) },
          { label: say.paid, value: showAmount(one.paid) },
          { label: say.failed, value: one.failed },
          { label: say.madeBy, value: `${one.madeBy} ${showMoment(one.createTime)}` },
          { label: say.checkedBy, value: one.checkedBy || '—' },
        ]),
        block.actions(),
        block.custom(
          say.rows,
          <>
            {one.state === 'SENT' ? <ResultFile payoutSn={payoutSn} /> : null}
            <PayoutRows batch={one} />
          </>,
          { flush: true },
        ),
        block.custom(say.log, <StepList steps={one.log} />),
      ],
      actions: {
        check: sure('check', 'primary', () => call(P.check, seen)),
        take: sure('take', one.state === 'CHECKED' ? 'primary' : 'outline', async () =>
          saveFile(await call(P.take, { payoutSn })),
        ),
        cancel: sure('cancel', 'outline', () => call(P.cancel, seen), { isGrave: true }),
      },
    };
  },
});

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;
