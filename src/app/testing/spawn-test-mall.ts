// A mall in a process of its own, for tests that need several servers or kill one.
import { type ChildProcess, spawn } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { required } from '#kit/rules/required.ts';
import type { TestMall } from './open-test-mall.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('#app/testing/serve-test-mall.ts'));

export interface SpawnedMall {
  origin: string;
  /** What it has written to its log. */
  errors: string[];
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
});

/** What the environment of a mall says whose payment channels `beside` plays: they live on when that mall dies. */
async function channelsOf({ mall: { standIns } }: TestMall): Promise<Record<string, string>> {
  const [weChat, alipay] = await Promise.all([required(standIns).weChatPay(), required(standIns).alipay()]);
  const pem = (key: KeyObject) =>
    key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
  return {
    WECHATPAY_MCH_ID: weChat.mchId,
    WECHATPAY_APP_ID: weChat.appId,
    WECHATPAY_SERIAL: weChat.serial,
    WECHATPAY_PRIVATE_KEY: pem(weChat.privateKey),
    WECHATPAY_API_V3_KEY: weChat.apiV3Key.toString(),
    WECHATPAY_PUBLIC_KEY_ID: [...weChat.publicKeys.keys()].join(),
    WECHATPAY_PUBLIC_KEY: [...weChat.publicKeys.values()].map(pem).join(''),
    WECHATPAY_BASE_URL: weChat.baseUrl,
    ALIPAY_APP_ID: alipay.appId,
    ALIPAY_SELLER_ID: alipay.sellerId,
    ALIPAY_PRIVATE_KEY: pem(alipay.privateKey),
    ALIPAY_PUBLIC_KEY: pem(alipay.publicKey),
    ALIPAY_GATEWAY: alipay.gateway,
  };
}

/** As `spawnTestMall`, with the time of `beside` as it is now, and its payment channels. */
export const spawnPayingMall = async (beside: TestMall): Promise<SpawnedMall> =>
  spawnTestMall(beside, {
    ahead: beside.clock.now().getTime() - Date.now(),
    channels: await channelsOf(beside),
  });

/** Starts the real program on the database and files of `beside` and waits until it is open. Gone at the latest when the tests end. */
export async function spawnTestMall(
  beside: TestMall,
  world: { ahead?: number; channels?: Record<string, string> } = {},
): Promise<SpawnedMall> {
  const { connection, dataFolder } = beside;
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ connection, dataFolder, ...world })], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: `${dataFolder}/compiled` }, // the next one reads faster
  });
  servers.push(child);
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /open at (\S+)/.exec(String(chunk));
      if (said) resolve(required(said[1]));
    });
    ended.then(() => reject(new Error(errors.join(''))));
  });
  return {
    origin,
    errors,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
