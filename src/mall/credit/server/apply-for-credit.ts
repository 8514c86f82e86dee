// A buyer applies for credit, hands it in again, takes it back, or says no to what is offered.
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { listener } from '#kit/events/event.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { askApproval, NOTHING_BOUGHT, withdrawApproval } from '#mall/approval/server/approval.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { Employee } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import { type creditProtocol, Figures } from '../credit.protocol.ts';
import { hasOldAgreement, type OwedOf } from './charge.ts';
import { creditErrors } from './credit.errors.ts';
import { creditAccount, creditApplication } from './credit.tables.ts';
import {
  type ApplicationRow,
  accountLife,
  applicationLife,
  creditRules,
  doneOf,
  moverOf,
} from './credit-life.ts';
import { offerChange } from './decide-credit.ts';
import { forecastNotes } from './foresee-credit.ts';
import { buyersCredit, holdAccount, holdApplication } from './hold-credit.ts';

type Acts = Actions<typeof creditProtocol>;

/**
 * Opens an account, or changes the one that there is already.
 * @throws creditErrors.notCertified, amountNeeded, unknownCreditor, platformGives, ownStore, appliedAlready, refusedLately;
 * noApplication, applicationNotNow for what is handed in again; the file room's refusals
 */
export const applyForCredit =
  (owedOf: OwedOf): Acts['apply'] =>
  async (work, member, { creditSn, storeId: asked, ...input }) => {
    const { memberId, enterpriseId } = member;
    if (!(await findEnterprise(work, enterpriseId))?.isGood) throw creditErrors.notCertified();
    if (input.wantedLimit <= 0) throw creditErrors.amountNeeded();
    const { requestId: _, ...wanted } = input;
    const fileIds = [...new Set(input.fileIds)];
    if (creditSn !== '') {
      const row = await holdApplication(work, buyersCredit(member), { creditSn });
      const added = fileIds.filter((fileId) => !row.fileIds.includes(fileId));
      await requireFiles(work, memberId, added, { kinds: 'attachments' });
      const to = await stateOf(work, member, { ...row, ...wanted }, owedOf);
      const set = { ...wanted, fileIds };
      return doneOf(
        await applicationLife.advance(work, row, 'resubmit', { ...moverOf('buyer', member), to, set }),
      );
    }
    await requireFiles(work, memberId, fileIds, { kinds: 'attachments' });
    const storeId = asked === 0 ? null : asked;
    if (storeId !== null) await requireCreditor(work, member, storeId);
    await requireNotRefused(work, enterpriseId, storeId);
    const accountId = await openAccountOf(work, enterpriseId, storeId);
    const of = {
      creditSn: await nextDocumentNumber(work, 'CR'),
      ...{ enterpriseId, memberId, storeId, accountId },
      ...wanted,
    };
    const state = await stateOf(work, member, of, owedOf);
    const row = await applicationLife.begin(
      work,
      'apply',
      { ...of, fileIds, state },
      moverOf('buyer', member),
    );
    return doneOf(row);
  };

/** Whether its own people decide first, who read until when the account that it would change may be used. */
async function stateOf(
  work: Work,
  member: Employee,
  of: Pick<ApplicationRow, 'creditSn' | 'accountId' | 'storeId' | 'wantedLimit' | 'enterpriseId' | 'text'>,
  owedOf: OwedOf,
): Promise<'PENDING_APPROVAL' | 'PENDING_REVIEW'> {
  const { creditSn, accountId, storeId, enterpriseId, wantedLimit } = of;
  const account = accountId === null ? undefined : await accountLife.hold(work, accountId);
  const { isNeeded } = await askApproval(work, {
    ...NOTHING_BOUGHT,
    docType: 'creditApply',
    docSn: creditSn,
    scope: { enterpriseId },
    authorId: member.memberId,
    authorName: member.memberName,
    title: of.text || creditSn,
    url: `/member/credit/application?creditSn=${creditSn}`,
    amount: wantedLimit,
    storeIds: storeId === null ? [] : [storeId],
    notes: account ? await forecastNotes(work, account, owedOf) : [],
  });
  return isNeeded ? 'PENDING_APPROVAL' : 'PENDING_REVIEW';
}

/** Its own people have decided. */
export const creditListener = listener(
  approvalDecided,
  async (work, { docType, docSn, result, actorId, actorName, reason }) => {
    const row = docType === 'creditApply' ? await applicationLife.hold(work, docSn) : undefined;
    if (row?.state !== 'PENDING_APPROVAL') return;
    const mover = { by: 'approver' as const, actorId: actorId ?? undefined, actorName };
    await applicationLife.advance(work, row, result === 'APPROVED' ? 'approve' : 'return', {
      ...mover,
      ...(reason ? { reason } : {}),
    });
  },
);

async function requireCreditor(work: Work, member: Employee, storeId: number): Promise<void> {
  const store = (await findStores(work, [storeId])).get(storeId);
  if (!store) throw creditErrors.unknownCreditor();
  if (store.isSelfOperated) throw creditErrors.platformGives();
  if (member.storeId === storeId) throw creditErrors.ownStore();
}

const ofCreditor = (enterpriseId: number, storeId: number | null) =>
  and(
    eq(creditApplication.enterpriseId, enterpriseId),
    storeId === null ? isNull(creditApplication.storeId) : eq(creditApplication.storeId, storeId),
  );

async function requireNotRefused(work: Work, enterpriseId: number, storeId: number | null): Promise<void> {
  const [last] = await work.tx
    .select()
    .from(creditApplication)
    .where(and(ofCreditor(enterpriseId, storeId), eq(creditApplication.state, 'REJECTED')))
    .orderBy(desc(creditApplication.applicationId))
    .limit(1);
  if (!last?.finishedAt) return;
  const { againAfterDays } = await creditRules.find(work);
  const until = after(last.finishedAt, days(againAfterDays));
  if (until > work.now) throw creditErrors.refusedLately({ until: dayInChina(until) });
}

async function openAccountOf(
  work: Work,
  enterpriseId: number,
  storeId: number | null,
): Promise<number | null> {
  const rows = await work.tx.select().from(creditAccount).where(eq(creditAccount.enterpriseId, enterpriseId));
  return rows.find((row) => row.storeId === storeId && row.state !== 'CLOSED')?.accountId ?? null;
}

/** @throws creditErrors.notFound, accountNotNow, appliedAlready; otherTerms where the text in force is the accepted one */
export const renewAgreement: Acts['renew'] = async (work, member, seen) => {
  const row = await holdAccount(work, buyersCredit(member), seen);
  if (!(await hasOldAgreement(work, row.accountId, 0))) throw creditErrors.otherTerms();
  const offer = { ...sameFields(Figures, row), creditLimit: row.creditLimit };
  return doneOf(await offerChange(work, row, 'renew', offer, moverOf('buyer', member)));
};

/** @throws creditErrors.noApplication, applicationNotNow, changedMeanwhile */
export const declineOffer: Acts['decline'] = async (work, member, { reason, ...seen }) => {
  const row = await holdApplication(work, buyersCredit(member), seen);
  return doneOf(await applicationLife.advance(work, row, 'decline', moverOf('buyer', member, reason)));
};

/** @throws creditErrors.noApplication, applicationNotNow, changedMeanwhile */
export const withdrawApplication: Acts['withdraw'] = async (work, member, seen) => {
  const row = await holdApplication(work, buyersCredit(member), seen);
  const done = await applicationLife.advance(work, row, 'withdraw', moverOf('buyer', member));
  await withdrawApproval(work, 'creditApply', row.creditSn);
  return doneOf(done);
};
