// The thin line at the top of the window while the next page is on its way.
import { useUiWords } from './ui-words.ts';

/** Creeps while `active`, seen from 120 ms on; gone otherwise. */
export function LoadingBar({ active }: { active: boolean }) {
  const say = useUiWords();
  if (!active) return null;
  return (
    <div
      role="progressbar"
      data-print="none"
      aria-label={say('loading')}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 origin-left animate-creep bg-brand"
    />
  );
}
