// The front door of the commission room: what the platform takes of lines that are being ordered.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type CommissionRule, chooseRule, commissionOf } from '../commission-rule.ts';
import { commissionRates } from './commission-rates.ts';

export { commissionBackOf } from '../commission-rule.ts';

export interface LineToCharge {
  storeId: number;
  /** Null for what was agreed by words. */
  productId: number | null;
  /** Its amount without what the store takes off, in fen. */
  base: Cents;
}

/** What an order line keeps. */
export interface Frozen {
  /** Null where the usual rate holds. */
  commissionRuleId: number | null;
  commission: Cents;
}

const FIND = `
  SELECT (SELECT value FROM setting WHERE name = $3) AS rates,
         (SELECT coalesce(json_agg(store_id), '[]') FROM store WHERE store_id = ANY($1) AND is_self_operated) AS own,
         (SELECT coalesce(json_object_agg(p.product_id, c.path), '{}')
          FROM product p JOIN goods g USING (goods_id) JOIN part t USING (part_id) JOIN category c USING (category_id)
          WHERE p.product_id = ANY($2)) AS paths,
         (SELECT coalesce(json_agg(json_build_object('ruleId', rule_id, 'storeId', store_id, 'categoryId', category_id,
                   'ratePerMille', rate_per_mille, 'fixed', fixed, 'least', least, 'most', most)), '[]')
          FROM commission_rule WHERE ended_at IS NULL AND (store_id IS NULL OR store_id = ANY($1))) AS rules`;

interface Found {
  rates: unknown;
  own: number[];
  paths: Record<string, number[]>;
  rules: CommissionRule[];
}

/** For each line in its order, by the rules of now; nothing of the mall's own stores. @param isAgreed in a quotation or a contract */
export async function commissionsOf(
  work: Work,
  lines: readonly LineToCharge[],
  isAgreed: boolean,
): Promise<Frozen[]> {
  const storeIds = [...new Set(lines.map((line) => line.storeId))];
  const productIds = lines.flatMap((line) => line.productId ?? []);
  const [found] = await work.query<Found>(
    FIND,
    [storeIds, productIds, commissionRates.name],
    'commission-find',
  );
  const { own, paths, rules, ...kept } = required(found);
  const rates = commissionRates.of(kept.rates);
  const usual = {
    ruleId: null,
    ratePerMille: isAgreed ? rates.agreedPerMille : rates.listingPerMille,
    ...{ fixed: NOTHING, least: NOTHING, most: null },
  };
  return lines.map(({ storeId, productId, base }) => {
    if (own.includes(storeId)) return { commissionRuleId: null, commission: NOTHING };
    const categoryPath = paths[String(productId)] ?? [];
    const rule = chooseRule(rules, { storeId, categoryPath }) ?? usual;
    return { commissionRuleId: rule.ruleId, commission: commissionOf(rule, base) };
  });
}
