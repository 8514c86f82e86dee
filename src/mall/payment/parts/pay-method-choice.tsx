// The ways to pay, one under the other; the chosen one unfolds.
import { Building2, QrCode, Smartphone, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { PayInfo } from '../payment.protocol.ts';
import { paymentWords } from './payment-words.ts';

export type PayWay = 'BALANCE' | 'WECHAT' | 'ALIPAY' | 'TRANSFER';

const icons = {
  BALANCE: Wallet,
  WECHAT: QrCode,
  ALIPAY: Smartphone,
  TRANSFER: Building2,
};
const isWay = (method: string): method is PayWay => method in icons;

export type PayMethodChoiceProps = {
  info: PayInfo;
  value: PayWay | undefined;
  onChange: (method: PayWay) => void;
  panelOf: (method: PayWay) => ReactNode;
  /** What stands under a balance that does not suffice. */
  topUp?: ReactNode;
};

/** A way that is closed now says why; a balance that does not suffice is such a way. */
export function PayMethodChoice({ info, value, onChange, panelOf, topUp }: PayMethodChoiceProps) {
  const say = useWords(paymentWords);
  const suffices = (parseCents(info.balanceAvailable) ?? 0) >= (parseCents(info.due) ?? 0);
  const texts: Record<PayWay, string> = {
    BALANCE: say.balanceText,
    WECHAT: say.weChatText,
    ALIPAY: say.alipayText,
    TRANSFER: say.transferText,
  };
  return (
    <ul className="divide-y divide-line">
      {info.methods.map(({ method, name, isEnabled, why }) => {
        if (!isWay(method)) return null;
        const Icon = icons[method];
        // A balance that suffices is closed without a pay password, but here is where one sets it.
        const isOpen = isEnabled || (method === 'BALANCE' && !info.hasPayPwd && suffices);
        const isChosen = method === value && isOpen;
        return (
          <li key={method} className={cx(isChosen && 'bg-brand-wash/40')}>
            <label
              className={cx(
                'flex items-center gap-3 px-4 py-3',
                isOpen ? 'cursor-pointer' : 'cursor-not-allowed text-hint',
              )}
            >
              <input
                type="radio"
                name="payMethod"
                value={method}
                checked={isChosen}
                disabled={!isOpen}
                onChange={() => onChange(method)}
                className="size-4 shrink-0"
              />
              <Icon size={20} aria-hidden="true" className={isOpen ? 'text-brand' : 'text-muted'} />
              <span className="min-w-0 flex-1">
                <span className="block">{name}</span>
                <span className={cx('block text-12', why ? 'text-waiting' : 'text-hint')}>
                  {why ?? texts[method]}
                </span>
              </span>
              {method === 'BALANCE' ? (
                <span className="num shrink-0 text-right text-13 text-secondary">
                  <span className="block text-12 text-hint">{say.balance}</span>
                  {showAmount(info.balanceAvailable)}
                </span>
              ) : null}
            </label>
            {method === 'BALANCE' && !suffices && topUp ? (
              <div className="-mt-2 px-4 pb-3 pl-[52px]">{topUp}</div>
            ) : null}
            {isChosen ? <div className="px-4 pb-4 sm:pl-[52px]">{panelOf(method)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}
