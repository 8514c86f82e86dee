// The demo's designer has a replacement verified: samples straight to the laboratory, tests, a report that the mall seals once it runs.
import { demoClients } from '#demo/commissions.ts';
import { demoVerification } from '#demo/replacements.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Listener } from '#kit/events/event.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { benchListeners } from '#mall/bench/server/bench.routes.ts';
import { orderVerification, proposeVerification } from '#mall/lab-evidence/server/order-verification.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { paymentNews } from '#mall/order/server/payment-news.ts';
import { reportListeners } from '#mall/report/server/report.routes.ts';
import { takeIn } from '#mall/specimen/server/receive.ts';
import { specimenListeners } from '#mall/specimen/server/specimen.routes.ts';
import { acceptForm } from '#mall/testing/server/desk.ts';
import { saveForm, submitForm } from '#mall/testing/server/entrust.ts';
import { showService } from '#mall/testing/server/service-view.ts';
import { testingListeners } from '#mall/testing/server/testing.routes.ts';
import { demoActor, heardBy } from '../demo-actor.ts';
import { demoEmployee } from '../load-inquiries.ts';
import { pay } from './pay-order.ts';
import { signDemoReport } from './sign-reports.ts';
import { planDemoItems, workOnDemoItem } from './work-commissions.ts';

const listeners: readonly Listener[] = [
  ...paymentNews,
  ...testingListeners,
  ...specimenListeners,
  ...benchListeners,
  ...reportListeners,
];
const heard = heardBy(listeners);

/** @returns how many */
export async function loadVerification(work: Work): Promise<number> {
  const { by, daysAgo, of, with: other } = demoVerification;
  const buyer = await demoEmployee(work, by);
  const begun = after(work.now, -days(daysAgo));
  const later = (n: number) => heard(work, after(begun, hours(n)));
  const partIdOf = async (part: { brand: string; partNo: string }) =>
    only(
      await work.query<{ partId: number }>(
        'SELECT part_id AS "partId" FROM part JOIN brand b USING (brand_id) WHERE b.name = $1 AND part_no = $2',
        [part.brand, part.partNo],
      ),
    ).partId;
  const pair = { ofPartId: await partIdOf(of), byPartId: await partIdOf(other) };
  const { amount, pieces, sample } = await proposeVerification(later(0), buyer, pair);
  const { serviceSn, paySn, sampleSns } = await orderVerification(later(0), buyer, {
    ...{ ...pair, pieces, publishEvidence: true, endProduct: 'CAN 网关' },
    amount: Math.round(Number(amount) * 100) as never,
    ...(sample && sample.why === null ? { sampleProductId: sample.productId } : {}),
  });
  await pay(later(1), buyer, { paySn, method: 'BALANCE' });
  const { form } = await showService(work, buyer, { serviceSn });
  const { version } = await saveForm(later(2), buyer, {
    ...{ draftId: serviceSn, serviceSn, version: 0 },
    form: { ...form, ...demoClients[by], isDeclared: true },
  });
  await submitForm(later(2), buyer, { serviceSn, version });
  const acceptance = (await demoActor(work, 'lab_acc01')) as LabMember;
  const clerk = (await demoActor(work, 'lab_clerk01')) as LabMember;
  const seen = await showService(work, buyer, { serviceSn });
  const agreed = { serviceSn, version: seen.version, hash: seen.contentHash };
  await acceptForm(later(4), acceptance, agreed);
  await takeIn(later(80), clerk, {
    ...{ specimenNo: sampleSns[0] ?? `${serviceSn}-01`, qty: pieces, place: 'B-02-1', photoIds: [] },
    ...{ condition: '外观完好，编带剪切', scanId: `demo-${serviceSn}` },
  });
  const itemIds = await planDemoItems(later(81), serviceSn);
  for (const [at, itemId] of itemIds.entries()) await workOnDemoItem(later(82 + at), itemId, true);
  await signDemoReport(later(84 + itemIds.length), serviceSn, 'issued');
  return 1;
}
