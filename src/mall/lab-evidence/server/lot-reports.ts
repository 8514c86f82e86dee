// The passport of a lot: what it is, whose, and which reports of the mall's laboratories are about it; nobody who bought it (domain-operate 9.4).
import { desc, eq } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { lotCode, readLotCode } from '#mall/goods/lot-code.ts';
import { findLot, findProducts } from '#mall/goods/server/goods.ts';
import { lotsReceived } from '#mall/order/server/order.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findCompliance } from '#mall/part/server/part.ts';
import { type StandingReport, standingReports } from '#mall/report/server/report.ts';
import { specimensOf } from '#mall/specimen/server/specimen.ts';
import { findService, newestVersion } from '#mall/testing/server/testing.ts';
import type { LotPassport, labEvidenceProtocol } from '../lab-evidence.protocol.ts';
import { labEvidenceErrors } from './lab-evidence.errors.ts';
import { lotReport } from './lab-evidence.tables.ts';

/**
 * Where its client agrees, and only of lots that a store of the mall has sent to that client: a report says nothing about
 * somebody else's goods.
 */
export async function keepLotReports(
  work: Work,
  serviceSn: string,
  standing: readonly StandingReport[],
): Promise<void> {
  const service = await findService(work, serviceSn);
  const { form } = await newestVersion(work, service);
  if (!form.lotPassport) return;
  await work.tx.delete(lotReport).where(eq(lotReport.serviceSn, serviceSn));
  const specimens = await specimensOf(work, serviceSn);
  for (const { reportNo, content } of standing) {
    const nos = new Set(content.specimens.map(({ specimenNo }) => specimenNo));
    const about = specimens.flatMap(({ specimenNo, lotId, lotNo }) =>
      lotId !== null && nos.has(specimenNo) ? [{ lotId, lotNo }] : [],
    );
    const lotIds = await lotsReceived(work, service, about);
    if (lotIds.length > 0)
      await work.tx.insert(lotReport).values(lotIds.map((lotId) => ({ lotId, reportNo, serviceSn })));
  }
}

/** @throws labEvidenceErrors.noLot for a wrong code and for what is no lot, alike */
export const showPassport =
  ({ publicUrl }: { publicUrl(): string }): Actions<typeof labEvidenceProtocol>['passport'] =>
  async (work, _actor, { code }) => {
    const lotId = readLotCode(code);
    const lot = lotId === undefined ? undefined : await findLot(work, lotId);
    const product = lot && (await findProducts(work, [lot.productId])).get(lot.productId);
    if (lotId === undefined || !lot || !product) throw labEvidenceErrors.noLot();
    const { language } = work;
    const compliance = (await findCompliance(work, [product.partId])).get(product.partId);
    return {
      ...{ code: lotCode(lotId), partNo: product.partNo, brandName: brandIn(language, product.brandName) },
      ...{ goodsName: product.goodsName[language], productId: product.productId },
      qr: await toDataURL(`${publicUrl()}/q/L/${lotCode(lotId)}`, { margin: 1, width: 224 }),
      ...{ lotNo: lot.lotNo, dateCode: lot.dateCode },
      ...{ storeId: product.storeId, storeName: product.storeName[language] },
      compliance: required(compliance),
      reports: await reportsOf(work, lotId),
    };
  };

async function reportsOf(work: Work, lotId: number): Promise<LotPassport['reports']> {
  const { language } = work;
  const rows = await work.tx
    .select()
    .from(lotReport)
    .where(eq(lotReport.lotId, lotId))
    .orderBy(desc(lotReport.lotReportId));
  const reports: LotPassport['reports'] = [];
  for (const { serviceSn, reportNo } of rows) {
    const one = (await standingReports(work, serviceSn)).find((report) => report.reportNo === reportNo);
    if (!one) continue;
    reports.push({
      ...{ reportNo, verifyCode: one.verifyCode, labName: one.content.lab.name[language] },
      issuedOn: one.content.issuedOn,
      items: one.content.items.map(({ item, standard, clause }) => ({
        item: item[language],
        standard: [standard, clause].filter(Boolean).join(' '),
      })),
    });
  }
  return reports;
}
