// The goods list as a spreadsheet: what is found, in the order shown, with the columns of its category.
import type { Action } from '#kit/http/server/serve.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { COMPLIANCE_FIELDS, complianceNames, complianceRows } from '#mall/part/compliance.ts';
import { findCompliance } from '#mall/part/server/part.ts';
import { type GoodsCard, MOST_IN_FILE, type searchProtocol } from '../../search.protocol.ts';
import { listGoodsAnew } from '../list-goods.ts';
import { searchServerWords } from '../search-server-words.ts';

const HEADS = {
  zh: { front: ['型号', '品牌', '封装', '描述'], back: ['库存合计', '在售店铺数', '店铺', '店铺库存', '交期(工作日)', '起订量', '倍数', '单价(元,含税)', '阶梯价(元,含税)'] },
  en: { front: ['Part number', 'Manufacturer', 'Package', 'Description'], back: ['Stock of all stores', 'Stores', 'Store', 'Its stock', 'Lead time (working days)', 'MOQ', 'Multiple', 'Unit price (CNY, tax incl.)', 'Price breaks (CNY, tax incl.)'] },
}; // biome-ignore format: a head reads better in a row

export const exportList: Action<typeof searchProtocol.goodsListFile> = async (work, member, input) => {
  const { language } = work;
  const { list, facets, pagination } = await listGoodsAnew(work, member, {
    ...input,
    current: 1,
    pageSize: MOST_IN_FILE,
  });
  const columns = facets.columns.filter(({ key }) => !input.columns || input.columns.includes(key));
  const { front, back } = HEADS[language];
  const known = await findCompliance(
    work,
    list.map(({ partId }) => partId),
  );
  // A column that would be empty is left out.
  const fields = COMPLIANCE_FIELDS.filter((field) => [...known.values()].some((one) => one[field]));
  const complianceOf = ({ partId }: GoodsCard) => {
    const one = known.get(partId);
    const rows = one ? complianceRows(one, language) : [];
    return fields.map((field) => rows.find(({ key }) => key === field)?.text ?? null);
  };
  const cells = (card: GoodsCard) => [
    card.partNo,
    card.brandName,
    card.packageName,
    card.goodsName,
    ...columns.map(({ key }) => card.params.find((one) => one.key === key)?.text ?? null),
    ...complianceOf(card),
    card.totalStock,
    card.storeNum,
    card.storeName,
    card.productStock,
    card.leadDays,
    card.minBuyNum,
    card.multiple,
    Number(card.goodsPrice),
    card.priceTiers.map(({ minNum, unitPrice }) => `${minNum}+: ${Number(unitPrice)}`).join('; '),
  ];
  const isCut = pagination.total > list.length && list.length === MOST_IN_FILE;
  const rows = [
    [
      ...front,
      ...columns.map(({ name }) => name),
      ...fields.map((field) => complianceNames[field][language]),
      ...back,
    ],
    ...list.map(cells),
  ];
  if (isCut) rows.push([searchServerWords.fileIsCut[language](MOST_IN_FILE)]);
  const name = searchServerWords.goodsList[language];
  const bytes = writeSheet([{ name, rows }]);
  return {
    fileName: `${name}-${dayInChina(work.now)}.xlsx`,
    base64: Buffer.from(bytes).toString('base64'),
    rows: list.length,
    isCut,
  };
};
