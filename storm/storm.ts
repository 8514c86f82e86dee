// `npm run storm`: two malls on a real PostgreSQL under mixed load, with kills, cuts, locks, full and slow disks; then asks what was lost. `--soak`: the load alone, memory and connections flat.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openChannels } from './channels.ts';
import { type Checked, checkInvariants } from './check-invariants.ts';
import { openClient } from './client.ts';
import { startDatabaseServer } from './database-server.ts';
import { FAULTS, type Place, type Struck, servedAgain, strike } from './faults.ts';
import { openLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type MallProcess, startMallProcess } from './mall-process.ts';
import { invitePeople } from './people.ts';
import { seededRandom } from './random.ts';
import { report } from './report.ts';
import { openSmallDisk } from './small-disk.ts';
import { watchSoak } from './soak.ts';
import { openTally } from './tally.ts';
import { openWorld } from './world.ts';

const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    soak: { type: 'boolean', default: false },
    log: { type: 'string' },
  },
});
const isSoak = asked.soak;
const minutes = Number(asked.minutes ?? (isSoak ? 60 : 10));
const seed = Number(asked.seed ?? Date.now() % 1_000_000);
const SECRET = 'storm-storm-storm-storm-storm-storm-storm';
const QUIET = 35_000;
/** chosen: small enough to be filled within a minute; an hour of load alone writes more than a gigabyte. */
const DISK_MB = isSoak ? 8_000 : 900;

const say = (line: string) => console.log(line);
const endings: (() => unknown)[] = [];
/** The last that was begun ends first. */
async function end(): Promise<void> {
  for (const one of endings.splice(0).reverse()) await Promise.try(one).catch((error) => say(String(error)));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => end().then(() => process.exit(130)));

try {
  process.exitCode = await storm();
} finally {
  await end();
}
process.exit();

async function storm(): Promise<number> {
  if (!(minutes > 0) || !Number.isFinite(seed)) throw new Error('--minutes and --seed are numbers');
  const names = asked.only?.split(',');
  const unknown = names?.filter((name) => !FAULTS.some((fault) => fault.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are ${FAULTS.map((one) => one.name).join(', ')}.`,
    );

  const folder = mkdtempSync(join(tmpdir(), 'yc-storm-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const disk = await openSmallDisk(folder, DISK_MB);
  endings.push(disk.close);
  const database = await startDatabaseServer(disk.folder, say);
  endings.push(database.close);
  const files = join(disk.folder, 'files');
  mkdirSync(files);
  const random = seededRandom(seed);
  const [ledger, tally] = [openLedger(), openTally()];
  const channels = await openChannels(database, SECRET, { random: seededRandom(seed + 3), ledger });
  endings.push(channels.close);
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: files,
    TOKEN_SECRET: SECRET,
    ...channels.environment,
  };
  say(
    `PostgreSQL ${database.version}, ${disk.whyNot ? 'in an ordinary folder' : `on a file system of ${DISK_MB} MB`}`,
  );

  const malls: MallProcess[] = [];
  for (let i = 0; i < 2; i++) {
    const mall = await startMallProcess(environment, asked.log && `${asked.log}-${i + 1}.log`);
    malls.push(mall);
    endings.push(mall.stop);
    await mall.untilOpen(); // the first one makes the tables and loads the demo
  }
  const people = await invitePeople(database, SECRET, say);
  const client = openClient({
    origins: () => malls.map((mall) => mall.origin),
    random: seededRandom(seed + 1),
    ledger,
    tally,
    renew: people.renew,
  });
  const world = openWorld(people, client, channels, seededRandom(seed + 2), `S${seed}`);
  const before: Checked[] = await checkInvariants(database);
  const place: Place = { malls, database, disk, random };
  const load = startLoad(world);
  say(`${load.people} people, ${people.offers.length} products, ${minutes} minutes, seed ${seed}`);

  const until = Date.now() + minutes * 60_000;
  const struck: Struck[] = [];
  const chosen = FAULTS.filter((fault) => !names || names.includes(fault.name));
  const leftOut = chosen.flatMap((fault): [string, string][] => {
    const why = fault.missing?.(place);
    return why === undefined ? [] : [[fault.name, why]];
  });
  const possible = chosen.filter((fault) => fault.missing?.(place) === undefined);
  let isFlat = true;
  if (isSoak) isFlat = await watchSoak({ malls, database, until, tally, say });
  else {
    for (let bag: typeof possible = []; Date.now() < until; ) {
      await sleep(random.between(2_000, 7_000));
      if (bag.length === 0) bag = [...possible]; // each once before one comes again
      const [fault] = bag.splice(random.between(0, bag.length - 1), 1);
      if (!fault) break;
      const one = await strike(fault, place);
      struck.push(one);
      const served =
        one.servedAfter === undefined
          ? 'NOT SERVED AGAIN'
          : `served after ${(one.servedAfter / 1_000).toFixed(1)} s`;
      say(`  ${one.at.toISOString().slice(11, 19)} ${one.name}: ${one.what}; ${served}`);
    }
    if (possible.length === 0) await sleep(Math.max(0, until - Date.now()));
  }

  say('Everybody finishes what he is at …');
  await load.stop();
  await database.up();
  await Promise.all(malls.map((mall) => mall.untilOpen()));
  await servedAgain(malls);
  await sleep(QUIET); // timers fire, messages leave
  const filesGone: number[] = [];
  for (const { memberId, fileId } of world.files) {
    const owner = people.buyers.find((one) => one.memberId === memberId);
    if (owner && !(await client.hasFile(owner, fileId))) filesGone.push(fileId);
  }
  const wrong = report({
    seed,
    minutes,
    struck,
    leftOut,
    tally,
    ledger,
    deeds: await ledger.check(database),
    files: world.files.length,
    filesGone,
    malls,
    load,
    connections: database.gate.count(),
    before,
    checked: await checkInvariants(database),
  });
  if (!isFlat) wrong.push('memory or connections grew');
  say(wrong.length === 0 ? '\nNothing was lost, nothing doubled, nothing broken.' : '\nWRONG:');
  for (const line of wrong) say(`  ${line}`);
  return wrong.length === 0 ? 0 : 1;
}
