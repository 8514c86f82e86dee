// Words of employees' accounts that the server's replies use.
import { words } from '#kit/words/words.ts';

/** What the log calls the fields that were changed. */
export const logFieldWords = words({
  realName: { zh: '姓名', en: 'Name' },
  mobile: { zh: '手机号', en: 'Mobile' },
  isHead: { zh: '部门负责人', en: 'Head of department' },
  limitPerOrder: { zh: '单笔限额', en: 'Limit per order' },
  limitPerMonth: { zh: '月限额', en: 'Limit per month' },
  given: { zh: '新增权限', en: 'Permissions given' },
  taken: { zh: '收回权限', en: 'Permissions taken back' },
  unlimited: { zh: '不限', en: 'no limit' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
});
