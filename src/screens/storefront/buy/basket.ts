// What is about to be ordered, from the address of the confirmation.

export type Basket = { source: 'cart' } | { source: 'buyNow'; productId: string; number: string };

/** One product straight away (`productId`, `number`), else what is checked in the cart. */
export function basketOf(query: URLSearchParams): Basket {
  const productId = query.get('productId');
  if (!productId) return { source: 'cart' };
  return { source: 'buyNow', productId, number: query.get('number') ?? '1' };
}
