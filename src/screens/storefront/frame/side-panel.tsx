// The panel at the right edge: the ways a buyer needs from any page, and back to the top (spec §1).
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BACK_TO_TOP_AFTER_PX, BackToTop } from '#kit/ui/back-to-top.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { cartCount } from '#mall/cart/parts/cart-count.ts';
import { useCountOf } from '#mall/cart/parts/count-of-cart.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { leadsSomewhere } from '../../later-addresses.ts';
import { frameWords } from './frame-words.ts';

const paths = {
  member:
    'M10 10.500a3.700 3.700 0 1 0 0-7.400 3.700 3.700 0 0 0 0 7.400zM3.500 17c.7-3 3.200-4.700 6.500-4.700s5.800 1.700 6.500 4.700',
  cart: 'M1.500 2.500h2.600l2.100 10.200h9.600l1.900-7.200H5M7.500 16.500h.01M14.500 16.500h.01',
  quick: 'M3 4.500h14M3 9h8M3 13.500h6M14.500 8.500l-3 4.500h4.500l-3 4.500',
  optimise: 'M3 5h9m4 0h1M3 10h2m4 0h8M3 15h7m4 0h3M12 3v4M7 8v4M12 13v4',
  sample: 'M2.500 6 10 2.500 17.500 6v8L10 17.500 2.500 14zm0 0L10 9.500 17.500 6M10 9.500v8',
  footprint: 'M10 5v5.500l3.500 2M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15z',
  certify: 'M3.500 17.500v-13l7-2v15M10.500 7.500h6v10M2 17.500h16M6 7h2M6 10.500h2M6 14h2',
  service:
    'M3 11.500V10a7 7 0 0 1 14 0v1.500M3 11.500h2.500v4H4a1 1 0 0 1-1-1zm14 0h-2.500v4M17 11.500v3.500c0 1.500-1.500 2.500-3.500 2.500h-2',
  top: 'M4 3.500h12M10 17V7M5.500 11 10 6.500l4.500 4.500',
  tools: 'M3 3h5.500v5.500H3zM11.500 3H17v5.500h-5.500zM3 11.500h5.500V17H3zM11.500 11.500H17V17h-5.500z',
};

const icon = (path: string) => (
  <svg
    aria-hidden="true"
    width="18"
    height="18"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    <path d={path} />
  </svg>
);

interface Entry {
  to: string;
  path: string;
  text: string;
  mark?: ReactNode;
}

/** What the panel offers to whoever is looking; refusals are the frame's (see use-link-doors.ts). */
function useEntries(): Entry[] {
  const say = useWords(frameWords);
  const { member } = useSession();
  const count = useCountOf(cartCount);
  const certification: Entry[] =
    member?.memberType === 1
      ? [{ to: '/member/authen', path: paths.certify, text: say.certification }] // spec §6: only for type 1
      : [];
  const all: Entry[] = [
    { to: '/member/index', path: paths.member, text: say.memberCentre },
    {
      to: '/cart/index',
      path: paths.cart,
      text: say.cart,
      mark: <Badge count={count} label={say.cartCount(count)} className="absolute top-0.5 right-0" />,
    },
    { to: '/quickOrder', path: paths.quick, text: say.quick },
    { to: '/prototype/optimize/index', path: paths.optimise, text: say.optimise },
    { to: '/prototype/sample/apply', path: paths.sample, text: say.sampleApply },
    { to: '/member/footprint', path: paths.footprint, text: say.footprint },
    ...certification,
    { to: '/service?vid=0', path: paths.service, text: say.contact },
  ];
  return all.filter(({ to }) => leadsSomewhere(to));
}

/** Its targets open in new tabs (spec §1). Where the page has no edge to spare it folds into one button. */
export function SidePanel() {
  const say = useWords(frameWords);
  const entries = useEntries();
  return (
    <>
      <aside
        data-print="none"
        aria-label={say.sidePanel}
        className="fixed right-0 bottom-30 z-30 hidden w-9 min-[1350px]:block min-[1430px]:w-14"
      >
        <ul className="border-t border-line">
          {entries.map(({ to, path, text, mark }) => (
            <li key={to}>
              <a href={to} target="_blank" rel="noopener" className={item}>
                {icon(path)}
                {named(text)}
                {mark}
              </a>
            </li>
          ))}
          <li>
            <ToTop text={say.backToTop} />
          </li>
        </ul>
      </aside>
      <Folded entries={entries} />
    </>
  );
}

const item =
  'group relative flex min-h-11 w-full flex-col items-center justify-center gap-0.5 border-b border-l border-line bg-surface px-0.5 py-1.5 text-center text-[11px] leading-tight text-secondary hover:bg-brand hover:text-surface focus-visible:-outline-offset-2';

/** Under the icon where the edge is wide enough; else beside it, for whoever points at it or has come by keyboard. */
const words =
  'max-[1429px]:absolute max-[1429px]:right-full max-[1429px]:hidden max-[1429px]:bg-ink max-[1429px]:px-2 max-[1429px]:py-1 max-[1429px]:whitespace-nowrap max-[1429px]:text-surface max-[1429px]:group-hover:block max-[1429px]:group-focus-visible:block';

/** Read aloud always, seen where there is room. */
const named = (text: string) => (
  <>
    <span className="sr-only">{text}</span>
    <span aria-hidden="true" className={words}>
      {text}
    </span>
  </>
);

/** Keeps its room before it appears, so that the panel never jumps. */
function ToTop({ text }: { text: string }) {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > BACK_TO_TOP_AFTER_PX); // spec §9
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <button
      type="button"
      className={far ? item : `${item} invisible`}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      {icon(paths.top)}
      {named(text)}
    </button>
  );
}

/** The same ways behind one button, for windows without an edge; closed by Escape, by leaving it and by choosing. */
function Folded({ entries }: { entries: readonly Entry[] }) {
  const say = useWords(frameWords);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const self = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const away = (event: Event) => {
      if (!self.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <div data-print="none" className="min-[1350px]:hidden">
      <BackToTop className="fixed right-3 bottom-32 z-30 shadow-float" />
      <div ref={self} className="fixed right-3 bottom-20 z-30">
        {isOpen ? (
          <ul
            id={list}
            aria-label={say.sidePanel}
            className="absolute right-0 bottom-full mb-2 max-h-[60dvh] min-w-40 animate-appear overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-float"
          >
            {entries.map(({ to, path, text }) => (
              <li key={to}>
                <a
                  href={to}
                  target="_blank"
                  rel="noopener"
                  onClick={() => setOpen(false)}
                  className="flex h-11 items-center gap-3 px-4 text-14 whitespace-nowrap hover:bg-brand-wash hover:text-brand focus-visible:-outline-offset-2"
                >
                  {icon(path)}
                  {text}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={say.sidePanel}
          title={say.sidePanel}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex size-10 items-center justify-center rounded-card border border-line bg-surface text-secondary shadow-float hover:text-brand"
        >
          {icon(paths.tools)}
        </button>
      </div>
    </div>
  );
}
