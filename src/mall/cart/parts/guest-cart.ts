// A guest's cart, kept in his browser until he logs in: what he means to buy, with totals that follow every change.
import { centsToWire, lineAmount, parseUnitPrice, sum, type UnitPrice } from '#kit/money/money.ts';
import type { TierReply } from '#mall/goods/goods.protocol.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';

/** What a guest's line remembers of its goods, for totals before the server has priced them. */
export interface GuestGoods {
  goodsId: number;
  goodsName: string;
  goodsImage: string | null;
  storeId: number;
  storeName: string;
  /** Ascending; unit prices as on the wire. */
  priceTiers: readonly TierReply[];
}

export interface GuestCartLine extends GuestGoods {
  productId: number;
  buyNum: number;
  isChecked: boolean;
}

export interface GuestCart {
  /** The line added last stands first. */
  lines: readonly GuestCartLine[];
  availableCartNum: number;
  /** How many lines are checked. */
  totalCheck: number;
  /** Σ of the checked lines in decimal yuan, at the prices seen when they were added. */
  totalAmount: string;
}

export const GUEST_CART_KEY = 'guestCart';
const MOST_LINES = 500; // the login call takes no more
const MOST_PIECES = 999_999_999;

/** A cart of the given lines with its totals recalculated (spec §4). */
export function guestCartOf(lines: readonly GuestCartLine[]): GuestCart {
  const checked = lines.filter((line) => line.isChecked);
  return {
    lines,
    availableCartNum: lines.length,
    totalCheck: checked.length,
    totalAmount: centsToWire(sum(checked.map(amountOf))),
  };
}

/**
 * Adding an existing product raises its buyNum, otherwise a line is added (spec §4). What is added is checked.
 * @param number pieces; 1 where none were chosen (spec §4)
 */
export function withAdded(
  lines: readonly GuestCartLine[],
  productId: number,
  goods: GuestGoods,
  number = 1,
): GuestCartLine[] {
  const there = lines.find((line) => line.productId === productId);
  if (there) {
    const buyNum = Math.min(MOST_PIECES, there.buyNum + number);
    return lines.map((line) =>
      line === there ? { ...line, ...goodsOf(goods), buyNum, isChecked: true } : line,
    );
  }
  return [{ ...goodsOf(goods), productId, buyNum: number, isChecked: true }, ...lines].slice(0, MOST_LINES);
}

/** Reads what a browser has kept. Whatever is damaged is left out; never throws. */
export function parseGuestCart(kept: string | null): GuestCartLine[] {
  if (!kept) return [];
  try {
    const lines: unknown = JSON.parse(kept);
    if (!Array.isArray(lines)) return [];
    const seen = new Set<number>();
    return lines
      .filter(isLine)
      .filter((line) => !seen.has(line.productId) && seen.add(line.productId))
      .slice(0, MOST_LINES);
  } catch {
    return [];
  }
}

const NOTHING_IN_IT: GuestCart = guestCartOf([]);
const watchers = new Set<() => void>();
let keptText: string | null = null;
let present = NOTHING_IN_IT;
/** Where a browser keeps nothing (private windows, a full disk), the cart lives as long as the page. */
let storageRefuses = false;

/** The guest's cart as it stands now; the same object until it changes. Empty on the server. */
export function readGuestCart(): GuestCart {
  if (typeof window === 'undefined') return NOTHING_IN_IT;
  if (storageRefuses) return present;
  let text: string | null;
  try {
    text = localStorage.getItem(GUEST_CART_KEY);
  } catch {
    storageRefuses = true;
    return present;
  }
  if (text !== keptText) {
    keptText = text;
    present = guestCartOf(parseGuestCart(text));
  }
  return present;
}

/** As the login and registration calls carry it (spec §3: cartInfo). */
export function guestCartInfo(): { productId: number; buyNum: number }[] {
  return readGuestCart().lines.map(({ productId, buyNum }) => ({ productId, buyNum }));
}

/** Adds to the guest's cart: see withAdded. */
export function addToGuestCart(productId: number, goods: GuestGoods, number = 1): void {
  keep(withAdded(readGuestCart().lines, productId, goods, number));
}

/** @param buyNum a whole number above zero */
export function changeGuestNum(productId: number, buyNum: number): void {
  const number = Math.min(MOST_PIECES, buyNum);
  keep(
    readGuestCart().lines.map((line) => (line.productId === productId ? { ...line, buyNum: number } : line)),
  );
}

/** Without productIds: the whole cart. */
export function checkGuestLines(checked: boolean, productIds?: readonly number[]): void {
  const meant = productIds && new Set(productIds);
  keep(
    readGuestCart().lines.map((line) =>
      !meant || meant.has(line.productId) ? { ...line, isChecked: checked } : line,
    ),
  );
}

/** Takes lines out and returns them, so that they can be put back with restoreGuestLines. */
export function deleteGuestLines(productIds: readonly number[]): GuestCartLine[] {
  const meant = new Set(productIds);
  const { lines } = readGuestCart();
  keep(lines.filter((line) => !meant.has(line.productId)));
  return lines.filter((line) => meant.has(line.productId));
}

/** Puts deleted lines back, each where the cart does not have its product by now. */
export function restoreGuestLines(deleted: readonly GuestCartLine[]): void {
  const { lines } = readGuestCart();
  const there = new Set(lines.map((line) => line.productId));
  keep([...deleted.filter((line) => !there.has(line.productId)), ...lines]);
}

/** After a login (the cart has come along) and at logout (spec §4). */
export function clearGuestCart(): void {
  keep([]);
}

/** Tells of every change, also of those made in other tabs. Returns the way to stop listening. */
export function watchGuestCart(tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // A null key: another tab has cleared everything.
    if (event.key === GUEST_CART_KEY || event.key === null) tell();
  };
  watchers.add(tell);
  window.addEventListener('storage', heard);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('storage', heard);
  };
}

function keep(lines: readonly GuestCartLine[]): void {
  const text = lines.length > 0 ? JSON.stringify(lines) : null;
  present = guestCartOf(lines);
  keptText = text;
  try {
    if (text === null) localStorage.removeItem(GUEST_CART_KEY);
    else localStorage.setItem(GUEST_CART_KEY, text);
  } catch {
    storageRefuses = true;
  }
  for (const tell of [...watchers]) tell();
}

function amountOf(line: GuestCartLine) {
  const tiers = line.priceTiers.map((tier) => ({
    minNum: tier.minNum,
    unitPrice: parseUnitPrice(tier.unitPrice) ?? (0 as UnitPrice),
  }));
  return lineAmount(unitPriceAt(tiers, line.buyNum), line.buyNum);
}

/** Only what is kept, whatever else the caller's goods carry. */
function goodsOf(goods: GuestGoods): GuestGoods {
  const { goodsId, goodsName, goodsImage, storeId, storeName, priceTiers } = goods;
  return { goodsId, goodsName, goodsImage, storeId, storeName, priceTiers };
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

function isLine(value: unknown): value is GuestCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof GuestCartLine, unknown>>;
  return (
    isNumber(line.productId) &&
    isNumber(line.buyNum) &&
    line.buyNum <= MOST_PIECES &&
    isNumber(line.goodsId) &&
    isNumber(line.storeId) &&
    typeof line.isChecked === 'boolean' &&
    typeof line.goodsName === 'string' &&
    typeof line.storeName === 'string' &&
    (line.goodsImage === null || typeof line.goodsImage === 'string') &&
    Array.isArray(line.priceTiers) &&
    line.priceTiers.length > 0 &&
    line.priceTiers.every(
      (tier: Partial<TierReply> | null) =>
        isNumber(tier?.minNum) &&
        typeof tier?.unitPrice === 'string' &&
        parseUnitPrice(tier.unitPrice) !== undefined,
    )
  );
}
