// What a purchaser's enterprise books a contract without an award to, through HTTP: chosen in the draft or when confirming, reserved, given back or handed on to the order (domain 3.4.5).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { yuan } from '#kit/money/money.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aBudget } from '#mall/approval/server/approval.builders.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { contractProtocol as protocol } from '../../contract.protocol.ts';
import { asDraft, bothParties, type Parties, signAs } from '../contract.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

let made = 0;
/** Both sides, and a cost centre with ¥1,000 to spend. */
async function house(wish: { mayExceed?: boolean } = {}) {
  const parties = await bothParties(mall);
  const { enterpriseId } = parties.purchaser;
  const costCentre = `CC-${++made}`;
  const budgetId = await mall.work((work) =>
    aBudget(work, enterpriseId, { name: costCentre, amount: yuan(1_000), ...wish }),
  );
  return { ...parties, costCentre, budgetId };
}
type House = Awaited<ReturnType<typeof house>>;
const reserved = async ({ budgetId }: House) =>
  (
    await mall.work((work) =>
      work.query<{ reserved: number }>('SELECT reserved FROM budget WHERE budget_id = $1', [budgetId]),
    )
  )[0]!.reserved;

const FILLED = {
  title: { zh: '电阻采购', en: '' },
  freight: '0',
  deliveryPlace: '广州仓',
  lines: [
    {
      lineNo: 1,
      partNo: 'RC0402',
      name: '贴片电阻',
      brandName: 'Yageo',
      unit: '只',
      number: 500,
      unitPrice: '1.2',
    },
  ],
} as never;
/** Written by hand: 500 pieces at ¥1.20. */
async function fill(of: Parties, side: 'purchaser' | 'supplier', contractSn: string) {
  const isPurchaser = side === 'purchaser';
  const { content, version } = isPurchaser
    ? await mall.call(protocol.detail, { contractSn }, of.purchaser)
    : await mall.call(protocol.sellerDetail, { contractSn }, of.seller);
  const contacts = {
    address: '深圳',
    contact: '李先生',
    phone: '0755-1234567',
    bank: '工行',
    bankAccount: '6222',
  };
  const draft = asDraft(content, { ...(FILLED as object), purchaser: contacts, supplier: contacts });
  return isPurchaser
    ? mall.call(protocol.save, { contractSn, version, draft }, of.purchaser)
    : mall.call(protocol.sellerSave, { contractSn, version, draft }, of.seller);
}
async function ownDraft(
  of: House,
  booking: { costCentre?: string; projectId?: number } = { costCentre: of.costCentre },
) {
  const { contractSn } = await mall.call(
    protocol.draftFromTemplate,
    { templateKey: 'PURCHASE', storeId: of.seller.storeId },
    of.purchaser,
  );
  const { content, version } = await fill(of, 'purchaser', contractSn);
  const saved = await mall.call(
    protocol.save,
    { contractSn, version, draft: asDraft(content), ...booking },
    of.purchaser,
  );
  expect(saved.faults).toEqual([]);
  return { contractSn, version: saved.version };
}

it('is chosen in the draft, reserved with it, and becomes the order’s once both have signed', async () => {
  const of = await house();
  const { contractSn, version } = await ownDraft(of);
  const { booking } = await mall.call(protocol.detail, { contractSn }, of.purchaser);
  expect(booking).toMatchObject({ costCentre: of.costCentre, mayChange: 1, costCentres: [of.costCentre] });
  await mall.call(protocol.submit, { contractSn, version }, of.purchaser);
  expect(await reserved(of)).toBe(60_000);
  const theirs = await mall.call(protocol.sellerDetail, { contractSn }, of.seller);
  expect(theirs.booking).toBeNull();
  expect(JSON.stringify(theirs)).not.toContain(of.costCentre);
  await mall.call(protocol.sellerConfirm, { contractSn, contentHash: theirs.contentHash }, of.seller);
  await signAs(mall, { ...of, contractSn }, 'supplier');
  await signAs(mall, { ...of, contractSn }, 'purchaser');
  const holds = await mall.work((work) =>
    work.query('SELECT doc_type, reserved FROM budget_hold WHERE budget_id = $1 AND reserved > 0', [
      of.budgetId,
    ]),
  );
  expect(holds).toEqual([{ doc_type: 'order', reserved: 60_000 }]);
});

it('is chosen when the supplier’s draft is confirmed, and given back when it comes to nothing', async () => {
  const of = await house();
  const first = await ownDraft(of, {});
  await mall.call(protocol.submit, first, of.purchaser);
  const { contractSn } = await mall.call(
    protocol.sellerDraftFromTemplate,
    { templateKey: 'PURCHASE', enterpriseId: of.purchaser.enterpriseId },
    of.seller,
  );
  const { version } = await fill(of, 'supplier', contractSn);
  await mall.call(protocol.sellerSubmit, { contractSn, version }, of.seller);
  const seen = await mall.call(protocol.detail, { contractSn }, of.purchaser);
  expect(seen.booking).toMatchObject({ costCentre: '', mayChange: 1 });
  await mall.call(
    protocol.confirm,
    { contractSn, contentHash: seen.contentHash, costCentre: of.costCentre },
    of.purchaser,
  );
  expect(await reserved(of)).toBe(60_000);
  const agreed = await mall.call(protocol.detail, { contractSn }, of.purchaser);
  expect(agreed.booking).toMatchObject({ costCentre: of.costCentre, mayChange: 0 });
  const end = { contractSn, reason: '不再需要' };
  const asked = await mall.call(protocol.cancel, { ...end, version: agreed.version }, of.purchaser);
  await mall.call(protocol.sellerCancel, { ...end, version: asked.version }, of.seller);
  expect(await reserved(of)).toBe(0);
});

it('is refused above the budget, or asks for approval where that may allow it; sent back it is free', async () => {
  const strict = await house();
  const others = await ownDraft(strict);
  await mall.call(protocol.submit, others, strict.purchaser);
  const second = await ownDraft(strict);
  expect((await refusalOf(mall.call(protocol.submit, second, strict.purchaser))).message).toContain('预算');
  expect(await reserved(strict)).toBe(60_000);

  const lenient = await house({ mayExceed: true });
  await mall.call(protocol.submit, await ownDraft(lenient), lenient.purchaser);
  const more = await ownDraft(lenient, {});
  const { approval } = await mall.call(
    protocol.previewApproval,
    { contractSn: more.contractSn, costCentre: lenient.costCentre },
    lenient.purchaser,
  );
  expect(approval.steps).toHaveLength(1);
  await mall.call(protocol.submit, await ownDraft(lenient), lenient.purchaser);
  expect(await reserved(lenient)).toBe(120_000);
  // nobody else may decide here
  const [task] = (await mall.call(taskList.list, { tab: 'waiting' }, lenient.purchaser)).list;
  await mall.call(
    approvalProtocol.decide,
    { taskId: task!.taskId, decision: 'return', reason: '下季度再买' },
    lenient.purchaser,
  );
  expect(await reserved(lenient)).toBe(60_000);
});

it('names only the own enterprise’s projects', async () => {
  const of = await house();
  const project = (person: { token: string }) =>
    mall.call(projectProtocol.create, { projectName: '温控器', requestId: `p${++made}` }, person);
  const { projectId: foreign } = await project((await house()).purchaser);
  const { projectId } = await project(of.purchaser);
  await expect(ownDraft(of, { projectId: foreign })).rejects.toThrow('项目不存在');
  const { contractSn } = await ownDraft(of, { projectId });
  const { booking } = await mall.call(protocol.detail, { contractSn }, of.purchaser);
  expect(booking).toMatchObject({ projectId, projectName: '温控器' });
});

it('carriage below zero is a fault of the draft: it would lower what was agreed', async () => {
  const of = await house();
  const { contractSn, version } = await ownDraft(of);
  const { content } = await mall.call(protocol.detail, { contractSn }, of.purchaser);
  const draft = asDraft(content, { freight: '-600' } as never);
  const saved = await mall.call(protocol.save, { contractSn, version, draft }, of.purchaser);
  expect(saved.faults).toEqual([{ path: 'freight', text: '请填写正确的运费' }]);
});
