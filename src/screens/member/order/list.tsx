// A buyer's orders, those of one submission together; all of them, or what was agreed in a quotation or a contract.
import { Link, useSearchParams } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { agreedOrderList, ownOrderList } from '#mall/order/order-lists.ts';
import { agreedWords } from '#mall/order/parts/agreed-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { TradeCard } from '#mall/order/parts/trade-card.tsx';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { ownServiceList } from '#mall/testing/service-lists.ts';
import { serviceStatus } from '#mall/testing/service-status.ts';

const OVER: ReadonlySet<number> = new Set([serviceStatus.REJECTED.code, serviceStatus.CANCELLED.code]);

const cards = {
  card: ({ rows }: { rows: readonly OrderCard[] }) => <TradeCard orders={rows} />,
  together: ({ parentSn }: OrderCard) => parentSn,
};

export const ownOrders = dressed(ownOrderList, {
  ...cards,
  above: () => <OpenForms />,
  head: () => <Forms />,
  none: () => <Browse />,
});
export const agreedOrders = dressed(agreedOrderList, { ...cards, none: () => <AskForQuotes /> });

/** Whoever looks at tests or calibrations sees the forms of them that are no order yet first. */
function OpenForms() {
  const say = useWords(serviceWords);
  const [asked] = useSearchParams();
  const kind = asked.get('kind')?.toUpperCase();
  const isService = kind === 'INSPECTION' || kind === 'METERING';
  const { reply } = useCall(
    ownServiceList.list,
    isService ? ({ kind, pageSize: 20, sort: '-createTime' } as never) : undefined,
  );
  const open = (reply?.list ?? []).filter(({ orderSn, stateCode }) => orderSn === '' && !OVER.has(stateCode));
  if (open.length === 0) return null;
  return (
    <Card title={say.formsWithoutOrder} className="mb-4">
      <ul className="divide-y divide-line text-13">
        {open.map((one) => (
          <li key={one.serviceSn} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0">
            <Link
              to={`/member/order/info?serviceSn=${one.serviceSn}`}
              className="num text-brand hover:underline"
            >
              {one.serviceSn}
            </Link>
            <span className="min-w-0 flex-1 truncate">{one.title}</span>
            <Tag tone={one.tone}>{one.turnName || one.stateName}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Forms that are no order yet stand in a list of their own. */
function Forms() {
  const say = useWords(serviceWords);
  return <Button to="/member/service/list">{say.formsWithoutOrder}</Button>;
}

function Browse() {
  const say = useWords(buyerWords);
  return (
    <Button variant="primary" to="/goods/list">
      {say.browse}
    </Button>
  );
}

function AskForQuotes() {
  const say = useWords(agreedWords);
  return (
    <Button variant="primary" to="/inquiry/index">
      {say.askForQuotes}
    </Button>
  );
}
