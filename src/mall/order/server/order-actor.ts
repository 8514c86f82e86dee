// Who takes a step of an order, as the log writes it down.
import type { Member, Seller } from '#mall/member/actor.ts';
import type { OrderActor } from '../order-process.ts';

export interface ActingOnOrder {
  role: OrderActor;
  /** null: no person. */
  memberId: number | null;
  name: string;
}

export const asBuyer = (member: Pick<Member, 'memberId' | 'memberName'>): ActingOnOrder => ({
  role: 'buyer',
  memberId: member.memberId,
  name: member.memberName,
});

export const asStore = (seller: Seller): ActingOnOrder => ({
  role: 'store',
  memberId: seller.memberId,
  name: seller.memberName,
});

/** A timer, or a step that follows from another one. */
export const theSystem: ActingOnOrder = { role: 'system', memberId: null, name: '' };

export const thePayment: ActingOnOrder = { role: 'payment', memberId: null, name: '' };
