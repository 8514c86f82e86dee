// How much memory the server process took at most while everything above was measured.
import type { Measure } from '../measure.ts';

export const memory: Measure = {
  name: 'memory',
  async run({ database, mall }) {
    const { now, peak } = mall.memory();
    return [
      {
        parts: database.parts,
        name: 'memory-peak',
        value: peak,
        unit: 'MB RSS',
        aim: '< 200 MB',
        isMet: peak < 200,
      },
      { parts: database.parts, name: 'memory-after', value: now, unit: 'MB RSS' },
    ];
  },
};
