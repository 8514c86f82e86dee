// What one reader may do with a declared list, from the doors that its parts name.
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Needs } from '../column.ts';
import { type AnyListing, listErrors } from '../listing.ts';

export interface Allowed {
  readonly bulk: string[];
  readonly page: string[];
  /** Columns that are not for him. */
  readonly hidden: string[];
  readonly isExported: boolean;
}

const refusalOf = (needs: Needs | undefined, actor: unknown) => (actor ? needs?.refuses?.(actor) : undefined);

/** @param actor who has come through the list's own door */
export function allowedTo(listing: AnyListing, actor: unknown): Allowed {
  const may = (needs: Needs | undefined) => refusalOf(needs, actor) === undefined;
  const names = (all: Readonly<Record<string, { needs?: Needs }>>, is: (one: never) => boolean) =>
    Object.entries(all).flatMap(([name, one]) => (is(one as never) ? [name] : []));
  const actions = (listing.actions ?? {}) as Readonly<Record<string, { on: string; needs?: Needs }>>;
  const actsOn = (on: string) =>
    names(actions, (one: { on: string; needs?: Needs }) => one.on === on && may(one.needs));
  return {
    bulk: actsOn('bulk'),
    page: actsOn('page'),
    hidden: names(listing.columns, (one: { needs?: Needs }) => !may(one.needs)),
    isExported: listing.exports !== undefined && may(listing.exports.needs),
  };
}

/** @throws Refusal 403 with the door's sentence */
export function requireAllowed(needs: Needs | undefined, actor: unknown): void {
  const refused = refusalOf(needs, actor);
  if (refused) throw new Refusal(State.notAllowed, refused ?? listErrors.notYours().text);
}
