// The record every catalogue is turned into before it enters the mall: a maker's part, and a store's offer of it.
import type { Compliance } from './compliance.ts';

/**
 * One parameter of a part.
 * `text` is what the maker prints; `n` (or `lo` and `hi` for a range) is the same in the SI base `unit`,
 * so that 4.7kΩ and 4700Ω are one value. Lengths are in m, temperatures in ℃, memory sizes in B or bit.
 */
export interface CatalogParameter {
  key: string;
  text: string;
  textEn?: string;
  n?: number;
  lo?: number;
  hi?: number;
  unit?: string;
}

/** How far a part is in its life at the maker. */
export type CatalogLifecycle = 'active' | 'nrnd' | 'eol' | 'obsolete';

/** A maker's part. `brand` and `partNo` together are its identity. */
export interface CatalogPart {
  brand: string;
  partNo: string;
  categoryCode: string;
  titleZh: string;
  titleEn: string;
  package?: string;
  packageFamily?: string;
  pins?: number;
  picture?: string;
  datasheet?: string;
  lifecycle: CatalogLifecycle;
  releasedAt?: string;
  compliance?: Compliance;
  series?: string;
  /** The number under which a well-known supplier lists it, as bills of materials quote it: C17337. */
  supplierNo?: string;
  params: CatalogParameter[];
}

/** From `minNum` pieces on, one piece costs `unitPrice` micro-yuan (¥1 = 1_000_000). */
export interface CatalogTier {
  minNum: number;
  unitPrice: number;
}

/** Pieces of one production lot; `dateCode` is year and week, '2537'. */
export interface CatalogLot {
  lotNo: string;
  dateCode: string;
  onHand: number;
}

/** In what a part is handed over. */
export type CatalogPacking = 'reel' | 'cutTape' | 'tube' | 'tray' | 'bag' | 'box' | 'piece';

/** One way in which a store sells a part: packing, least quantity, multiple, price ladder and stock by lot. */
export interface CatalogOffer {
  packing: CatalogPacking;
  minBuyNum: number;
  multiple: number;
  spq: number;
  leadDays: number;
  tiers: CatalogTier[];
  lots: CatalogLot[];
}
