// In which quantities a line of a contract is ordered: as the accepted offer had it, any number where nothing was said.
import { type QuantityRule, raisedMinBuyNum } from '#kit/rules/quantity.ts';
import type { Text } from '#kit/words/text.ts';
import type { ContractLine } from './contract-content.ts';

type Sold = Pick<ContractLine, 'minBuyNum' | 'multiple'>;

/** The first valid quantity is the least one. */
export const quantityRuleOf = ({ minBuyNum = 1, multiple = 1 }: Sold): QuantityRule => ({
  minBuyNum: raisedMinBuyNum(minBuyNum, multiple),
  multiple,
});

/** "From 200, in multiples of 100"; undefined where any number may be ordered. */
export function orderQuantity(line: Sold): Text | undefined {
  const { minBuyNum, multiple } = quantityRuleOf(line);
  if (minBuyNum <= 1) return undefined;
  const least = minBuyNum.toLocaleString('en-US');
  const packs = multiple.toLocaleString('en-US');
  return multiple > 1
    ? { zh: `起订 ${least}，倍量 ${packs}`, en: `From ${least}, in multiples of ${packs}` }
    : { zh: `起订 ${least}`, en: `From ${least}` };
}
