// How the inquiry room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Text } from '#kit/words/text.ts';
import { type InquiryState, inquiryStatus } from '../inquiry-status.ts';
import { MOST_LINES, MOST_QUESTIONS, MOST_SUPPLIERS, OPEN_INQUIRIES } from '../inquiry-terms.ts';

export const inquiryErrors = errors('inquiry', {
  notFound: { state: State.notFound, zh: '询价不存在', en: 'There is no such inquiry' },
  noVersion: { state: State.notFound, zh: '没有这个版本', en: 'There is no such version' },
  noQuestion: { state: State.notFound, zh: '没有这个问题', en: 'There is no such question' },
  noLine: { state: State.notFound, zh: '没有这一行', en: 'There is no such line' },
  noStore: { state: State.notFound, zh: '店铺不存在', en: 'There is no such store' },
  bomUnknown: { state: State.notFound, zh: 'BOM 不存在', en: 'There is no such BOM' },
  unknownGoods: { state: State.notFound, zh: '商品不存在', en: 'These goods do not exist' },

  conditionsNotMet: ({ description }: { description: string; conditions: readonly string[] }) => ({
    zh: `尚不能发起询价：${description}`,
    en: `You cannot inquire yet: ${description}`,
  }),
  tooManyOpen: {
    zh: `进行中的询价已达 ${OPEN_INQUIRIES} 个，请先处理已有询价`,
    en: `${OPEN_INQUIRIES} inquiries are open already: please finish some first`,
  },
  /** The data carries all problems; the sentence is the first. */
  notComplete: ({ first, count }: { first: Text; count: number; problems: readonly unknown[] }) => ({
    zh: count > 1 ? `${first.zh}（共 ${count} 处需要修改）` : first.zh,
    en: count > 1 ? `${first.en} (${count} things to mend)` : first.en,
  }),
  notNow: notIn(inquiryStatus),
  /** For suppliers: not which state it is in. */
  notOpen: {
    zh: '此询价的报价已截止，不能再提问',
    en: 'Quoting has ended: no more questions can be asked',
  },
  sealedNotAnswered: {
    zh: '密封询价须在全部受邀供应商答复（报价或放弃）后才能提前截止',
    en: 'A sealed inquiry can only be closed early once every supplier invited has quoted or declined',
  },
  noTable: (_field: { name: string }) => ({
    zh: '请选择一份含有明细的表格文件',
    en: 'Please choose a spreadsheet that has lines in it',
  }),
  nobodyQuoted: {
    zh: '还没有供应商报价，不能提前截止；可延长时间、追加邀请或取消',
    en: 'Nobody has quoted yet: move the deadline, invite more suppliers, or cancel',
  },
  /** `state` is the inquiry's now. */
  changedMeanwhile: ({ state }: { state: InquiryState; version?: number }) => ({
    zh: `此询价已在别处更新（当前状态：${inquiryStatus[state].zh}），请重新打开后再操作`,
    en: `This inquiry was changed elsewhere meanwhile (state: ${inquiryStatus[state].en}): please load it again`,
  }),
  /** Two tabs, or two colleagues. What to do: the other's draft is loaded by `detail`. */
  savedElsewhere: ({ at }: { at: Date; version: number }) => ({
    zh: `这份草稿已于 ${showMoment(at.toISOString())} 在另一个页面或由同事保存，本页的修改尚未保存。请复制需要保留的内容，再重新打开草稿`,
    en: `This draft was saved in another tab or by a colleague at ${showMoment(at.toISOString())}; your changes here are not saved. Copy what you want to keep, then open the draft again`,
  }),
  reasonMissing: (_: { name: 'reason' }) => ({ zh: '请填写原因', en: 'Please give the reason' }),
  wrongLine: ({ lineNo, text }: { lineNo: number; text: Text }) => ({
    zh: `第 ${lineNo} 行：${text.zh}`,
    en: `Line ${lineNo}: ${text.en}`,
  }),
  tooManyLines: {
    zh: `一份询价最多 ${MOST_LINES} 行，请分成几份`,
    en: `At most ${MOST_LINES} lines in one inquiry: please divide it`,
  },
  nothingToAsk: {
    zh: '所选来源没有可询价的明细',
    en: 'There is nothing to ask for in what you have chosen',
  },
  tooManyStores: {
    zh: `最多邀请 ${MOST_SUPPLIERS} 家供应商`,
    en: `At most ${MOST_SUPPLIERS} suppliers can be invited`,
  },
  ownStore: { zh: '不能邀请本企业的店铺报价', en: 'Your own enterprise’s store cannot be invited' },
  institutesOnly: {
    zh: '检测、计量和认证询价只能邀请自营实验室',
    en: 'Testing, calibration and certification are done by the institute’s own stores only',
  },
  invitedAlready: { zh: '所选供应商均已受邀', en: 'All of these suppliers are invited already' },
  earlierDeadline: (_: { name: 'deadline' }) => ({
    zh: '新的截止时间须晚于原截止时间',
    en: 'The deadline can only be moved to a later moment',
  }),
  wrongDeadline: ({ text }: { name: 'deadline'; text: Text }) => text,
  fixedFields: {
    zh: '询价方式、密封和截止规则在发布后不能变更；如需调整请取消后重新询价',
    en: 'Mode, sealing and closing rule stay as published: cancel the inquiry and ask anew to change them',
  },
  nothingChanged: { zh: '内容没有变化，无需发布新版本', en: 'Nothing has changed: no new version is needed' },
  awardedLine: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行已有定标，不能删除或减少到已定标数量以下`,
    en: `Line ${lineNo} was awarded: it cannot be removed or fall below what was awarded`,
  }),
  tooManyQuestions: {
    zh: `每家店铺对一份询价最多提 ${MOST_QUESTIONS} 个问题`,
    en: `A store can ask at most ${MOST_QUESTIONS} questions in one inquiry`,
  },
  roundsRunning: {
    zh: '询价截止或结束后才能发起下一轮',
    en: 'The next round begins once quoting has ended',
  },

  awardAboveAsked: ({ lineNo, left }: { lineNo: number; left: number }) => ({
    zh: `第 ${lineNo} 行还可定标 ${left}，超出须填写原因`,
    en: `${left} of line ${lineNo} are left to award: more needs a reason`,
  }),
  lineClosed: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行已不再定标`,
    en: `Nothing more of line ${lineNo} will be awarded`,
  }),
  nothingAwarded: { zh: '请至少定标一行', en: 'Please award at least one line' },
  aboveAwarded: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行超出已定标数量`,
    en: `More than was awarded of line ${lineNo}`,
  }),
});
