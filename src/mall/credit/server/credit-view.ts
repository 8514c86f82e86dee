// Rows of accounts and applications → replies: the only mapper. What a reader may do follows from the side he stands on.
import { desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies, withAmounts } from '#kit/document/step-log.ts';
import { sameFields, wireFields } from '#kit/http/same-fields.ts';
import { findDueTimes } from '#kit/jobs/timer.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { namesOf } from '#mall/company/server/company.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { findAgreement } from '#mall/setting/server/setting.ts';
import { findStores } from '#mall/store/server/store.ts';
import {
  accountStatus,
  accountSteps,
  applicationStatus,
  applicationSteps,
  overdueStatement,
  overReasons,
} from '../account-status.ts';
import {
  type AccountButton,
  AccountCard,
  AccountDetail,
  type ApplicationButton,
  ApplicationCard,
  type ApplicationDetail,
  Figures,
} from '../credit.protocol.ts';
import { availableOf } from '../credit-blocks.ts';
import { CREDIT_AGREEMENT, TERM_DAYS, USUAL_FIGURES } from '../credit-terms.ts';
import { hasOldAgreement } from './charge.ts';
import { creditAgreement, creditCharge, creditOver } from './credit.tables.ts';
import {
  type AccountRow,
  type ApplicationRow,
  accountLife,
  applicationLife,
  creditRules,
} from './credit-life.ts';

/** With whose eyes they are seen. */
export interface CreditEyes {
  side: 'buyer' | 'creditor';
  mayAct: boolean;
}
export const creditorsEyes: CreditEyes = { side: 'creditor', mayAct: true };

export const PLATFORM: Text = { zh: '平台（自营店铺）', en: 'The mall (its own stores)' };

export const creditorName = (
  storeId: number | null,
  stores: Awaited<ReturnType<typeof findStores>>,
  language: Language,
): string => (storeId === null ? PLATFORM : required(stores.get(storeId)).name)[language];

/** Names of both sides, by enterprise and by creditor. */
async function partiesOf(work: Work, rows: readonly { enterpriseId: number; storeId: number | null }[]) {
  const named = await work.query<{ enterpriseId: number; name: string }>(
    `SELECT enterprise_id AS "enterpriseId", name FROM enterprise WHERE enterprise_id = ANY($1::bigint[])`,
    [rows.map((row) => row.enterpriseId)],
    'credit-enterprises',
  );
  const enterprises = new Map(named.map((row) => [row.enterpriseId, row.name]));
  const stores = await findStores(work, [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))]);
  return (row: { enterpriseId: number; storeId: number | null }) => ({
    enterpriseName: required(enterprises.get(row.enterpriseId)),
    storeId: row.storeId ?? 0,
    creditorName: creditorName(row.storeId, stores, work.language),
  });
}

/** Cards in the order of the rows. */
export async function accountCards(
  work: Work,
  rows: readonly AccountRow[],
  { side, mayAct }: CreditEyes,
): Promise<AccountCard[]> {
  if (rows.length === 0) return [];
  const { language, now } = work;
  const parties = await partiesOf(work, rows);
  return rows.map((row) => {
    const status = accountStatus[row.state];
    const allowed: readonly string[] = accountLife.allowed(row, 'creditor', now);
    const mayChange = mayAct && allowed.includes('setLimit');
    const buttons = side === 'buyer' ? ['renew'] : [...allowed, 'propose'];
    return {
      ...wireFields(AccountCard, row),
      ...parties(row),
      stateName: status[language],
      tone: status.tone,
      frozenReason:
        row.frozenBy === 'overdue' ? overdueStatement(row.frozenReason)[language] : row.frozenReason,
      available: centsToWire(availableOf(row, now)),
      allowedActions: mayChange ? (buttons as AccountButton[]) : [],
    };
  });
}

/** Call it only where the reader may see the account. */
export async function accountDetail(work: Work, row: AccountRow, eyes: CreditEyes): Promise<AccountDetail> {
  const [card] = await accountCards(work, [row], eyes);
  const { accountId } = row;
  const charges = await work.tx
    .select()
    .from(creditCharge)
    .where(eq(creditCharge.accountId, accountId))
    .orderBy(desc(creditCharge.chargeId))
    .limit(200);
  const overs = await work.tx
    .select()
    .from(creditOver)
    .where(eq(creditOver.accountId, accountId))
    .orderBy(desc(creditOver.overId))
    .limit(200);
  const [agreed] = await work.tx
    .select()
    .from(creditAgreement)
    .where(eq(creditAgreement.accountId, accountId))
    .orderBy(desc(creditAgreement.agreementId))
    .limit(1);
  const log = await stepReplies(work, accountLife.docType, String(accountId), accountSteps, accountStatus);
  const { charges: Charges, overs: Overs, agreement: Agreement } = AccountDetail.shape;
  const { allowedActions, ...facts } = required(card);
  const isOld = agreed && (await hasOldAgreement(work, accountId, 0));
  return {
    ...facts,
    allowedActions: allowedActions.filter((action) => action !== 'renew' || isOld),
    charges: charges
      .filter(({ owed, paid }) => owed > 0 || paid > 0)
      .map((charge) => wireFields(Charges.element, charge)),
    overs: overs.map((over) => ({
      ...wireFields(Overs.element, over),
      reason: (overReasons as Partial<Record<string, Text>>)[over.reason]?.[work.language] ?? over.reason,
    })),
    agreement: agreed ? wireFields(Agreement.unwrap(), agreed) : null,
    log: log.map((step) => withAmounts(step, 'creditLimit', 'tempLimit')),
  };
}

/** Cards in the order of the rows. */
export async function applicationCards(
  work: Work,
  rows: readonly ApplicationRow[],
  { side, mayAct }: CreditEyes,
): Promise<ApplicationCard[]> {
  if (rows.length === 0) return [];
  const { language, now } = work;
  const parties = await partiesOf(work, rows);
  const dueTimes = await findDueTimes(
    work,
    applicationLife.docType,
    rows.map(({ creditSn }) => creditSn),
  );
  return rows.map((row) => {
    const status = applicationStatus[row.state];
    return {
      ...wireFields(ApplicationCard, row),
      ...parties(row),
      accountId: row.accountId ?? 0,
      stateName: status[language],
      tone: status.tone,
      dueAt: dueTimes.get(row.creditSn)?.toISOString() ?? null,
      allowedActions: mayAct
        ? applicationLife.allowed(row, side, now).map((action) => action as ApplicationButton)
        : [],
    };
  });
}

/** Call it only where the reader may see the application: its papers open with it. */
export async function applicationDetail(
  work: Work,
  row: ApplicationRow,
  eyes: CreditEyes,
): Promise<ApplicationDetail> {
  const { language } = work;
  const [card] = await applicationCards(work, [row], eyes);
  const [applicant] = await namesOf(work, [row.memberId]);
  const text = await findAgreement(work, CREDIT_AGREEMENT);
  const log = await stepReplies(
    work,
    applicationLife.docType,
    row.creditSn,
    applicationSteps,
    applicationStatus,
  );
  return {
    ...required(card),
    applicantName: applicant?.name ?? '',
    files: await fileReplies(work, row.fileIds),
    offer: row.offer ? { ...row.offer, creditLimit: centsToWire(row.offer.creditLimit) } : null,
    usual: { ...USUAL_FIGURES, ...sameFields(Figures, await creditRules.find(work)), termDays: TERM_DAYS },
    agreement: {
      version: text?.version ?? '',
      title: (language === 'en' ? text?.titleEn : text?.titleZh) ?? '',
    },
    log: log.map(({ detail, ...step }) => step),
  };
}
