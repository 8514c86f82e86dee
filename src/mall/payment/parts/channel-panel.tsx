// Paying through a channel: the payment begins here, and goes on by a code or on the channel's page. A part of the balance may pay beside it.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PayInfo } from '../payment.protocol.ts';
import type { PanelProps } from './balance-panel.tsx';
import { paymentWords } from './payment-words.ts';

export type ChannelPanelProps = PanelProps & {
  method: 'WECHAT' | 'ALIPAY';
  /** What of the balance is to pay, as it is typed; undefined: none of it. */
  hold: string | undefined;
  onHold: (hold: string | undefined) => void;
};

/** What the channel is asked for; all that is due while what was typed makes no sense. In yuan. */
export function restBeside(info: PayInfo, hold: string | undefined): string {
  const [due, part] = [parseCents(info.due) ?? 0, parseCents(hold ?? '') ?? 0];
  return part > 0 && part < due ? centsToWire(cents(due - part)) : info.due;
}

export function ChannelPanel({ formId, info, paying, method, hold, onHold }: ChannelPanelProps) {
  const say = useWords(paymentWords);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<{ hold?: string; payPwd?: string }>({});
  const texts = { WECHAT: say.weChatScan, ALIPAY: say.alipayBack };
  const [due, balance] = [parseCents(info.due) ?? 0, parseCents(info.balanceAvailable) ?? 0];
  // also who could pay all from the balance may want to spend only a part of it
  const most = cents(Math.min(balance, due - 1));
  const mayHold = info.hasPayPwd && most > 0;

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payPwd = String(new FormData(event.currentTarget).get('payPwd') ?? '');
    const amount = parseCents(hold ?? '');
    const isFit = amount !== undefined && amount > 0 && amount <= most;
    const found =
      hold === undefined
        ? {}
        : {
            hold: isFit ? undefined : say.holdUpTo(showAmount(centsToWire(most))),
            payPwd: payPwd ? undefined : say.needsPayPwd,
          };
    flushSync(() => setWrong(found));
    const isRight = !found.hold && !found.payPwd;
    if (isRight)
      await paying.pay({
        paySn: info.paySn,
        method,
        ...(hold === undefined ? {} : { holdAmount: hold.trim(), payPwd }),
      });
    if (form.current) focusFirstInvalid(form.current);
  }

  return (
    <form ref={form} id={formId} onSubmit={(event) => void pay(event)} noValidate>
      <p className="text-13 text-secondary">{texts[method]}</p>
      {mayHold ? (
        <Checkbox
          className="mt-2"
          checked={hold !== undefined}
          onChange={({ target }) =>
            onHold(target.checked ? (balance < due ? info.balanceAvailable : '') : undefined)
          }
        >
          {say.holdPart(showAmount(info.balanceAvailable))}
        </Checkbox>
      ) : null}
      {mayHold && hold !== undefined ? (
        <div className="mt-2 flex max-w-md flex-wrap gap-3">
          <Field label={say.holdAmount} required error={wrong.hold ?? null} className="min-w-36 flex-1">
            <Input
              value={hold}
              inputMode="decimal"
              maxLength={15}
              onChange={(event) => onHold(event.target.value)}
            />
          </Field>
          <Field label={say.payPwd} required error={wrong.payPwd ?? null} className="min-w-36 flex-1">
            <PasswordInput name="payPwd" autoComplete="off" maxLength={60} onChange={() => setWrong({})} />
          </Field>
          <p className="w-full text-12 text-hint">{say.holdText(showAmount(restBeside(info, hold)))}</p>
        </div>
      ) : null}
      <FormError className="mt-2">{paying.error}</FormError>
    </form>
  );
}
