// What a catalogue brings is news for others than the store that it is of: other stores' listings of a part, and whoever waits for a price.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alarmProtocol } from '#mall/alarm/alarm.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { takeCatalog } from './take-catalog.ts';
import { openTestMall, type TestMall } from './testing/open-test-mall.ts';

let mall: TestMall;
let folder: string;

beforeAll(async () => {
  mall = await openTestMall();
  folder = mkdtempSync(join(tmpdir(), 'yc-import-'));
  const parameters = [
    { key: 'resistance', zh: '阻值', en: 'Resistance', unit: 'Ω', type: 'num', canonical: true },
  ];
  writeFileSync(join(folder, 'parameters.json'), JSON.stringify({ parameters, facetsByCategory: {} }));
  await mall.work(async (work) => {
    for (const code of ['shop', 'other']) await aStore(work, { code });
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await mall.close();
});

const part = (mpn: string, more: object): object => ({
  mpn,
  brand: 'YAGEO',
  category: 'res.chip',
  priceBreaks: [{ qty: 100, cny: 0.0036 }],
  stock: 5_000,
  ...more,
});

async function take(name: string, rows: object[]): Promise<void> {
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const { badLines } = await takeCatalog({
    database: mall.mall.database,
    file,
    store: 'shop',
    say: () => {},
  });
  expect(badLines).toBe(0);
}

it('says what is new of a part in the listings of other stores as well', async () => {
  const sold = (store: string, ohm: number) =>
    part('TWICE-1', { store, params: [{ k: 'resistance', t: `${ohm}Ω`, n: ohm, u: 'Ω' }] });
  await take('twice', [sold('other', 11), sold('shop', 11)]);
  await take('twice-2', [sold('shop', 12)]);
  const { rows } = await mall.mall.database.pool.query(
    `SELECT t.value FROM goods_index i JOIN facet_term t ON t.term_id = ANY (i.terms)
     WHERE t.kind = 'resistance' AND i.normal_part_no = 'TWICE1'`,
  );
  expect(rows).toEqual([{ value: '12Ω' }, { value: '12Ω' }]);
});

it('rings the alarms that its prices and its stock meet', async () => {
  await take('ring', [part('RING-1', { stock: 0 })]);
  const { rows } = await mall.mall.database.pool.query(
    `SELECT product_id AS "productId", part_id AS "partId"
     FROM product JOIN goods USING (goods_id) JOIN part USING (part_id) WHERE part_no = 'RING-1'`,
  );
  const { productId, partId } = rows[0];
  const member = await aLogin(mall);
  await mall.call(alarmProtocol.set, { productId, kind: 'stock', number: 500 }, member);
  await mall.call(alarmProtocol.set, { productId, kind: 'price', number: 500, price: '0.001' }, member);
  const cheaper = { stock: 800, priceBreaks: [{ qty: 100, cny: 0.0009 }] };
  await take('ring-2', [part('RING-1', cheaper)]);
  expect(await mall.call(alarmProtocol.ofPart, { partId }, member)).toMatchObject([
    { state: 'TOLD' },
    { state: 'TOLD' },
  ]);
  const { list } = await mall.call(messageList.list, { keyword: 'RING-1' }, member);
  expect(list).toHaveLength(2);
});
