// Whose cart is meant in this browser: the member's on the server, or the guest's in local storage.
import { watchGuestCart } from './guest-cart.ts';

/** spec §3: the token of somebody logged in. The login room keeps it; the cart stands below it and only looks whether it is there. */
const TOKEN_KEY = 'access_token';

/** False on the server, where nobody is known. */
export function isMembersCart(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

const watchers = new Set<() => void>();

/** Somebody has logged in or out in this tab: whoever shows the cart looks again. */
export function cartOwnerChanged(): void {
  for (const tell of [...watchers]) tell();
}

/** Tells when the owner may have changed, here or in another tab. */
export function watchCartOwner(tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY) tell();
  };
  const stop = watchGuestCart(tell);
  watchers.add(tell);
  window.addEventListener('storage', heard);
  return () => {
    stop();
    watchers.delete(tell);
    window.removeEventListener('storage', heard);
  };
}
