// What the purchaser's rules look at when lines are awarded: sum, parts, prices last paid, grades.
import type { Work } from '#kit/db/work.ts';
import { cents, centsToWire, sum } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { ApprovalCase } from '#mall/approval/server/approval.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { comparisonPage } from '#mall/inquiry/inquiry-pages.ts';
import type { FoundInquiry } from '#mall/inquiry/server/inquiry.ts';
import { findMatCodesOfParts, matCodeFor } from '#mall/mat-code/server/mat-code.ts';
import { wonBefore } from './becomes.ts';
import type { AwardPlan, PlannedLine } from './plan-award.ts';

type Products = Awaited<ReturnType<typeof findProducts>>;
const partIdsOf = (products: Products) => [...products.values()].map(({ partId }) => partId);

/** Undefined for who buys for no enterprise: nobody has rules for him. @param awardSn '' before there is one */
export async function awardCase(
  work: Work,
  { inquiry }: FoundInquiry,
  plan: AwardPlan,
  author: { memberId: number; memberName: string },
  awardSn: string,
): Promise<ApprovalCase | undefined> {
  const { enterpriseId } = inquiry;
  if (enterpriseId === null) return undefined;
  const { lines } = plan;
  const products = await findProducts(
    work,
    lines.flatMap((line) => line.productId ?? []),
  );
  // An inquiry awarded piece by piece is one purchase.
  const before = sum([...(await wonBefore(work, inquiry.inqSn, awardSn)).values()]);
  return {
    docType: 'award',
    docSn: awardSn,
    scope: { enterpriseId },
    authorId: author.memberId,
    authorName: author.memberName,
    title: before > 0 ? `${inquiry.title}（含已定标 ${showAmount(centsToWire(before))}）` : inquiry.title,
    url: comparisonPage(inquiry.inqSn),
    amount: cents(before + plan.goodsAmount + plan.freight),
    skuNum: new Set(lines.map((one) => `${one.line.partNo}\n${one.line.brandName}\n${one.lineNo}`)).size,
    projectId: inquiry.projectId,
    costCentre: inquiry.costCentre,
    storeIds: [...new Set(lines.map((one) => one.storeId))],
    partIds: partIdsOf(products),
    aboveLastPerMille: await aboveLast(work, enterpriseId, lines),
    belowListPerMille: 0,
    hasGradeCOrD: await hasLowGrade(work, enterpriseId, products),
  };
}

const LAST_PAID = `
  SELECT DISTINCT ON (l.product_id) l.product_id AS "productId", l.unit_price AS "unitPrice"
  FROM order_line l JOIN sub_order o USING (order_sn)
  WHERE l.product_id = ANY($2::bigint[]) AND o.enterprise_id = $1 AND o.paid_at IS NOT NULL
  ORDER BY l.product_id, o.paid_at DESC`;

/** Per mille above the price last paid, the worst line. */
async function aboveLast(work: Work, enterpriseId: number, lines: readonly PlannedLine[]): Promise<number> {
  const productIds = lines.flatMap((line) => line.productId ?? []);
  if (productIds.length === 0) return 0;
  const rows = await work.query<{ productId: number; unitPrice: number }>(LAST_PAID, [
    enterpriseId,
    productIds,
  ]);
  const last = new Map(rows.map((row) => [row.productId, row.unitPrice]));
  return lines.reduce((worst, { productId, unitPrice }) => {
    const before = productId === null ? undefined : last.get(productId);
    if (!before || unitPrice <= before) return worst;
    return Math.max(worst, Math.floor(((unitPrice - before) * 1000) / before));
  }, 0);
}

/** A part that the enterprise itself would rather replace, by its own material codes. */
async function hasLowGrade(work: Work, enterpriseId: number, products: Products): Promise<boolean> {
  if (products.size === 0) return false;
  const codes = await findMatCodesOfParts(work, enterpriseId, partIdsOf(products));
  return [...products.values()].some(({ partId, productId }) => {
    const grade = matCodeFor(codes.get(partId), productId)?.grade;
    return grade === 'C' || grade === 'D';
  });
}
