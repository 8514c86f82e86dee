// How much memory the server process took at most while everything above was measured.
import type { Measure } from '../measure.ts';

export const memory: Measure = {
  name: 'memory',
  async run({ database, mall }) {
    const { now, peak } = mall.memory();
    // chosen: besides the program, some 400 bytes a listing, half of them only while the memory is being filled
    const most = Math.round(200 + database.parts * 0.0004);
    return [
      {
        parts: database.parts,
        name: 'memory-peak',
        value: peak,
        unit: 'MB RSS',
        aim: `< ${most} MB`,
        isMet: peak < most,
      },
      { parts: database.parts, name: 'memory-after', value: now, unit: 'MB RSS' },
    ];
  },
};
