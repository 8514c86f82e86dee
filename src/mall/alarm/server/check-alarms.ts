// Looks whether alarms are met by what has moved, and tells of each once.
import { columnsOf } from '#kit/db/columns.ts';
import type { Work } from '#kit/db/work.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';
import type { Sellable } from '#mall/goods/split-wish.ts';
import { whatMeets } from '../alarm-rule.ts';
import { alarm } from './alarm.tables.ts';
import { type AlarmRow, alarmLife } from './alarm-life.ts';

/** What has moved. */
export interface Moved {
  goodsId?: number;
  productId?: number;
  partId?: number;
}

export const sellable = (offer: PartOffer): PartOffer & Sellable => ({
  ...offer,
  productStock: offer.available,
  ladder: offer.priceTiers,
});

const WAITING = `
  SELECT ${columnsOf(alarm, 'l')} FROM alarm l
  WHERE l.state = 'ACTIVE' AND l.part_id IN (
    SELECT unnest($1::bigint[])
    UNION SELECT part_id FROM goods WHERE goods_id = ANY($2::bigint[])
    UNION SELECT part_id FROM goods JOIN product USING (goods_id) WHERE product_id = ANY($3::bigint[]))
  ORDER BY l.alarm_id`;

/**
 * Outside of any transaction, behind the commit that moved something. One statement finds the alarms, one the offers;
 * each that is met is held, looked at once more and told in a transaction of its own, so that of several processes one tells.
 */
export async function checkAlarms(work: Work, moved: readonly Moved[]): Promise<void> {
  const ids = (name: keyof Moved) => [...new Set(moved.flatMap((one) => one[name] ?? []))];
  const waiting = await work.query<AlarmRow>(
    WAITING,
    [ids('partId'), ids('goodsId'), ids('productId')],
    'alarm-waiting',
  );
  const offers = await findOffers(
    work,
    waiting.map(({ partId }) => partId),
  );
  const lookAt = (row: AlarmRow) => whatMeets((offers.get(row.partId) ?? []).map(sellable), row);
  for (const { alarmId } of waiting.filter(lookAt)) {
    await work.apart(async (apart) => {
      const row = await alarmLife.hold(apart, alarmId);
      const sight = row?.state === 'ACTIVE' ? lookAt(row) : undefined;
      if (!row || !sight) return;
      const { productId, available } = sight.offer;
      const set = { productId, seenPrice: sight.price, seenStock: available };
      await alarmLife.advance(apart, row, 'tell', { by: 'system', set });
    });
  }
}
