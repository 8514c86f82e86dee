// Watches what a visitor does and tells the statistics: pages after a while, goods and carts at once (spec §4).
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { onAdded } from '#mall/cart/parts/cart-added.ts';
import { freshAccessToken } from '#mall/login/parts/renew-tokens.ts';
import type { Behaviour } from '#mall/statistics/behaviour.ts';
import { viewOfPage } from '#mall/statistics/view-of-page.ts';

/** A visitor who asks not to be followed is not. */
function mayTell(): boolean {
  const asked = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asked.globalPrivacyControl !== true && asked.doNotTrack !== '1';
}

async function tell(behaviour: Behaviour): Promise<void> {
  try {
    const { reportBehaviour } = await import('#mall/statistics/parts/report-behaviour.ts');
    await reportBehaviour(behaviour, freshAccessToken);
  } catch {
    // The script could not be fetched: nothing is told.
  }
}

/** Draws nothing. One on every page for visitors; a page that is left before its time has not been seen. */
export function BehaviourWatch() {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.loaderData as
    | { goods?: { goodsId?: unknown; storeId?: unknown } }
    | undefined;
  const { goodsId, storeId } = page?.goods ?? {};

  useEffect(() => {
    if (!mayTell()) return;
    const goods =
      typeof goodsId === 'number' && typeof storeId === 'number' ? { goodsId, storeId } : undefined;
    const { behaviour, delay } = viewOfPage(pathname, search, goods);
    const timer = setTimeout(() => void tell(behaviour), delay);
    return () => clearTimeout(timer);
  }, [pathname, search, goodsId, storeId]);

  useEffect(() => {
    if (!mayTell()) return;
    return onAdded(({ cart, goodsId, storeId }) => {
      void tell({ behaviorType: cart, url: window.location.pathname, goodsId, storeId });
    });
  }, []);
  return null;
}
