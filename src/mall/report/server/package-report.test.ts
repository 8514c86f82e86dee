// A package is delivered component by component, each with its own last report.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { takePackages } from '#mall/ability/server/ability.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { workOn } from '#mall/bench/server/bench.builders.ts';
import { itemRowsOf } from '#mall/bench/server/item-life.ts';
import { labSaleProtocol } from '#mall/lab-sale/lab-sale.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { receiveOne } from '#mall/specimen/server/specimen.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { newSpecimen } from '#mall/testing/entrust-form.ts';
import { packProtocol } from '#mall/testing/pack.protocol.ts';
import { aForm } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { reportList } from '../report-list.ts';
import { approveOne, aReportLab, handInReport, passOne } from './report.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);

it('the first report makes the order partly delivered, the last one delivered; the order is held to both', async () => {
  const productId = await mall.work(async (work) => {
    await takePackages(work, 'YC', [
      {
        ...{
          code: 'P1',
          name: { zh: '两项', en: 'Two' },
          unit: '批',
          price: yuan(1_000),
          from: work.now,
          to: null,
        },
        components: [
          { capNo: 'T2', qty: 2, listShare: yuan(400) },
          { capNo: 'T1', qty: 24, listShare: yuan(30) },
        ],
      },
    ]);
    const [row] = await work.query<{ productId: number }>(
      `SELECT p.product_id AS "productId" FROM product p JOIN goods g USING (goods_id) WHERE g.kind = 'PACKAGE'`,
    );
    return Number(row?.productId);
  });
  const buyer = await aBuyer(mall);
  const asked = { productId, amount: '1000.00', marks: 'CNAS' } as never;
  const { packSn, paySn, orderSn, serviceSn } = await mall.call(labSaleProtocol.buyPackage, asked, buyer);
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
  const form = { ...aForm(lab), specimens: [{ ...newSpecimen(), name: '连接器' }] };
  const kept = await mall.call(
    testingProtocol.save,
    { draftId: 'does-not-matter', serviceSn, form: JSON.stringify(form) } as never,
    buyer,
  );
  await mall.call(testingProtocol.submit, { serviceSn, version: kept.version }, buyer);
  const { version, contentHash: hash } = await mall.call(
    testingProtocol.deskDetail,
    { serviceSn },
    lab.acceptance,
  );
  await mall.call(testingProtocol.accept, { serviceSn, version, hash }, lab.acceptance);

  const { components } = await mall.call(packProtocol.pack, { packageNo: packSn }, buyer);
  const stand = async () => {
    const { components: now, order } = await mall.call(packProtocol.pack, { packageNo: packSn }, buyer);
    return [order.state, ...now.map(({ state }) => state)];
  };
  for (const one of components) {
    const { specimens } = await mall.call(specimenProtocol.ofService, { serviceSn: one.serviceSn }, buyer);
    for (const { specimenNo } of specimens) await receiveOne(mall, lab, specimenNo);
  }
  expect(await stand()).toEqual(['PENDING_DELIVERY', 'SAMPLE_RECEIVED', 'SAMPLE_RECEIVED']);

  const issue = async (sn: string) => {
    const items = await mall.work((work) => itemRowsOf(work, sn));
    const itemIds = items.map(({ itemId }) => itemId);
    await mall.call(benchProtocol.auto, { itemIds: JSON.stringify(itemIds) } as never, lab.planner);
    let { engineer } = lab;
    for (const itemId of itemIds) engineer = await workOn(mall, lab, itemId);
    const { list } = await mall.call(reportList.list, { keyword: sn } as never, lab.reviewer);
    const reportId = list[0]?.reportId ?? 0;
    await handInReport(mall, lab, { buyer, serviceSn: sn, orderSn, itemIds, reportId, engineer });
    await passOne(mall, lab, reportId);
    await approveOne(mall, lab, reportId);
    await mall.fireTimers();
  };
  await issue(components[0]?.serviceSn ?? '');
  expect(await stand()).toEqual(['PARTIALLY_SHIPPED', 'REPORT_ISSUED', 'SAMPLE_RECEIVED']);
  await issue(components[1]?.serviceSn ?? '');
  expect(await stand()).toEqual(['PENDING_RECEIPT', 'REPORT_ISSUED', 'REPORT_ISSUED']);
  await mall.call(orderProtocol.receive, { orderSn } as never, buyer);
  expect(await stand()).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
});
