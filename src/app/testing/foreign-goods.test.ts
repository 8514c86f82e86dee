// Another store's goods, offers and lots, brought in through every document that names some: nobody sells, awards or ships what is not his.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import {
  aContract,
  anAward,
  asDraft,
  bothParties,
  type Parties,
} from '#mall/contract/server/contract.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { anInquiry, goodsLine } from '#mall/inquiry/server/inquiry.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { anOrder, aSeller, payOrder } from '#mall/order/server/order.builders.ts';
import { PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { anOffer, aQuotation, itsQuotation } from '#mall/quotation/server/quotation.builders.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { aSampleProduct, aSampleRequest } from '#mall/sample/server/sample.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';
import { refusalOf } from './refusal-of.ts';

let mall: TestMall;
let parties: Parties;
let other: Awaited<ReturnType<typeof aSeller>>;
/** Of the other store. */
let foreign: BuiltProduct;

beforeAll(async () => {
  mall = await openTestMall();
  parties = await bothParties(mall);
  other = await aSeller(mall);
  foreign = await mall.work((work) => aProduct(work, { storeId: other.storeId }));
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const foreignLine = (lineNo: number) => ({
  lineNo,
  name: 'a part',
  unit: '个',
  number: 10,
  unitPrice: '1.5',
  productId: foreign.productId,
});
const stockOf = ({ productId }: BuiltProduct) =>
  mall.work((work) => work.query('SELECT on_hand, reserved FROM product WHERE product_id = $1', [productId]));

describe('a contract', () => {
  it('takes no line of them into its draft or its amendment, from either side', async () => {
    const { purchaser, seller } = parties;
    const of = await aContract(mall, { parties, state: 'EFFECTIVE' });
    const draft = await mall.call(
      contractProtocol.sellerDraftFromTemplate,
      { templateKey: 'PURCHASE', enterpriseId: purchaser.enterpriseId },
      seller,
    );
    const shown = await mall.call(contractProtocol.sellerDetail, { contractSn: draft.contractSn }, seller);
    const written = asDraft(shown.content, { lines: [foreignLine(1)] as never });
    const save = mall.call(contractProtocol.sellerSave, { ...draft, draft: written }, seller);
    expect((await refusalOf(save)).message).toContain('不属于该供应商');

    const { contractSn } = of;
    const { content, version } = await mall.call(contractProtocol.detail, { contractSn }, purchaser);
    const changed = asDraft(content, { lines: [...content.lines, foreignLine(3)] as never });
    for (const [endpoint, person] of [
      [contractProtocol.proposeChange, purchaser],
      [contractProtocol.sellerProposeChange, seller],
    ] as const) {
      const asked = mall.call(endpoint, { contractSn, version, reason: 'more', draft: changed }, person);
      expect((await refusalOf(asked)).message).toContain('不属于该供应商');
    }
    expect((await mall.call(contractProtocol.detail, { contractSn }, purchaser)).state).toBe('EFFECTIVE');
  });

  it('is not made of what another store has won', async () => {
    const { inqSn } = await anAward(mall, parties);
    expect((await mall.ask(contractProtocol.sellerDraftFromAward, { inqSn }, other)).state).not.toBe(200);
    const input = { inqSn, storeId: other.storeId };
    expect((await mall.ask(contractProtocol.draftFromAward, input, parties.purchaser)).state).not.toBe(200);
  });
});

describe('a quotation', () => {
  const inquiry = () =>
    anInquiry(mall, {
      purchaser: parties.purchaser,
      sellers: [parties.seller, other],
      lines: [goodsLine({ partNo: 'AB-1' })],
      header: { isSealed: false },
    });

  it('offers no listing of them, when it is submitted, replaced or answered', async () => {
    const { inqSn } = await inquiry();
    const { purchaser, seller } = parties;
    const alien = anOffer(mall.clock.now(), { lines: [{ productId: foreign.productId }] }) as never;
    const { quoSn, version } = await itsQuotation(mall, seller, inqSn);
    const opened = await mall.call(quotationProtocol.open, { quoSn, version }, seller);
    const submit = { quoSn, version: opened.version, offer: alien };
    expect((await refusalOf(mall.call(quotationProtocol.submit, submit, seller))).state).toBe(255);
    const offer = anOffer(mall.clock.now()) as never;
    const done = await mall.call(quotationProtocol.submit, { ...submit, offer }, seller);
    const countered = await mall.call(
      quotationProtocol.counter,
      { quoSn, version: done.version, lines: [{ lineNo: 1, unitPrice: '0.9' }] },
      purchaser,
    );
    const answer = { quoSn, version: countered.version, offer: alien };
    expect((await refusalOf(mall.call(quotationProtocol.offer, answer, seller))).message).toContain('商品');
    const shown = await mall.call(quotationProtocol.detail, { quoSn }, purchaser);
    expect(JSON.stringify(shown)).not.toContain(`"productId":${foreign.productId}`);
  });

  it('of another inquiry is not awarded here, and what another store has won is not ordered from this one', async () => {
    const { purchaser, seller } = parties;
    const [here, there] = [await inquiry(), await inquiry()];
    const own = await aQuotation(mall, seller, here.inqSn);
    const elsewhere = await aQuotation(mall, other, there.inqSn);
    const award = (inqSn: string, quoSn: string, lineNo = 1) =>
      mall.ask(
        quotationProtocol.award,
        { inqSn, reason: 'why', lines: [{ lineNo, quoSn, versionNo: 1, number: 1_000 }] },
        purchaser,
      );
    expect((await award(here.inqSn, elsewhere.quoSn)).state).toBe(255);
    expect((await award(here.inqSn, own.quoSn, 2)).state).toBe(255);
    expect((await award(here.inqSn, own.quoSn)).state).toBe(200);
    expect((await award(there.inqSn, elsewhere.quoSn)).state).toBe(200);

    const { addressId } = await mall.work((work) => anAddress(work, purchaser.memberId));
    const awards = await mall.call(quotationProtocol.awards, { inqSn: there.inqSn }, purchaser);
    const awardLineIds = [awards.list[0]!.lines[0]!.awardLineId];
    const wrong = [
      { inqSn: here.inqSn, storeId: other.storeId },
      { inqSn: here.inqSn, storeId: seller.storeId, awardLineIds },
      { inqSn: there.inqSn, storeId: seller.storeId, awardLineIds },
    ];
    for (const input of wrong)
      expect((await mall.ask(quotationProtocol.toOrder, { ...input, addressId }, purchaser)).state).toBe(255);
    expect((await mall.call(inquiryProtocol.detail, { inqSn: here.inqSn }, purchaser)).state).not.toBe(
      'COMPLETED',
    );
  });
});

describe('a delivery', () => {
  it('takes no lot of another store, whatever the order is of', async () => {
    const before = await stockOf(foreign);
    const bought = await anOrder(mall, { seller: parties.seller, state: 'PENDING_DELIVERY' });
    const product = bought.products[0]!;
    const agreed = await anAgreedOrder(mall, { seller: parties.seller, lines: [anAgreedLine({ product })] });
    await payOrder(mall, agreed);
    // Even where a document names the other store's product by mistake.
    const mistaken = await anAgreedOrder(mall, {
      seller: parties.seller,
      lines: [anAgreedLine({ product: foreign })],
    });
    await payOrder(mall, mistaken);
    for (const { orderSn, seller } of [bought, agreed, mistaken]) {
      const { lines } = await mall.call(orderProtocol.sellerDetail, { orderSn }, seller);
      const { orderLineId } = lines[0]!;
      const lots = [{ lotId: foreign.lotIds[0]!, number: 10 }];
      const sent = { orderSn, ...PARCEL, lines: [{ orderLineId, number: 10, lots }] };
      expect((await mall.ask(orderProtocol.deliver, sent, seller)).state, orderSn).toBe(255);
      expect((await mall.ask(orderProtocol.deliver, { ...sent, orderSn: bought.orderSn }, other)).state).toBe(
        404,
      );
    }
    expect(await stockOf(foreign)).toEqual(before);
  });

  it('of one order names no line of another', async () => {
    const [mine, theirs] = [
      await anOrder(mall, { seller: parties.seller, state: 'PENDING_DELIVERY' }),
      await anOrder(mall, { seller: parties.seller, state: 'PENDING_DELIVERY' }),
    ];
    const { lines } = await mall.call(orderProtocol.sellerDetail, { orderSn: theirs.orderSn }, theirs.seller);
    const input = {
      orderSn: mine.orderSn,
      ...PARCEL,
      lines: [{ orderLineId: lines[0]!.orderLineId, number: 1 }],
    };
    expect((await mall.ask(orderProtocol.deliver, input, mine.seller)).state).toBe(404);
  });
});

it('a sample is replaced by no other store’s, and sent from no other store’s', async () => {
  const { sampleSn, seller } = await aSampleRequest(mall, { seller: parties.seller });
  const { productId } = await mall.work((work) => aSampleProduct(work, { storeId: other.storeId }));
  const { version, lines } = await mall.call(sampleProtocol.sellerDetail, { sampleSn }, seller);
  const approve = {
    sampleSn,
    version,
    lines: [{ sampleLineId: lines[0]!.sampleLineId, approvedNum: 2, productId }],
  };
  expect((await mall.ask(sampleProtocol.approve, approve, seller)).state).not.toBe(200);
  expect((await mall.ask(sampleProtocol.approve, { sampleSn, version }, other)).state).toBe(404);
});
