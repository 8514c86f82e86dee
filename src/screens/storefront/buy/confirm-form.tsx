// What is decided before an order is placed: where to, with which invoice, in whose books, and how the price comes about.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AddressChoice } from '#mall/address/parts/address-choice.tsx';
import { cartCount } from '#mall/cart/parts/cart-count.ts';
import { CreditChoice } from '#mall/credit/parts/credit-choice.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { memberMay } from '#mall/login/parts/use-may.ts';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import type { ConfirmReply } from '#mall/order/basket.protocol.ts';
import type { InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import { BookingCard } from '#mall/order/parts/booking-card.tsx';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { ConfirmStore } from '#mall/order/parts/confirm-store.tsx';
import { draftOf, type InvoiceFaults, invoiceFaults, invoiceOf } from '#mall/order/parts/invoice-draft.ts';
import { InvoiceForm } from '#mall/order/parts/invoice-form.tsx';
import { OrderProblems } from '#mall/order/parts/order-problems.tsx';
import { useDraft } from '#mall/order/parts/use-draft.ts';
import { type Submitted, useSubmitOrder } from '#mall/order/parts/use-submit-order.ts';
import { NoticeLink } from '#mall/setting/parts/notice-link.tsx';
import type { Basket } from './basket.ts';

/** Remarks and the reference number survive a refresh until the order is placed. */
export function ConfirmForm({
  order,
  basket,
  onSubmitted,
}: {
  order: ConfirmReply;
  basket: Basket;
  /** Placed, and nothing is to be paid now; otherwise the cashier follows. */
  onSubmitted: (submitted: Submitted) => void;
}) {
  const say = useWords(buyerWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const page = useRef<HTMLDivElement>(null);
  const { member } = useSession();
  const usual = order.addresses.find((one) => one.isDefault === 1) ?? order.addresses[0];
  const [query, setQuery] = useSearchParams();
  const named = order.addresses.find((one) => String(one.addressId) === query.get('addressId'));
  const [addressId, setAddressId] = useState((named ?? usual)?.addressId);
  // Freight depends on where it goes: the page is asked for anew with the address in its own.
  const deliverTo = (chosen: number) => {
    setAddressId(chosen);
    setAddressMissing(false);
    setQuery(
      { ...Object.fromEntries(query), addressId: String(chosen) },
      { replace: true, preventScrollReset: true },
    );
  };
  const [notes, setNotes, forgetNotes] = useDraft('confirmNotes', {
    poNumber: '',
    remarks: {} as Record<string, string>,
    projectId: '',
    costCentre: '',
  });
  const [invoice, setInvoice, forgetInvoice] = useDraft(
    `confirmInvoice ${member?.memberId}`,
    draftOf(order.lastInvoice as Partial<InvoiceSnapshot> | null),
  );
  const [creditStores, setCreditStores] = useState<number[]>([]);
  const [faults, setFaults] = useState<InvoiceFaults>({});
  const [isAddressMissing, setAddressMissing] = useState(false);

  const submitting = useSubmitOrder(
    (result) => {
      forgetNotes();
      forgetInvoice();
      void cartCount.again();
      if (result.needsPayment)
        void navigate(`/buy/pay?paySn=${encodeURIComponent(result.paySn)}`, { replace: true });
      else onSubmitted(result);
    },
    () => {
      void revalidate();
      page.current?.scrollIntoView({ block: 'start' });
    },
  );

  const changed = order.storeGroupList
    .flatMap((group) => group.lines)
    .filter((line) => line.formerPrice !== null);
  // New prices are accepted by submitting them; a missing address is said where it is chosen.
  const known = order.problems.filter(({ kind }) => kind !== 'priceChanged' && kind !== 'address');
  const problems = submitting.problems.length > 0 ? submitting.problems : known;

  const mayBeSpecial = order.storeGroupList.every(({ invoiceKinds }) => invoiceKinds.includes('special'));

  function submit() {
    const found = invoiceFaults(invoice, language, say);
    flushSync(() => {
      setFaults(found);
      setAddressMissing(addressId === undefined);
    });
    if (addressId === undefined) {
      document.getElementById('deliver-to')?.scrollIntoView({ block: 'center' });
      return;
    }
    if (Object.keys(found).length > 0) {
      if (page.current) focusFirstInvalid(page.current);
      return;
    }
    const stores = new Set(order.storeGroupList.map((group) => String(group.storeId)));
    const remarks = Object.fromEntries(
      Object.entries(notes.remarks).filter(([storeId, text]) => stores.has(storeId) && text.trim() !== ''),
    );
    void submitting.submit({
      ...basket,
      addressId,
      remarks,
      invoice: invoiceOf(invoice),
      poNumber: notes.poNumber.trim(),
      ...(member?.memberType === 3
        ? {
            costCentre: notes.costCentre.trim(),
            ...(notes.projectId ? { projectId: notes.projectId } : {}),
          }
        : {}),
      expectedAmount: order.payable,
      creditStores: creditStores.filter((storeId) =>
        order.storeGroupList.some((group) => group.storeId === storeId && group.credit?.blocks.length === 0),
      ),
    });
  }

  return (
    <div ref={page} className="page-width flex flex-col gap-3 pt-4 md:pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-20 font-semibold">{say.confirmOrder}</h1>
        <NoticeLink type="ordering" />
      </div>
      <OrderProblems
        problems={problems}
        action={
          basket.source === 'cart' && problems.some(({ kind }) => kind !== 'amountChanged') ? (
            <Button size="sm" to="/cart/index">
              {say.backToCart}
            </Button>
          ) : null
        }
      />
      {changed.length > 0 ? (
        <p className="rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
          {say.pricesNoted(changed.length)}
        </p>
      ) : null}
      <Card id="deliver-to" title={say.deliverTo}>
        <AddressChoice
          mayChange={memberMay(member, 'order.address')}
          addresses={order.addresses}
          value={addressId}
          onChange={deliverTo}
          onSaved={(saved) => {
            deliverTo(saved.addressId);
            void revalidate();
          }}
        />
        {isAddressMissing ? <FormError className="mt-3">{say.needsAddress}</FormError> : null}
      </Card>
      <h2 className="mt-1 text-16 font-semibold">{say.goods}</h2>
      {order.storeGroupList.map((group) => (
        <ConfirmStore
          key={group.storeId}
          group={group}
          remark={notes.remarks[group.storeId] ?? ''}
          onRemark={(remark) =>
            setNotes({ ...notes, remarks: { ...notes.remarks, [group.storeId]: remark } })
          }
          onRemembered={codeRights(member).mayWrite ? () => void revalidate() : undefined}
        />
      ))}
      <CreditChoice options={order.storeGroupList} chosen={creditStores} onChange={setCreditStores} />
      <Card title={say.invoiceAndPo}>
        <InvoiceForm
          value={invoice}
          onChange={(draft) => {
            setInvoice(draft);
            if (Object.keys(faults).length > 0) setFaults(invoiceFaults(draft, language, say));
          }}
          faults={faults}
          headers={order.headers}
          mayBeSpecial={mayBeSpecial}
        />
        <p className="mt-3 text-13 text-secondary">
          {mayBeSpecial ? say.everyStoreIssuesBoth : say.specialNotYours}
        </p>
        <Field label={say.poNumber} hint={say.poNumberHint} className="mt-4 max-w-sm">
          <Input
            maxLength={60}
            value={notes.poNumber}
            onChange={(event) => setNotes({ ...notes, poNumber: event.target.value })}
          />
        </Field>
      </Card>
      {member?.memberType === 3 ? (
        <BookingCard
          basket={basket}
          amount={order.payable}
          value={{ projectId: notes.projectId, costCentre: notes.costCentre }}
          onChange={(booking) => setNotes({ ...notes, ...booking })}
        />
      ) : null}
      <section aria-label={say.amounts} className="rounded-card border border-line bg-surface px-4 py-3">
        <dl className="ml-auto grid w-fit grid-cols-[auto_auto] items-baseline gap-x-8 gap-y-1 text-right">
          <dt className="text-secondary">{say.goodsAmount}</dt>
          <dd>
            <PriceText amount={order.goodsAmount} tone="ink" />
          </dd>
          <dt className="text-secondary">{say.freight}</dt>
          <dd>
            <PriceText amount={order.freight} tone="ink" />
          </dd>
        </dl>
        <Recipient order={order} addressId={addressId} />
      </section>
      <FormError>{submitting.error}</FormError>
      <StickyBar always className="justify-end">
        <span className="flex-1 md:flex md:items-baseline md:justify-end md:gap-3">
          <span className="text-12 text-hint max-md:block md:text-14">{say.payable}</span>
          <PriceText amount={order.payable} size="lg" />
        </span>
        <Button variant="buy" size="lg" className="md:min-w-40" busy={submitting.busy} onClick={submit}>
          {say.submit}
        </Button>
      </StickyBar>
    </div>
  );
}

/** Where it goes, said once more right above the button. */
function Recipient({ order, addressId }: { order: ConfirmReply; addressId: number | undefined }) {
  const chosen = order.addresses.find((one) => one.addressId === addressId);
  if (!chosen) return null;
  return (
    <p className="mt-2 border-t border-line pt-2 text-right text-13 wrap-anywhere text-secondary">
      {chosen.regionName} {chosen.detailAddress} · {chosen.receiverName}{' '}
      <span className="num">{chosen.mobile}</span>
    </p>
  );
}
