// The orders that a contract has led to, and what has followed each: its chain of evidence.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { EvidenceChain } from '#mall/order/parts/evidence-chain.tsx';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractWords } from '../contract-words.ts';

export function ContractOrders({ contract }: { contract: ContractDetail }) {
  const say = useWords(contractWords);
  const { orders, side, kind } = contract;
  const detail = side === 'purchaser' ? '/member/order/detail' : '/seller/order/detail';
  return (
    <Card flush title={say.orders}>
      {orders.length === 0 ? (
        <p className="px-4 py-3 text-13 text-hint">{kind === 'FRAMEWORK' ? say.noCallOffs : say.noOrders}</p>
      ) : (
        <Table
          dense
          label={say.orders}
          minWidth="520px"
          head={[say.orderSn, say.state, { num: say.amount }, say.created]}
        >
          {orders.map((order) => (
            <tr key={order.orderSn}>
              <Td>
                <Link
                  to={`${detail}?orderSn=${encodeURIComponent(order.orderSn)}`}
                  className="num text-brand hover:underline"
                >
                  {order.orderSn}
                </Link>
              </Td>
              <Td>{order.stateName}</Td>
              <Td num>{order.payable === null ? '—' : showAmount(order.payable)}</Td>
              <Td className="num whitespace-nowrap">{showMoment(order.time)}</Td>
            </tr>
          ))}
        </Table>
      )}
      <OrderChains contract={contract} />
    </Card>
  );
}

/** Each order's links, from the order on; nothing before one is placed for good. */
export function OrderChains({ contract: { orders } }: { contract: Pick<ContractDetail, 'orders'> }) {
  const say = useWords(contractWords);
  return orders
    .filter(({ chain }) => chain.length > 0)
    .map(({ orderSn, chain }) => (
      <section key={orderSn} className="border-t border-line px-4 py-3">
        <h3 className="mb-2 text-12 text-hint">{say.chainOf(orderSn)}</h3>
        <EvidenceChain links={chain} />
      </section>
    ));
}
