// The words of specimens on the pages of a commission.
import { words } from '#kit/words/words.ts';

export const specimenWords = words({
  specimens: { zh: '样品', en: 'Specimens' },
  specimenNo: { zh: '样品编号', en: 'Specimen' },
  name: { zh: '名称', en: 'Name' },
  pieces: { zh: '件数', en: 'Pieces' },
  lot: { zh: '批号 / 编号', en: 'Lot / serial' },
  state: { zh: '状态', en: 'State' },
  labels: { zh: '打印标签', en: 'Print labels' },
  custody: { zh: '流转记录', en: 'Chain of custody' },
  by: { zh: (name: string) => `经手 ${name}`, en: (name: string) => `by ${name}` },
  itself: { zh: '到期自动确认', en: 'by itself, when the time was over' },
  from: { zh: (whom: string) => `来自 ${whom}`, en: (whom: string) => `from ${whom}` },
  to: { zh: (whom: string) => `交给 ${whom}`, en: (whom: string) => `to ${whom}` },
  at: { zh: (place: string) => `存放 ${place}`, en: (place: string) => `lies at ${place}` },
  late: {
    zh: (moment: string) => `离线操作，${moment} 补传`,
    en: (moment: string) => `without a network, sent ${moment}`,
  },
  broken: { zh: '记录与写入时不一致', en: 'The record is not what was written' },
  abnormal: {
    zh: (no: string, why: string, words: string) => `样品 ${no} 异常：${why}。${words}`,
    en: (no: string, why: string, words: string) => `Specimen ${no} is abnormal: ${why}. ${words}`,
  },
  decideBy: {
    zh: (day: string) => `请在 ${day} 前决定；逾期未答复，样品将退回，不再检测。`,
    en: (day: string) => `Please decide before ${day}; without an answer it is sent back untested.`,
  },
  testAnyway: { zh: '照常检测', en: 'Test it anyway' },
  testAnywayText: {
    zh: '样品按现状检测，异常情况写入报告。',
    en: 'It is tested as it is; the report says what was wrong with it.',
  },
  sendMore: { zh: '另寄样品', en: 'Send another' },
  sendMoreText: {
    zh: '生成新的样品编号，打印标签随新样品寄出；原样品退回给您。',
    en: 'A new number is made: print its label and send it with the new specimen. The first one is sent back to you.',
  },
  giveUp: { zh: '退回，不再检测', en: 'Have it back untested' },
  giveUpText: {
    zh: '该样品未完成的项目将取消，已完成的部分按约定计费。',
    en: 'Its unfinished items are cancelled; what is done is charged as agreed.',
  },
  decided: {
    zh: (what: string) => `您的决定：${what}`,
    en: (what: string) => `Your decision: ${what}`,
  },
  replaced: { zh: (no: string) => `由 ${no} 代替`, en: (no: string) => `replaced by ${no}` },
  goingBack: {
    zh: (no: string, by: string) => `样品 ${no} 已寄回：${by}`,
    en: (no: string, by: string) => `Specimen ${no} is on its way back: ${by}`,
  },
  gotBack: { zh: '确认收到', en: 'It has come' },
  done: { zh: '已完成', en: 'Done' },
});
