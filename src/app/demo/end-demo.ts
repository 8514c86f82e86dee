// Closes what is left of the demo, so that a real mall can go on with the database: nobody comes in or buys by it any more.
import type { Work } from '#kit/db/work.ts';
import { takeOffSale } from '#mall/goods/server/change-state.ts';
import { closeWaysIn } from '#mall/login/server/end-employees-sessions.ts';
import { retireMember } from '#mall/member/server/member.ts';
import { revokeConnectionsOf } from '#mall/punchout/server/punchout.ts';
import { replaceSetting } from '#mall/setting/server/setting.ts';
import { closeStores } from '#mall/store/server/store.ts';
import { DEMO_LOADED, findDemo } from './find-demo.ts';

export interface ClosedDemo {
  /** As they were called. */
  accounts: string[];
  stores: number;
  goods: number;
}

/**
 * In a transaction. Names, mobiles and WeChat users of the demo's members are free afterwards; what they ordered, signed and
 * wrote stays, and so do members who registered themselves. What is closed already stays as it is.
 */
export async function closeDemo(work: Work): Promise<ClosedDemo> {
  const { loadedAt, members, stores } = await findDemo(work);
  const left = members.filter(
    ({ memberId, memberName, isOpen }) => isOpen || !memberName.endsWith(`_left${memberId}`),
  );
  for (const { memberId } of left) {
    await closeWaysIn(work, memberId);
    await revokeConnectionsOf(work, memberId);
    await retireMember(work, memberId);
  }
  // From here on nobody is taken for the demo who registers under one of its names.
  if (loadedAt) await replaceSetting(work, DEMO_LOADED, loadedAt);
  const storeIds = stores.map(({ storeId }) => storeId);
  const goods = await takeOffSale(work, storeIds);
  return {
    accounts: left.map(({ memberName }) => memberName),
    stores: await closeStores(work, storeIds),
    goods,
  };
}
