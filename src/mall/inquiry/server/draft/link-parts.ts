// Finds the catalogue's part behind a part number that was typed: datasheet, prices and suppliers are found by it.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { findByNumber, sameBrand } from '#mall/bom/server/bom.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { InquiryLineContent } from '../../inquiry-lines.ts';

/**
 * A line is linked where exactly one part has its number, of the brand that it names; the others stay as they are.
 * @param ofAnyBrand the only part with the number stands for it whatever brand is named: for estimates, not for orders
 */
export async function linkParts(
  work: Work,
  lines: readonly InquiryLineContent[],
  ofAnyBrand = false,
): Promise<InquiryLineContent[]> {
  const found = await findByNumber(work, lines.map(typedNumber).filter(Boolean));
  return lines.map((line) => {
    const brand = 'brandName' in line.wish ? line.wish.brandName : '';
    const all = found.get(typedNumber(line)) ?? [];
    const own = all.filter(({ brandName, brandZh }) => sameBrand(brand, brandName, brandZh) !== false);
    const parts = ofAnyBrand && own.length === 0 ? all : own;
    return parts.length === 1 ? { ...line, partId: required(parts[0]).partId } : line;
  });
}

const typedNumber = ({ partId, wish }: InquiryLineContent): string =>
  partId === null && 'partNo' in wish ? normalPartNo(wish.partNo) : '';
