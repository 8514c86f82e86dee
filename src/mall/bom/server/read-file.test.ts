// A file of somebody without an account: taken apart, priced like typed lines, never kept.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { GUEST_LINES } from '../bom-limits.ts';
import type { WantedLine } from '../bom-line.protocol.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const GUEST = { token: '' };
const handIn = (text: string, fileName = 'board.csv') =>
  handInFile(mall, bomProtocol.readFile, new TextEncoder().encode(text), { fileName }, GUEST);

it('is read with the judgement of kept files, and leaves nothing behind', async () => {
  const reply = await handIn('Reference,Qty,MPN\nU1,1,STM32F103C8T6\n"R1,R2",2,RC0603FR-0710KL\n');
  expect(reply.state).toBe(State.done);
  const { lines } = reply.data as { lines: WantedLine[] };
  expect(lines.map(({ partNo, qty, designators }) => [partNo, qty, designators])).toEqual([
    ['STM32F103C8T6', 1, 'U1'],
    ['RC0603FR-0710KL', 2, 'R1,R2'],
  ]);
  const [kept] = await mall.work((work) => work.query('SELECT count(*)::int AS n FROM bom'));
  expect(kept).toEqual({ n: 0 });
});

it('of text is read as the pasted text is: a part and a quantity per line', async () => {
  const text = '2x LM358DR\n5 pcs RC0603FR-0710KL\nSTM32F103C8T6 *3\nC1608X7R1H104K080AA, 200\n';
  const namesOf = (lines: WantedLine[]) => lines.map(({ partNo, qty }) => [partNo, qty]);
  const { lines } = (await handIn(text, 'parts.txt')).data as { lines: WantedLine[] };
  expect(namesOf(lines)).toEqual([
    ['LM358DR', 2],
    ['RC0603FR-0710KL', 5],
    ['STM32F103C8T6', 3],
    ['C1608X7R1H104K080AA', 200],
  ]);
  expect(namesOf((await mall.call(bomProtocol.readText, { text })).lines)).toEqual(namesOf(lines));
  const table = 'LM358DR\t2\tU1 U2\nRC0603FR-0710KL\t5\tR1-R5\n';
  const rows = (await handIn(table, 'table.txt')).data as { lines: WantedLine[] };
  expect(rows.lines[0]).toMatchObject({ partNo: 'LM358DR', qty: 2, designators: 'U1 U2' });

  const me = await aLogin(mall);
  const bytes = new TextEncoder().encode(text);
  const { data } = await handInFile(mall, bomProtocol.upload, bytes, { fileName: 'parts.txt' }, me);
  const { bomId } = data as { bomId: number };
  const columns = await mall.call(bomProtocol.columns, { bomId }, me);
  const { sheetAt, headerAt, roles } = columns;
  expect(columns.lineCount).toBe(4);
  await mall.call(bomProtocol.confirmColumns, { bomId, sheetAt, headerAt, roles }, me);
  expect(namesOf((await mall.call(bomProtocol.lines, { bomId }, me)).list as never)).toEqual(namesOf(lines));
});

it('says what is wrong with it', async () => {
  const many = Array.from({ length: GUEST_LINES + 1 }, (_, n) => `X${n}ABC-${n},1`).join('\n');
  expect((await handIn(`MPN,Qty\n${many}`)).msg).toContain(`未登录时最多 ${GUEST_LINES} 行`);
  expect((await handIn('a,b\n1,2\n3,4\n')).msg).toContain('没有认出型号所在的列');
  expect((await handIn('')).state).toBe(State.refused);
});
