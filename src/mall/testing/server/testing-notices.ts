// What customers and the laboratory's people are told by message when a commission takes a step.
import type { Work } from '#kit/db/work.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import type { ServiceAction, ServiceActor } from '../service-process.ts';
import { serviceSteps } from '../service-status.ts';
import type { serviceOrder } from './testing.tables.ts';

type Row = typeof serviceOrder.$inferSelect;
type Texts = Partial<Record<ServiceAction, Text>>;

/** The step's name says it all. */
const SAID: Text = { zh: '', en: '' };

const forCustomer: Texts = {
  open: {
    zh: '报价或合同已生效，请补全委托单并提交。',
    en: 'What was agreed is in force: please complete its form and submit it.',
  },
  propose: {
    zh: '实验室对委托内容提出了修改，请查看差异并确认。',
    en: 'The laboratory proposes changes: please look at them and confirm.',
  },
  accept: {
    zh: '委托已受理，请按页面提示付款、送样。',
    en: 'Please pay and send the specimens as its page says.',
  },
  silence: { zh: '修改后可重新提交。', en: 'Change it and hand it in again.' },
  sendBack: { zh: '请按意见补正后重新提交。', en: 'Please mend it and hand it in again.' },
  refuse: SAID,
  approve: SAID,
  pay: { zh: '请打印样品标签并寄出样品。', en: 'Please print the labels and send the specimens.' },
  receive: { zh: '样品已收齐，完成日期已确定。', en: 'The day of completion is fixed now.' },
  lapse: SAID,
  idle: SAID,
};

/** Of what was bought at once. */
const forBuyer: Texts = {
  pay: {
    zh: '已付款，请补全委托单并提交。',
    en: 'It is paid: please complete the form and submit it.',
  },
  accept: {
    zh: '委托已受理，请打印样品标签并寄出样品。',
    en: 'Please print the labels and send the specimens.',
  },
  refuse: { zh: '已付款项原路退回。', en: 'What was paid for it goes back.' },
};

/** Steps that all components of a package take with their order: said once. */
const OF_ORDER: ReadonlySet<ServiceAction> = new Set(['approve', 'pay', 'lapse']);

const forLab: Texts = {
  submit: { zh: '有新的委托待受理。', en: 'A form waits for your review.' },
  askAgain: { zh: '客户不同意提议的内容。', en: 'The customer wants the proposal otherwise.' },
  confirm: { zh: '客户已确认委托内容。', en: 'The customer has confirmed the form.' },
  cancel: SAID,
};

/** The clerks wait for parcels. */
const forClerks: Texts = { send: { zh: '样品已寄出。', en: 'Specimens are on their way.' } };

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: ServiceAction,
  row: Row,
  { by, reason = '' }: StepBy<ServiceActor>,
): Promise<void> {
  if ((row.packSeq ?? 1) > 1 && OF_ORDER.has(action)) return;
  const name = serviceSteps[action];
  const tell = (memberIds: readonly number[], text: Text, page: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title: { zh: `检测委托：${name.zh}`, en: `Commission of tests: ${name.en}` }, text },
      {
        kind: 'service',
        name: { zh: `委托 ${row.serviceSn}`, en: `Commission ${row.serviceSn}` },
        reason,
        link: `${page}?serviceSn=${row.serviceSn}`,
      },
    );
  const customer = row.entry === 'PREPAID' ? (forBuyer[action] ?? forCustomer[action]) : forCustomer[action];
  if (customer && by !== 'customer') await tell([row.memberId], customer, '/member/order/info');
  const { labId } = row;
  if (labId === null) return;
  const tellRole = async (role: 'acceptance' | 'clerk', text: Text | undefined, page: string) => {
    const people = text ? await colleaguesWith(work, { labId, role }) : [];
    if (text)
      await tell(
        people.map(({ memberId }) => memberId),
        text,
        page,
      );
  };
  await tellRole('acceptance', forLab[action], '/lab/entrust/detail');
  await tellRole('clerk', forClerks[action], '/lab/entrust/detail');
}
