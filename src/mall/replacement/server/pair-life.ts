// The life of a pair on the server: what its steps mark and who hears of them.
import { life } from '#kit/document/life.ts';
import { type PairAction, pairProcess } from '../pair-process.ts';
import { pairStatus } from '../pair-status.ts';
import { tellSuggester } from './pair-notices.ts';
import { replacementErrors } from './replacement.errors.ts';
import { replacementPair } from './replacement.tables.ts';

export type PairRow = typeof replacementPair.$inferSelect;

const DECIDES: readonly PairAction[] = ['vouch', 'publish', 'reject', 'withdraw'];

export const pairLife = life({
  docType: 'replacementPair',
  table: replacementPair,
  key: 'pairId',
  process: pairProcess,
  status: pairStatus,
  notNow: ({ state }) => replacementErrors.notNow({ state }),
  changedMeanwhile: () => replacementErrors.changedMeanwhile(),
  alreadyThere: () => replacementErrors.already({ name: 'byPartId' }),
  marks: (work, { action, mover: { reason } }) => ({
    ...(DECIDES.includes(action) ? { decidedAt: work.now } : {}),
    ...(reason === undefined || action === 'prove' ? {} : { reason }),
  }),
  tell: (work, { action, row }) => tellSuggester(work, row, action),
});
