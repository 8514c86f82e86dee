// What buyers and stores are told by message when something happens to a complaint.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import { type Notice, notice, tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { ComplaintAction } from '../complaint-process.ts';
import type { complaint } from './complaint.tables.ts';

type Row = typeof complaint.$inferSelect;

const decided = ({ compensation }: Row): [string, string] =>
  compensation > 0
    ? [
        `商家赔付 ${showAmount(centsToWire(compensation))}，已计入余额。`,
        `The store pays ${showAmount(centsToWire(compensation))}, which is on your balance.`,
      ]
    : ['', ''];

const forBuyer = (row: Row): Partial<Record<ComplaintAction, Notice>> => ({
  accept: notice(
    ['投诉已受理', 'Your complaint was taken up'],
    ['商家须在 3 天内申诉。', 'The store answers within 3 days.'],
  ),
  dismiss: notice(['投诉未受理', 'Your complaint was not taken up'], ['', '']),
  answer: notice(
    ['商家已申诉', 'The store has answered'],
    ['请与商家协商，或申请平台裁决。', 'Come to terms, or ask the platform to decide.'],
  ),
  answerTimeout: notice(
    ['商家超时未申诉', 'The store has not answered in time'],
    ['由平台裁决。', 'The platform decides.'],
  ),
  say: notice(['投诉有新的说明', 'Something was added to your complaint'], ['', '']),
  escalate: notice(['商家申请平台裁决', 'The store asks the platform to decide'], ['', '']),
  dialogueTimeout: notice(
    ['协商超时', 'No terms were found in time'],
    ['由平台裁决。', 'The platform decides.'],
  ),
  decideForBuyer: notice(['平台裁决：投诉成立', 'Upheld: your complaint was right'], decided(row)),
  decideForStore: notice(['平台裁决：投诉不成立', 'Your complaint was not upheld'], ['', '']),
});

const forStore: Partial<Record<ComplaintAction, Notice>> = {
  accept: notice(
    ['收到买家投诉', 'A buyer complains'],
    ['请在 3 天内申诉，超时由平台裁决。', 'Please answer within 3 days, or the platform decides.'],
  ),
  say: notice(['投诉有新的说明', 'Something was added to a complaint'], ['', '']),
  settle: notice(['买家确认和解', 'A complaint is settled'], ['', '']),
  escalate: notice(['买家申请平台裁决', 'The buyer asks the platform to decide'], ['', '']),
  answerTimeout: notice(
    ['超时未申诉', 'A complaint was not answered in time'],
    ['由平台裁决。', 'The platform decides.'],
  ),
  dialogueTimeout: notice(
    ['协商超时', 'No terms were found in time'],
    ['由平台裁决。', 'The platform decides.'],
  ),
  decideForBuyer: notice(['平台裁决：投诉成立', 'A complaint was upheld'], ['', '']),
  decideForStore: notice(['平台裁决：投诉不成立', 'A complaint was not upheld'], ['', '']),
  withdraw: notice(['买家撤销了投诉', 'A complaint was withdrawn'], ['', '']),
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(work: Work, action: ComplaintAction, row: Row, by: StepBy): Promise<void> {
  const buyer = forBuyer(row)[action];
  if (buyer && by.by !== 'buyer')
    await tell(work, [row.memberId], buyer, row, by, '/member/order/complaint/detail');
  // A store does not hear of what nobody has looked at.
  const store = row.state === 'WITHDRAWN' && row.version <= 2 ? undefined : forStore[action];
  if (!store || by.by === 'store') return;
  await tell(work, await listOperators(work, [row.storeId]), store, row, by, '/seller/complaint/detail');
}

function tell(
  work: Work,
  memberIds: readonly number[],
  what: Notice,
  { complaintSn }: Row,
  { reason = '' }: StepBy,
  page: string,
): Promise<void> {
  return tellOfDocument(work, memberIds, what, {
    kind: 'aftersale',
    name: { zh: `投诉 ${complaintSn}`, en: `Complaint ${complaintSn}` },
    reason,
    link: `${page}?complaintSn=${complaintSn}`,
  });
}
