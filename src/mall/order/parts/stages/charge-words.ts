// The words about an extra charge of a running order, for both sides.
import { words } from '#kit/words/words.ts';

export const chargeWords = words({
  ask: { zh: '追加款项', en: 'Extra charge' },
  amount: { zh: '金额', en: 'Amount' },
  amountWrong: { zh: '请输入大于 0 的金额', en: 'Please enter an amount above zero' },
  reason: { zh: '事由', en: 'What it is for' },
  reasonHint: {
    zh: '买家会看到，并成为订单明细的名称',
    en: 'The buyer reads it; it names the line of the order',
  },
  needsReason: { zh: '请填写事由（至少 2 个字）', en: 'Please say what it is for, 2 signs at least' },
  dueDays: { zh: '买家同意后几天内付款', en: 'To be paid within days of the yes' },
  daysWrong: { zh: '请输入 0 到 180 的天数', en: 'Please enter 0 to 180 days' },
  asked: { zh: '已提出，等待买家确认', en: 'The buyer has been asked' },
  waits: {
    zh: (amount: string, reason: string) => `商家提出追加款项 ${amount}：${reason}`,
    en: (amount: string, reason: string) => `The store asks for an extra ${amount}: ${reason}`,
  },
  waitsHidden: {
    zh: (reason: string) => `商家提出追加款项：${reason}`,
    en: (reason: string) => `The store asks for an extra charge: ${reason}`,
  },
  due: {
    zh: (days: number) => (days === 0 ? '同意后即付' : `同意后 ${days} 天内付款`),
    en: (days: number) =>
      days === 0
        ? 'due with your yes'
        : `to be paid within ${days} ${days === 1 ? 'day' : 'days'} of your yes`,
  },
  accept: { zh: '同意', en: 'Agree' },
  acceptTitle: { zh: '同意追加款项？', en: 'Agree to the extra charge?' },
  acceptText: {
    zh: (amount: string) => `订单金额将增加 ${amount}，并生成一期待付款项。`,
    en: (amount: string) => `The order comes to ${amount} more, as another stage to be paid.`,
  },
  accepted: { zh: '已同意，账单已生成', en: 'Agreed: its bill is open' },
  decline: { zh: '不同意', en: 'Decline' },
  declineTitle: { zh: '不同意追加款项？', en: 'Decline the extra charge?' },
  declineText: { zh: '订单按原约定继续履行。', en: 'The order goes on as it was agreed.' },
  storeReads: { zh: '商家会看到', en: 'The store reads it' },
  takeBack: { zh: '撤回', en: 'Take back' },
  takeBackTitle: { zh: '撤回追加款项？', en: 'Take the extra charge back?' },
  takeBackText: {
    zh: '买家尚未确认，撤回后可重新提出。',
    en: 'The buyer has not answered yet; you may ask anew.',
  },
  done: { zh: '已处理', en: 'Done' },
});
