// One call of the API as an object: the server serves it, the browser and the loaders call it, the API document shows it.
import type { z } from 'zod';
import type { Text } from '#kit/words/text.ts';
import type { Access } from './access.ts';

export interface Endpoint<A = unknown, I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Literal path without the leading slash: `v3/<service>/front|seller|desk|admin/<resource>/<verb>`. */
  readonly path: string;
  readonly access: Access<A>;
  readonly summary: Text;
  /** What a caller must know beyond the shapes, for the API document. */
  readonly about?: Text;
  readonly input: I;
  readonly reply: R;
  /** Makes something new. Every POST that is not `apart` takes a `requestId` (domain R6); one that creates does even then, in a transaction. */
  readonly creates?: boolean;
  /** Runs outside a transaction: reads nothing that must agree, or opens its own. GETs always do. */
  readonly apart?: boolean;
  /** The one POST after which an ended session shows no login prompt is marked so (spec §4). */
  readonly quiet?: boolean;
  /** Requests one address may make per minute, where a flood would hurt. */
  readonly perMinute?: number;
  /** Answers a file instead of the envelope; refusals stay envelopes. */
  readonly isFile?: boolean;
  /** How large what is typed may be, where a program sends thousands of rows; without it the usual limit holds. */
  readonly bodyBytes?: number;
  /** How large the one file may be that it takes; without it the usual limit of pictures holds. */
  readonly uploadBytes?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: any endpoint, whatever its actor and shapes
export type AnyEndpoint = Endpoint<any, any, any>;

export function endpoint<A, I extends z.ZodType, R extends z.ZodType>(
  spec: Endpoint<A, I, R>,
): Endpoint<A, I, R> {
  return spec;
}

/** Who an action of the endpoint acts for: what its door lets in. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its shapes
export type ActorOf<E extends AnyEndpoint> = E extends Endpoint<infer A, any, any> ? A : never;
export type InputOf<E extends AnyEndpoint> = z.output<E['input']>;
/** What a caller writes: before defaults and codecs. */
export type CallOf<E extends AnyEndpoint> = z.input<E['input']>;
export type ReplyOf<E extends AnyEndpoint> = z.output<E['reply']>;

/** Every reply of the API (spec §7). */
export interface Envelope<T> {
  state: number;
  msg: string;
  /** With a refusal alone: what programs go by, `<room>.<reason>` (/v3/errors.json). */
  code?: string;
  data: T;
}
