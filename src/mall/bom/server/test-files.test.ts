// Bills of materials in the manner of ten tools: every line is read as it is meant.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTable } from '#kit/sheet/open-table.ts';
import { expected } from '../test-files/expected.ts';
import { guessSheet } from './guess-columns.ts';
import { linesOfRows } from './lines-of-rows.ts';

const FOLDER = join(import.meta.dirname, '../test-files');
const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.ts'));

it('each has its expected lines', () => {
  expect(files.toSorted()).toEqual(Object.keys(expected).toSorted());
});

it.each(files)('%s', (file) => {
  const answer = openTable(readFileSync(join(FOLDER, file)), file);
  if ('problem' in answer) throw new Error(answer.problem);
  const guess = guessSheet(answer.sheets);
  const lines = linesOfRows(answer.sheets[guess.sheetAt]!.rows, guess.headerAt, guess.roles);
  expect(lines).toMatchObject(expected[file] ?? []);
});
