// The bar under the header: all categories, and the mall's departments.
import { Link, useLocation } from 'react-router';
import { Kept } from '#kit/page/kept.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CategoryMenu } from '#mall/part/parts/category-menu.tsx';
import { leadsSomewhere } from '../../later-addresses.ts';
import { frameWords } from './frame-words.ts';

/** Scrolls sideways on a phone. */
export function CategoryBar() {
  const say = useWords(frameWords);
  const language = useLanguage();
  const { pathname } = useLocation();
  const all: [string, string][] = [
    ['/goods/new', say.newGoods],
    ['/brand', say.brands],
    ['/prototype/replacement/search', say.replacement],
    ['/quickOrder', say.quickOrder],
    ['/goods/service', say.testing],
    ['/entrust', say.entrusting],
    ['/point/index', say.points],
    ['/coupon', say.coupons],
  ];
  const departments = all.filter(([to]) => leadsSomewhere(to));
  const here = departments.find(([to]) => to === pathname)?.[0];
  return (
    <div data-print="none" className="border-b-2 border-brand bg-surface max-md:border-b max-md:border-line">
      <div className="page-width flex h-10 items-stretch">
        <CategoryMenu />
        <Kept name={`departments ${here}`} by={() => language}>
          <nav
            aria-label={say.mainMenu}
            className="flex min-w-0 flex-1 overflow-x-auto scrollbar-none md:pl-3"
          >
            {departments.map(([to, text]) => (
              <Link
                key={to}
                to={to}
                aria-current={here === to ? 'page' : undefined}
                className="inline-flex items-center px-3.5 text-14 whitespace-nowrap hover:text-brand focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-brand max-md:px-2.5 max-md:text-13"
              >
                {text}
              </Link>
            ))}
          </nav>
        </Kept>
      </div>
    </div>
  );
}
