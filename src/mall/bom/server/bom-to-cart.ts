// Puts what was chosen for a bill of materials into the cart, line by line, under the cart's own rules.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { putIntoCart } from '#mall/cart/server/cart.ts';
import type { Member } from '#mall/member/actor.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { bomErrors } from './bom.errors.ts';
import { findBom } from './find-bom.ts';
import { chooseForLines } from './line-view.ts';

/**
 * What the cart refuses (full, sold out meanwhile) is said at the line; the rest goes in. Lines of one product add up.
 * @throws bomErrors.notFound, nothingToBuy
 */
export async function bomToCart(
  work: Work,
  member: Member,
  { bomId, lineIds }: InputOf<typeof bomProtocol.toCart>,
): Promise<ReplyOf<typeof bomProtocol.toCart>> {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw bomErrors.notFound();
  const wanted = lineIds ? new Set(lineIds) : undefined;
  const lines = wanted ? bom.lines.filter((line) => wanted.has(line.lineId)) : bom.lines;
  const chosen = (await chooseForLines(work, lines)).flatMap(({ line, chosen: one }) =>
    one ? [{ line, productId: one.offer.productId, buyNum: one.buyNum }] : [],
  );
  if (chosen.length === 0) throw bomErrors.nothingToBuy();
  let added = 0;
  const refused: ReplyOf<typeof bomProtocol.toCart>['refused'] = [];
  for (const { line, productId, buyNum } of chosen) {
    try {
      await putIntoCart(work, member, productId, buyNum);
      added++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({
        lineId: line.lineId,
        lineNo: line.lineNo,
        partNo: line.partNo || line.value,
        text: error.text[work.language],
      });
    }
  }
  const [cart] = await work.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM cart_line l JOIN product p USING (product_id) JOIN goods g USING (goods_id)
     WHERE l.member_id = $1 AND g.state = 'ON_SALE' AND p.on_hand - p.reserved >= p.min_buy_num`,
    [member.memberId],
  );
  return { added, availableCartNum: cart!.count, refused };
}
