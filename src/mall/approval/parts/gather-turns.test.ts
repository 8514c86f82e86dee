// The inbox: the most urgent first over all rooms, and a room that fails hides nothing of the others.
import { expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { gatherTurns } from './gather-turns.ts';

const turn = (docType: Turn['docType'], docSn: string, since: string, dueAt: string | null): Turn => ({
  docType,
  docSn,
  title: docSn,
  what: { zh: '处理', en: 'Deal with it' },
  since,
  dueAt,
  url: '/',
});

it('shows the soonest due first, those without an end last and the oldest of them first', async () => {
  const gathered = await gatherTurns({
    approval: async () => ({ turns: [turn('approval', 'A1', '2026-11-20', null)], total: 3 }),
    quotation: async () => ({
      turns: [
        turn('quotation', 'Q1', '2026-11-21', '2026-11-25'),
        turn('quotation', 'Q2', '2026-11-19', null),
        turn('quotation', 'Q3', '2026-11-21', '2026-11-22'),
      ],
      total: 3,
    }),
  });
  expect(gathered.turns.map(({ docSn }) => docSn)).toEqual(['Q3', 'Q1', 'Q2', 'A1']);
  expect(gathered).toMatchObject({ total: 6, totals: { approval: 3, contract: 0 }, isPartial: false });
});

it('says that it is not all when a room fails, and fails when all do', async () => {
  const broken = () => Promise.reject(new Error('no network'));
  const some = await gatherTurns({ approval: broken, contract: async () => ({ turns: [], total: 0 }) });
  expect(some).toMatchObject({ isPartial: true, total: 0 });
  await expect(gatherTurns({ approval: broken })).rejects.toThrow('no network');
});
