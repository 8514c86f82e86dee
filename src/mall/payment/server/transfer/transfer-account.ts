// Where bank transfers go, and the reference code that tells finance which bill a transfer is for.
import type { Work } from '#kit/db/work.ts';
import type { Language } from '#kit/words/text.ts';
import { findSetting, replaceSetting } from '#mall/setting/server/setting.ts';

export interface TransferAccount {
  accountName: string;
  bank: string;
  account: string;
}

/** Of a demo, until the platform has put its own account into the setting `transfer_account`. */
const DEMO_ACCOUNT: Record<Language, TransferAccount> = {
  zh: {
    accountName: '元采供应链（深圳）有限公司（演示账户）',
    bank: '演示银行深圳分行',
    account: '0000 0000 0000 0000 001',
  },
  en: {
    accountName: 'Yuancai Supply Chain (Shenzhen) Co., Ltd. (demo account)',
    bank: 'Demo Bank, Shenzhen Branch',
    account: '0000 0000 0000 0000 001',
  },
};

export type FindTransferAccount = (work: Work) => Promise<TransferAccount | undefined>;

/** The platform's collecting account: one bill may ask for several stores. In production undefined until the platform has said which. */
export const transferAccount =
  (isProduction: boolean): FindTransferAccount =>
  async (work) => {
    const kept = (await findSetting(work, 'transfer_account')) as Partial<TransferAccount> | undefined;
    if (isProduction)
      return kept?.accountName && kept.bank && kept.account ? (kept as TransferAccount) : undefined;
    return { ...DEMO_ACCOUNT[work.language], ...kept };
  };

/** From now on transfers go there. @throws Error when something of it is empty */
export async function keepTransferAccount(work: Work, account: TransferAccount): Promise<void> {
  if (Object.values(account).some((said) => said.trim() === ''))
    throw new Error('An account has a name, a bank and a number.');
  await replaceSetting(work, 'transfer_account', account);
}

/** Must stand in the remark of a transfer. One to one with the pay number, so that finance finds the bill by it. */
export function referenceCodeOf(paySn: string): string {
  return `YC${paySn.replace(/^PY/, '')}`;
}
