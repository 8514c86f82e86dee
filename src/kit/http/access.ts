// Who may call an endpoint or enter a screen, as data that the server enforces and the pages derive from.
import type { Text } from '#kit/words/text.ts';

/** One kind of door. `A` is the actor that a handler behind it receives. */
export interface Access<A = unknown> {
  /** Stands in the generated API document and the access table. */
  readonly name: string;
  /** `required`: without a valid token the reply is 266. `none`: tokens are not even looked at. */
  readonly login: 'required' | 'optional' | 'none' | 'client';
  /** What an employee's account must have been allowed, where the door asks for it. */
  readonly permission?: string;
  /** For somebody logged in: the sentence that refuses him, or undefined when he may pass. */
  readonly refuses?: (actor: NonNullable<A>) => Text | undefined;
  /** Never set: it only carries the type. */
  readonly actor?: A;
}
