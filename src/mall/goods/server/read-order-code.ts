// Reads a typed order code of a series, or builds one from choices, and looks whether the mall has that part.
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { familiesOfSeries } from '#mall/part/families/families-of.ts';
import { type Choice, decodeOrderCode, decodePartNo, type PartFamily } from '#mall/part/family.ts';
import type { seriesProtocol } from '../series.protocol.ts';
import { goodsErrors } from './goods.errors.ts';

const FOUND = `
  SELECT a.part_id AS "partId", a.part_no AS "partNo",
         (SELECT p.product_id FROM goods g JOIN product p ON p.goods_id = g.goods_id AND p.is_default
          WHERE g.part_id = a.part_id AND g.state = 'ON_SALE'
          ORDER BY p.on_hand > p.reserved DESC, (p.price_tiers -> 0 ->> 'unitPrice')::bigint LIMIT 1) AS "productId"
  FROM part a WHERE a.brand_id = $1 AND a.part_no = $2`;

/** A code that cannot be read is answered, not refused. @throws goodsErrors.unknownSeries for an unknown brand */
export const readOrderCode: Action<typeof seriesProtocol.orderCode> = async (
  work,
  _visitor,
  { brandId, series, partNo, familyCode, choice },
) => {
  const [brand] = await work.query<{ name: string }>('SELECT name FROM brand WHERE brand_id = $1', [brandId]);
  if (!brand) throw goodsErrors.unknownSeries();
  const families = familiesOfSeries(brand.name, series);
  const answer = partNo
    ? readTyped(families, partNo)
    : built(
        families.find((family) => family.code === familyCode),
        choice ?? {},
      );
  const decoded = answer.state === 'built' ? decodePartNo(answer.family, answer.partNo) : undefined;
  const [part] =
    answer.partNo === ''
      ? []
      : await work.query<{ partId: number; partNo: string; productId: number | null }>(
          FOUND,
          [brandId, answer.partNo],
          'goods-order-code',
        );
  return {
    state: answer.state,
    partNo: answer.partNo,
    familyCode: answer.family?.code ?? '',
    choice: { ...answer.choice },
    segments: (decoded?.segments ?? []).map(({ code, labelZh, labelEn, textZh, textEn }) =>
      work.language === 'en'
        ? { code, label: labelEn, meaning: textEn }
        : { code, label: labelZh, meaning: textZh },
    ),
    part: part ?? null,
  };
};

type Answer =
  | { state: 'built'; family: PartFamily; partNo: string; choice: Choice }
  | { state: 'notBuilt' | 'unknown'; family?: PartFamily; partNo: string; choice: Choice };

function readTyped(families: readonly PartFamily[], typed: string): Answer {
  const found = decodeOrderCode(families, typed);
  return found
    ? { state: 'built', family: found.family, partNo: found.partNo, choice: found.choice }
    : { state: 'unknown', partNo: typed.trim(), choice: {} };
}

/** Only the segments of the family count among what was chosen. */
function built(family: PartFamily | undefined, chosen: Choice): Answer {
  if (!family) return { state: 'unknown', partNo: '', choice: {} };
  const choice: Record<string, string> = {};
  let partNo = '';
  for (const segment of family.segments) {
    if ('fixed' in segment) {
      partNo += segment.fixed;
      continue;
    }
    const code = Object.hasOwn(chosen, segment.key) ? required(chosen[segment.key]) : '';
    const isKnown =
      'codec' in segment ? segment.codec.read(code) !== undefined : Object.hasOwn(segment.options, code);
    if (!isKnown) return { state: 'unknown', family, partNo: '', choice: chosen };
    choice[segment.key] = code;
    partNo += code;
  }
  const isBuilt = !family.constraint || family.constraint(choice);
  return { state: isBuilt ? 'built' : 'notBuilt', family, partNo, choice };
}
