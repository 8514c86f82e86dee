// A store's keys at Nuonuo: kept hidden, with a token that is fetched anew a day later or when it serves no more.
import { eq } from 'drizzle-orm';
import { hideText, readHiddenText } from '#kit/db/secret-text.ts';
import type { Work, Workshop } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import type { taxProviderProtocol } from '../tax-provider.protocol.ts';
import { type Nuonuo, type NuonuoAccount, NuonuoRefusal } from './nuonuo/nuonuo.ts';
import { taxProviderErrors } from './tax-provider.errors.ts';
import { providerAccount } from './tax-provider.tables.ts';

const SECRET = 'tax-provider.appSecret';
const TOKEN = 'tax-provider.accessToken';

async function findAccount(work: Work, storeId: number) {
  const [row] = await work.tx.select().from(providerAccount).where(eq(providerAccount.storeId, storeId));
  return row;
}

export interface ProviderWorld {
  nuonuo: Nuonuo;
  isSimulated: boolean;
  tokenSecret: Uint8Array;
}

/** @throws needsSecret at its field */
export const keyActs = ({
  tokenSecret,
  isSimulated,
}: Omit<ProviderWorld, 'nuonuo'>): Actions<typeof taxProviderProtocol> => {
  const show = async (work: Work, storeId: number) => {
    const row = await findAccount(work, storeId);
    return { appKey: row?.appKey ?? '', hasSecret: bit(row !== undefined), isSimulated: bit(isSimulated) };
  };
  return {
    show: (work, { storeId }) => show(work, storeId),
    async save(work, { storeId }, { appKey, appSecret }) {
      const known = await findAccount(work, storeId);
      if (!known && appSecret === '') throw taxProviderErrors.needsSecret({ name: 'appSecret' });
      const hidden = appSecret === '' ? (known?.appSecret ?? '') : hideText(tokenSecret, SECRET, appSecret);
      const values = { appKey, appSecret: hidden, accessToken: '', tokenUntil: null, updatedAt: work.now };
      await work.tx
        .insert(providerAccount)
        .values({ storeId, ...values })
        .onConflictDoUpdate({ target: providerAccount.storeId, set: values });
      return show(work, storeId);
    },
  };
};

/**
 * Calls with the store's token, and once more with a new one where that serves no more.
 * @throws NuonuoRefusal also where the store has no keys; NoAnswer
 */
export async function withAccount<T>(
  workshop: Workshop,
  { nuonuo, tokenSecret }: ProviderWorld,
  storeId: number,
  act: (account: NuonuoAccount) => Promise<T>,
): Promise<T> {
  const { row, taxNo } = await workshop.reading('zh', async (work) => ({
    row: await findAccount(work, storeId),
    taxNo: (await findTaxIdentity(work, storeId))?.taxNo ?? '',
  }));
  const appSecret = row && readHiddenText(tokenSecret, SECRET, row.appSecret);
  if (!row || !appSecret) throw new NuonuoRefusal('keys', '请先填写诺诺开票密钥');
  const { appKey } = row;
  const renewed = async (): Promise<string> => {
    const { accessToken, until } = await nuonuo.token(appKey, appSecret);
    await workshop.inTransaction('zh', (work) =>
      work.tx
        .update(providerAccount)
        .set({ accessToken: hideText(tokenSecret, TOKEN, accessToken), tokenUntil: until })
        .where(eq(providerAccount.storeId, storeId)),
    );
    return accessToken;
  };
  const isFresh = row.tokenUntil !== null && after(row.tokenUntil, -minutes(5)) > workshop.clock.now();
  const kept = isFresh ? readHiddenText(tokenSecret, TOKEN, row.accessToken) : undefined;
  const withToken = async (accessToken: string) => act({ appKey, appSecret, taxNo, accessToken });
  return withToken(kept ?? (await renewed())).catch(async (error: unknown) => {
    if (error instanceof NuonuoRefusal && error.isToken) return withToken(await renewed());
    throw error;
  });
}
