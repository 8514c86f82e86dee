// Before a buyer's order under an agreement is placed: what was reserved for the agreement becomes the order's, the rest is reserved, and the buyer's own people are asked where a rule says so (domain 3.4.5).
import type { Work } from '#kit/db/work.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import type { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import {
  askApproval,
  moveReservation,
  previewApprovalPath,
  type SpendingKey,
} from '#mall/approval/server/approval.ts';
import { holdEmployee, requireWithinLimits } from '#mall/company/server/company.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import { caseOfLines, type LineToJudge, type Purpose, parentSnOf } from '../basket/ask-buyers-people.ts';
import { reserveSpending, spendingKey } from '../basket/order-budget.ts';
import { spentThisMonth } from '../basket/spent-this-month.ts';

/** Who orders under an agreement, and what the agreement itself has reserved; null: it holds nothing. */
export interface OrderingBuyer {
  member: Member;
  from: SpendingKey | null;
}

/** What the buyer's people look at. */
export interface AgreedSpending extends Purpose {
  enterpriseId: number | null;
  storeId: number;
  lines: readonly { partNo: string; productId: number | null; unitPrice: UnitPrice }[];
  amount: Cents;
}

/**
 * Call it with the employee held (`holdEmployee`), before the order's rows are made.
 * @returns whether the order waits for its buyer's own people
 * @throws subAccountErrors for an employee above his limits; approvalErrors.overBudget
 */
export async function askForAgreed(
  work: Work,
  { member, from }: OrderingBuyer,
  of: AgreedSpending & { orderSn: string },
): Promise<boolean> {
  const { orderSn, enterpriseId, projectId, costCentre, amount } = of;
  const parentSn = parentSnOf(orderSn);
  await requireWithinLimits(work, member, amount, () => spentThisMonth(work, member.memberId, parentSn));
  if (enterpriseId === null) return false;
  if (from) await moveReservation(work, from, spendingKey(parentSn), amount);
  await reserveSpending(work, { parentSn, enterpriseId, projectId, costCentre, amount });
  const { isNeeded } = await askApproval(
    work,
    await caseOfLines(work, member, enterpriseId, { ...of, ...(await judged(work, of)) }),
  );
  return isNeeded;
}

/**
 * For who orders what was decided before: nobody has to approve it again, and how much he himself may order holds all the
 * same. Call it before anything is held. @returns what to call with the amount @throws subAccountErrors above his limits
 */
export async function limitsOf(work: Work, member: Member): Promise<(amount: Cents) => Promise<void>> {
  await holdEmployee(work, member);
  return (amount) => requireWithinLimits(work, member, amount, () => spentThisMonth(work, member.memberId));
}

/** Who would have to approve it; no steps: nobody. Changes nothing. */
export async function previewAgreed(
  work: Work,
  { member, from }: OrderingBuyer,
  of: AgreedSpending,
): Promise<ApprovalPath> {
  if (of.enterpriseId === null) return { state: null, stateName: '', tone: 'neutral', steps: [] };
  const asked = { ...of, orderSn: '', ...(await judged(work, of)) };
  return previewApprovalPath(work, {
    ...(await caseOfLines(work, member, of.enterpriseId, asked)),
    takesFrom: from,
  });
}

async function judged(
  work: Work,
  { lines, storeId }: Pick<AgreedSpending, 'lines' | 'storeId'>,
): Promise<{ lines: LineToJudge[]; storeIds: number[] }> {
  const products = await findProducts(
    work,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return {
    storeIds: [storeId],
    lines: lines.map(({ partNo, productId, unitPrice }) => ({
      partNo,
      unitPrice,
      product: productId === null ? undefined : products.get(productId),
    })),
  };
}
