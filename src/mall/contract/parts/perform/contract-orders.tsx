// The orders that a contract has led to.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
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
    </Card>
  );
}
