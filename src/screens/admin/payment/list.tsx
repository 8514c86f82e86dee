// Bank transfers: what the payer says, what he owes, the voucher itself, and the decision.
import { Search } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Form, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { PAYMENT_STATES, type PaymentState, paymentStatus } from '#mall/payment/payment-status.ts';
import { adminWords } from '../admin-words.ts';
import { TransferRow } from './transfer-row.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** What a transfer goes through, the work first. */
const TABS: readonly PaymentState[] = ['PENDING_REVIEW', 'REVIEW_REJECTED', 'SUCCEEDED', 'CLOSED'];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const isAll = asked.get('state') === 'all';
  const state = isAll
    ? undefined
    : (PAYMENT_STATES.find((one) => one === asked.get('state')) ?? 'PENDING_REVIEW');
  const keyword = (asked.get('keyword') ?? '').trim().slice(0, 60);
  const current = Math.max(1, Math.trunc(Number(asked.get('current'))) || 1);
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
    <>
      <ConsoleHead title={say.payments} tab={`${say.payments} · ${say.console}`}>
        <Form method="get" role="search" className="flex gap-2 max-sm:w-full">
          <input type="hidden" name="state" value={state ?? 'all'} />
          <Input
            key={keyword}
            size="sm"
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={60}
            placeholder={say.searchHint}
            aria-label={say.searchHint}
            className="sm:w-80"
          />
          <Button type="submit" size="sm" icon={<Search size={14} aria-hidden="true" />}>
            {say.search}
          </Button>
        </Form>
      </ConsoleHead>
      <Card flush className="mb-3">
        <LinkTabs
          label={say.states}
          current={state ?? 'all'}
          className="px-1"
          tabs={[
            ...TABS.map((one) => ({
              key: one,
              text: paymentStatus[one][language],
              to: withQuery(search, { state: one }),
              count: counts[one] ?? 0,
            })),
            { key: 'all', text: say.all, to: withQuery(search, { state: 'all' }), count: all },
          ]}
        />
      </Card>
      {list.length === 0 ? (
        <Card>
          <EmptyState
            title={
              keyword ? say.nothingHere : state === 'PENDING_REVIEW' ? say.nothingWaits : say.nothingHere
            }
            text={keyword || state !== 'PENDING_REVIEW' ? undefined : say.nothingWaitsText}
            action={
              keyword ? (
                <Button to={withQuery(search, { keyword: undefined })}>{say.clear}</Button>
              ) : (
                <Button to={withQuery(search, { state: 'all' })}>{say.seeAll}</Button>
              )
            }
          />
        </Card>
      ) : (
        <ul className="space-y-3">
          {list.map((payment) => (
            <li key={payment.paymentSn}>
              <TransferRow payment={payment} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-4"
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total}
        hrefOf={(current) => withQuery(search, { current })}
      />
    </>
  );
}

export function HydrateFallback() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-32" />
      <Skeleton className="mb-3 h-10 w-full" />
      {['first', 'second'].map((name) => (
        <Card key={name} className="mb-3">
          <SkeletonText lines={5} />
        </Card>
      ))}
    </>
  );
}
