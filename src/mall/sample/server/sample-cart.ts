// The sample cart of a member: adding, changing, checking, deleting, and how it is shown.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { findProducts, findSampleTerms } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import type { SampleCart } from '../sample-cart.protocol.ts';
import { checkSampleNumber } from '../sample-cart-quantity.ts';
import { SAMPLE_CART_LINES } from '../sample-terms.ts';
import { sampleErrors } from './sample.errors.ts';
import { type KeptSample, sampleCartView } from './sample-cart-view.ts';

type Acts = Actions<typeof sampleProtocol>;

const LINES = `
  SELECT cart_id AS "cartId", product_id AS "productId", buy_num AS "buyNum", is_checked AS "isChecked"
  FROM sample_cart_line WHERE member_id = $1 ORDER BY created_at DESC, cart_id DESC`;

/** The line added last first. */
export async function showSampleCart(
  work: Work,
  { memberId }: Pick<Member, 'memberId'>,
): Promise<SampleCart> {
  const lines = await work.query<KeptSample>(LINES, [memberId], 'sample-cart-lines');
  const productIds = lines.map((line) => line.productId);
  const products = await findProducts(work, productIds);
  const terms = await findSampleTerms(work, productIds);
  const storeIds = [...new Set([...products.values()].map((product) => product.storeId))];
  return sampleCartView(lines, products, terms, await findStores(work, storeIds), work.language);
}

/** How many lines can be asked for now. */
async function countAvailable(work: Work, memberId: number): Promise<number> {
  const mine = await work.query<{ productId: number }>(
    'SELECT product_id AS "productId" FROM sample_cart_line WHERE member_id = $1',
    [memberId],
    'sample-cart-products',
  );
  return (await thoseOnOffer(work, mine)).length;
}

/**
 * Two additions at once both count: a member's sample cart is changed by one at a time.
 * @throws sampleErrors.noSamples, wrongQuantity with the quantity that would be right, or full
 */
export const addToSampleCart: Acts['add'] = async (work, { memberId }, { productId, number }) => {
  await lockSampleCart(work, memberId);
  const terms = (await findSampleTerms(work, [productId])).get(productId);
  if (!terms?.isSampleable) throw sampleErrors.noSamples();
  const mine = await work.query<{ product_id: number; buy_num: number }>(
    'SELECT product_id, buy_num FROM sample_cart_line WHERE member_id = $1',
    [memberId],
    'sample-cart-had',
  );
  const had = mine.find((line) => line.product_id === productId)?.buy_num;
  if (number <= 0) throw sampleErrors.wrongQuantity(required(checkSampleNumber(number, terms)));
  const wrong = checkSampleNumber((had ?? 0) + number, terms);
  if (wrong) throw sampleErrors.wrongQuantity(wrong);
  if (had === undefined && mine.length >= SAMPLE_CART_LINES) throw sampleErrors.full();
  await work.query(
    `INSERT INTO sample_cart_line (member_id, product_id, buy_num, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, product_id) DO UPDATE SET buy_num = excluded.buy_num, is_checked = true`,
    [memberId, productId, (had ?? 0) + number, work.now],
    'sample-cart-keep',
  );
  return { availableSampleCartNum: await countAvailable(work, memberId) };
};

/** @throws sampleErrors.notInCart for a line that is not his, noSamples, wrongQuantity */
export const changeSampleNumber: Acts['changeNum'] = async (work, member, { cartId, number }) => {
  await lockSampleCart(work, member.memberId);
  const [line] = await work.query<{ product_id: number }>(
    'SELECT product_id FROM sample_cart_line WHERE cart_id = $1 AND member_id = $2',
    [cartId, member.memberId],
  );
  if (!line) throw sampleErrors.notInCart();
  const terms = (await findSampleTerms(work, [line.product_id])).get(line.product_id);
  if (!terms?.isSampleable) throw sampleErrors.noSamples();
  const wrong = checkSampleNumber(number, terms);
  if (wrong) throw sampleErrors.wrongQuantity(wrong);
  await work.query('UPDATE sample_cart_line SET buy_num = $2 WHERE cart_id = $1', [cartId, number]);
  return showSampleCart(work, member);
};

/** Without cartIds the whole sample cart. Lines that are gone by now are passed over. */
export const checkSamples: Acts['checkedCarts'] = async (work, member, { cartIds, checked }) => {
  await work.query(
    `UPDATE sample_cart_line SET is_checked = $2
     WHERE member_id = $1 AND is_checked <> $2 AND ($3::bigint[] IS NULL OR cart_id = ANY($3))`,
    [member.memberId, checked, cartIds ?? null],
  );
  return showSampleCart(work, member);
};

/** Lines that are gone by now, or are somebody else's, are passed over. */
export const deleteSamples: Acts['deleteCarts'] = async (work, member, { cartIds }) => {
  await work.query('DELETE FROM sample_cart_line WHERE member_id = $1 AND cart_id = ANY($2::bigint[])', [
    member.memberId,
    cartIds,
  ]);
  return showSampleCart(work, member);
};

/** What a request asks for. */
export interface WantedSample {
  productId: number;
  number: number;
}

/** The checked lines that can be had, in the order of the sample cart. */
export async function checkedSamples(work: Work, memberId: number): Promise<WantedSample[]> {
  const checked = await work.query<WantedSample>(
    `SELECT product_id AS "productId", buy_num AS number FROM sample_cart_line
     WHERE member_id = $1 AND is_checked ORDER BY created_at DESC, cart_id DESC`,
    [memberId],
  );
  return thoseOnOffer(work, checked);
}

async function thoseOnOffer<L extends { productId: number }>(work: Work, lines: readonly L[]): Promise<L[]> {
  const productIds = lines.map(({ productId }) => productId);
  const terms = await findSampleTerms(work, productIds);
  return lines.filter(({ productId }) => terms.get(productId)?.isSampleable);
}

/** Takes products out of the sample cart, once they are asked for. */
export async function takeOutSamples(
  work: Work,
  memberId: number,
  productIds: readonly number[],
): Promise<void> {
  await work.query('DELETE FROM sample_cart_line WHERE member_id = $1 AND product_id = ANY($2::bigint[])', [
    memberId,
    productIds,
  ]);
}

/** From here to the end of the transaction nobody else changes this member's sample cart, nor asks for samples in his name. */
export async function lockSampleCart(work: Work, memberId: number): Promise<void> {
  await work.query(
    'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`sample:${memberId}`],
    'sample-hold-member',
  );
}
