// How fast a catalogue comes in while the mall is closed. The last measure: it stops the mall.
import { once } from 'node:events';
import { writeCatalogue } from '../catalogue-file.ts';
import { startImport } from '../import-process.ts';
import type { Measure } from '../measure.ts';

const LEAST = 1_000; // lines a second

export const importClosed: Measure = {
  name: 'import-closed',
  async run({ mall, database, options }) {
    const file = await writeCatalogue(database, options);
    await mall.stop();
    const began = performance.now();
    const [exitCode] = (await once(startImport(database, file, '--fast'), 'exit')) as [number];
    const value = file.lines / ((performance.now() - began) / 1_000);
    await file.forget();
    return [
      {
        parts: database.parts,
        name: 'import-closed',
        value,
        unit: 'lines/s',
        aim: `≥ ${LEAST} lines/s`,
        isMet: value >= LEAST && exitCode === 0,
      },
    ];
  },
};
