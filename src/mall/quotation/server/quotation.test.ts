// Quotations through HTTP: the whole haggling between one purchaser and three suppliers, sealed and open, to awards and orders.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { days, hours } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import {
  anInquiry,
  aPurchaser,
  type BuiltInquiry,
  goodsLine,
  type InquiryWish,
  type Purchaser,
} from '#mall/inquiry/server/inquiry.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { type Done, quotationProtocol } from '../quotation.protocol.ts';
import { givenQuotationList, receivedQuotationList } from '../quotation-lists.ts';
import { anOffer, aQuotation, itsQuotation, type OfferWish } from './quotation.builders.ts';
import { annulConversion, convertAwards, holdAwards } from './quotation.ts';

type Seller = Awaited<ReturnType<typeof aSeller>>;

let mall: TestMall;
let purchaser: Purchaser;
let stores: [Seller, Seller, Seller];

beforeAll(async () => {
  mall = await openTestMall();
  purchaser = await aPurchaser(mall);
  stores = [await aSeller(mall), await aSeller(mall), await aSeller(mall)];
});
afterAll(() => mall.close());

/** Lets time pass and fires what is due; everybody logs in again. */
const pass = (duration: number) => openOrderDesk(mall).pass(duration, purchaser, ...stores);

const TWO_LINES = [goodsLine({ partNo: 'AB-1' }), goodsLine({ partNo: 'CD-2' }, { qty: 500 })];
const inquiryWith = (wish: InquiryWish = {}) =>
  anInquiry(mall, { purchaser, sellers: [...stores], lines: TWO_LINES, ...wish });
const bothLines = (one: string, two: string): OfferWish['lines'] => [
  { lineNo: 1, unitPrice: one },
  { lineNo: 2, unitPrice: two, number: 500, partNo: 'CD-2' },
];
const quote = (seller: Seller, inqSn: string, wish: OfferWish = {}) =>
  aQuotation(mall, seller, inqSn, { lines: bothLines('1.00', '2.00'), ...wish });
const close = async ({ inqSn }: Pick<BuiltInquiry, 'inqSn'>) => {
  const { version } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
  await mall.call(inquiryProtocol.close, { inqSn, version }, purchaser);
};
const seen = (quoSn: string) => mall.call(quotationProtocol.detail, { quoSn }, purchaser);
const award = (
  inqSn: string,
  lines: [lineNo: number, quotation: Done, versionNo: number, number: number][],
  reason = 'reason',
) =>
  mall.call(
    quotationProtocol.award,
    {
      inqSn,
      reason,
      lines: lines.map(([lineNo, { quoSn }, versionNo, number]) => ({ lineNo, quoSn, versionNo, number })),
    },
    purchaser,
  );

/** Sealed, answered by all three, closed early. */
async function closedInquiry(wish: InquiryWish = {}) {
  const inquiry = await inquiryWith(wish);
  const prices = [bothLines('1.00', '2.00'), bothLines('0.90', '2.20'), bothLines('1.10', '1.90')];
  const quotations: Done[] = [];
  for (const [i, seller] of stores.entries())
    quotations.push(await quote(seller, inquiry.inqSn, { lines: prices[i] }));
  await close(inquiry);
  return { ...inquiry, quotations: quotations as [Done, Done, Done] };
}

const counter = async (quoSn: string, unitPrice: string, more: Record<string, unknown> = {}) => {
  const { version } = await seen(quoSn);
  return mall.call(
    quotationProtocol.counter,
    { quoSn, version, lines: [{ lineNo: 1, unitPrice }], ...more },
    purchaser,
  );
};
const rowOf = (quoSn: string) =>
  mall.work(async (work) => {
    const [row] = await work.query('SELECT * FROM quotation WHERE quo_sn = $1', [quoSn]);
    return row!;
  });

describe('happy', () => {
  it('haggles line by line with three suppliers, takes best and final, splits the award; the loser reads only his own', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const [a, b, c] = quotations;
    const grid = await mall.call(quotationProtocol.comparison, { inqSn }, purchaser);
    expect(grid.suppliers.map((one) => one.quoSn)).toEqual([a.quoSn, b.quoSn, c.quoSn]);
    expect(grid.cells.filter((cell) => cell.isLowest).map((cell) => [cell.lineNo, cell.quoSn])).toEqual([
      [1, b.quoSn],
      [2, c.quoSn],
    ]);
    expect(grid.how.join(' ')).toContain('6%');

    const countered = await counter(a.quoSn, '0.85', { note: '量大' });
    expect(countered).toMatchObject({ state: 'COUNTERED', versionNo: 2 });
    const meanwhile = await mall.call(quotationProtocol.comparison, { inqSn }, purchaser);
    const held = meanwhile.cells.filter((cell) => cell.reasons.some((one) => one.code === 'waiting'));
    expect(new Set(held.map((cell) => cell.quoSn))).toEqual(new Set([a.quoSn]));
    // The other first offers are one turn with their inquiry; this one is the supplier's.
    expect((await mall.call(quotationProtocol.turns, {}, purchaser)).turns).toEqual([]);
    const atStore = await itsQuotation(mall, stores[0], inqSn);
    expect(atStore).toMatchObject({ isMyTurn: true, turnDaysLeft: 3 });
    const rounds = await mall.call(quotationProtocol.sellerRounds, { quoSn: a.quoSn }, stores[0]);
    const change = rounds.list.find((one) => one.versionNo === 2)?.changes;
    expect(change).toEqual([
      expect.objectContaining({ path: 'note', after: '量大' }),
      expect.objectContaining({
        path: 'lines[1].breaks',
        before: '1+ ¥1.00',
        after: '1+ ¥1.00; 1000+ ¥0.85',
        lineNo: 1,
      }),
    ]);
    const answered = await mall.call(
      quotationProtocol.offer,
      {
        quoSn: a.quoSn,
        version: atStore.version,
        offer: anOffer(mall.clock.now(), { lines: bothLines('0.88', '1.95') }) as never,
      },
      stores[0],
    );
    expect(answered.state).toBe('QUOTED');
    const { turns } = await mall.call(quotationProtocol.turns, {}, purchaser);
    expect(turns.map(({ docSn }) => docSn)).toEqual([a.quoSn]);

    const final = await mall.call(quotationProtocol.askFinal, { inqSn }, purchaser);
    expect(final.quoSns).toHaveLength(3);
    for (const [i, store] of stores.entries()) {
      const own = await itsQuotation(mall, store, inqSn);
      expect(own.allowedActions).not.toContain('agree');
      const { quoSn, version } = own;
      if (i === 1)
        await mall.call(
          quotationProtocol.offer,
          { quoSn, version, offer: anOffer(mall.clock.now(), { lines: bothLines('0.80', '2.10') }) as never },
          store,
        );
      else await mall.call(quotationProtocol.keep, { quoSn, version }, store);
    }
    const last = await seen(b.quoSn);
    expect(last).toMatchObject({ state: 'QUOTED', standingNo: 3, shown: { isFinal: true } });
    expect(last.allowedActions).toEqual(['accept', 'reject']);

    const made = await award(inqSn, [
      [1, b, 3, 1_000],
      [2, c, 1, 500],
    ]);
    expect(made).toMatchObject({ state: 'DECIDED', inquiryState: 'AWARDED' });
    expect((await seen(b.quoSn)).state).toBe('ACCEPTED');
    const loser = await itsQuotation(mall, stores[0], inqSn);
    expect(loser).toMatchObject({ state: 'REJECTED', stateName: '未中标' });
    const read = JSON.stringify([
      loser,
      await mall.call(quotationProtocol.sellerRounds, { quoSn: a.quoSn }, stores[0]),
      await mall.call(givenQuotationList.list, {}, stores[0]),
    ]);
    const prices = ['0.80', '1.90', '2.10'].flatMap((price) => [`"${price}`, `¥${price}`]);
    for (const rival of [b.quoSn, c.quoSn, ...prices]) expect(read).not.toContain(rival);
    const messages = await mall.work((work) =>
      work.query<{ text: string }>(
        'SELECT title_zh || body_zh || body_en AS text FROM site_message WHERE member_id = $1',
        [stores[0].memberId],
      ),
    );
    expect(messages.some((one) => one.text.includes('未中标'))).toBe(true);
    expect(JSON.stringify(messages)).not.toMatch(/reason|(?<!\d)0\.80/);
  });

  it('agrees to a counter-offer: its lines are won at once, the others wait', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const [a] = quotations;
    await counter(a.quoSn, '0.70');
    const { version } = await itsQuotation(mall, stores[0], inqSn);
    const agreed = await mall.call(quotationProtocol.agree, { quoSn: a.quoSn, version }, stores[0]);
    expect(agreed).toMatchObject({ state: 'ACCEPTED', isAwarded: true });
    const { list, stores: won } = await mall.call(quotationProtocol.awards, { inqSn }, purchaser);
    expect(list[0]?.lines).toEqual([
      expect.objectContaining({
        lineNo: 1,
        versionNo: 2,
        number: 1_000,
        unitPrice: '0.700000',
        state: 'AWARDED',
      }),
    ]);
    expect(won[0]).toMatchObject({ becomes: 'order', mayOrder: true, goodsAmount: '700.00' });
    expect((await itsQuotation(mall, stores[1], inqSn)).state).toBe('QUOTED');
  });

  it('orders what was awarded; the order carries the hash of the accepted line; cancelled, the lines are open again and who lost is asked anew', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const [, b] = quotations;
    await award(inqSn, [
      [1, b, 1, 1_000],
      [2, b, 1, 500],
    ]);
    const addressId = await mall.work(async (work) => (await anAddress(work, purchaser.memberId)).addressId);
    const storeId = stores[1].storeId;
    const order = await mall.call(quotationProtocol.toOrder, { inqSn, storeId, addressId }, purchaser);
    const [line] = await mall.work((work) =>
      work.query<{ hash: string; unitPrice: number }>(
        'SELECT line_hash AS hash, unit_price AS "unitPrice" FROM order_line WHERE order_sn = $1 ORDER BY source_line_no',
        [order.orderSns[0]],
      ),
    );
    const { list } = await mall.call(quotationProtocol.awards, { inqSn }, purchaser);
    expect(line).toEqual({ hash: list[0]?.lines[0]?.lineHash, unitPrice: 900_000 });
    expect((await seen(b.quoSn)).state).toBe('COMPLETED');
    expect((await mall.call(inquiryProtocol.detail, { inqSn }, purchaser)).state).toBe('COMPLETED');
    expect(
      await refusalOf(mall.call(quotationProtocol.toOrder, { inqSn, storeId, addressId }, purchaser)),
    ).toMatchObject({ state: 255 });
    await mall.work((work) =>
      annulConversion(work, { docType: 'order', docSn: order.orderSns[0]! }, '商家缺货'),
    );
    expect((await seen(b.quoSn)).state).toBe('QUOTED');
    expect(await seen(quotations[0].quoSn)).toMatchObject({ state: 'QUOTED', isBinding: false });
    expect((await mall.call(inquiryProtocol.detail, { inqSn }, purchaser)).state).toBe('EVALUATING');
  });

  it('hands awards to contracts once, and takes them back', async () => {
    const { inqSn, quotations } = await closedInquiry();
    await award(inqSn, [[1, quotations[0], 1, 400]]);
    const { storeId } = stores[0];
    const lines = await mall.work(async (work) => (await holdAwards(work, inqSn, storeId))?.lines ?? []);
    expect(lines).toEqual([expect.objectContaining({ number: 400, amount: 40_000, lineNo: 1 })]);
    const ids = lines.map((line) => line.awardLineId);
    const into = { docType: 'contract' as const, docSn: `CT-${inqSn}` };
    await mall.work(async (work) => {
      await holdAwards(work, inqSn, storeId);
      await convertAwards(work, ids, into, { by: 'supplier' });
    });
    await expect(mall.work((work) => convertAwards(work, ids, into, { by: 'supplier' }))).rejects.toThrow(
      /meanwhile/,
    );
    await mall.work((work) => annulConversion(work, into, ''));
    expect((await seen(quotations[0].quoSn)).state).toBe('QUOTED');
  });

  it('offers listings of the store as draft lines', async () => {
    const product = await mall.work((work) => aProduct(work, { storeId: stores[0].storeId }));
    const inquiry = await inquiryWith({
      lines: [goodsLine({ partNo: product.partNo }, { partId: product.partId, qty: 7 })],
    });
    const { quoSn } = await itsQuotation(mall, stores[0], inquiry.inqSn);
    const { list } = await mall.call(quotationProtocol.suggestion, { quoSn }, stores[0]);
    expect(list[0]).toMatchObject({ lineNo: 1, line: { productId: product.productId, answer: 'same' } });
    expect(list[0]!.line.breaks.length).toBeGreaterThan(0);
  });

  it('expires with its turn, and is renewed at the same terms but not at worse ones', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const [a] = quotations;
    const { turnDueAt } = await counter(a.quoSn, '0.95');
    await pass(new Date(turnDueAt).getTime() - mall.clock.now().getTime() + 1);
    const own = await itsQuotation(mall, stores[0], inqSn);
    expect(own).toMatchObject({ state: 'EXPIRED', allowedActions: ['renew'] });
    const renew = (one: string) =>
      mall.call(
        quotationProtocol.renew,
        {
          quoSn: a.quoSn,
          version: own.version,
          offer: anOffer(mall.clock.now(), { lines: bothLines(one, '2.00') }) as never,
        },
        stores[0],
      );
    expect(await refusalOf(renew('1.01'))).toMatchObject({
      state: 255,
      message: expect.stringContaining('更优'),
    });
    expect((await renew('1.00')).state).toBe('QUOTED');
  });

  it('a sealed inquiry may be closed early once the last one without an offer has declined', async () => {
    const inquiry = await inquiryWith();
    const mayClose = async () => {
      const now = await mall.call(inquiryProtocol.detail, { inqSn: inquiry.inqSn }, purchaser);
      expect(JSON.stringify(now)).not.toContain('declinedNum');
      return now.allowedActions.includes('close');
    };
    await quote(stores[0], inquiry.inqSn);
    const decline = async (seller: Seller) => {
      const { quoSn, version } = await itsQuotation(mall, seller, inquiry.inqSn);
      return mall.call(quotationProtocol.decline, { quoSn, version, reason: 'price' }, seller);
    };
    const second = await decline(stores[1]);
    expect(await mayClose()).toBe(false);
    await decline(stores[2]);
    expect(await mayClose()).toBe(true);
    await mall.call(quotationProtocol.open, { quoSn: second.quoSn, version: second.version }, stores[1]);
    expect(await mayClose()).toBe(false);
    await decline(stores[1]);
    await close(inquiry);
  });

  it('comes back to an open inquiry after declining, and replaces its offer before the close', async () => {
    const { inqSn } = await inquiryWith({ header: { isSealed: false } });
    const { quoSn, version } = await itsQuotation(mall, stores[0], inqSn);
    const declined = await mall.call(
      quotationProtocol.decline,
      { quoSn, version, reason: 'noStock' },
      stores[0],
    );
    expect(await seen(quoSn)).toMatchObject({ state: 'DECLINED', declineReason: '无货' });
    await mall.call(quotationProtocol.open, { quoSn, version: declined.version }, stores[0]);
    const { version: drafted } = await itsQuotation(mall, stores[0], inqSn);
    const quoted = await mall.call(
      quotationProtocol.submit,
      { quoSn, version: drafted, offer: anOffer(mall.clock.now(), { lines: bothLines('1', '2') }) as never },
      stores[0],
    );
    const replacing = await mall.call(
      quotationProtocol.replace,
      { quoSn, version: quoted.version },
      stores[0],
    );
    expect(await seen(quoSn)).toMatchObject({ state: 'QUOTED', standingNo: 1, allowedActions: [] });
    const dropped = await mall.call(
      quotationProtocol.dropDraft,
      { quoSn, version: replacing.version },
      stores[0],
    );
    expect(dropped.state).toBe('QUOTED');
  });
});

describe('sealed', () => {
  it('shows its purchaser nothing but the count before the close, anywhere', async () => {
    const { inqSn } = await inquiryWith();
    const { quoSn } = await quote(stores[0], inqSn, { lines: bothLines('777.7', '888.8') });
    const before = await mall.work((work) =>
      work.query('SELECT * FROM site_message WHERE member_id = $1', [purchaser.memberId]),
    );
    await quote(stores[1], inqSn);
    const calls = [
      mall.ask(quotationProtocol.detail, { quoSn }, purchaser),
      mall.ask(quotationProtocol.versions, { quoSn }, purchaser),
      mall.ask(quotationProtocol.rounds, { quoSn }, purchaser),
      mall.ask(quotationProtocol.differences, { quoSn, from: 1, to: 1 }, purchaser),
      mall.ask(quotationProtocol.cellHistory, { quoSn, lineNo: 1 }, purchaser),
      mall.ask(quotationProtocol.comparison, { inqSn }, purchaser),
      mall.ask(
        quotationProtocol.whatIf,
        { inqSn, choices: [{ lineNo: 1, quoSn, number: 1_000 }] },
        purchaser,
      ),
      mall.ask(quotationProtocol.awards, { inqSn }, purchaser),
      mall.ask(quotationProtocol.askFinal, { inqSn }, purchaser),
    ];
    for (const reply of await Promise.all(calls))
      expect(reply).toMatchObject({ state: 255, msg: expect.stringContaining('目前已收到 2 份') });
    const open = await Promise.all([
      mall.call(receivedQuotationList.list, { pageSize: 100 }, purchaser),
      mall.call(receivedQuotationList.list, { inqSn }, purchaser),
      mall.call(quotationProtocol.turns, {}, purchaser),
      mall.call(inquiryProtocol.detail, { inqSn }, purchaser),
      mall.call(inquiryProtocol.turns, {}, purchaser),
    ]);
    for (const secret of [quoSn, '777.7']) expect(JSON.stringify(open)).not.toContain(secret);
    expect(open[3].quotedNum).toBe(2);
    const after = await mall.work((work) =>
      work.query('SELECT * FROM site_message WHERE member_id = $1', [purchaser.memberId]),
    );
    expect(after).toHaveLength(before.length);
    expect((await rowOf(quoSn)).seen_at).toBeNull();
  });

  it('stays shut when it is cancelled before the close', async () => {
    const { inqSn, version } = await inquiryWith();
    const { quoSn } = await quote(stores[0], inqSn);
    const { version: now } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
    expect(now).toBeGreaterThanOrEqual(version);
    await mall.call(inquiryProtocol.cancel, { inqSn, version: now, reason: '项目取消' }, purchaser);
    expect(await refusalOf(seen(quoSn))).toMatchObject({ state: 255 });
    expect((await itsQuotation(mall, stores[0], inqSn)).state).toBe('REJECTED');
    expect((await mall.call(receivedQuotationList.list, { inqSn }, purchaser)).list).toEqual([]);
  });
});

describe('refused', () => {
  it('a binding offer that was seen is not withdrawn; unseen it is', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const [a, b] = quotations;
    await seen(a.quoSn);
    expect(
      await refusalOf(
        mall.call(quotationProtocol.withdraw, { quoSn: a.quoSn, version: a.version }, stores[0]),
      ),
    ).toMatchObject({ state: 255, message: expect.stringContaining('约束力') });
    const { version } = await itsQuotation(mall, stores[1], inqSn);
    expect((await mall.call(quotationProtocol.withdraw, { quoSn: b.quoSn, version }, stores[1])).state).toBe(
      'WITHDRAWN',
    );
  });

  it('of two who act at once one wins, and the other is told the state', async () => {
    const { quotations } = await closedInquiry();
    const { quoSn } = quotations[0];
    const { version } = await seen(quoSn);
    const acts = await Promise.all([
      mall.ask(quotationProtocol.reject, { quoSn, version, reason: '太贵' }, purchaser),
      mall.ask(
        quotationProtocol.counter,
        { quoSn, version, lines: [{ lineNo: 1, unitPrice: '0.5' }] },
        purchaser,
      ),
    ]);
    expect(acts.map((one) => one.state).sort()).toEqual([200, 255]);
    const { state } = await seen(quoSn);
    expect(acts.find((one) => one.state === 255)?.msg).toContain(state === 'REJECTED' ? '已拒绝' : '已还价');
  });

  it('an award that is not the cheapest or above what was asked needs a reason; one of a version gone by is none', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const [a, b] = quotations;
    expect(await refusalOf(award(inqSn, [[1, a, 1, 1_000]], ''))).toMatchObject({
      message: expect.stringContaining('不是最低价'),
    });
    expect(await refusalOf(award(inqSn, [[1, b, 1, 1_001]], ''))).toMatchObject({
      message: expect.stringContaining('多于'),
    });
    expect(await refusalOf(award(inqSn, [[1, b, 2, 1_000]]))).toMatchObject({
      message: expect.stringContaining('第 1 版'),
    });
    const preview = await mall.call(
      quotationProtocol.previewAward,
      { inqSn, lines: [{ lineNo: 1, quoSn: a.quoSn, versionNo: 1, number: 1_000 }] },
      purchaser,
    );
    expect(preview).toMatchObject({ amount: '1000.00', reasonsNeeded: [{ lineNo: 1 }], problems: [] });
    expect(preview.becomes[0]).toMatchObject({ docType: 'order' });
  });

  it('a large award becomes a contract, not an order', async () => {
    const { inqSn, quotations } = await closedInquiry({
      lines: [goodsLine({ partNo: 'AB-1' }, { qty: 60_000 }), TWO_LINES[1]!],
    });
    await award(inqSn, [[1, quotations[0], 1, 60_000]]);
    const addressId = await mall.work(async (work) => (await anAddress(work, purchaser.memberId)).addressId);
    expect(
      await refusalOf(
        mall.call(quotationProtocol.toOrder, { inqSn, storeId: stores[0].storeId, addressId }, purchaser),
      ),
    ).toMatchObject({ state: 255, message: expect.stringContaining('合同') });
  });
});

describe('wrong', () => {
  it('others’ quotations do not exist', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const stranger = await aPurchaser(mall);
    const { quoSn, version } = quotations[0];
    for (const refused of await Promise.all([
      mall.ask(quotationProtocol.detail, { quoSn }, stranger),
      mall.ask(quotationProtocol.comparison, { inqSn }, stranger),
      mall.ask(quotationProtocol.sellerDetail, { quoSn }, stores[1]),
      mall.ask(quotationProtocol.withdraw, { quoSn, version }, stores[1]),
    ]))
      expect(refused.state).toBe(404);
  });

  it('an offer that lacks something is refused with the first sentence and all problems, and changes nothing', async () => {
    const { inqSn } = await inquiryWith();
    const { quoSn, version } = await itsQuotation(mall, stores[0], inqSn);
    const opened = await mall.call(quotationProtocol.open, { quoSn, version }, stores[0]);
    const before = await rowOf(quoSn);
    const wrong = await refusalOf(
      mall.call(
        quotationProtocol.submit,
        {
          quoSn,
          version: opened.version,
          offer: anOffer(mall.clock.now(), {
            validUntil: '2020-01-01',
            lines: [{ unitPrice: '0' }],
          }) as never,
        },
        stores[0],
      ),
    );
    expect(wrong.state).toBe(255);
    expect((wrong.data as { problems: unknown[] }).problems).toHaveLength(3);
    expect(await rowOf(quoSn)).toEqual(before);
  });

  it('a version that somebody edited in the database is found, and cannot be awarded', async () => {
    const { inqSn, quotations } = await closedInquiry();
    const { quoSn } = quotations[0];
    await mall.work(async (work) => {
      await work.query('ALTER TABLE document_version DISABLE TRIGGER USER');
      await work.query(
        `UPDATE document_version SET content = jsonb_set(content, '{lines,0,breaks,0,unitPrice}', '"0.100000"')
         WHERE doc_type = 'quotation' AND doc_sn = $1`,
        [quoSn],
      );
      await work.query('ALTER TABLE document_version ENABLE TRIGGER USER');
    });
    const broken = await mall.work((work) => checkVersions(work));
    expect(broken).toContainEqual({ docType: 'quotation', docSn: quoSn, versionNo: 1, wrong: 'content' });
    expect(await refusalOf(award(inqSn, [[1, quotations[0], 1, 1_000]]))).toMatchObject({
      message: expect.stringContaining('哈希'),
    });
  });

  it('timers that fire late or twice change nothing', async () => {
    const { quotations } = await closedInquiry();
    const { quoSn } = quotations[0];
    await counter(quoSn, '0.9');
    const { version } = await rowOf(quoSn);
    await pass(hours(1));
    expect((await rowOf(quoSn)).version).toBe(version);
    await pass(days(20));
    const expired = await rowOf(quoSn);
    expect(expired.state).toBe('EXPIRED');
    await mall.fireTimers();
    expect(await rowOf(quoSn)).toEqual(expired);
  });
});
