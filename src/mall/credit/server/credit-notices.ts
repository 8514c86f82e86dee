// What buyers and creditors are told by message of accounts and applications.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { listWhoMay } from '#mall/company/server/company.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import { accountSteps, applicationSteps } from '../account-status.ts';
import type { AccountAction, ApplicationAction, CreditActor } from '../credit-process.ts';
import type { creditAccount, creditApplication } from './credit.tables.ts';

type Mover = StepBy<CreditActor>;

/** Who decides for the creditor: the store's operators, or the platform's finance. */
export async function creditorsPeople(work: Work, storeId: number | null): Promise<number[]> {
  if (storeId !== null) return listOperators(work, [storeId]);
  const rows = await work.query<{ memberId: number }>(
    `SELECT member_id AS "memberId" FROM platform_operator WHERE role = 'finance' ORDER BY 1`,
    [],
    'credit-finance',
  );
  return rows.map(({ memberId }) => memberId);
}

const none: Text = { zh: '', en: '' };

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfApplication(
  work: Work,
  action: ApplicationAction,
  row: typeof creditApplication.$inferSelect,
  mover: Mover,
): Promise<void> {
  const { creditSn, enterpriseId, storeId, memberId } = row;
  const step = applicationSteps[action];
  const about = (page: string) => ({
    kind: 'credit' as const,
    name: { zh: `授信申请 ${creditSn}`, en: `Credit application ${creditSn}` },
    reason: mover.reason ?? '',
    link: `${page}?creditSn=${creditSn}`,
  });
  const said = { title: { zh: `授信申请：${step.zh}`, en: `Credit application: ${step.en}` }, text: none };
  if (mover.by !== 'buyer')
    await tellOfDocument(
      work,
      [...new Set([memberId, ...(await listWhoMay(work, enterpriseId, 'credit.apply'))])],
      said,
      about('/member/credit/application'),
    );
  if (mover.by !== 'creditor' && row.state !== 'PENDING_APPROVAL' && action !== 'return')
    await tellOfDocument(
      work,
      await creditorsPeople(work, storeId),
      said,
      about(storeId === null ? '/admin/credit/application' : '/seller/credit/application'),
    );
}

/** The same of an account; the buyer hears of everything, the creditor of what happens by itself. */
export async function tellOfAccount(
  work: Work,
  action: AccountAction,
  row: typeof creditAccount.$inferSelect,
  mover: Mover,
): Promise<void> {
  if (action === 'open' || action === 'agree') return; // its application says so
  const { accountId, enterpriseId, storeId, lowerTo, creditLimit } = row;
  const step = accountSteps[action];
  const limit = showAmount(centsToWire(lowerTo ?? creditLimit));
  const text: Text =
    action === 'setLimit'
      ? {
          zh: `${lowerTo === null ? '额度为' : '通知期后额度降为'} ${limit}。`,
          en: `The limit is ${lowerTo === null ? '' : 'to become '}${limit}.`,
        }
      : none;
  const said = { title: { zh: `信用账户：${step.zh}`, en: `Credit account: ${step.en}` }, text };
  const about = (link: string) => ({
    kind: 'credit' as const,
    name: { zh: `信用账户 ${accountId}`, en: `Credit account ${accountId}` },
    reason: mover.reason ?? '',
    link,
  });
  await tellOfDocument(
    work,
    await listWhoMay(work, enterpriseId, 'credit.read'),
    said,
    about('/member/credit/index'),
  );
  if (mover.by === 'system')
    await tellOfDocument(
      work,
      await creditorsPeople(work, storeId),
      said,
      about(`/${storeId === null ? 'admin' : 'seller'}/credit/account?accountId=${accountId}`),
    );
}
