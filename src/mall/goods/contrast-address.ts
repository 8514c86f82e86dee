// The address of a comparison: which products, in which order, at which quantity. It is all that a comparison is.

export const CONTRAST_PATH = '/goods/contrast';
export const MOST_COMPARED = 5; // domain 3.11: compare size

export interface ContrastQuery {
  /** In the order of the columns, each once, at most five. */
  readonly productIds: readonly number[];
  /** Pieces at which prices are compared; null: each at its own minimum. */
  readonly number: number | null;
  /** Only the rows that differ. */
  readonly isOnlyDifferent: boolean;
}

const MOST_PIECES = 999_999_999;

/** Product ids from `1,2,3` or from several such texts: each once, in order, the first five. What is no id is left out. */
export function readCompared(texts: readonly string[]): number[] {
  const ids = texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => /^[1-9]\d{0,14}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** Reads a comparison's address. Never throws: what makes no sense counts as not asked for. */
export function readContrastQuery(search: URLSearchParams): ContrastQuery {
  const typed = search.get('number')?.trim() ?? '';
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return {
    productIds: readCompared(search.getAll('productIds')),
    number: number >= 1 && number <= MOST_PIECES ? number : null,
    isOnlyDifferent: search.get('only') === '1',
  };
}

/** Undoes `readContrastQuery`. */
export function contrastAddress({ productIds, number, isOnlyDifferent }: ContrastQuery): string {
  const fields = [
    productIds.length > 0 ? `productIds=${productIds.join(',')}` : '',
    number === null ? '' : `number=${number}`,
    isOnlyDifferent ? 'only=1' : '',
  ].filter(Boolean);
  return CONTRAST_PATH + (fields.length > 0 ? `?${fields.join('&')}` : '');
}

/** The comparison without one of its products. */
export function withoutCompared(query: ContrastQuery, productId: number): ContrastQuery {
  return { ...query, productIds: query.productIds.filter((one) => one !== productId) };
}

/** The comparison with one more product: in the place of another, or at the end while there is room. */
export function withCompared(
  query: ContrastQuery,
  productId: number,
  instead?: number | null,
): ContrastQuery {
  const { productIds } = query;
  if (productIds.includes(productId)) return query;
  if (instead != null && productIds.includes(instead)) {
    return { ...query, productIds: productIds.map((one) => (one === instead ? productId : one)) };
  }
  return { ...query, productIds: [...productIds, productId].slice(0, MOST_COMPARED) };
}

/** The comparison with a product one column further to the left. */
export function movedForward(query: ContrastQuery, productId: number): ContrastQuery {
  const productIds = [...query.productIds];
  const at = productIds.indexOf(productId);
  if (at > 0) [productIds[at - 1], productIds[at]] = [productIds[at]!, productIds[at - 1]!];
  return { ...query, productIds };
}
