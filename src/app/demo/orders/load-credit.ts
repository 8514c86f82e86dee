// Lets the demo's enterprise apply for credit: every step is the room's own, at an earlier clock.
import { demoCredits } from '#demo/credit.ts';
import type { Work } from '#kit/db/work.ts';
import { yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { CREDIT_AGREEMENT, USUAL_FIGURES } from '#mall/credit/credit-terms.ts';
import { acceptOffer } from '#mall/credit/server/accept-offer.ts';
import { applyForCredit } from '#mall/credit/server/apply-for-credit.ts';
import { storesCredit } from '#mall/credit/server/credit.ts';
import { creditorActs } from '#mall/credit/server/decide-credit.ts';
import type { Employee } from '#mall/member/actor.ts';
import { findAgreement } from '#mall/setting/server/setting.ts';
import { demoActor } from '../demo-actor.ts';

/** @returns how many */
export async function loadCredit(
  work: Work,
  storeIds: ReadonlyMap<string, number>,
  sellers: ReadonlyMap<string, string>,
): Promise<number> {
  const { version: agreementVersion } = required(await findAgreement(work, CREDIT_AGREEMENT));
  for (const { buyer: name, store, daysAgo, granted, ...wanted } of demoCredits) {
    const at = (hoursLater: number): Work => ({
      ...work,
      now: after(work.now, -days(daysAgo) + hours(hoursLater)),
    });
    const buyer = (await demoActor(work, name)) as Employee;
    const storeId = required(storeIds.get(store));
    const { creditSn } = await applyForCredit(at(0), buyer, {
      creditSn: '',
      storeId,
      wantedLimit: yuan(wanted.wantedLimit),
      wantedTermDays: wanted.wantedTermDays,
      yearlyPurchase: yuan(wanted.yearlyPurchase),
      text: wanted.text,
      fileIds: [],
    });
    if (!granted) continue;
    const seller = { ...(await demoActor(work, required(sellers.get(store)))), storeId };
    const { limit, termDays } = granted;
    const offered = await creditorActs.offer(at(20), storesCredit(seller), {
      creditSn,
      offer: { ...USUAL_FIGURES, creditLimit: yuan(limit), termDays },
    });
    const seen = { creditSn, version: offered.version, agreementVersion };
    await acceptOffer(at(26), buyer, seen, { ip: '127.0.0.1', userAgent: '' });
  }
  return demoCredits.length;
}
