// What keeps quoting and awarding fair, through HTTP: deadlines, amended lines, waiting awards, who learns what, who may read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { after, days } from '#kit/time/duration.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aRule } from '#mall/approval/server/approval.builders.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import {
  anInquiry,
  aPurchaser,
  aPurchasingEmployee,
  goodsLine,
  type InquiryWish,
  type Purchaser,
} from '#mall/inquiry/server/inquiry.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { type Done, quotationProtocol } from '../quotation.protocol.ts';
import { anOffer, aQuotation, itsQuotation, type OfferWish } from './quotation.builders.ts';
import { annulConversion, convertAwards, holdAwards } from './quotation.ts';

type Seller = Awaited<ReturnType<typeof aSeller>>;

let mall: TestMall;
let purchaser: Purchaser;
let stores: [Seller, Seller];

beforeAll(async () => {
  mall = await openTestMall();
  purchaser = await aPurchaser(mall);
  stores = [await aSeller(mall), await aSeller(mall)];
});
afterAll(() => mall.close());

const TWO_LINES = [goodsLine({ partNo: 'AB-1' }), goodsLine({ partNo: 'CD-2' }, { qty: 500 })];
const open = { isSealed: false };
const inquiryWith = (wish: InquiryWish = {}) =>
  anInquiry(mall, { purchaser, sellers: [...stores], lines: TWO_LINES, ...wish });
const bothLines = (one: string, two: string): OfferWish['lines'] => [
  { lineNo: 1, unitPrice: one },
  { lineNo: 2, unitPrice: two, number: 500, partNo: 'CD-2' },
];
const quote = (seller: Seller, inqSn: string, one = '1.00', two = '2.00') =>
  aQuotation(mall, seller, inqSn, { lines: bothLines(one, two) });
const detail = (inqSn: string, person = purchaser) => mall.call(inquiryProtocol.detail, { inqSn }, person);
const award = (
  inqSn: string,
  lines: [lineNo: number, quotation: Done, number: number][],
  reason = 'reason',
  person = purchaser,
) =>
  mall.call(
    quotationProtocol.award,
    {
      inqSn,
      reason,
      lines: lines.map(([lineNo, { quoSn }, number]) => ({ lineNo, quoSn, versionNo: 1, number })),
    },
    person,
  );
/** Publishes the inquiry again with its lines changed. */
async function amend(inqSn: string, change: (lineNo: number, qty: number) => number | null, by = purchaser) {
  const { version, header, lines } = await detail(inqSn, by);
  const { kind: _kind, ...same } = header;
  return mall.call(
    inquiryProtocol.amend,
    {
      inqSn,
      version,
      reason: 'other needs',
      header: same,
      lines: lines.flatMap(({ lineNo, qty, unit, wish }) => {
        const changed = change(lineNo, qty);
        return changed === null ? [] : [{ lineNo, qty: changed, unit, partId: null, wish }];
      }),
    },
    by,
  );
}

describe('after the deadline, before the timer has closed', () => {
  it('nothing is opened, submitted or replaced', async () => {
    const { inqSn } = await inquiryWith();
    const quoted = await quote(stores[0], inqSn);
    const { quoSn, version } = await itsQuotation(mall, stores[1], inqSn);
    const opened = await mall.call(quotationProtocol.open, { quoSn, version }, stores[1]);
    const late = await inquiryWith();
    const unopened = await itsQuotation(mall, stores[1], late.inqSn);
    await mall.work((work) =>
      work.query('UPDATE inquiry SET deadline = $1 WHERE inq_sn = ANY($2)', [work.now, [inqSn, late.inqSn]]),
    );
    const said = { state: 255, message: expect.stringContaining('报价已截止') };
    const offer = anOffer(mall.clock.now(), { lines: bothLines('1', '2') }) as never;
    expect(
      await refusalOf(
        mall.call(quotationProtocol.submit, { quoSn, version: opened.version, offer }, stores[1]),
      ),
    ).toMatchObject(said);
    expect(
      await refusalOf(
        mall.call(quotationProtocol.open, { quoSn: unopened.quoSn, version: unopened.version }, stores[1]),
      ),
    ).toMatchObject(said);
    expect(
      await refusalOf(
        mall.call(quotationProtocol.replace, { quoSn: quoted.quoSn, version: quoted.version }, stores[0]),
      ),
    ).toMatchObject(said);
    const shown = await itsQuotation(mall, stores[1], inqSn);
    expect(shown).toMatchObject({ state: 'DRAFT', asked: { isQuoting: false } });
    expect(shown.allowedActions).not.toContain('submit');
  });
});

describe('an open inquiry with awards', () => {
  it('keeps the lines that wait for an approval as they are, and those that were ever put up', async () => {
    const own = await aPurchaser(mall);
    const colleague = await aPurchasingEmployee(mall, {
      enterpriseId: own.enterpriseId,
      roles: [],
      permissions: ['approval.decide'],
    });
    await mall.work((work) =>
      aRule(
        work,
        { enterpriseId: own.enterpriseId },
        {
          docType: 'award',
          steps: [{ who: 'members', memberIds: [colleague.memberId] }],
        },
      ),
    );
    const { inqSn } = await inquiryWith({ purchaser: own, header: open });
    const a = await quote(stores[0], inqSn);
    const { awardSn, state } = await award(inqSn, [[2, a, 500]], '', own);
    expect(state).toBe('PENDING_REVIEW');
    const said = { state: 255, message: expect.stringContaining('正在审批') };
    expect(await refusalOf(amend(inqSn, (no, qty) => (no === 2 ? null : qty), own))).toMatchObject(said);
    expect(await refusalOf(amend(inqSn, (no, qty) => (no === 2 ? 900 : qty), own))).toMatchObject(said);
    await mall.call(quotationProtocol.withdrawAward, { awardSn, version: 1 }, own);
    expect(await refusalOf(amend(inqSn, (no, qty) => (no === 2 ? null : qty), own))).toMatchObject({
      state: 255,
      message: expect.stringContaining('保留记录'),
    });
    expect((await amend(inqSn, (no, qty) => (no === 2 ? 900 : qty), own)).versionNo).toBe(2);
  });

  it('an offer for what a line was before needs a reason, cheap as it may be', async () => {
    const { inqSn } = await inquiryWith({ header: open });
    const a = await quote(stores[0], inqSn, '0.50');
    await quote(stores[1], inqSn, '1.00');
    await amend(inqSn, (no, qty) => (no === 1 ? 1_500 : qty));
    const said = expect.stringContaining('尚未重新确认');
    const wish = { lineNo: 1, quoSn: a.quoSn, versionNo: 1, number: 1_000 };
    const preview = await mall.call(quotationProtocol.previewAward, { inqSn, lines: [wish] }, purchaser);
    expect(preview.reasonsNeeded).toMatchObject([{ lineNo: 1, text: said }]);
    expect(await refusalOf(award(inqSn, [[1, a, 1_000]], ''))).toMatchObject({ message: said });
    expect(await award(inqSn, [[1, a, 1_000]])).toMatchObject({ state: 'DECIDED' });
  });
});

describe('carriage', () => {
  it('is charged with a quotation’s first award and no other, and again once that came to nothing', async () => {
    const { inqSn } = await inquiryWith({ header: open });
    const carried = (fee: string) => ({
      lines: bothLines('1.00', '2.00'),
      freight: { kind: 'fixed' as const, fee },
    });
    const a = await aQuotation(mall, stores[0], inqSn, carried('80.00'));
    const b = await aQuotation(mall, stores[1], inqSn, carried('9.50'));
    const freightOf = async (...lines: [lineNo: number, quotation: Done, number: number][]) => {
      const wishes = lines.map(([lineNo, { quoSn }, number]) => ({
        lineNo,
        quoSn,
        versionNo: 1,
        number,
        reason: '',
      }));
      const { freight, goodsAmount, amount } = await mall.call(
        quotationProtocol.previewAward,
        { inqSn, lines: wishes },
        purchaser,
      );
      expect(Number(amount)).toBe(Number(goodsAmount) + Number(freight));
      return freight;
    };
    expect(await freightOf([1, a, 400], [2, a, 500])).toBe('80.00');
    expect(await freightOf([1, a, 400], [1, b, 600])).toBe('89.50');
    await award(inqSn, [[1, a, 400]]);
    expect(await freightOf([1, a, 600])).toBe('0.00');
    expect(await freightOf([1, a, 600], [2, b, 500])).toBe('9.50');
    await award(inqSn, [[1, a, 500]]);
    const { list } = await mall.call(quotationProtocol.awards, { inqSn }, purchaser);
    expect(list.map(({ amount }) => amount).toSorted()).toEqual(['480.00', '500.00']);
    const into = { docType: 'contract' as const, docSn: `CT-${inqSn}` };
    await mall.work(async (work) => {
      const held = await holdAwards(work, inqSn, stores[0].storeId);
      const ids = held?.lines.map((line) => line.awardLineId) ?? [];
      await convertAwards(work, ids, into, { by: 'supplier' });
      await annulConversion(work, into, '');
    });
    expect(await freightOf([2, a, 500])).toBe('80.00');
  });
});

describe('who has won', () => {
  it('reads whom to call, and has the contract to draft; who has not, neither', async () => {
    const { inqSn } = await inquiryWith({ header: { ...open, wantsContract: true } });
    const a = await quote(stores[0], inqSn);
    await quote(stores[1], inqSn);
    const turns = async (seller: Seller) =>
      (await mall.call(quotationProtocol.sellerTurns, { pageSize: 100 }, seller)).turns;
    const titled = { url: `/seller/quotation/detail?quoSn=${a.quoSn}` };
    expect(await itsQuotation(mall, stores[0], inqSn)).toMatchObject({ contact: null });
    expect(await turns(stores[0])).not.toContainEqual(expect.objectContaining(titled));
    await award(inqSn, [[1, a, 1_000]]);
    expect(await itsQuotation(mall, stores[0], inqSn)).toMatchObject({
      contact: { mobile: expect.stringMatching(/^137/) },
    });
    expect(await itsQuotation(mall, stores[1], inqSn)).toMatchObject({ contact: null });
    const mine = expect.objectContaining({
      ...titled,
      what: expect.objectContaining({ zh: '已中标，起草合同' }),
    });
    expect(await turns(stores[0])).toContainEqual(mine);
    const { storeId } = stores[0];
    const into = { docType: 'contract' as const, docSn: `CT-${inqSn}` };
    await mall.work(async (work) => {
      const ids = (await holdAwards(work, inqSn, storeId))!.lines.map((line) => line.awardLineId);
      await convertAwards(work, ids, into, { by: 'supplier' });
    });
    expect(await turns(stores[0])).not.toContainEqual(mine);
  });

  it('is no news for who is asked again', async () => {
    const { inqSn } = await inquiryWith({ header: open });
    const a = await quote(stores[0], inqSn);
    const b = await quote(stores[1], inqSn);
    await award(inqSn, [
      [1, a, 1_000],
      [2, a, 500],
    ]);
    const into = { docType: 'contract' as const, docSn: `CT-${inqSn}` };
    await mall.work(async (work) => {
      const ids = (await holdAwards(work, inqSn, stores[0].storeId))!.lines.map((line) => line.awardLineId);
      await convertAwards(work, ids, into, { by: 'supplier' });
    });
    mall.clock.pass(days(0.02));
    const again = mall.clock.now();
    await mall.work((work) => annulConversion(work, into, ''));
    const messages = await mall.work((work) =>
      work.query<{ text: string }>(
        `SELECT title_zh || body_zh || title_en || body_en AS text FROM site_message
         WHERE member_id = $1 AND link LIKE '%' || $2`,
        [stores[1].memberId, b.quoSn],
      ),
    );
    expect(messages.some(({ text }) => text.includes('重新进入评标'))).toBe(true);
    expect(JSON.stringify(messages)).not.toMatch(/撤销|annulled/);
    // The time for awarding begins again, and the inbox leads to where it is done.
    const { turns } = await mall.call(inquiryProtocol.turns, { pageSize: 100 }, purchaser);
    const turn = turns.find(({ docSn }) => docSn === inqSn);
    expect(turn?.url).toBe(`/inquiry/contract_quo?inqSn=${inqSn}`);
    expect(new Date(turn!.dueAt!).getTime()).toBeGreaterThanOrEqual(after(again, days(30)).getTime());
  });

  it('may not be ordered from while an award that makes it a contract waits', async () => {
    const own = await aPurchaser(mall);
    const { inqSn } = await inquiryWith({
      purchaser: own,
      header: open,
      lines: [goodsLine({ partNo: 'AB-1' }, { qty: 60_000 }), TWO_LINES[1]!],
    });
    const a = await quote(stores[0], inqSn);
    await award(inqSn, [[2, a, 500]], '', own);
    const colleague = await aPurchasingEmployee(mall, {
      enterpriseId: own.enterpriseId,
      roles: [],
      permissions: ['approval.decide'],
    });
    await mall.work((work) =>
      aRule(
        work,
        { enterpriseId: own.enterpriseId },
        {
          docType: 'award',
          steps: [{ who: 'members', memberIds: [colleague.memberId] }],
        },
      ),
    );
    expect((await award(inqSn, [[1, a, 60_000]], '', own)).state).toBe('PENDING_REVIEW');
    const { stores: won } = await mall.call(quotationProtocol.awards, { inqSn }, own);
    expect(won).toMatchObject([{ becomes: 'contract', mayOrder: false }]);
  });
});

describe('an approver of an award', () => {
  it('reads what he decides about, whatever his role lacks, and nothing else', async () => {
    const own = await aPurchaser(mall);
    const approver = await aPurchasingEmployee(mall, {
      enterpriseId: own.enterpriseId,
      roles: [],
      permissions: ['approval.decide', 'rfq.award'],
    });
    await mall.work((work) =>
      aRule(
        work,
        { enterpriseId: own.enterpriseId },
        {
          docType: 'award',
          steps: [{ who: 'members', memberIds: [approver.memberId] }],
        },
      ),
    );
    const other = await inquiryWith({ purchaser: own, header: open });
    await quote(stores[0], other.inqSn);
    const { inqSn } = await inquiryWith({ purchaser: own, header: open });
    const a = await quote(stores[0], inqSn);
    const read = (sn: string) => mall.ask(quotationProtocol.comparison, { inqSn: sn }, approver);
    expect((await read(inqSn)).state).toBe(404);
    await award(inqSn, [[1, a, 1_000]], '', own);
    const grid = await mall.call(quotationProtocol.comparison, { inqSn }, approver);
    expect(grid).toMatchObject({ mayAward: false, mayHaggle: false });
    expect(grid.suppliers.flatMap((one) => one.allowedActions)).toEqual([]);
    expect(await mall.call(quotationProtocol.detail, { quoSn: a.quoSn }, approver)).toMatchObject({
      allowedActions: [],
      asked: { inqSn },
    });
    expect((await mall.call(quotationProtocol.awards, { inqSn }, approver)).list).toMatchObject([
      { mayWithdraw: false },
    ]);
    expect((await read(other.inqSn)).state).toBe(404);
    expect((await detail(inqSn, approver)).allowedActions).toEqual([]);
    expect(await refusalOf(detail(other.inqSn, approver))).toMatchObject({ state: 404 });
    expect(await refusalOf(award(inqSn, [[2, a, 500]], '', approver))).toMatchObject({ state: 404 });
    const { list } = await mall.call(taskList.list, { tab: 'waiting' }, approver);
    await mall.call(approvalProtocol.decide, { taskId: list[0]!.taskId, decision: 'approve' }, approver);
    expect((await read(inqSn)).state).toBe(200);
  });
});

it('is in yuan with tax, whatever is sent', async () => {
  const { inqSn, version } = await inquiryWith({ isDraft: true });
  for (const header of [{ currency: 'USD' }, { isTaxIncluded: false }])
    expect((await mall.ask(inquiryProtocol.save, { inqSn, version, header }, purchaser)).state).toBe(255);
});
