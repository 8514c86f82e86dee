// The life of an alarm on the server: what it saw, how long it waits, and what its member is told.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { after, days } from '#kit/time/duration.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { ALARM_DAYS } from '../alarm.protocol.ts';
import { alarmProcess } from '../alarm-process.ts';
import { alarmStatus } from '../alarm-status.ts';
import { alarmErrors } from './alarm.errors.ts';
import { alarm } from './alarm.tables.ts';

export type AlarmRow = typeof alarm.$inferSelect;

/** When an alarm that is set now expires. */
export const expiryFrom = (now: Date): Date => after(now, days(ALARM_DAYS));

export const alarmLife = life({
  docType: 'alarm',
  table: alarm,
  key: 'alarmId',
  process: alarmProcess,
  status: alarmStatus,
  notNow: (row) => alarmErrors.notNow(row),
  changedMeanwhile: () => alarmErrors.changedMeanwhile(),
  marks: ({ now }, { action, to }) =>
    to === 'ACTIVE'
      ? { seenPrice: null, seenStock: null, toldAt: null, expiresAt: expiryFrom(now) }
      : action === 'tell'
        ? { toldAt: now }
        : {},
  timers: (_work, { row }) => (row.state === 'ACTIVE' ? [{ event: 'expire', dueAt: row.expiresAt }] : []),
  tell: (work, { action, row }) => (action === 'tell' ? tellMet(work, row) : undefined),
});

async function tellMet(work: Work, row: AlarmRow): Promise<void> {
  const { partNo } = only(
    await work.query<{ partNo: string }>(
      'SELECT part_no AS "partNo" FROM part WHERE part_id = $1',
      [row.partId],
      'alarm-part',
    ),
  );
  const price = row.seenPrice === null ? '' : showUnitPrice(unitPriceToWire(row.seenPrice));
  const [number, stock] = [row.number, row.seenStock ?? 0].map((n) => n.toLocaleString('en'));
  await tellMember(work, row.memberId, {
    kind: 'watch',
    title:
      row.kind === 'price'
        ? { zh: `${partNo} 已降价`, en: `${partNo} has become cheaper` }
        : { zh: `${partNo} 已到货`, en: `${partNo} is in stock` },
    body: {
      zh: `购买 ${number} 件，单价 ${price}，现货 ${stock} 件。价格与库存随时变化，以下单时为准。`,
      en: `${number} pieces at ${price} each, ${stock} in stock. Prices and stock move: what counts is what your order says.`,
    },
    link: `/goods/detail?productId=${row.productId}`,
  });
}

export const alarmTimers = alarmLife.onTime((work, docSn) => alarmLife.hold(work, Number(docSn)), {
  expire: 'advance',
});
