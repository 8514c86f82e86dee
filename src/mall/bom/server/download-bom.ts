// The matched list as a spreadsheet.
import type { Action } from '#kit/http/server/serve.ts';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { lineStatusWords } from '../bom-status.ts';
import { bomErrors } from './bom.errors.ts';
import { findBom } from './find-bom.ts';
import { chooseForLines, showParts, statusOf } from './line-view.ts';

const HEADS = {
  zh: ['行号', '位号', '每板数量', '原型号', '原参数', '原封装', '物料编码', '状态', '匹配依据', '型号', '品牌', '封装', '需求数量', '店铺', '购买数量', '单价(元)', '金额(元)', '备注'],
  en: ['Line', 'Designators', 'Per board', 'Part number as written', 'Value', 'Package as written', 'Material code', 'Status', 'Why', 'Part number', 'Manufacturer', 'Package', 'Needed', 'Store', 'Quantity', 'Unit price (CNY)', 'Amount (CNY)', 'Note'],
}; // biome-ignore format: a head reads better in a row

/** @throws bomErrors.notFound */
export const downloadBom: Action<typeof bomProtocol.download> = async (work, member, { bomId }) => {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw bomErrors.notFound();
  const { language } = work;
  const [parts, chosen] = await Promise.all([
    showParts(
      work,
      bom.lines.flatMap((line) => line.partId ?? []),
    ),
    chooseForLines(work, bom.lines),
  ]);
  const offers = new Map(chosen.map((one) => [one.line.lineId, one.chosen]));
  const rows = bom.lines.map((line) => {
    const part = line.partId === null ? undefined : parts.get(line.partId);
    const offer = offers.get(line.lineId);
    const status = statusOf(line);
    return [
      line.lineNo,
      line.designators,
      line.qty,
      line.partNo,
      line.value,
      line.packageName,
      line.matCode,
      status ? lineStatusWords[status][language] : '',
      line.reason?.[language] ?? '',
      part?.partNo ?? '',
      part?.brandName ?? '',
      part?.packageName ?? '',
      line.need,
      offer?.offer.storeName[language] ?? '',
      offer?.buyNum ?? null,
      offer ? Number(unitPriceToWire(offer.unitPrice)) : null,
      offer ? Number(centsToWire(offer.amount)) : null,
      line.note,
    ];
  });
  const bytes = writeSheet([{ name: bom.bomName, rows: [HEADS[language], ...rows] }]);
  return { fileName: `${bom.bomName}.xlsx`, base64: Buffer.from(bytes).toString('base64') };
};
