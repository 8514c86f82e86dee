// The life of an official file: read, then matched by the mall, by hand, or not taken, with its reason (domain-money §6).
import { process } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

export const TAX_FILE_STATES = ['READ', 'BY_HAND', 'MATCHED', 'REFUSED'] as const;
export type TaxFileState = (typeof TAX_FILE_STATES)[number];

export const taxFileStatus: Record<TaxFileState, Text & { tone: Tone }> = {
  READ: { zh: '待匹配', en: 'Being matched', tone: 'moving' },
  BY_HAND: { zh: '待人工匹配', en: 'To be matched by hand', tone: 'waiting' },
  MATCHED: { zh: '已匹配', en: 'Matched', tone: 'done' },
  REFUSED: { zh: '未导入', en: 'Not taken', tone: 'refused' },
};

export const taxFileProcess = process<TaxFileState, 'store' | 'system'>()({
  read: { from: [], to: ['READ', 'REFUSED'], by: ['store'] },
  match: { from: ['READ'], to: ['MATCHED', 'BY_HAND', 'REFUSED'], by: ['system'] },
  assign: { from: ['BY_HAND'], to: 'MATCHED', by: ['store'] },
  /** Its application has ended before all its sheets were there. */
  free: { from: ['MATCHED'], to: 'BY_HAND', by: ['system'] },
});

/** Why a file was not taken. */
export const refusals = {
  unreadable: { zh: '无法读取，或不是发票文件', en: 'It cannot be read, or is no invoice' },
  numberKnown: { zh: '发票号码已登记', en: 'The number is known already' },
  futureDate: { zh: '开票日期晚于今天', en: 'Its date lies in the future' },
  seller: { zh: '销售方税号与本店开票信息不符', en: 'The seller’s tax number is not this store’s' },
  buyer: { zh: '没有该购买方的待开票申请', en: 'No application of this buyer waits' },
  type: { zh: '发票类型与申请不符', en: 'The buyer has applied for another kind' },
  amount: { zh: '价税合计与待开票申请不符', en: 'The total fits no application of the buyer’s' },
  tax: { zh: '税额与申请不符', en: 'The tax differs from the application’s' },
  noRequest: { zh: '没有对应的待开红字申请', en: 'No red letter was asked for' },
} as const satisfies Record<string, Text>;
export type RefusalReason = keyof typeof refusals;

/** What the time line says of each step. */
export const taxFileSteps: Record<keyof typeof taxFileProcess, Text> = {
  read: { zh: '导入文件', en: 'Handed in' },
  match: { zh: '自动匹配', en: 'Matched by the mall' },
  assign: { zh: '人工匹配', en: 'Matched by hand' },
  free: { zh: '申请已撤回，需重新匹配', en: 'Its application was withdrawn' },
};
