// The life of a store on the server: pages forget what they knew, and what it sells goes on sale when it opens.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { storeProcess } from '../store-process.ts';
import { storeStatus } from '../store-status.ts';
import { storeErrors } from './store.errors.ts';
import { storeOpened } from './store.events.ts';
import { store } from './store.tables.ts';

export type StoreInDatabase = typeof store.$inferSelect;

export const storeLife = life({
  docType: 'store',
  table: store,
  key: 'storeId',
  process: storeProcess,
  status: storeStatus,
  notNow: (row: StoreInDatabase) => storeErrors.notNow(row),
  changedMeanwhile: () => storeErrors.changedMeanwhile(),
  marks: (work, { to }) => (to === 'CLOSED' ? { closedAt: work.now } : {}),
  async tell(work, { action, row: { storeId } }) {
    if (action === 'open') await work.emit(storeOpened, { storeId });
    await work.announce('pages');
  },
});

export const holdStore = (work: Work, storeId: number) => storeLife.hold(work, storeId);
