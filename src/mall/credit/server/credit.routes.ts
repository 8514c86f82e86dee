// What the credit room serves and waits for.
import { desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Actions, onBothSides, type Route, serveAll } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { mayDo } from '#mall/member/actor.ts';
import { listOpenStores } from '#mall/store/server/store.ts';
import { creditProtocol } from '../credit.protocol.ts';
import { acceptOffer, checkFactor } from './accept-offer.ts';
import {
  applyForCredit,
  creditListener,
  declineOffer,
  renewAgreement,
  withdrawApplication,
} from './apply-for-credit.ts';
import type { OwedOf } from './charge.ts';
import { creditAccount, creditApplication } from './credit.tables.ts';
import { accountLife, applicationLife, creditRules } from './credit-life.ts';
import {
  accountCards,
  accountDetail,
  applicationCards,
  applicationDetail,
  creditorName,
  creditorsEyes,
} from './credit-view.ts';
import { creditorActs } from './decide-credit.ts';
import { foreseeCredit } from './foresee-credit.ts';
import {
  buyersCredit,
  type Creditor,
  findAccount,
  findApplication,
  platformsCredit,
  storesCredit,
} from './hold-credit.ts';
import { creditListRoutes } from './list-credit.ts';
import { type ProjectsOf, setSubLimit, showSubLimits } from './sub-limits.ts';

type Acts = Actions<typeof creditProtocol>;

const eyesOf = (member: Parameters<Acts['accounts']>[1]) => ({
  side: 'buyer' as const,
  mayAct: mayDo(member, 'credit.apply'),
});

const accounts: Acts['accounts'] = async (work, member) => {
  const { enterpriseId } = member;
  const own = await work.tx
    .select()
    .from(creditAccount)
    .where(eq(creditAccount.enterpriseId, enterpriseId))
    .orderBy(creditAccount.accountId);
  const applied = await work.tx
    .select()
    .from(creditApplication)
    .where(eq(creditApplication.enterpriseId, enterpriseId))
    .orderBy(desc(creditApplication.applicationId))
    .limit(50);
  const isGood = (await findEnterprise(work, enterpriseId))?.isGood === true;
  const lending = (await listOpenStores(work)).filter(
    (store) => !store.isSelfOperated && store.storeId !== member.storeId,
  );
  return {
    accounts: await accountCards(work, own, eyesOf(member)),
    applications: await applicationCards(work, applied, eyesOf(member)),
    creditors: [null, ...lending.map(({ storeId }) => storeId)].map((storeId) => ({
      storeId: storeId ?? 0,
      name: creditorName(storeId, new Map(lending.map((store) => [store.storeId, store])), work.language),
    })),
    mayApply: bit(isGood && mayDo(member, 'credit.apply')),
  };
};

/** @throws creditErrors.notFound, also for another enterprise's */
const account: Acts['account'] = async (work, member, { accountId }) =>
  accountDetail(work, await findAccount(work, buyersCredit(member), accountId), eyesOf(member));

/** @throws creditErrors.noApplication, also for another enterprise's */
const application: Acts['application'] = async (work, member, { creditSn }) =>
  applicationDetail(work, await findApplication(work, buyersCredit(member), creditSn), eyesOf(member));

const creditors = {
  /** @throws creditErrors.notFound, also for another creditor's */
  creditorAccount: async (work: Work, creditor: Creditor, { accountId }: { accountId: number }) =>
    accountDetail(work, await findAccount(work, creditor, accountId), creditorsEyes),
  /** @throws creditErrors.noApplication, also for another creditor's */
  creditorApplication: async (work: Work, creditor: Creditor, { creditSn }: { creditSn: string }) =>
    applicationDetail(work, await findApplication(work, creditor, creditSn), creditorsEyes),
  ...creditorActs,
};

export const creditListeners = [creditListener];

export const creditTimers: readonly TimerHandler[] = [
  ...applicationLife.onTime((work, creditSn) => applicationLife.hold(work, creditSn), {
    offerTimeout: 'advance',
  }),
  ...accountLife.onTime((work, accountId) => accountLife.hold(work, Number(accountId)), {
    lowerLimit: async (work, row) => {
      if (row.lowerTo === null || !row.lowerAt || row.lowerAt > work.now) return;
      const set = { creditLimit: row.lowerTo, lowerTo: null, lowerAt: null };
      await accountLife.advance(work, row, 'lowerLimit', { by: 'system', set });
    },
  }),
];

/** @param outside what rooms on higher floors know: statements and projects */
export function creditRoutes({ owedOf, projectsOf }: { owedOf: OwedOf; projectsOf: ProjectsOf }): Route[] {
  return [
    ...serveAll(
      creditProtocol,
      {
        accounts,
        account,
        application,
        /** @throws creditErrors.notFound, also for another enterprise's */
        forecast: async (work, member, { accountId, amount }) =>
          foreseeCredit(work, await findAccount(work, buyersCredit(member), accountId), owedOf, { amount }),
        subLimits: showSubLimits(projectsOf),
        setSubLimit: setSubLimit(projectsOf),
        apply: applyForCredit(owedOf),
        accept: acceptOffer,
        decline: declineOffer,
        renew: renewAgreement,
        withdraw: withdrawApplication,
        ...creditRules.calls,
        ...onBothSides(storesCredit, { prefix: 'admin', party: platformsCredit }, creditors),
      },
      { accept: checkFactor },
    ),
    ...creditListRoutes,
  ];
}
