// Malls of several sizes, from one machine to a cluster, and what of a day's calls each is asked.
import type { Layout } from './simulate.ts';

export const LAYOUTS: readonly Layout[] = [
  { name: '1 process, 1 core', processes: 1, cores: 1 },
  { name: '2 processes, 2 cores', processes: 2, cores: 2 },
  { name: '4 processes, 4 cores', processes: 4, cores: 4 },
  { name: '8 processes, 8 cores', processes: 8, cores: 8 },
  { name: '32 processes, 8 cores', processes: 32, cores: 8 },
  { name: '32 processes, 32 cores', processes: 32, cores: 32 },
  { name: '64 processes, 32 cores', processes: 64, cores: 32 },
  { name: '64 and 1 replica', processes: 64, cores: 32, replicas: 1 },
  { name: '128 and 3 replicas', processes: 128, cores: 32, replicas: 3 },
  { name: '256 and 3 replicas', processes: 256, cores: 32, replicas: 3 },
  { name: '256, 4 shards', processes: 256, cores: 32, shards: 4 },
];

/** chosen: of a hundred calls of a day's visitors; a purchase counts as its five calls together. */
export const SHARES = {
  'goods list': 40,
  'goods detail': 34,
  suggestion: 14,
  'own orders': 8,
  purchase: 4,
} as const;

/** chosen: of PostgreSQL's time, what writes. */
export const WRITES: Readonly<Record<keyof typeof SHARES, number>> = {
  'goods list': 0,
  'goods detail': 0,
  suggestion: 0,
  'own orders': 0,
  purchase: 0.7,
};
