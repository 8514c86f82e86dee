// The member centre's first page: who one is, what waits for one, what one has ordered last.
import {
  BadgeCheck,
  FileSearch,
  ListChecks,
  type LucideIcon,
  MapPin,
  ShoppingCart,
  Star,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { seconds } from '#kit/time/duration.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember, readMemberAgain, sessionNow, useSession } from '#mall/login/parts/session.ts';
import { memberMay } from '#mall/login/parts/use-may.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import type { DoorHandle } from '../doors/door.tsx';
import { titled } from '../storefront/seo.ts';
import type { Orders } from './home/home-orders.tsx';
import { memberWords } from './member-words.ts';

/** The rooms' protocols are heavy: they come when the page stands. */
const body = () => import('./home/home-body.ts');
const HomeWork = lazy(async () => ({ default: (await body()).HomeWork }));
const OrderCounts = lazy(async () => ({ default: (await body()).OrderCounts }));
const LatestOrders = lazy(async () => ({ default: (await body()).LatestOrders }));
const PayPasswordDialog = lazy(async () => ({
  default: (await import('#mall/payment/parts/pay-password-dialog.tsx')).PayPasswordDialog,
}));

export const meta = titled(memberWords.memberCentre);

/** Nothing waits for the orders: who one is stands there before they come. */
export function clientLoader(): { orders: Promise<Orders> | null } {
  // The balance may have moved since this page was opened last.
  readMemberAgain(seconds(5));
  const mayRead = memberMay(sessionNow().member, 'order.read');
  const orders = mayRead ? body().then(({ askOrders }) => askOrders()) : null;
  // Whoever draws them says what has failed; the page may be left before.
  orders?.catch(() => {});
  return { orders };
}

export default function MemberIndexScreen() {
  const { orders } = useLoaderData<typeof clientLoader>();
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
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <LatestOrders asked={orders} />
          </Suspense>
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
            <p className="flex flex-wrap items-baseline gap-x-3 sm:justify-end">
              <Link to="/member/balance" className="hover:underline">
                <PriceText amount={member.balanceAvailable} size="xl" />
              </Link>
              {memberMay(member, 'order.recharge') ? (
                <Button variant="link" to="/member/recharge">
                  {say.recharge}
                </Button>
              ) : null}
            </p>
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

const Blocks = waitingPage('h-24', 'h-24', 'h-72');

/** Who one is, the browser knows before anybody is asked. */
function Waiting() {
  return (
    <div className="flex flex-col gap-3">
      <Greeting />
      <Blocks />
    </div>
  );
}

export const HydrateFallback = Waiting;
export const handle: DoorHandle = { Waiting };

export { ErrorBoundary } from './member-failed.tsx';
