// The words that stand above the columns of bills of materials, as KiCad, Altium, EasyEDA, Eagle and people write them in Chinese, English, French and German.
import type { ColumnRole } from '../column-roles.ts';

/** What a header says, in one spelling: small letters, digits and Chinese characters only, without accents. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]/gu, '');
}

/** Headers that mean the role for certain, by their plain spelling. */
const EXACT: Readonly<Record<ColumnRole, string>> = {
  designators:
    'reference references referencess ref refs refdes reference designator referencedesignator referencedesignators designator designators boardref location locations pcbdesignators placement repere reperes bauteile 位号 元件位号 器件位号 标号 位置号 安装位置 元件标号 位置 焊接位置 点位 refdesignator positionsnummer emplacement',
  qty: 'qty qnty quantity quantityperpcb quantityperboard qtyperboard qtyperpcb qtypcb count usage menge anzahl stuck quantite qte pcs numberofparts totalqty quantality quantitaet stuckzahl stk orderqty nombre nb cantidad 数量 用量 单机用量 单板用量 物料数量 需求数量 订购数量 购买数量 采购数量 个数 使用数量 单套用量 数量pcs',
  partNo:
    'mpn mp partnumber partno pn manufacturerpartnumber manufacturerpart manufacturerpn manufacturerpartno manufacturerpart# manufacturerpart#1 manufacturerpartnumber1 mfrpn mfrpart mfrpart# mfrpartno mfrpartnumber mfgpn mfgpart mfgpart# mfgpartno mfgpartnumber mfpn mfpartnumber mpnno makerpn makerpartnumber orderingcode ordernumber manufacturermpn manf# 型号 规格型号 厂家型号 厂商型号 制造商型号 制造商料号 制造商零件编号 制造商编号 原厂型号 原厂料号 器件型号 元器件型号 元件型号 产品型号 物料型号 厂家料号 厂商料号 型号规格 品牌型号 referencefabricant herstellernummer herstellernr herstellerteilenummer mfn mfrno mfgno mpart manufacturerno reffabricant refabricant',
  otherPartNo:
    'alternative alternatives alternativempn alternatempn altmpn ampn alternate alternatepart alternativepart alternativepartnumber secondsource 2ndsource substitute substitutes mpn2 manufacturerpartnumber2 替代型号 替代料 替代料号 备选型号 替代 替换型号 可替代型号 备用型号',
  brandName:
    'manufacturer manufacturers manufacturer1 mfr mfg mf maker brand make manufacturername mfrname vendorname manu manuf marque 品牌 厂家 厂商 制造商 生产厂家 生产商 原厂 fabricant hersteller',
  value:
    'value values val comment designation name partname valeur wert part值 值 参数 参数值 阻值 容值 标称值 数值 规格 名称 元件名称 器件名称 零件名称 物料名称 商品名称 元器件名称 产品名称 品名 valeurs bezeichnung',
  packageName:
    'footprint footprints package packages packagename case casepackage packagecase packagetype pcbfootprint decal pattern boitier gehause bauform size taille footprintname 封装 封装形式 封装规格 封装类型 封装尺寸 元件封装 器件封装',
  description:
    'description descriptions desc partdescription itemdescription details detail 描述 说明 物料描述 器件描述 规格描述 元件描述 详细描述 商品描述 产品描述 技术参数 beschreibung',
  supplierCode:
    'lcsc lcscpart lcscpart# lcscpartnumber lcscpartno lcsc# jlcpcbpart jlcpcbpart# supplierpart supplierpartnumber supplierpartno supplierpart# supplierref supplierandref supplierpartnumber1 digikey digikeypart digikeypartnumber digikeypn digikey# dkpn dpn mouser mouserpart mouserpartnumber mouser# farnell farnellpartnumber ordercode szlcscpartnum distributorpartnumber vendorpart vendorpartnumber vendorpn spn sku 商品编号 立创编号 立创商城编号 供应商编号 供应商料号 供应商型号 嘉立创编号 嘉立创商城编号 fournisseuretref bestellnummer mouserno digikeyno',
  matCode:
    '物料编码 物料编号 料号 企业料号 物料代码 内部编码 内部料号 公司料号 自编料号 物料号 客户料号 itemcode internalpn internalpartnumber ipn companypartnumber materialcode materialnumber materialno stockcode erpcode erpnumber partcode housepartnumber',
  fitted:
    'dnp dni dnf excludefrombom fitted fit populate populated nofit donotpopulate donotplace notfitted mounted stuff nostuff 贴装 是否贴装 是否贴片 是否焊接 不贴 焊接 贴片 是否上件 上件',
  note: 'note notes remark remarks comments 备注 注释 附注 remarques bemerkung bemerkungen anmerkung 说明备注',
};

/** Headers that contain such a word probably mean the role; the first that fits counts. */
const WITHIN: readonly (readonly [RegExp, ColumnRole | null, number])[] = [
  [/price|preis|prix|cost|total|amount|单价|金额|价格|小计|合计|stock|库存|availab|lead|交期|moq/, null, 90],
  [
    /datasheet|link|url|image|picture|photo|图片|链接|地址|http|3dmodel|spice|sim(device|pin|type)|lib(rary)?(part|name)$|^cmpname$|^symbol/,
    null,
    90,
  ],
  [
    /(lcsc|szlcsc|digi-?key|mouser|farnell|element14|reichelt|distrelec|conrad|tme|arrow|jlc|立创|嘉立创).*/,
    'supplierCode',
    80,
  ],
  [
    /(supplier|vendor|distributor|fournisseur|供应商).*(part|pn|no|num|ref|code|编号|料号|型号)/,
    'supplierCode',
    80,
  ],
  [/(alt|second|2nd|替代|备选|备用).*(mpn|part|pn|型号|料)/, 'otherPartNo', 75],
  [/(manufacturer|mfr|mfg|maker|厂家|厂商|制造商|原厂).*(mpn|part|pn|no|num|型号|料号|编号)/, 'partNo', 85],
  [/mpn|partnum|partno|型号/, 'partNo', 70],
  [/refdes|designator|位号/, 'designators', 80],
  [/^ref/, 'designators', 60],
  [/qty|quant|数量|用量/, 'qty', 75],
  [/^(parts?|composants?|bauteil|teil)$/, 'value', 50],
  [/excludefrom|^(sheet|library|variant)$/, null, 90],
  [/footprint|封装|package/, 'packageName', 70],
  [/manufacturer|品牌|厂家|厂商|制造商/, 'brandName', 65],
  [/物料编[码号]|料号|internal.*(pn|part|num)/, 'matCode', 65],
  [/descri|描述/, 'description', 70],
  [/dnp|notfit|donot|贴装/, 'fitted', 70],
  [/value|参数|规格/, 'value', 55],
  [/remark|备注|note/, 'note', 65],
];

const EXACT_ROLE = new Map<string, ColumnRole>(
  Object.entries(EXACT).flatMap(([role, words]) =>
    words.split(' ').map((word): [string, ColumnRole] => [plainHeader(word), role as ColumnRole]),
  ),
);

/** What a header seems to mean: its role (null: surely nothing of ours) and how sure that is, 0–100; undefined for any other text. */
export function roleOfHeader(header: string): { role: ColumnRole | null; sure: number } | undefined {
  const plain = plainHeader(header);
  if (plain === '' || header.length > 60) return undefined;
  const exact = EXACT_ROLE.get(plain);
  if (exact) return { role: exact, sure: 95 };
  for (const [pattern, role, sure] of WITHIN) if (pattern.test(plain)) return { role, sure };
  return undefined;
}

/** Headers of what drawing programs call a symbol: its cells may be anything, and name the part where nothing else does. */
export const isDeviceHeader = (header: string): boolean =>
  /^(device(set|name)?|libref|libraryref)$/.test(plainHeader(header));

/** Headers of columns that only count or name the kind; they never hold what a role wants, unless the cells say so. */
export const isCountingHeader = (header: string): boolean =>
  /^(item|items|no|nr|id|#|index|line|lineno|pos|sn|序号|编号|行号|项|项次|component|number)$/.test(
    plainHeader(header),
  );
