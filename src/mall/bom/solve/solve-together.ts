// All options of a whole purchase: of each line, or of the lines that are bought together since they may take the same products.
import type { Cents } from '#kit/money/money.ts';
import { jointWays } from './solve-joint.ts';
import {
  isInTime,
  type LineOption,
  type LineOptions,
  mostOf,
  storeIdsOf,
  waysToBuy,
} from './solve-options.ts';
import type { PurchaseLine, PurchaseOffer, PurchaseProblem } from './solve-purchase.ts';

/** Most options of a line that are weighed, the cheapest. // chosen: only pairs of offers ever come to so many */
const MOST_OPTIONS = 80;
/** The same of lines that are bought together. // chosen */
const MOST_JOINT_OPTIONS = 800;

/**
 * The options of every line: the repaired wish and each later valid start of a ladder step (domain 3.10.6), and two
 * offers together where no single one has enough stock. Lines that may take the same products are bought together: what
 * they take of a product is one order of it. Options that no cheapest purchase needs are left out.
 */
export function optionsOfLines(problem: PurchaseProblem): LineOptions[] {
  const stores = new Map(problem.stores.map((store) => [store.storeId, store]));
  const fill = (offer: PurchaseOffer): Cents | null => {
    const store = stores.get(offer.storeId);
    return store?.freeFreightFrom == null ? null : store.freightFee;
  };
  const costOfStores = (option: LineOption, isAtStake: (free: Cents | null) => boolean) =>
    storeIdsOf(option).reduce((sum, storeId) => {
      const { freightFee, freeFreightFrom } = stores.get(storeId)!;
      return sum + (isAtStake(freeFreightFrom) ? freightFee : 0);
    }, 0);
  /** What leaving its stores can cost at most: their freight, where it may have become free. */
  const freightAtStake = (option: LineOption) => costOfStores(option, (free) => free !== null);
  const freightOfEntering = (option: LineOption) => costOfStores(option, () => true);
  const isAnyStore = problem.mostStores === null;

  return boughtTogether(problem).map((lines): LineOptions => {
    const [line] = lines;
    const joint = lines.length > 1 ? jointWays(lines, problem.mostLeadDays, fill, !isAnyStore) : undefined;
    const found = joint ?? waysToBuy(line!, problem.mostLeadDays, fill);
    const ways = found.options;
    const enough = isAnyStore
      ? Math.min(...ways.map((option) => option.amount + freightOfEntering(option)))
      : Number.POSITIVE_INFINITY;
    const best = new Map<string, LineOption>();
    const key = ({ misses = 0 }: LineOption, storeIds: readonly number[]) => `${misses} ${storeIds.join()}`;
    for (const option of ways) {
      const place = key(option, storeIdsOf(option));
      const known = best.get(place);
      if (!known || option.amount < known.amount) best.set(place, option);
    }
    const isNeeded = (option: LineOption) => {
      const stake = freightAtStake(option);
      if (option.amount - stake > enough) return false;
      const storeIds = storeIdsOf(option);
      const rivals = [storeIds, ...storeIds.map((storeId) => [storeId])]
        .map((some) => best.get(key(option, some)))
        .filter((rival) => rival !== undefined && rival !== option) as LineOption[];
      return !rivals.some(
        (rival) => rival.amount + stake < option.amount || (stake === 0 && rival.amount <= option.amount),
      );
    };
    const needed = ways
      .filter(isNeeded)
      .toSorted((a, b) => (a.misses ?? 0) - (b.misses ?? 0) || a.amount - b.amount);
    const options = needed.slice(0, joint ? MOST_JOINT_OPTIONS : MOST_OPTIONS);
    const least = Math.min(...ways.flatMap(({ misses, amount }) => (misses ? [] : [amount as number])));
    const isWhole = !joint || (joint.isComplete && options.length === needed.length);
    const floor = isWhole || !joint ? least : joint.floor;
    const stake = Math.max(0, ...ways.map(freightAtStake));
    return {
      lines,
      servable: joint?.servable ?? 1,
      options,
      ways,
      unserved: found.unserved,
      floor,
      slack: isWhole ? 0 : Math.max(0, enough + stake - floor),
    };
  });
}

/** Lines in their order; those that an offer in time joins, in the place of the first of them. */
function boughtTogether({ lines, mostLeadDays }: PurchaseProblem): PurchaseLine[][] {
  const groupOf = new Map<number, PurchaseLine[]>();
  const groups = new Set<PurchaseLine[]>();
  for (const line of lines) {
    const productIds = line.offers
      .filter((one) => isInTime(one, mostLeadDays) && mostOf(one) > 0)
      .map((one) => one.productId);
    const joined = new Set(
      productIds.flatMap((productId) => {
        const group = groupOf.get(productId);
        return group ? [group] : [];
      }),
    );
    const [home = []] = joined;
    for (const other of joined) if (other !== home) home.push(...other);
    home.push(line);
    groups.add(home);
    for (const other of joined) {
      if (other === home) continue;
      groups.delete(other);
      for (const [productId, group] of groupOf) if (group === other) groupOf.set(productId, home);
    }
    for (const productId of productIds) groupOf.set(productId, home);
  }
  const place = new Map(lines.map((line, i) => [line, i]));
  const inOrder = (group: PurchaseLine[]) => group.sort((a, b) => place.get(a)! - place.get(b)!);
  return [...groups].map(inOrder).sort((a, b) => place.get(a[0]!)! - place.get(b[0]!)!);
}
