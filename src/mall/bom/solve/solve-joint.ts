// How lines that may take the same products are bought together: each from one offer, or two where none has enough left, and every product priced, mended and kept in stock for what all of them take.
import { type Cents, sum } from '#kit/money/money.ts';
import {
  breakpoints,
  fillUpOf,
  isInTime,
  type LineOption,
  type LineShare,
  pickOf,
  ruleOf,
  splits,
} from './solve-options.ts';
import type { PurchaseLine, PurchaseOffer, Unserved } from './solve-purchase.ts';

/** More ways to give lines to offers than these are not all looked at. // chosen: some tenths of a second */
const MOST_STATES = 1_000;
/** So many ways over all lines. // chosen: the same for thousands of lines */
const MOST_STEPS = 20_000;
/** More lines of the same offers than these are first put together, the smallest. // chosen: 2^6 ways to part them */
const MOST_APART = 6;
/** Of one way to give lines to offers. // chosen */
const MOST_QUANTITIES = 200;

export interface JointWays {
  options: LineOption[];
  unserved: Unserved | null;
  /** How many of the lines stock allows to be served. */
  servable: number;
  /** Every way was looked at. */
  isComplete: boolean;
  /** Fen; no way costs less. */
  floor: number;
}

/** Lines that go the same way. */
interface Party {
  lines: readonly PurchaseLine[];
  wanted: number;
  offers: readonly PurchaseOffer[];
}

interface State {
  /** Pieces by product. */
  demand: ReadonlyMap<number, number>;
  /** What the last party was given, and those before it. */
  given: Given | undefined;
  misses: number;
}

interface Given {
  pieces: LineShare['pieces'];
  before: Given | undefined;
}

type Fill = (offer: PurchaseOffer) => Cents | null;

/** @param mayMiss also ways that leave out lines for which there is enough: a limit of stores may ask for it */
export function jointWays(
  lines: readonly PurchaseLine[],
  mostLeadDays: number | null,
  fill: Fill,
  mayMiss: boolean,
): JointWays {
  const offers = new Map(
    lines.flatMap((line) =>
      line.offers
        .filter((offer) => isInTime(offer, mostLeadDays))
        .map((offer): [number, PurchaseOffer] => [offer.productId, offer]),
    ),
  );
  const single = lines.map((line): Party => {
    const productIds = [...new Set(line.offers.map(({ productId }) => productId))].sort((a, b) => a - b);
    return {
      lines: [line],
      wanted: line.wanted,
      offers: productIds.flatMap((productId) => offers.get(productId) ?? []),
    };
  });
  let parties = [...single];
  while (hasTooMany(parties) && putTogether(parties)) {
    /* the smallest two are one more party less */
  }
  let found = assign(parties, offers, mayMiss, true);
  while (!found.isComplete && putTogether(parties)) found = assign(parties, offers, mayMiss, true);
  if (!found.isComplete) found = assign(parties, offers, mayMiss);
  // Nobody can serve them all, or not as they were put together: who stays out is decided line by line.
  if (!mayMiss && found.states.length === 0) {
    parties = [...single];
    found = assign(parties, offers, true);
  }
  const fewest = Math.min(...found.states.map(({ misses }) => misses));
  const states = mayMiss ? found.states : found.states.filter(({ misses }) => misses === fewest);
  const servable = lines.length - fewest;
  const quantities = states.map((state) => quantitiesOf(state, offers));
  return {
    options: states.flatMap((state, i) =>
      state.misses === lines.length
        ? []
        : quantities[i]!.flatMap((bought) => optionsOf(state, bought, parties, offers, fill, fewest)),
    ),
    unserved: servable === 0 ? 'shortOfStock' : null,
    servable,
    isComplete:
      found.isComplete &&
      parties.length === lines.length &&
      quantities.every((one) => one.length < MOST_QUANTITIES),
    floor: floorOf(single, fewest),
  };
}

const sameOffers = (party: Party) => party.offers.map(({ productId }) => productId).join();

function hasTooMany(parties: readonly Party[]): boolean {
  return [...Map.groupBy(parties, sameOffers).values()].some((alike) => alike.length > MOST_APART);
}

/** The two smallest parties of the same offers that one offer can serve together become one. @returns false where there are none */
function putTogether(parties: Party[]): boolean {
  for (const alike of Map.groupBy(parties, sameOffers).values()) {
    const [one, other] = alike.toSorted((a, b) => a.wanted - b.wanted);
    if (!one || !other) continue;
    const wanted = one.wanted + other.wanted;
    if (!one.offers.some((offer) => breakpoints(offer, wanted).length > 0)) continue;
    parties.splice(parties.indexOf(other), 1);
    parties[parties.indexOf(one)] = { ...one, lines: [...one.lines, ...other.lines], wanted };
    return true;
  }
  return false;
}

/**
 * Every way to give each party its pieces, or as many of the cheapest as are kept.
 * @param allOrNone stops where not all are kept
 */
function assign(
  parties: readonly Party[],
  offers: ReadonlyMap<number, PurchaseOffer>,
  mayMiss: boolean,
  allOrNone = false,
): { states: State[]; isComplete: boolean } {
  const most = Math.min(MOST_STATES, Math.ceil(MOST_STEPS / parties.length));
  let states: State[] = [{ demand: new Map(), given: undefined, misses: 0 }];
  let isComplete = true;
  for (const party of parties) {
    const next = new Map<string, State>();
    for (const state of states) {
      for (const after of following(state, party, mayMiss)) {
        const key = `${after.misses} ${[...after.demand].sort(([a], [b]) => a - b).join(' ')}`;
        if (!next.has(key)) next.set(key, after);
      }
    }
    states = [...next.values()];
    if (states.length <= most) continue;
    isComplete = false;
    if (allOrNone) break;
    const costs = new Map(states.map((state) => [state, costOf(state, offers)]));
    states = states.sort((a, b) => a.misses - b.misses || costs.get(a)! - costs.get(b)!).slice(0, most);
  }
  return { states, isComplete };
}

function following(state: State, party: Party, mayMiss: boolean): State[] {
  const taken = (offer: PurchaseOffer) => state.demand.get(offer.productId) ?? 0;
  const alone = party.offers
    .filter((offer) => breakpoints(offer, taken(offer) + party.wanted).length > 0)
    .map(({ productId }) => [{ productId, pieces: party.wanted }]);
  const ways = alone.length > 0 ? alone : shared(party, taken);
  const gone = ways.map((pieces): State => {
    const demand = new Map(state.demand);
    for (const one of pieces) demand.set(one.productId, (demand.get(one.productId) ?? 0) + one.pieces);
    return { ...state, demand, given: { pieces, before: state.given } };
  });
  if (!mayMiss) return gone;
  const missed = { pieces: [], before: state.given };
  return [...gone, { ...state, given: missed, misses: state.misses + party.lines.length }];
}

/** Two offers together, of what others have left there. */
function shared(
  party: Party,
  taken: (offer: PurchaseOffer) => number,
): { productId: number; pieces: number }[][] {
  const left = party.offers.map((offer) => {
    const most = ruleOf(offer).maxBuyNum! - taken(offer);
    const isBought = taken(offer) > 0;
    return { ...offer, available: Math.max(0, most), ...(isBought ? { minBuyNum: offer.multiple } : {}) };
  });
  return splits(left, party.wanted).map(({ picks }) =>
    picks.map(({ productId, quantity }) => ({ productId, pieces: quantity })),
  );
}

function costOf({ demand }: State, offers: ReadonlyMap<number, PurchaseOffer>): number {
  return sum(
    [...demand].map(([productId, pieces]) => {
      const offer = offers.get(productId)!;
      return pickOf(offer, breakpoints(offer, pieces)[0]!).amount;
    }),
  );
}

/** How many of each product may be bought: its need, mended, or a later step of its ladder. */
function quantitiesOf(
  { demand }: State,
  offers: ReadonlyMap<number, PurchaseOffer>,
): { quantities: [productId: number, quantity: number][]; isLeast: boolean }[] {
  let found: { quantities: [number, number][]; isLeast: boolean }[] = [{ quantities: [], isLeast: true }];
  for (const [productId, pieces] of demand) {
    found = found
      .flatMap(({ quantities, isLeast }) =>
        breakpoints(offers.get(productId)!, pieces).map((quantity, i) => ({
          quantities: [...quantities, [productId, quantity] as [number, number]],
          isLeast: isLeast && i === 0,
        })),
      )
      .slice(0, MOST_QUANTITIES);
  }
  return found;
}

/** As it is, or with one of its products filled up where a store's freight may become free. */
function optionsOf(
  state: State,
  { quantities, isLeast }: ReturnType<typeof quantitiesOf>[number],
  parties: readonly Party[],
  offers: ReadonlyMap<number, PurchaseOffer>,
  fill: Fill,
  fewest: number,
): LineOption[] {
  const picks = quantities.map(([productId, quantity]) => pickOf(offers.get(productId)!, quantity));
  const option = {
    amount: sum(picks.map(({ amount }) => amount)),
    isLeast,
    misses: state.misses - fewest,
    shares: () => {
      const given: LineShare['pieces'][] = [];
      for (let one = state.given; one; one = one.before) given.push(one.pieces);
      return parties.flatMap((party, i) => sharesOf(party, given.at(-1 - i)!));
    },
  };
  const filled = quantities.flatMap(([productId, quantity], i) => {
    const offer = offers.get(productId)!;
    const fillUp = fillUpOf(offer, quantity, fill(offer));
    return fillUp ? [{ ...option, picks: [picks[i]!, ...picks.toSpliced(i, 1)], fillUp }] : [];
  });
  return filled.length > 0 ? filled : [{ ...option, picks, fillUp: null }];
}

/** The pieces of a party given to its lines one after the other. */
function sharesOf(party: Party, given: LineShare['pieces']): LineShare[] {
  const left = given.map((one) => ({ ...one }));
  return party.lines.map((line, i) => {
    if (party.lines.length === 1 || given.length === 0) return { line, pieces: given };
    let open = line.wanted;
    const isLast = i === party.lines.length - 1;
    const pieces = left.flatMap((one) => {
      const taken = isLast ? one.pieces : Math.min(open, one.pieces);
      open -= taken;
      one.pieces -= taken;
      return taken > 0 ? [{ productId: one.productId, pieces: taken }] : [];
    });
    return { line, pieces };
  });
}

/** What they cost at least, each at the lowest price that so many pieces can reach; the dearest left out where some stay out. */
function floorOf(parties: readonly Party[], missed: number): number {
  const all = parties.reduce((pieces, { wanted }) => pieces + wanted, 0);
  const perPiece = (offer: PurchaseOffer) =>
    Math.min(
      ...offer.priceTiers
        .filter(({ minNum }) => minNum <= offer.available)
        .map(({ minNum, unitPrice }) => (unitPrice * Math.max(minNum, all)) / all),
    );
  const least = parties
    .map(({ offers, wanted }) => wanted * Math.min(...offers.map(perPiece)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .slice(0, parties.length - missed);
  const products = new Set(parties.flatMap(({ offers }) => offers.map(({ productId }) => productId)));
  // An amount is rounded once per product, by half a fen at most.
  return Math.max(0, Math.floor(least.reduce((a, b) => a + b, 0) / 10_000 - products.size / 2));
}
