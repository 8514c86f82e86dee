// `node tools/run.ts biome check .`: runs a tool in the project's folder, as npm's scripts do.
import { spawnSync } from 'node:child_process';
import { installTools, program } from './install-tools.ts';

const [tool = '', ...args] = process.argv.slice(2);
installTools();
const { status } = spawnSync(process.execPath, [program(tool), ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
