// `npm run new`: what it writes into a copy of the house passes the types, the linter, the house's own test and its tests.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installTools, program } from '../../tools/install-tools.ts';

installTools();
const house = mkdtempSync(join(tmpdir(), 'yc-house-'));
afterAll(() => rmSync(house, { recursive: true }));

const COPIED = ['src', 'public', 'demo', 'starter', 'docs', 'migrations', '*.ts', '*.json', '.gitignore'];
for (const path of globSync(COPIED)) cpSync(path, join(house, path), { recursive: true });
for (const path of globSync('tools/*', { exclude: ['**/node_modules', '**/build'] }))
  cpSync(path, join(house, path));
for (const path of ['node_modules', 'tools/node_modules']) symlinkSync(resolve(path), join(house, path));

function run(program: string, ...args: string[]): { status: number | null; said: string } {
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: house,
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
}
const wish = (...args: string[]) => run('src/house/new.ts', ...args);
const read = (path: string) => readFileSync(join(house, path), 'utf8');
const holds = ({ status, said }: ReturnType<typeof run>) => expect(status, said).toBe(0);

it('a room, a list of it in the member centre and a call are written, and hold', { timeout: 600_000 }, () => {
  holds(wish('room', 'repair-order', '维修单', 'Repair order'));
  const list = wish('list', 'repair-order', 'repair-order', '/member/coupon', '维修单', 'Repair orders');
  expect(list).toEqual({
    status: 0,
    said: `${[
      'src/mall/repair-order/repair-order-list.ts',
      'src/mall/repair-order/server/list-repair-orders.ts',
      'src/mall/repair-order/server/repair-order.routes.ts',
      'src/screens/later-addresses.ts',
      'src/screens/later-pages.ts',
      'src/screens/member/routes.ts',
    ].join('\n')}\n`,
  });
  const call = wish('endpoint', 'repair-order', 'send-back', 'post', '退回', 'Send back');
  holds(call);

  expect(read('src/app/rooms.ts')).toContain('...repairOrderRoutes(),');
  expect(read('docs/access.md')).toContain('POST `v3/repairOrder/front/repairOrder/sendBack`');
  expect(read('docs/access.md')).toContain('POST `v3/repairOrder/front/repairOrder/list/export`');
  expect(read('src/screens/later-pages.ts')).not.toContain('/member/coupon');
  expect(read('src/screens/later-addresses.ts')).not.toContain('/member/coupon');
  expect(globSync('migrations/*_repair-order/migration.sql', { cwd: house })).toHaveLength(1);

  const { compilerOptions } = JSON.parse(read('tsconfig.json'));
  writeFileSync(
    join(house, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions,
      include: ['src/mall/repair-order', 'src/app/rooms.ts', 'src/app/testing'],
    }),
  );
  expect(run(program('tsc'), '--incremental', 'false')).toEqual({ status: 0, said: '' });
  holds(run(program('biome'), 'check', 'src/mall/repair-order', 'src/app', 'src/house', 'src/screens'));
  const tests = [
    'src/mall/repair-order',
    'src/house.test.ts',
    'src/house/limits',
    'src/house/sql',
    'src/rule-files',
  ];
  holds(run('node_modules/vitest/vitest.mjs', 'run', ...tests));
});

it('a list joins a room that served nothing but its protocol', () => {
  const address = ['address', 'member-address', '/member/addresses', '收货地址', 'Delivery addresses'];
  holds(wish('list', ...address));
  expect(read('src/mall/address/server/address.routes.ts')).toMatch(
    /return \[\s+\.\.\.serveAll\(addressProtocol, \{[\s\S]+\}\),\s+\.\.\.memberAddressListRoutes,\s+\];/,
  );
});

it.each([
  [[], 'What shall be new?'],
  [['room', 'Repair', '维修单', 'Repair'], 'small letters with hyphens'],
  [['room', 'order', '订单', 'Order'], 'is there already'],
  [['room', 'repair', 'Repair'], 'in Chinese and in English'],
  [['list', 'nowhere', 'repair', '/member/repairs', '维修单', 'Repairs'], 'no room nowhere'],
  [['list', 'order', 'repair', '/member/repairs', '维修单', 'Repairs'], 'no table named repair'],
  [['list', 'address', 'member-address', '/cart/index', '地址', 'Addresses'], 'no page of the member centre'],
  [['list', 'address', 'member-address', '/member/index', '地址', 'Addresses'], 'has a screen already'],
  [['list', 'address', 'member-address', '/seller/address', '地址', 'Addresses'], 'has no storeId'],
  [['endpoint', 'address', 'forget', 'put', '忘记', 'Forget'], 'neither get'],
  [['endpoint', 'nowhere', 'forget', 'post', '忘记', 'Forget'], 'There is no'],
])('%j: a sentence, and nothing is written', (args, sentence) => {
  const before = read('docs/access.md') + read('src/app/rooms.ts');
  const { status, said } = wish(...args);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
  expect(read('docs/access.md') + read('src/app/rooms.ts')).toBe(before);
});
