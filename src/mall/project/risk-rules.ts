// What counts as a risk of a part that a project needs: end of life, stock, price (domain feature 11).
import type { UnitPrice } from '#kit/money/money.ts';

export const RISK_KINDS = ['endOfLife', 'stockGone', 'stockShort', 'priceJump'] as const;
export type RiskKind = (typeof RISK_KINDS)[number];
export type Severity = 'high' | 'medium';

type Lifecycle = 'active' | 'nrnd' | 'eol' | 'obsolete';

/** A part as it stands in the mall at this moment. */
export interface WatchedPart {
  partId: number;
  lifecycle: Lifecycle;
  /** Pieces the project needs. */
  need: number;
  /** Pieces on sale in all stores. */
  available: number;
  /** The best unit price for the need; null when nobody has enough. */
  price: UnitPrice | null;
  /** The lowest for the same need of the days looked back at; null: none was kept, or nobody had enough. */
  formerPrice: UnitPrice | null;
}

export interface FoundRisk {
  partId: number;
  kind: RiskKind;
  severity: Severity;
  detail: RiskDetail;
}

/** What is said of the risk: numbers as they were found. */
export interface RiskDetail {
  need: number;
  lifecycle?: Lifecycle;
  available?: number;
  /** Micro-yuan. */
  from?: number;
  to?: number;
  /** Whole per cent, rounded down. */
  percent?: number;
}

/** chosen: a price is compared with the lowest of so many days, so that a jump stays seen and small steps add up. */
export const PRICE_LOOKS_BACK_DAYS = 30;
/** chosen: more than these per cent above that price. */
const PRICE_JUMP_PERCENT = 10;
/** chosen: from here on a price jump is severe. */
const PRICE_LEAP_PERCENT = 30;

/** The risks of one part, the gravest first. Stock is either gone or short, never both. */
export function risksOf(part: WatchedPart): FoundRisk[] {
  const { partId, lifecycle, need, available, price, formerPrice } = part;
  const found: FoundRisk[] = [];
  if (lifecycle !== 'active') {
    const severity = lifecycle === 'nrnd' ? 'medium' : 'high';
    found.push({ partId, kind: 'endOfLife', severity, detail: { need, lifecycle } });
  }
  if (available <= 0) {
    found.push({ partId, kind: 'stockGone', severity: 'high', detail: { need, available: 0 } });
  } else if (available < need) {
    found.push({ partId, kind: 'stockShort', severity: 'medium', detail: { need, available } });
  }
  // Exactly ten per cent is none: compared without dividing.
  if (price !== null && formerPrice !== null && price * 100 > formerPrice * (100 + PRICE_JUMP_PERCENT)) {
    const percent = Math.floor(((price - formerPrice) * 100) / formerPrice);
    const severity = percent >= PRICE_LEAP_PERCENT ? 'high' : 'medium';
    found.push({
      partId,
      kind: 'priceJump',
      severity,
      detail: { need, from: formerPrice, to: price, percent },
    });
  }
  return found.sort((a, b) => Number(b.severity === 'high') - Number(a.severity === 'high'));
}
