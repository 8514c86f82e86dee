// The panel at the right edge: the ways a buyer needs from any page, and back to the top.
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { BACK_TO_TOP_AFTER_PX, BackToTop } from '#kit/ui/back-to-top.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useCartCount } from '#mall/cart/parts/cart-count.ts';
import { openLogin, sessionNow, useSession } from '#mall/login/parts/session.ts';
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
};

const item =
  'relative flex min-h-11 w-full flex-col items-center justify-center gap-0.5 border-b border-l border-line bg-surface px-0.5 py-1.5 text-center text-[11px] leading-tight text-secondary hover:bg-brand hover:text-surface focus-visible:-outline-offset-2';

/** Only where the edge is wide enough for them; else they are read aloud and shown on hover. */
const words = 'max-[1429px]:sr-only';

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
  >
    <path d={path} />
  </svg>
);

/** Its targets open in new tabs (spec §1). Where the page has no edge to spare only the way back to the top remains. */
export function SidePanel() {
  const say = useWords(frameWords);
  const { member } = useSession();
  const count = useCartCount();
  const entry = (
    to: string,
    path: string,
    text: string,
    more?: { mark?: ReactNode; onClick?: (event: MouseEvent) => void },
  ) => (
    <li>
      <a href={to} target="_blank" rel="noopener" title={text} onClick={more?.onClick} className={item}>
        {icon(path)}
        <span className={words}>{text}</span>
        {more?.mark}
      </a>
    </li>
  );
  return (
    <>
      <aside
        data-print="none"
        aria-label={say.sidePanel}
        className="fixed right-0 bottom-30 z-30 hidden w-9 min-[1350px]:block min-[1430px]:w-14"
      >
        <ul className="border-t border-line">
          {entry('/member/index', paths.member, say.memberCentre)}
          {entry('/cart/index', paths.cart, say.cart, {
            mark: <Badge count={count} label={say.cartCount(count)} className="absolute top-0.5 right-0" />,
          })}
          {entry('/quickOrder', paths.quick, say.quick)}
          {entry('/prototype/optimize/index', paths.optimise, say.optimise, {
            onClick: (event) => refuse(event, say.onlyDesigners),
          })}
          {entry('/prototype/sample/apply', paths.sample, say.sampleApply)}
          {entry('/member/footprint', paths.footprint, say.footprint)}
          {member?.memberType === 1 ? entry('/member/authen', paths.certify, say.certification) : null}
          {entry('/service?vid=0', paths.service, say.contact)}
          <li>
            <ToTop text={say.backToTop} />
          </li>
        </ul>
      </aside>
      <div className="min-[1350px]:hidden">
        <BackToTop />
      </div>
    </>
  );
}

/** Optimised selection needs a login and is for designers only (spec §6). */
function refuse(event: MouseEvent, sentence: string) {
  const { status, member } = sessionNow();
  if (status === 'guest') {
    event.preventDefault();
    openLogin();
  } else if (member && member.memberType !== 2) {
    event.preventDefault();
    toast.show({ tone: 'waiting', text: sentence });
  }
}

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
      <span className={words}>{text}</span>
    </button>
  );
}
