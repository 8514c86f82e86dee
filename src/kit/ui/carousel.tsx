// Pictures that follow one another: the home page's banners, a part's photographs.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type CarouselProps = {
  slides: readonly { key: string; content: ReactNode }[];
  label: string;
  /** Seconds until the next slide; 0 (default) stands still. */
  seconds?: number;
  className?: string;
};

const arrow =
  'absolute top-1/2 z-10 hidden size-9 -translate-y-1/2 items-center justify-center rounded-full bg-ink/45 text-surface ' +
  'group-focus-within/slides:inline-flex group-hover/slides:inline-flex hover:bg-ink/70';

/** Swiped, scrolled or pressed; advancing stops under the pointer, under focus, in a hidden tab and for those who want no motion. */
export function Carousel({ slides, label, seconds = 0, className }: CarouselProps) {
  const say = useUiWords();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const total = slides.length;

  function show(index: number) {
    const box = track.current;
    if (!box) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const wanted = (index + total) % total;
    box.scrollTo({ left: wanted * box.clientWidth, behavior: still ? 'auto' : 'smooth' });
  }

  useEffect(() => {
    if (!seconds || held || total < 2) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const turning = setInterval(() => {
      const box = track.current;
      if (!box || document.hidden) return;
      const next = (Math.round(box.scrollLeft / box.clientWidth) + 1) % total;
      box.scrollTo({ left: next * box.clientWidth, behavior: 'smooth' });
    }, seconds * 1000);
    return () => clearInterval(turning);
  }, [seconds, held, total]);

  return (
    <section
      aria-label={label}
      aria-roledescription={say('slides')}
      className={cx('group/slides relative overflow-hidden rounded-card', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        onScroll={(event) => {
          const box = event.currentTarget;
          setCurrent(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
        }}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scrollbar-none"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's group; this is a slide of a carousel.
          <div
            key={slide.key}
            role="group"
            aria-label={say('slide', { number: index + 1, total })}
            inert={index !== current}
            className="h-full w-full shrink-0 snap-start"
          >
            {slide.content}
          </div>
        ))}
      </div>
      {total > 1 ? (
        <>
          <button
            type="button"
            aria-label={say('previousSlide')}
            className={cx(arrow, 'left-3')}
            onClick={() => show(current - 1)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={say('nextSlide')}
            className={cx(arrow, 'right-3')}
            onClick={() => show(current + 1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </button>
          <div className="absolute inset-x-0 bottom-1 z-10 flex justify-center">
            {slides.map((slide, index) => (
              <button
                key={slide.key}
                type="button"
                aria-label={say('slide', { number: index + 1, total })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
                className="group/dot inline-flex h-6 items-center px-1"
              >
                <span className="h-1 w-4 rounded-full bg-surface/60 shadow-[0_0_0_1px_rgb(27_36_48/0.35)] group-aria-[current]/dot:w-6 group-aria-[current]/dot:bg-surface" />
              </button>
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}
