// Tantalum capacitors in their EIA cases: the case is the package, and a can is no answer.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { bomProtocol } from '../bom.protocol.ts';
import type { WantedLine } from '../bom-line.protocol.ts';

let mall: TestMall;
let tantalum: BuiltProduct;

/** 10 µF in this package. */
const capacitor = (partNo: string, packageName: string, volts = 16) =>
  mall.work((work) =>
    aProduct(work, {
      partNo,
      packageName,
      titleEn: `${partNo} 10uF ${volts}V capacitor`,
      params: [
        { key: 'capacitance', text: '10uF', n: 1e-5, unit: 'F' },
        { key: 'voltage', text: `${volts}V`, n: volts, unit: 'V' },
      ],
    }),
  );

beforeAll(async () => {
  mall = await openTestMall();
  await capacitor('CAN-10U-16', 'SMD,D4xL5.4mm');
  await capacitor('CHIP-10U-16', '1206');
  tantalum = await capacitor('TANT-A-10U-16', 'CASE-A-3216-18(mm)');
  await capacitor('TANT-B-10U-16', 'CASE-B-3528');
});
afterAll(() => mall.close());

/** The line of a file with this footprint, as a guest sees it. */
async function previewed(footprint: string) {
  const file = `Designator,Value,Footprint,Qty\nC9,10uF/16V,${footprint},4\nR1,10k,R_0603_1608Metric,1\n`;
  const bytes = new TextEncoder().encode(file);
  const guest = { token: '' };
  const { data } = await handInFile(mall, bomProtocol.readFile, bytes, { fileName: 'board.csv' }, guest);
  const { lines } = data as { lines: WantedLine[] };
  const input = { lines: lines.map((line) => ({ ...line, isFitted: 1 })) };
  return (await mall.call(bomProtocol.preview, input, undefined, 'zh')).lines[0]!;
}

it.each(['CP_EIA-3216-18', 'Capacitor_Tantalum_SMD:CP_EIA-3216-18_Kemet-A', 'EIA-3216-18'])(
  '%s: only what has this case is offered',
  async (footprint) => {
    const line = await previewed(footprint);
    expect(line.candidates.map(({ partId }) => partId)).toEqual([tantalum.partId]);
    expect(line.reason).toContain('10uF CASE-A-3216 16V');
    expect(line.reason).not.toContain('封装');
  },
);

it.each([
  ['Capacitor_Tantalum_SMD:CP_EIA-7343-31_Kemet-D_Pad2.25x2.55mm_HandSolder', 'CASE-D-7343'],
  ['CP_EIA-6032-28', 'CASE-C-6032'],
])('%s: where nothing has this case, that is said', async (footprint, name) => {
  expect(await previewed(footprint)).toMatchObject({
    status: 'notFound',
    candidates: [],
    reason: `目录中没有符合 10uF ${name} 16V 的器件`,
  });
});
