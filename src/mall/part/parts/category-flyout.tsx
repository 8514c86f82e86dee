// All categories beside the one that is pointed at: the first level as a rail, the rest in a sheet to its right.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Brand, Category } from '../part.protocol.ts';
import { loadCategoryBrands, useCategories } from './load-categories.ts';
import { partWords } from './part-words.ts';

/** What the rail needs to know of a first-level category. */
export interface RailCategory {
  categoryId: number;
  categoryName: string;
}

export interface CategoryFlyoutProps {
  /** The first level as rendered by the server; without it the rail waits for the tree. */
  rail?: readonly RailCategory[];
  /** Opens on the first category at once: for a flyout that has just been asked for. */
  openFirst?: boolean;
  /** Puts the focus on its first category as soon as that is there, and again with each higher number. */
  takesFocus?: number;
  onLeave?: () => void;
  className?: string;
}

const OPEN_AFTER_MS = 80; // chosen: a pointer that only passes opens nothing
const MOST_BRANDS = 14;
const listHref = (categoryId: number) => `/goods/list?categoryId2=${categoryId}`;

/** Arrow keys walk the rail, right goes into the sheet, left and Escape come back; the tree is loaded on first use. */
export default function CategoryFlyout({
  rail,
  openFirst,
  takesFocus,
  onLeave,
  className,
}: CategoryFlyoutProps) {
  const say = useWords(partWords);
  const follow = useSoftLinks();
  const [shown, setShown] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { tree, failed, again } = useCategories(openFirst || shown !== undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const first = rail ?? tree;
  useEffect(() => {
    if (takesFocus && first) box.current?.querySelector<HTMLElement>('[data-rail]')?.focus();
  }, [takesFocus, first]);
  const present = shown ?? (openFirst ? first?.[0]?.categoryId : undefined);
  const category = tree?.find((one) => one.categoryId === present);

  const point = (categoryId: number | undefined, after: number) => {
    clearTimeout(opening.current);
    opening.current = setTimeout(() => setShown(categoryId), after);
  };

  function press(event: KeyboardEvent) {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-rail]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      setShown(undefined);
      links.find((link) => link.dataset.rail === String(present))?.focus();
      onLeave?.();
      return;
    }
    if (event.key === 'ArrowLeft' && at < 0) {
      event.preventDefault();
      links.find((link) => link.dataset.rail === String(present))?.focus();
      return;
    }
    if (at < 0) return;
    const next = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : undefined;
    if (next !== undefined) {
      event.preventDefault();
      const link = links[(next + links.length) % links.length];
      link?.focus();
      setShown(Number(link?.dataset.rail));
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      setShown(Number(links[at]?.dataset.rail));
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-sheet] a')?.focus());
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; the box only hears where pointer and keys are.
    <div
      ref={box}
      onClick={(event) => {
        follow(event);
        if ((event.target as Element).closest('a')) {
          setShown(undefined);
          onLeave?.();
        }
      }}
      onKeyDown={press}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') point(undefined, OPEN_AFTER_MS);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setShown(undefined);
      }}
      className={cx('relative', className)}
    >
      <ul className="flex h-full flex-col py-1">
        {first
          ? first.map(({ categoryId, categoryName }) => (
              <li key={categoryId} className="flex min-h-0 flex-1">
                <a
                  href={listHref(categoryId)}
                  data-rail={categoryId}
                  onPointerEnter={(event) => {
                    if (event.pointerType === 'mouse') point(categoryId, OPEN_AFTER_MS);
                  }}
                  className={cx(
                    'flex max-h-10 min-h-7 w-full items-center justify-between gap-2 px-4 text-13 focus-visible:-outline-offset-2',
                    categoryId === present ? 'bg-brand-wash text-brand' : 'hover:text-brand',
                  )}
                >
                  <span className="truncate">{categoryName}</span>
                  <span aria-hidden="true" className="text-muted">
                    ›
                  </span>
                </a>
              </li>
            ))
          : [...'123456789'].map((n) => (
              <li key={n} className="px-4 py-2">
                <Skeleton className="h-4 w-3/4" />
              </li>
            ))}
      </ul>
      {present === undefined ? null : (
        <Sheet>
          {failed ? (
            <p role="alert" className="p-6 text-13 text-secondary">
              {say.loadFailed}{' '}
              <button type="button" className="text-brand hover:underline" onClick={again}>
                {say.retry}
              </button>
            </p>
          ) : category ? (
            <CategorySheet category={category} />
          ) : (
            <div role="status" className="flex-1 space-y-4 p-6">
              <span className="sr-only">{say.loading}</span>
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          )}
        </Sheet>
      )}
    </div>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      data-sheet=""
      className="absolute top-0 left-full z-40 flex min-h-full w-[min(860px,calc(100vw-260px))] animate-appear overflow-y-auto rounded-r-card border border-line bg-surface shadow-float"
      style={{ maxHeight: 'min(640px, 78vh)' }}
    >
      {children}
    </div>
  );
}

function CategorySheet({ category }: { category: Category }) {
  const say = useWords(partWords);
  const [brands, setBrands] = useState<readonly Brand[]>([]);
  useEffect(() => {
    let gone = false;
    setBrands([]);
    loadCategoryBrands(category.categoryId, MOST_BRANDS).then((found) => gone || setBrands(found));
    return () => {
      gone = true;
    };
  }, [category.categoryId]);
  return (
    <div className="flex flex-1">
      <div className="min-w-0 flex-1 columns-2 gap-6 p-5">
        {category.children.map((second) => (
          <section key={second.categoryId} className="mb-4 break-inside-avoid">
            <h3 className="mb-1 border-b border-line pb-1 text-13 font-semibold">
              <a href={listHref(second.categoryId)} className="hover:text-brand">
                {second.categoryName}
              </a>
            </h3>
            <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
              {second.children.map(({ categoryId, categoryName }) => (
                <li key={categoryId}>
                  <a href={listHref(categoryId)} className="text-13 text-secondary hover:text-brand">
                    {categoryName}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <aside className="w-48 shrink-0 border-l border-line bg-page p-5">
        <h3 className="mb-2 text-13 font-semibold">{say.brands}</h3>
        <ul className="space-y-1">
          {brands.map(({ brandId, brandName }) => (
            <li key={brandId} className="truncate">
              <a
                href={`/goods/list?categoryId2=${category.categoryId}&brandId=${brandId}`}
                className="text-13 text-secondary hover:text-brand"
              >
                {brandName}
              </a>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
