// What waits for the store today: numbers first, each a link, then the latest orders.
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHome, ConsoleHomeSkeleton } from '#kit/ui/console-home.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { noStoreOrders, storeOrderList } from '#mall/order/order-lists.ts';
import { orderStatus, storeOrderTabs } from '#mall/order/order-status.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { storeSampleList } from '#mall/sample/sample-lists.ts';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { OpeningCard } from '#mall/store/parts/opening-card.tsx';
import { sellerWords } from './seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader() {
  const [store, orders, samples, inquiries, contracts] = await Promise.all([
    call(ownStoreProtocol.show, {}),
    call(storeOrderList.list, { pageSize: 8 }),
    call(storeSampleList.list, { pageSize: 1 }),
    call(quotationProtocol.sellerTurns, { pageSize: 1 }),
    call(contractProtocol.sellerTurns, { pageSize: 1 }),
  ]);
  return { store, ...orders, samples: samples.counts, toQuote: inquiries.total, contracts: contracts.total };
}

const detailOf = (orderSn: string) => `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`;

export default function SellerHome() {
  const say = useWords(sellerWords);
  const language = useLanguage();
  const { store, list, counts, samples, toQuote, contracts } = useLoaderData<typeof clientLoader>();
  return (
    <ConsoleHome
      title={say.desk}
      consoleName={say.console}
      first={store.state === 'PREPARING' ? <OpeningCard store={store} /> : null}
      numbers={[
        ...storeOrderTabs.flatMap((state) => {
          const { store, storeToDo } = orderStatus[state];
          if (!storeToDo) return [];
          const { isUrgent, hint } = storeToDo;
          return {
            urgent: isUrgent,
            to: `/seller/order/list?state=${state}`,
            count: counts[state] ?? 0,
            text: store[language],
            hint: hint[language],
          };
        }),
        {
          urgent: true,
          to: '/seller/turns',
          count: toQuote,
          text: say.toQuote,
          hint: say.toQuoteHint,
        },
        {
          urgent: true,
          to: '/seller/contract/list?state=mine',
          count: contracts,
          text: say.contractsToAct,
          hint: say.contractsToActHint,
        },
        {
          urgent: true,
          to: '/seller/sample/list?state=PENDING_REVIEW',
          count: samples.PENDING_REVIEW ?? 0,
          text: say.samplesToReview,
          hint: say.samplesToReviewHint,
        },
        {
          urgent: true,
          to: '/seller/sample/list?state=PENDING_DELIVERY',
          count: samples.PENDING_DELIVERY ?? 0,
          text: say.samplesToShip,
          hint: say.samplesToShipHint,
        },
      ]}
      listTitle={say.latestOrders}
      all={{ to: '/seller/order/list', text: say.allOrders }}
    >
      {list.length === 0 ? (
        <EmptyState
          title={noStoreOrders.title[language]}
          text={noStoreOrders.text[language]}
          action={<Button to="/seller/goods/list">{say.checkGoods}</Button>}
        />
      ) : (
        <Table
          label={say.latestOrders}
          minWidth="720px"
          head={[say.orderSn, say.state, { num: say.payableAmount }, say.buyer, say.ordered]}
        >
          {list.map((order) => (
            <tr key={order.orderSn}>
              <Td>
                <Link
                  to={detailOf(order.orderSn)}
                  className="num text-brand hover:text-brand-hover hover:underline"
                >
                  {order.orderSn}
                </Link>
              </Td>
              <Td>
                <Tag dot tone={order.tone}>
                  {order.stateName}
                </Tag>
              </Td>
              <Td num>
                <PriceText amount={order.payable} tone="ink" />
              </Td>
              <Td className="max-w-60 truncate">{order.memberName}</Td>
              <Td className="num whitespace-nowrap text-secondary">{showMoment(order.createTime)}</Td>
            </tr>
          ))}
        </Table>
      )}
    </ConsoleHome>
  );
}

export const HydrateFallback = () => <ConsoleHomeSkeleton numbers={8} />;
