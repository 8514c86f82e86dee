// What somebody may be asked for before he inquires (domain 3.3 conditionCheck): the platform decides which of these hold.
import type { Text } from '#kit/words/text.ts';

export const CONDITIONS = {
  C1: { zh: '已完成企业认证', en: 'Enterprise certification passed' },
  C2: { zh: '已绑定手机号', en: 'Mobile number verified' },
  C3: { zh: '已完善联系人信息', en: 'Contact person complete' },
  C4: { zh: '已添加收货地址', en: 'Delivery address added' },
  C5: { zh: '已维护增值税发票资质', en: 'VAT invoice header added' },
  C6: { zh: '无逾期未结账单', en: 'No overdue statement' },
  C7: { zh: '具备询价权限', en: 'Permission to inquire' },
  C8: { zh: '进行中的询价未超过上限', en: 'Open inquiries below limit' },
} as const satisfies Record<string, Text>;
export type ConditionCode = keyof typeof CONDITIONS;
export const CONDITION_CODES = Object.keys(CONDITIONS) as [ConditionCode, ...ConditionCode[]];
