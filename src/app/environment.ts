// Every environment variable of the mall, read once and loudly: a wrong one stops the start with a sentence.
import { resolve } from 'node:path';
import { z } from 'zod';

const Environment = z.object({
  /** `demo`: demo mall, outbox page, sandbox channel. `production`: none of them. */
  MALL_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** PostgreSQL 15 or later; without it the embedded database is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Embedded database, files of members. */
  DATA_DIR: z.string().default('data'),
  /** The address visitors use, for canonical links, notices and redirects. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs access tokens; without it one is made and kept in the database. */
  TOKEN_SECRET: z.string().min(32).optional(),
  /** Connections to the database per process. */
  POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
  /** How many proxies stand before the mall and may be believed about the visitor's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** `off`: no limits per address, for benchmarks. Production keeps them whatever is set. */
  MALL_RATE_LIMIT: z.enum(['on', 'off']).default('on'),
});

export interface MallEnvironment {
  isProduction: boolean;
  host: string;
  port: number;
  databaseUrl: string | undefined;
  dataFolder: string;
  publicUrl: string | undefined;
  tokenSecret: string | undefined;
  poolSize: number;
  trustedProxies: number;
  isRateLimited: boolean;
}

/**
 * Reads the variables documented in the README.
 * @throws Error with one line per wrong variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): MallEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not right:\n${lines.join('\n')}`);
  }
  const set = read.data;
  const isProduction = set.MALL_MODE === 'production';
  if (isProduction) {
    const missing = (['DATABASE_URL', 'PUBLIC_URL', 'TOKEN_SECRET'] as const).filter(
      (name) => set[name] === undefined,
    );
    if (missing.length > 0) throw new Error(`MALL_MODE=production needs ${missing.join(', ')}.`);
  }
  return {
    isProduction,
    host: set.HOST,
    port: set.PORT,
    databaseUrl: set.DATABASE_URL,
    dataFolder: resolve(set.DATA_DIR),
    publicUrl: set.PUBLIC_URL?.replace(/\/$/, ''),
    tokenSecret: set.TOKEN_SECRET,
    poolSize: set.POOL_SIZE,
    trustedProxies: set.TRUSTED_PROXIES,
    isRateLimited: isProduction || set.MALL_RATE_LIMIT === 'on',
  };
}
