// The demo's people commission tests from the laboratory, and its people answer, as far as each has come.
import { type DemoCommission, demoClients, demoCommissions, demoVisits } from '#demo/commissions.ts';
import type { Work } from '#kit/db/work.ts';
import type { Listener } from '#kit/events/event.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { capIdsOf } from '#mall/ability/server/ability.ts';
import { benchListeners } from '#mall/bench/server/bench.routes.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { paymentNews } from '#mall/order/server/payment-news.ts';
import { reportListeners } from '#mall/report/server/report.routes.ts';
import { takeIn } from '#mall/specimen/server/receive.ts';
import { specimenListeners } from '#mall/specimen/server/specimen.routes.ts';
import { showOwnSpecimens } from '#mall/specimen/server/specimen-view.ts';
import { type EntrustForm, emptyForm, newSpecimen } from '#mall/testing/entrust-form.ts';
import { acceptForm, proposeForm, refuseForm, sendFormBack } from '#mall/testing/server/desk.ts';
import { cancelForm, saveForm, sayFormSent, submitForm } from '#mall/testing/server/entrust.ts';
import { showService } from '#mall/testing/server/service-view.ts';
import { testingListeners } from '#mall/testing/server/testing.routes.ts';
import { visitListeners } from '#mall/visit/server/visit.routes.ts';
import { demoActor, heardBy } from '../demo-actor.ts';
import { demoEmployee } from '../load-inquiries.ts';
import { findUnfit } from './find-unfit.ts';
import { handleSpecimens } from './handle-specimens.ts';
import { loadPackages } from './load-packages.ts';
import { loadVerification } from './load-verification.ts';
import { pay } from './pay-order.ts';
import { signDemoReport } from './sign-reports.ts';
import { DEMO_SITE, demoLedger, visitDemo } from './visit-customers.ts';
import { planDemoItems, workOnDemoItem } from './work-commissions.ts';

const listeners: readonly Listener[] = [
  ...paymentNews,
  ...testingListeners,
  ...specimenListeners,
  ...benchListeners,
  ...visitListeners,
  ...reportListeners,
];
const heard = heardBy(listeners);

/** @returns how many */
export async function loadCommissions(work: Work): Promise<number> {
  const acceptance = (await demoActor(work, 'lab_acc01')) as LabMember;
  const clerk = (await demoActor(work, 'lab_clerk01')) as LabMember;
  const engineer = (await demoActor(work, 'lab_eng01')) as LabMember;
  const all = [...demoCommissions, ...demoVisits];
  for (const [at, wish] of all.entries()) {
    const buyer = await demoEmployee(work, wish.by);
    await live(work, wish, at, { buyer, acceptance, clerk, engineer });
  }
  const others = (await loadPackages(work)) + (await loadVerification(work));
  await findUnfit(work);
  return all.length + others;
}

interface Cast {
  buyer: Member;
  acceptance: LabMember;
  clerk: LabMember;
  engineer: LabMember;
}

async function live(work: Work, wish: DemoCommission, at: number, cast: Cast) {
  const { buyer, acceptance, clerk, engineer } = cast;
  const begun = after(work.now, -days(wish.daysAgo) - hours(5));
  const later = (n: number) => heard(work, after(begun, hours(n)));
  const { serviceSn } = await saveForm(later(0), buyer, {
    ...{ draftId: `demo-form-${at}`, serviceSn: '', version: 0, form: await formOf(work, buyer, wish) },
  });
  const seen = async () => {
    const { version } = await showService(work, buyer, { serviceSn });
    return { serviceSn, version };
  };
  const { until, says = '' } = wish;
  if (until === 'draft') return;
  await submitForm(later(1), buyer, await seen());
  if (until === 'submitted') return;
  if (until === 'cancelled') {
    await cancelForm(later(2), buyer, { ...(await seen()), reason: '改用供方报告' });
    return;
  }
  if (until === 'sentBack') {
    await sendFormBack(later(2), acceptance, { ...(await seen()), reason: says });
    return;
  }
  if (until === 'refused') {
    await refuseForm(later(2), acceptance, { ...(await seen()), reason: says });
    return;
  }
  if (until === 'proposed') {
    const items = [{ place: 1, capNo: 'CT004', amount: undefined }];
    const changed = { items, marks: 'NONE', urgency: 'NORMAL', note: says } as const;
    await proposeForm(later(2), acceptance, { ...(await seen()), ...changed });
    return;
  }
  const { contentHash } = await showService(work, buyer, { serviceSn });
  await acceptForm(later(2), acceptance, { ...(await seen()), hash: contentHash });
  if (until === 'accepted') return;
  const { order } = await showService(work, buyer, { serviceSn });
  await pay(later(3), buyer, { paySn: required(order).paySn, method: 'BALANCE' });
  if (wish.visit) return visitDemo(later, buyer, serviceSn, wish.visit);
  if (until === 'paid') return;
  await sayFormSent(later(4), buyer, { ...(await seen()), carrier: '顺丰', trackingNo: `SF13200${at}8841` });
  if (until === 'sent') return;
  const { specimens } = await showOwnSpecimens(work, buyer, { serviceSn });
  for (const [place, { specimenNo, qty }] of specimens.entries())
    await takeIn(later(5), clerk, {
      ...{ specimenNo, qty, condition: '外观完好，与委托相符', place: `A-03-${place + 1}` },
      ...{ scanId: `demo-${specimenNo}`, photoIds: [] },
    });
  const nos = specimens.map(({ specimenNo }) => specimenNo);
  await handleSpecimens({ at: later, buyer, clerk, engineer }, nos, wish.ends ?? []);
  if (until === 'received') return;
  const itemIds = await planDemoItems(later(6), serviceSn);
  if (until === 'planned') return;
  for (const [at, itemId] of itemIds.entries())
    if (until !== 'working' || at === 0) await workOnDemoItem(later(7 + at), itemId, until !== 'working');
  if (until !== 'done' && until !== 'working')
    await signDemoReport(later(9 + itemIds.length), serviceSn, until);
}

async function formOf(work: Work, buyer: Member, wish: DemoCommission): Promise<EntrustForm> {
  const ledger = wish.ledger ? await demoLedger(work, buyer, wish.ledger) : [];
  const capIds = await capIdsOf(
    work,
    wish.items.map(([capNo]) => capNo),
  );
  const isMetering = wish.kind === 'METERING';
  return {
    ...emptyForm(wish.kind),
    ...demoClients[wish.by],
    ...{ marks: wish.marks ?? 'NONE', urgency: wish.urgency ?? 'NORMAL', isDeclared: true },
    site: wish.visit ? DEMO_SITE : null,
    specimens:
      ledger.length > 0
        ? ledger
        : wish.specimens.map(([name, model, maker, no]) => ({
            ...newSpecimen(),
            ...{ name, model, maker, unit: isMetering ? '台' : '件' },
            ...(isMetering ? { serialNo: no } : { lotNo: no }),
          })),
    items: wish.items.map(([capNo, units]) => ({
      ...{
        capId: required(capIds.get(capNo)),
        specimens: [...(wish.tested ?? [])],
        units,
        stage: 1,
        limits: '',
      },
      conditions: wish.conditions ?? '',
    })),
  };
}
