// What an enterprise books an order to, and who of its people would have to approve it: seen before submitting.

import { useId, useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { orderProtocol } from '../order.protocol.ts';
import { agreedWords } from './agreed-words.ts';

/** As typed: '' for none. */
export interface Booking {
  projectId: string;
  costCentre: string;
}

type Basket = { source: 'cart' } | { source: 'buyNow'; productId: string; number: string };

/** @param amount the total that is shown: another one may need other people */
export function BookingCard({
  basket,
  amount,
  value,
  onChange,
}: {
  basket: Basket;
  amount: string;
  value: Booking;
  onChange: (booking: Booking) => void;
}) {
  const say = useWords(agreedWords);
  const listId = useId();
  // asked for what was typed to its end, not for every letter
  const [asked, setAsked] = useState(value);
  const { projectId, costCentre } = asked;

  const { reply: known, error } = useCall(
    orderProtocol.approvalOutlook,
    { ...basket, costCentre: costCentre.trim(), ...(projectId ? { projectId } : {}) },
    0,
    amount,
  );
  const choose = (booking: Booking) => {
    onChange(booking);
    setAsked(booking);
  };
  return (
    <Card title={say.bookedTo}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:max-w-2xl">
        {known && known.projects.length > 0 ? (
          <Field label={say.project}>
            <NativeSelect
              name="projectId"
              placeholder={say.noProject}
              value={value.projectId}
              onChange={(event) => choose({ ...value, projectId: event.currentTarget.value })}
              options={known.projects.map((one) => ({
                value: String(one.projectId),
                text: one.projectName,
              }))}
            />
          </Field>
        ) : null}
        <Field label={say.costCentre} hint={say.costCentreHint}>
          {(wiring) => (
            <>
              <Input
                {...wiring}
                name="costCentre"
                list={listId}
                maxLength={60}
                autoComplete="off"
                value={value.costCentre}
                onChange={(event) => onChange({ ...value, costCentre: event.target.value })}
                onBlur={() => setAsked(value)}
              />
              <datalist id={listId}>
                {known?.costCentres.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <div className="mt-4 border-t border-line pt-3" aria-live="polite">
        {known || error ? null : <Skeleton className="h-5 w-48" />}
        {error && !known ? <p className="text-13 text-hint">{say.pathFailed}</p> : null}
        {known ? <ApprovalPathView path={known.path} /> : null}
      </div>
    </Card>
  );
}
