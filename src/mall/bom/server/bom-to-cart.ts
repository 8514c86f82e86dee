// Puts what was chosen for a bill of materials into the cart, line by line, under the cart's own rules.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import { CART_LINES } from '#mall/cart/cart-quantity.ts';
import { keptLines, putIntoCart } from '#mall/cart/server/cart.ts';
import { findOrigins, refuseServices } from '#mall/goods/server/goods.ts';
import { learnMatCodes } from '#mall/mat-code/server/mat-code.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { bomErrors } from './bom.errors.ts';
import { type BomLine, findBom } from './find-bom.ts';
import { chooseForLines, statusOf } from './line-view.ts';

type Acts = Actions<typeof bomProtocol>;

/**
 * What the cart refuses (full, sold out meanwhile) is said at the line; the rest goes in. Lines of one product go in
 * together or not at all. What is bought teaches the enterprise's material codes.
 * @throws bomErrors.notFound, nothingToBuy
 */
export const bomToCart: Acts['toCart'] = async (work, member, { bomId, lineIds, picks }) => {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw bomErrors.notFound();
  const wanted = lineIds ? new Set(lineIds) : undefined;
  const lines = wanted ? bom.lines.filter((line) => wanted.has(line.lineId)) : bom.lines;
  const chosen = picks
    ? await findPicked(work, lines, picks)
    : (await chooseForLines(work, lines)).flatMap(({ line, chosen: one }) =>
        one ? [{ line, productId: one.offer.productId, buyNum: one.buyNum }] : [],
      );
  if (chosen.length === 0) throw bomErrors.nothingToBuy();
  const held = new Set((await keptLines(work, member)).map(({ productId }) => productId));
  const put = new Set<number>();
  /** What the full cart says to every product that is not in it yet: thousands of lines need not ask again. */
  let fullText: string | undefined;
  const refused: ReplyOf<typeof bomProtocol.toCart>['refused'] = [];
  for (const [productId, same] of Map.groupBy(chosen, (one) => one.productId)) {
    let text = held.has(productId) ? undefined : fullText;
    if (text === undefined) {
      const buyNum = same.reduce((total, one) => total + one.buyNum, 0);
      text = await refusalOf(() => putIntoCart(work, member, productId, buyNum), work.language);
      if (text === undefined) held.add(productId);
      else if (!held.has(productId) && held.size >= CART_LINES) fullText = text;
    }
    if (text === undefined) for (const { line } of same) put.add(line.lineId);
    else refused.push(...same.map(({ line }) => refusedLine(line, text)));
  }
  // Who buys a line has said what its own material code stands for.
  await learnMatCodes(
    work,
    member,
    'bom',
    chosen.flatMap(({ line }) =>
      line.matCode && put.has(line.lineId) ? [{ matCode: line.matCode, partId: required(line.partId) }] : [],
    ),
  );
  refused.sort((a, b) => a.lineNo - b.lineNo);
  const inCart = await keptLines(work, member);
  return { added: put.size, availableCartNum: inCart.filter(({ isInvalid }) => !isInvalid).length, refused };
};

/** Lines that are not bought and products of other parts than the line's are passed over. @throws goodsErrors.isService */
async function findPicked(
  work: Work,
  lines: readonly BomLine[],
  picks: NonNullable<InputOf<typeof bomProtocol.toCart>['picks']>,
): Promise<{ line: BomLine; productId: number; buyNum: number }[]> {
  const productIds = picks.map(({ productId }) => productId);
  const origins = await findOrigins(work, productIds);
  if (origins.size < new Set(productIds).size) await refuseServices(work, productIds);
  const bought = lines.filter((line) => statusOf(line) === 'matched' && line.need > 0);
  const byId = new Map(bought.map((line) => [line.lineId, line]));
  return picks.flatMap(({ lineId, ...pick }) => {
    const line = byId.get(lineId);
    return line && origins.get(pick.productId)?.partId === line.partId ? [{ line, ...pick }] : [];
  });
}

/** The sentence of a refusal; undefined when there is none. */
async function refusalOf(act: () => Promise<void>, language: Language): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.text[language];
  }
}

const refusedLine = ({ lineId, lineNo, partNo, value }: BomLine, text: string) => ({
  lineId,
  lineNo,
  partNo: partNo || value,
  text,
});
