// What the member centre's first page tells of one's work: each room is asked for what the member may read; one that does not answer is left out.
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { budgetList } from '#mall/approval/budget-list.ts';
import type { GatheredTurns } from '#mall/approval/parts/gather-turns.ts';
import { type AccountCard, creditProtocol, type ForecastReply } from '#mall/credit/credit.protocol.ts';
import { ownInquiryList } from '#mall/inquiry/inquiry-lists.ts';
import { memberMay } from '#mall/login/parts/use-may.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { projectList } from '#mall/project/project-list.ts';
import { ownSampleList } from '#mall/sample/sample-lists.ts';
import { loadTurns } from './load-turns.ts';

const MOST = 5; // chosen: what is seen at a glance

export interface HomeFacts {
  turns?: GatheredTurns;
  inquiries?: ReplyOf<typeof ownInquiryList.list>['counts'];
  samples?: ReplyOf<typeof ownSampleList.list>['counts'];
  budgets?: ReplyOf<typeof budgetList.list>['list'];
  /** Only those with risks that nobody has settled. */
  projects?: ReplyOf<typeof projectList.list>['list'];
  /** Accounts that are open, each with until when one may order on it. */
  credit?: { account: AccountCard; forecast: ForecastReply }[];
  /** When it was read: what is late is marked. */
  now: number;
}

const orNothing = <T>(asked: Promise<T> | false): Promise<T | undefined> =>
  asked ? asked.catch(() => undefined) : Promise.resolve(undefined);

async function loadCredit(): Promise<HomeFacts['credit']> {
  const { accounts } = await call(creditProtocol.accounts, {});
  const open = accounts.filter(({ state }) => state !== 'CLOSED').slice(0, MOST);
  return Promise.all(
    open.map(async (account) => ({
      account,
      forecast: await call(creditProtocol.forecast, { accountId: account.accountId }),
    })),
  );
}

export async function loadHome(member: MemberInfo): Promise<HomeFacts> {
  const may = (point: Parameters<typeof memberMay>[1]) => memberMay(member, point);
  const isEnterprise = member.memberType === 3;
  const [turns, inquiries, samples, budgets, projects, credit] = await Promise.all([
    orNothing(loadTurns(member, MOST)),
    orNothing(may('rfq.read') && call(ownInquiryList.list, { pageSize: 1 })),
    orNothing(may('sample.read') && call(ownSampleList.list, { pageSize: 1 })),
    orNothing(
      isEnterprise &&
        may('project.budget') &&
        call(budgetList.list, { pageSize: MOST, sort: 'left', f_isOpen: '1' }),
    ),
    orNothing(may('project.read') && call(projectList.list, { pageSize: MOST, sort: '-openRisks' })),
    orNothing(isEnterprise && may('credit.read') && loadCredit()),
  ]);
  return {
    turns,
    inquiries: inquiries?.counts,
    samples: samples?.counts,
    budgets: budgets?.list,
    projects: projects?.list.filter(({ openRisks }) => openRisks > 0),
    credit,
    now: Date.now(),
  };
}
