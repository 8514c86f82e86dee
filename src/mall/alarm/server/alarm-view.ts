// Rows of alarms as their member sees them.

import { columnsOf } from '#kit/db/columns.ts';
import type { Work } from '#kit/db/work.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { Alarm } from '../alarm.protocol.ts';
import { alarm } from './alarm.tables.ts';
import { type AlarmRow, alarmLife } from './alarm-life.ts';

type Found = AlarmRow & { partNo: string; brandName: string; nameZh: string; nameEn: string };

const ALARMS = `
  SELECT ${columnsOf(alarm, 'l')}, a.part_no AS "partNo", b.name AS "brandName",
         a.title_zh AS "nameZh", a.title_en AS "nameEn"
  FROM alarm l JOIN part a USING (part_id) JOIN brand b USING (brand_id)
  WHERE l.alarm_id = ANY($1::bigint[]) OR l.member_id = $2 AND l.part_id = $3
  ORDER BY l.kind`;

async function read(work: Work, values: unknown[]): Promise<Alarm[]> {
  const rows = await work.query<Found>(ALARMS, values, 'alarm-views');
  const isEnglish = work.language === 'en';
  return rows.map((row) => ({
    alarmId: row.alarmId,
    partId: row.partId,
    productId: row.productId,
    partNo: row.partNo,
    brandName: brandIn(work.language, row.brandName),
    goodsName: isEnglish ? row.nameEn : row.nameZh,
    kind: row.kind,
    number: row.number,
    price: row.price === null ? null : unitPriceToWire(row.price),
    state: row.state,
    seenPrice: row.seenPrice === null ? null : unitPriceToWire(row.seenPrice),
    seenStock: row.seenStock,
    toldAt: row.toldAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    allowedActions: [...alarmLife.allowed(row, 'owner', work.now), 'remove'],
  }));
}

export const alarmViews = (work: Work, alarmIds: readonly (number | string)[]): Promise<Alarm[]> =>
  read(work, [alarmIds, null, null]);

export const alarmsOfPart = (work: Work, memberId: number, partId: number): Promise<Alarm[]> =>
  read(work, [[], memberId, partId]);
