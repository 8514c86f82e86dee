// What the reader may do with an application now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { type InvoiceButton, type InvoiceDetail, invoiceProtocol as P } from '../invoice.protocol.ts';
import { redReasons } from '../red-status.ts';
import { APPLY_FIELDS, type ApplyChoices, choicesOf, initialOf, isPaper, wishOf } from './invoice-fields.ts';
import { invoiceWords as W } from './invoice-words.ts';
import { areRowsGood, chosenRows, NO_ROWS, type RedRows, RedRowsInput, redRowsOf } from './red-rows.tsx';

const numbersIn = (typed: string): string[] => typed.split(/\s+/).filter((one) => one !== '');
const isNumber = (one: string) => /^\d{20}$/.test(one);

const ISSUE = {
  numbers: field.area(W.numbers, {
    missing: W.needed,
    rule: (typed) => (numbersIn(typed).every(isNumber) ? undefined : W.numbersWrong),
    rows: 3,
    max: 5_000,
    className: 'num',
  }),
  issuedOn: field.date(W.issuedOn, { missing: W.dateMissing }),
  files: field.files(W.scans, filesFor('attachment', 3), { optional: true }),
};
const SEND = {
  carrier: field.text(W.carrier, { missing: W.needed, max: 40 }),
  trackingNo: field.text(W.trackingNo, { missing: W.needed, max: 40, className: 'num' }),
};
const RED = {
  reasonCode: field.choice(W.redReason, redReasons, { missing: W.needed, wide: true }),
  rows: field.custom<RedRows>(
    W.redRows,
    NO_ROWS,
    (_wiring, value, set) => <RedRowsInput value={value} onChange={set} />,
    { group: true, wide: true },
  ),
};
const RED_ISSUE = {
  number: field.text(W.redNumber, {
    missing: W.needed,
    rule: (typed) => (isNumber(typed.trim()) ? undefined : W.numbersWrong),
    max: 20,
    className: 'num',
  }),
  files: field.files(W.scans, filesFor('attachment', 3), { optional: true }),
};

/** @param choices of the buyer, who may submit it again */
export function InvoiceActions({
  one,
  side,
  choices = { headers: [], addresses: [] },
}: {
  one: InvoiceDetail;
  side: 'buyer' | 'store';
  choices?: ApplyChoices;
}) {
  const say = useWords(W);
  const language = useLanguage();
  const { sure, because, opens } = actionMaker(say);
  const seen = { invoiceSn: one.invoiceSn, version: one.version };
  const red =
    side === 'store'
      ? { ask: P.storeAskRed, answer: P.storeAnswerRed }
      : { ask: P.askRed, answer: P.answerRed };
  const answers = (name: 'confirmRed' | 'refuseRed' | 'revokeRed', answer: 'confirm' | 'refuse' | 'revoke') =>
    sure(name, name === 'confirmRed' ? 'primary' : 'outline', () => call(red.answer, { ...seen, answer }));
  const actions = {
    accept: sure('accept', 'primary', () => call(P.accept, { ...seen, isAccepted: 1 })),
    issue: opens(
      'issue',
      'primary',
      formWindow(ISSUE, {
        title: say.issue,
        text: say.issueText,
        check: ({ numbers }) =>
          numbersIn(numbers).length === one.sheets.length || say.numbersCount(one.sheets.length),
        send: ({ numbers, issuedOn, files }) =>
          call(P.issue, {
            ...seen,
            sheets: JSON.stringify(
              numbersIn(numbers).map((number, at) => ({
                ...{ number, issuedOn },
                fileIds: at === 0 ? fileIdsOf(files) : [],
              })),
            ),
          }),
      }),
    ),
    retry: sure('retry', 'primary', () => call(P.retry, seen)),
    send: opens(
      'send',
      'primary',
      formWindow(SEND, { title: say.send, send: (said) => call(P.send, { ...seen, ...said }) }),
    ),
    sendBack: because('sendBack', 'outline', (reason) => call(P.accept, { ...seen, isAccepted: 0, reason })),
    resubmit: opens(
      'resubmit',
      'primary',
      formWindow(APPLY_FIELDS, {
        title: say.resubmit,
        initial: initialOf(choices),
        when: { addressId: isPaper },
        now: choicesOf(choices, initialOf(choices).headerId, language),
        send: (said) => call(P.resubmit, { ...seen, ...wishOf(said) }),
      }),
    ),
    sign: sure('sign', 'primary', () => call(P.note, { ...seen, what: 'sign' })),
    confirmRed: answers('confirmRed', 'confirm'),
    refuseRed: answers('refuseRed', 'refuse'),
    issueRed: opens(
      'issueRed',
      'primary',
      formWindow(RED_ISSUE, {
        title: say.issueRed,
        send: ({ number, files }) =>
          call(P.issueRed, { ...seen, number, fileIds: JSON.stringify(fileIdsOf(files)) }),
      }),
    ),
    markUsed: sure('markUsed', 'outline', () => call(P.note, { ...seen, what: 'markUsed' })),
    askRed: opens(
      'askRed',
      'outline',
      formWindow(RED, {
        title: say.askRed,
        text: say.askRedText,
        initial: { rows: redRowsOf(one) },
        check: ({ rows }) => areRowsGood(rows) || say.redRowsWrong,
        send: ({ rows, reasonCode }) =>
          call(red.ask, {
            ...seen,
            sheetId: rows.sheetId,
            reasonCode: reasonCode as keyof typeof redReasons,
            lines: JSON.stringify(
              chosenRows(rows).map(({ sheetLineId, amount }) => ({ sheetLineId, amount })),
            ),
          }),
      }),
    ),
    revokeRed: answers('revokeRed', 'revoke'),
    withdraw: sure('withdraw', 'outline', () => call(P.withdraw, seen)),
  } satisfies Record<InvoiceButton, DetailAction>;
  return <ActionButtons size="sm" actions={actions} allowed={one.allowedActions} />;
}
