// What of the opening list is done: asked of the database, and of what the mall was started with.
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { transferAccount } from '#mall/payment/server/payment.ts';
import {
  beginShut,
  findCompany,
  findWorkingCalendar,
  type OpeningChecks,
} from '#mall/setting/server/setting.ts';
import { starterTexts } from '#starter/starter-texts.ts';

const COUNTS = `
  SELECT $1::text[] <@ ARRAY(SELECT code FROM agreement) AS "hasTexts",
         EXISTS (SELECT FROM store s JOIN store_operator USING (store_id) WHERE s.closed_at IS NULL) AS "hasStore",
         EXISTS (SELECT FROM product p JOIN goods g USING (goods_id) JOIN store s USING (store_id)
                 WHERE g.state = 'ON_SALE' AND s.closed_at IS NULL AND p.on_hand > p.reserved) AS "hasGoods",
         EXISTS (SELECT FROM platform_operator WHERE role = 'finance' AND member_id NOT IN
                 (SELECT member_id FROM platform_operator WHERE role = 'operator')) AS "hasFinance",
         EXISTS (SELECT FROM platform_operator JOIN second_factor f USING (member_id)
                 WHERE role = 'operator' AND f.confirmed_at IS NOT NULL) AS "hasFactor"`;

type Found = 'hasTexts' | 'hasStore' | 'hasGoods' | 'hasFinance' | 'hasFactor';

/** What of it the environment decides. */
export interface OpeningPlace {
  hasSms: boolean;
  hasMail: boolean;
  isHttps: boolean;
  isProduction: boolean;
}

export const openingChecks =
  (place: OpeningPlace): OpeningChecks =>
  async (work: Work) => {
    const company = await findCompany(work);
    const [found] = await work.query<Record<Found, boolean>>(COUNTS, [starterTexts.map(({ code }) => code)]);
    const { off } = await findWorkingCalendar(work);
    const year = Number(dayInChina(work.now).slice(0, 4));
    const isEntered = (one: number) => [...off].some((day) => day.startsWith(`${one}-`));
    return {
      company: company.companyNameZh !== '' && company.serviceTel !== '',
      factor: found?.hasFactor === true,
      record: company.record !== '',
      texts: found?.hasTexts === true && company.leftOpen.length === 0,
      store: found?.hasStore === true,
      goods: found?.hasGoods === true,
      pay: (await transferAccount(place.isProduction)(work)) !== undefined,
      sms: place.hasSms,
      finance: found?.hasFinance === true,
      mail: place.hasMail,
      calendar: isEntered(year) && isEntered(year + 1),
      https: place.isHttps,
    };
  };

/** A new mall in production lets nobody in before its operators open it; one that has sold something goes on. */
export async function beginShutWithoutOrders(work: Work): Promise<void> {
  const [found] = await work.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM sub_order) AS has');
  await beginShut(work, found?.has === true);
}
