// What a login from a procurement system may do: shop and go back. It reaches neither other calls nor private files.
import type { Refusal } from '#kit/http/refusal.ts';
import type { Doorkeeper } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { whyNotInPunchout } from '../punchout-calls.ts';
import { punchoutErrors } from './punchout.errors.ts';

/** A doorkeeper that keeps such logins to their calls. */
export function shoppingOnly<D extends Doorkeeper>(doorkeeper: D): D {
  return {
    ...doorkeeper,
    refuses(actor: object, endpoint): Refusal | undefined {
      const { punchout } = actor as Partial<Member>;
      const why =
        punchout && endpoint.access.login === 'required'
          ? whyNotInPunchout(punchout, `${endpoint.method} ${endpoint.path}`)
          : undefined;
      return why ? punchoutErrors[why]() : doorkeeper.refuses?.(actor, endpoint);
    },
  };
}

/** The same people without such logins: for doors that are no calls. */
export const withoutShoppers = <D extends { identify(token: string): Promise<Member | undefined> }>(
  people: D,
): D => ({
  ...people,
  async identify(token: string) {
    const member = await people.identify(token);
    return member?.punchout ? undefined : member;
  },
});
