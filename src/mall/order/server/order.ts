// The front door of orders: what the rooms above may ask about received orders, and mark on them.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';

/** A received line for the evaluation centre, ready for the wire but for what the evaluation room itself knows. */
export interface LineToEvaluate {
  orderSn: string;
  orderLineId: number;
  goodsId: number;
  productId: number;
  goodsName: string;
  goodsImage: string | null;
  partNo: string;
  buyNum: number;
  storeName: string;
  finishedAt: string;
  isEvaluated: 0 | 1;
  /** Until when evaluations may be written and added to. */
  evaluateUntil: Date;
}

export interface EvaluableOrder {
  orderSn: string;
  memberId: number;
  storeId: number;
  evaluateUntil: Date;
}

export interface EvaluableLine {
  orderLineId: number;
  goodsId: number;
  productId: number;
  isEvaluated: boolean;
}

/**
 * Received lines of a member, the latest receipt first. `todo`: not evaluated and the window is open; `done`: evaluated;
 * `toAdd`: evaluated and the window is open.
 * @param asked.onlyLines leaves out every other line (for `toAdd`: those without an addition, as the evaluation room knows)
 */
export async function linesToEvaluate(
  work: Work,
  memberId: number,
  asked: { tab: 'todo' | 'done' | 'toAdd'; orderSn?: string; onlyLines?: readonly number[]; current: number; pageSize: number },
): Promise<{ rows: LineToEvaluate[]; total: number }> {
  throw new Error(`not open yet: ${memberId} ${asked.tab} ${work.now}`);
}

/**
 * The member's completed order with its lines, held until this work ends.
 * @throws orderErrors.notFound when it is not his; orderErrors.notNow when it is not completed, or the window is over
 */
export async function requireEvaluable(
  work: Work,
  memberId: number,
  orderSn: string,
): Promise<{ order: EvaluableOrder; lines: EvaluableLine[] }> {
  throw new Error(`not open yet: ${memberId} ${orderSn} ${work.now}`);
}

/**
 * Marks lines as evaluated and moves the order's evaluateState (O22). Call after requireEvaluable, in the same work.
 * @throws orderErrors.alreadyEvaluated when a line is not of this order or has been evaluated
 */
export async function markEvaluated(work: Work, orderSn: string, orderLineIds: readonly number[], actor: Member): Promise<void> {
  throw new Error(`not open yet: ${orderSn} ${orderLineIds} ${actor.memberId} ${work.now}`);
}
