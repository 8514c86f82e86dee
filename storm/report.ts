// Prints what the storm has done to the mall, and says whether anything was lost or broken.
import type { Checked } from './check-invariants.ts';
import { FAULTS, type Struck } from './faults.ts';
import type { DeedResult, Ledger } from './ledger.ts';
import type { Load } from './load.ts';
import type { MallProcess } from './mall-process.ts';
import type { Tally } from './tally.ts';

export interface Storm {
  seed: number;
  minutes: number;
  struck: readonly Struck[];
  leftOut: readonly [name: string, why: string][];
  tally: Tally;
  ledger: Ledger;
  deeds: readonly DeedResult[];
  filesGone: readonly number[];
  files: number;
  malls: readonly MallProcess[];
  load: Load;
  connections: number;
  before: readonly Checked[];
  checked: readonly Checked[];
}

const EXAMPLES = 5;
const say = (line = '') => console.log(line);

function table(rows: readonly (readonly (string | number)[])[]): void {
  const widths = rows.reduce<number[]>(
    (widths, row) => row.map((cell, i) => Math.max(widths[i] ?? 0, String(cell).length)),
    [],
  );
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
    );
    say(`  ${cells.join('  ').trimEnd()}`);
  }
}

const seconds = (ms: number | undefined) => (ms === undefined ? 'NOT' : (ms / 1_000).toFixed(1));

/** @returns what must not be, a line each; none: the mall has stood the storm */
export function report(storm: Storm): string[] {
  const { tally, ledger, deeds, malls, struck, checked, before } = storm;
  say(`\nCalls (${storm.load.people} people, ${storm.minutes} minutes, seed ${storm.seed})`);
  table([
    ['served', tally.count('served')],
    ['refused with a sentence', tally.count('refused')],
    ['answered 503, come again', tally.count('unavailable')],
    ['no answer (killed over it)', tally.count('nothing')],
    ['no answer in 40 s (hung)', tally.count('hung')],
    ['broken (500)', tally.count('broken')],
  ]);
  say(`  longest answer ${seconds(tally.longest())} s`);
  say('  most often refused:');
  for (const [what, count] of tally.most('refused', 8)) say(`    ${count} × ${what}`);
  for (const [what, count] of tally.most('broken', 8)) say(`    BROKEN ${count} × ${what}`);

  say('\nWhat was acknowledged');
  table([
    ['deed', 'acknowledged', 'found', 'LOST', 'doubled', 'not done', 'refused, yet done', '503, yet done'],
    ...deeds.map((one) => [
      one.kind,
      one.acknowledged,
      one.found,
      one.lost.length,
      one.doubled.length,
      one.undone,
      one.doneThoughRefused.length,
      one.doneThough503.length,
    ]),
  ]);
  say(`  ${ledger.repeats} acknowledged requests sent once more: ${ledger.unlike.length} answered otherwise`);
  say(`  ${storm.files} files handed in: ${storm.filesGone.length} can no longer be read`);

  say('\nFaults, and seconds until both malls served again');
  table([
    ['fault', 'times', 'median', 'longest'],
    ...[...Map.groupBy(struck, (one) => one.name)].map(([name, all]) => {
      const times = all.map((one) => one.servedAfter ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
      return [name, all.length, seconds(times[times.length >> 1]), seconds(times.at(-1))];
    }),
  ]);
  for (const [name, why] of storm.leftOut) say(`  left out: ${name} (${why})`);
  say(
    `  the machine's own clock is never stepped: the clocks of the mall processes are, PostgreSQL's stays; ${FAULTS.length} kinds of fault in all`,
  );

  say('\nProcesses at the end');
  for (const [i, mall] of malls.entries()) {
    say(
      `  mall ${i + 1}: ${mall.restarts} restarts, ${mall.crashes.length} crashes, ${mall.memory().toFixed(0)} MB resident`,
    );
    for (const [line, count] of [...mall.errors].sort(([, a], [, b]) => b - a).slice(0, EXAMPLES))
      say(`    ${count} × ${line}`);
  }
  say(`  connections to the database: ${storm.connections}`);

  say('\nInvariants (domain.md §4)');
  for (const { name, broken, examples } of checked) {
    const was = before.find((one) => one.name === name)?.broken ?? 0;
    say(
      `  ${broken === 0 ? 'ok    ' : `BROKEN ${broken} rows`} ${name}${was > 0 ? ` (${was} before the storm)` : ''}`,
    );
    for (const one of examples) say(`      ${one}`);
  }
  for (const [what, count] of storm.load.mistakes) say(`  the load itself failed ${count} × ${what}`);

  return wrongs(storm);
}

function wrongs({ tally, ledger, deeds, malls, struck, checked, filesGone }: Storm): string[] {
  const wrong: string[] = [];
  const add = (what: string, which: readonly (string | number)[]) => {
    if (which.length > 0) wrong.push(`${what}: ${which.length} (${which.slice(0, EXAMPLES).join(' · ')})`);
  };
  for (const one of deeds) {
    add(`${one.kind} lost`, one.lost);
    add(`${one.kind} doubled`, one.doubled);
    add(`${one.kind} refused, yet done`, one.doneThoughRefused);
  }
  add('repeats answered otherwise', ledger.unlike);
  add('files that cannot be read', filesGone);
  add(
    'hung',
    tally.most('hung', EXAMPLES).map(([what]) => what),
  );
  add(
    'broken',
    tally.most('broken', EXAMPLES).map(([what]) => what),
  );
  add(
    'crashes',
    malls.flatMap((mall) => mall.crashes),
  );
  add(
    'faults after which a mall did not serve again',
    struck.filter((one) => one.servedAfter === undefined).map((one) => one.what),
  );
  add(
    'invariants broken',
    checked.filter((one) => one.broken > 0).map((one) => one.name),
  );
  return wrong;
}
