// Parts for whoever writes codes: found by the beginning of their number, who sells them, and which codes they have.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Packing } from '#mall/goods/goods.protocol.ts';
import type { Employee } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { matCodeProtocol, PartNameReply } from '../mat-code.protocol.ts';
import { findMatCodesOfParts } from './mat-code.ts';

const MOST = 10;

/** The number itself first, then those that begin with it, the shortest first. */
export async function suggestParts(
  work: Work,
  _actor: Employee,
  { keyword }: InputOf<typeof matCodeProtocol.suggestParts>,
): Promise<PartNameReply[]> {
  const normal = normalPartNo(keyword);
  if (normal === '') return [];
  const rows = await work.query<PartNameReply & Record<string, unknown>>(
    `SELECT part_id AS "partId", part_no AS "partNo", name AS brand, package_name AS "packageName"
     FROM part JOIN brand USING (brand_id) WHERE normal_part_no LIKE $1
     ORDER BY length(normal_part_no), normal_part_no, part_id LIMIT $2`,
    [`${normal}%`, MOST],
  );
  return rows.map((row) => ({ ...row, brand: brandIn(work.language, row.brand) }));
}

/** What is on sale of a part, the store with most of it first. */
export async function partOffers(
  work: Work,
  _actor: Employee,
  { partId }: InputOf<typeof matCodeProtocol.partOffers>,
): Promise<ReplyOf<typeof matCodeProtocol.partOffers>> {
  const rows = await work.query<{
    productId: number;
    storeId: number;
    zh: string;
    en: string;
    packing: Packing;
    productStock: number;
  }>(
    `SELECT p.product_id AS "productId", s.store_id AS "storeId", s.name_zh AS zh, s.name_en AS en, p.packing,
            p.on_hand - p.reserved AS "productStock"
     FROM product p JOIN goods g USING (goods_id) JOIN store s USING (store_id)
     WHERE g.part_id = $1 AND g.state = 'ON_SALE' ORDER BY p.on_hand - p.reserved DESC, p.product_id LIMIT 100`,
    [partId],
  );
  return rows.map(({ zh, en, ...offer }) => ({ ...offer, storeName: work.language === 'en' ? en : zh }));
}

export async function codesOfParts(
  work: Work,
  actor: Employee,
  { partIds }: InputOf<typeof matCodeProtocol.codesOfParts>,
): Promise<ReplyOf<typeof matCodeProtocol.codesOfParts>> {
  const found = await findMatCodesOfParts(work, actor.enterpriseId, partIds);
  return [...found].map(([partId, codes]) => ({
    partId,
    codes: codes.map(({ matCodeId, matCode, grade }) => ({ matCodeId, matCode, grade })),
  }));
}
