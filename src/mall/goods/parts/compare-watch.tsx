// Shows the compare bar wherever goods are looked at, once something is ticked.
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CONTRAST_PATH } from '../contrast-address.ts';
import { useCompared } from './compare-tray.ts';

const CompareBar = lazy(() => import('./compare-bar.tsx'));

const WHERE_GOODS_ARE = /^\/(goods|brand|store|prototype)(\/|$)/;

/** Nothing while nothing is ticked: the bar costs no script until then. */
export function CompareWatch() {
  const { pathname } = useLocation();
  const isEmpty = useCompared().length === 0;
  if (isEmpty || pathname === CONTRAST_PATH || !WHERE_GOODS_ARE.test(pathname)) return null;
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  );
}
