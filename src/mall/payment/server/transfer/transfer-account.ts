// Where bank transfers go, and the reference code that tells finance which bill a transfer is for.
import type { Work } from '#kit/db/work.ts';
import type { Language } from '#kit/words/text.ts';
import { findSetting } from '#mall/setting/server/setting.ts';

export interface TransferAccount {
  accountName: string;
  bank: string;
  account: string;
}

/** Shown until the platform has put its own account into the setting `transfer_account`. */
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

/** The platform's collecting account: one bill may ask for several stores. */
export async function transferAccount(work: Work): Promise<TransferAccount> {
  const kept = (await findSetting(work, 'transfer_account')) as Partial<TransferAccount> | undefined;
  return { ...DEMO_ACCOUNT[work.language], ...kept };
}

/** Must stand in the remark of a transfer. One to one with the pay number, so that finance finds the bill by it. */
export function referenceCodeOf(paySn: string): string {
  return `YC${paySn.replace(/^PY/, '')}`;
}
