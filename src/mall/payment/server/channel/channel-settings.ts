// The environment variables that are the mall's contracts with payment channels: all of a channel's, or none.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { AlipaySettings } from './alipay/alipay.ts';
import type { WeChatPaySettings } from './wechat/wechat-pay.ts';

const some = z.string().min(1).optional();
const address = z.url({ protocol: /^https?$/ }).optional();

export const channelVariables = {
  /** WeChat Pay, APIv3: the merchant, its application, the serial number of its certificate and its private key … */
  WECHATPAY_MCH_ID: some,
  WECHATPAY_APP_ID: some,
  WECHATPAY_SERIAL: some,
  WECHATPAY_PRIVATE_KEY: some,
  /** … the APIv3 key of 32 signs … */
  WECHATPAY_API_V3_KEY: some,
  /** … and WeChat's own public key by its id, or its certificate by its serial number; two while they are changed, the ids with a comma. */
  WECHATPAY_PUBLIC_KEY_ID: some,
  WECHATPAY_PUBLIC_KEY: some,
  WECHATPAY_BASE_URL: address,
  /** Alipay's open platform: the application, who gets the money, the application's private key, Alipay's public key. */
  ALIPAY_APP_ID: some,
  ALIPAY_SELLER_ID: some,
  ALIPAY_PRIVATE_KEY: some,
  ALIPAY_PUBLIC_KEY: some,
  ALIPAY_GATEWAY: address,
};

const Variables = z.object(channelVariables);
type Set = z.output<typeof Variables>;

/** What the environment says of channels; absent ones are not set up. */
export interface ChannelSettings {
  weChatPay?: WeChatPaySettings;
  alipay?: AlipaySettings;
}

const WECHAT = [
  'WECHATPAY_MCH_ID',
  'WECHATPAY_APP_ID',
  'WECHATPAY_SERIAL',
  'WECHATPAY_PRIVATE_KEY',
  'WECHATPAY_API_V3_KEY',
  'WECHATPAY_PUBLIC_KEY_ID',
  'WECHATPAY_PUBLIC_KEY',
  'WECHATPAY_BASE_URL',
] as const;
const ALIPAY = [
  'ALIPAY_APP_ID',
  'ALIPAY_SELLER_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'ALIPAY_GATEWAY',
] as const;

/** @throws Error naming what a channel still needs, or the variable that holds no key */
export function readChannels(set: Set): ChannelSettings {
  const weChat = allOrNone(set, 'WeChat Pay', WECHAT);
  const alipay = allOrNone(set, 'Alipay', ALIPAY);
  return {
    ...(weChat && { weChatPay: readWeChatPay(weChat) }),
    ...(alipay && { alipay: readAlipay(alipay) }),
  };
}

function readWeChatPay(of: Record<(typeof WECHAT)[number], string>): WeChatPaySettings {
  const apiV3Key = Buffer.from(of.WECHATPAY_API_V3_KEY);
  if (apiV3Key.length !== 32) throw new Error('WECHATPAY_API_V3_KEY must have 32 signs.');
  const ids = of.WECHATPAY_PUBLIC_KEY_ID.split(',').map((id) => id.trim());
  const keys = pemsIn(of.WECHATPAY_PUBLIC_KEY);
  if (ids.length !== keys.length || ids.length > 2 || new Set(ids).size !== ids.length)
    throw new Error(
      'WECHATPAY_PUBLIC_KEY needs one key for each id in WECHATPAY_PUBLIC_KEY_ID, two at most.',
    );
  return {
    mchId: of.WECHATPAY_MCH_ID,
    appId: of.WECHATPAY_APP_ID,
    serial: of.WECHATPAY_SERIAL,
    privateKey: readKey('WECHATPAY_PRIVATE_KEY', () => privateKeyIn(of.WECHATPAY_PRIVATE_KEY)),
    apiV3Key,
    publicKeys: new Map(
      ids.map((id, at) => [id, readKey('WECHATPAY_PUBLIC_KEY', () => publicKeyIn(keys[at] ?? ''))]),
    ),
    baseUrl: of.WECHATPAY_BASE_URL.replace(/\/$/, ''),
  };
}

function readAlipay(of: Record<(typeof ALIPAY)[number], string>): AlipaySettings {
  return {
    appId: of.ALIPAY_APP_ID,
    sellerId: of.ALIPAY_SELLER_ID,
    privateKey: readKey('ALIPAY_PRIVATE_KEY', () => privateKeyIn(of.ALIPAY_PRIVATE_KEY)),
    publicKey: readKey('ALIPAY_PUBLIC_KEY', () => publicKeyIn(of.ALIPAY_PUBLIC_KEY)),
    gateway: of.ALIPAY_GATEWAY,
    page: of.ALIPAY_GATEWAY,
  };
}

function allOrNone<const N extends keyof Set>(
  set: Set,
  channel: string,
  names: readonly N[],
): Record<N, string> | undefined {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new Error(`${channel} needs ${missing.join(', ')} too.`);
  return Object.fromEntries(names.map((name) => [name, set[name]])) as Record<N, string>;
}

/** Never says what the variable holds. */
function readKey(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Said below, like a key of another kind.
  }
  throw new Error(`${name} holds no RSA key.`);
}

/** PEM, on one line with \n, or its base64 alone as Alipay's console shows it. */
const asLines = (text: string): string => text.replaceAll('\\n', '\n').trim();
const isPem = (text: string): boolean => text.includes('-----BEGIN');

function pemsIn(text: string): string[] {
  const lines = asLines(text);
  return isPem(lines)
    ? (lines.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? [])
    : lines.split(',');
}

function publicKeyIn(text: string): KeyObject {
  const lines = asLines(text);
  return isPem(lines)
    ? createPublicKey(lines)
    : createPublicKey({ key: Buffer.from(lines, 'base64'), format: 'der', type: 'spki' });
}

function privateKeyIn(text: string): KeyObject {
  const lines = asLines(text);
  if (isPem(lines)) return createPrivateKey(lines);
  const key = Buffer.from(lines, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}
