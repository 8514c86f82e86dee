// A price or an amount of money, in figures that line up.
import type { ReactNode } from 'react';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from './cx.ts';

export type PriceTextProps = {
  /** `price` in the mall's price colour, `ink` for plain sums in documents, `struck` for what it cost before. */
  tone?: 'price' | 'ink' | 'struck';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** After the figure, in grey: "/ pcs", "from". */
  after?: ReactNode;
  className?: string;
} & ({ unitPrice: string; amount?: undefined } | { amount: string; unitPrice?: undefined });

const toneClasses = {
  price: 'font-semibold text-price-ink',
  ink: '',
  struck: 'text-hint line-through',
};
const sizes = { sm: 'text-12', md: '', lg: 'text-16', xl: 'text-20' };

/** `unitPrice` and `amount` are decimal strings of yuan as they come on the wire ("0.003600" → ¥0.0036, "12.5" → ¥12.50). */
export function PriceText({
  unitPrice,
  amount,
  tone = 'price',
  size = 'md',
  after,
  className,
}: PriceTextProps) {
  return (
    <span className={cx('num whitespace-nowrap', toneClasses[tone], sizes[size], className)}>
      {unitPrice === undefined ? showAmount(amount) : showUnitPrice(unitPrice)}
      {after ? <span className="ml-0.5 text-12 font-normal text-hint">{after}</span> : null}
    </span>
  );
}
