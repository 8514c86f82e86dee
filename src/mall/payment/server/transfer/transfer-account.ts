// Where bank transfers go, who says so, and the reference code that tells finance which bill a transfer is for.
import type { Work } from '#kit/db/work.ts';
import type { Action, Handler } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { Language } from '#kit/words/text.ts';
import { checkLoginPassword, recordSecurityEvent } from '#mall/member/server/member.ts';
import { findSetting, replaceSetting } from '#mall/setting/server/setting.ts';
import type { CollectingAccount, paymentProtocol } from '../../payment.protocol.ts';

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

async function showAccount(work: Work, isProduction: boolean): Promise<CollectingAccount> {
  const found = await transferAccount(isProduction)(work);
  const { accountName, bank, account } = found ?? { accountName: '', bank: '', account: '' };
  return { accountName, bank, account, isDemo: bit(account === DEMO_ACCOUNT.zh.account) };
}

/** @param isProduction without it a demo's account is shown until another one is said */
export const showTransferAccount =
  (isProduction: boolean): Action<typeof paymentProtocol.account> =>
  (work) =>
    showAccount(work, isProduction);

/** Runs outside a transaction, as the password is checked. @throws memberErrors.wrongPassword, tooManyTries */
export const saveTransferAccount =
  (isProduction: boolean): Handler<typeof paymentProtocol.saveAccount> =>
  async (work, { memberId, sessionId }, { password, ...account }, caller) => {
    await checkLoginPassword(work, memberId, password, caller);
    return work.apart(async (apart) => {
      const { isDemo: _, ...before } = await showAccount(apart, isProduction);
      await keepTransferAccount(apart, account);
      const detail = { before, after: account };
      await recordSecurityEvent(apart, {
        kind: 'collectingAccountChanged',
        memberId,
        sessionId,
        caller,
        detail,
      });
      return showAccount(apart, isProduction);
    });
  };

/** Must stand in the remark of a transfer. One to one with the pay number, so that finance finds the bill by it. */
export function referenceCodeOf(paySn: string): string {
  return `YC${paySn.replace(/^PY/, '')}`;
}
