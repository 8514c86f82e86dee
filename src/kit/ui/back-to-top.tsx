// The way back to the top of a long page.
import { ArrowUpToLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

// spec §9
export const BACK_TO_TOP_AFTER_PX = 600;

/** Appears once the page is scrolled by more than 600 px. Floats at the lower right unless `className` places it. */
export function BackToTop({ className }: { className?: string }) {
  const say = useUiWords();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > BACK_TO_TOP_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      aria-label={say('backToTop')}
      title={say('backToTop')}
      data-print="none"
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
      className={cx(
        'inline-flex size-10 animate-appear items-center justify-center rounded-card border border-line bg-surface text-secondary',
        'hover:text-brand',
        className ?? 'fixed right-4 bottom-20 z-30 shadow-float',
      )}
    >
      <ArrowUpToLine size={18} aria-hidden="true" />
    </button>
  );
}
