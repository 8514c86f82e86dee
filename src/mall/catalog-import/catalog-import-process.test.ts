// The life of a catalogue import as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { CATALOG_IMPORT_STATES, catalogImportProcess } from './catalog-import-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(catalogImportProcess, CATALOG_IMPORT_STATES, ['operator', 'system'])).toEqual({
    new: 'operator: begin → RUNNING',
    RUNNING: 'operator: stop → STOPPED, system: finish → DONE, system: fail → FAILED',
    DONE: '',
    STOPPED: '',
    FAILED: '',
  });
});
