// The demo's people keep their instruments in the ledger.
import { demoInstruments, demoInstrumentsOf } from '#demo/instruments.ts';
import type { Work } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { enterOne, instrumentMoves } from '#mall/instrument/server/change-instrument.ts';
import { certify, takeIntoService } from '#mall/instrument/server/instrument.ts';
import { demoActor } from './demo-actor.ts';

/** A laboratory found it out of tolerance. */
async function fail(work: Work, instrumentId: number, doneOn: string): Promise<void> {
  await takeIntoService(work, instrumentId, '');
  await certify(work, { instrumentId, reportNo: 'SZJL-2026-04417', doneOn, isOut: true });
}

/** @returns how many */
export async function loadInstruments(work: Work): Promise<number> {
  const today = dayInChina(work.now);
  for (const [name, count] of Object.entries(demoInstrumentsOf)) {
    const owner = await demoActor(work, name);
    for (const { doneAgo, becomes, ...written } of demoInstruments.slice(0, count)) {
      const lastDate = doneAgo === null ? '' : dayAfter(today, -doneAgo);
      const row = await enterOne(work, owner, { ...written, lastDate });
      if (becomes === 'fail') await fail(work, row.instrumentId, lastDate);
      else if (becomes) await instrumentMoves[becomes](work, owner, row);
    }
  }
  await setTimer(work, 'instruments', '', 'tend', work.now); // what is due is told as soon as the mall opens
  return Object.values(demoInstrumentsOf).reduce((sum, count) => sum + count);
}
