// How long a zip of 500 official invoice files takes to be read: XML, OFD and PDF, a number each.

import { ofdOf, pdfOf, xmlOf, zipOf } from '#mall/tax-file/server/official-files.builders.ts';
import { readFiles } from '#mall/tax-file/server/read/read-files.ts';
import type { Measure } from '../measure.ts';

const FILES = 500;
const MOST = 60; // seconds

export const officialFiles: Measure = {
  name: 'official-files',
  async run({ database }) {
    const wish = (at: number) => ({
      number: `2635${String(at).padStart(16, '0')}`,
      ...{ total: '1130.00', tax: '130.00', buyerName: '甲公司', buyerNo: '914403001922038216' },
    });
    // Setting type takes long, reading does not: the same page serves for all.
    const page = await pdfOf(wish(0));
    const files = Object.fromEntries(
      Array.from({ length: FILES }, (_, at) =>
        at % 4 === 3
          ? [`${at}.pdf`, page]
          : [`${at}.${at % 4 === 2 ? 'ofd' : 'xml'}`, at % 4 === 2 ? ofdOf(wish(at)) : xmlOf(wish(at))],
      ),
    );
    const zip = zipOf(files);
    const began = performance.now();
    const read = await readFiles(zip, 'files.zip');
    const value = (performance.now() - began) / 1_000;
    const failed = read.filter(({ said }) => said === undefined).length;
    return [
      {
        ...{ parts: database.parts, name: 'official-files', value, unit: 's', failed },
        ...{ aim: `500 files in ≤ ${MOST} s`, isMet: value <= MOST && failed === 0 && read.length === FILES },
      },
    ];
  },
};
