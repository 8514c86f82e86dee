// Measures how well real bills of materials are read and matched: `npm run node -- bench/bom-matching.ts [--show <file begins>] [--wrong] [--extra]`, against the mall of DATA_DIR or DATABASE_URL.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { readEnvironment } from '#app/environment.ts';
import { findDatabase } from '#app/find-database.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop, type Work } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { systemClock } from '#kit/time/clock.ts';
import type { WantedLine } from '#mall/bom/bom-line.protocol.ts';
import { designatorsOf } from '#mall/bom/server/cell-kinds.ts';
import { guessSheet } from '#mall/bom/server/guess-columns.ts';
import { linesOfRows } from '#mall/bom/server/lines-of-rows.ts';
import { matchLines } from '#mall/bom/server/match-lines.ts';
import type { MatchedLine } from '#mall/bom/server/matched-line.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';

const FOLDER = join(import.meta.dirname, '../../shared/data/boms');
const LINES = 1_000;

/** One line of what a simple matcher has found. */
interface Expected {
  file: string;
  designators: string;
  mpn: string;
  value: string;
  matched_by: string;
  matched_mpn: string;
  matched_brand: string;
}

interface Tally {
  matched: number;
  candidates: number;
  none: number;
  right: number;
  wrong: number;
  missed: number;
  missedWithCandidate: number;
}

const { values: asked } = parseArgs({
  options: { show: { type: 'string' }, wrong: { type: 'boolean' }, extra: { type: 'boolean' } },
});

if (!existsSync(FOLDER)) {
  console.log(
    'There are no real bills of materials beside the repository (../shared/data/boms): nothing to measure.',
  );
} else {
  await measure();
}

async function measure(): Promise<void> {
  const found = await findDatabase(readEnvironment(process.env), () => {});
  const database = openDatabase(found.connection, (error) => console.error(error), { max: 4 });
  const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log: console.error });
  try {
    await workshop.reading('en', measureFiles);
  } finally {
    await database.close();
    await found.stop();
  }
}

async function measureFiles(work: Work): Promise<void> {
  const expected = parse(readFileSync(join(FOLDER, 'expected-matches.csv')), {
    columns: true,
    bom: true,
  }) as Expected[];
  const everyLine: WantedLine[] = [];
  const total: Tally = {
    matched: 0,
    candidates: 0,
    none: 0,
    right: 0,
    wrong: 0,
    missed: 0,
    missedWithCandidate: 0,
  };
  for (const file of readdirSync(join(FOLDER, 'files')).sort()) {
    const sheets = await readSheets(readFileSync(join(FOLDER, 'files', file)), file).catch((error: Error) => {
      console.log(`${file}: NOT OPENED, ${error.message}`);
      return undefined;
    });
    if (!sheets) continue;
    const guess = guessSheet(sheets);
    const lines = linesOfRows(sheets[guess.sheetAt]!.rows, guess.headerAt, guess.roles);
    everyLine.push(...lines);
    const matches = await matchLines(work, undefined, lines);
    const names = await namesOf(work, matches);
    if (asked.show && file.startsWith(asked.show)) showLines(lines, matches, names);
    const tally = compare(
      lines,
      matches,
      names,
      expected.filter((one) => one.file === file),
    );
    for (const key of Object.keys(total) as (keyof Tally)[]) total[key] += tally[key];
    console.log(
      `${file.slice(0, 40).padEnd(40)} header row ${String(guess.headerAt).padStart(2)}, ${String(lines.length).padStart(3)} lines: ${tally.matched} matched, ${tally.candidates} with candidates, ${tally.none} none; of those expected ${tally.right} right, ${tally.wrong} wrong, ${tally.missed} missed (${tally.missedWithCandidate} among the candidates)`,
    );
  }
  const known = total.right + total.wrong + total.missed;
  const percent = (n: number) => `${((n / Math.max(1, known)) * 100).toFixed(1)} %`;
  console.log(
    `In all ${everyLine.length} lines: ${total.matched} matched, ${total.candidates} with candidates, ${total.none} none. Of ${known} expected ${total.right} right (${percent(total.right)}), ${total.wrong} otherwise (${percent(total.wrong)}), ${total.missed} missed (${total.missedWithCandidate} among the candidates).`,
  );
  const thousand = Array.from({ length: LINES }, (_, at) => everyLine[at % everyLine.length]!);
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    await matchLines(work, undefined, thousand);
    console.log(`${LINES} lines matched in ${Math.round(performance.now() - began)} ms`);
  }
}

type Names = Map<number, { partNo: string; brandName: string }>;

async function namesOf(work: Work, matches: readonly MatchedLine[]): Promise<Names> {
  const ids = matches.flatMap(({ partId, candidates }) => [partId, ...candidates.map((one) => one.partId)]);
  const rows = await work.query<{ partId: number; partNo: string; brandName: string }>(
    `SELECT part_id AS "partId", part_no AS "partNo", name AS "brandName" FROM part JOIN brand USING (brand_id)
     WHERE part_id = ANY($1::bigint[])`,
    [ids.filter((id) => id !== null)],
  );
  return new Map(rows.map((row) => [row.partId, row]));
}

function showLines(lines: readonly WantedLine[], matches: readonly MatchedLine[], names: Names): void {
  for (const [at, line] of lines.entries()) {
    const match = matches[at]!;
    const part = match.partId === null ? undefined : names.get(match.partId);
    const said = [line.partNo, line.brandName, line.value, line.packageName, line.supplierCode]
      .filter(Boolean)
      .join(' · ');
    const others = match.candidates
      .slice(0, 3)
      .map((one) => names.get(one.partId)?.partNo)
      .join(', ');
    console.log(
      `  ${said} => ${match.level} ${match.confidence}${match.isSure ? '!' : ''} ${part ? `${part.partNo} (${part.brandName})` : ''} ${others ? `[${others}]` : ''} — ${match.reason.en}`,
    );
  }
}

/** Lines are found again by their designators, else by part number and value. */
function compare(
  lines: readonly WantedLine[],
  matches: readonly MatchedLine[],
  names: Names,
  expected: readonly Expected[],
): Tally {
  const tally: Tally = {
    matched: matches.filter((one) => one.isSure).length,
    candidates: matches.filter((one) => !one.isSure && one.candidates.length > 0).length,
    none: matches.filter((one) => !one.isSure && one.candidates.length === 0).length,
    right: 0,
    wrong: 0,
    missed: 0,
    missedWithCandidate: 0,
  };
  for (const one of expected) {
    if (one.matched_mpn === '') continue;
    const first = designatorsOf(one.designators)[0];
    let at =
      first === undefined ? -1 : lines.findIndex((line) => designatorsOf(line.designators).includes(first));
    if (at < 0)
      at = lines.findIndex(
        (line) => (one.mpn !== '' && line.partNo === one.mpn) || (one.mpn === '' && line.value === one.value),
      );
    const match = matches[at];
    const isIt = (partId: number | null) =>
      partId !== null && normalPartNo(names.get(partId)?.partNo ?? '') === normalPartNo(one.matched_mpn);
    if (match?.isSure && isIt(match.partId)) tally.right++;
    else if (match?.isSure) tally.wrong++;
    else tally.missed++;
    if (match && !match.isSure && [match.partId, ...match.candidates.map((c) => c.partId)].some(isIt))
      tally.missedWithCandidate++;
    if (asked.wrong && !(match?.isSure && isIt(match.partId))) {
      const got = match?.partId ? names.get(match.partId) : undefined;
      const line = lines[at];
      console.log(
        `  ${match?.isSure ? 'OTHER' : 'missed'} ${one.designators.slice(0, 12)} “${line ? [line.partNo, line.brandName, line.value, line.packageName, line.supplierCode].join(' | ') : 'NO LINE'}” expected ${one.matched_mpn} (${one.matched_brand}) by ${one.matched_by}, got ${got ? `${got.partNo} (${got.brandName})` : match?.level} — ${match?.reason.en}`,
      );
    }
  }
  if (asked.extra) {
    for (const [at, line] of lines.entries()) {
      const match = matches[at]!;
      const isExpected = expected.some(
        (one) =>
          one.matched_mpn !== '' &&
          (designatorsOf(one.designators)[0] ?? one.mpn) ===
            (designatorsOf(line.designators)[0] ?? line.partNo),
      );
      if (!match.isSure || isExpected) continue;
      const part = names.get(match.partId!);
      console.log(
        `  extra “${[line.partNo, line.brandName, line.value, line.packageName, line.supplierCode].join(' | ')}” is ${part?.partNo} (${part?.brandName}) ${match.level} ${match.confidence}`,
      );
    }
  }
  return tally;
}
