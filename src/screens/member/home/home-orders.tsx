// The orders on the member centre's first page: how many wait in each state, and the latest.
import { CreditCard, ListChecks, type LucideIcon, PackageCheck, Star, Truck } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type OrderTab, orderTabs, ownOrderList } from '#mall/order/order-lists.ts';
import { LatestOrders as OrderRows } from '#mall/order/parts/latest-orders.tsx';
import { memberWords } from '../member-words.ts';

const LATEST = 5;

export type Orders = ReplyOf<typeof ownOrderList.list>;

/** The latest orders, and how many there are in each state. */
export const askOrders = (): Promise<Orders> => call(ownOrderList.list, { tab: 'all', pageSize: LATEST });

/** What waits in each state, each a link. */
export function OrderCounts({ asked }: { asked: Promise<Orders> }) {
  const { counts } = use(asked);
  const sayMember = useWords(memberWords);
  const language = useLanguage();
  const states: [OrderTab, LucideIcon][] = [
    ['pendingReview', ListChecks],
    ['pendingPayment', CreditCard],
    ['pendingDelivery', PackageCheck],
    ['pendingReceipt', Truck],
    ['pendingEvaluation', Star],
  ];
  const tile =
    'flex min-w-0 flex-1 basis-[30%] flex-col items-center gap-0.5 bg-surface sm:basis-0 px-1 py-3 text-center hover:bg-brand-wash focus-visible:-outline-offset-2';
  return (
    <nav
      aria-label={sayMember.myOrders}
      className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      {states.map(([tab, Icon]) => (
        <Link key={tab} to={`/member/order/list?tab=${tab}`} className={tile}>
          <Icon size={18} aria-hidden="true" className="text-brand" />
          <span className={`num text-20 ${counts[tab] > 0 ? 'font-semibold' : 'text-muted'}`}>
            {counts[tab]}
          </span>
          <span className="text-12 text-secondary">{orderTabs[tab][language]}</span>
        </Link>
      ))}
    </nav>
  );
}

export function LatestOrders({ asked }: { asked: Promise<Orders> }) {
  const { list } = use(asked);
  const say = useWords(memberWords);
  return (
    <Card
      title={say.latest}
      flush
      actions={
        <Button variant="link" to="/member/order/list">
          {say.allOrders}
        </Button>
      }
    >
      {list.length > 0 ? (
        <OrderRows orders={list} />
      ) : (
        <EmptyState title={say.noOrders} text={say.nothingYetText} way={['/goods/list', say.browse]} />
      )}
    </Card>
  );
}
