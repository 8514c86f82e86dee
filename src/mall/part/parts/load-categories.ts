// The category tree for menus: asked for once in a page's life, when somebody first reaches for it.
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
