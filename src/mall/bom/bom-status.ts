// The words of a bill of materials: how far it is, what each line is, and by what a line was matched.
import type { Text } from '#kit/words/text.ts';

/** COLUMNS: read, and waiting for somebody to say what its columns are. MATCHING goes on in the background. */
export const BOM_STATES = ['COLUMNS', 'MATCHING', 'READY'] as const;
export type BomState = (typeof BOM_STATES)[number];

export const bomStatus: Readonly<Record<BomState, Text>> = {
  COLUMNS: { zh: '待确认列', en: 'Columns to confirm' },
  MATCHING: { zh: '匹配中', en: 'Matching' },
  READY: { zh: '已匹配', en: 'Matched' },
};

/** What a line is to a buyer. `notFitted`: the board is built without it. */
export const LINE_STATUSES = ['matched', 'toConfirm', 'notFound', 'notFitted', 'leftOut'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

export const lineStatusWords: Readonly<Record<LineStatus, Text>> = {
  matched: { zh: '已匹配', en: 'Matched' },
  toConfirm: { zh: '待确认', en: 'To confirm' },
  notFound: { zh: '未找到', en: 'Not found' },
  notFitted: { zh: '不贴装', en: 'Not fitted' },
  leftOut: { zh: '不采购', en: 'Left out' },
};

/** From the surest to none, in the order in which they are tried (domain 3.3 quickOrder). */
export const MATCH_LEVELS = [
  'hand',
  'memory',
  'matCode',
  'product',
  'supplierNo',
  'partNo',
  'packing',
  'prefix',
  'proposed',
  'candidates',
  'none',
] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

export const matchLevelWords: Readonly<Record<MatchLevel, Text>> = {
  hand: { zh: '人工确认', en: 'Confirmed by hand' },
  memory: { zh: '记忆', en: 'Remembered' },
  matCode: { zh: '物料编码', en: 'Material code' },
  product: { zh: '商品编号', en: 'Product number' },
  supplierNo: { zh: '供应商编号', en: "Supplier's number" },
  partNo: { zh: '型号一致', en: 'Same part number' },
  packing: { zh: '包装后缀不同', en: 'Other packing suffix' },
  prefix: { zh: '型号开头一致', en: 'Begins so' },
  proposed: { zh: '按参数推荐', en: 'Proposed by values' },
  candidates: { zh: '有候选', en: 'Candidates' },
  none: { zh: '无匹配', en: 'No match' },
};
