// Designers: samples from the request to the feedback, projects, bills of materials and their versions.
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import type { Buyer } from '#mall/order/server/order.builders.ts';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { anOffer, leave, oneOf, type Turn, type World } from '../world.ts';
import { askForBought } from './buyer.ts';
import { goOnWithCase } from './cases.ts';
import { payBill } from './pay.ts';

export function designerTurns(world: World, designer: Buyer): Turn {
  const projects: number[] = [];
  const asked: string[] = [];
  return () =>
    oneOf(world.random, [
      [4, () => askForSample(world, designer, asked)],
      [4, () => paySample(world, designer, asked)],
      [2, () => askForBought(world, designer)],
      [2, () => goOnWithCase(world, designer, 'buyer', (one) => one.memberId === designer.memberId)],
      [5, () => tryOut(world, designer)],
      [2, () => beginProject(world, designer, projects)],
      [2, () => keepBom(world, designer, projects)],
    ]);
}

async function askForSample(world: World, designer: Buyer, asked: string[]): Promise<void> {
  if (world.people.sampleOffers.length === 0) return;
  const { productId, storeId } = anOffer(world, world.people.sampleOffers);
  const remark = world.mark('sample');
  const { sampleSns } = await world.client.create(
    sampleProtocol.submit,
    {
      products: [{ productId, number: world.random.between(1, 3) }],
      addressId: designer.addressId,
      purpose: 'newDesign',
      endProduct: '便携式示波器',
      remark,
    },
    designer,
    { kind: 'sample', mark: remark, fact: (made) => made.sampleSns[0] ?? '' },
  );
  const { memberId } = designer;
  for (const sn of sampleSns) {
    asked.push(sn);
    leave(world.toJudge, storeId, { sn, memberId });
    leave(world.bought, memberId, { sn, memberId, storeId });
  }
}

/** Those of which something is to be paid, the oldest first. */
async function paySample(world: World, designer: Buyer, asked: string[]): Promise<void> {
  const sampleSn = asked.shift();
  if (!sampleSn) return;
  const { state, paySn, payable } = await world.client.call(sampleProtocol.detail, { sampleSn }, designer);
  if (state === 'PENDING_REVIEW') asked.push(sampleSn);
  if (state === 'PENDING_PAYMENT' && paySn) await payBill(world, designer, paySn, payable);
}

async function tryOut({ client, samplesOnTheWay }: World, designer: Buyer): Promise<void> {
  const sampleSn = samplesOnTheWay.get(designer.memberId)?.shift();
  if (!sampleSn) return;
  await client.step(sampleProtocol.receive, { sampleSn }, designer, {
    kind: 'step',
    mark: `sample ${sampleSn} receive`,
  });
  await client.step(
    sampleProtocol.feedback,
    { sampleSn, result: 'pass', testData: '常温工作正常，纹波 12 mV', nextStep: 'buy' },
    designer,
    { kind: 'step', mark: `sample ${sampleSn} feedback` },
  );
}

async function beginProject(world: World, designer: Buyer, projects: number[]): Promise<void> {
  const projectName = world.mark('project');
  const { projectId } = await world.client.create(projectProtocol.create, { projectName }, designer, {
    kind: 'project',
    mark: projectName,
    fact: (made) => String(made.projectId),
  });
  projects.push(projectId);
}

/** And puts it into a project as its next version. */
async function keepBom(world: World, designer: Buyer, projects: readonly number[]): Promise<void> {
  const { client, random, people } = world;
  const bomName = world.mark('bom');
  const lines = Array.from({ length: random.between(2, 8) }, (_, i) => ({
    designators: `U${i + 1}`,
    qty: random.between(1, 4),
    partNo: random.pick(people.offers).partNo,
  }));
  const { bomId } = await client.create(bomProtocol.create, { bomName, lines }, designer, {
    kind: 'bom',
    mark: bomName,
    fact: (made) => String(made.bomId),
  });
  if (projects.length === 0) return;
  const note = world.mark('version');
  await client.create(projectProtocol.addBom, { projectId: random.pick(projects), bomId, note }, designer, {
    kind: 'bomVersion',
    mark: note,
    fact: ({ projectId, bomVersion }) => `${projectId} ${bomVersion}`,
  });
}
