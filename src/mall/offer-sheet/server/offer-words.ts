// The words that stand above the columns of price lists, in Chinese and English.
import { plainHeader } from '#mall/bom/server/bom.ts';
import type { OfferRole } from '../offer-columns.ts';

/** By their plain spelling. */
const EXACT: Readonly<Partial<Record<OfferRole, string>>> = {
  partNo:
    '型号 产品型号 商品型号 物料型号 规格型号 型号规格 厂家型号 原厂型号 料号 mpn partno partnumber pn part 商品编码 品名型号',
  brandName: '品牌 厂家 厂商 制造商 原厂 生产厂家 brand manufacturer mfr mfg maker make',
  price:
    '单价 价格 售价 报价 含税单价 含税价 含税价格 销售价 销售单价 单价元 单价rmb 单价cny 价格元 人民币 rmb cny price unitprice sellingprice yourprice priceper 未税单价 未税价',
  tiers: '阶梯价 阶梯价格 梯度价 价格阶梯 价格梯度 pricetiers pricebreaks ladder tierprice tierprices',
  tierNum:
    '阶梯数量 阶梯 梯度 档位 起价数量 起始数量 批量 数量区间 数量段 pricebreak break qtybreak quantitybreak breakqty tier tierqty level from fromqty',
  stock:
    '库存 库存数量 库存数 现货 现货数量 现货库存 可售数量 可用库存 数量 数量pcs stock qty quantity instock inventory onhand qoh stockqty available availableqty availablequantity',
  minBuyNum:
    '起订量 最小起订量 起订数量 起批量 最小订购量 最小订量 最低起订量 起订 moq minimumorderquantity minorder minimumorder minqty minorderqty',
  multiple:
    '倍数 递增量 递增 增量 订购倍数 订货倍数 multiple increment orderincrement step stepqty ordermultiple',
  spq: '最小包装 最小包装量 标准包装 标准包装数 包装数量 整包装数 整盘数量 每盘数量 包装量 spq mpq packqty packquantity reelqty standardpack pcsperreel qtyperreel',
  leadDays:
    '交期 货期 交货期 交货周期 发货期 发货时间 供货周期 leadtime lead leaddays leadtimedays leadtimeweeks delivery deliverytime lt',
  packing: '包装 包装方式 包装形式 包装类型 packing packaging pack packtype packagingtype',
  lotNo: '批次号 lot lotno lotnumber batch batchno 批号',
  dateCode: '日期码 生产日期码 生产批号 批次 年份 生产周期 dc datecode datecodes d/c yearweek',
  productId: '货品编号 货品id productid productno productnumber',
};

const EXACT_ROLE = new Map<string, OfferRole>(
  Object.entries(EXACT).flatMap(([role, words]) =>
    words.split(' ').map((word): [string, OfferRole] => [plainHeader(word), role as OfferRole]),
  ),
);

/** Headings that contain such a word probably mean the role, null: surely nothing of ours; the first that fits counts. */
const WITHIN: readonly (readonly [RegExp, OfferRole | null])[] = [
  [/金额|小计|合计|总价|总额|amount|total|subtotal/, null],
  [
    /datasheet|规格书|link|url|图片|image|备注|remark|note|封装|footprint|类目|分类|category|描述|descri/,
    null,
  ],
  [/阶梯价|梯度价|price(tier|break|ladder)s/, 'tiers'],
  [/(阶梯|梯度|档).*(数|量)|(break|tier|level|step).*(qty|quantity)/, 'tierNum'],
  [/起订|起批|moq|最小订|minorder|minimumorder/, 'minBuyNum'],
  [/最小包装|标准包装|整包装|每盘|spq|mpq|packqty|perreel/, 'spq'],
  [/倍数|递增|multiple|increment/, 'multiple'],
  [/交期|货期|发货|leadtime|delivery/, 'leadDays'],
  [/datecode|日期码/, 'dateCode'],
  [/单价|价格|售价|含税价|报价|price/, 'price'],
  [/库存|现货|stock|inventory|onhand|available/, 'stock'],
  [/批号|批次|lot|batch/, 'lotNo'],
  [/包装|packag|packing/, 'packing'],
  [/型号|mpn|partnum|partno/, 'partNo'],
  [/品牌|厂家|厂商|制造商|manufacturer|brand/, 'brandName'],
];

/** What a heading says: a role, null for what is surely nothing of ours, undefined for any other text. */
export function roleOfHeading(heading: string): OfferRole | null | undefined {
  if (heading.length > 60) return undefined;
  const plain = plainHeader(heading);
  if (plain === '') return undefined;
  const exact = EXACT_ROLE.get(plain);
  if (exact) return exact;
  if (stepOf(heading) !== undefined) return 'price';
  for (const [pattern, role] of WITHIN) if (pattern.test(plain)) return role;
  return undefined;
}

const STEP =
  /(?:^|[^\d.])(\d{1,3}(?:[,，]\d{3})+|\d{1,7})\s*(k|千|万)?\s*(?:\+|pcs?\b|个|片|只|颗|以上|起|up\b|[-~–—至](?=\s*\d|\s*$)|及以上)/i;

/** The quantity from which the prices of a column hold: `100+`, `单价(1K+)`, `1-99`, `≥ 1,000`, `1000pcs 单价`. */
export function stepOf(heading: string): number | undefined {
  const text = heading.normalize('NFKC').trim();
  // `100以下`, `单价(<100)`: from the first piece on.
  if (
    /(?:<|≤|<=|小于|不足|低于|below|under|up to)\s*\d|\d\s*(?:k|千|万)?\s*(?:pcs?|个|片|只|颗)?\s*(?:以下|以内|or less)/i.test(
      text,
    )
  )
    return 1;
  if (/^\D*0\s*[-~–—至]\s*\d/.test(text)) return 1;
  const least = /(?:≥|>=|^@)\s*([\d,]+)\s*(k|千|万)?/i.exec(text);
  const bare = /^(\d{1,3}(?:,\d{3})+|\d{1,7})\s*(k|千|万)?$/i.exec(text);
  const behind = /(?:price|单价|价格|价)\D{0,4}?(\d{1,3}(?:,\d{3})+|\d{1,7})\s*(k|千|万)?\D{0,4}$/i.exec(
    text,
  );
  const found = least ?? bare ?? STEP.exec(text) ?? (isPerThousand(text) ? null : behind);
  if (!found) return undefined;
  const times = /k|千/i.test(found[2] ?? '') ? 1_000 : found[2] === '万' ? 10_000 : 1;
  const quantity = Number(String(found[1]).replaceAll(/[,，]/g, '')) * times;
  return quantity >= 1 && quantity <= 999_999_999 ? quantity : undefined;
}

/** Prices of a thousand pieces: `单价/K`, `元/千片`, `price per 1000`. */
export const isPerThousand = (heading: string): boolean =>
  /(?:\/|每|per)\s*(?:k(?:pcs)?\b|千|1,?000)/i.test(heading.normalize('NFKC'));
