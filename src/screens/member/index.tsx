// The member centre's first page: who one is, what waits for one, what one has ordered last.
import {
  BadgeCheck,
  CreditCard,
  FileSearch,
  ListChecks,
  type LucideIcon,
  MapPin,
  PackageCheck,
  ShoppingCart,
  Star,
  Truck,
} from 'lucide-react';
import { lazy, Suspense, use, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember, sessionNow, useSession } from '#mall/login/parts/session.ts';
import { memberMay } from '#mall/login/parts/use-may.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { type OrderTab, orderTabs, ownOrderList } from '#mall/order/order-lists.ts';
import { LatestOrders } from '#mall/order/parts/latest-orders.tsx';
import { titled } from '../storefront/seo.ts';
import { memberWords } from './member-words.ts';

const LATEST = 5;

/** The rooms' protocols are heavy: they come when the page stands. */
const HomeWork = lazy(() => import('./home/home-work.tsx'));
const PayPasswordDialog = lazy(async () => ({
  default: (await import('#mall/payment/parts/pay-password-dialog.tsx')).PayPasswordDialog,
}));

export const meta = titled(memberWords.memberCentre);

type Orders = ReplyOf<typeof ownOrderList.list>;

/** Nothing waits for the orders: who one is stands there before they come. */
export function clientLoader(): { orders: Promise<Orders> | null } {
  // The balance may have moved since this page was opened last.
  void readMember();
  const mayRead = memberMay(sessionNow().member, 'order.read');
  const orders = mayRead ? call(ownOrderList.list, { tab: 'all', pageSize: LATEST }) : null;
  // Whoever draws them says what has failed; the page may be left before.
  orders?.catch(() => {});
  return { orders };
}

export default function MemberIndexScreen() {
  const { orders } = useLoaderData<typeof clientLoader>();
  const say = useWords(memberWords);
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Greeting />
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <HomeWork />
      </Suspense>
      {orders ? (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <OrderCounts asked={orders} />
        </Suspense>
      ) : null}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_280px]">
        {orders ? (
          <Card
            title={say.latest}
            flush
            actions={
              <Button variant="link" to="/member/order/list">
                {say.allOrders}
              </Button>
            }
          >
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <Latest asked={orders} />
            </Suspense>
          </Card>
        ) : null}
        <Shortcuts />
      </div>
    </div>
  );
}

/** Who one is, and the balance with the way to make it usable. */
function Greeting() {
  const say = useWords(memberWords);
  const { member } = useSession();
  const [asks, setAsks] = useState(false);
  if (!member) return <Skeleton className="h-24" />;
  const types = { 1: say.type1, 2: say.certifiedDesigner, 3: say.type3 };
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-4">
      <Link to="/member/info" aria-label={say.myData} className="-mr-4 shrink-0 rounded-full">
        <Avatar name={member.memberNickName || member.memberName} avatar={member.avatar} size={56} />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-20 font-semibold">
          {say.hello(member.memberNickName || member.memberName)}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-hint">
          <Tag tone={member.memberType === 1 ? 'neutral' : 'moving'}>{types[member.memberType]}</Tag>
          {member.mobile ? (
            <span className="num">
              {say.mobile} {member.mobile}
            </span>
          ) : null}
        </p>
      </div>
      <div className="max-sm:basis-full sm:text-right">
        {member.balanceAvailable === null ? null : (
          <>
            <p className="text-12 text-hint">{say.balance}</p>
            <PriceText amount={member.balanceAvailable} size="xl" />
          </>
        )}
        {member.hasPayPwd ? null : (
          <p className="text-12 text-waiting">
            {say.noPayPwd}{' '}
            <Button variant="link" size="sm" onClick={() => setAsks(true)}>
              {say.setPayPwd}
            </Button>
          </p>
        )}
      </div>
      {asks ? (
        <Suspense>
          <PayPasswordDialog onClose={() => setAsks(false)} onSet={() => void readMember()} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** What waits in each state, each a link. */
function OrderCounts({ asked }: { asked: Promise<Orders> }) {
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

function Latest({ asked }: { asked: Promise<Orders> }) {
  const { list } = use(asked);
  const say = useWords(memberWords);
  return list.length > 0 ? (
    <LatestOrders orders={list} />
  ) : (
    <EmptyState title={say.noOrders} text={say.nothingYetText} way={['/goods/list', say.browse]} />
  );
}

function Shortcuts() {
  const say = useWords(memberWords);
  const { member } = useSession();
  const entries: [string, string, LucideIcon][] = [
    ['/cart/index', say.cart, ShoppingCart],
    ['/quickOrder', say.quickOrder, ListChecks],
    ['/inquiry/index', say.askQuotation, FileSearch],
    ['/member/address/list', say.addresses, MapPin],
    ['/member/order/evaluation', say.evaluation, Star],
    ...(member?.memberType === 1
      ? [['/member/authen', say.certifyCompany, BadgeCheck] as [string, string, LucideIcon]]
      : []),
  ];
  return (
    <Card title={say.shortcuts} flush>
      <ul className="divide-y divide-line">
        {entries.map(([to, text, Icon]) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-3 px-4 py-2.5 text-13 hover:text-brand focus-visible:-outline-offset-2"
            >
              <Icon size={16} aria-hidden="true" className="text-muted" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-24', 'h-72');

export { ErrorBoundary } from './member-failed.tsx';
