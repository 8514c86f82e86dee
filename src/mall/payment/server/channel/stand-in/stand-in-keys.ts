// Keys of the stand-ins and of the merchant they know: made when one is first needed, and the same for all processes on one database.
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Workshop } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';

const NAMES = [
  'WECHAT merchant',
  'WECHAT platform',
  'WECHAT platform next',
  'ALIPAY merchant',
  'ALIPAY platform',
] as const;
type Name = (typeof NAMES)[number];

export interface StandInKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Finds a key, or makes it. */
export type FindKey = (name: Name) => Promise<StandInKey>;

export function standInKeys(workshop: Workshop): FindKey {
  const known = new Map<Name, Promise<StandInKey>>();
  const make = async (name: Name): Promise<StandInKey> => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await workshop.inTransaction('zh', (work) =>
      work.query('INSERT INTO stand_in_key (name, pem) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, pem]),
    );
    // Another process may have been first.
    return required(await find(name));
  };
  const find = async (name: Name): Promise<StandInKey | undefined> => {
    const [kept] = await workshop.reading('zh', (work) =>
      work.query<{ pem: string }>('SELECT pem FROM stand_in_key WHERE name = $1', [name]),
    );
    if (!kept) return undefined;
    const privateKey = createPrivateKey(kept.pem);
    return { privateKey, publicKey: createPublicKey(privateKey) };
  };
  return (name) => {
    const found = known.get(name) ?? find(name).then((kept) => kept ?? make(name));
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
}
