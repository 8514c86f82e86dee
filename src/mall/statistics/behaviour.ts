// What is told about a visit: which kinds of event there are, what each carries, and how the pages write it down.

/** Where events are sent. Stands here rather than in the protocol: a page that only reports carries no schemas. */
export const SAVE_BEHAVIOUR = 'v3/statistics/front/member/behavior/save';

/** `goodsView` and `storeView` are page views too, told at once instead of after a while (spec §4). */
export const BEHAVIOUR_TYPES = ['pageView', 'goodsView', 'storeView', 'cart', 'sampleCart'] as const;
export type BehaviourType = (typeof BEHAVIOUR_TYPES)[number];

/** The kinds that say that a page was looked at. */
export const VIEW_TYPES: readonly BehaviourType[] = ['pageView', 'goodsView', 'storeView'];

/** Events in one call at most; those beyond are not kept. chosen */
export const MOST_EVENTS = 20;
/** Characters of `u` at most. chosen: room for `MOST_EVENTS` long ones */
export const LONGEST_U = 20_000;

/** Spec §3, Behaviour event; `url` is the page it happened on, without its query. */
export interface Behaviour extends Partial<VisitorPlace> {
  behaviorType: BehaviourType;
  url: string;
  goodsId?: number;
  storeId?: number;
}

/** Where a visitor is who has allowed his browser to say so; never more exact than about a kilometre. */
export interface VisitorPlace {
  /** `longitude,latitude` in degrees with two decimals. */
  location: string;
  province: string;
  city: string;
}

/** What goes along with every event. */
export interface CommonProperties {
  /** This browser's, made by itself; says nothing about the person. */
  uuid: string;
  source: 'pc';
  language: 'zh' | 'en';
}

/**
 * `u` of the call that keeps events (spec §7): the address-encoded base64 of UTF-8 JSON.
 * chosen: base64 keeps Chinese place names short, the address encoding lets the value stand in a form as it is.
 */
export function encodeBehaviour(events: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(events));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return encodeURIComponent(btoa(text));
}

/** Reads `u` back, also as address-encoded JSON without base64, or as either without the address encoding; undefined for anything else. */
export function decodeBehaviour(u: string): unknown {
  for (const text of [tried(decodeURIComponent, u) ?? u, u]) {
    const found = tried(parsed, text) ?? tried(fromBase64, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is read out of the text; undefined where it cannot be read so. */
function tried<T>(read: (text: string) => T, text: string): T | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

function fromBase64(text: string): object | undefined {
  // A form turns a plus that was not encoded into a space.
  const plain = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(plain), (one) => one.charCodeAt(0));
  return parsed(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Only objects and lists: a number or a word says nothing about a visit. */
function parsed(text: string): object | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}
