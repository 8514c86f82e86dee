// What of the opening list is done: asked of the database, and of what the mall was started with.
import { randomInt } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { errors } from '#kit/http/refusal.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { findMember } from '#mall/member/server/member.ts';
import type { SmsSender } from '#mall/message/server/senders.ts';
import { transferAccount } from '#mall/payment/server/payment.ts';
import {
  beginShut,
  findCompany,
  findSeen,
  findWorkingCalendar,
  type OpeningChecks,
  type SendTestSms,
} from '#mall/setting/server/setting.ts';
import { starterTexts } from '#starter/starter-texts.ts';

const openingErrors = errors('opening', {
  noMobile: {
    zh: '您的账户没有绑定手机号，请先在“账户安全”中绑定',
    en: 'Your account has no mobile: add one under Security first',
  },
  noSender: { zh: '尚未配置短信服务商', en: 'No sender of SMS is set up' },
});

const COUNTS = `
  SELECT $1::text[] <@ ARRAY(SELECT code FROM agreement) AS "hasTexts",
         EXISTS (SELECT FROM store s JOIN store_operator USING (store_id) WHERE s.state = 'OPEN') AS "hasStore",
         EXISTS (SELECT FROM store s JOIN store_operator USING (store_id) WHERE s.state <> 'CLOSED'
                 AND EXISTS (SELECT FROM freight_template f WHERE f.store_id = s.store_id AND f.is_default)
                 AND EXISTS (SELECT FROM return_address r WHERE r.store_id = s.store_id)
                 AND EXISTS (SELECT FROM warehouse w WHERE w.store_id = s.store_id)) AS "hasPlaces",
         EXISTS (SELECT FROM product p JOIN goods g USING (goods_id) JOIN store s USING (store_id)
                 WHERE g.state IN ('ON_SALE', 'WAITING') AND s.state <> 'CLOSED' AND p.on_hand > p.reserved) AS "hasGoods",
         EXISTS (SELECT FROM platform_operator WHERE role = 'finance' AND member_id NOT IN
                 (SELECT member_id FROM platform_operator WHERE role = 'operator')) AS "hasFinance",
         EXISTS (SELECT FROM platform_operator JOIN second_factor f USING (member_id)
                 WHERE role = 'operator' AND f.confirmed_at IS NOT NULL) AS "hasFactor"`;

type Found = 'hasTexts' | 'hasStore' | 'hasPlaces' | 'hasGoods' | 'hasFinance' | 'hasFactor';

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
    const seen = await findSeen(work);
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
      places: found?.hasPlaces === true,
      goods: found?.hasGoods === true,
      pay: (await transferAccount(place.isProduction)(work)) !== undefined,
      sms: place.hasSms && seen.sms !== undefined,
      finance: found?.hasFinance === true,
      mail: place.hasMail,
      calendar: isEntered(year) && isEntered(year + 1),
      https: place.isHttps,
      backup: seen.backup !== undefined,
      look: seen.look !== undefined,
    };
  };

/** A code that opens nothing, sent as the codes of visitors are. */
export const testSms =
  (sender: SmsSender): SendTestSms =>
  async (work, memberId) => {
    const member = await findMember(work, memberId);
    if (!member?.mobile) throw openingErrors.noMobile();
    if (!sender.isReady) throw openingErrors.noSender();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const text = {
      zh: `【元采】测试短信 ${code}：短信已接通。`,
      en: `[Yuancai] Test message ${code}: SMS work.`,
    };
    await sender.send({ to: member.mobile, text: text[work.language], template: 'code', values: { code } });
  };

/** A new mall in production lets nobody in before its operators open it; one that has sold something goes on. */
export async function beginShutWithoutOrders(work: Work): Promise<void> {
  const [found] = await work.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM sub_order) AS has');
  await beginShut(work, found?.has === true);
}
