// The store that somebody operates: whether visitors find it, what it lacks for that, and the button that opens it.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, whole } from '#kit/http/wire.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { STORE_NEED_KEYS } from './store-needs.ts';
import { STORE_STATES } from './store-process.ts';

export const OwnStore = z.object({
  storeId: z.number(),
  storeName: z.string(),
  state: z.enum(STORE_STATES),
  /** So many days after receipt unopened packs may come back without a reason; 0: not at all. */
  noReasonDays: z.number(),
  /** What it must have before it opens; none once it has opened. */
  needs: z.array(z.object({ key: z.enum(STORE_NEED_KEYS), isDone: Bit })),
});
export type OwnStore = z.infer<typeof OwnStore>;

export const ownStoreProtocol = door('v3/store/seller/store', storeOperator, {
  show: get({ zh: '本店', en: 'The store that one operates' }, nothing, OwnStore),
  saveNoReason: post(
    { zh: '设置无理由退货', en: 'Set for how long goods may come back without a reason' },
    z.object({ noReasonDays: whole(0, 90) }),
    OwnStore,
  ),
  /** From then on visitors find it, and what waited goes on sale. */
  open: post({ zh: '开店', en: 'Open the store' }, nothing, OwnStore),
});
