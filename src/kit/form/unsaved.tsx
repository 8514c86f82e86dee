// What was typed and is kept nowhere: whoever holds it says so, and one question is asked before the page is left.
import { lazy, Suspense, useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

/** Every page is framed by the question and few ever ask it: the window is fetched once there is something to lose. */
const fetchQuestion = () => import('./lose-question.tsx');
const LoseQuestion = lazy(async () => {
  const asking = await fetchQuestion().catch(() => undefined);
  return { default: asking?.LoseQuestion ?? Stay };
});

/** Where the question cannot be fetched, nothing is lost. */
function Stay({ onStay }: { onStay: () => void }) {
  useEffect(onStay, [onStay]);
  return null;
}

/** Those of this page that would lose something. Only the browser writes to it. */
const unsaved = new Set<string>();

/** As long as it is true and mounted, leaving asks: by a link, by the browser. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    fetchQuestion().catch(() => {}); // asked for again when it is needed
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved]);
}

/** Mounted once, around all pages: the router asks one only. Another query of the same page leaves nothing. */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LoseQuestion what="leave" onStay={() => blocker.reset()} onLose={() => blocker.proceed()} />
    </Suspense>
  );
}
