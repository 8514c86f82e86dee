// What each call costs the mall's process and PostgreSQL, measured; and from that, by simulation, what malls of other sizes carry.
import { callOf, emptyCarts } from '../buyers.ts';
import { fillOrders } from '../fill-orders.ts';
import { flowLoad } from '../flow-load.ts';
import { type Call, figuresOf, type LoadResult, load } from '../load.ts';
import type { Bench, Measure, Row } from '../measure.ts';
import { purchase, whatToBuy } from '../purchase.ts';
import { databaseTime } from '../scale/database-time.ts';
import { LAYOUTS, SHARES, WRITES } from '../scale/layouts.ts';
import { carries, type Demand } from '../scale/simulate.ts';
import { unrepeated } from '../unrepeated.ts';
import { detailCalls } from './goods-detail.ts';
import { filteredLists } from './goods-list.ts';
import { typing } from './suggestion.ts';

/** chosen: a page whose call takes longer feels slow. */
const MOST = 200;
/** Calls at once while costs are measured: enough to keep everybody busy, too few to wait much. */
const AT_ONCE = 4;
/** chosen: more than are answered in one run. */
const LISTS = 40_000;

type Name = keyof typeof SHARES;
type Run = (connections: number) => Promise<LoadResult>;

export const scale: Measure = {
  name: 'scale',
  async run(bench) {
    const { database, parts } = { database: bench.database, parts: bench.database.parts };
    await fillOrders(database, bench.buyers, bench.mall.origin);
    await emptyCarts(database);
    const rows: Row[] = [];
    const demands: Demand[] = [];
    for (const [name, run] of Object.entries(await runsOf(bench)) as [Name, Run][]) {
      await run(AT_ONCE);
      const before = await databaseTime(database);
      const result = await run(AT_ONCE);
      const answered = Math.max(1, result.times.length);
      const process = result.processor / answered;
      const ofDatabase = ((await databaseTime(database)) - before) / answered;
      const isForGuests = name !== 'own orders' && name !== 'purchase';
      demands.push({
        name,
        share: SHARES[name],
        process,
        database: ofDatabase,
        isForGuests,
        writes: WRITES[name],
      });
      const { perSecond, p95, failed } = figuresOf([result]);
      rows.push({
        parts,
        name: `${name}: cost`,
        value: perSecond,
        unit: 'calls/s',
        p95,
        failed,
        processor: process,
        aim: `PostgreSQL ${ofDatabase.toFixed(2)} ms a call`,
      });
    }
    for (const layout of LAYOUTS) {
      const { perSecond, full } = carries(layout, demands, MOST);
      const aim = `simulated: most calls a second with p95 ≤ ${MOST} ms; full first: ${full}`;
      rows.push({ parts, name: layout.name, value: perSecond, unit: 'calls/s', aim });
    }
    return rows;
  },
};

async function runsOf({ database, mall, buyers, options }: Bench): Promise<Record<Name, Run>> {
  const { origin, processorTime } = mall;
  const { seconds } = options;
  const wants = await whatToBuy(database);
  const lists = unrepeated(await filteredLists(database));
  const details = await detailCalls(database);
  const typed = await typing(database);
  const histories = buyers.map((buyer) => callOf(buyer, 'business/front/orderInfo/list'));
  let round = 0;
  const sent = (requests: () => readonly Call[], isApart = false): Run => {
    return (connections) =>
      load({ origin, requests: requests(), connections, seconds, processorTime, isApart, round: round++ });
  };
  return {
    'goods list': sent(() => lists(LISTS), true),
    'goods detail': sent(() => details),
    suggestion: sent(() => typed),
    'own orders': sent(() => histories),
    purchase: (connections) => {
      const own = Math.floor(buyers.length / connections);
      const shift = round++;
      return flowLoad({
        origin,
        processorTime,
        connections,
        seconds,
        flow: (send, connection, turn) =>
          purchase(
            send,
            buyers[connection * own + (turn % own)]!,
            wants[(connection * 97 + (turn + shift * 13) * 31) % wants.length]!,
          ),
      });
    },
  };
}
