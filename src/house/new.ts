// `npm run new room|list|endpoint …`: writes a skeleton in the house's own shape, registered, tested and formatted.
import { spawnSync } from 'node:child_process';
import { installTools, program } from '../../tools/install-tools.ts';
import { newEndpoint } from './new/new-endpoint.ts';
import { newList } from './new/new-list.ts';
import { newRoom } from './new/new-room.ts';
import { Impossible } from './new/noun.ts';

const USAGE = `npm run new room     <noun> <名称> <name>                      repair-order 维修单 "Repair order"
npm run new list     <room> <noun> <page> <名称> <name>        repair-order repair-order /member/repair 维修单 "Repair orders"
npm run new endpoint <room> <call> get|post <名称> <summary>   repair-order send-back post 退回 "Send back"`;

const KINDS = { room: newRoom, list: newList, endpoint: newEndpoint };

/** What belongs to what was written: one formatting for all, the table of who may call what, a migration for new tables. */
function finish(kind: string, name: string, paths: readonly string[]): void {
  installTools();
  const run = (file: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${file} ${args.join(' ')}\n${stdout}${stderr}`);
  };
  run(program('biome'), 'check', '--write', ...paths.filter((path) => /\.tsx?$/.test(path)));
  run('src/app/write-access-table.ts');
  if (kind === 'room') run(program('drizzle-kit'), 'generate', '--name', name);
}

const [kind = '', ...rest] = process.argv.slice(2);
try {
  if (!(kind in KINDS)) throw new Impossible(`What shall be new?\n${USAGE}`);
  const paths = (await KINDS[kind as keyof typeof KINDS](rest)).write();
  finish(kind, rest[0] ?? '', paths);
  for (const path of paths) console.log(path);
} catch (error) {
  if (!(error instanceof Impossible)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
