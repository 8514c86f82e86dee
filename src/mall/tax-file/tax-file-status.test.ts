// The life of an official file, whole.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { TAX_FILE_STATES, taxFileProcess } from './tax-file-status.ts';

it('is matched by the mall, by the store where several fit, and never twice', () => {
  const by = (actor: string) =>
    TAX_FILE_STATES.flatMap((state) =>
      allowedActions(taxFileProcess, state, actor).map((action) => `${state} ${action}`),
    );
  expect(by('store')).toEqual(['BY_HAND assign']);
  expect(by('system')).toEqual(['READ match', 'MATCHED free']);
});
