// Tests agreed in a quotation or a contract through HTTP: their order opens a commission, which keeps what was agreed and delivers by its report.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { cents, type UnitPrice, unitPrice, yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { aContract } from '#mall/contract/server/contract.builders.ts';
import { anInquiry, aPurchaser, goodsLine } from '#mall/inquiry/server/inquiry.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { aBuyer, type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { aTestingLab } from '#mall/testing/server/testing.builders.ts';
import { deskServiceList, ownServiceList } from '#mall/testing/service-lists.ts';
import { testingProtocol as protocol } from '#mall/testing/testing.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aTestingLab(mall);

const tests = (wish: Parameters<typeof anAgreedOrder>[1] = {}) =>
  anAgreedOrder(mall, {
    ...{
      seller: lab.seller,
      isService: true,
      serviceKind: 'INSPECTION' as const,
      source: 'contract' as const,
    },
    lines: [
      anAgreedLine({
        ...{
          goodsName: { zh: '恒定湿热 168 h（GB/T 2423.3）', en: 'Damp heat' },
          partNo: '',
          packageName: '',
        },
        ...{ number: 1, unitPrice: unitPrice(8_000_000_000), amount: yuan(8_000) },
      }),
      anAgreedLine({
        ...{ sourceLineNo: 2, goodsName: { zh: '绝缘电阻 GB/T 5095', en: 'Resistance' }, partNo: '' },
        ...{ packageName: '', number: 1, unitPrice: unitPrice(400_000_000), amount: yuan(400) },
      }),
    ],
    ...wish,
  });
const ofOrder = async (buyer: Buyer, orderSn: string) => {
  const { list } = await mall.call(ownServiceList.list, {}, buyer);
  return list.find((one) => one.orderSn === orderSn);
};
const own = (buyer: Buyer, serviceSn: string) => mall.call(protocol.detail, { serviceSn }, buyer);
const pay = (buyer: Buyer, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);

async function submitted(buyer: Buyer, serviceSn: string) {
  const { form, version } = await own(buyer, serviceSn);
  const specimens = [{ ...form.specimens[0], name: '连接器', qty: 2 }];
  const complete = {
    ...form,
    ...{ clientName: '深圳鼎元电子有限公司', clientAddress: '深圳市南山区', contact: '王工', specimens },
    ...{ mobile: '13900000000', email: 'wang@example.com', isDeclared: true },
  };
  const kept = await mall.call(
    protocol.save,
    { draftId: serviceSn, serviceSn, version, form: JSON.stringify(complete) } as never,
    buyer,
  );
  return mall.call(protocol.submit, { serviceSn, version: kept.version }, buyer);
}
const accept = async (serviceSn: string) => {
  const { version, contentHash } = await mall.call(protocol.deskDetail, { serviceSn }, lab.acceptance);
  return mall.call(protocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance);
};

describe('happy', () => {
  it('opens a form with what the lines name, at the agreed price, and the laboratory sees it once it is submitted', async () => {
    const { buyer, orderSn, paySn } = await tests();
    const opened = await ofOrder(buyer, orderSn);
    expect(opened).toMatchObject({ entry: 'AGREED', state: 'DRAFT', amount: '8400.00', itemCount: 2 });
    const { serviceSn } = opened!;
    expect((await refusalOf(mall.call(protocol.deskDetail, { serviceSn }, lab.acceptance))).state).toBe(
      State.notFound,
    );
    expect(await submitted(buyer, serviceSn)).toMatchObject({ state: 'PENDING_REVIEW' });
    const { versions } = await own(buyer, serviceSn);
    // shared by what each costs alone: one hour at ¥50, at least ¥500; four points at ¥5, at least ¥300
    expect(versions[0]!.content.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ITEM', '5250.00'],
      ['ITEM', '3150.00'],
    ]);
    expect(versions[0]!.content.amount).toBe('8400.00');
    expect(await accept(serviceSn)).toMatchObject({ state: 'PENDING_PAYMENT' });
    await pay(buyer, paySn);
    expect(await own(buyer, serviceSn)).toMatchObject({ state: 'PENDING_DELIVERY' });
  });

  it('may be paid before its form is complete, and goes on to the specimens when it is accepted', async () => {
    const { buyer, orderSn, paySn } = await tests();
    await pay(buyer, paySn);
    const { serviceSn, state } = (await ofOrder(buyer, orderSn))!;
    expect(state).toBe('DRAFT');
    await submitted(buyer, serviceSn);
    expect(await accept(serviceSn)).toMatchObject({ state: 'PENDING_DELIVERY' });
  });

  it('takes specimens, marks and conditions from the inquiry that was quoted', async () => {
    const purchaser = await aPurchaser(mall);
    const { inqSn } = await anInquiry(mall, {
      ...{ purchaser, sellers: [lab.seller], kind: 'INSPECTION' },
      lines: [
        goodsLine(
          {
            ...{
              sampleName: '开关电源',
              model: 'PS-60',
              maker: '明纬',
              reportKind: 'CNAS',
              urgency: 'urgent',
            },
            items: [
              { item: '恒定湿热', standard: 'GB/T 2423.3', condition: '40 ℃ 93 %RH', count: 1 },
              { item: '盐雾', standard: 'GB/T 2423.17', count: 1 },
            ],
          },
          { qty: 3, unit: '件' },
        ),
      ],
    });
    const buyer = { ...purchaser } as unknown as Buyer;
    const { orderSn } = await tests({
      ...{ buyer, inqSn, source: 'quote' },
      lines: [anAgreedLine({ number: 1, unitPrice: 5_000_000_000 as UnitPrice, amount: yuan(5_000) })],
    });
    const { serviceSn, title } = (await ofOrder(buyer, orderSn))!;
    const { form } = await own(buyer, serviceSn);
    expect(title).toBe('定制变压器');
    expect(form).toMatchObject({
      specimens: [{ name: '开关电源', model: 'PS-60', maker: '明纬', qty: 3, unit: '件' }],
      ...{ marks: 'CNAS', urgency: 'URGENT' },
    });
    // salt spray is no capability of this laboratory: whoever completes or accepts the form says what becomes of it
    expect(form.items).toMatchObject([
      { capId: lab.capIds.get('T1'), specimens: [1], conditions: '40 ℃ 93 %RH' },
    ]);
  });

  it('is what a contract for services counts as reported', async () => {
    const { purchaser, contractSn } = await aContract(mall, { state: 'EFFECTIVE' });
    const [line] = await mall.work((work) =>
      work.query<{ lineNo: number; number: number }>(
        `UPDATE contract SET kind = 'SERVICE' WHERE contract_sn = $1
         RETURNING (SELECT line_no FROM contract_line l WHERE l.contract_id = contract.contract_id ORDER BY 1 LIMIT 1) AS "lineNo", 0 AS number`,
        [contractSn],
      ),
    );
    const counted = async () => {
      const { performance } = await mall.call(contractProtocol.detail, { contractSn }, purchaser);
      return performance.find(({ lineNo }) => lineNo === line!.lineNo);
    };
    const { agreedOrderMoved } = await import('#mall/order/server/order.events.ts');
    await mall.work((work) =>
      work.emit(agreedOrderMoved, {
        ...{ orderSn: 'SO1', source: 'contract', sourceSn: contractSn, what: 'SHIPPED', amount: cents(0) },
        lines: [{ sourceLineNo: line!.lineNo, number: 3 }],
      }),
    );
    expect(await counted()).toMatchObject({ reportedNum: 3, shippedNum: 0 });
  });
});

describe('unhappy', () => {
  it('is not shipped by its store: reports deliver it', async () => {
    const { buyer, orderSn, paySn, seller } = await tests();
    await pay(buyer, paySn);
    const refused = await refusalOf(
      mall.call(
        orderProtocol.deliver,
        { orderSn, way: 'electronic', carrier: '', trackingNo: '' } as never,
        seller,
      ),
    );
    expect(refused.message).toContain('随报告或证书自动交付');
    const { allowedActions } = await mall.call(orderProtocol.sellerDetail, { orderSn }, seller);
    expect(allowedActions).not.toContain('ship');
  });

  it('ends with its order, and not by itself', async () => {
    const { buyer, orderSn } = await tests();
    const { serviceSn, version, allowedActions } = (await ofOrder(buyer, orderSn))!;
    expect(allowedActions).not.toContain('cancel');
    expect(
      (await refusalOf(mall.call(protocol.cancel, { serviceSn, version, reason: '' }, buyer))).message,
    ).toContain('随其订单结束');
    await mall.call(orderProtocol.cancel, { orderSn, reason: '不需要了' } as never, buyer);
    expect(await own(buyer, serviceSn)).toMatchObject({ state: 'CANCELLED' });
  });

  it('opens nothing for goods, nor for another store', async () => {
    const goods = await anAgreedOrder(mall, { seller: lab.seller });
    expect(await ofOrder(goods.buyer, goods.orderSn)).toBeUndefined();
    const buyer = await aBuyer(mall);
    const other = await anAgreedOrder(mall, { buyer, isService: true });
    expect(await ofOrder(buyer, other.orderSn)).toBeUndefined();
    const { list } = await mall.call(deskServiceList.list, {}, lab.acceptance);
    expect(list.every(({ orderSn }) => orderSn !== other.orderSn)).toBe(true);
  });
});

it('reminds of a form that nobody completes, after 3, 7 and 14 days', async () => {
  const { buyer, orderSn, paySn } = await tests();
  await pay(buyer, paySn);
  const { serviceSn } = (await ofOrder(buyer, orderSn))!;
  const told = async () => {
    const [row] = await mall.work((work) =>
      work.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM site_message WHERE member_id = $1 AND link LIKE '%' || $2 AND body_zh LIKE '%补全%'`,
        [buyer.memberId, serviceSn],
      ),
    );
    return row!.n;
  };
  const begun = await told();
  for (const after of [3, 4, 7]) {
    mall.clock.pass(days(after) + 1000);
    await mall.fireTimers();
  }
  expect(await told()).toBe(begun + 3);
});
