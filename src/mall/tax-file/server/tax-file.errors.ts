// How the tax-file room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_FILES } from '../tax-file.protocol.ts';

export const taxFileErrors = errors('taxFile', {
  noFile: (_: { name: 'file' }) => ({ zh: '请选择发票文件', en: 'Please choose invoice files' }),
  damaged: (_: { name: 'file' }) => ({
    zh: '文件已损坏或有密码保护，无法打开',
    en: 'The file is damaged or locked and cannot be opened',
  }),
  tooManyFiles: (_: { name: 'file' }) => ({
    zh: `一次最多导入 ${MOST_FILES} 个文件，请分批导入`,
    en: `At most ${MOST_FILES} files at once: please hand them in in parts`,
  }),
  tooMuch: (_: { name: 'file' }) => ({
    zh: '文件内容过多，请分批导入',
    en: 'There is too much in it: please hand it in in parts',
  }),
  tooSlow: (_: { name: 'file' }) => ({
    zh: '文件过于复杂，无法在限定时间内读完，请分批导入',
    en: 'It could not be read in time: please hand it in in parts',
  }),
  busy: (_: { name: 'file' }) => ({
    zh: '正在读取其他文件，请稍后再试',
    en: 'Other files are being read right now, please try again in a moment',
  }),
  identityFirst: { zh: '请先填写开票信息', en: 'Please fill in the tax identity first' },
  notFound: { state: State.notFound, zh: '文件不存在', en: 'There is no such file' },
  notNow: { zh: '该文件已处理', en: 'This file is done with' },
  doesNotFit: (_: { name: 'invoiceSn' }) => ({
    zh: '该申请与发票不符，请刷新后重选',
    en: 'This application does not fit the invoice: please load the page again',
  }),
});
