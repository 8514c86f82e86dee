// Before an order is placed: budgets of the buyer's enterprise are reserved for it, and its own people are asked where a rule says so (domain 3.4.5).
import type { Work } from '#kit/db/work.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type ApprovalCase, askApproval, governs } from '#mall/approval/server/approval.ts';
import { reserveStock, type StockLine } from '#mall/goods/server/goods.ts';
import { findMatCodesOfParts, matCodeFor } from '#mall/mat-code/server/mat-code.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import type { ReviewKind } from '../../order-status.ts';
import { creditNotes } from '../credit/order-on-credit.ts';
import { orderErrors } from '../order.errors.ts';
import { reserveSpending, spendingKey } from './order-budget.ts';
import type { PricedBasket } from './price-basket.ts';

/** An enterprise's projects that are not archived, told by the room that has them, which stands on a higher floor. */
export type ProjectsOf = (
  work: Work,
  enterpriseId: number,
) => Promise<{ projectId: number; projectName: string }[]>;

/** What an enterprise buys for. */
export interface Purpose {
  projectId: number | null;
  costCentre: string;
}

/** A trade carries the number of its first order. */
export const parentSnOf = (orderSn: string): string => orderSn.replace(/^SO/, 'TR');

/** The reviews of an order, in the order of domain 3.4.2. */
export const reviewsOf = (isAsked: boolean, isReviewedByStore: boolean): ReviewKind[] => [
  ...(isAsked ? (['BUYER_APPROVAL'] as const) : []),
  ...(isReviewedByStore ? (['SUPPLIER_ACCEPT'] as const) : []),
];

/** The projects that he may book to. */
export async function choosableProjects(
  work: Work,
  member: Member,
  projectsOf: ProjectsOf,
): Promise<{ projectId: number; projectName: string }[]> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null || !mayDo(member, 'project.read')) return [];
  const projects = await projectsOf(work, enterpriseId);
  return projects.map(({ projectId, projectName }) => ({ projectId, projectName }));
}

/** Nothing for who buys for no enterprise. @throws orderErrors.projectNotFound for a project that he may not book to */
export async function purposeOf(
  work: Work,
  member: Member,
  asked: { projectId?: number | undefined; costCentre: string },
  projectsOf: ProjectsOf,
): Promise<Purpose> {
  if (buysFor(member) === null) return { projectId: null, costCentre: '' };
  const { projectId = null, costCentre } = asked;
  if (projectId !== null) {
    const known = await choosableProjects(work, member, projectsOf);
    if (!known.some((one) => one.projectId === projectId)) throw orderErrors.projectNotFound();
  }
  return { projectId, costCentre };
}

const NOBODY = { isGoverned: false, isAsked: false };

/**
 * Costs nothing for who buys for no enterprise, and one look-up where the enterprise has neither rules nor budgets.
 * Otherwise the stock is promised here, since budgets are locked after products everywhere.
 * @returns `isGoverned`: the stock is promised, and the trade tells budgets and approvals how it ends; `isAsked`: it waits
 * @throws approvalErrors.overBudget; goodsErrors.shortOfStock
 */
export async function askBuyersPeople(
  work: Work,
  member: Member,
  of: {
    basket: PricedBasket;
    orderSns: readonly string[];
    purpose: Purpose;
    bought: readonly StockLine[];
    /** Accounts that pay for some of it. */
    accountIds: readonly number[];
  },
): Promise<{ isGoverned: boolean; isAsked: boolean }> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null) return NOBODY;
  const { hasRules, hasBudgets } = await governs(work, enterpriseId);
  if (!hasRules && !hasBudgets) return NOBODY;
  await reserveStock(work, of.bought);
  const { basket, orderSns, purpose, accountIds } = of;
  const isAsked = await reserveAndAsk(work, member, { basket, orderSns, accountIds, ...purpose });
  return { isGoverned: true, isAsked };
}

/** Reserves for the whole trade, in place of what it had reserved. @returns whether its own people decide first */
export async function reserveAndAsk(
  work: Work,
  member: Member,
  of: Purpose & {
    basket: PricedBasket;
    orderSns: readonly string[];
    accountIds: readonly number[];
    amount?: Cents;
  },
): Promise<boolean> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null) return false;
  const { basket, orderSns, projectId, costCentre, amount = basket.payable } = of;
  const orderSn = required(orderSns[0]);
  const parentSn = parentSnOf(orderSn);
  await reserveSpending(work, { parentSn, enterpriseId, projectId, costCentre, amount });
  const { isNeeded } = await askApproval(work, {
    ...(await caseOf(work, member, enterpriseId, { basket, orderSn, projectId, costCentre, amount })),
    notes: await creditNotes(work, of.accountIds),
  });
  return isNeeded;
}

/** What the enterprise's rules look at. @param of.orderSn the trade's first order; '' before there is one */
export function caseOf(
  work: Work,
  member: Member,
  enterpriseId: number,
  of: Purpose & { basket: PricedBasket; orderSn: string; amount: Cents },
): Promise<ApprovalCase> {
  const { basket, ...rest } = of;
  const lines = basket.stores
    .flatMap((one) => one.lines)
    .map(({ product: { productId, goodsId, partId, partNo }, unitPrice }) => ({
      partNo,
      unitPrice,
      product: { productId, goodsId, partId },
    }));
  const storeIds = basket.stores.map((one) => one.store.storeId);
  return caseOfLines(work, member, enterpriseId, { ...rest, lines, storeIds });
}

/** A line as rules look at it. */
export interface LineToJudge {
  partNo: string;
  unitPrice: UnitPrice;
  /** Absent: it was offered by words. */
  product?: { productId: number; goodsId: number; partId: number } | undefined;
}

/** The same for lines however they were priced. */
export async function caseOfLines(
  work: Work,
  member: Member,
  enterpriseId: number,
  of: Purpose & {
    lines: readonly LineToJudge[];
    storeIds: readonly number[];
    orderSn: string;
    amount: Cents;
  },
): Promise<ApprovalCase> {
  const { lines, storeIds, orderSn, amount, projectId, costCentre } = of;
  const parts = new Map(lines.map(({ product, partNo }) => [product?.partId ?? partNo, partNo]));
  const names = [...parts.values()];
  const listed = lines.flatMap(({ product, unitPrice }) => (product ? [{ product, unitPrice }] : []));
  return {
    ...spendingKey(parentSnOf(orderSn)),
    scope: { enterpriseId },
    authorId: member.memberId,
    authorName: member.memberName,
    title: names.slice(0, 3).join(' · ') + (names.length > 3 ? ` +${names.length - 3}` : ''),
    url: `/member/order/detail?orderSn=${orderSn}`,
    amount,
    skuNum: parts.size,
    projectId,
    costCentre,
    storeIds,
    partIds: listed.map(({ product }) => product.partId),
    aboveLastPerMille: await aboveLast(work, enterpriseId, listed),
    belowListPerMille: 0,
    hasGradeCOrD: await hasLowGrade(work, enterpriseId, listed),
  };
}

type ListedLine = { product: NonNullable<LineToJudge['product']>; unitPrice: UnitPrice };

const LAST_PAID = `
  SELECT DISTINCT ON (l.product_id) l.product_id AS "productId", l.unit_price AS "unitPrice"
  FROM order_line l JOIN sub_order o USING (order_sn)
  WHERE l.goods_id = ANY($2::bigint[]) AND l.product_id = ANY($3::bigint[]) AND o.enterprise_id = $1 AND o.paid_at IS NOT NULL
  ORDER BY l.product_id, o.paid_at DESC`;

/** Per mille above the price last paid, the worst line. */
async function aboveLast(work: Work, enterpriseId: number, lines: readonly ListedLine[]): Promise<number> {
  const rows = await work.query<{ productId: number; unitPrice: number }>(
    LAST_PAID,
    [
      enterpriseId,
      lines.map(({ product }) => product.goodsId),
      lines.map(({ product }) => product.productId),
    ],
    'order-last-paid',
  );
  const last = new Map(rows.map((row) => [row.productId, row.unitPrice]));
  return lines.reduce((worst, { product, unitPrice }) => {
    const before = last.get(product.productId);
    if (!before || unitPrice <= before) return worst;
    return Math.max(worst, Math.floor(((unitPrice - before) * 1000) / before));
  }, 0);
}

/** A part that the enterprise itself would rather replace, by its own material codes. */
async function hasLowGrade(work: Work, enterpriseId: number, lines: readonly ListedLine[]): Promise<boolean> {
  const codes = await findMatCodesOfParts(
    work,
    enterpriseId,
    lines.map(({ product }) => product.partId),
  );
  return lines.some(({ product }) => {
    const grade = matCodeFor(codes.get(product.partId), product.productId)?.grade;
    return grade === 'C' || grade === 'D';
  });
}
