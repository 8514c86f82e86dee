// The rows of the balance, under what it holds.
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { dressed } from '#kit/ui/list/dressed.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { type BalanceHold, type BalanceRow, balanceList } from '#mall/payment/balance-list.ts';
import { rechargeWords } from '#mall/recharge/parts/recharge-words.ts';

export const balance = dressed(balanceList, {
  above: ({ reply }) => <Held {...reply} />,
  cells: { documents: Documents, amount: Change },
  none: () => <ToRecharge />,
});

function Held({
  available,
  frozen,
  holds,
}: {
  available: string;
  frozen: string;
  holds: readonly BalanceHold[];
}) {
  const say = useWords(rechargeWords);
  return (
    <section className="mb-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div>
        <p className="text-12 text-hint">{say.available}</p>
        <PriceText amount={available} size="xl" />
      </div>
      {frozen === '0.00' ? null : (
        <div className="mr-auto">
          <p className="text-12 text-hint">{say.frozen}</p>
          <PriceText amount={frozen} tone="ink" size="lg" />
          <ul className="text-12">
            {holds.map((hold) => (
              <li key={hold.paymentSn} className="flex flex-wrap items-baseline gap-x-2">
                <Documents row={hold} />
                {holds.length > 1 ? <PriceText amount={hold.amount} tone="ink" /> : null}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ToRecharge />
    </section>
  );
}

function ToRecharge() {
  const say = useWords(rechargeWords);
  return useMay()('order.recharge') ? (
    <Button variant="primary" to="/member/recharge">
      {say.putNone}
    </Button>
  ) : null;
}

/** A bill pays several at once: each has its own page. */
function Documents({ row: { documents } }: { row: Pick<BalanceRow, 'documents'> }) {
  if (documents.length === 0) return <span className="text-hint">—</span>;
  return (
    <span className="flex flex-col items-start gap-0.5 max-md:items-end">
      {documents.map(({ documentSn, to }) =>
        to ? (
          <Link key={documentSn} to={to} className="num wrap-anywhere text-brand hover:underline">
            {documentSn}
          </Link>
        ) : (
          <span key={documentSn} className="num wrap-anywhere">
            {documentSn}
          </span>
        ),
      )}
    </span>
  );
}

function Change({ row: { amount } }: { row: BalanceRow }) {
  const comes = !amount.startsWith('-');
  return (
    <span className={cx('num whitespace-nowrap font-semibold', comes ? 'text-done' : 'text-ink')}>
      {comes ? '+' : '−'}
      <PriceText amount={amount.replace('-', '')} tone="ink" />
    </span>
  );
}
