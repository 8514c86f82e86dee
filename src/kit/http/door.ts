// Doors: the calls of one path and one access, declared together; what two sides have is declared once.
import { z } from 'zod';
import type { Text } from '#kit/words/text.ts';
import type { Access } from './access.ts';
import type { Endpoint } from './endpoint.ts';

/** What a call may say besides its shapes. `name`: the last part of its path where that is not its key. */
interface More<A>
  extends Pick<
    Endpoint<A>,
    'about' | 'creates' | 'apart' | 'quiet' | 'perMinute' | 'isFile' | 'uploadBytes' | 'bodyBytes'
  > {
  /** Another access than the door's. */
  access?: Access<A>;
  /** One of the door's own accesses, where it has several. */
  may?: string;
  name?: string;
}

/** A call that does not know its door yet. */
export interface Call<A, I extends z.ZodType, R extends z.ZodType> extends More<A> {
  readonly method: 'GET' | 'POST';
  readonly summary: Text;
  readonly input: I;
  readonly reply: R;
}

// biome-ignore lint/suspicious/noExplicitAny: any call, whatever its actor and shapes
type AnyCall = Call<any, any, any>;
type Calls = Readonly<Record<string, AnyCall>>;

/** For calls that take nothing, or answer nothing. */
export const nothing = z.object({});

/** Reads: outside a transaction. */
export const get = <I extends z.ZodType, R extends z.ZodType, A = unknown>(
  summary: Text,
  input: I,
  reply: R,
  more: More<A> = {},
): Call<A, I, R> => ({ method: 'GET', summary, input, reply, ...more });

/** Does something, in one transaction unless it is `apart`. */
export const post = <I extends z.ZodType, R extends z.ZodType, A = unknown>(
  summary: Text,
  input: I,
  reply: R,
  more: More<A> = {},
): Call<A, I, R> => ({ method: 'POST', summary, input, reply, ...more });

/** One access for all calls, or several by name: then `may` of a call chooses, and the first holds for those that do not say. */
type Accesses<A> = Access<A> | Readonly<Record<string, Access<A>>>;

/** `unknown`: the call has no access of its own. */
type Opened<C, A> =
  C extends Call<infer Own, infer I, infer R> ? Endpoint<unknown extends Own ? A : Own, I, R> : never;
type Door<A, D extends Calls> = { readonly [K in keyof D]: Opened<D[K], A> };

const isOne = <A>(access: Accesses<A>): access is Access<A> => typeof access.login === 'string';

/**
 * The endpoints behind one door: `path`/`key`, with its access.
 * @param path `v3/<service>/front|seller|desk|admin/<resource>`
 */
export function door<A, const D extends Calls>(path: string, access: Accesses<A>, calls: D): Door<A, D> {
  const usual = isOne(access) ? access : Object.values(access)[0];
  const opened = Object.entries(calls).map(([key, { access: own, may, name = key, ...call }]) => {
    const chosen = own ?? (may !== undefined && !isOne(access) ? access[may] : usual);
    return [key, { ...call, path: `${path}/${name}`, access: chosen }];
  });
  return Object.fromEntries(opened) as Door<A, D>;
}

type Prefixed<P extends string, D> = { readonly [K in keyof D & string as `${P}${Capitalize<K>}`]: D[K] };

/** The key of the second side's call: `seller` and `sign` make `sellerSign`. */
export const sideKey = (prefix: string, key: string): string =>
  prefix + key.charAt(0).toUpperCase() + key.slice(1);

/**
 * What both sides of a document may call, each under its own door: the second one's keys get a prefix.
 * `bothSides(front, { …, prefix: 'seller' }, { sign: … })` gives `sign` and `sellerSign`.
 */
export function bothSides<A, B, const P extends string, const D extends Calls>(
  one: { path: string; access: Accesses<A> },
  other: { path: string; access: Accesses<B>; prefix: P },
  calls: D,
): Door<A, D> & Prefixed<P, Door<B, D>> {
  const second = Object.entries(door(other.path, other.access, calls)).map(
    ([key, endpoint]) => [sideKey(other.prefix, key), endpoint] as const,
  );
  return { ...door(one.path, one.access, calls), ...Object.fromEntries(second) } as Door<A, D> &
    Prefixed<P, Door<B, D>>;
}

/** The second side's calls under the first one's keys, of those that both have: `{ sign: sellerSign, … }`. */
export const otherSide = <P extends Readonly<Record<string, unknown>>, const X extends string>(
  protocol: P,
  prefix: X,
) =>
  Object.fromEntries(Object.keys(protocol).map((key) => [key, protocol[sideKey(prefix, key)]])) as {
    readonly [K in keyof P & string as `${X}${Capitalize<K>}` extends keyof P
      ? K
      : never]: P[`${X}${Capitalize<K>}` & keyof P];
  };
