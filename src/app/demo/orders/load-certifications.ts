// The demo's enterprise has products certified, and the laboratory's people answer, as far as each has come.
import {
  type DemoCertification,
  demoCertifications,
  demoFactory,
  demoFindings,
} from '#demo/certifications.ts';
import { demoEnterprises } from '#demo/enterprises.ts';
import { demoEmployer } from '#demo/people.ts';
import type { Work } from '#kit/db/work.ts';
import type { Listener } from '#kit/events/event.ts';
import { cents } from '#kit/money/money.ts';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { type AuthenForm, emptyApplication } from '#mall/authen/authen-form.ts';
import { caseFiles, schemes } from '#mall/authen/authen-terms.ts';
import { acceptCase } from '#mall/authen/server/accept-case.ts';
import { authenListeners } from '#mall/authen/server/authen.routes.ts';
import { showCase } from '#mall/authen/server/authen-view.ts';
import { changeCertificate } from '#mall/authen/server/change-certificate.ts';
import { decideCase } from '#mall/authen/server/decide-case.ts';
import {
  askForMore,
  judgeCorrection,
  judgeTest,
  passDocuments,
  planVisit,
  recordInspection,
} from '#mall/authen/server/review-case.ts';
import {
  answerCase,
  answerVisit,
  appealCase,
  handInTest,
  saveCase,
  submitCase,
} from '#mall/authen/server/write-case.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import type { Employee, LabMember } from '#mall/member/actor.ts';
import { receiveOrder } from '#mall/order/server/parcel/receive-order.ts';
import { paymentNews } from '#mall/order/server/payment-news.ts';
import { demoActor, heardBy } from '../demo-actor.ts';
import { loadCommissions } from './load-commissions.ts';
import { pay } from './pay-order.ts';

const listeners: readonly Listener[] = [...paymentNews, ...authenListeners];
const heard = heardBy(listeners);

interface Cast {
  buyer: Employee;
  acceptance: LabMember;
  reviewer: LabMember;
  inspector: LabMember;
  decider: LabMember;
  /** A paper that may stand for any. */
  fileId: number;
}

/** All that the demo's people have of the laboratory, in words. */
export async function loadServices(work: Work, store: FileStore | undefined): Promise<string> {
  const commissions = await loadCommissions(work);
  return `${commissions} commissions, ${await loadCertifications(work, store)} certifications`;
}

/** @returns how many */
async function loadCertifications(work: Work, store: FileStore | undefined): Promise<number> {
  const staff = async (name: string) => (await demoActor(work, name)) as LabMember;
  const buyer = (await demoActor(work, demoEmployer)) as Employee;
  const paper = await printPdf(
    { content: [{ text: '演示资料：仅用于展示认证流程', fontSize: 16 }] },
    '演示资料',
    work.now,
  );
  const { fileId } = await keepFile(work, store ?? { keep: async () => {} }, {
    ...{ memberId: buyer.memberId, mimeType: 'application/pdf', purpose: 'attachment' },
    ...{ fileName: '演示资料.pdf', bytes: paper },
  });
  const cast: Cast = {
    ...{ buyer, fileId, acceptance: await staff('lab_acc01'), reviewer: await staff('lab_arev01') },
    ...{ inspector: await staff('lab_insp01'), decider: await staff('lab_dec01') },
  };
  for (const [at, wish] of demoCertifications.entries()) await live(work, wish, at, cast);
  return demoCertifications.length;
}

function formOf(
  { scheme, until: _until, daysAgo: _ago, ...said }: DemoCertification,
  fileId: number,
): AuthenForm {
  const house = required(demoEnterprises.find(({ memberName }) => memberName === demoEmployer));
  const { name, uscc, address } = house;
  return {
    ...{ ...emptyApplication(scheme), ...said, isDeclared: true, market: '中国大陆' },
    ...{ applicant: { name, uscc, address }, maker: { name, uscc, address }, factory: demoFactory },
    ...{ contact: house.contactName, mobile: house.contactMobile, email: 'company01@example.com' },
    files: schemes[scheme].files.map((of) => ({ of, fileId })),
  };
}

type Until = DemoCertification['until'];
const ORDER: readonly Until[] = [
  ...(['draft', 'submitted', 'accepted', 'paid', 'asked', 'passed', 'testHandedIn', 'tested'] as const),
  ...(['visitAgreed', 'findings', 'answered', 'toDecide', 'appealed', 'certified', 'suspended'] as const),
];

async function live(work: Work, wish: DemoCertification, at: number, cast: Cast): Promise<void> {
  const { buyer, acceptance, reviewer, decider, fileId } = cast;
  const { until, scheme } = wish;
  const begun = after(work.now, -days(wish.daysAgo) - hours(5));
  const on = (day: number, hour = 0) => heard(work, after(begun, days(day) + hours(hour)));
  const goesTo = (place: Until) => ORDER.indexOf(until) >= ORDER.indexOf(place);
  const { authenSn } = await saveCase(on(0), buyer, {
    ...{ draftId: `demo-certification-${at}`, authenSn: '', version: 0, form: formOf(wish, fileId) },
  });
  const seen = async () => {
    const { version } = await showCase(work, buyer, { authenSn, orderSn: '' });
    return { authenSn, version };
  };
  if (!goesTo('submitted')) return;
  await submitCase(on(0, 1), buyer, await seen());
  if (!goesTo('accepted')) return;
  const { manDays, needsInspection } = schemes[scheme];
  await acceptCase(on(0, 3), acceptance, {
    ...{ ...(await seen()), manDays, travel: cents(needsInspection ? 80_000 : 0) },
  });
  if (!goesTo('paid')) return;
  const { order } = await showCase(work, buyer, { authenSn, orderSn: '' });
  await pay(on(1), buyer, { paySn: required(order).paySn, method: 'BALANCE' });
  if (!goesTo('asked')) return;
  await askForMore(on(2), reviewer, {
    ...(await seen()),
    items: [`请补充加盖公章的${caseFiles.SPEC.zh}`, '请说明各型号之间的差异'],
  });
  if (!goesTo('passed')) return;
  const answer = '已补充盖章资料；各型号仅规格尺寸与额定值不同，结构与材料一致。';
  await answerCase(on(3), buyer, { ...(await seen()), findingNo: 0, answer, fileIds: [fileId] });
  await passDocuments(on(4), reviewer, await seen());
  if (!goesTo('testHandedIn')) return;
  await handInTest(on(5), buyer, {
    ...{
      ...(await seen()),
      serviceSn: '',
      reportNo: `GZ-2026-${1_200 + at}`,
      laboratory: '华南电子产品检测中心',
    },
    ...{ mark: 'CNAS', issuedOn: dayAfter(dayInChina(begun), -40), fileIds: [fileId] },
  });
  if (!goesTo('tested')) return;
  await judgeTest(on(6), reviewer, { ...(await seen()), isAccepted: true, remark: '覆盖全部型号' });
  if (needsInspection && !(await inspect(on, cast, seen, begun, goesTo))) return;
  if (!goesTo('appealed')) return;
  const isGranted = until !== 'appealed';
  const reason = isGranted ? '符合认证方案与标准要求' : '试验报告未覆盖 QM24-15D 的辐射发射项目';
  await decideCase(on(18), decider, { ...(await seen()), isGranted, reason });
  if (!isGranted) {
    await appealCase(on(20), buyer, {
      ...(await seen()),
      reason: 'QM24-15D 与 QM24-12S 电路相同，已由报告中的差异评估覆盖，请复核。',
    });
    return;
  }
  const { order: delivered, certificate } = await showCase(work, buyer, { authenSn, orderSn: '' });
  await receiveOrder(on(20), buyer, { orderSn: required(delivered).orderSn });
  const { certNo, version } = required(certificate);
  if (until === 'suspended')
    await changeCertificate(on(30), decider, {
      ...{ certNo, version, act: 'suspend', reason: '市场抽查发现防护等级不符合 IP67，整改期间暂停' },
    });
}

/** @returns whether it goes on to the decision */
async function inspect(
  on: (day: number, hour?: number) => Work,
  { buyer, inspector, fileId }: Cast,
  seen: () => Promise<{ authenSn: string; version: number }>,
  begun: Date,
  goesTo: (place: Until) => boolean,
): Promise<boolean> {
  if (!goesTo('visitAgreed')) return false;
  const date = dayAfter(dayInChina(begun), goesTo('findings') ? 10 : 16);
  await planVisit(on(7), inspector, { ...(await seen()), date, people: '蒋川' });
  await answerVisit(on(8), buyer, { ...(await seen()), isAgreed: true, note: '' });
  if (!goesTo('findings')) return false;
  const findings = demoFindings.map((one) => ({ ...one }));
  await recordInspection(on(11), inspector, {
    ...{ ...(await seen()), hasAccess: true, note: '文件、产线与一致性检查', findings },
  });
  if (!goesTo('answered')) return false;
  const said = [
    '已按清单更换材料并更新受控文件，附采购与检验记录。',
    '已补签，并在检验表中增加复核栏，下月起抽查。',
  ];
  for (const [at, answer] of said.entries())
    await answerCase(on(13, at), buyer, { ...(await seen()), findingNo: at + 1, answer, fileIds: [fileId] });
  if (!goesTo('toDecide')) return false;
  for (const no of [1, 2])
    await judgeCorrection(on(15, no), inspector, {
      ...(await seen()),
      findingNo: no,
      isClosed: true,
      remark: '证据充分',
    });
  return true;
}
