// A buyer's orders, those of one submission together; all of them, or what was agreed in a quotation or a contract.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { agreedOrderList, ownOrderList } from '#mall/order/order-lists.ts';
import { agreedWords } from '#mall/order/parts/agreed-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { TradeCard } from '#mall/order/parts/trade-card.tsx';
import { serviceWords } from '#mall/testing/parts/service-words.ts';

const cards = {
  card: ({ rows }: { rows: readonly OrderCard[] }) => <TradeCard orders={rows} />,
  together: ({ parentSn }: OrderCard) => parentSn,
};

export const ownOrders = dressed(ownOrderList, { ...cards, head: () => <Forms />, none: () => <Browse /> });
export const agreedOrders = dressed(agreedOrderList, { ...cards, none: () => <AskForQuotes /> });

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
