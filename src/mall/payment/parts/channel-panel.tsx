// Paying through the sandbox channel: one leaves for its page and comes back.
import type { FormEvent } from 'react';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PanelProps } from './balance-panel.tsx';
import { paymentWords } from './payment-words.ts';

export function ChannelPanel({ formId, info, paying }: PanelProps) {
  const say = useWords(paymentWords);
  function pay(event: FormEvent) {
    event.preventDefault();
    void paying.pay({ paySn: info.paySn, method: 'SANDBOX' });
  }
  return (
    <form id={formId} onSubmit={pay}>
      <p className="text-13 text-secondary">{say.channelText}</p>
      <FormError className="mt-2">{paying.error}</FormError>
    </form>
  );
}
