// The table of a run: on the terminal, as JSON for machines, as Markdown for people.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchOptions } from './bench-options.ts';
import type { Machine } from './machine.ts';
import type { Row } from './measure.ts';

const OUTPUT = fileURLToPath(new URL('./output', import.meta.url));

const figure = (n: number | undefined, digits = 0) =>
  n === undefined
    ? ''
    : n.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const time = (n: number | undefined) => (n === undefined ? '' : figure(n, n < 10 ? 1 : 0));
const verdict = (row: Row) => (row.isMet === undefined ? '' : row.isMet ? 'yes' : 'NO');

const COLUMNS: readonly [title: string, width: number, text: (row: Row) => string][] = [
  ['parts', 8, (row) => figure(row.parts)],
  ['measure', 22, (row) => row.name],
  ['result', 18, (row) => `${figure(row.value, row.value < 10 ? 1 : 0)} ${row.unit}`],
  ['bare', 8, (row) => figure(row.bare)],
  ['ratio', 6, (row) => figure(row.ratio, 2)],
  ['p50', 6, (row) => time(row.p50)],
  ['p95', 6, (row) => time(row.p95)],
  ['p99', 6, (row) => time(row.p99)],
  ['p95 alone', 9, (row) => time(row.p95Alone)],
  ['cpu ms', 6, (row) => figure(row.processor, 1)],
  ['bare cpu', 8, (row) => figure(row.bareProcessor, 1)],
  ['failed', 6, (row) => (row.failed ? figure(row.failed) : '')],
  ['met', 4, verdict],
  ['aim', 0, (row) => row.aim ?? ''],
];

/** The titles over the lines of the terminal. */
export function printHead(): string {
  return COLUMNS.map(([title, width]) => title.padEnd(width)).join('  ');
}

/** One line for the terminal. */
export function printRow(row: Row): string {
  return COLUMNS.map(([, width, text]) => text(row).padEnd(width)).join('  ');
}

/** @returns where the Markdown table stands, from the present folder */
export function writeReport(rows: readonly Row[], machine: Machine, options: BenchOptions): string {
  mkdirSync(OUTPUT, { recursive: true });
  const named = options.only.length > 6 ? `${options.only.length}-measures` : options.only.join('-');
  const what = named || (options.isQuick ? 'quick' : 'all');
  const path = join(OUTPUT, `${new Date().toISOString().slice(0, 10)}-${what}`);
  writeFileSync(
    `${path}.json`,
    `${JSON.stringify({ machine, seconds: options.seconds, connections: options.connections, rows }, null, 2)}\n`,
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(COLUMNS.map(([title]) => title)),
    line(COLUMNS.map(() => '---')),
    ...rows.map((row) => line(COLUMNS.map(([, , text]) => text(row)))),
  ];
  const text = [
    '# How fast the mall is',
    '',
    `${machine.line}. ${options.connections} connections, ${options.seconds} s each; load generator, mall and database share the machine. Times in ms.`,
    '',
    ...table,
    '',
  ];
  writeFileSync(`${path}.md`, text.join('\n'));
  return relative(process.cwd(), `${path}.md`);
}
