// How many things wait for the member: the number beside "My turn", asked for when the page is quiet.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionNow, useSession } from '#mall/login/parts/session.ts';

const GOOD_FOR = 60_000; // chosen: a number in a menu may be a minute old

let known: { memberId: number; count: number; at: number } | undefined;
const watchers = new Set<(count: number) => void>();

/** Tells the menu the number that a page has just learnt. */
export function keepTurnCount(count: number): void {
  const memberId = sessionNow().member?.memberId;
  if (memberId === undefined) return;
  known = { memberId, count, at: Date.now() };
  for (const tell of watchers) tell(count);
}

/** Asked again from page to page, at most once a minute; 0 until it is known and where it cannot be. */
export function useTurnCount(): number {
  const { member } = useSession();
  const { pathname } = useLocation();
  const memberId = member?.memberId;
  const [count, setCount] = useState(0);
  useEffect(() => {
    watchers.add(setCount);
    return () => void watchers.delete(setCount);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another chance to ask
  useEffect(() => {
    if (!member || memberId === undefined) {
      setCount(0);
      return;
    }
    if (known?.memberId === memberId && Date.now() - known.at < GOOD_FOR) {
      setCount(known.count);
      return;
    }
    // The rooms' protocols are heavy: they come when the page stands.
    const timer = setTimeout(() => {
      import('./load-turns.ts')
        .then(({ loadTurns }) => loadTurns(member, 1))
        .then(
          ({ total }) => keepTurnCount(total),
          () => {}, // a menu without a number is still a menu
        );
    }, 500);
    return () => clearTimeout(timer);
  }, [memberId, pathname]);
  return count;
}
