// The life of a recharge on the server: its time to pay, and who hears that it is credited.
import { life } from '#kit/document/life.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { rechargeProcess } from '../recharge-process.ts';
import { rechargeStatus } from '../recharge-status.ts';
import { rechargeErrors } from './recharge.errors.ts';
import { recharge } from './recharge.tables.ts';

export type RechargeRow = typeof recharge.$inferSelect;

/** Call with the bill held, except to begin. */
export const rechargeLife = life({
  docType: 'recharge',
  table: recharge,
  key: 'rechargeSn',
  process: rechargeProcess,
  status: rechargeStatus,
  notNow: ({ state }) => rechargeErrors.notInThisState({ state }),
  changedMeanwhile: ({ state }) => rechargeErrors.notInThisState({ state }),
  alreadyThere: () => rechargeErrors.alreadyPending(),
  marks: (work, { to }) => ({ finishedAt: to === 'COMPLETED' || to === 'CANCELLED' ? work.now : null }),
  timers: (_work, { action, row }) => {
    if (action === 'goOn') return undefined;
    return row.state === 'PENDING_PAYMENT' ? [{ event: 'payTimeout', dueAt: row.payDeadline }] : [];
  },
  async tell(work, { row }) {
    if (row.state !== 'COMPLETED') return;
    const much = showAmount(centsToWire(row.amount));
    const news = notice(
      [`充值 ${much} 已到账`, `${much} is on your balance`],
      ['已计入余额。', 'It has been credited.'],
    );
    await tellOfDocument(work, [row.memberId], news, {
      kind: 'payment',
      name: { zh: `充值单 ${row.rechargeSn}`, en: `Recharge ${row.rechargeSn}` },
      reason: '',
      link: `/member/recharge?rechargeSn=${row.rechargeSn}`,
    });
  },
});
