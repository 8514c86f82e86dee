// Takes a part number apart with the family of its maker.
import { LRUCache } from 'lru-cache';
import type { Language } from '#kit/words/text.ts';
import { familiesOf } from '../families/families-of.ts';
import { type DecodedSegment, decodeOrderCode } from '../family.ts';

/** A piece of a part number and what it stands for. */
export interface CodePiece {
  code: string;
  label: string;
  meaning: string;
}

const decoded = new LRUCache<string, { segments: DecodedSegment[] | null }>({ max: 20_000 });

/** The codes of a part number and what they stand for; null when no family of that maker builds it. */
export function orderCodeOf(brandName: string, partNo: string, language: Language): CodePiece[] | null {
  const key = `${brandName}\n${partNo}`;
  let found = decoded.get(key);
  if (!found) {
    found = { segments: decodeOrderCode(familiesOf(brandName), partNo)?.segments ?? null };
    decoded.set(key, found);
  }
  if (!found.segments) return null;
  return found.segments.map(({ code, labelZh, labelEn, textZh, textEn }) =>
    language === 'en' ? { code, label: labelEn, meaning: textEn } : { code, label: labelZh, meaning: textZh },
  );
}
