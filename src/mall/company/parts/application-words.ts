// What every application says to the one who makes it: a company's certification, a designer's.
import { words } from '#kit/words/words.ts';

export const applicationWords = words({
  stepFill: { zh: '填写资料', en: 'Fill in' },
  stepDone: { zh: '认证通过', en: 'Certified' },
  idHint: {
    zh: '15 或 18 位，加密保存，页面只显示部分数字',
    en: '15 or 18 characters, kept encrypted, shown in part',
  },
  codeMissing: { zh: '请输入短信验证码', en: 'Please enter the SMS code' },
  isProven: { zh: '该手机已验证', en: 'This mobile is verified' },
  submitAgain: { zh: '重新提交', en: 'Hand in again' },
  withdrawTitle: { zh: '撤回这份申请？', en: 'Withdraw this application?' },
  withdrawText: { zh: '撤回后可重新填写提交。', en: 'You may hand in another one afterwards.' },
  withdrawn: { zh: '申请已撤回', en: 'Withdrawn' },
});
