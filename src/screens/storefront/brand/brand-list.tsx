// All brands from A to Z, Chinese makers marked.
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { Brand } from '#mall/part/part.protocol.ts';
import { partWords } from '#mall/part/parts/part-words.ts';

export interface BrandListProps {
  brands: readonly Brand[];
  keyword: string;
  isDomestic: boolean;
}

/** Letters on top lead down the page; the search box and the box for Chinese makers work without script. */
export function BrandListView({ brands, keyword, isDomestic }: BrandListProps) {
  const say = useWords(partWords);
  const follow = useSoftLinks();
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands) {
    const list = byLetter.get(brand.letter);
    if (list) list.push(brand);
    else byLetter.set(brand.letter, [brand]);
  }
  return (
    <div className="page-width py-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-20 font-semibold">{say.brandsTitle}</h1>
          <p className="mt-1 text-13 text-hint">{say.brandsText(brands.length)}</p>
        </div>
        <Form
          key={`${keyword} ${isDomestic}`}
          action="/brand"
          className="flex flex-wrap items-center gap-3"
          role="search"
        >
          <Checkbox
            name="isDomestic"
            value="1"
            defaultChecked={isDomestic}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="text-13 whitespace-nowrap"
          >
            {say.onlyDomestic}
          </Checkbox>
          <div className="flex gap-2">
            <Input
              name="keyword"
              type="search"
              size="sm"
              defaultValue={keyword}
              maxLength={50}
              placeholder={say.searchBrand}
              aria-label={say.searchBrand}
              className="w-52!"
            />
            <Button type="submit" size="sm" variant="primary">
              {say.searchBrand}
            </Button>
          </div>
        </Form>
      </div>
      {brands.length === 0 ? (
        <EmptyState title={say.noBrand} text={say.noBrandText} way={['/brand', say.allBrands]} />
      ) : (
        <>
          <nav
            aria-label={say.letters}
            className="sticky top-0 z-10 -mx-4 mt-3 flex gap-1 overflow-x-auto border-b border-line bg-page px-4 py-1 scrollbar-none"
          >
            {[...byLetter.keys()].map((letter) => (
              <a
                key={letter}
                href={`#brand-${letter === '#' ? '0' : letter}`}
                className="num inline-flex size-8 shrink-0 items-center justify-center rounded-control text-14 text-secondary hover:bg-brand-wash hover:text-brand"
              >
                {letter}
              </a>
            ))}
          </nav>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click. */}
          <div onClick={follow} className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
            {[...byLetter].map(([letter, list]) => (
              <section
                key={letter}
                id={`brand-${letter === '#' ? '0' : letter}`}
                className="flex scroll-mt-12 border-t border-line first:border-t-0"
              >
                <h2 className="num w-16 shrink-0 border-r border-line bg-page py-3 text-center text-20 font-semibold text-brand max-md:w-10 max-md:text-16">
                  {letter}
                </h2>
                <ul className="grid min-w-0 flex-1 grid-cols-1 gap-x-2 p-2 sm:grid-cols-2 lg:grid-cols-4">
                  {list.map(({ brandId, brandName, isDomestic: domestic, partCount }) => (
                    <li key={brandId} className="min-w-0">
                      <a
                        href={`/brand?brandId=${brandId}`}
                        className="flex min-h-9 items-center gap-2 rounded-control px-2 text-13 hover:bg-brand-wash hover:text-brand focus-visible:-outline-offset-2"
                      >
                        <span className="min-w-0 truncate" title={brandName}>
                          {brandName}
                        </span>
                        {domestic ? (
                          <span className="shrink-0 rounded-control bg-price-wash px-1 text-12 whitespace-nowrap text-price-ink">
                            {say.domestic}
                          </span>
                        ) : null}
                        <span className="num ml-auto shrink-0 text-12 text-hint">
                          {say.partCount(showPieces(partCount))}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
