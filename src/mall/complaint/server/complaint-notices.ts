// What buyers and stores are told by message when something happens to a complaint: the step by its name, and what it means for them.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { ComplaintAction } from '../complaint-process.ts';
import { complaintSteps } from '../complaint-status.ts';
import type { COMPLAINT_RULES } from '../complaint-terms.ts';
import type { complaint } from './complaint.tables.ts';

type Row = typeof complaint.$inferSelect;
type Rules = RuleValues<typeof COMPLAINT_RULES>;
type Texts = Partial<Record<ComplaintAction, Text>>;

/** The step's name says it all. */
const SAID: Text = { zh: '', en: '' };
const PLATFORM_DECIDES: Text = { zh: '由平台裁决。', en: 'The platform decides.' };

const forBuyer = ({ compensation }: Row, { answerDays }: Rules): Texts => {
  const yuan = showAmount(centsToWire(compensation));
  return {
    accept: { zh: `商家须在 ${answerDays} 天内申诉。`, en: `The store answers within ${answerDays} days.` },
    dismiss: SAID,
    answer: {
      zh: '请与商家协商，或申请平台裁决。',
      en: 'Come to terms, or ask the platform to decide.',
    },
    answerTimeout: PLATFORM_DECIDES,
    say: SAID,
    escalate: PLATFORM_DECIDES,
    dialogueTimeout: PLATFORM_DECIDES,
    decideForBuyer:
      compensation > 0
        ? { zh: `商家赔付 ${yuan}，已计入余额。`, en: `The store pays ${yuan}, which is on your balance.` }
        : SAID,
    decideForStore: SAID,
  };
};

const forStore = ({ answerDays }: Rules): Texts => ({
  accept: {
    zh: `收到买家投诉，请在 ${answerDays} 天内申诉，超时由平台裁决。`,
    en: `A buyer complains: please answer within ${answerDays} days, or the platform decides.`,
  },
  say: SAID,
  settle: SAID,
  escalate: PLATFORM_DECIDES,
  answerTimeout: PLATFORM_DECIDES,
  dialogueTimeout: PLATFORM_DECIDES,
  decideForBuyer: SAID,
  decideForStore: SAID,
  withdraw: SAID,
});

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: ComplaintAction,
  row: Row,
  by: StepBy & Rules,
): Promise<void> {
  const title = complaintSteps[action];
  const tell = (memberIds: readonly number[], text: Text, page: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title: { zh: `投诉：${title.zh}`, en: `Complaint: ${title.en}` }, text },
      {
        kind: 'aftersale',
        name: { zh: `投诉 ${row.complaintSn}`, en: `Complaint ${row.complaintSn}` },
        reason: by.reason ?? '',
        link: `${page}?complaintSn=${row.complaintSn}`,
      },
    );
  const buyer = forBuyer(row, by)[action];
  if (buyer && by.by !== 'buyer') await tell([row.memberId], buyer, '/member/order/complaint/detail');
  // A store does not hear of what nobody has looked at.
  const store = row.state === 'WITHDRAWN' && row.version <= 2 ? undefined : forStore(by)[action];
  if (store && by.by !== 'store')
    await tell(await listOperators(work, [row.storeId]), store, '/seller/complaint/detail');
}
