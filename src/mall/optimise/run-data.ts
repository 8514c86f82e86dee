// What a selection keeps: what was asked, and a snapshot of what was found, so that it can be read and held against a later one.
import type { Text } from '#kit/words/text.ts';
import type { CatalogLifecycle } from '#mall/part/catalog-part.ts';
import type { Exclusion, Group, Wish } from './optimise-score.ts';

/** What was asked. */
export interface RunInput {
  categoryId: number;
  /** The product it began with, if any. */
  productId: number | null;
  /** `yyyy-mm-dd`; null: no date. */
  needBy: string | null;
  wish: Omit<Wish, 'needInDays'>;
}

/** One part of the ranking as it was then. */
export interface RunPart {
  partId: number;
  partNo: string;
  brandName: string;
  isDomestic: boolean;
  packageName: string | null;
  picture: string | null;
  lifecycle: CatalogLifecycle;
  rank: number;
  score: number;
  groups: Record<Group, number>;
  parameters: Record<string, number>;
  /** What it says about each attribute asked for. */
  values: Record<string, { text: string; textEn?: string }>;
  goodsId: number;
  productId: number;
  storeId: number;
  storeName: Text;
  /** What would be bought for the wanted quantity. */
  buyNum: number;
  minBuyNum: number;
  /** Of buyNum, in fen. */
  amount: number;
  /** Micro-yuan at buyNum. */
  unitPrice: number;
  stock: number;
  leadDays: number;
  /** The product of which samples could be had; null: none. */
  sample: { goodsId: number; productId: number; storeId: number } | null;
  matGrade: 'A' | 'B' | 'C' | 'D' | null;
}

export interface ExcludedPart {
  partId: number;
  partNo: string;
  brandName: string;
  exclusion: Exclusion;
}

/** What came out. */
export interface RunResult {
  /** Parts of the category on sale. */
  total: number;
  /** Of them, how many were looked at one by one; the others miss a hard limit or came too late. */
  considered: number;
  /** How many could be ranked; `ranked` holds the best of them. */
  rankedCount: number;
  ranked: RunPart[];
  /** How many were left out for each reason, the most frequent first; key '' for reasons without an attribute. */
  reasons: Array<{ why: Exclusion['why']; key: string; count: number }>;
  /** The first of those left out, by part number. */
  excluded: ExcludedPart[];
  /** Names of the attributes asked for. */
  names: Record<string, Text>;
  /** A digest of everything the ranking was computed from: equal digests and inputs give equal lists. */
  dataVersion: string;
}
