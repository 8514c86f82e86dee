// What waits for the platform today: transfers to check, as numbers and as the list to work through.
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHome, ConsoleHomeSkeleton } from '#kit/ui/console-home.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { adminWords } from './admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(paymentProtocol.adminList, { state: 'PENDING_REVIEW', pageSize: 8 });

const listOf = (state: string) => `/admin/payment/list?state=${state}`;

export default function AdminHome() {
  const say = useWords(adminWords);
  const { list, counts } = useLoaderData<typeof clientLoader>();
  return (
    <ConsoleHome
      title={say.home}
      consoleName={say.console}
      numbers={[
        {
          urgent: true,
          to: listOf('PENDING_REVIEW'),
          count: counts.PENDING_REVIEW ?? 0,
          text: say.toReview,
          hint: say.toReviewHint,
        },
        {
          to: listOf('REVIEW_REJECTED'),
          count: counts.REVIEW_REJECTED ?? 0,
          text: say.sentBack,
          hint: say.sentBackHint,
        },
        { to: listOf('SUCCEEDED'), count: counts.SUCCEEDED ?? 0, text: say.approved, hint: say.approvedHint },
      ]}
      listTitle={say.waitingVouchers}
      all={{ to: '/admin/payment/list', text: say.seeAll }}
    >
      {list.length === 0 ? (
        <EmptyState
          title={say.nothingWaits}
          text={say.nothingWaitsText}
          action={<Button to="/admin/payment/list">{say.seeAll}</Button>}
        />
      ) : (
        <Table label={say.waitingVouchers} minWidth="720px">
          <thead>
            <tr>
              <Th>{say.handedIn}</Th>
              <Th>{say.member}</Th>
              <Th>{say.payer}</Th>
              <Th num>{say.stated}</Th>
              <Th num>{say.due}</Th>
              <Th />
            </tr>
          </thead>
          <tbody>
            {list.map((payment) => (
              <tr key={payment.paymentSn}>
                <Td className="num whitespace-nowrap text-secondary">{showMoment(payment.createdAt)}</Td>
                <Td>{payment.memberName}</Td>
                <Td>{payment.voucher?.payerName}</Td>
                <Td num>
                  {payment.voucher ? <PriceText amount={payment.voucher.amount} tone="ink" /> : '—'}
                </Td>
                <Td num>
                  <PriceText amount={payment.due} tone="ink" />
                </Td>
                <Td className="text-right">
                  <Link
                    to={`/admin/payment/list?state=PENDING_REVIEW&keyword=${encodeURIComponent(payment.paymentSn)}`}
                    className="text-brand hover:underline"
                  >
                    {say.review}
                  </Link>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ConsoleHome>
  );
}

export const HydrateFallback = () => <ConsoleHomeSkeleton numbers={3} />;
