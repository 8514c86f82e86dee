// What is said of changes and early ends, on the customer's page and at the desk.
import { words } from '#kit/words/words.ts';

export const changeWords = words({
  changes: { zh: '变更与终止', en: 'Changes and end' },
  endService: { zh: '申请终止', en: 'Ask to end it' },
  changeItems: { zh: '变更项目', en: 'Change items' },
  offerEnd: { zh: '因实验室原因终止', en: 'End by our own fault' },
  endAlone: { zh: '单方终止', en: 'End it alone' },
  endText: {
    zh: (fee: string, back: string) =>
      `现在终止：已发生费用 ${fee}，退回或不再收取 ${back}。对方同意后生效。`,
    en: (fee: string, back: string) =>
      `Ended now, ${fee} stays owed and ${back} goes back or need not be paid. It takes force when the other side agrees.`,
  },
  offerText: {
    zh: '因本实验室能力、设备等原因无法完成；客户同意后全部费用退回。',
    en: 'The laboratory cannot complete it; once the customer agrees all of it goes back.',
  },
  aloneText: {
    zh: (fee: string, back: string) => `立即生效，无需客户同意。已发生费用 ${fee}，退回 ${back}。`,
    en: (fee: string, back: string) => `At once, without the customer. ${fee} stays owed, ${back} goes back.`,
  },
  why: { zh: '原因', en: 'Ground' },
  whySafety: { zh: '安全原因', en: 'Safety' },
  whyNoSpecimen: { zh: '逾期未收到样品', en: 'No specimen came in time' },
  reason: { zh: '说明', en: 'Why' },
  needed: { zh: '请填写', en: 'Please fill this in' },
  changeText: {
    zh: '已开始的项目按进度计费，其余退回；增加的项目按今天的价目计费。对方同意后生效。',
    en: 'What has begun is charged by its progress, the rest goes back; what is added costs what it costs today. It takes force when the other side agrees.',
  },
  drop: { zh: '取消的项目', en: 'Items to leave out' },
  addCap: { zh: '增加的项目（能力编号）', en: 'Item to add (capability no.)' },
  addCapHint: {
    zh: '在检测能力中查到，如 CT001；一次增加一项',
    en: 'From the directory, like CT001; one at a time',
  },
  addUnits: { zh: '数量或时长', en: 'Units or duration' },
  addSpecimens: { zh: '样品行号', en: 'Rows of specimens' },
  addSpecimensHint: { zh: '如 1,3-5；空为全部样品', en: 'Like 1,3-5; empty: all of them' },
  wrongRows: { zh: '样品行号不正确', en: 'These rows of specimens are not right' },
  wrongUnits: { zh: '请输入 1 或更大的整数', en: 'Please enter a whole number from 1' },
  conditions: { zh: '试验条件', en: 'Conditions' },
  asked: { zh: (who: string) => `${who}提出`, en: (who: string) => `Asked by ${who}` },
  dropped: { zh: '取消', en: 'Left out' },
  added: { zh: '增加', en: 'Added' },
  fee: { zh: '已发生费用', en: 'Stays owed' },
  back: { zh: '退回', en: 'Goes back' },
  extra: { zh: '补收', en: 'To be paid besides' },
  fault: { zh: '实验室原因', en: 'The laboratory’s own fault' },
  agree: { zh: '同意', en: 'Agree' },
  agreeText: {
    zh: '同意后立即生效，款项随之结算。',
    en: 'It is in force at once, and its money is settled.',
  },
  decline: { zh: '不同意', en: 'Decline' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  done: { zh: '已完成', en: 'Done' },
  sent: { zh: '已提交，等待对方确认', en: 'Sent: the other side answers it' },
});
