// The calls that a login from a procurement system may make; what is not here and asks for a login is closed to it.
import type { Punchout } from '#mall/member/actor.ts';

const CART = 'v3/business/front/cart';
const PUNCHOUT = 'v3/business/front/punchout';

/** Each as `METHOD path`; the last part may name several, parted by commas. */
const CALLS: Readonly<Record<Punchout, readonly string[]>> = {
  look: [
    'GET v3/member/front/member/memberInfo',
    'POST v3/frontLogin/front/oauth/logout',
    'GET v3/msg/front/message/unreadCount',
    `GET ${CART}/cartList`,
    // The header counts both carts.
    'GET v3/business/front/sampleCart/cartList',
    'GET v3/member/front/collect/state',
    'GET v3/member/front/matCode/codesOfParts',
    'GET v3/goods/front/goods/codedParts',
    `GET ${PUNCHOUT}/tell`,
    `POST ${PUNCHOUT}/giveBack,cancel`,
  ],
  shop: [`POST ${CART}/add,changeNum,checkedCarts,deleteCarts,acceptPrices`],
};

const named = (calls: readonly string[]): string[] =>
  calls.flatMap((call) => {
    const cut = call.lastIndexOf('/') + 1;
    return call
      .slice(cut)
      .split(',')
      .map((name) => call.slice(0, cut) + name);
  });

const looking = new Set(named(CALLS.look));
const shopping = new Set(named(CALLS.shop));

/** Why a login from a procurement system may not make this call: only looking, or nothing but shopping; undefined: it may. */
export function whyNotInPunchout(
  punchout: Punchout,
  call: string,
): 'onlyLooking' | 'onlyShopping' | undefined {
  if (looking.has(call)) return undefined;
  if (!shopping.has(call)) return 'onlyShopping';
  return punchout === 'shop' ? undefined : 'onlyLooking';
}

/** Every call that is open to logins from procurement systems, as `METHOD path`. */
export const callsOfPunchout = (): string[] => [...looking, ...shopping];
