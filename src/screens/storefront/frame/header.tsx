// Logo, search and cart: what a purchaser looks for first on every page.
import { Link, useRouteLoaderData } from 'react-router';
import { Kept } from '#kit/page/kept.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { cartCount } from '#mall/cart/parts/cart-count.ts';
import { useCountOf } from '#mall/cart/parts/count-of-cart.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { CategoryMenuButton } from '#mall/part/parts/category-menu.tsx';
import { sampleCartCount } from '#mall/sample/parts/sample-cart-count.ts';
import { SearchBox } from '#mall/search/parts/box/search-box.tsx';
import type { SiteConfig } from '#mall/setting/parts/site-config.ts';
import { frameWords } from './frame-words.ts';
import { Logo } from './logo.tsx';

/** On a phone the search stands in a line of its own. */
export function Header() {
  const say = useWords(frameWords);
  const language = useLanguage();
  const { status } = useSession();
  const site = useRouteLoaderData<{ site?: SiteConfig }>('root')?.site;
  return (
    <header data-print="none" className="bg-surface">
      <div className="page-width flex flex-wrap items-center gap-x-10 gap-y-2 py-5 max-md:gap-x-2 max-md:py-2">
        <CategoryMenuButton />
        <Link
          to="/index"
          aria-label={site?.basic_site_name || say.site}
          className="flex shrink-0 items-center gap-3"
        >
          {site?.main_admin_top_logo ? (
            <img
              src={site.main_admin_top_logo}
              alt=""
              height={40}
              className="h-10 max-w-52 object-contain max-md:h-7 max-md:max-w-28"
            />
          ) : (
            <Logo className="h-10 w-26 max-md:h-7 max-md:w-auto" />
          )}
        </Link>
        <SearchBox
          hasSaved={status === 'member'}
          className="min-w-0 flex-1 max-md:order-last max-md:basis-full"
        />
        <Kept name="carts" by={() => language}>
          <div className="flex shrink-0 items-center gap-2 max-md:ml-auto">
            <CartLink />
            <SampleCartLink />
          </div>
        </Kept>
      </div>
    </header>
  );
}

function SampleCartLink() {
  const say = useWords(frameWords);
  const count = useCountOf(sampleCartCount);
  return (
    <Link
      to="/cart/request"
      className="relative inline-flex h-10 items-center rounded-control px-3 text-13 whitespace-nowrap text-secondary hover:text-brand max-md:hidden"
    >
      {say.sampleCart}
      <Badge count={count} label={say.sampleCount(count)} className="absolute top-0 right-0" />
    </Link>
  );
}

function CartLink() {
  const say = useWords(frameWords);
  const count = useCountOf(cartCount);
  return (
    <Link
      to="/cart/index"
      className="relative inline-flex h-10 items-center gap-2 rounded-control border border-line px-4 whitespace-nowrap hover:border-brand hover:text-brand max-md:border-0 max-md:px-2"
    >
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M1.500 2.500h2.600l2.100 10.200h9.600l1.900-7.200H5" />
        <circle cx="7.500" cy="16.500" r="1.200" />
        <circle cx="14.500" cy="16.500" r="1.200" />
      </svg>
      <span className="max-md:sr-only">{say.cart}</span>
      <Badge
        count={count}
        label={say.cartCount(count)}
        className="absolute -top-1.5 right-[-6px] max-md:top-0.5 max-md:right-0"
      />
    </Link>
  );
}
