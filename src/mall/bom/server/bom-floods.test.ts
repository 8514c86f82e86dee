// What strangers may cost the mall with bills of materials: text made to be slow, many questions at once, codes that are not theirs to read.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { CART_LINES } from '#mall/cart/cart-quantity.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { bomProtocol as bom } from '../bom.protocol.ts';
import { PASTED_SIGNS } from '../bom-limits.ts';
import { linesOfRows } from './lines-of-rows.ts';
import { linesOfText } from './read-text.ts';
import { solvePurchase } from './solve.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

/** Milliseconds of this thread's own work, however busy the machine is; refused or not. */
function timeOf(act: () => unknown): number {
  const begun = process.threadCpuUsage();
  try {
    act();
  } catch {
    // A refusal is an answer as well.
  }
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000;
}

describe('text that was made to be slow', () => {
  const full = (text: string) => text.repeat(Math.ceil(PASTED_SIGNS / text.length)).slice(0, PASTED_SIGNS);

  it.each([
    ['a table below every row', full('MPN\tQty\nDesignator\tMPN\tQty\nR1\tGX1\t1\n')],
    ['one row of nothing but tabs', full('\t')],
    ['rows of one sign', full('a\n')],
    ['lines of blanks', full(`a${' '.repeat(497)}!\n`)],
    ['lines of separators', full(`a${';'.repeat(497)}\n`)],
    ['quotes', full('"')],
  ])('is read or refused soon: %s', (_, text) => {
    // A hundredfold of what it takes; it took eleven seconds where each table looked at all rows again.
    expect(timeOf(() => linesOfText(text))).toBeLessThan(4_000);
  });

  it('reads many tables one below the other without an end to the stack', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) =>
      at % 2 === 1 ? [`GX${at}`, '2'] : at % 4 === 0 ? ['MPN', 'Qty'] : ['Designator', 'MPN'],
    );
    const lines = linesOfRows(rows, 0, ['partNo', 'qty']);
    expect(lines.length).toBeGreaterThan(1_000);
  });

  it('still understands each of a few tables by its own headers', () => {
    const rows = [
      ['MPN', 'Qty'],
      ['GX32F103', '7'],
      ['Quantity', 'Part Number'],
      ['3', 'ZD4148W'],
    ];
    expect(linesOfRows(rows, 0, ['partNo', 'qty'])).toMatchObject([
      { partNo: 'GX32F103', qty: 7 },
      { partNo: 'ZD4148W', qty: 3 },
    ]);
  });
});

it('lets nobody keep the solver for himself', async () => {
  const part = await mall.work((work) => aProduct(work, {}));
  const asked = [{ lineId: 1, wanted: 1, offers: [] }];
  const answers = await mall.work((work) =>
    Promise.allSettled(Array.from({ length: 6 }, () => solvePurchase(work, asked, {}, 'member 1'))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.state] : []))).toEqual([
    State.tooMany,
    State.tooMany,
    State.tooMany,
  ]);
  const other = await mall.work((work) => solvePurchase(work, asked, {}, 'member 2'));
  expect(other.choices).toHaveLength(1);
  expect(part.partId).toBeGreaterThan(0);
});

it('matches by no material codes that the member may not read', async () => {
  const reader = await aLoggedInEmployee(mall, { roles: ['viewer'] });
  const blind = await aLoggedInEmployee(mall, { enterpriseId: reader.enterpriseId, roles: ['finance'] });
  const { partId } = await mall.work((work) => aProduct(work, {}));
  await mall.work((work) => aMatCode(work, reader.enterpriseId, { matCode: 'SECRET-77', partId }));
  const levelFor = async (person: typeof reader) =>
    (await mall.call(bom.preview, { lines: [{ matCode: 'SECRET-77', partNo: 'SECRET-77' }] }, person))
      .lines[0]!;
  expect(await levelFor(reader)).toMatchObject({ level: 'matCode', part: { partId } });
  expect(await levelFor(blind)).toMatchObject({ level: 'none', part: null });
  const { bomId } = await mall.call(bom.create, { text: 'SECRET-77, 5' }, blind);
  expect((await mall.call(bom.lines, { bomId }, blind)).list[0]).toMatchObject({ level: 'none', part: null });
});

it('puts lines of one product into the cart together, and asks a full cart once', async () => {
  const me = await aLogin(mall);
  const [one, other] = await mall.work(async (work) => [
    await aProduct(work, { partNo: 'FLOOD-ONE-1' }),
    await aProduct(work, { partNo: 'FLOOD-TWO-2' }),
  ]);
  const { bomId } = await mall.call(
    bom.create,
    { text: 'FLOOD-ONE-1, 100\nFLOOD-ONE-1, 200\nFLOOD-TWO-2, 100' },
    me,
  );
  await mall.work((work) =>
    work.query(
      `INSERT INTO cart_line (member_id, product_id, buy_num, seen_price, created_at)
       SELECT $1, product_id, 1, 1, now() FROM product WHERE product_id <> ALL($2::bigint[]) LIMIT $3`,
      [me.memberId, [one!.productId, other!.productId], CART_LINES],
    ),
  );
  expect((await refusalOf(mall.call(bom.toCart, { bomId: bomId + 1_000_000 }, me))).state).toBe(
    State.notFound,
  );
  const { added, refused } = await mall.call(bom.toCart, { bomId }, me);
  expect(added + refused.length).toBe(3);
});
