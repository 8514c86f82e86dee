// Orders what one store has won: where it goes and which invoice is wanted.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { AddressChoice } from '#mall/address/parts/address-choice.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { draftOf, invoiceFaults, invoiceOf } from '#mall/order/parts/invoice-draft.ts';
import { InvoiceForm } from '#mall/order/parts/invoice-form.tsx';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { compareWords } from '../compare/compare-words.ts';
import type { StoreAwards } from './award-results.tsx';

export interface OrderAwardedDialogProps {
  inqSn: string;
  store: StoreAwards;
  onClose: () => void;
}

export function OrderAwardedDialog({ inqSn, store, onClose }: OrderAwardedDialogProps) {
  const say = useWords(compareWords);
  const buyer = useWords(buyerWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const { member } = useSession();
  const { reply: addresses, error, put } = useCall(addressProtocol.list, {});
  const [chosenId, setChosenId] = useState<number>();
  const addressId = chosenId ?? (addresses?.find((one) => one.isDefault === 1) ?? addresses?.[0])?.addressId;
  const [invoice, setInvoice] = useState(() => draftOf(null));
  const [poNumber, setPoNumber] = useState('');
  const [remark, setRemark] = useState('');
  const [isChecked, setChecked] = useState(false);
  const faults = invoiceFaults(invoice, language, buyer);
  const total = cents((parseCents(store.goodsAmount) ?? 0) + (parseCents(store.freight) ?? 0));
  return (
    <FormDialog
      size="lg"
      title={say.orderTitle(store.storeName)}
      text={say.orderText}
      submitLabel={say.placeOrder}
      aside={
        <span className="num">
          {say.orderTotal} <b className="text-16 text-price-ink">{showAmount(centsToWire(total))}</b>
        </span>
      }
      onClose={onClose}
      check={() => {
        setChecked(true);
        if (addresses === undefined && !error) return say.loadingAddresses;
        if (addressId === undefined) return say.addressMissing;
        return Object.keys(faults).length === 0;
      }}
      onSubmit={async (requestId) => {
        if (addressId === undefined) return;
        const done = await call(quotationProtocol.toOrder, {
          inqSn,
          storeId: store.storeId,
          addressId,
          invoice: invoiceOf(invoice),
          poNumber: poNumber.trim(),
          remark: remark.trim(),
          requestId,
        });
        toast.show({ text: say.ordered });
        const [orderSn] = done.orderSns;
        await navigate(
          done.needsPayment
            ? `/buy/pay?paySn=${encodeURIComponent(done.paySn)}`
            : orderSn
              ? `/member/order/detail?orderSn=${encodeURIComponent(orderSn)}`
              : '/member/order/quoteOrder',
        );
      }}
    >
      <Field label={say.deliverTo} group required>
        {() =>
          error ? (
            <p className="text-13 text-refused">{say.addressesFailed}</p>
          ) : addresses === undefined ? (
            <SkeletonText lines={3} />
          ) : (
            <AddressChoice
              addresses={addresses}
              value={addressId}
              onChange={setChosenId}
              mayChange={may('order.address')}
              onSaved={(saved) => {
                put([...addresses.filter((one) => one.addressId !== saved.addressId), saved]);
                setChosenId(saved.addressId);
              }}
            />
          )
        }
      </Field>
      <Field label={say.invoice} group>
        {() => (
          <InvoiceForm
            value={invoice}
            onChange={setInvoice}
            faults={isChecked ? faults : {}}
            mayBeSpecial={member?.memberType !== 1}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say.poNumber} optional>
          <Input maxLength={60} value={poNumber} onChange={(event) => setPoNumber(event.target.value)} />
        </Field>
        <Field label={say.remark} optional>
          <Input maxLength={200} value={remark} onChange={(event) => setRemark(event.target.value)} />
        </Field>
      </div>
    </FormDialog>
  );
}
