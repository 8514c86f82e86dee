// The states of a bank line, how well it fits, and its steps, as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { BankMatch } from './bank-match.ts';
import type { BankAction } from './bank-process.ts';

export const BANK_LINE_STATES = [
  'OPEN',
  'UNIDENTIFIED',
  'SENDING_BACK',
  'BOOKED',
  'SENT_BACK',
  'MATCHED',
] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

type Row = Text & { tone: Tone };

export const bankLineStatus: Record<BankLineState, Row> = {
  OPEN: { zh: '待处理', en: 'To do', tone: 'waiting' },
  UNIDENTIFIED: { zh: '不明来款', en: 'Unidentified', tone: 'waiting' },
  SENDING_BACK: { zh: '退回中', en: 'Going back', tone: 'moving' },
  BOOKED: { zh: '已入账', en: 'Booked', tone: 'done' },
  SENT_BACK: { zh: '已退回', en: 'Sent back', tone: 'neutral' },
  MATCHED: { zh: '已核对', en: 'Matched', tone: 'done' },
};

export const bankMatchWords: Record<BankMatch, Row> = {
  KNOWN: { zh: '凭证已审核', en: 'Approved by voucher', tone: 'done' },
  SURE: { zh: '单号与金额一致', en: 'Number and amount fit', tone: 'done' },
  LIKELY: { zh: '按户名匹配', en: 'Fits by name', tone: 'moving' },
  EXCESS: { zh: '金额大于应付', en: 'More than is due', tone: 'waiting' },
  PART: { zh: '金额小于应付', en: 'Less than is due', tone: 'waiting' },
  PAYOUT: { zh: '渠道打款', en: 'Payout of a channel', tone: 'done' },
  NONE: { zh: '无匹配', en: 'Nothing fits', tone: 'neutral' },
};

/** What an open line asks of finance. */
export const bankToDo: Record<BankMatch, Text> = {
  KNOWN: {
    zh: '凭证已由财务审核入账，核对即可，不会重复入账。',
    en: 'Finance has approved its voucher: match it, nothing is booked twice.',
  },
  SURE: { zh: '可入账：支付单号和应付金额一致。', en: 'Book it: the number and what is due fit.' },
  LIKELY: {
    zh: '核对户名后入账：该企业只有这一张金额相同的待付账单。',
    en: 'Book it after a look at the name: only this one of the company’s bills asks that much.',
  },
  EXCESS: {
    zh: '入账后，多出的部分退回付款账户；账户不明时进入付款人余额。',
    en: 'Once booked, what is more goes back to the account it came from, or to the balance where nobody knows that.',
  },
  PART: {
    zh: '等待买家补足差额后再处理；或认领到账单，账单保持未付清。',
    en: 'Wait for the rest, or attach it to the bill, which then stays open for the rest.',
  },
  PAYOUT: { zh: '入账为渠道在途款的到账。', en: 'Book it as money that the channel held.' },
  NONE: {
    zh: '认领到账单，或转入不明来款，查明后认领或退回。',
    en: 'Attach it to a bill, or set it aside until somebody knows whose it is.',
  },
};

/** The same for money that has left. */
export const outToDo: Record<'SURE' | 'NONE', Text> = {
  SURE: { zh: '可核对：与一笔待付退款一致。', en: 'Match it: it is a refund that waits to be paid.' },
  NONE: {
    zh: '没有对应的退款。银行手续费可记为手续费，其他请查明。',
    en: 'It is no refund. A fee of the bank can be entered as one; look into anything else.',
  },
};

export const bankSteps: Record<BankAction, Text> = {
  bring: { zh: '导入流水', en: 'Imported' },
  book: { zh: '入账', en: 'Booked' },
  setAside: { zh: '转入不明来款', en: 'Set aside' },
  sendBack: { zh: '决定退回', en: 'To be sent back' },
  wentBack: { zh: '已退回', en: 'Sent back' },
  match: { zh: '核对', en: 'Matched' },
};
