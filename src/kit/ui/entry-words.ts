// What the pieces of the kit say where something is entered: kept apart from those that every page needs.
import { uiWords } from './kit-words.ts';
import { useLanguage } from './language-context.ts';
import { type SayWord, sayerOf } from './ui-words.ts';

/** `{name}` marks a place that is filled in when the word is said. */
export const entryWords = {
  retry: uiWords.retry,
  loading: uiWords.loading,
  removeNamed: uiWords.removeNamed,
  reason: uiWords.reason,
  showPassword: { zh: '显示密码', en: 'Show password' },
  hidePassword: { zh: '隐藏密码', en: 'Hide password' },
  sendCode: { zh: '获取验证码', en: 'Send code' },
  resendIn: { zh: '{seconds} 秒后重发', en: 'Resend in {seconds} s' },
  resendCode: { zh: '重新获取', en: 'Send again' },
  steps: { zh: '进度', en: 'Progress' },
  stepDone: { zh: '已完成', en: 'done' },
  stepCurrent: { zh: '进行中', en: 'current' },
  stepTodo: { zh: '未开始', en: 'to come' },
  stepRefused: { zh: '已终止', en: 'stopped' },
  chooseFile: { zh: '选择文件', en: 'Choose files' },
  uploadRule: { zh: '支持 {types}，单个不超过 {size}', en: '{types}, up to {size} each' },
  uploadCount: { zh: '已传 {count}/{max}', en: '{count} of {max}' },
  uploading: { zh: '上传中', en: 'Uploading' },
  uploadFailed: { zh: '上传失败', en: 'Upload failed' },
  fileTooLarge: { zh: '{name} 超过 {size}', en: '{name} is larger than {size}' },
  fileEmpty: { zh: '{name} 是空文件', en: '{name} is empty' },
  fileWrongType: { zh: '{name} 格式不支持，仅支持 {types}', en: '{name} is not accepted; only {types}' },
  fileTooMany: { zh: '最多上传 {max} 个文件', en: 'At most {max} files' },
  reasonMissing: { zh: '请填写原因', en: 'Please give a reason' },
  usualReasons: { zh: '常用原因', en: 'Usual reasons' },
  chooseRegion: { zh: '请选择省 / 市 / 区', en: 'Province / city / district' },
  province: { zh: '省份', en: 'Province' },
  city: { zh: '城市', en: 'City' },
  district: { zh: '区县', en: 'District' },
  loadFailed: { zh: '加载失败', en: 'Could not load' },
  noOptions: { zh: '暂无选项', en: 'Nothing to choose' },
  nowByOthers: { zh: '其他人已改为：{value}', en: 'Somebody else has put: {value}' },
  changedByOthers: { zh: '其他人已修改此项', en: 'Somebody else has changed this' },
  emptyValue: { zh: '（空）', en: '(nothing)' },
  takeTheirs: { zh: '采用', en: 'Take it' },
  leaveTitle: { zh: '离开此页？', en: 'Leave this page?' },
  leaveText: {
    zh: '您有未保存的修改，离开后将丢失。',
    en: 'What you have changed is not saved and would be lost.',
  },
  leave: { zh: '离开', en: 'Leave' },
  closeTitle: { zh: '关闭而不保存？', en: 'Close without saving?' },
  closeText: {
    zh: '您填写的内容还没有提交，关闭后将丢失。',
    en: 'What you have typed was not sent and would be lost.',
  },
  close: { zh: '关闭', en: 'Close' },
  stay: { zh: '留下继续填写', en: 'Stay' },
} as const;

export type EntryWord = keyof typeof entryWords;

const sayIn = sayerOf<EntryWord>(entryWords);

/** A function that says one of these words in the page's language; `values` fill the `{name}` places. */
export function useEntryWords(): SayWord<EntryWord> {
  return sayIn[useLanguage()];
}
