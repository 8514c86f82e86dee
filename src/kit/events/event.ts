// How a lower room tells the world what happened: typed events, heard inside the same transaction.
import type { Work } from '#kit/db/work.ts';

/** Something that happened. `P` is what the listeners learn. */
export interface MallEvent<P> {
  readonly name: string;
  readonly payload?: P;
}

export function event<P>(name: string): MallEvent<P> {
  return { name };
}

export interface EventHub {
  tell<P>(work: Work, event: MallEvent<P>, payload: P): Promise<void>;
}

/** A higher room's ear. Made by `listener`, listed by the composition root. */
export interface Listener {
  readonly event: string;
  hear(work: Work, payload: unknown): Promise<void>;
}

export function listener<P>(to: MallEvent<P>, hear: (work: Work, payload: P) => Promise<void>): Listener {
  return { event: to.name, hear: (work, payload) => hear(work, payload as P) };
}

/** Listeners are called one after another, in the order of the list; a refusal of one undoes everything. */
export function eventHub(listeners: readonly Listener[]): EventHub {
  const by = Map.groupBy(listeners, (one) => one.event);
  return {
    async tell(work, { name }, payload) {
      for (const one of by.get(name) ?? []) await one.hear(work, payload);
    },
  };
}
