// A buyer chooses what is to be invoiced, by seller and order, and applies for it.
import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink } from '#kit/detail/document-head.tsx';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { headerProtocol } from '#mall/invoice/header.protocol.ts';
import { type BillableStore, invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import {
  APPLY_FIELDS,
  type ApplyChoices,
  choicesOf,
  initialOf,
  isPaper,
  wishOf,
} from '#mall/invoice/parts/invoice-fields.ts';
import { invoiceWords } from '#mall/invoice/parts/invoice-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(invoiceWords.addTitle);

export async function clientLoader() {
  const [billable, { list: headers }, addresses] = await Promise.all([
    call(invoiceProtocol.billable, {}),
    call(headerProtocol.headers, {}),
    call(headerProtocol.addresses, {}),
  ]);
  return { ...billable, headers, addresses };
}

export default function ApplyScreen() {
  const { stores, hasMore, ...choices } = useLoaderData<typeof clientLoader>();
  const say = useWords(invoiceWords);
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div>
        <BackLink to="/member/invoice" text={say.backToInvoices} />
        <h1 className="text-20 font-semibold">{say.addTitle}</h1>
      </div>
      {stores.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={say.nothingBillable}
          text={say.nothingBillableText}
          action={<Button to="/member/order/list">{say.toOrders}</Button>}
        />
      ) : null}
      {stores.map((store) => (
        <StoreCard key={store.storeId} store={store} choices={choices} />
      ))}
      {hasMore ? <p className="text-13 text-hint">{say.hasMore}</p> : null}
    </div>
  );
}

/** Everything of a seller is chosen at first. */
function StoreCard({ store, choices }: { store: BillableStore; choices: ApplyChoices }) {
  const say = useWords(invoiceWords);
  const rows = store.orders.flatMap((order) => order.rows);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const chosen = rows.filter(({ rowId }) => !left.has(rowId));
  const amount = chosen.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0) / 100;
  const mark = (ids: readonly number[], isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isChosen) after.delete(id);
        else after.add(id);
      }
      return after;
    });
  return (
    <Card title={store.storeName}>
      <ul className="divide-y divide-line">
        {store.orders.map((order) => {
          const ids = order.rows.map(({ rowId }) => rowId);
          return (
            <li key={order.orderSn} className="py-3 first:pt-0">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
                <Checkbox
                  checked={ids.every((id) => !left.has(id))}
                  onChange={(event) => mark(ids, event.target.checked)}
                >
                  <span className="num">{order.orderSn}</span>
                </Checkbox>
                <Link
                  to={`/member/order/detail?orderSn=${order.orderSn}`}
                  className="text-brand hover:underline"
                >
                  {say.seeDetails}
                </Link>
                <span className="text-hint">{say.applyUntil(dayInChina(new Date(order.until)))}</span>
                <span className="num ml-auto font-semibold">{showAmount(order.amount)}</span>
              </div>
              <ul className="mt-2 space-y-1 pl-6 text-13">
                {order.rows.map((row) => (
                  <li key={row.rowId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <Checkbox
                      checked={!left.has(row.rowId)}
                      onChange={(event) => mark([row.rowId], event.target.checked)}
                    >
                      {row.model ? `${row.name} · ${row.model}` : row.name}
                    </Checkbox>
                    <span className="num text-secondary">
                      {row.qty} {row.unit}
                    </span>
                    <span className="num text-hint">
                      {say.net} {row.net} · {say.tax} {row.tax} ({row.taxRate / 10}%)
                    </span>
                    <span className="num ml-auto">{showAmount(row.amount)}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-4 border-t border-line pt-3">
        <span className="num text-13">{say.chosen(chosen.length, showAmount(amount.toFixed(2)))}</span>
        {choices.headers.length > 0 ? (
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
            {say.apply}
          </Button>
        ) : (
          <>
            <span className="text-13 text-secondary">{say.noHeader}</span>
            <Button to="/member/invoice/header">{say.addHeader}</Button>
          </>
        )}
      </div>
      {isOpen ? (
        <ApplyDialog
          rowIds={chosen.map(({ rowId }) => rowId)}
          choices={choices}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}

function ApplyDialog({
  rowIds,
  choices,
  onClose,
}: {
  rowIds: readonly number[];
  choices: ApplyChoices;
  onClose: () => void;
}) {
  const say = useWords(invoiceWords);
  const navigate = useNavigate();
  const form = useForm(APPLY_FIELDS, { initial: initialOf(choices), when: { addressId: isPaper } });
  const { type, addressId, headerId } = choicesOf(choices, form.values.headerId, useLanguage());
  return (
    <FormDialog
      title={say.apply}
      submitLabel={say.apply}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const { invoiceSn } = await call(invoiceProtocol.apply, {
          ...wishOf(form.values),
          rowIds: JSON.stringify(rowIds),
          requestId,
        });
        toast.show({ text: say.applied });
        await navigate(`/member/invoice/info?invoiceSn=${invoiceSn}`);
      }}
    >
      <FormFields form={form} columns={1} now={{ headerId, type, addressId }} />
      {choices.addresses.length === 0 && isPaper(form.values) ? (
        <p className="mt-2 flex items-center gap-3 text-13 text-secondary">
          {say.noAddress}
          <Link to="/member/invoice/address" className="text-brand hover:underline">
            {say.paperAddress}
          </Link>
        </p>
      ) : null}
    </FormDialog>
  );
}

export const HydrateFallback = waitingPage('h-7 w-40', 'h-64');

export { ErrorBoundary } from '../member-failed.tsx';
