// The demo mall's parts and what its stores ask for them, the same on every run.
import type {
  CatalogLot,
  CatalogOffer,
  CatalogPacking,
  CatalogPart,
  CatalogTier,
} from '#mall/part/catalog-part.ts';
import { everyFamily } from '#mall/part/families/every-family.ts';
import { familyChoices, familyPart, familyPrice } from '#mall/part/family.ts';
import { topCategoryOf } from './categories.ts';
import { everyListedPart } from './ics/every-listed-part.ts';
import { withFeatures } from './ics/features.ts';
import { demoSelection } from './selection.ts';
import { demoStores } from './stores.ts';
import { demoWeight } from './weights.ts';

/** A store's offer of a part. A store may offer a part in two packings. */
export interface DemoOffer {
  storeKey: string;
  offer: CatalogOffer;
}

interface Priced {
  part: CatalogPart;
  yuan: number;
}

function* pricedParts(): Iterable<Priced> {
  for (const { part, price } of everyListedPart) yield { part, yuan: price };
  for (const family of everyFamily) {
    for (const selection of demoSelection[family.code] ?? [{}]) {
      for (const choice of familyChoices(family, selection)) {
        yield { part: familyPart(family, choice), yuan: familyPrice(family, choice) };
      }
    }
  }
}

/** Every part of the demo mall, in a fixed order: the written-out ones first, then family by family. */
export function* demoParts(): Iterable<CatalogPart> {
  for (const { part } of pricedParts())
    yield { ...withFeatures(withWeight(withMoistureLevel(part))), supplierNo: supplierNoOf(part) };
}

/**
 * Under which number a distributor would list the part: `C9` and eight digits, more than any real
 * number of this form has, so that none of the demo can be taken for that of another part.
 */
export function supplierNoOf({ brand, partNo }: CatalogPart): string {
  return `C9${String(hashOf(`${brand}\n${partNo}`) % 100_000_000).padStart(8, '0')}`;
}

/** Ceramic and wound chips without a moulded body: they take up no moisture, and their makers say level 1. */
const DRY = new Set([
  'chip-resistor',
  'thin-film-resistor',
  'resistor-array',
  'mlcc',
  'mlcc-high-voltage',
  'ferrite-bead',
  'rf-inductor',
  'multilayer-inductor',
]);

function withMoistureLevel(part: CatalogPart): CatalogPart {
  return DRY.has(part.categoryCode) ? { ...part, compliance: { ...part.compliance, msl: '1' } } : part;
}

function withWeight(part: CatalogPart): CatalogPart {
  const weight = demoWeight(part);
  return weight ? { ...part, params: [...part.params, weight] } : part;
}

const keyOf = (part: CatalogPart) => `${part.brand}\n${part.partNo}`;

let prices: Map<string, number> | undefined;

function basePrice(part: CatalogPart): number {
  prices ??= new Map([...pricedParts()].map((priced) => [keyOf(priced.part), priced.yuan]));
  const yuan = prices.get(keyOf(part));
  if (yuan === undefined) throw new Error(`not a part of the demo mall: ${part.brand} ${part.partNo}`);
  return yuan;
}

function hashOf(seed: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return state >>> 0;
}

/** A stream of numbers in [0, 1) that depends on the seed alone. */
function stream(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How parts of a price class are sold: least multiple, price breaks, what the breaks cost, and usual stock. */
interface PriceClass {
  below: number;
  multiple: number;
  breaks: readonly number[];
  factors: readonly number[];
  stock: readonly [number, number];
}

// chosen: after the ladders that Chinese component malls show
const CLASSES: readonly PriceClass[] = [
  {
    below: 0.06,
    multiple: 100,
    breaks: [100, 1000, 5000, 10_000, 50_000, 100_000],
    factors: [2.1, 1.5, 1.24, 1.11, 1.04, 1],
    stock: [20_000, 3_000_000],
  },
  {
    below: 0.6,
    multiple: 10,
    breaks: [20, 200, 600, 2000, 10_000, 30_000],
    factors: [1.95, 1.48, 1.27, 1.13, 1.05, 1],
    stock: [5000, 400_000],
  },
  {
    below: 5,
    multiple: 1,
    breaks: [5, 50, 150, 500, 2500, 5000],
    factors: [1.8, 1.42, 1.25, 1.12, 1.04, 1],
    stock: [500, 60_000],
  },
  {
    below: 80,
    multiple: 1,
    breaks: [1, 10, 30, 100, 500, 1000],
    factors: [1.45, 1.28, 1.18, 1.09, 1.03, 1],
    stock: [60, 12_000],
  },
  {
    below: Number.POSITIVE_INFINITY,
    multiple: 1,
    breaks: [1, 5, 20, 50, 100, 200],
    factors: [1.22, 1.15, 1.1, 1.06, 1.03, 1],
    stock: [3, 400],
  },
];

const PIECEWISE = new Set(['processors', 'analog', 'power-ics', 'logic-interface', 'wireless', 'sensors']);

/** The price class; integrated circuits and modules are sold from one piece on, however cheap. */
function classOf(part: CatalogPart, yuan: number): PriceClass {
  const piecewise = CLASSES[3]!;
  if (yuan < 5 && yuan >= 0.2 && PIECEWISE.has(topCategory(part.categoryCode))) {
    return { ...piecewise, factors: [1.7, 1.42, 1.26, 1.12, 1.04, 1], stock: [200, 60_000] };
  }
  return CLASSES.find((candidate) => yuan < candidate.below)!;
}

/** Micro-yuan, with the six decimals used only where a price is small. */
function microYuan(yuan: number): number {
  const step = yuan >= 10 ? 10_000 : yuan >= 1 ? 1000 : yuan >= 0.1 ? 100 : 1;
  return Math.max(1, Math.round((yuan * 1_000_000) / step) * step);
}

function ladder(minNums: readonly number[], factors: readonly number[], yuan: number): CatalogTier[] {
  const tiers: CatalogTier[] = [];
  minNums.forEach((minNum, at) => {
    const unitPrice = microYuan(yuan * factors[at]!);
    const last = tiers.at(-1);
    if (!last || unitPrice < last.unitPrice) tiers.push({ minNum, unitPrice });
  });
  return tiers;
}

const SMD_PICTURE =
  /^(r-(0|1|2512|array|pot-smd)|c-(0|1|tant|poly|elec-smd)|l-(0|1206|power)|emi-(bead|cm)|x-(3225|5032|7050|osc|smd|3215)|d-(sm|sod|bridge-smd|minimelf)|sot|to-252|to-263|powerpak|dirfet|soic|msop|tssop|qfn|dfn|smd-4|led-(0|1|5050|ws)|f-1206|p-0402|ntc-smd|lga|jst-sh|ffc|usb-c|tf-card|ufl|ant-chip)/;

/** How a part is packed, and how many one package holds. */
function packed(part: CatalogPart): { packing: CatalogPacking; spq: number } {
  const picture = part.picture ?? '';
  if (/^(lqfp|bga|esp32|rf-module|igbt)/.test(picture))
    return { packing: 'tray', spq: /^lqfp/.test(picture) ? 250 : 100 };
  if (SMD_PICTURE.test(picture)) {
    const spq = /0201|0402/.test(picture)
      ? 10_000
      : /0603|0805|1206|bead|array/.test(picture)
        ? 5000
        : /^(sot|d-sod|c-tant|dfn|qfn)/.test(picture)
          ? 3000
          : 2000;
    return { packing: 'cutTape', spq };
  }
  if (/^(to-|dip-|relay|ic-socket|d-bridge)/.test(picture)) return { packing: 'tube', spq: 50 };
  if (/^(pm-|module|disp|spk|batt|cable|heatsink|cur-lem|ssr)/.test(picture))
    return { packing: picture === 'cable' ? 'piece' : 'box', spq: picture === 'cable' ? 1 : 20 };
  return { packing: 'bag', spq: 1000 };
}

/** A date code between the 10th week of 2024 and the 42nd of 2026. */
function dateCode(random: () => number): string {
  const week = 9 + Math.floor(random() * 136);
  return `${24 + Math.floor(week / 52)}${String((week % 52) + 1).padStart(2, '0')}`;
}

function lotsOf(stock: number, multiple: number, prefix: string, random: () => number): CatalogLot[] {
  if (stock === 0) return [];
  const count = stock < 10 * multiple ? 1 : 1 + Math.floor(random() * 3);
  const lots: CatalogLot[] = [];
  let left = stock;
  for (let at = 0; at < count; at++) {
    const share =
      at === count - 1 ? left : Math.floor((left * (0.35 + random() * 0.4)) / multiple) * multiple;
    if (share <= 0) continue;
    const code = dateCode(random);
    const serial = Math.floor(random() * 36 ** 4)
      .toString(36)
      .toUpperCase()
      .padStart(4, '0');
    lots.push({ lotNo: `${prefix}${code}${serial}${at + 1}`, dateCode: code, onHand: share });
    left -= share;
  }
  return lots;
}

function stockOf(scale: PriceClass, random: () => number): number {
  const luck = random();
  if (luck < 0.04) return 0;
  if (luck < 0.09) return scale.multiple * (1 + Math.floor(random() * 3));
  const [low, high] = scale.stock;
  return Math.max(
    scale.multiple,
    Math.floor((low * (high / low) ** random()) / scale.multiple) * scale.multiple,
  );
}

function sellingStores(part: CatalogPart, random: () => number): string[] {
  const top = topCategory(part.categoryCode);
  const focused = demoStores.filter(
    (store) => store.categories.includes(top) && (store.brands.includes(part.brand) || random() < 0.72),
  );
  const keys = focused.map((store) => store.key).slice(0, 2);
  if (keys.length === 0 || random() < 0.7) keys.unshift('yuancai');
  return keys;
}

const tops = new Map<string, string>();

function topCategory(code: string): string {
  let top = tops.get(code);
  if (top === undefined) {
    top = topCategoryOf(code) ?? '';
    tops.set(code, top);
  }
  return top;
}

/**
 * What the stores offer a part for: one to three stores, the same on every run.
 * Every MOQ and price break is a multiple of `multiple`; prices fall strictly from break to break.
 * Throws for a part that is not the demo mall's.
 */
export function demoOffers(part: CatalogPart): DemoOffer[] {
  const yuan = basePrice(part);
  const random = stream(keyOf(part));
  const scale = classOf(part, yuan);
  const { packing, spq } = packed(part);
  const offers: DemoOffer[] = [];
  for (const storeKey of sellingStores(part, random)) {
    // chosen: stores differ by up to a tenth
    const asked = yuan * (storeKey === 'yuancai' ? 1 + random() * 0.05 : 0.95 + random() * 0.14);
    const stock = part.lifecycle === 'obsolete' && random() < 0.5 ? 0 : stockOf(scale, random);
    const count = 3 + Math.floor(random() * 4);
    const prefix = `${storeKey[0]}${storeKey.at(-1)}`.toUpperCase();
    const leadDays = stock === 0 ? 14 + 7 * Math.floor(random() * 9) : 1 + Math.floor(random() * 3);
    const moq = scale.breaks[0]!;
    offers.push({
      storeKey,
      offer: {
        packing,
        minBuyNum: moq,
        multiple: scale.multiple,
        spq,
        leadDays,
        tiers: ladder(scale.breaks.slice(0, count), scale.factors, asked),
        lots: lotsOf(stock, scale.multiple, prefix, random),
      },
    });
    if (packing === 'cutTape' && yuan < 0.6 && random() < 0.3) {
      const reels = stock === 0 ? 0 : 1 + Math.floor(random() * 60);
      offers.push({
        storeKey,
        offer: {
          packing: 'reel',
          minBuyNum: spq,
          multiple: spq,
          spq,
          leadDays: reels === 0 ? leadDays : 2 + Math.floor(random() * 3),
          tiers: ladder(
            [1, 4, 10, 20].map((full) => full * spq),
            [1.12, 1.06, 1.02, 0.99],
            asked,
          ),
          lots: lotsOf(reels * spq, spq, `${prefix}R`, random),
        },
      });
    }
  }
  return offers;
}
