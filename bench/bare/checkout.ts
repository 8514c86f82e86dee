// Buying what is in the cart: addresses, confirmation, order and payment by balance. Both writes are one statement each, which
// takes its locks first and writes nothing where anything is wrong.
import { verify } from '@node-rs/argon2';
import { type BareCall, Refusal } from './call.ts';
import { AMOUNT_OF, PRICE_AT, REST_OF_STORE, sayAmount, sayPrice } from './money.ts';
import { PAY } from './pay.sql.ts';
import { SUBMIT } from './submit.sql.ts';

const MOST_WRONG = 5;

const ADDRESSES = `
  SELECT address_id AS "addressId", receiver_name AS "receiverName", mobile, province_code AS "provinceCode",
    city_code AS "cityCode", district_code AS "districtCode", region_name AS "regionName", detail_address AS "detailAddress",
    company_name AS "companyName", is_default::int AS "isDefault", 0 AS "isEnterprises"
  FROM member_address WHERE member_id = $1 ORDER BY is_default DESC, address_id DESC`;

export const listAddresses = ({ ask, memberId }: BareCall) => ask('addresses', ADDRESSES, [memberId]);

interface ConfirmLine {
  storeId: number;
  storeName: string;
  freightFee: number;
  freeFreightFrom: number | null;
  goodsPrice: number;
  formerPrice: number;
  amount: number;
}

/** What the order would be. */
export async function confirm({ ask, memberId }: BareCall) {
  const [found] = await ask<{
    lines: ConfirmLine[] | null;
    addresses: unknown[] | null;
    lastInvoice: unknown;
  }>(
    'confirm',
    `SELECT
       (SELECT json_agg(one ORDER BY "storeId", "cartId") FROM (
          SELECT priced.*, ${AMOUNT_OF('"goodsPrice"', '"buyNum"')} AS amount FROM (
            SELECT l.cart_id AS "cartId", p.product_id AS "productId", p.goods_id AS "goodsId", t.title_zh AS "goodsName",
              t.picture AS "goodsImage", t.part_no AS "partNo", b.name AS "brandName", t.part_id AS "partId", p.packing,
              l.buy_num AS "buyNum", p.lead_days AS "leadDays", l.seen_price AS "formerPrice", s.store_id AS "storeId",
              s.name_zh AS "storeName", (rest.said ->> 'firstFee')::bigint AS "freightFee",
              (rest.said ->> 'freeFrom')::bigint AS "freeFreightFrom",
              g.state = 'ON_SALE' AND p.on_hand - p.reserved >= l.buy_num AS "isThere",
              ${PRICE_AT('p.price_tiers', 'l.buy_num')} AS "goodsPrice"
            FROM cart_line l JOIN product p USING (product_id) JOIN goods g USING (goods_id) JOIN part t USING (part_id)
            JOIN brand b USING (brand_id) JOIN store s USING (store_id) ${REST_OF_STORE}
            WHERE l.member_id = $1 AND l.is_checked) priced) one) AS lines,
       (SELECT json_agg(one) FROM (${ADDRESSES}) one) AS addresses,
       (SELECT invoice FROM trade WHERE member_id = $1 ORDER BY created_at DESC LIMIT 1) AS "lastInvoice"`,
    [memberId],
  );
  const groups = Map.groupBy(found!.lines ?? [], ({ storeId }) => storeId);
  const stores = [...groups.values()].map((lines) => {
    const { storeId, storeName, freightFee, freeFreightFrom } = lines[0]!;
    const goodsAmount = lines.reduce((sum, { amount }) => sum + amount, 0);
    const freight = freeFreightFrom !== null && goodsAmount >= freeFreightFrom ? 0 : freightFee;
    return { storeId, storeName, lines, goodsAmount, freight };
  });
  const goods = stores.reduce((sum, { goodsAmount }) => sum + goodsAmount, 0);
  const freights = stores.reduce((sum, { freight }) => sum + freight, 0);
  return {
    storeGroupList: stores.map(({ storeId, storeName, lines, goodsAmount, freight }) => ({
      storeId,
      storeName,
      lines: lines.map(({ freightFee: _fee, freeFreightFrom: _from, ...line }) => ({
        ...line,
        goodsPrice: sayPrice(line.goodsPrice),
        formerPrice: line.formerPrice === line.goodsPrice ? null : sayPrice(line.formerPrice),
        amount: sayAmount(line.amount),
      })),
      goodsAmount: sayAmount(goodsAmount),
      freight: sayAmount(freight),
      payable: sayAmount(goodsAmount + freight),
    })),
    goodsAmount: sayAmount(goods),
    freight: sayAmount(freights),
    payable: sayAmount(goods + freights),
    addresses: found!.addresses ?? [],
    lastInvoice: found!.lastInvoice,
    problems: stores.length > 0 ? [] : [{ kind: 'empty' }],
  };
}

/** Submits the checked lines of the cart. A repeat of the request is answered like the first. */
export async function submit({ ask, memberId, body }: BareCall) {
  const expected = Math.round(Number(body.expectedAmount) * 100);
  const [done] = await ask<{ reply: unknown }>('submit', SUBMIT, [
    memberId,
    body.requestId,
    Number(body.addressId),
    expected,
  ]);
  if (!done?.reply) throw new Refusal('not to be ordered so');
  return done.reply;
}

/** Pays a bill out of the balance, by the pay password. */
export async function pay({ ask, memberId, body }: BareCall) {
  const [who] = await ask<{ hash: string; wrong: number }>(
    'pay-who',
    `SELECT pay_password_hash AS hash,
       COALESCE((SELECT count FROM password_failure WHERE subject = m.member_id::text AND kind = 'pay'), 0) AS wrong
     FROM member m WHERE member_id = $1`,
    [memberId],
  );
  if (!who || who.wrong >= MOST_WRONG || !(await verify(who.hash, String(body.payPwd))))
    throw new Refusal('wrong pay password');
  const [done] = await ask<{ reply: unknown }>('pay', PAY, [memberId, body.requestId, body.paySn]);
  if (!done?.reply) throw new Refusal('not to be paid so');
  return done.reply;
}
