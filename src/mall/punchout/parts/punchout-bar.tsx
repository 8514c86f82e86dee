// While somebody shops from a procurement system, a bar over the page says so.
import { lazy, Suspense } from 'react';
import { useSession } from '#mall/login/parts/session.ts';

/** Stands over every page, and few ever see it: what it can do is fetched for those. */
const PunchoutBasket = lazy(async () => ({
  default: (await import('./punchout-basket.tsx')).PunchoutBasket,
}));

/** Nothing for every other login. */
export function PunchoutBar() {
  const { member } = useSession();
  return member?.punchout ? (
    <Suspense>
      <PunchoutBasket isLooking={member.punchout === 'look'} />
    </Suspense>
  ) : null;
}
