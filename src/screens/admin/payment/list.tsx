// Bank transfers: what the payer says, what he owes, the voucher itself, and the decision.
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { financeTabs, PAYMENT_STATES, paymentStatus } from '#mall/payment/payment-status.ts';
import { adminWords } from '../admin-words.ts';
import { TransferRow } from './transfer-row.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const isAll = asked.get('state') === 'all';
  const state = isAll
    ? undefined
    : (PAYMENT_STATES.find((one) => one === asked.get('state')) ?? 'PENDING_REVIEW');
  const reply = await call(paymentProtocol.adminList, { state, keyword, current, pageSize: 20 });
  return { ...reply, state, keyword };
}

export default function AdminPayments() {
  const say = useWords(adminWords);
  const language = useLanguage();
  const { search } = useLocation();
  const { list, counts, pagination, state, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  return (
    <ConsoleList
      look="cards"
      title={say.payments}
      consoleName={say.console}
      searchHint={say.searchHint}
      keyword={keyword}
      states={{
        label: say.states,
        current: state ?? 'all',
        tabs: [
          ...financeTabs.map((one) => ({
            state: one,
            text: paymentStatus[one][language],
            count: counts[one] ?? 0,
          })),
          { state: 'all', text: say.all, count: all },
        ],
      }}
      rows={list}
      rowKey={({ paymentSn }) => paymentSn}
      row={(payment) => <TransferRow payment={payment} />}
      empty={
        keyword
          ? {
              title: say.nothingHere,
              action: <Button to={withQuery(search, { keyword: undefined })}>{say.clear}</Button>,
            }
          : {
              ...(state === 'PENDING_REVIEW'
                ? { title: say.nothingWaits, text: say.nothingWaitsText }
                : { title: say.nothingHere }),
              action: state ? (
                <Button to={withQuery(search, { state: 'all' })}>{say.seeAll}</Button>
              ) : undefined,
            }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
