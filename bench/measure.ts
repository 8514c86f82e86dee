// The shape of a measure and of what it finds.
import type { BareServer } from './bare/bare-server.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { BenchOptions } from './bench-options.ts';
import type { Buyer } from './buyers.ts';
import type { MallServer } from './mall-server.ts';

export interface Bench {
  database: BenchDatabase;
  buyers: readonly Buyer[];
  mall: MallServer;
  bare: BareServer;
  options: BenchOptions;
}

/** One line of the table. Times in milliseconds. */
export interface Row {
  parts: number;
  name: string;
  /** Requests a second, or another number in `unit`. */
  value: number;
  unit: string;
  /** The bare server with the same calls, in the same run. */
  bare?: number;
  ratio?: number;
  p50?: number;
  p95?: number;
  p99?: number;
  /** With a single connection: what a visitor feels while nobody else is there. */
  p95Alone?: number;
  /** Processor time of the mall's process for each, in ms, and of the bare server's. */
  processor?: number;
  bareProcessor?: number;
  /** Replies that were no success. */
  failed?: number;
  /** What the mall wants to reach, in words, and whether it does. */
  aim?: string;
  isMet?: boolean;
}

export interface Measure {
  name: string;
  run(bench: Bench): Promise<Row[]>;
}

/** Most milliseconds that lists and searches take at p95, by how many visitors there are at once. */
export const mostWaiting = ({ connections }: BenchOptions): number => (connections <= 8 ? 50 : 70);
