// What a visitor feels of others logging in: a goods list while passwords are being checked, beside the same list without.
import { hashPassword } from '#mall/member/server/member.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { byTurns, figuresOf, type LoadResult, load } from '../load.ts';
import type { Measure, Row } from '../measure.ts';
import { filteredLists } from './goods-list.ts';

const PER_SECOND = 50;
const PASSWORD = 'Bench2026';
/** Visitors who look at lists all the time: few, so that it is their waiting that is measured and not their number. */
const VISITORS = 4;
const MOST_P95 = 50; // ms, chosen: what nobody notices

export const logins: Measure = {
  name: 'logins',
  async run({ mall, options, database }) {
    const { seconds } = options;
    await makeAccounts(database, Math.ceil(PER_SECOND * (seconds + 1)));
    const requests = await filteredLists(database);
    const lists = (time: number, round: number) =>
      load({ origin: mall.origin, requests, connections: VISITORS, seconds: time, round });
    await lists(Math.min(2, seconds), 99);
    const streams: LoadResult[] = [];
    let next = 0;
    const [busy, quiet] = await byTurns(
      seconds,
      async (time, round) => {
        const stream = logIn(mall.origin, time, () => `login${next++}`);
        const result = await lists(time, round);
        streams.push(await stream);
        return result;
      },
      lists,
    );
    const row = (name: string, figures: typeof busy): Row => ({
      parts: database.parts,
      name,
      value: figures.perSecond,
      unit: 'req/s',
      p50: figures.p50,
      p95: figures.p95,
      p99: figures.p99,
      failed: figures.failed,
    });
    const stream = figuresOf(streams);
    return [
      row('list-no-logins', quiet),
      {
        ...row('list-logins', busy),
        aim: `p95 < ${MOST_P95} ms while ${PER_SECOND} logins/s run`,
        isMet: busy.p95 < MOST_P95,
      },
      { ...row('logins', stream), unit: 'logins/s', aim: 'none refused', isMet: stream.failed === 0 },
    ];
  },
};

/** Members who have not logged in yet: a password that was right lately is not hashed again (docs/decisions/010). */
async function makeAccounts({ read }: BenchDatabase, count: number): Promise<void> {
  const [known] = await read<{ n: number }>(
    `SELECT count(*)::integer AS n FROM member WHERE member_name ~ '^login[0-9]+$'`,
  );
  for (let at = known!.n; at < count; at++) {
    await read('INSERT INTO member (member_name, password_hash) VALUES ($1, $2)', [
      `login${at}`,
      await hashPassword(PASSWORD),
    ]);
  }
}

/** Starts a login every few milliseconds, whether the former ones are done or not, as people do. */
async function logIn(origin: string, seconds: number, account: () => string): Promise<LoadResult> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  let failed = 0;
  const one = async () => {
    const began = performance.now();
    const response = await fetch(`${origin}/v3/frontLogin/front/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('front:front')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ username: account(), password: PASSWORD, loginType: 1 }),
    });
    const { state } = (await response.json()) as { state: number };
    if (state === 200) times.push(performance.now() - began);
    else failed++;
  };
  const began = performance.now();
  const due = () => Math.min(seconds, (performance.now() - began) / 1_000) * PER_SECOND;
  while (underWay.length < seconds * PER_SECOND) {
    while (underWay.length < due()) underWay.push(one().catch(() => void failed++));
    await new Promise((done) => setTimeout(done, 2));
  }
  await Promise.all(underWay);
  return { seconds: (performance.now() - began) / 1_000, times, failed, processor: 0 };
}
