// How the report room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import type { ReportState } from '../report-process.ts';
import { reportStatus } from '../report-status.ts';

export const reportErrors = errors('report', {
  notFound: { state: State.notFound, zh: '没有找到该报告', en: 'There is no such report' },
  notNow: ({ state }: { state: ReportState }) => ({
    zh: `报告${reportStatus[state].zh}，不能进行此操作`,
    en: `The report is “${reportStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '报告刚被他人处理，请刷新后重试',
    en: 'Somebody else has just handled this report, please load it anew',
  },
  itemsOpen: ({ items }: { items: string }) => ({
    zh: `以下项目尚未完成，不能提交：${items}`,
    en: `Not done yet: ${items}`,
  }),
  incomplete: ({ missing }: { missing: readonly { clause: string; text: Text }[] }) => ({
    zh: `报告还缺：${missing.map(({ clause, text }) => `${text.zh}（ISO/IEC 17025 ${clause}）`).join('；')}`,
    en: `The report does not say: ${missing.map(({ clause, text }) => `${text.en} (ISO/IEC 17025 ${clause})`).join('; ')}`,
  }),
  overdue: ({ equipment }: { equipment: string }) => ({
    zh: `使用时校准已过期的设备：${equipment}。请复检或由质量负责人处理`,
    en: `Equipment whose calibration had ended when it was used: ${equipment}. Test again, or ask the quality manager`,
  }),
  noMark: ({ mark, items }: { mark: string; items: string }) => ({
    zh: `以下项目今天不在 ${mark} 范围内，报告不能带该标识：${items}。请与客户确认变更`,
    en: `Not within the scope of ${mark} today: ${items}. The report cannot bear it: please agree on a change with the client`,
  }),
  noScope: ({ mark, items }: { mark: string; items: string }) => ({
    zh: `您的授权签字领域不包括：${items}${mark ? `（${mark}）` : ''}`,
    en: `Your signature does not count for: ${items}${mark ? ` (${mark})` : ''}`,
  }),
  ownWork: {
    zh: '检测员不能审核或批准自己检测的报告',
    en: 'Who has tested an item neither reviews nor approves its report',
  },
  ownDraft: {
    zh: '编制人不能审核或批准同一份报告',
    en: 'Who has prepared a report neither reviews nor approves it',
  },
  ownReview: {
    zh: '审核人不能批准同一份报告',
    en: 'Who has reviewed a report does not approve it',
  },
  otherGroup: {
    zh: '报告由项目所属检测组的检测员编制',
    en: 'A report is written by an engineer of a group that has done any of its items',
  },
  contradicted: ({ items }: { items: string }) => ({
    zh: `以下项目按记录判定为不合格，结论须指出该项目并写明不符合：${items}`,
    en: `By their records these items fail: the conclusion has to name them and say so: ${items}`,
  }),
  notIssued: { zh: '报告尚未签发', en: 'The report is not issued yet' },
  notPaid: {
    zh: '委托还有到期未付的款项，付清后即可下载报告原件',
    en: 'Something of this commission is due and unpaid: the original can be fetched once it is paid',
  },
  noData: { zh: '该报告没有数据文件', en: 'This report has no data file' },
  amendedAlready: { zh: '该报告已有修改版在编制或签发', en: 'An amendment of this report is there already' },
  noFile: (_: { name: string }) => ({ zh: '请选择 PDF 文件', en: 'Please choose a PDF' }),
  notPdf: { zh: '这不是 PDF 文件', en: 'This is no PDF' },
  unknown: {
    state: State.notFound,
    zh: '没有找到：请核对报告编号与核验码',
    en: 'Not found: please check the number and the code',
  },
  manyPapers: {
    zh: '生成报告的人较多，请稍后再试',
    en: 'Many reports are being printed, please try again later',
  },
});
