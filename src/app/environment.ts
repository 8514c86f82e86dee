// Every environment variable of the mall, read once and loudly: a wrong one stops the start with a sentence.
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Bucket } from '#mall/file/server/file-store.ts';
import type { SenderChoice } from '#mall/message/server/open-senders.ts';
import {
  type ChannelSettings,
  channelVariables,
  readChannels,
} from '#mall/payment/server/channel/open-channels.ts';
import { readSenders, senderVariables } from './sender-environment.ts';

const Environment = z.object({
  /** `demo`: demo mall, outbox page, simulated channels. `production`: none of them. */
  MALL_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** PostgreSQL 15 or later; without it the embedded database is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Embedded database, files of members. */
  DATA_DIR: z.string().default('data'),
  /** An S3-compatible object storage for the files of members, instead of the data folder: all but the endpoint together. */
  FILES_BUCKET: z.string().min(3).optional(),
  FILES_REGION: z.string().default('us-east-1'),
  FILES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_KEY_ID: z.string().min(1).optional(),
  FILES_KEY_SECRET: z.string().min(1).optional(),
  /** The address visitors use, for canonical links, notices and redirects. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs access tokens; without it one is made and kept in the database. */
  TOKEN_SECRET: z.string().min(32).optional(),
  /** The first operator, made at a start while nobody works for the platform; both or neither. */
  MALL_OPERATOR_NAME: z.string().min(1).optional(),
  MALL_OPERATOR_PASSWORD_FILE: z.string().min(1).optional(),
  /** Connections to the database per process. */
  POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
  /** How many proxies stand before the mall and may be believed about the visitor's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The mall's site for phones, to which phones are led; without it they stay here. */
  MOBILE_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Reverse geocoding (AMap, version 3) with the key in its query; without it statistics know no places but those of networks. */
  MAP_GEOCODE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The mall's website application at open.weixin.qq.com; both or neither. */
  WECHAT_APPID: z.string().min(1).optional(),
  WECHAT_SECRET: z.string().min(1).optional(),
  /** Where WeChat's authorise page and its API are. */
  WECHAT_OPEN_URL: z.url({ protocol: /^https?$/ }).default('https://open.weixin.qq.com'),
  WECHAT_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
  /** The institute's seal on reports: a PKCS#12 file, and a file with its password; both or neither. Without them reports bear a demonstration's seal and say so. */
  SEAL_FILE: z.string().min(1).optional(),
  SEAL_PASSWORD_FILE: z.string().min(1).optional(),
  /** An authority of time stamps (RFC 3161), asked for each report; while it does not answer, reports wait. */
  TIME_STAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `yes`: a demo may open where others reach it. */
  DEMO_FOR_OTHERS: z.enum(['yes', 'no']).default('no'),
  /** `off`: no limits per address, for benchmarks. Production keeps them whatever is set. */
  MALL_RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** How the log is written: sentences, or a JSON object a line. Left out: JSON in production. */
  LOG_FORMAT: z.enum(['text', 'json']).optional(),
  /** What is written of a log of JSON. */
  LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).default('info'),
  /** Whoever asks for `/metrics` must say it as a bearer token; production has none without it. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** How long the mall still answers after it was told to end, while `/readyz` says no. Left out: 5 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  ...senderVariables,
  ...channelVariables,
});

export interface MallEnvironment {
  isProduction: boolean;
  isDemoForOthers: boolean;
  host: string;
  port: number;
  databaseUrl: string | undefined;
  dataFolder: string;
  bucket: Bucket | undefined;
  publicUrl: string | undefined;
  tokenSecret: string | undefined;
  firstOperator: { name: string; passwordFile: string } | undefined;
  poolSize: number;
  log: { format: 'text' | 'json'; level: string };
  metricsToken: string | undefined;
  drainSeconds: number;
  trustedProxies: number;
  isRateLimited: boolean;
  senders: SenderChoice;
  payChannels: ChannelSettings;
  mobileSiteUrl: string | undefined;
  mapGeocodeUrl: string | undefined;
  /** Whose seal reports bear; undefined: a demonstration's. */
  seal: { file: string; passwordFile: string } | undefined;
  timeStampUrl: string | undefined;
  /** Undefined where WeChat login is not set up. */
  weChat: { appid: string; secret: string; openUrl: string; apiUrl: string } | undefined;
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
  if ((set.WECHAT_APPID === undefined) !== (set.WECHAT_SECRET === undefined)) {
    throw new Error('WECHAT_APPID and WECHAT_SECRET are needed together.');
  }
  const isProduction = set.MALL_MODE === 'production';
  if (isProduction) {
    const missing = (['DATABASE_URL', 'PUBLIC_URL', 'TOKEN_SECRET'] as const).filter(
      (name) => set[name] === undefined,
    );
    if (missing.length > 0) throw new Error(`MALL_MODE=production needs ${missing.join(', ')}.`);
  }
  if (set.MOBILE_SITE_URL && set.PUBLIC_URL && isSameSite(set.MOBILE_SITE_URL, set.PUBLIC_URL))
    throw new Error('MOBILE_SITE_URL must be another site than PUBLIC_URL: phones would be led in a circle.');
  return {
    isProduction,
    isDemoForOthers: set.DEMO_FOR_OTHERS === 'yes',
    host: set.HOST,
    port: set.PORT,
    databaseUrl: set.DATABASE_URL,
    dataFolder: resolve(set.DATA_DIR),
    bucket: readBucket(set),
    publicUrl: set.PUBLIC_URL?.replace(/\/$/, ''),
    tokenSecret: set.TOKEN_SECRET,
    firstOperator: readFirstOperator(set),
    poolSize: set.POOL_SIZE,
    log: { format: set.LOG_FORMAT ?? (isProduction ? 'json' : 'text'), level: set.LOG_LEVEL },
    metricsToken: set.METRICS_TOKEN,
    drainSeconds: set.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    trustedProxies: set.TRUSTED_PROXIES,
    isRateLimited: isProduction || set.MALL_RATE_LIMIT === 'on',
    senders: readSenders(set, isProduction),
    payChannels: readChannels(set),
    mobileSiteUrl: set.MOBILE_SITE_URL?.replace(/\/$/, ''),
    mapGeocodeUrl: set.MAP_GEOCODE_URL,
    seal: readSeal(set),
    timeStampUrl: set.TIME_STAMP_URL,
    weChat:
      set.WECHAT_APPID && set.WECHAT_SECRET
        ? {
            appid: set.WECHAT_APPID,
            secret: set.WECHAT_SECRET,
            openUrl: set.WECHAT_OPEN_URL.replace(/\/$/, ''),
            apiUrl: set.WECHAT_API_URL.replace(/\/$/, ''),
          }
        : undefined,
  };
}

function readFirstOperator(set: z.output<typeof Environment>): MallEnvironment['firstOperator'] {
  const { MALL_OPERATOR_NAME: name, MALL_OPERATOR_PASSWORD_FILE: passwordFile } = set;
  if (name === undefined && passwordFile === undefined) return undefined;
  if (name === undefined || passwordFile === undefined)
    throw new Error('MALL_OPERATOR_NAME and MALL_OPERATOR_PASSWORD_FILE are needed together.');
  return { name, passwordFile };
}

function readSeal(set: z.output<typeof Environment>): MallEnvironment['seal'] {
  const { SEAL_FILE: file, SEAL_PASSWORD_FILE: passwordFile } = set;
  if (file === undefined && passwordFile === undefined) return undefined;
  if (file === undefined || passwordFile === undefined)
    throw new Error('SEAL_FILE and SEAL_PASSWORD_FILE are needed together.');
  return { file, passwordFile };
}

function readBucket(set: z.output<typeof Environment>): Bucket | undefined {
  const { FILES_BUCKET: name, FILES_KEY_ID: keyId, FILES_KEY_SECRET: keySecret } = set;
  if (name === undefined && keyId === undefined && keySecret === undefined) return undefined;
  if (name === undefined || keyId === undefined || keySecret === undefined)
    throw new Error('FILES_BUCKET, FILES_KEY_ID and FILES_KEY_SECRET are needed together.');
  return { name, region: set.FILES_REGION, endpoint: set.FILES_ENDPOINT, keyId, keySecret };
}

/** @throws Error for a demo that others would reach, unless the environment says that this is meant */
export function refuseDemoForOthers(environment: MallEnvironment): void {
  const { isProduction, isDemoForOthers, host, publicUrl } = environment;
  if (isProduction || isDemoForOthers) return;
  const isOpen = !isThisMachine(host)
    ? `HOST=${host}`
    : publicUrl && !isThisMachine(new URL(publicUrl).hostname)
      ? `PUBLIC_URL=${publicUrl}`
      : undefined;
  if (!isOpen) return;
  throw new Error(
    `Others would reach this demo (${isOpen}), and everybody knows its passwords and reads its SMS codes. Set DEMO_FOR_OTHERS=yes if that is meant, or MALL_MODE=production.`,
  );
}

const isThisMachine = (host: string): boolean =>
  /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const isSameSite = (a: string, b: string): boolean => new URL(a).origin === new URL(b).origin;
