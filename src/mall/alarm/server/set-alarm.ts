// A member sets, changes, repeats and removes alarms.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { stopTimer } from '#kit/jobs/timer.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';

import { findOffers, findOrigins } from '#mall/goods/server/goods.ts';
import { stepBy } from '#mall/member/actor.ts';
import { type alarmProtocol, MOST_ALARMS } from '../alarm.protocol.ts';
import { type AlarmWish, sightAt } from '../alarm-rule.ts';
import { alarmErrors } from './alarm.errors.ts';
import { alarm } from './alarm.tables.ts';
import { alarmLife, expiryFrom } from './alarm-life.ts';
import { alarmsOfPart, alarmViews } from './alarm-view.ts';
import { checkAlarms, sellable } from './check-alarms.ts';

type Acts = Actions<typeof alarmProtocol>;

/** @throws alarmErrors.cheapAlready, thereAlready */
async function requireUnmet(work: Work, partId: number, { kind, number, price }: AlarmWish): Promise<void> {
  const offers = ((await findOffers(work, [partId])).get(partId) ?? []).map(sellable);
  const sight = sightAt(offers, number);
  if (!sight) return;
  if (kind === 'stock') {
    throw alarmErrors.thereAlready({ name: 'number', number, stock: sight.offer.productStock });
  }
  if (price !== null && price >= sight.price) {
    const today = showUnitPrice(unitPriceToWire(sight.price));
    throw alarmErrors.cheapAlready({ name: 'price', number, today });
  }
}

/** What has moved between looking and the commit is looked at behind it. */
const lookAgain = (work: Work, partId: number) => work.behind('check-alarms', [{ partId }], checkAlarms);

/** One member's alarms one after another, so that their number holds. @throws alarmErrors */
export const setAlarm: Acts['set'] = async (work, actor, { productId, kind, number, price: wished }) => {
  const origin = (await findOrigins(work, [productId])).get(productId);
  if (!origin) throw alarmErrors.unknownGoods();
  const { memberId } = actor;
  const { partId } = origin;
  if (kind === 'price' && wished === undefined) throw alarmErrors.noPrice({ name: 'price' });
  const price = kind === 'price' ? (wished ?? null) : null;
  await requireUnmet(work, partId, { kind, number, price });
  await work.query('SELECT FROM member WHERE member_id = $1 FOR NO KEY UPDATE', [memberId]);
  const own = await work.query<{ alarmId: number; isThis: boolean }>(
    `SELECT alarm_id AS "alarmId", part_id = $2 AND kind = $3 AS "isThis" FROM alarm WHERE member_id = $1`,
    [memberId, partId, kind],
    'alarm-own',
  );
  const known = own.find(({ isThis }) => isThis);
  if (!known && own.length >= MOST_ALARMS) throw alarmErrors.full();
  const row = known && (await alarmLife.hold(work, known.alarmId));
  const mover = stepBy('owner', actor);
  const values = { productId, number, price };
  const { alarmId } = row
    ? await alarmLife.advance(work, row, 'change', { ...mover, set: values })
    : await alarmLife.begin(
        work,
        'begin',
        { ...values, memberId, partId, kind, expiresAt: expiryFrom(work.now) },
        mover,
      );
  lookAgain(work, partId);
  return required((await alarmViews(work, [alarmId]))[0]);
};

/** @throws alarmErrors.notFound, notNow, cheapAlready, thereAlready */
export const setAlarmAgain: Acts['again'] = async (work, actor, { alarmId }) => {
  const row = await alarmLife.hold(work, alarmId, eq(alarm.memberId, actor.memberId));
  if (!row) throw alarmErrors.notFound();
  alarmLife.require(work, row, 'again', 'owner');
  await requireUnmet(work, row.partId, row);
  await alarmLife.advance(work, row, 'again', stepBy('owner', actor));
  lookAgain(work, row.partId);
  return required((await alarmViews(work, [alarmId]))[0]);
};

/** All or none. @throws alarmErrors.notFound */
export const removeAlarms: Acts['remove'] = async (work, { memberId }, { alarmIds }) => {
  const wanted = [...new Set(alarmIds)];
  const gone = await work.query(
    'DELETE FROM alarm WHERE member_id = $1 AND alarm_id = ANY($2::bigint[]) RETURNING 1',
    [memberId, wanted],
    'alarm-remove',
  );
  if (gone.length < wanted.length) throw alarmErrors.notFound();
  for (const alarmId of wanted) await stopTimer(work, 'alarm', String(alarmId));
};

export const showAlarmsOfPart: Acts['ofPart'] = (work, { memberId }, { partId }) =>
  alarmsOfPart(work, memberId, partId);
