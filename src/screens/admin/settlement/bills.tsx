// The platform's settlement bills of all stores, from there how stores stand, and the invoices of its commission.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { dressed } from '#kit/ui/list/dressed.ts';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type CommissionInvoiceCard,
  commissionInvoiceProtocol,
} from '#mall/settlement/commission-invoice.protocol.ts';
import { checkInvoiceNumber } from '#mall/settlement/commission-invoice.ts';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { standingWords } from '#mall/settlement/parts/standing-words.ts';
import { adminBillList, commissionInvoiceList, standingList } from '#mall/settlement/settlement-lists.ts';

const NUMBER = {
  number: field.text(settlementWords.invoiceNumber, {
    required: true,
    rule: (typed) => checkInvoiceNumber(typed.trim()),
    max: 20,
    className: 'num',
    inputMode: 'numeric',
  }),
};

export const commissionInvoices = dressed(commissionInvoiceList, {
  rowActions: ({ row }) => <Issue invoice={row} />,
  head: () => <To to="/admin/settlement/list" text={settlementWords.toBills} />,
});

function Issue({ invoice: { invoiceId, allowedActions } }: { invoice: CommissionInvoiceCard }) {
  const say = useWords(settlementWords);
  const actions = {
    issue: actionMaker(say).opens(
      'issue',
      'outline',
      formWindow(NUMBER, {
        title: say.issue,
        text: say.issueText,
        send: ({ number }, requestId) =>
          call(commissionInvoiceProtocol.issue, { invoiceId, number, requestId }),
      }),
    ),
  };
  return <ActionButtons size="sm" actions={actions} allowed={allowedActions} />;
}

export const adminBills = dressed(adminBillList, {
  head: () => (
    <>
      <To to="/admin/settlement/invoices" text={settlementWords.invoices} />
      <To to="/admin/settlement/stores" text={standingWords.standings} />
    </>
  ),
});

export const storeStandings = dressed(standingList, {
  head: () => <To to="/admin/settlement/list" text={settlementWords.toBills} />,
});

function To({ to, text }: { to: string; text: Text }) {
  return <Button to={to}>{text[useLanguage()]}</Button>;
}
