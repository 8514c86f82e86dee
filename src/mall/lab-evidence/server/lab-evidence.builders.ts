// A laboratory that sells verifications, pairs to verify and verifications as far as they are wanted, for tests.
import { unitPrice, yuan } from '#kit/money/money.ts';
import { takePackages } from '#mall/ability/server/ability.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { workOn } from '#mall/bench/server/bench.builders.ts';
import { itemRowsOf } from '#mall/bench/server/item-life.ts';
import { aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import type { Buyer } from '#mall/order/server/order.builders.ts';
import { payOrder } from '#mall/order/server/order.builders.ts';
import { fact } from '#mall/part/families/fact.ts';
import { reportList } from '#mall/report/report-list.ts';
import { type BuiltReportLab, handInReport } from '#mall/report/server/report.builders.ts';
import { aDesigner, setSamples } from '#mall/sample/server/sample.builders.ts';
import { type MallToScanIn, receiveOne } from '#mall/specimen/server/specimen.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { labEvidenceProtocol } from '../lab-evidence.protocol.ts';

/** Resistance (T2) is its component; at ¥2,000 a pair, T1 beside it at ¥50 a piece. */
export async function sellVerifications(mall: MallToScanIn, categoryId: number): Promise<void> {
  await mall.work(async (work) => {
    await work.query(`UPDATE capability SET category_ids = ARRAY[$1::bigint] WHERE cap_no IN ('T1', 'T2')`, [
      categoryId,
    ]);
    await takePackages(work, 'YC', [
      {
        ...{
          code: 'REPLACE_VERIFY',
          name: { zh: '样品与替代验证', en: 'Verification' },
          unit: '对',
          price: yuan(200),
        },
        ...{ from: work.now, to: null },
        components: [{ capNo: 'T2', qty: 1, listShare: yuan(300) }],
      },
    ]);
  });
}

export interface BuiltPair {
  categoryId: number;
  of: BuiltProduct;
  by: BuiltProduct;
}

let pairs = 0;

/** Capacitors; the domestic one gives samples. */
export async function aPair(mall: MallToScanIn, known?: number): Promise<BuiltPair> {
  const no = ++pairs;
  return mall.work(async (work) => {
    await work.query(
      `INSERT INTO parameter (key, name_zh, name_en, kind, is_facet) VALUES
       ('insulation_res', '绝缘电阻', 'Insulation resistance', 'number', true),
       ('capacitance', '容值', 'Capacitance', 'number', true) ON CONFLICT DO NOTHING`,
    );
    const categoryId = known ?? (await aCategory(work, { nameZh: '片式电容', nameEn: 'Chip capacitors' }));
    const params = [fact('capacitance', '100nF'), fact('insulation_res', '100MΩ')];
    const make = (partNo: string, brandName: string) =>
      aProduct(work, { partNo, brandName, categoryId, packageName: '0603', params });
    const of = await make(`FOR-${no}04K`, 'Abroad');
    const by = await make(`DOM-${no}04K`, 'Inland');
    await work.query(`UPDATE brand SET is_domestic = true WHERE name = 'Inland'`);
    await setSamples(work, by.productId, { samplePrice: unitPrice(0) });
    return { categoryId, of, by };
  });
}

export interface BuiltVerification extends BuiltPair {
  buyer: Buyer;
  serviceSn: string;
  orderSn: string;
  paySn: string;
  sampleSns: string[];
}

/** Ordered by a designer with samples of the store's. */
export async function anOrderedVerification(
  mall: MallToScanIn,
  pair: BuiltPair,
  wish: { buyer?: Buyer; publishEvidence?: boolean } = {},
): Promise<BuiltVerification> {
  const buyer = wish.buyer ?? (await aDesigner(mall));
  const parts = { ofPartId: pair.of.partId, byPartId: pair.by.partId };
  const proposal = await mall.call(labEvidenceProtocol.propose, parts, buyer);
  const ordered = await mall.call(
    labEvidenceProtocol.order,
    {
      ...{ ...parts, amount: proposal.amount, sampleProductId: pair.by.productId },
      publishEvidence: wish.publishEvidence === false ? 0 : 1,
    } as never,
    buyer,
  );
  return { ...pair, buyer, ...ordered };
}

/** Paid, completed, accepted, received by the number of the sample, and planned. */
export async function aPlannedVerification(
  mall: MallToScanIn,
  lab: BuiltReportLab,
  pair: BuiltPair,
  wish: Parameters<typeof anOrderedVerification>[2] = {},
): Promise<BuiltVerification & { itemIds: number[] }> {
  const built = await anOrderedVerification(mall, pair, wish);
  const { buyer, serviceSn } = built;
  await payOrder(mall, built);
  const { form } = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
  const said = {
    ...form,
    ...{ clientName: '鼎元', clientAddress: '深圳', contact: '王工', mobile: '13900000000' },
    ...{ email: 'w@example.com', isDeclared: true },
  };
  const { version } = await mall.call(
    testingProtocol.save,
    { draftId: 'does-not-matter', serviceSn, form: JSON.stringify(said) } as never,
    buyer,
  );
  await mall.call(testingProtocol.submit, { serviceSn, version }, buyer);
  const seen = await mall.call(testingProtocol.deskDetail, { serviceSn }, lab.acceptance);
  const { contentHash: hash } = seen;
  await mall.call(testingProtocol.accept, { serviceSn, version: seen.version, hash }, lab.acceptance);
  await receiveOne(mall, lab, built.sampleSns[0] ?? `${serviceSn}-01`, { qty: form.specimens[0]?.qty });
  const items = await mall.work((work) => itemRowsOf(work, serviceSn));
  const itemIds = items.map(({ itemId }) => itemId);
  await mall.call(benchProtocol.auto, { itemIds: JSON.stringify(itemIds) } as never, lab.planner);
  return { ...built, itemIds };
}

/** Tested, and its report handed in. @param value what resistance comes to; 100 is the least */
export async function aTestedVerification(
  mall: MallToScanIn,
  lab: BuiltReportLab,
  pair: BuiltPair,
  {
    value = '500',
    ...wish
  }: NonNullable<Parameters<typeof anOrderedVerification>[2]> & { value?: string } = {},
) {
  const built = await aPlannedVerification(mall, lab, pair, wish);
  let engineer = lab.engineer;
  for (const itemId of built.itemIds) engineer = await workOn(mall, lab, itemId, { value });
  const { list } = await mall.call(reportList.list, { keyword: built.serviceSn } as never, lab.reviewer);
  const reportId = list.find(({ serviceSn }) => serviceSn === built.serviceSn)?.reportId ?? 0;
  const paper = { ...built, engineer, reportId };
  await handInReport(mall, lab, paper);
  return paper;
}
