// The few words that the pieces of the kit say by themselves, in both languages.
import { firstWords } from '#kit/words/first-words.ts';

/** `{name}` marks a place that is filled in when the word is said. */
export const uiWords = {
  close: { zh: '关闭', en: 'Close' },
  confirm: { zh: '确定', en: 'Confirm' },
  cancel: firstWords.cancel,
  retry: firstWords.retry,
  removeNamed: { zh: '移除 {name}', en: 'Remove {name}' },
  optional: { zh: '选填', en: 'optional' },
  loading: { zh: '正在加载', en: 'Loading' },
  pages: { zh: '分页', en: 'Pages' },
  previousPage: { zh: '上一页', en: 'Previous page' },
  nextPage: { zh: '下一页', en: 'Next page' },
  page: { zh: '第 {page} 页', en: 'Page {page}' },
  totalItems: { zh: '共 {total} 条', en: '{total} in total' },
  jumpTo: { zh: '跳至', en: 'Go to' },
  jumpUnit: { zh: '页', en: '' },
  jump: { zh: '跳转', en: 'Go' },
  whereYouAre: { zh: '当前位置', en: 'Where you are' },
  quantity: firstWords.quantity,
  less: { zh: '减少 {step}', en: 'Decrease by {step}' },
  more: { zh: '增加 {step}', en: 'Increase by {step}' },
  stars: { zh: '{value} 分，满分 5 分', en: '{value} out of 5' },
  star: { zh: '{value} 分', en: '{value} of 5 stars' },
  copy: firstWords.copy,
  copyNamed: { zh: '复制 {name}', en: 'Copy {name}' },
  copied: { zh: '已复制', en: 'Copied' },
  search: firstWords.search,
  reason: firstWords.reason,
  backToTop: { zh: '返回顶部', en: 'Back to top' },
  slides: { zh: '轮播', en: 'Slides' },
  previousSlide: { zh: '上一张', en: 'Previous slide' },
  nextSlide: { zh: '下一张', en: 'Next slide' },
  slide: { zh: '第 {number} 张，共 {total} 张', en: 'Slide {number} of {total}' },
  notices: { zh: '通知', en: 'Notices' },
  notYours: { zh: '没有权限', en: 'Not permitted' },
  somethingWrong: { zh: '加载失败', en: 'Something went wrong' },
  notDone: { zh: '操作未成功，请稍后再试', en: 'This did not work, please try again later' },
  nothingHere: { zh: '暂无数据', en: 'Nothing here yet' },
} as const;

export type UiWord = keyof typeof uiWords;
