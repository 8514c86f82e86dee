// A list of the buyer's orders: by state, searched, with what can be done now; all of them, or those that were agreed.
import { Search } from 'lucide-react';
import { Form, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { Chip } from '#kit/ui/chip.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ORDER_TABS, type OrderTab, type orderProtocol } from '#mall/order/order.protocol.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { TradeCard } from '#mall/order/parts/trade-card.tsx';
import { groupByTrade } from '#mall/order/parts/trade-group.ts';
import {
  type OrderListPath,
  type OrderListQuery,
  orderListAddress,
  readOrderListQuery,
} from './order-list-query.ts';

/** Which list it is, and what it says when there is nothing in it at all. */
export interface OrderListKind {
  path: OrderListPath;
  title: string;
  none: string;
  noneText: string;
  /** Where the first order would come from. */
  start: { to: string; text: string };
}

const tabWords = {
  all: 'all',
  pendingReview: 'tabPendingReview',
  pendingPayment: 'tabPendingPayment',
  pendingDelivery: 'tabPendingDelivery',
  pendingReceipt: 'tabPendingReceipt',
  pendingEvaluation: 'tabPendingEvaluation',
  completed: 'tabCompleted',
  cancelled: 'tabCancelled',
  bin: 'tabBin',
} as const satisfies Record<OrderTab, keyof typeof buyerWords>;

/** Tabs whose number asks for something; the others would only count the past. */
const COUNTED: readonly OrderTab[] = [
  'pendingReview',
  'pendingPayment',
  'pendingDelivery',
  'pendingReceipt',
  'pendingEvaluation',
];

export function OrderListBody({ kind }: { kind: OrderListKind }) {
  const { list, pagination, counts, buyers } = useLoaderData<ReplyOf<typeof orderProtocol.list>>();
  const say = useWords(buyerWords);
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const state = readOrderListQuery(query);
  const refresh = () => void revalidate();
  const address = (to: Partial<OrderListQuery>) => orderListAddress(to, kind.path);
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <h1 className="text-20 font-semibold">{kind.title}</h1>
          <Form
            role="search"
            className={cx('flex w-full items-center gap-2', buyers.length > 0 ? 'max-w-lg' : 'max-w-sm')}
          >
            {state.tab === 'all' ? null : <input type="hidden" name="tab" value={state.tab} />}
            {buyers.length > 0 ? (
              <NativeSelect
                key={state.buyerId}
                size="sm"
                name="buyerId"
                aria-label={say.buyer}
                defaultValue={state.buyerId ? String(state.buyerId) : ''}
                placeholder={say.everybody}
                options={buyers.map((one) => ({ value: String(one.memberId), text: one.name }))}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
                className="max-w-40"
              />
            ) : null}
            <Input
              key={state.keyword}
              size="sm"
              type="search"
              name="keyword"
              defaultValue={state.keyword}
              maxLength={60}
              placeholder={say.searchHint}
              aria-label={say.searchHint}
              before={<Search size={16} aria-hidden="true" />}
            />
            <button type="submit" className={buttonClasses('outline', 'sm')}>
              {say.search}
            </button>
          </Form>
        </div>
        <LinkTabs
          label={say.states}
          current={state.tab}
          className="border-b-0 px-1"
          tabs={ORDER_TABS.map((tab) => ({
            key: tab,
            text: say[tabWords[tab]],
            to: address({ tab, keyword: state.keyword, buyerId: state.buyerId }),
            count: COUNTED.includes(tab) && counts[tab] > 0 ? counts[tab] : undefined,
          }))}
        />
      </div>
      {state.keyword ? (
        <div>
          <Chip name={state.keyword} removeTo={address({ tab: state.tab, buyerId: state.buyerId })}>
            {state.keyword}
          </Chip>
        </div>
      ) : null}
      {list.length === 0 ? (
        <Nothing kind={kind} keyword={state.keyword} tab={state.tab} buyerId={state.buyerId} />
      ) : (
        groupByTrade(list).map((group) => (
          <TradeCard
            key={`${group.parentSn} ${group.orders[0]?.orderSn}`}
            group={group}
            onChanged={refresh}
          />
        ))
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => address({ ...state, current })}
        className="pb-4"
      />
    </div>
  );
}

function Nothing({
  kind,
  keyword,
  tab,
  buyerId,
}: {
  kind: OrderListKind;
  keyword: string;
  tab: OrderTab;
  buyerId: number;
}) {
  const say = useWords(buyerWords);
  const title = keyword
    ? say.noneFound
    : tab === 'all' && !buyerId
      ? kind.none
      : tab === 'bin'
        ? say.binEmpty
        : say.noneInTab;
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      title={title}
      text={keyword || buyerId || tab !== 'all' ? undefined : kind.noneText}
      action={
        keyword ? (
          <Button to={orderListAddress({ tab }, kind.path)}>{say.clearSearch}</Button>
        ) : tab === 'all' && !buyerId ? (
          <Button variant="primary" to={kind.start.to}>
            {kind.start.text}
          </Button>
        ) : (
          <Button to={orderListAddress({}, kind.path)}>{say.allOrders}</Button>
        )
      }
    />
  );
}

export function OrderListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-4 h-5 w-2/3" />
      </div>
      {[1, 2, 3].map((card) => (
        <div key={card} className="rounded-card border border-line bg-surface">
          <Skeleton className="m-3 h-5 w-1/2" />
          <div className="flex gap-3 border-t border-line p-4">
            <Skeleton className="size-14 shrink-0" />
            <span className="flex-1 space-y-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </span>
            <Skeleton className="h-8 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
