// The load without faults, for an hour: resident memory and connections must stay where they are.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseServer } from './database-server.ts';
import type { MallProcess } from './mall-process.ts';
import type { Tally } from './tally.ts';

interface Soak {
  malls: readonly MallProcess[];
  database: DatabaseServer;
  /** Milliseconds since 1970. */
  until: number;
  tally: Tally;
  say(line: string): void;
}

const MINUTE = 60_000;
/** What the last third may be above the middle one: caches fill, and the collector comes when it likes. */
const GROWTH = 1.1;

/** Says both every minute. @returns whether they were flat */
export async function watchSoak({ malls, database, until, tally, say }: Soak): Promise<boolean> {
  const memory: number[][] = malls.map(() => []);
  const connections: number[] = [];
  for (let minute = 1; Date.now() < until; minute++) {
    await sleep(Math.min(MINUTE, Math.max(1, until - Date.now())));
    const now = malls.map((mall) => mall.memory());
    for (const [i, one] of now.entries()) memory[i]?.push(one);
    connections.push(database.gate.count());
    say(
      `  minute ${minute}: ${now.map((one) => `${one.toFixed(0)} MB`).join(' and ')}, ${connections.at(-1)} connections, ${tally.count('served')} calls served`,
    );
  }
  const flat = [...memory, connections].map(isFlat);
  say(
    `Resident memory ${flat.slice(0, -1).every(Boolean) ? 'is flat' : 'GROWS'}, connections ${flat.at(-1) ? 'are flat' : 'GROW'}.`,
  );
  return flat.every(Boolean);
}

/** The last third lies hardly above the middle one; the first third is for warming up. */
function isFlat(values: readonly number[]): boolean {
  const third = Math.floor(values.length / 3);
  if (third === 0) return true;
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  return mean(values.slice(-third)) <= mean(values.slice(third, 2 * third)) * GROWTH + 1;
}
