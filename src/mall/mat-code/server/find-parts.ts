// Parts for whoever writes codes: found by the beginning of their number, who sells them, and which codes they have.
import type { Actions } from '#kit/http/server/serve.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { matCodeProtocol, PartNameReply } from '../mat-code.protocol.ts';
import { findMatCodesOfParts } from './mat-code.ts';

type Acts = Actions<typeof matCodeProtocol>;

const MOST = 10;
const MOST_OFFERS = 100;

/** The number itself first, then those that begin with it, the shortest first. */
export const suggestParts: Acts['suggestParts'] = async (work, _actor, { keyword }) => {
  const normal = normalPartNo(keyword);
  if (normal === '') return [];
  const rows = await work.query<PartNameReply>(
    `SELECT part_id AS "partId", part_no AS "partNo", name AS brand, package_name AS "packageName"
     FROM part JOIN brand USING (brand_id) WHERE normal_part_no LIKE $1
     ORDER BY length(normal_part_no), normal_part_no, part_id LIMIT $2`,
    [`${normal}%`, MOST],
  );
  return rows.map((row) => ({ ...row, brand: brandIn(work.language, row.brand) }));
};

/** What is on sale of a part, the store with most of it first. */
export const partOffers: Acts['partOffers'] = async (work, _actor, { partId }) => {
  const offers = (await findOffers(work, [partId])).get(partId) ?? [];
  return offers
    .toSorted((a, b) => b.available - a.available)
    .slice(0, MOST_OFFERS)
    .map(({ productId, storeId, storeName, packing, available }) => ({
      productId,
      storeId,
      storeName: storeName[work.language],
      packing,
      productStock: available,
    }));
};

export const codesOfParts: Acts['codesOfParts'] = async (work, actor, { partIds }) => {
  const found = await findMatCodesOfParts(work, actor.enterpriseId, partIds);
  return [...found].map(([partId, codes]) => ({
    partId,
    codes: codes.map(({ matCodeId, matCode, grade }) => ({ matCodeId, matCode, grade })),
  }));
};
