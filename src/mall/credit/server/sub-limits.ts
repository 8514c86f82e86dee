// Sub-limits: what employees, cost centres and projects may take of an account; set by the buyer, looked at with the account held (domain-money §5).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { wireFields } from '#kit/http/same-fields.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { listCostCentres } from '#mall/approval/server/approval.ts';
import { listPeople } from '#mall/company/server/company.ts';
import { type Employee, mayDo } from '#mall/member/actor.ts';
import { type creditProtocol, SubLimitCard } from '../credit.protocol.ts';
import { type SubLimitKind, type SubLimitPeriod, subLimitKinds, subLimitPeriods } from '../credit-terms.ts';
import { creditErrors } from './credit.errors.ts';
import { creditSubLimit } from './credit.tables.ts';
import { accountLife } from './credit-life.ts';
import { buyersCredit, findAccount } from './hold-credit.ts';

/** Who takes of an account, and for what. */
export interface Taker {
  memberId: number;
  projectId: number | null;
  costCentre: string;
}

/** An enterprise's projects that are not archived: told by the room that has them, which stands on a higher floor. */
export type ProjectsOf = (
  work: Work,
  enterpriseId: number,
) => Promise<{ projectId: number; projectName: string }[]>;

interface SubLimit {
  subLimitId: number;
  kind: SubLimitKind;
  subject: string;
  name: string;
  period: SubLimitPeriod;
  amount: Cents;
  taken: Cents;
}

/** What is ordered in the running month of China, less what of it was taken back; or what of all orders is not paid. */
const subLimitsOf = (work: Work, accountId: number): Promise<SubLimit[]> =>
  work.query(
    `SELECT l.sub_limit_id AS "subLimitId", l.kind, l.subject, l.name, l.period, l.amount,
       coalesce(sum(CASE WHEN l.period = 'OPEN' THEN c.owed - c.paid WHEN c.created_at >= $2 THEN c.owed END), 0)::bigint AS taken
     FROM credit_sub_limit l LEFT JOIN credit_charge c ON c.account_id = l.account_id AND l.subject = CASE l.kind
       WHEN 'EMPLOYEE' THEN c.member_id::text WHEN 'PROJECT' THEN c.project_id::text ELSE c.cost_centre END
     WHERE l.account_id = $1 GROUP BY l.sub_limit_id ORDER BY l.kind, l.name, l.period`,
    [accountId, new Date(`${dayInChina(work.now).slice(0, 8)}01T00:00:00+08:00`)],
    'credit-sub-limits',
  );

const restOf = ({ amount, taken }: SubLimit): Cents => cents(amount - taken);

/** The sub-limits that an order of this amount would pass, each by its name with what is left of it. The account must be held. */
export async function passedBy(
  work: Work,
  accountId: number,
  { memberId, projectId, costCentre }: Taker,
  amount: Cents,
): Promise<Text[]> {
  const taker = { EMPLOYEE: String(memberId), PROJECT: String(projectId), COST_CENTRE: costCentre };
  return (await subLimitsOf(work, accountId))
    .filter((one) => one.subject === taker[one.kind] && amount > restOf(one))
    .map((one) => {
      const { [one.kind]: kind } = subLimitKinds;
      const left = showAmount(centsToWire(cents(Math.max(0, restOf(one)))));
      const period = subLimitPeriods[one.period];
      return {
        zh: `子额度“${one.name}”（${kind.zh}，${period.zh}）仅剩 ${left}`,
        en: `Sub-limit “${one.name}” (${kind.en}, ${period.en.toLowerCase()}): ${left} left`,
      };
    });
}

type Subject = Pick<SubLimit, 'kind' | 'subject' | 'name'>;

async function subjectsOf(work: Work, enterpriseId: number, projectsOf: ProjectsOf): Promise<Subject[]> {
  const people = (await listPeople(work, enterpriseId)).filter(({ state }) => state !== 'LEFT');
  return [
    ...people.map((one) => ({ kind: 'EMPLOYEE' as const, subject: String(one.memberId), name: one.name })),
    ...(await listCostCentres(work, enterpriseId)).map((name) => ({
      kind: 'COST_CENTRE' as const,
      subject: name,
      name,
    })),
    ...(await projectsOf(work, enterpriseId)).map(({ projectId, projectName }) => ({
      kind: 'PROJECT' as const,
      subject: String(projectId),
      name: projectName,
    })),
  ];
}

/** @throws creditErrors.notFound, also for another enterprise's */
export const showSubLimits =
  (projectsOf: ProjectsOf): Action<typeof creditProtocol.subLimits> =>
  async (work, member, { accountId }) => {
    await findAccount(work, buyersCredit(member as Employee), accountId);
    const maySet = mayDo(member, 'credit.limit');
    return {
      list: (await subLimitsOf(work, accountId)).map((one) => ({
        ...wireFields(SubLimitCard, one),
        kindName: subLimitKinds[one.kind][work.language],
        periodName: subLimitPeriods[one.period][work.language],
        rest: centsToWire(restOf(one)),
      })),
      subjects: maySet ? await subjectsOf(work, member.enterpriseId, projectsOf) : [],
      maySet: bit(maySet),
    };
  };

/** @throws creditErrors.notFound; noSubject for what is not the enterprise's */
export const setSubLimit =
  (projectsOf: ProjectsOf): Action<typeof creditProtocol.setSubLimit> =>
  async (work, member, { accountId, amount, ...of }) => {
    await findAccount(work, buyersCredit(member), accountId);
    await accountLife.hold(work, accountId);
    const { kind, subject, period } = of;
    if (amount === undefined) {
      await work.tx
        .delete(creditSubLimit)
        .where(
          and(
            eq(creditSubLimit.accountId, accountId),
            eq(creditSubLimit.kind, kind),
            eq(creditSubLimit.subject, subject),
            eq(creditSubLimit.period, period),
          ),
        );
      return { accountId };
    }
    const known = await subjectsOf(work, member.enterpriseId, projectsOf);
    const found = known.find((one) => one.kind === kind && one.subject === subject);
    if (!found) throw creditErrors.noSubject();
    await work.tx
      .insert(creditSubLimit)
      .values({ ...of, accountId, amount, name: found.name, createdAt: work.now })
      .onConflictDoUpdate({
        target: [
          creditSubLimit.accountId,
          creditSubLimit.kind,
          creditSubLimit.subject,
          creditSubLimit.period,
        ],
        set: { amount, name: found.name },
      });
    return { accountId };
  };
