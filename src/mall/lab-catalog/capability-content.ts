// What a version of a capability says, field by field: as it is written down, shown, compared and imported.

import type { Text } from '#kit/words/text.ts';
import {
  CAPABILITY_FIELDS,
  CAPABILITY_KINDS,
  type CapabilityField,
  type CapabilityKind,
  capabilityKinds,
  WORK_MODES,
  type WorkMode,
} from '#mall/ability/ability-terms.ts';

export interface CapabilityContent {
  kind: CapabilityKind;
  field: CapabilityField;
  objectZh: string;
  objectEn: string;
  itemZh: string;
  itemEn: string;
  /** The number of its edition, as the register of standards has it. */
  standard: string;
  clause: string;
  /** Other numbers of the same method, between semicolons. */
  also: string;
  range: string;
  uncertainty: string;
  /** Working days of one batch. */
  days: number;
  mode: WorkMode;
  batchSize: number;
  specimens: string;
  /** Codes of the laboratory's own; '' where there is none. */
  sheetKey: string;
  site: string;
  group: string;
  /** The last day of China on which it is offered; '': until further notice. */
  validTo: string;
  /** Stands among the goods of the laboratory's store while it has a price. */
  isSold: boolean;
}
export type ContentField = keyof CapabilityContent;

interface Said extends Text {
  /** Signs of a text, or the largest number. */
  max: number;
  isNeeded?: true;
  /** As sheets call it besides; compared without blanks, signs and case. */
  also?: string;
}

export const CONTENT_FIELDS: Readonly<Record<ContentField, Said>> = {
  kind: { zh: '类别', en: 'Kind', max: 20, isNeeded: true },
  field: { zh: '领域', en: 'Field', max: 40, isNeeded: true },
  objectZh: { zh: '检测对象', en: 'Object, Chinese', max: 60, isNeeded: true, also: '对象 产品' },
  objectEn: { zh: '检测对象（英文）', en: 'Object, English', max: 80, isNeeded: true, also: '对象英文' },
  itemZh: { zh: '项目', en: 'Item, Chinese', max: 60, isNeeded: true, also: '检测项目 参数' },
  itemEn: { zh: '项目（英文）', en: 'Item, English', max: 80, isNeeded: true, also: '检测项目英文' },
  standard: { zh: '标准', en: 'Standard', max: 60, isNeeded: true, also: '标准号 方法标准' },
  clause: { zh: '条款或方法', en: 'Clause or method', max: 60, also: '条款 方法' },
  also: { zh: '等效方法', en: 'Equivalent methods', max: 200 },
  range: { zh: '范围', en: 'Range', max: 80, also: '测量范围' },
  uncertainty: { zh: '不确定度（k=2）', en: 'Uncertainty, k = 2', max: 80, also: '不确定度 cmc uncertainty' },
  days: { zh: '工作日', en: 'Working days', max: 365, isNeeded: true, also: '周期 days' },
  mode: { zh: '作业方式', en: 'Way of working', max: 20, isNeeded: true, also: 'mode' },
  batchSize: { zh: '每批样品数', en: 'Specimens a run', max: 10_000, also: 'batchsize 批量' },
  specimens: { zh: '送样要求', en: 'Specimens', max: 60, also: 'sampleqty 送样' },
  sheetKey: { zh: '原始记录模板', en: 'Data sheet', max: 40, also: 'sheet 模板' },
  site: { zh: '地点', en: 'Site', max: 10, isNeeded: true, also: '场所' },
  group: { zh: '检测组', en: 'Group', max: 20, also: '组' },
  validTo: { zh: '有效期至', en: 'Offered until', max: 10 },
  isSold: { zh: '在店铺销售', en: 'Sold in the store', max: 5, also: '销售' },
};
export const CONTENT_NAMES = Object.keys(CONTENT_FIELDS) as ContentField[];

export const modeNames: Readonly<Record<WorkMode, Text>> = {
  BENCH: { zh: '人工操作', en: 'At a bench' },
  RUN: { zh: '设备运行', en: 'In a machine' },
};
const yes: Text = { zh: '是', en: 'Yes' };
const no: Text = { zh: '否', en: 'No' };

/** A field as people read it; '' where nothing is said. */
export function shownField(content: CapabilityContent, field: ContentField, language: 'zh' | 'en'): string {
  if (field === 'kind') return capabilityKinds[content.kind][language];
  if (field === 'field') return CAPABILITY_FIELDS[content.field][language];
  if (field === 'mode') return modeNames[content.mode][language];
  if (field === 'isSold') return (content.isSold ? yes : no)[language];
  return String(content[field]);
}

/** What one version says otherwise than another, in the order of the fields. @param before null: there was none */
export const contentChanges = (before: CapabilityContent | null, after: CapabilityContent): ContentField[] =>
  before === null ? [] : CONTENT_NAMES.filter((field) => before[field] !== after[field]);

/** A choice as people and files write it: its key or its name in either language; undefined: none of them. */
const chosen = <K extends string>(
  typed: string,
  keys: readonly K[],
  names: Readonly<Record<K, Text>>,
): K | undefined => {
  const said = typed.trim().toLowerCase();
  return keys.find((key) => [key, names[key].zh, names[key].en].some((one) => one.toLowerCase() === said));
};

export const readKind = (typed: string) => chosen(typed, CAPABILITY_KINDS, capabilityKinds);
export const readField = (typed: string) =>
  chosen(typed, Object.keys(CAPABILITY_FIELDS) as CapabilityField[], CAPABILITY_FIELDS);
export const readMode = (typed: string) => chosen(typed, WORK_MODES, modeNames);
export const readYes = (typed: string): boolean | undefined =>
  ['', '0', 'no', 'false', '否'].includes(typed.trim().toLowerCase())
    ? false
    : ['1', 'yes', 'true', '是'].includes(typed.trim().toLowerCase())
      ? true
      : undefined;
