// The sentences that say why a line was matched, or why not.
import type { Text } from '#kit/words/text.ts';

export const matchSays = {
  hand: { zh: '由您确认', en: 'Confirmed by you' },
  memory: { zh: '您曾确认过同样的写法', en: 'You have confirmed the same text before' },
  matCode: (matCode: string): Text => ({
    zh: `物料编码 ${matCode} 对应此器件`,
    en: `Your material code ${matCode} stands for this part`,
  }),
  matCodeForbidden: (matCode: string): Text => ({
    zh: `物料编码 ${matCode} 对应此器件，但企业已禁用`,
    en: `Your material code ${matCode} stands for this part, which your enterprise forbids`,
  }),
  product: (productId: number): Text => ({ zh: `商品编号 ${productId}`, en: `Product number ${productId}` }),
  service: {
    zh: '这是检测服务，不经购物车下单，请在线委托检测',
    en: 'This is a testing service: it is not bought through the cart, please commission it',
  },
  supplierNo: (supplierNo: string): Text => ({
    zh: `供应商编号 ${supplierNo} 对应此器件`,
    en: `The supplier's number ${supplierNo} stands for this part`,
  }),
  supplierNoDoubtful: (supplierNo: string, partNo: string): Text => ({
    zh: `供应商编号 ${supplierNo} 对应 ${partNo}，与此行其他内容不一致，请确认`,
    en: `The supplier's number ${supplierNo} stands for ${partNo}, which the rest of the line contradicts`,
  }),
  partNo: { zh: '型号一致', en: 'Same part number' },
  partNoAndBrand: { zh: '型号与品牌一致', en: 'Same part number and manufacturer' },
  otherPackage: (written: string, has: string): Text => ({
    zh: `型号一致，但封装不同：BOM 写的是 ${written}，此器件为 ${has}，请确认`,
    en: `Same part number, but another package: the BOM says ${written}, this one is ${has}`,
  }),
  otherValue: (written: string, has: string): Text => ({
    zh: `型号一致，但数值不同：BOM 写的是 ${written}，此器件为 ${has}，请确认`,
    en: `Same part number, but another value: the BOM says ${written}, this one is ${has}`,
  }),
  otherBrand: (written: string, has: string): Text => ({
    zh: `型号一致，但品牌不同：BOM 写的是 ${written}，目录中只有 ${has}，请确认`,
    en: `Same part number, but another manufacturer: the BOM says ${written}, the catalogue has ${has}`,
  }),
  severalBrands: (count: number): Text => ({
    zh: `${count} 个品牌有此型号，请选择`,
    en: `${count} manufacturers have this part number: please choose`,
  }),
  inText: (partNo: string): Text => ({
    zh: `描述中出现型号 ${partNo}，请确认`,
    en: `The description mentions ${partNo}: please confirm`,
  }),
  packing: (partNo: string): Text => ({
    zh: `同一器件，仅包装后缀不同（${partNo}）`,
    en: `The same part in another packing (${partNo})`,
  }),
  prefix: (partNo: string): Text => ({
    zh: `目录中只有 ${partNo} 以此开头，请确认`,
    en: `Only ${partNo} begins so: please confirm`,
  }),
  severalBegin: (count: number): Text => ({
    zh: `${count} 个型号以此开头，请选择`,
    en: `${count} part numbers begin so: please choose`,
  }),
  similar: { zh: '没有此型号，以下型号相近', en: 'No such part number; these are similar' },
  proposed: (spec: string): Text => ({
    zh: `参数相符（${spec}），请确认`,
    en: `Its values fit (${spec}): please confirm`,
  }),
  proposedAssumed: (spec: string): Text => ({
    zh: `参数相符（${spec}，未写的按整单设定），请确认`,
    en: `Its values fit (${spec}, what is not said as set for the whole BOM): please confirm`,
  }),
  byValue: (spec: string, missing: Text): Text => ({
    zh: `按 ${spec} 找到候选；BOM 未写${missing.zh}`,
    en: `Candidates for ${spec}; the BOM says no ${missing.en}`,
  }),
  byValueUnread: (spec: string, written: string): Text => ({
    zh: `按 ${spec} 找到候选；未能识别 BOM 所写的封装 ${written}`,
    en: `Candidates for ${spec}; the package ${written} of the BOM is not recognised`,
  }),
  byValueOnly: (spec: string): Text => ({
    zh: `没有完全相符的器件，以下与 ${spec} 相近`,
    en: `Nothing fits exactly; these come near ${spec}`,
  }),
  notInCatalogue: (partNo: string): Text => ({
    zh: `目录中没有 ${partNo}`,
    en: `${partNo} is not in the catalogue`,
  }),
  nothingToFind: {
    zh: '没有型号，也没有可识别的参数',
    en: 'Neither a part number nor a value that can be read',
  },
  valueNotFound: (spec: string): Text => ({
    zh: `目录中没有符合 ${spec} 的器件`,
    en: `Nothing in the catalogue fits ${spec}`,
  }),
};

/** What a description may leave open. */
export const missingWords = {
  size: { zh: '封装', en: 'package' },
  tolerance: { zh: '精度', en: 'tolerance' },
  volts: { zh: '耐压', en: 'voltage' },
} as const;
