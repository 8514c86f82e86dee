// One line of a bank statement: what it says, what it fits, where its money is, and what to do.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { toEntriesOf } from '#mall/books/parts/legs-table.tsx';
import { type BankLineDetail, bankProtocol } from '#mall/reconciliation/bank.protocol.ts';
import { bankMatchWords, bankToDo, outToDo } from '#mall/reconciliation/bank-status.ts';
import { bankActions } from '#mall/reconciliation/parts/bank-actions.tsx';
import { bankWords } from '#mall/reconciliation/parts/bank-words.ts';
import { adminWords } from '../admin-words.ts';

const link = (to: string, text: string) => (
  <Link to={to} className="num text-brand hover:underline">
    {text}
  </Link>
);

/** A bill shows itself by its payments' transfers, anything else by its entries. */
const toTarget = ({ target, paymentSn }: BankLineDetail): string =>
  target.startsWith('BL')
    ? `/admin/bank/detail?lineSn=${target}`
    : target.startsWith('PY') && paymentSn
      ? `/admin/payment/list?state=all&keyword=${paymentSn}`
      : toEntriesOf(target);

const screen = detail({
  words: bankWords,
  load: ({ request }) =>
    call(bankProtocol.bankDetail, { lineSn: new URL(request.url).searchParams.get('lineSn') || '0' }),
  backTo: '/admin/bank/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.lineSn} ${one.state}`,
  page(one, say, language) {
    const { match, isOut, target, state } = one;
    const todo =
      match === null
        ? { UNIDENTIFIED: say.aside, SENDING_BACK: say.goingBack }[state as string]
        : (isOut ? outToDo[match === 'SURE' ? 'SURE' : 'NONE'] : bankToDo[match])[language];
    return {
      title: one.lineSn,
      state: { tone: one.tone, name: one.stateName },
      tags:
        match === null ? [] : [{ tone: bankMatchWords[match].tone, text: bankMatchWords[match][language] }],
      main: [
        block.facts(undefined, [
          {
            label: say.amount,
            value: `${isOut ? say.out : say.in} ${showAmount(one.amount.replace('-', ''))}`,
          },
          { label: say.day, value: one.day },
          { label: say.otherName, value: one.otherName },
          { label: say.otherAccount, value: [one.otherAccount, one.otherBank].filter(Boolean).join(' · ') },
          { label: say.remark, value: one.remark, wide: true },
          ...(target
            ? [
                {
                  label: isOut ? say.refundOrLine : say.bill,
                  value: (
                    <>
                      {link(toTarget(one), target)}
                      {one.due === null ? null : ` · ${say.dueWas(showAmount(one.due))}`}
                    </>
                  ),
                },
              ]
            : []),
          ...(one.paymentSn
            ? [{ label: say.payment, value: link(toEntriesOf(one.paymentSn), one.paymentSn) }]
            : []),
          ...(one.reason ? [{ label: say.reason, value: one.reason }] : []),
          ...(one.backSerial ? [{ label: say.backSerial, value: one.backSerial }] : []),
          { label: say.account, value: one.account },
          { label: say.serial, value: one.serial },
          { label: say.file, value: one.fileName },
          ...(state === 'OPEN'
            ? []
            : [{ label: say.entries, value: link(toEntriesOf(one.lineSn), say.seeEntries) }]),
          ...(todo ? [{ label: say.todo, value: todo, wide: true }] : []),
        ]),
        block.actions(),
        block.custom(say.history, <StepList steps={one.log} />),
      ],
      actions: bankActions(one, say),
    };
  },
});

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;
