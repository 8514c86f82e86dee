// Which lots a parcel takes its pieces from: the oldest date code first, unless the store chooses otherwise.

export interface StockLot {
  lotId: number;
  lotNo: string;
  /** `yyww`. */
  dateCode: string;
  onHand: number;
}

export interface LotTake {
  lotId: number;
  number: number;
}

/** Oldest date code first; lots of the same week in the order they came in. */
export function oldestFirst<L extends StockLot>(lots: readonly L[]): L[] {
  return [...lots].sort((a, b) => a.dateCode.localeCompare(b.dateCode) || a.lotId - b.lotId);
}

/**
 * Spreads `number` pieces over the lots, oldest first, never more than a lot holds.
 * @returns only lots that give something, and how many pieces no lot can give
 */
export function planLots(lots: readonly StockLot[], number: number): { takes: LotTake[]; short: number } {
  let wanted = number;
  const takes: LotTake[] = [];
  for (const lot of oldestFirst(lots)) {
    if (wanted === 0) break;
    const taken = Math.min(wanted, lot.onHand);
    if (taken > 0) takes.push({ lotId: lot.lotId, number: taken });
    wanted -= taken;
  }
  return { takes, short: wanted };
}
