// Commissions of tests: somebody hands a form in and pays; the laboratory accepts, receives, plans, tests, writes, reviews and signs; he takes the reports.
import { demoPayPassword } from '#demo/people.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { benchList } from '#mall/bench/bench-list.ts';
import { GENERAL_SHEET } from '#mall/bench/general-sheet.ts';
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';
import { aPdf } from '#mall/file/server/file.builders.ts';
import type { Buyer } from '#mall/order/server/order.builders.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { reportList } from '#mall/report/report-list.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { specimenList } from '#mall/specimen/specimen-list.ts';
import { emptyForm, newSpecimen } from '#mall/testing/entrust-form.ts';
import { deskServiceList, ownServiceList } from '#mall/testing/service-lists.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import type { Person } from '../client.ts';
import type { Laboratory } from '../lab-people.ts';
import { oneOf, type Turn, type World } from '../world.ts';
import { payBill } from './pay.ts';

/** A client of the laboratory. */
export const commissionTurns =
  (world: World, client: Buyer): Turn =>
  () =>
    oneOf(world.random, [
      [3, () => commission(world, client)],
      [4, () => payForTests(world, client)],
      [1, () => withdraw(world, client)],
      [2, () => acceptReports(world, client)],
    ]);

/** Its people, each at his desk. */
export const labTurns = (world: World, lab: Laboratory): Turn[] => [
  () => acceptForm(world, lab),
  () =>
    oneOf(world.random, [
      [6, () => receive(world, lab)],
      [1, () => move(world, lab)],
    ]),
  () => plan(world, lab),
  ...lab.engineers.map((engineer) => () => test(world, engineer)),
  ...lab.engineers.map((engineer) => () => writeReport(world, engineer)),
  () => passReport(world, lab),
  () => approveReport(world, lab),
];

async function commission(world: World, person: Buyer): Promise<void> {
  const { client, random, people } = world;
  const draftId = world.mark('commission');
  const form = {
    ...emptyForm('INSPECTION'),
    ...{
      clientName: '深圳某电子有限公司',
      clientAddress: '深圳市南山区',
      contact: '王工',
      mobile: '13900000000',
    },
    ...{ email: 'wang@example.com', isDeclared: true, split: random.chance(30) ? 'ITEM' : 'ONE' },
    specimens: Array.from({ length: random.between(1, 2) }, (_, at) => ({
      ...newSpecimen(),
      ...{ name: '连接器', model: 'J30J', lotNo: `25${30 + at}` },
    })),
    items: Array.from({ length: random.between(1, 2) }, () => ({
      ...{ capId: random.pick([...people.laboratory.capIds]), specimens: [], units: 1, stage: 1 },
      ...{ conditions: '', limits: '' },
    })),
  };
  const kept = await client.create(testingProtocol.save, { draftId, form: JSON.stringify(form) }, person, {
    kind: 'commission',
    mark: draftId,
    fact: ({ serviceSn }) => serviceSn,
  });
  const { serviceSn, version } = kept;
  await client.step(testingProtocol.submit, { serviceSn, version }, person, serviceStep(serviceSn, 'submit'));
}

const serviceStep = (serviceSn: string, event: string) =>
  ({ kind: 'step', mark: `service ${serviceSn} ${event}` }) as const;

async function payForTests(world: World, person: Buyer): Promise<void> {
  const { client, random } = world;
  const { list } = await client.call(ownServiceList.list, { state: 'PENDING_PAYMENT' }, person);
  if (list.length === 0) return;
  const { serviceSn, amount } = random.pick(list);
  const { order } = await client.call(testingProtocol.detail, { serviceSn }, person);
  if (order) await payBill(world, person, order.paySn, amount ?? order.payable);
}

/** Of a form that nobody has accepted yet. */
async function withdraw({ client, random }: World, person: Buyer): Promise<void> {
  if (random.chance(60)) return;
  const { list } = await client.call(ownServiceList.list, { state: 'PENDING_REVIEW' }, person);
  const one = list.at(0);
  if (!one) return;
  const { serviceSn, version } = one;
  const why = { serviceSn, version, reason: '不做了' };
  await client.step(testingProtocol.cancel, why, person, serviceStep(serviceSn, 'cancel'));
}

async function acceptReports({ client, random }: World, person: Buyer): Promise<void> {
  const { list } = await client.call(ownServiceList.list, { state: 'REPORT_ISSUED' }, person);
  if (list.length === 0) return;
  const { serviceSn, version } = random.pick(list);
  const seen = { serviceSn, version };
  await client.step(testingProtocol.acceptReports, seen, person, serviceStep(serviceSn, 'complete'));
}

async function acceptForm({ client, random }: World, { acceptance }: Laboratory): Promise<void> {
  const { list } = await client.call(deskServiceList.list, { state: 'PENDING_REVIEW' }, acceptance);
  const one = list.filter(({ allowedActions }) => allowedActions.includes('accept')).at(-1);
  if (!one) return;
  const { serviceSn } = one;
  const { version, contentHash: hash } = await client.call(
    testingProtocol.deskDetail,
    { serviceSn },
    acceptance,
  );
  const seen = { serviceSn, version };
  if (random.chance(8)) {
    const refused = { ...seen, reason: '超出能力范围' };
    await client.step(testingProtocol.refuse, refused, acceptance, serviceStep(serviceSn, 'refuse'));
    return;
  }
  await client.step(testingProtocol.accept, { ...seen, hash }, acceptance, serviceStep(serviceSn, 'accept'));
}

/** One scan with a photo; whoever is not answered scans again with the same number. */
async function receive(world: World, { clerk, acceptance }: Laboratory): Promise<void> {
  const { client, random } = world;
  const { list } = await client.call(specimenList.list, { state: 'LABELLED', pageSize: 100 }, clerk);
  const paid = await client.call(
    deskServiceList.list,
    { state: 'PENDING_DELIVERY', pageSize: 100 },
    acceptance,
  );
  const coming = new Set(paid.list.map(({ serviceSn }) => serviceSn));
  const expected = list.filter(({ serviceSn }) => coming.has(serviceSn));
  if (expected.length === 0) return;
  const { specimenNo } = random.pick(expected);
  const photo = await client.upload(clerk, aPdf(`% ${world.mark('photo')}`), 'attachment');
  const scanId = world.mark('scan');
  await client.create(
    specimenProtocol.receive,
    { specimenNo, scanId, qty: 1, condition: '完好', place: `A-${random.between(1, 20)}`, photoIds: [photo] },
    clerk,
    { kind: 'scan', mark: scanId, fact: (scanned) => scanned.specimenNo },
  );
}

async function move(world: World, { clerk }: Laboratory): Promise<void> {
  const { client, random } = world;
  const { list } = await client.call(specimenList.list, { state: 'RECEIVED', pageSize: 50 }, clerk);
  if (list.length === 0) return;
  const { specimenNo } = random.pick(list);
  const scanId = world.mark('scan');
  await client.create(
    specimenProtocol.move,
    { specimenNo, scanId, place: `B-${random.between(1, 20)}` },
    clerk,
    { kind: 'scan', mark: scanId, fact: (scanned) => scanned.specimenNo },
  );
}

async function plan({ client }: World, { planner }: Laboratory): Promise<void> {
  const { tray } = await client.call(benchProtocol.board, {}, planner);
  const itemIds = tray.slice(0, 10).map(({ itemId }) => itemId);
  if (itemIds.length > 0) await client.call(benchProtocol.auto, { itemIds }, planner);
}

/** Begun, written down, finished; what was interrupted is gone on with. What needs equipment is left to the demo's own people. */
async function test(world: World, engineer: Person): Promise<void> {
  const { client, random } = world;
  const begun = await client.call(benchList.list, { state: 'RUNNING', mine: 'yes' }, engineer);
  const open =
    begun.list.length > 0
      ? begun
      : await client.call(benchList.list, { state: 'SCHEDULED', mine: 'yes' }, engineer);
  if (open.list.length === 0) return;
  const next = random.pick(open.list);
  const { itemId } = next;
  let { version } = next;
  const { sheet } = await client.call(benchProtocol.detail, { itemId }, engineer);
  if ((sheet as SheetDefinition).key !== GENERAL_SHEET.key) return;
  if (next.state === 'SCHEDULED') {
    const mark = `item ${itemId} start`;
    version = (await client.step(benchProtocol.start, { itemId, version }, engineer, { kind: 'step', mark }))
      .version;
  }
  const what = world.mark('record');
  const ok = random.chance(90) ? '合格 Pass' : '不合格 Fail';
  const values = { params: {}, tables: { r: [{ what, value: '无裂纹', ok }] } };
  await client.step(benchProtocol.keep, { itemId, values }, engineer, {
    kind: 'record',
    mark: what,
    fact: () => String(itemId),
  });
  await client.step(benchProtocol.finish, { itemId, version, reason: '提前结束' }, engineer, {
    kind: 'step',
    mark: `item ${itemId} finish`,
  });
}

async function writeReport(world: World, engineer: Person): Promise<void> {
  const { client, random } = world;
  const { list } = await client.call(reportList.list, { state: 'DRAFT', pageSize: 50 }, engineer);
  if (list.length === 0) return;
  const { reportId } = random.pick(list);
  const seen = await client.call(reportProtocol.detail, { reportId }, engineer);
  if (!seen.items.every(({ isDone }) => isDone) || !seen.allowedActions.includes('write')) return;
  const words = { conclusionZh: seen.proposedZh, conclusionEn: seen.proposedEn, deviations: '无' };
  const { version } = await client.call(
    reportProtocol.write,
    { reportId, version: seen.version, ...words },
    engineer,
  );
  await client.call(reportProtocol.handIn, { reportId, version }, engineer);
}

async function passReport({ client, random }: World, { reviewer }: Laboratory): Promise<void> {
  const { list } = await client.call(reportList.list, { state: 'IN_REVIEW' }, reviewer);
  const one = list.at(-1);
  if (!one) return;
  const { reportId, version } = one;
  if (random.chance(15)) {
    await client.call(reportProtocol.sendBack, { reportId, version, reason: '请补充说明' }, reviewer);
    return;
  }
  await client.call(reportProtocol.pass, { reportId, version }, reviewer);
}

/** The number is given here, without gaps whatever falls down. */
async function approveReport({ client }: World, { signatory }: Laboratory): Promise<void> {
  const { list } = await client.call(reportList.list, { state: 'REVIEWED' }, signatory);
  const one = list.at(-1);
  if (!one) return;
  const { reportId, version } = one;
  await client.step(reportProtocol.approve, { reportId, version, payPwd: demoPayPassword }, signatory, {
    kind: 'report',
    mark: String(reportId),
    fact: ({ reportNo }) => reportNo,
  });
}
