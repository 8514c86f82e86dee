// Sends what a visitor does; fetched only when there is something to tell, and never in anybody's way.
import { toLanguage } from '#kit/words/text.ts';
import { type Behaviour, type CommonProperties, encodeBehaviour, SAVE_BEHAVIOUR } from '../behaviour.ts';
import { findPlace } from './find-place.ts';

/** spec §3: the statistics properties, with the generated uuid, in local storage. */
const KEY = 'statistics';

/**
 * Sends one event with the common properties, and the visitor's place where that is known within 5 s (spec §9).
 * When the page is left meanwhile, the event goes at once, without a place. Never throws.
 * @param token the visitor's access token, if he is logged in
 */
export async function reportBehaviour(
  behaviour: Behaviour,
  token: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const [place, bearer] = await Promise.all([orLeft(findPlace()), orLeft(token())]);
    const event = { ...commonProperties(), ...behaviour, ...place };
    const response = await fetch(`/${SAVE_BEHAVIOUR}`, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        'accept-language': event.language,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: JSON.stringify({ u: encodeBehaviour(event) }),
    });
    // An answer that nobody reads keeps its connection.
    await response.text();
  } catch {
    // Without a connection nothing is told, and nobody misses it.
  }
}

function commonProperties(): CommonProperties {
  return { uuid: browserId(), source: 'pc', language: toLanguage(document.documentElement.lang) };
}

let idOfThisPage: string | undefined;

/** The same on every visit; a browser that keeps nothing gets a new one with every page. */
function browserId(): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { uuid?: unknown };
    if (typeof kept.uuid === 'string' && /^[\w-]{8,64}$/.test(kept.uuid)) return kept.uuid;
    const uuid = newId();
    localStorage.setItem(KEY, JSON.stringify({ uuid }));
    return uuid;
  } catch {
    idOfThisPage ??= newId();
    return idOfThisPage;
  }
}

/** `crypto.randomUUID` is there on https only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What `soon` gives, or undefined once the page is being left. */
function orLeft<T>(soon: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined);
    addEventListener('pagehide', leave, { once: true });
    soon.then(resolve, reject).finally(() => removeEventListener('pagehide', leave));
  });
}
