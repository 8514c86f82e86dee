// Where a member's list of alarms comes from.
import { eq, sql } from 'drizzle-orm';
import { source } from '#kit/list/server/source.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { part } from '#mall/part/server/part.tables.ts';
import { alarmList } from '../alarm-list.ts';
import { alarm } from './alarm.tables.ts';
import { alarmViews } from './alarm-view.ts';

export const alarmListRoutes = source(alarmList, ({ actor, work }) => ({
  from: sql`${alarm} JOIN ${part} ON ${part.partId} = ${alarm.partId}`,
  key: alarm.alarmId,
  scope: eq(alarm.memberId, actor.memberId),
  columns: { state: alarm.state, createdAt: alarm.createdAt },
  search: [
    part.partNo,
    (keyword) =>
      normalPartNo(keyword) ? sql`${part.normalPartNo} LIKE ${`%${normalPartNo(keyword)}%`}` : undefined,
  ],
  toRows: (keys) => alarmViews(work, keys),
}));
