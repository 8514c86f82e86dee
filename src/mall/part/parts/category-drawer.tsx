// All categories on a phone: a drawer whose first level unfolds.
import { Drawer } from '#kit/ui/drawer.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useCategories } from './load-categories.ts';
import { partWords } from './part-words.ts';

const listHref = (categoryId: number) => `/goods/list?categoryId2=${categoryId}`;

/** Loaded only when it is opened; closes when a category is chosen. */
export default function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const say = useWords(partWords);
  const follow = useSoftLinks();
  const { tree, failed, again } = useCategories();
  return (
    <Drawer open side="left" onOpenChange={(open) => open || onClose()} title={say.allCategories}>
      {failed ? (
        <ErrorState title={say.loadFailed} onRetry={again} />
      ) : tree ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
        <div
          className="-my-2 divide-y divide-line"
          onClick={(event) => {
            follow(event);
            if (event.isDefaultPrevented()) onClose();
          }}
        >
          {tree.map((first) => (
            <details key={first.categoryId} name="category" className="group/fold">
              <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
                {first.categoryName}
                <span
                  aria-hidden="true"
                  className="text-muted transition-transform group-open/fold:rotate-90"
                >
                  ›
                </span>
              </summary>
              <div className="pb-3">
                <a
                  href={listHref(first.categoryId)}
                  className="inline-flex min-h-9 items-center text-13 text-brand"
                >
                  {say.seeAll}
                </a>
                {first.children.map((second) => (
                  <div key={second.categoryId} className="mt-1">
                    <a
                      href={listHref(second.categoryId)}
                      className="flex min-h-9 items-center text-13 font-semibold text-secondary"
                    >
                      {second.categoryName}
                    </a>
                    <div className="grid grid-cols-2 gap-x-3">
                      {second.children.map(({ categoryId, categoryName }) => (
                        <a
                          key={categoryId}
                          href={listHref(categoryId)}
                          className="flex min-h-9 items-center text-13 text-secondary"
                        >
                          {categoryName}
                        </a>
                      ))}
                    </div>
                  </div>
                ))}
              </div>
            </details>
          ))}
        </div>
      ) : (
        <SkeletonText lines={8} />
      )}
    </Drawer>
  );
}
