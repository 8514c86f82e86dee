// The bar at the bottom that collects what is to be compared and leads to the comparison.
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { contrastAddress, MOST_COMPARED } from '../contrast-address.ts';
import { clearCompared, toggleCompared, useCompared } from './compare-tray.ts';
import { contrastWords } from './contrast-words.ts';

/** While the bar is there, the page keeps as much free below itself as it covers, and what gets the focus comes to lie above it. */
function keepClear(bar: HTMLElement) {
  const { documentElement: page, body } = document;
  const fit = () => {
    const covered = `${window.innerHeight - bar.getBoundingClientRect().top}px`;
    page.style.scrollPaddingBottom = covered;
    body.style.paddingBottom = covered;
  };
  const size = new ResizeObserver(fit);
  size.observe(bar);
  window.addEventListener('resize', fit);
  return () => {
    size.disconnect();
    window.removeEventListener('resize', fit);
    page.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}

/** Loaded once something is ticked. On a phone only a button; hidden, it keeps a button in the corner. */
export default function CompareBar() {
  const say = useWords(contrastWords);
  const compared = useCompared();
  const [isHidden, setHidden] = useState(false);
  if (compared.length === 0) return null;
  const address = contrastAddress({
    productIds: compared.map(({ productId }) => productId),
    number: null,
    isOnlyDifferent: false,
  });
  const slots = [...compared, ...Array.from({ length: MOST_COMPARED - compared.length }, () => null)];
  return (
    <section
      aria-label={say.tray}
      data-print="none"
      ref={keepClear}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-start px-4 pb-3 max-md:bottom-16 md:justify-center"
    >
      <div
        className={`pointer-events-auto flex items-center gap-1 rounded-card border border-line bg-surface p-1 shadow-float ${isHidden ? '' : 'md:hidden'}`}
      >
        <Button size="sm" variant="primary" to={address}>
          {say.trayCount(compared.length)}
        </Button>
        <button
          type="button"
          aria-label={say.emptyOut}
          onClick={clearCompared}
          className="inline-flex size-8 items-center justify-center rounded-control text-hint hover:text-ink md:hidden"
        >
          <X size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          onClick={() => setHidden(false)}
          className="h-8 rounded-control px-2 text-13 text-hint hover:text-brand max-md:hidden"
        >
          {say.show}
        </button>
      </div>
      {isHidden ? null : (
        <div className="pointer-events-auto flex w-full max-w-[1080px] items-center gap-3 rounded-card border border-line bg-surface p-2 shadow-float max-md:hidden">
          <ul className="grid min-w-0 flex-1 grid-cols-5 gap-2">
            {slots.map((one, at) =>
              one ? (
                <li
                  key={one.productId}
                  className="flex h-9 min-w-0 items-center justify-between gap-1 rounded-control border border-line pr-1 pl-2"
                >
                  <span className="num truncate text-13" title={one.partNo}>
                    {one.partNo}
                  </span>
                  <button
                    type="button"
                    aria-label={say.remove(one.partNo)}
                    onClick={() => toggleCompared(one)}
                    className="inline-flex size-6 shrink-0 items-center justify-center rounded-control text-hint hover:bg-line hover:text-ink"
                  >
                    <X size={14} aria-hidden="true" />
                  </button>
                </li>
              ) : (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number.
                  key={`free ${at}`}
                  className="flex h-9 items-center justify-center rounded-control border border-dashed border-edge text-12 text-hint"
                >
                  {at === compared.length ? say.trayFree : ''}
                </li>
              ),
            )}
          </ul>
          <Button size="sm" variant="ghost" onClick={clearCompared}>
            {say.emptyOut}
          </Button>
          <Button size="sm" variant="primary" to={address}>
            {say.startCompare}
          </Button>
          <button
            type="button"
            aria-label={say.hide}
            title={say.hide}
            onClick={() => setHidden(true)}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
          >
            <svg
              aria-hidden="true"
              width="14"
              height="14"
              viewBox="0 0 14 14"
              fill="none"
              stroke="currentColor"
            >
              <path d="m3 5 4 4 4-4" strokeWidth="1.5" />
            </svg>
          </button>
        </div>
      )}
    </section>
  );
}
