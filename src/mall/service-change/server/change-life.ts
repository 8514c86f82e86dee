// The life of a change on the server: who answers it, what stands still meanwhile, and whom it is told.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { findService, startClock, stopClock } from '#mall/testing/server/testing.ts';
import { type ChangeAction, type ChangeActor, changeProcess, maySay } from '../change-process.ts';
import { changeKinds, changeStatus, changeSteps } from '../change-status.ts';
import { serviceChangeErrors } from './service-change.errors.ts';
import { serviceChange } from './service-change.tables.ts';

export type ChangeRowInDatabase = typeof serviceChange.$inferSelect;
export type ChangeMover = StepBy<ChangeActor>;

export const changeLife = life({
  docType: 'serviceChange',
  table: serviceChange,
  key: 'changeId',
  process: changeProcess,
  status: changeStatus,
  allowed: (row: ChangeRowInDatabase, by) =>
    allowedActions(changeProcess, row.state, by).filter((action) => maySay(action, row.side, by)),
  notNow: ({ state }) => serviceChangeErrors.notNow({ state }),
  changedMeanwhile: () => serviceChangeErrors.changedMeanwhile(),
  alreadyThere: () => serviceChangeErrors.oneAtATime(),
  tell: async (work, { action, row, mover }) => {
    const { serviceSn, changeId, state } = row;
    const cause = `change ${changeId}`;
    if (state === 'ASKED') await stopClock(work, serviceSn, { cause, reason: 'CHANGE' });
    else await startClock(work, serviceSn, cause);
    await tellPeople(work, action, row, mover);
  },
});

const TEXTS: Record<ChangeAction, Text> = {
  ask: { zh: '请查看费用并确认。', en: 'Please look at what it costs and answer.' },
  agree: { zh: '已按约定执行，款项随之结算。', en: 'It is in force; its money is settled.' },
  decline: { zh: '委托照原约定进行。', en: 'The commission goes on as agreed.' },
  withdraw: { zh: '委托照原约定进行。', en: 'The commission goes on as agreed.' },
  lapse: { zh: '情况已变化，原申请失效。', en: 'Things have changed: it has lapsed.' },
};

/** Whoever has not done it himself. */
async function tellPeople(
  work: Work,
  action: ChangeAction,
  row: ChangeRowInDatabase,
  { by, reason = '' }: ChangeMover,
): Promise<void> {
  const { serviceSn, kind } = row;
  const { memberId, labId } = await findService(work, serviceSn);
  const what = changeKinds[kind];
  const step = changeSteps[action];
  const tell = (memberIds: readonly number[], page: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title: { zh: `${what.zh}：${step.zh}`, en: `${what.en}: ${step.en}` }, text: TEXTS[action] },
      {
        kind: 'service',
        name: { zh: `委托 ${serviceSn}`, en: `Commission ${serviceSn}` },
        ...{ reason, link: `${page}?serviceSn=${serviceSn}` },
      },
    );
  if (by !== 'customer') await tell([memberId], '/member/order/info');
  if (by === 'lab' || labId === null) return;
  const people = await colleaguesWith(work, { labId, role: 'acceptance' });
  await tell(
    people.map((one) => one.memberId),
    '/lab/entrust/detail',
  );
}

/** What waits for an answer has none any more. The commission must be held. */
export async function lapseAsked(work: Work, serviceSn: string): Promise<void> {
  const [row] = await work.tx
    .select()
    .from(serviceChange)
    .where(and(eq(serviceChange.serviceSn, serviceSn), eq(serviceChange.state, 'ASKED')))
    .for('no key update');
  if (row) await changeLife.advance(work, row, 'lapse', { by: 'system' });
}
