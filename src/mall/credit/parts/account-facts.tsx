// What an account holds: its five sums, its terms, the orders on it, and until when one may order.
import type { ReactNode } from 'react';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { AccountCard, AccountDetail, ForecastReply } from '../credit.protocol.ts';
import { creditWords } from './credit-words.ts';

/** Limit, used, in review, upcoming, available. */
export function CreditSums({ account }: { account: AccountCard }) {
  const say = useWords(creditWords);
  const { creditLimit, tempLimit, tempUntil } = account;
  const temp =
    tempUntil && Number(tempLimit) > 0
      ? `${say.tempLimit} ${showAmount(tempLimit)} · ${showMoment(tempUntil)}`
      : '';
  const sums: [string, string, string?][] = [
    [say.available, account.available],
    [say.limit, creditLimit, temp],
    [say.used, account.used],
    [say.reserved, account.reserved],
    [say.upcoming, account.upcoming],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {sums.map(([label, amount, more], at) => (
        <div key={label}>
          <dt className="text-12 text-hint">{label}</dt>
          <dd className={at === 0 ? 'num text-20 font-semibold' : 'num text-16'}>{showAmount(amount)}</dd>
          {more ? <dd className="text-12 text-hint">{more}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** Both days with their causes. */
export function ForecastView({ forecast }: { forecast: ForecastReply }) {
  const say = useWords(creditWords);
  const { pessimistic, optimistic, blocks } = forecast;
  const one = (label: string, seen: ForecastReply['pessimistic']): ReactNode => (
    <div>
      <p className="text-12 text-hint">{label}</p>
      <p className={seen.day ? 'text-14 font-semibold text-waiting' : 'text-14'}>
        {seen.day ? say.blockedOn(seen.day) : say.neverBlocked}
      </p>
      {seen.causes.map(({ kind, day, text }) => (
        <p key={kind} className="num text-12 text-secondary">
          {day} {text}
        </p>
      ))}
    </div>
  );
  return (
    <section aria-label={say.forecast}>
      {blocks.length > 0 ? (
        <p className="mb-2 text-13 text-refused">{say.blocksNow(blocks.map(({ text }) => text))}</p>
      ) : null}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {one(say.pessimistic, pessimistic)}
        {one(say.optimistic, optimistic)}
      </div>
    </section>
  );
}

/** @param link where an order is looked at */
export function ChargesTable({
  charges,
  link,
}: {
  charges: AccountDetail['charges'];
  link: (orderSn: string) => ReactNode;
}) {
  const say = useWords(creditWords);
  if (charges.length === 0) return <p className="text-13 text-hint">{say.noCharges}</p>;
  return (
    <Table
      label={say.charges}
      dense
      minWidth="640px"
      head={[say.order, { num: say.owed }, { num: say.shipped }, { num: say.billed }, { num: say.paid }]}
    >
      {charges.map((charge) => (
        <tr key={charge.orderSn}>
          <td>
            {link(charge.orderSn)}{' '}
            {charge.isReleased ? null : <span className="text-12 text-hint">{say.inReview}</span>}
          </td>
          <td className="num-cell">{showAmount(charge.owed)}</td>
          <td className="num-cell">{showAmount(charge.shipped)}</td>
          <td className="num-cell">{showAmount(charge.billed)}</td>
          <td className="num-cell">{showAmount(charge.paid)}</td>
        </tr>
      ))}
    </Table>
  );
}
