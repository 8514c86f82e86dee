// Takes a part number apart with the family of its maker, for the goods page.
import { LRUCache } from 'lru-cache';
import type { Language } from '#kit/words/text.ts';
import { everyFamily } from '#mall/part/families/every-family.ts';
import { type DecodedSegment, decodeOrderCode, type PartFamily } from '#mall/part/family.ts';
import type { GoodsDetail } from '../goods.protocol.ts';

/** A maker's names as brands carry them: `国巨(YAGEO)` is 国巨 and YAGEO. */
const namesOf = (brand: string): string[] =>
  brand
    .toUpperCase()
    .split(/[()（）]/)
    .map((name) => name.trim())
    .filter(Boolean);

const familiesByMaker = new Map<string, PartFamily[]>();
for (const family of everyFamily) {
  for (const name of namesOf(family.brand)) {
    const known = familiesByMaker.get(name);
    if (known) known.push(family);
    else familiesByMaker.set(name, [family]);
  }
}

const decoded = new LRUCache<string, { segments: DecodedSegment[] | null }>({ max: 20_000 });

/** The codes of a part number and what they stand for; null when no family of that maker builds it. */
export function orderCodeOf(brandName: string, partNo: string, language: Language): GoodsDetail['orderCode'] {
  const key = `${brandName}\n${partNo}`;
  let found = decoded.get(key);
  if (!found) {
    const families = new Set(namesOf(brandName).flatMap((name) => familiesByMaker.get(name) ?? []));
    found = { segments: decodeOrderCode(families, partNo)?.segments ?? null };
    decoded.set(key, found);
  }
  if (!found.segments) return null;
  return found.segments.map(({ code, labelZh, labelEn, textZh, textEn }) =>
    language === 'en' ? { code, label: labelEn, meaning: textEn } : { code, label: labelZh, meaning: textZh },
  );
}
