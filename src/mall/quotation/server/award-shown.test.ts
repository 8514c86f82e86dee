// What is seen of an award, through HTTP: that it waits and for whom, who may make one, and a comparison that stays as it was.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { aRule, waitingFor } from '#mall/approval/server/approval.builders.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { ownInquiryList } from '#mall/inquiry/inquiry-lists.ts';
import {
  anInquiry,
  aPurchaser,
  aPurchasingEmployee,
  goodsLine,
  type Purchaser,
} from '#mall/inquiry/server/inquiry.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { type Done, quotationProtocol } from '../quotation.protocol.ts';
import { receivedQuotationList } from '../quotation-lists.ts';
import { anOffer, aQuotation } from './quotation.builders.ts';

let mall: TestMall;
let stores: [Awaited<ReturnType<typeof aSeller>>, Awaited<ReturnType<typeof aSeller>>];
let purchaser: Awaited<ReturnType<typeof aPurchaser>>;

beforeAll(async () => {
  mall = await openTestMall();
  stores = [await aSeller(mall), await aSeller(mall)];
});
afterAll(() => mall.close());

const LINES = [goodsLine({ partNo: 'AB-1' }), goodsLine({ partNo: 'CD-2' }, { qty: 500 })];

/** Two stores have offered both lines: the first is cheaper, the second faster. */
async function quoted(of: Purchaser) {
  const { inqSn } = await anInquiry(mall, {
    purchaser: of,
    sellers: [...stores],
    lines: LINES,
    header: { isSealed: false },
  });
  const offerOf = (price: string, leadDays: number) => ({
    note: `by ${leadDays} days`,
    lines: [
      { lineNo: 1, breaks: [{ number: 10, unitPrice: price }], leadDays, multiple: 10 },
      { lineNo: 2, unitPrice: price, number: 500, partNo: 'CD-2', leadDays },
    ],
  });
  const cheap = await aQuotation(mall, stores[0], inqSn, offerOf('1.00', 20));
  const fast = await aQuotation(mall, stores[1], inqSn, offerOf('2.00', 2));
  return { inqSn, cheap, fast };
}

const award = (
  by: Purchaser,
  inqSn: string,
  lines: [lineNo: number, quotation: Done, number: number][],
  more: { approves?: boolean } = {},
) =>
  mall.call(
    quotationProtocol.award,
    {
      inqSn,
      reason: 'why',
      lines: lines.map(([lineNo, { quoSn }, number]) => ({ lineNo, quoSn, versionNo: 1, number })),
      ...more,
    },
    by,
  );
const compare = (by: Purchaser, inqSn: string, more = {}) =>
  mall.call(quotationProtocol.comparison, { inqSn, ...more }, by);
const detail = (by: Purchaser, inqSn: string) => mall.call(inquiryProtocol.detail, { inqSn }, by);

describe('an award that waits for its approval', () => {
  let decider: Purchaser & { memberId: number };

  beforeAll(async () => {
    purchaser = await aPurchaser(mall);
    const { enterpriseId } = purchaser;
    decider = await aPurchasingEmployee(mall, { enterpriseId, roles: [], permissions: ['approval.decide'] });
    await mall.work((work) =>
      aRule(
        work,
        { enterpriseId },
        { docType: 'award', steps: [{ who: 'members', memberIds: [decider.memberId], dueDays: 2 }] },
      ),
    );
  });

  it('is told on the inquiry with who decides and until when, and takes the purchaser’s turn away once nothing is left', async () => {
    const { inqSn, cheap } = await quoted(purchaser);
    const { version } = await detail(purchaser, inqSn);
    await mall.call(inquiryProtocol.close, { inqSn, version }, purchaser);
    const turns = async () =>
      (await mall.call(inquiryProtocol.turns, { pageSize: 100 }, purchaser)).turns.filter(
        ({ docSn }) => docSn === inqSn,
      );
    expect(await detail(purchaser, inqSn)).toMatchObject({ waitingAwards: [] });
    const first = await award(purchaser, inqSn, [[1, cheap, 1_000]]);
    const { name } = (await waitingFor(mall, decider)).map(({ path }) => path.steps[0]!.people[0]!)[0]!;
    expect(await detail(purchaser, inqSn)).toMatchObject({
      waitingAwards: [
        { awardSn: first.awardSn, amount: '1000.00', deciders: [name], dueAt: expect.any(String) },
      ],
      turnText: expect.stringContaining('定标'),
    });
    expect(await turns()).toHaveLength(1);
    await award(purchaser, inqSn, [[2, cheap, 500]]);
    const waiting = await detail(purchaser, inqSn);
    expect(waiting.waitingAwards).toHaveLength(2);
    expect(waiting.turnText).toBe('');
    const { list } = await mall.call(ownInquiryList.list, { keyword: inqSn }, purchaser);
    expect(list).toMatchObject([{ inqSn, turnText: '' }]);
    expect(await turns()).toEqual([]);
  });

  it('is marked on the offers that have it', async () => {
    const { inqSn, fast } = await quoted(purchaser);
    await award(purchaser, inqSn, [[1, fast, 1_000]]);
    const { cells } = await compare(purchaser, inqSn);
    expect(cells.filter(({ pendingNum }) => pendingNum > 0)).toMatchObject([
      { lineNo: 1, quoSn: fast.quoSn, pendingNum: 1_000, awardedNum: 0 },
    ]);
  });

  it('tells who may not award who may', async () => {
    const { inqSn } = await quoted(purchaser);
    const reader = await aPurchasingEmployee(mall, {
      enterpriseId: purchaser.enterpriseId,
      roles: [],
      permissions: ['rfq.read', 'quote.read', 'order.price'],
    });
    const shown = await compare(reader, inqSn);
    expect(shown.mayAward).toBe(false);
    expect(shown.whoMayAward.length).toBeGreaterThan(0);
    expect(shown.whoMayAward).not.toContain('');
    expect(await compare(purchaser, inqSn)).toMatchObject({ mayAward: true, whoMayAward: [] });
  });
});

describe('the only approver', () => {
  const only = async () => {
    const by = await aPurchaser(mall);
    await mall.work((work) => aRule(work, { enterpriseId: by.enterpriseId }, { docType: 'award' }));
    return by;
  };

  it('approves in the same call, and the award is decided', async () => {
    const by = await only();
    const { inqSn, cheap } = await quoted(by);
    const preview = await mall.call(
      quotationProtocol.previewAward,
      { inqSn, lines: [{ lineNo: 1, quoSn: cheap.quoSn, versionNo: 1, number: 1_000 }] },
      by,
    );
    expect(preview.approval.steps.map(({ isSelf }) => isSelf)).toEqual([1]);
    const done = await award(by, inqSn, [[1, cheap, 1_000]], { approves: true });
    expect(done).toMatchObject({ state: 'DECIDED', inquiryState: 'PARTLY_AWARDED' });
    expect(await waitingFor(mall, by)).toEqual([]);
    const { list } = await mall.call(quotationProtocol.awards, { inqSn }, by);
    expect(list).toMatchObject([{ state: 'DECIDED', approval: { state: 'APPROVED' } }]);
  });

  it('may leave it waiting, and nobody approves for somebody else', async () => {
    const by = await only();
    const { inqSn, cheap } = await quoted(by);
    expect(await award(by, inqSn, [[1, cheap, 1_000]])).toMatchObject({ state: 'PENDING_REVIEW' });
    const watched = await quoted(purchaser);
    expect(
      await award(purchaser, watched.inqSn, [[1, watched.cheap, 1_000]], { approves: true }),
    ).toMatchObject({ state: 'PENDING_REVIEW' });
  });
});

it('an inquiry awarded piece by piece is one purchase to the rules', async () => {
  const by = await aPurchaser(mall);
  await mall.work((work) =>
    aRule(
      work,
      { enterpriseId: by.enterpriseId },
      { docType: 'award', conditions: { amountFrom: yuan(1_400) } },
    ),
  );
  const { inqSn, cheap } = await quoted(by);
  expect(await award(by, inqSn, [[1, cheap, 1_000]])).toMatchObject({ state: 'DECIDED' });
  const lines = [{ lineNo: 2, quoSn: cheap.quoSn, versionNo: 1, number: 500 }];
  const { approval } = await mall.call(quotationProtocol.previewAward, { inqSn, lines }, by);
  expect(approval.steps).toHaveLength(1);
  expect(await award(by, inqSn, [[2, cheap, 500]])).toMatchObject({ state: 'PENDING_REVIEW' });
});

it('who may not award binds nobody by a counter-offer', async () => {
  const { enterpriseId } = await aPurchaser(mall);
  const buyer = await aPurchasingEmployee(mall, { enterpriseId, roles: ['buyer'] });
  const { quoSn } = (await quoted(buyer)).cheap;
  const seen = await mall.call(quotationProtocol.detail, { quoSn }, buyer);
  const lines = [{ lineNo: 2, unitPrice: '0.9' }];
  await mall.call(
    quotationProtocol.counter,
    { quoSn, version: seen.version, lines, awardsOnAgreement: true, requestId: crypto.randomUUID() },
    buyer,
  );
  expect(await mall.call(quotationProtocol.detail, { quoSn }, buyer)).toMatchObject({
    shown: { side: 'purchaser', isBinding: false },
  });
});

it('a reader compares, and is promised no step that is not his', async () => {
  const main = await aPurchaser(mall);
  const { inqSn, cheap } = await quoted(main);
  const { enterpriseId } = main;
  const viewer = await aLoggedInEmployee(mall, {
    enterpriseId,
    roles: ['viewer'],
    permissions: ['order.price'],
  });
  const grid = await compare(viewer, inqSn);
  expect(grid.suppliers).toHaveLength(2);
  expect([grid.inquiryActions, ...grid.suppliers.map((one) => one.allowedActions)]).toEqual([[], [], []]);
  expect((await compare(main, inqSn)).inquiryActions).toContain('award');
  const seen = (by: Purchaser) => mall.call(quotationProtocol.detail, { quoSn: cheap.quoSn }, by);
  expect(await seen(viewer)).toMatchObject({ isMyTurn: false, turnName: '等待买方', allowedActions: [] });
  expect(await seen(main)).toMatchObject({ isMyTurn: true });
});

it('who may see no prices reads no offers, whatever asks for them', async () => {
  const main = await aPurchaser(mall);
  const { inqSn, cheap } = await quoted(main);
  const viewer = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, roles: ['viewer'] });
  const { quoSn } = cheap;
  for (const refused of [
    mall.ask(quotationProtocol.detail, { quoSn }, viewer),
    mall.ask(quotationProtocol.comparison, { inqSn }, viewer),
    mall.ask(quotationProtocol.awards, { inqSn }, viewer),
    mall.ask(receivedQuotationList.list, {}, viewer),
    mall.ask(required(receivedQuotationList.export), {}, viewer),
  ]) {
    expect(await refused).toMatchObject({ state: 403, msg: expect.stringContaining('查看价格') });
  }
});

describe('the comparison of an awarded inquiry', () => {
  it('marks the winners and keeps what it said of the lines, whatever the offers do afterwards', async () => {
    const by = await aPurchaser(mall);
    const { inqSn, cheap, fast } = await quoted(by);
    const said = (shown: Awaited<ReturnType<typeof compare>>) =>
      shown.cells
        .filter(({ lineNo }) => lineNo === 1)
        .map(({ quoSn, landed, isLowest, isFastest, isBest, reasons }) => ({
          quoSn,
          landed,
          isLowest,
          isFastest,
          isBest,
          reasons,
        }));
    const before = said(await compare(by, inqSn));
    await award(by, inqSn, [[1, fast, 1_000]]);
    const { version } = await mall.call(quotationProtocol.detail, { quoSn: cheap.quoSn }, by);
    const countered = await mall.call(
      quotationProtocol.counter,
      { quoSn: cheap.quoSn, version, lines: [{ lineNo: 2, unitPrice: '0.90' }] },
      by,
    );
    await mall.call(
      quotationProtocol.offer,
      {
        quoSn: cheap.quoSn,
        version: countered.version,
        offer: anOffer(mall.clock.now(), {
          lines: [
            { lineNo: 1, unitPrice: '0.95', leadDays: 1 },
            { lineNo: 2, unitPrice: '0.95', number: 500, partNo: 'CD-2' },
          ],
        }) as never,
      },
      stores[0],
    );
    const partly = await compare(by, inqSn, { annualPerMille: 200 });
    expect(said(partly)).toEqual(before);
    expect(partly.lines.map(({ isFrozen }) => isFrozen)).toEqual([true, false]);
    expect(partly.cells.find(({ lineNo, quoSn }) => lineNo === 2 && quoSn === cheap.quoSn)).toMatchObject({
      unitPrice: '0.950000',
    });
    await award(by, inqSn, [[2, fast, 500]]);
    const after = await compare(by, inqSn);
    expect(after.suppliers.map(({ state }) => state)).toEqual(['REJECTED', 'ACCEPTED']);
    expect(said(after)).toEqual(before);
    expect(
      after.cells.filter(({ awardedNum }) => awardedNum > 0).map(({ lineNo, quoSn }) => [lineNo, quoSn]),
    ).toEqual([
      [1, fast.quoSn],
      [2, fast.quoSn],
    ]);
    expect(after.cells[0]).toMatchObject({ quoSn: cheap.quoSn, isLowest: true, awardedNum: 0 });
  });

  it('says what is printed: least quantity, multiple and the notes', async () => {
    const by = await aPurchaser(mall);
    const { inqSn, cheap } = await quoted(by);
    const { cells, suppliers } = await compare(by, inqSn);
    expect(cells[0]).toMatchObject({
      quoSn: cheap.quoSn,
      minNum: 10,
      multiple: 10,
      remark: '',
      leadDays: 20,
    });
    expect(suppliers.map(({ note }) => note)).toEqual(['by 20 days', 'by 2 days']);
  });
});

it('several offers of one inquiry are one turn, which leads to where they stand side by side', async () => {
  const by = await aPurchaser(mall);
  const { inqSn } = await quoted(by);
  const { turns, total } = await mall.call(quotationProtocol.turns, {}, by);
  expect(total).toBe(1);
  expect(turns).toMatchObject([
    {
      docSn: inqSn,
      what: { zh: '查看收到的 2 份报价', en: 'Look at the 2 offers' },
      url: `/inquiry/contract_quo?inqSn=${inqSn}`,
    },
  ]);
});
