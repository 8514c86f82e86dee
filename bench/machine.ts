// On what machine the figures came about: without that they mean nothing.
import { cpus, totalmem } from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  postgres: string;
  line: string;
}

export function describeMachine(postgres: string): Machine {
  const cpu = cpus()[0]?.model.trim() || process.arch;
  const cores = cpus().length;
  const memoryGb = Math.round(totalmem() / 1024 ** 3);
  const node = `Node.js ${process.version.slice(1)}`;
  return {
    cpu,
    cores,
    memoryGb,
    node,
    postgres,
    line: `${cpu}, ${cores} cores, ${memoryGb} GB, ${node}, ${postgres}`,
  };
}
