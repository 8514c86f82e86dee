// What the alarm room serves, hears and waits for.
import { listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { goodsChanged, stockChanged } from '#mall/goods/server/goods.events.ts';
import { alarmProtocol } from '../alarm.protocol.ts';
import { checkAlarms } from './check-alarms.ts';
import { alarmListRoutes } from './list-alarms.ts';
import { removeAlarms, setAlarm, setAlarmAgain, showAlarmsOfPart } from './set-alarm.ts';

export { alarmTimers } from './alarm-life.ts';

export function alarmRoutes(): Route[] {
  return [
    ...serveAll(alarmProtocol, {
      ofPart: showAlarmsOfPart,
      set: setAlarm,
      again: setAlarmAgain,
      remove: removeAlarms,
    }),
    ...alarmListRoutes,
  ];
}

// Behind the order and the change: nobody waits for somebody else's alarm.
export const alarmListeners = [
  listener(goodsChanged, async (work, { goodsIds }) =>
    work.behind(
      'check-alarms',
      goodsIds.map((goodsId) => ({ goodsId })),
      checkAlarms,
    ),
  ),
  listener(stockChanged, async (work, { productIds, isNoMore }) => {
    if (isNoMore) return;
    const moved = productIds.map((productId) => ({ productId }));
    work.behind('check-alarms', moved, checkAlarms);
  }),
];
