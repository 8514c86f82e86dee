// The cart as its owner sees it now: a member's kept one, or a guest's that the browser keeps.
import { columnsOf } from '#kit/db/columns.ts';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { findUsualPlace } from '#mall/address/server/address.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { findOwnMatCodes, type MatCodeOfPart } from '#mall/mat-code/server/mat-code.ts';
import { basketOf, type Member } from '#mall/member/actor.ts';
import type { Place } from '#mall/store/freight.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { Cart, cartProtocol } from '../cart.protocol.ts';
import { cartLine } from './cart.tables.ts';
import { cartView, type KeptLine } from './cart-view.ts';

const LINES = `
  SELECT ${columnsOf(cartLine, 'l')} FROM cart_line l WHERE member_id = $1 AND basket = $2 ORDER BY created_at DESC, cart_id DESC`;

/** A member's cart, the line added last first. */
export async function showCart(work: Work, member: Member): Promise<Cart> {
  const lines = await work.query<KeptLine>(LINES, [member.memberId, basketOf(member)], 'cart-lines');
  return priced(
    work,
    lines,
    () => findUsualPlace(work, member),
    (partIds) => findOwnMatCodes(work, member, partIds),
  );
}

/** A guest's cart priced and judged like a member's; nothing is kept. Lines carry the productId as cartId. */
export const showGuestCart: Action<typeof cartProtocol.guestCart> = async (work, _guest, { cartInfo }) => {
  const lines = new Map<number, KeptLine>();
  for (const { productId, buyNum, isChecked } of cartInfo) {
    if (lines.has(productId)) continue;
    lines.set(productId, {
      cartId: productId,
      productId,
      buyNum,
      isChecked,
      seenPrice: null,
      createdAt: work.now,
    });
  }
  return priced(
    work,
    [...lines.values()],
    async () => null,
    async () => new Map(),
  );
};

async function priced(
  work: Work,
  lines: KeptLine[],
  findingPlace: () => Promise<Place | null>,
  codesOf: (partIds: number[]) => Promise<Map<number, MatCodeOfPart[]>>,
): Promise<Cart> {
  const productIds = lines.map((line) => line.productId);
  const products = await findProducts(work, productIds);
  const storeIds = [...new Set([...products.values()].map((product) => product.storeId))];
  const codes = await codesOf([...new Set([...products.values()].map((product) => product.partId))]);
  return cartView(
    lines,
    products,
    await findStores(work, storeIds),
    codes,
    await findingPlace(),
    work.language,
  );
}
