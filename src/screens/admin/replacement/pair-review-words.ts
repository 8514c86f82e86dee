// What the platform's review pages of replacement pairs say.
import { words } from '#kit/words/words.ts';

export const pairReviewWords = words({
  said: { zh: '建议内容', en: 'What was suggested' },
  compared: { zh: '按规则逐项比对', en: 'Compared by the rules' },
  files: { zh: '附件', en: 'Files' },
  history: { zh: '处理记录', en: 'History' },
  noGradeNote: {
    zh: '按规则不构成替代：关键参数不满足。仍发布时将显示为 3 级并列出原因。',
    en: 'By the rules it is no replacement: something essential is missed. If you publish it, it shows as grade 3 with its reasons.',
  },
  ownOne: {
    zh: '这是您自己提交的建议，须由其他人审核。',
    en: 'You suggested this yourself: somebody else reviews it.',
  },
  take: { zh: '开始审核', en: 'Begin the review' },
  takeNote: { zh: '开始审核后，建议人不能再撤回。', en: 'From then on the suggester cannot take it back.' },
  publish: { zh: '通过并发布', en: 'Publish' },
  publishTitle: { zh: '发布这个替代关系？', en: 'Publish this pair?' },
  publishText: {
    zh: '发布后所有人可见，建议人会收到通知。请确认依据类型和引脚。',
    en: 'Everybody will see it and the suggester is told. Please confirm the kind of evidence and the pins.',
  },
  pins: { zh: '引脚', en: 'Pins' },
  pinsUnknown: { zh: '未说明', en: 'Not stated' },
  reject: { zh: '驳回', en: 'Turn down' },
  rejectTitle: { zh: '驳回这条建议？', en: 'Turn this suggestion down?' },
  rejectHint: { zh: '建议人会看到', en: 'The suggester reads it' },
  retire: { zh: '撤下', en: 'Retire' },
  retireTitle: { zh: '撤下这个替代关系？', en: 'Retire this pair?' },
  retireText: { zh: '撤下后不再显示，记录保留。', en: 'It is shown no longer; its record stays.' },
  reasonSheets: { zh: '与数据手册不符', en: 'The data sheets say otherwise' },
  reasonThin: { zh: '依据不足，请补充测试数据', en: 'Too little evidence, please add test data' },
  reasonEnded: { zh: '替代型号已停产', en: 'The replacement is no longer made' },
  wait: { zh: '待审替代关系', en: 'Replacement pairs to review' },
  waitHint: { zh: '核对脚位、参数与依据', en: 'Pins, parameters and evidence' },
});
