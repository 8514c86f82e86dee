// The demo's people buy a package and a service of the laboratory at once: one is under way, with a test that could not be done; of the other the form is still to be completed.
import { demoClients } from '#demo/commissions.ts';
import type { Work } from '#kit/db/work.ts';
import type { Listener } from '#kit/events/event.ts';
import { yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { capIdsOf, chargeForm } from '#mall/ability/server/ability.ts';
import { benchListeners } from '#mall/bench/server/bench.routes.ts';
import { findServiceProducts } from '#mall/goods/server/goods.ts';
import { buyPackage } from '#mall/lab-sale/server/buy-package.ts';
import { buyService } from '#mall/lab-sale/server/buy-service.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { paymentNews } from '#mall/order/server/payment-news.ts';
import { reportListeners } from '#mall/report/server/report.routes.ts';
import { takeIn } from '#mall/specimen/server/receive.ts';
import { specimenListeners } from '#mall/specimen/server/specimen.routes.ts';
import { showOwnSpecimens } from '#mall/specimen/server/specimen-view.ts';
import { extrasOf, newSpecimen } from '#mall/testing/entrust-form.ts';
import { formToBuy } from '#mall/testing/server/bought/begin-bought.ts';
import { showPack } from '#mall/testing/server/bought/show-pack.ts';
import { acceptForm, refuseForm } from '#mall/testing/server/desk.ts';
import { saveForm, sayFormSent, submitForm } from '#mall/testing/server/entrust.ts';
import { showService } from '#mall/testing/server/service-view.ts';
import { testingListeners } from '#mall/testing/server/testing.routes.ts';
import { demoActor, heardBy } from '../demo-actor.ts';
import { demoEmployee } from '../load-inquiries.ts';
import { pay } from './pay-order.ts';
import { planDemoItems } from './work-commissions.ts';

const listeners: readonly Listener[] = [
  ...paymentNews,
  ...testingListeners,
  ...specimenListeners,
  ...benchListeners,
  ...reportListeners,
];
const heard = heardBy(listeners);

const NO_INVOICE = { invoiceKind: 'none', invoiceTitle: '', taxNo: '' } as const;

/** @returns how many */
export async function loadPackages(work: Work): Promise<number> {
  const buyer = await demoEmployee(work, 'buyer01');
  await livePackage(work, buyer);
  await buyOne(work, buyer);
  return 2;
}

/** The test with X-rays cannot be done: its share has gone back; the others are received and planned. */
async function livePackage(work: Work, buyer: Member): Promise<void> {
  const begun = after(work.now, -days(6) - hours(5));
  const later = (n: number) => heard(work, after(begun, hours(n)));
  const [{ productId } = { productId: 0 }] = await work.query<{ productId: number }>(
    `SELECT p.product_id AS "productId" FROM product p JOIN goods g USING (goods_id)
     JOIN service_package k ON k.package_id = g.package_id WHERE k.code = 'P02'`,
  );
  const { packSn, paySn, serviceSn } = await buyPackage(later(0), buyer, {
    ...{ ...NO_INVOICE, productId, count: 1, marks: 'NONE', language: 'ZH', amount: yuan(3_600) },
  });
  await pay(later(1), buyer, { paySn, method: 'BALANCE' });
  const { form } = await showService(work, buyer, { serviceSn });
  const specimen = {
    name: '运算放大器',
    model: 'OP07CSZ',
    maker: 'ADI',
    lotNo: 'A2419',
    qty: 22,
    unit: '只',
  };
  const kept = await saveForm(later(2), buyer, {
    ...{ draftId: serviceSn, serviceSn, version: 0 },
    form: {
      ...form,
      ...demoClients.buyer01,
      specimens: [{ ...newSpecimen(), ...specimen }],
      isDeclared: true,
    },
  });
  await submitForm(later(2), buyer, { serviceSn, version: kept.version });
  const acceptance = (await demoActor(work, 'lab_acc01')) as LabMember;
  const clerk = (await demoActor(work, 'lab_clerk01')) as LabMember;
  const components = async () => (await showPack(work, buyer, { packageNo: packSn })).components;
  const third = required((await components())[2]);
  await refuseForm(later(3), acceptance, {
    ...{ serviceSn: third.serviceSn, version: third.version, reason: '设备送检，近期无法检测' },
  });
  const { contentHash, version } = await showService(work, buyer, { serviceSn });
  await acceptForm(later(4), acceptance, { serviceSn, version, hash: contentHash });
  const accepted = await showService(work, buyer, { serviceSn });
  const parcel = { carrier: '顺丰', trackingNo: 'SF1320018842' };
  await sayFormSent(later(5), buyer, { serviceSn, version: accepted.version, ...parcel });
  for (const one of await components()) {
    if (one.state === 'REJECTED') continue;
    const { specimens } = await showOwnSpecimens(work, buyer, { serviceSn: one.serviceSn });
    for (const { specimenNo, qty } of specimens)
      await takeIn(later(30), clerk, {
        ...{ specimenNo, qty, condition: '外观完好，与委托相符', place: `B-01-${one.seq}` },
        ...{ scanId: `demo-${specimenNo}`, photoIds: [] },
      });
    if (one.seq < 3) await planDemoItems(later(31), one.serviceSn);
  }
}

async function buyOne(work: Work, buyer: Member): Promise<void> {
  const begun = heard(work, after(work.now, -hours(20)));
  const capId = required((await capIdsOf(work, ['CT003'])).get('CT003'));
  const productId = required((await findServiceProducts(work, 'SERVICE', [capId])).get(capId));
  const asked = {
    specimens: 1,
    units: 48,
    urgency: 'NORMAL',
    language: 'ZH',
    copies: 1,
    returnKg: 3,
  } as const;
  const form = await formToBuy(work, buyer, { kind: 'INSPECTION', specimens: 1, returnKg: asked.returnKg });
  const { amount } = await chargeForm(
    begun,
    [{ capId, specimens: asked.specimens, units: asked.units, stage: 1 }],
    extrasOf(form),
  );
  const { paySn } = await buyService(begun, buyer, {
    ...{ ...NO_INVOICE, ...asked, productId, marks: 'NONE', amount },
  });
  await pay(begun, buyer, { paySn, method: 'BALANCE' });
}
