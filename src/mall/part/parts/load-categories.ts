// The category tree for menus: asked for once in a page's life, when somebody first reaches for it.
import { useEffect, useState } from 'react';
import type { Brand, Category } from '../part.protocol.ts';

let tree: Promise<Category[]> | undefined;
const brands = new Map<number, Promise<Brand[]>>();

/** All three levels. A failure is not kept: the next call tries again. @throws CallError */
export function loadCategories(): Promise<Category[]> {
  tree ??= ask(async ({ call, partProtocol }) =>
    call(partProtocol.categories, { categoryId: 0, grade: 3 }),
  ).catch((error) => {
    tree = undefined;
    throw error;
  });
  return tree;
}

/** The tree for a piece that draws it: asked for while it is wanted; `again` tries once more after a failure. */
export function useCategories(isWanted = true) {
  const [tree, setTree] = useState<readonly Category[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || tree || failed) return;
    let gone = false;
    loadCategories().then(
      (loaded) => gone || setTree(loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [isWanted, tree, failed]);
  return { tree, failed, again: () => setFailed(false) };
}

/** The brands with the most parts below a category; none where they cannot be had. */
export function loadCategoryBrands(categoryId: number, most: number): Promise<Brand[]> {
  let found = brands.get(categoryId);
  if (!found) {
    found = ask(async ({ call, partProtocol }) => call(partProtocol.brands, { categoryId })).catch(() => {
      brands.delete(categoryId);
      return [];
    });
    brands.set(categoryId, found);
  }
  return found.then((list) => list.toSorted((a, b) => b.partCount - a.partCount).slice(0, most));
}

async function ask<T>(
  question: (tools: {
    call: typeof import('#kit/browser/call.ts').call;
    partProtocol: typeof import('../part.protocol.ts').partProtocol;
  }) => Promise<T>,
): Promise<T> {
  const [{ call }, { partProtocol }] = await Promise.all([
    import('#kit/browser/call.ts'),
    import('../part.protocol.ts'),
  ]);
  return question({ call, partProtocol });
}
