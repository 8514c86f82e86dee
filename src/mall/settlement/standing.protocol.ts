// How a store stands with the platform: its terms, what it is owed or owes, and its deposit, which two people of finance enter.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment, requestId, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { platform, storeOperator } from '#mall/member/actor.ts';
import { type CommissionMoment, commissionMoments, DEPOSIT_KINDS } from './settlement-terms.ts';

const COMMISSION_MOMENTS = Object.keys(commissionMoments) as [CommissionMoment, ...CommissionMoment[]];

export const StandingCard = z.object({
  storeId: z.number(),
  storeName: z.string(),
  /** 0: as the platform's rule says. */
  cycle: z.number(),
  cycleName: z.string(),
  commissionOn: z.enum(COMMISSION_MOMENTS),
  commissionOnName: z.string(),
  /** What the platform owes the store, billed or not; below zero the store owes it. */
  owed: Yuan,
  deposit: Yuan,
  /** What it is to deposit. */
  wanted: Yuan,
  /** What its last bill has asked for; 0 for nothing. */
  demanded: Yuan,
});
export type StandingCard = z.infer<typeof StandingCard>;

const Move = z.object({
  moveSn: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  kindName: z.string(),
  amount: Yuan,
  serial: z.string(),
  stateName: z.string(),
  tone: Tone,
  madeBy: z.string(),
  checkedBy: z.string(),
  time: Moment,
  allowedActions: z.array(z.enum(['confirmDeposit', 'dropDeposit'])),
});
export type DepositMoveReply = z.infer<typeof Move>;

export const StoreStanding = StandingCard.extend({ moves: z.array(Move) });
export type StoreStanding = z.infer<typeof StoreStanding>;

const move = z.object({ moveSn: line(20, 1) });
const ofStore = z.object({ storeId: id() });

export const standingProtocol = {
  ...door('v3/business/seller/settlement', storeOperator, {
    deposit: get({ zh: '保证金', en: 'The store’s deposit' }, nothing, StoreStanding),
  }),
  ...door('v3/business/admin/settlement', platform('finance'), {
    adminStore: get({ zh: '平台：店铺结算', en: 'Platform: how a store stands' }, ofStore, StoreStanding, {
      name: 'store',
    }),
    /** For bills and releases from now on. */
    setTerms: post(
      { zh: '平台：设置店铺结算条款', en: 'Platform: set a store’s terms of settlement' },
      ofStore.extend({ cycle: whole(0, 3), commissionOn: z.enum(COMMISSION_MOMENTS), ...requestId }),
      StoreStanding,
    ),
    /** Counts once a second person has looked at it. */
    enterDeposit: post(
      { zh: '平台：登记保证金', en: 'Platform: enter a deposit' },
      ofStore.extend({
        kind: z.enum(['PAID', 'RETURNED']),
        amount: yuanAmount(),
        serial: line(60, 1),
        ...requestId,
      }),
      StoreStanding,
      { creates: true },
    ),
    confirmDeposit: post(
      { zh: '平台：复核保证金', en: 'Platform: look a deposit over' },
      move,
      StoreStanding,
    ),
    dropDeposit: post(
      { zh: '平台：撤销保证金登记', en: 'Platform: drop an entry of a deposit' },
      move,
      StoreStanding,
    ),
  }),
};
