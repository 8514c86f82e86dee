// Tells whoever stands above the cart what a visitor has just put into it.

export interface Added {
  /** Which cart, in the words of spec §3, Behaviour event. */
  cart: 'cart' | 'sampleCart';
  goodsId: number;
  storeId: number;
}

const listeners = new Set<(added: Added) => void>();

/** Something is in the cart that was not before, or more of it. */
export function tellAdded(added: Added): void {
  for (const tell of [...listeners]) tell(added);
}

/** Calls `listener` after each adding in this tab. Returns how to stop. */
export function onAdded(listener: (added: Added) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
