// A store's settlement bills, and where the money of its orders is: each stage's sum opens its orders.
import { Link } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { storeBillList, storeMoneyList } from '#mall/settlement/settlement-lists.ts';
import { MONEY_STAGES } from '#mall/settlement/settlement-terms.ts';

export const storeBills = dressed(storeBillList, {
  head: () => (
    <>
      <To to="/seller/settlement/account" name="account" />
      <To to="/seller/settlement/deposit" name="deposit" />
      <To to="/seller/settlement/invoices" name="invoices" />
      <To to="/seller/settlement/outlook" name="toOutlook" />
    </>
  ),
});

export const storeMoney = dressed(storeMoneyList, {
  head: () => <To to="/seller/settlement/list" name="toBills" />,
  above: ({ reply }) => <Stages {...reply} />,
});

function To({
  to,
  name,
}: {
  to: string;
  name: 'toBills' | 'toOutlook' | 'account' | 'deposit' | 'invoices';
}) {
  return <Button to={to}>{useWords(settlementWords)[name]}</Button>;
}

type Sums = Pick<ReplyOf<typeof storeMoneyList.list>, 'stages' | 'besides'>;

function Stages({ stages, besides }: Sums) {
  const say = useWords(settlementWords);
  return (
    <div className="mb-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {MONEY_STAGES.map((stage) => (
          <Link
            key={stage}
            to={`/seller/settlement/outlook?stage=${stage}`}
            className="rounded-control border border-line bg-surface px-4 py-3 hover:border-brand"
          >
            <div className="text-13 text-secondary">{say[stage]}</div>
            <div className="num mt-1 text-18 font-semibold">{showAmount(stages[stage])}</div>
            {Number(besides[stage]) === 0 ? null : (
              <div className="mt-1 text-12 text-secondary">
                {say.besides} <span className="num whitespace-nowrap">{showAmount(besides[stage])}</span>
              </div>
            )}
          </Link>
        ))}
      </div>
      <p className="mt-2 text-12 text-hint">{say.afterCommission}</p>
    </div>
  );
}
