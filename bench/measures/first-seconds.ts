// What the first visitors of a new process feel: lists and searches from the moment its port is open, beside a warm process.
import { figuresOf, load } from '../load.ts';
import { listens, type MallServer, startMallServer } from '../mall-server.ts';
import type { Bench, Measure, Row } from '../measure.ts';
import { unrepeated } from '../unrepeated.ts';
import { filteredLists } from './goods-list.ts';
import { mixedSearches } from './search-with-facets.ts';

const VISITORS = [8, 16];
const SECONDS = 5;
/** chosen: calls that a process answers in the time; few where preparing them would use up its first second */
const ENOUGH = { fresh: 4_000, warm: 10_000 };
/** Most seconds from the process's beginning to its first answer, by the parts of the mall. */
const SOONEST: readonly [parts: number, seconds: number][] = [
  [10_000, 3],
  [200_000, 6],
];

export const firstSeconds: Measure = {
  name: 'first-seconds',
  async run({ database, mall }) {
    const lists = await filteredLists(database);
    const searches = await mixedSearches(database);
    const mix = unrepeated(lists.flatMap((list, at) => [list, searches[at % searches.length]!]));
    const rows: Row[] = [];
    let start = { time: 0, processor: 0 };
    for (const visitors of VISITORS) {
      const fresh = await startMallServer(database, () => {}, listens);
      try {
        const { first, next, firstAnswer } = await seconds(fresh, mix(ENOUGH.fresh), visitors);
        if (firstAnswer.time > start.time) start = firstAnswer;
        const warm = await load({
          origin: mall.origin,
          requests: mix(ENOUGH.warm),
          connections: visitors,
          isApart: true,
          seconds: SECONDS,
        });
        rows.push(
          row(database, `first-second (${visitors})`, first, 1),
          row(database, `next-seconds (${visitors})`, next, SECONDS - 1),
          row(database, `warm (${visitors})`, warm.times, warm.seconds),
        );
      } finally {
        await fresh.stop();
      }
    }
    const most = SOONEST.find(([parts]) => database.parts <= parts)?.[1];
    return [
      {
        parts: database.parts,
        name: 'start',
        value: start.time / 1_000,
        unit: 's',
        processor: start.processor,
        ...(most ? { aim: `first answer within ${most} s`, isMet: start.time / 1_000 < most } : {}),
      },
      ...rows,
    ];
  },
};

/** Times of the calls sent in the first second and of those sent later; what time had passed, and been worked, at the first answer. */
async function seconds(
  { origin, began, processorTime }: MallServer,
  requests: Parameters<typeof load>[0]['requests'],
  connections: number,
) {
  // The first visitor comes at once: preparing what the others ask takes this process some time.
  const [first, ...others] = requests;
  const sent = performance.now();
  const reply = await fetch(origin + first!.path, { headers: first!.headers });
  if (!(await reply.text()).startsWith('{"state":200,')) throw new Error('The first call was not answered');
  const answered = performance.now();
  const firstAnswer = { time: answered - began, processor: processorTime() };
  const answers = [{ sent, time: answered - sent }];
  await load({
    origin,
    requests: others,
    connections,
    isApart: true,
    seconds: SECONDS,
    onAnswer(time) {
      answers.push({ sent: performance.now() - time, time });
    },
  });
  const opened = Math.min(...answers.map(({ sent }) => sent));
  const { soon = [], later = [] } = Object.groupBy(answers, ({ sent }) =>
    sent - opened < 1_000 ? 'soon' : 'later',
  );
  const times = (some: typeof answers) => some.map(({ time }) => time);
  return { first: times(soon), next: times(later), firstAnswer };
}

function row({ parts }: Bench['database'], name: string, times: number[], time: number): Row {
  const { perSecond, p50, p95, p99 } = figuresOf([{ times, seconds: time, failed: 0, processor: 0 }]);
  return { parts, name, value: perSecond, unit: 'req/s', p50, p95, p99 };
}
