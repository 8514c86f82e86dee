// Paying through a channel: the payment begins here, and goes on by a code or on the channel's page.
import type { FormEvent } from 'react';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PanelProps } from './balance-panel.tsx';
import { paymentWords } from './payment-words.ts';

export function ChannelPanel({ formId, info, paying, method }: PanelProps & { method: 'WECHAT' | 'ALIPAY' }) {
  const say = useWords(paymentWords);
  const texts = { WECHAT: say.weChatScan, ALIPAY: say.alipayBack };
  function pay(event: FormEvent) {
    event.preventDefault();
    void paying.pay({ paySn: info.paySn, method });
  }
  return (
    <form id={formId} onSubmit={pay}>
      <p className="text-13 text-secondary">{texts[method]}</p>
      <FormError className="mt-2">{paying.error}</FormError>
    </form>
  );
}
