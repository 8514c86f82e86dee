// What a store asks for sending an order, and where it sends to; the cart, the confirm page and the server compute it with these functions.
import { type Cents, NOTHING } from '#kit/money/money.ts';

export interface FreightRule {
  freightFee: Cents;
  /** Goods amount from which the store sends for free; null: never. */
  freeFreightFrom: Cents | null;
}

/** One line of a freight template: these regions cost so much. */
export interface FreightRow {
  /** Codes of provinces and cities; none: all the rest. */
  regions: readonly string[];
  firstFee: Cents;
  /** Goods amount from which it is sent for free; null: never. */
  freeFrom: Cents | null;
  isNotDelivered: boolean;
  /** Who carries it there; left out or '': not said. */
  carrier?: string | undefined;
  /** Days on the road, at least and at most; left out or null: not said. */
  leastDays?: number | null | undefined;
  mostDays?: number | null | undefined;
}

/** A rule that holds at one place; `road`: days that it takes to there. */
export type FreightRuleOfPlace = FreightRule & {
  isNotDelivered: boolean;
  carrier: string;
  road: { least: number; most: number } | null;
};

/** Where something goes, by the codes of its divisions. */
export interface Place {
  provinceCode: string;
  cityCode: string;
}

/** Freight that stands for everywhere: what a template says of the rest. */
export const restOnly = ({ freightFee, freeFreightFrom }: FreightRule): FreightRow[] => [
  { regions: [], firstFee: freightFee, freeFrom: freeFreightFrom, isNotDelivered: false },
];

/**
 * What a template says of a place: the row that names its city, else the one that names its province, else the rest.
 * @param place null: nobody knows yet where it goes
 */
export function freightRuleIn(rows: readonly FreightRow[], place: Place | null): FreightRuleOfPlace {
  const naming = (code: string | undefined) =>
    code === undefined ? undefined : rows.find(({ regions }) => regions.includes(code));
  const row =
    naming(place?.cityCode) ??
    naming(place?.provinceCode) ??
    rows.find(({ regions }) => regions.length === 0);
  return {
    freightFee: row?.firstFee ?? NOTHING,
    freeFreightFrom: row?.freeFrom ?? null,
    isNotDelivered: row?.isNotDelivered ?? false,
    carrier: row?.carrier ?? '',
    road: row?.mostDays ? { least: row.leastDays ?? row.mostDays, most: row.mostDays } : null,
  };
}

/**
 * Freight of one store's part of an order.
 * @param goodsAmount Σ of the line amounts, in fen; nothing bought costs nothing
 */
export function freightOf(rule: FreightRule, goodsAmount: Cents): Cents {
  if (goodsAmount <= 0) return NOTHING;
  if (rule.freeFreightFrom !== null && goodsAmount >= rule.freeFreightFrom) return NOTHING;
  return rule.freightFee;
}

/** What is wrong with the rows of a template; undefined: each place has exactly one. */
export function faultOfRows(
  rows: readonly FreightRow[],
):
  | { kind: 'rest' }
  | { kind: 'restShut' }
  | { kind: 'daysTurned' }
  | { kind: 'twice'; code: string }
  | undefined {
  const rest = rows.filter(({ regions }) => regions.length === 0);
  if (rest.length !== 1) return { kind: 'rest' };
  if (rest[0]?.isNotDelivered) return { kind: 'restShut' };
  const isTurned = ({ leastDays, mostDays }: FreightRow) =>
    leastDays != null && (mostDays == null || leastDays > mostDays);
  if (rows.some(isTurned)) return { kind: 'daysTurned' };
  const seen = new Set<string>();
  for (const code of rows.flatMap(({ regions }) => regions)) {
    if (seen.has(code)) return { kind: 'twice', code };
    seen.add(code);
  }
  return undefined;
}
