// The lives of a material code and of a file of them, as tables.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess } from '#kit/process/process.ts';
import { MAT_CODE_STATES, MAT_IMPORT_STATES, matCodeProcess, matImportProcess } from './mat-code-process.ts';

it('a code allows exactly this', () => {
  expect(() => checkProcess('code', matCodeProcess, MAT_CODE_STATES)).not.toThrow();
  expect(lifeTable(matCodeProcess, MAT_CODE_STATES, ['employee', 'system'])).toEqual({
    new: 'employee: add → ACTIVE|PENDING_MATCH|DISABLED, system: add → ACTIVE|PENDING_MATCH|DISABLED',
    ACTIVE: 'employee: unmatch → PENDING_MATCH, employee: disable → DISABLED',
    PENDING_MATCH: 'employee: match → ACTIVE, employee: disable → DISABLED, system: match → ACTIVE',
    DISABLED: 'employee: enable → ACTIVE|PENDING_MATCH',
  });
});

it('a file is applied once, and undone once', () => {
  expect(() => checkProcess('import', matImportProcess, MAT_IMPORT_STATES)).not.toThrow();
  expect(lifeTable(matImportProcess, MAT_IMPORT_STATES, ['employee'])).toEqual({
    new: 'employee: preview → PREVIEW',
    PREVIEW: 'employee: apply → APPLIED',
    APPLIED: 'employee: undo → UNDONE',
    UNDONE: '',
  });
});
