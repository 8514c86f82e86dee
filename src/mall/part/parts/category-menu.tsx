// The way to every category from every page: a button that drops the rail with its sheets, on a phone a drawer.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { partWords } from './part-words.ts';

const CategoryDrawer = lazy(() => import('./category-drawer.tsx'));
const CategoryFlyout = lazy(() => import('./category-flyout.tsx'));
const OPEN_AFTER_MS = 120; // chosen: a pointer that only passes opens nothing
const CLOSE_AFTER_MS = 160; // chosen: leaves time for a slanting way into the sheet

const bars = (
  <svg
    aria-hidden="true"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
  >
    <path d="M2 4h12M2 8h12M2 12h12" />
  </svg>
);

/** For wide screens. Before the page is alive it is a link to the page of all categories. */
export function CategoryMenu() {
  const say = useWords(partWords);
  const { pathname, search } = useLocation();
  /** How often it was pressed: a pointer that comes near (0) takes no focus away; each press walks on by keys. */
  const [open, setOpen] = useState<false | number>(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLAnchorElement>(null);
  // A page that has changed has been chosen: the menu goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => setOpen(false), [pathname, search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setOpen((now) => next && (now || 0)),
      next ? OPEN_AFTER_MS : CLOSE_AFTER_MS,
    );
  };
  const openNow = () => {
    clearTimeout(timer.current);
    setOpen((now) => (now || 0) + 1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is pressed; the box only hears where the pointer is.
    <div
      className="relative h-full w-55 max-md:hidden"
      onPointerEnter={(event) => event.pointerType === 'mouse' && soon(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && soon(false)}
      onBlur={(event) => {
        if (open !== false && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: before the page is alive it must lead somewhere, which a button cannot. */}
      <a
        ref={button}
        href="/goods/category"
        role="button"
        aria-haspopup="true"
        aria-expanded={open !== false}
        aria-controls="category-menu"
        onClick={(event) => {
          event.preventDefault();
          if (open !== false && event.detail > 0) setOpen(false);
          else openNow();
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === ' ') {
            event.preventDefault();
            openNow();
          } else if (event.key === 'Escape') setOpen(false);
        }}
        className="flex h-full items-center gap-2 bg-brand px-4 text-14 font-semibold text-surface focus-visible:-outline-offset-4 focus-visible:outline-surface"
      >
        {bars}
        {say.allCategories}
      </a>
      <div id="category-menu" className="absolute top-full left-0 z-40">
        {open !== false ? (
          <Suspense>
            <CategoryFlyout
              openFirst
              takesFocus={open}
              onLeave={() => {
                setOpen(false);
                button.current?.focus();
              }}
              className="min-h-100 w-55 border border-line bg-surface shadow-float"
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** For phones. */
export function CategoryMenuButton() {
  const say = useWords(partWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: before the page is alive it must lead somewhere, which a button cannot. */}
      <a
        href="/goods/category"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="inline-flex size-10 items-center justify-center rounded-control text-ink md:hidden"
      >
        <svg
          aria-hidden="true"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d="M2.5 5h15M2.5 10h15M2.5 15h15" />
        </svg>
        <span className="sr-only">{say.allCategories}</span>
      </a>
      {open ? (
        <Suspense>
          <CategoryDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
