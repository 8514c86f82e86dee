// Everything about a state of a data sheet and about its steps, one row each.

import type { NamedValue } from '#kit/list/column.ts';
import type { Verdict } from '#kit/measure/decision-rule.ts';
import type { Text } from '#kit/words/text.ts';
import type { SheetKind } from './sheet-definition.ts';
import type { SheetAction, SheetState } from './sheet-process.ts';

export const sheetStatus: Readonly<Record<SheetState, NamedValue>> = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'neutral' },
  REVIEW: { zh: '待发布', en: 'To be published', tone: 'waiting' },
  PUBLISHED: { zh: '已发布', en: 'Published', tone: 'done' },
  RETIRED: { zh: '已停用', en: 'Retired', tone: 'neutral' },
};

export const sheetSteps: Readonly<Record<SheetAction, Text>> = {
  begin: { zh: '起草', en: 'Begun' },
  change: { zh: '修改', en: 'Changed' },
  submit: { zh: '提交发布', en: 'Handed in' },
  withdraw: { zh: '撤回', en: 'Taken back' },
  sendBack: { zh: '退回', en: 'Sent back' },
  publish: { zh: '发布', en: 'Published' },
  replace: { zh: '被新版本替代', en: 'Replaced by the next version' },
  retire: { zh: '停用', en: 'Retired' },
  drop: { zh: '放弃草稿', en: 'Draft given up' },
};

export const sheetKinds: Readonly<Record<SheetKind, Text>> = {
  TEST: { zh: '检测', en: 'Test' },
  CALIBRATION: { zh: '校准', en: 'Calibration' },
};

export const verdictNames: Readonly<Record<Verdict, NamedValue>> = {
  PASS: { zh: '合格', en: 'Pass', tone: 'done' },
  CONDITIONAL_PASS: { zh: '有条件合格', en: 'Conditional pass', tone: 'waiting' },
  CONDITIONAL_FAIL: { zh: '有条件不合格', en: 'Conditional fail', tone: 'waiting' },
  FAIL: { zh: '不合格', en: 'Fail', tone: 'refused' },
};
