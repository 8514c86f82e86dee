// How much is put in, and by which channel.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type RechargeDesk, rechargeProtocol } from '../recharge.protocol.ts';
import { isAmount, MOST, QUICK_AMOUNTS } from '../recharge-terms.ts';
import { placeOf } from './place-of-recharge.ts';
import { rechargeWords as W } from './recharge-words.ts';

const FIELDS = {
  amount: field.number(W.howMuch, {
    required: true,
    rule: (typed) => (isAmount(typed) ? undefined : W.wrongAmount),
    hint: W.limits,
    before: '¥',
    max: 4,
    className: 'num',
  }),
};

export function RechargeForm({ desk }: { desk: RechargeDesk }) {
  const say = useWords(W);
  const navigate = useNavigate();
  const form = useForm(FIELDS);
  const [method, setMethod] = useState(desk.methods[0]?.method);
  const { busy, error, run, anew } = useAct({ atField: form.atField, rereads: true });
  if (!method) return <EmptyState title={say.noChannel} text={say.noChannelText} />;
  const typed = form.values.amount.trim();
  const wish = isAmount(typed) ? Number(typed) : 0;
  const isFull = desk.most === 0;

  const submit = () => {
    if (!form.check()) return;
    void run(async (requestId) => {
      const made = await call(rechargeProtocol.submit, { amount: wish, method, requestId });
      form.forget();
      await placeOf(made, navigate);
    });
  };

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex max-w-xl flex-col gap-4"
      >
        {desk.available === null ? null : (
          <p className="text-13 text-secondary">
            {say.available}{' '}
            <Link to="/member/balance" className="hover:text-brand">
              <PriceText amount={desk.available} tone="ink" size="lg" />
            </Link>
          </p>
        )}
        <FormFields
          form={form}
          columns={1}
          now={{
            amount: {
              disabled: isFull,
              hint: isFull ? say.full : desk.most < MOST ? say.mostNow(String(desk.most)) : undefined,
            },
          }}
        />
        <div className="flex flex-wrap gap-2">
          {QUICK_AMOUNTS.map((yuan) => (
            <Button
              key={yuan}
              size="sm"
              disabled={yuan > desk.most}
              aria-pressed={yuan === wish}
              className="num"
              onClick={() => {
                form.set('amount', String(yuan));
                anew();
              }}
            >
              {`¥${yuan.toLocaleString('en-US')}`}
            </Button>
          ))}
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-13 font-semibold">{say.how}</legend>
          {desk.methods.map((one) => (
            <label key={one.method} className="flex cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="method"
                value={one.method}
                checked={one.method === method}
                onChange={() => setMethod(one.method)}
                className="size-4"
              />
              {one.name}
            </label>
          ))}
        </fieldset>
        <p className="text-12 text-hint">{say.credited}</p>
        <FormError>{error}</FormError>
        <Button
          type="submit"
          variant="buy"
          size="lg"
          busy={busy}
          disabled={isFull}
          className="max-sm:w-full sm:self-start"
        >
          {wish > 0 ? say.put(showAmount(`${wish}.00`)) : say.putNone}
        </Button>
      </form>
    </Card>
  );
}
