// Where a store's money goes: said by its operator with a code of his phone; what was changed waits some days, and all who run the store hear of it.
import { desc, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { findMember } from '#mall/member/server/member.ts';
import { checkSmsCodeOf, tellOfDocument } from '#mall/message/server/message.ts';
import { maskedAccount } from '#mall/payment/refund-status.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { PayoutAccount, payoutProtocol } from '../payout.protocol.ts';
import { settlementRules } from './bill-life.ts';
import { settlementErrors } from './settlement.errors.ts';
import { payoutAccount } from './settlement.tables.ts';

type Acts = Actions<typeof payoutProtocol>;
export type AccountRecord = typeof payoutAccount.$inferSelect;

/** The account that counts of each store; stores without one are left out. */
export async function findAccounts(
  work: Work,
  storeIds: readonly number[],
): Promise<Map<number, AccountRecord>> {
  const rows = await work.tx
    .selectDistinctOn([payoutAccount.storeId])
    .from(payoutAccount)
    .where(inArray(payoutAccount.storeId, [...storeIds]))
    .orderBy(payoutAccount.storeId, desc(payoutAccount.accountId));
  return new Map(rows.map((row) => [row.storeId, row]));
}

/** As people read it. */
export const accountLine = ({ bank, account }: Pick<AccountRecord, 'bank' | 'account'>): string =>
  `${bank} ${maskedAccount(account)}`;

export const isWaiting = ({ payableFrom }: AccountRecord, now: Date): boolean => payableFrom > now;

const reply = (row: AccountRecord, now: Date): PayoutAccount => ({
  ...{ payee: row.payee, account: maskedAccount(row.account), bank: row.bank, bankNo: row.bankNo },
  since: row.createdAt.toISOString(),
  payableFrom: isWaiting(row, now) ? row.payableFrom.toISOString() : null,
});

const account: Acts['account'] = async (work, { storeId }) => {
  const row = (await findAccounts(work, [storeId])).get(storeId);
  return { account: row ? reply(row, work.now) : null };
};

/** @throws settlementErrors.noMobile, sameAccount; the message room's refusals of a wrong code */
const saveAccount: Acts['saveAccount'] = async (work, { memberId, storeId }, { smsCode, ...input }) => {
  const mobile = (await findMember(work, memberId))?.mobile;
  if (!mobile) throw settlementErrors.noMobile();
  await checkSmsCodeOf(work, mobile, smsCode, 'sign');
  const { payee, account: number, bank, bankNo } = input;
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`settlement ${storeId}`]);
  const before = (await findAccounts(work, [storeId])).get(storeId);
  if (before?.account === number && before.payee === payee && before.bankNo === bankNo)
    throw settlementErrors.sameAccount();
  const { accountWaitDays } = await settlementRules.find(work);
  const [row] = await work.tx
    .insert(payoutAccount)
    .values({
      ...{ storeId, payee, account: number, bank, bankNo },
      saidBy: memberId,
      createdAt: work.now,
      payableFrom: before ? after(work.now, days(accountWaitDays)) : work.now,
    })
    .returning();
  const said = required(row);
  await tellOfDocument(
    work,
    await listOperators(work, [storeId]),
    {
      title: { zh: '收款账户已设置', en: 'Your payout account was set' },
      text: {
        zh: `货款将打到 ${accountLine(said)}。如非本人操作，请立即联系平台。`,
        en: `Money goes to ${accountLine(said)}. If that was none of you, tell the platform at once.`,
      },
    },
    {
      kind: 'statement',
      name: { zh: '收款账户', en: 'Payout account' },
      reason: '',
      link: '/seller/settlement/account',
    },
  );
  return reply(said, work.now);
};

export const accountActs = { account, saveAccount };
