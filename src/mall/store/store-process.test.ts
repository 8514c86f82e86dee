// The life of a store as a table: it opens once, by its owner, and what is closed stays closed.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { STORE_STATES, storeProcess } from './store-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(storeProcess, STORE_STATES, ['owner', 'system'])).toEqual({
    new: 'system: make → PREPARING|OPEN',
    PREPARING: 'owner: open → OPEN, system: close → CLOSED',
    OPEN: 'system: close → CLOSED',
    CLOSED: '',
  });
});
