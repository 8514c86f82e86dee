// Looks up everything that a file of material codes names: parts, stores, products.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { findOrigins } from '#mall/goods/server/goods.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { alternateParts, type KnownNames, type NamedPart } from '../compare-mat-codes.ts';
import type { WrittenFields } from '../mat-import.ts';

type PartRow = NamedPart & { normalPartNo: string; brandZh: string | null; [column: string]: unknown };

/** Asks three times, however long the file is. */
export async function knownNames(work: Work, lines: readonly WrittenFields[]): Promise<KnownNames> {
  const partNos = new Set<string>();
  const storeNames = new Set<string>();
  const productIds = new Set<number>();
  for (const line of lines) {
    if (line.partNo) partNos.add(normalPartNo(line.partNo));
    for (const { partNo } of alternateParts(line.alternates ?? '')) partNos.add(normalPartNo(partNo));
    if (line.storeName) storeNames.add(line.storeName.toLowerCase());
    const productId = Number(line.productId);
    if (Number.isSafeInteger(productId) && productId > 0) productIds.add(productId);
  }
  partNos.delete('');
  const parts = await findPartsByNumber(work, [...partNos]);
  const stores =
    storeNames.size === 0
      ? []
      : await work.query<{ storeId: number; zh: string; en: string }>(
          `SELECT store_id AS "storeId", lower(name_zh) AS zh, lower(name_en) AS en FROM store
           WHERE lower(name_zh) = ANY($1::text[]) OR lower(name_en) = ANY($1::text[]) ORDER BY store_id DESC`,
          [[...storeNames]],
        );
  const origins = await findOrigins(work, [...productIds]);
  const byNumber = Map.groupBy(parts, (part) => part.normalPartNo);
  const byName = new Map(
    stores.flatMap(({ storeId, zh, en }) => [[zh, storeId] as const, [en, storeId] as const]),
  );
  return {
    partOf: (partNo, brand) => onlyPart(byNumber.get(normalPartNo(partNo)) ?? [], partNo, brand),
    storeOf: (storeName) => byName.get(storeName.toLowerCase()),
    productOf: (productId) => origins.get(productId),
  };
}

/** The parts of these normal numbers, of any brand. */
function findPartsByNumber(work: Work, normalPartNos: readonly string[]): Promise<PartRow[]> {
  if (normalPartNos.length === 0) return Promise.resolve([]);
  return work.query<PartRow>(
    `SELECT part_id AS "partId", part_no AS "partNo", normal_part_no AS "normalPartNo", name AS brand, name_zh AS "brandZh"
     FROM part JOIN brand USING (brand_id) WHERE normal_part_no = ANY($1::text[]) ORDER BY part_id`,
    [normalPartNos],
    'mat-code-parts-by-number',
  );
}

/** One part or none: where a brand is written it must be the part's, and a doubt is left to a person. */
function onlyPart(parts: readonly PartRow[], partNo: string, brand: string): NamedPart | undefined {
  const ofBrand = brand === '' ? parts : parts.filter((part) => isBrand(part, brand));
  const exact = ofBrand.filter((part) => part.partNo === partNo.trim());
  const meant = exact.length === 1 ? exact : ofBrand;
  if (meant.length !== 1) return undefined;
  const { partId, partNo: written, brand: name } = required(meant[0]);
  return { partId, partNo: written, brand: name };
}

/** `国巨`, `YAGEO`, `YAGEO(国巨)` and `yageo corporation` are all the brand that is kept as `国巨(YAGEO)`. */
function isBrand(part: PartRow, written: string): boolean {
  const said = namesIn(written);
  const known = [...namesIn(part.brand), ...namesIn(part.brandZh ?? '')];
  return said.some((name) => known.some((own) => own === name || name.startsWith(`${own} `)));
}

function namesIn(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[()/|]/)
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
}
