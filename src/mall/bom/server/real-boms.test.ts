// Real bills of materials, where they lie beside the repository: every one opens, and its columns are understood without a hand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTable } from '#kit/sheet/open-table.ts';
import { guessSheet } from './guess-columns.ts';
import { canFindParts, linesOfRows } from './lines-of-rows.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/boms/files');
const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];

describe.skipIf(files.length === 0)('real files (left out where ../shared is missing)', () => {
  it.each(files)('%s', (file) => {
    const answer = openTable(readFileSync(join(FOLDER, file)), file);
    if ('problem' in answer) throw new Error(answer.problem);
    const guess = guessSheet(answer.sheets);
    expect(guess.headerAt).toBeGreaterThanOrEqual(0);
    expect(canFindParts(guess.roles)).toBe(true);
    // Where nobody counts, the designators do.
    expect(guess.roles.some((role) => role === 'qty' || role === 'designators')).toBe(true);
    const lines = linesOfRows(answer.sheets[guess.sheetAt]!.rows, guess.headerAt, guess.roles);
    expect(lines.length).toBeGreaterThan(0);
    const named = lines.filter((line) => line.partNo || line.value || line.description || line.supplierCode);
    expect(named).toHaveLength(lines.length);
  });
});
