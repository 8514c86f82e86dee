// Every sentence of the pages of API keys.
import { words } from '#kit/words/words.ts';

export const apiKeyWords = words({
  title: { zh: 'API 密钥', en: 'API keys' },
  text: {
    zh: '密钥让您的程序（ERP、WMS、AI 助手）以您的身份调用接口：权限是所选范围与您当前权限的交集，不能支付、签署、审批或管理账号。',
    en: 'With a key your programs (ERP, WMS, AI assistants) call the mall as you: what you choose here, and never more than you may yourself; no payments, signatures, approvals or accounts.',
  },
  rowText: { zh: '让 ERP、WMS 等程序调用接口', en: 'For programs of yours: ERP, WMS, assistants' },
  manage: { zh: '管理', en: 'Manage' },
  docs: { zh: '接口文档', en: 'API documentation' },
  make: { zh: '创建密钥', en: 'Make a key' },
  name: { zh: '名称', en: 'Name' },
  nameMissing: { zh: '请填写名称', en: 'Please give it a name' },
  namePlace: { zh: '例如：ERP 采购同步', en: 'e.g. ERP purchasing' },
  scopes: { zh: '可调用的范围', en: 'What it may do' },
  scopesMissing: { zh: '请至少选择一项', en: 'Please choose at least one' },
  days: { zh: '有效期', en: 'Valid for' },
  day: { zh: (n: number) => `${n} 天`, en: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}` },
  madeTitle: { zh: '请立即保存密钥', en: 'Keep this key now' },
  madeText: {
    zh: '密钥只显示这一次，平台只保存其摘要。请存入程序的密钥库，不要写进代码或发给他人。',
    en: 'It is shown this once; the mall keeps a hash of it only. Put it into your program’s secret store, not into code or messages.',
  },
  kept: { zh: '我已保存', en: 'I have kept it' },
  prefix: { zh: '开头', en: 'Begins with' },
  by: { zh: '创建人', en: 'Made by' },
  expires: { zh: '到期', en: 'Expires' },
  lastUsed: { zh: '最近使用', en: 'Last used' },
  never: { zh: '从未', en: 'never' },
  ON: { zh: '有效', en: 'Valid' },
  EXPIRED: { zh: '已到期', en: 'Expired' },
  REVOKED: { zh: '已吊销', en: 'Revoked' },
  revoke: { zh: '吊销', en: 'Revoke' },
  revokeTitle: {
    zh: (name: string) => `吊销密钥“${name}”？`,
    en: (name: string) => `Revoke the key “${name}”?`,
  },
  revokeText: {
    zh: '使用它的程序会立即被拒绝，且无法恢复。',
    en: 'Programs that use it are refused from this moment on. This cannot be undone.',
  },
  none: { zh: '还没有密钥', en: 'No keys yet' },
  noneText: { zh: '创建后即可让程序调用接口。', en: 'Make one to let a program call the mall.' },
});
