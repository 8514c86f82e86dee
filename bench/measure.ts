// The shape of a measure and of what it finds.
import type { BenchDatabase } from './bench-database.ts';
import type { BenchOptions } from './bench-options.ts';
import type { MallServer } from './mall-server.ts';
import type { RawServer } from './raw-server.ts';
import type { Recorder } from './recorder.ts';

export interface Bench {
  database: BenchDatabase;
  recorder: Recorder;
  mall: MallServer;
  raw: RawServer;
  options: BenchOptions;
}

/** One line of the table. Times in milliseconds. */
export interface Row {
  parts: number;
  name: string;
  /** Requests a second, or another number in `unit`. */
  value: number;
  unit: string;
  /** The bare database with the same statements, in the same run. */
  raw?: number;
  ratio?: number;
  p50?: number;
  p95?: number;
  p99?: number;
  /** With a single connection: what a visitor feels while nobody else is there. */
  p95Alone?: number;
  /** Processor time of the mall's process for each, in ms, and of the bare database server's. */
  processor?: number;
  rawProcessor?: number;
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
