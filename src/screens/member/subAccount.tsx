// The employees of my enterprise: who may do what, what they have spent, invited, stopped, handed over.

import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Form,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EmployeeLog } from '#mall/company/parts/employee-log.tsx';
import { type EmployeeAct, EmployeeTable } from '#mall/company/parts/employee-table.tsx';
import { employeeWords } from '#mall/company/parts/employee-words.ts';
import { InitialPasswordDialog } from '#mall/company/parts/initial-password-dialog.tsx';
import { LeaveDialog } from '#mall/company/parts/leave-dialog.tsx';
import {
  type Invited,
  type SubAccountReply,
  subAccountProtocol,
} from '#mall/company/sub-account.protocol.ts';
import {
  SUB_ACCOUNT_STATES,
  type SubAccountState,
  subAccountStatus,
} from '#mall/company/sub-account-process.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../storefront/seo.ts';

export const meta = (args: MetaArgs) =>
  hiddenMeta(args, employeeWords.subAccounts[siteOf(args.matches).language]);

interface Query {
  state: SubAccountState | undefined;
  keyword: string;
  current: number;
}

function address({ state, keyword, current = 1 }: Partial<Query>): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (keyword) query.set('keyword', keyword);
  if (current > 1) query.set('current', String(current));
  return `/member/subAccount${query.size > 0 ? `?${query}` : ''}`;
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return asMember(request, async () => {
    const asked = new URL(request.url).searchParams;
    const current = Number(asked.get('current'));
    const query: Query = {
      state: SUB_ACCOUNT_STATES.find((one) => one === asked.get('state')),
      keyword: (asked.get('keyword') ?? '').trim().slice(0, 60),
      current: Number.isSafeInteger(current) && current > 0 && current <= 100_000 ? current : 1,
    };
    const [reply, spending, scope] = await Promise.all([
      call(subAccountProtocol.list, { ...query, keyword: query.keyword || undefined, pageSize: 20 }),
      call(orderProtocol.spending, {}),
      call(subAccountProtocol.scope, {}),
    ]);
    return { query, reply, spending, scope };
  });
}

type Open =
  | { what: 'log' | 'leave' | 'renew'; employee: SubAccountReply }
  | { what: 'disable'; memberIds: number[] }
  | { what: 'invited'; invited: Invited }
  | null;

export default function SubAccountScreen() {
  const { query, reply, spending, scope } = useLoaderData<typeof clientLoader>();
  const say = useWords(employeeWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const { run } = useAct();
  const { list, counts, pagination, placesLeft } = reply;
  const inUse = counts.ACTIVE + counts.INVITED + counts.DISABLED;
  const close = () => setOpen(null);
  const finish = () => {
    setChosen(new Set());
    void revalidate();
  };

  async function stopOrStart(how: 'disable' | 'enable', memberIds: number[]) {
    const { done, refused } = await call(subAccountProtocol[how], { memberIds });
    if (done.length > 0) toast.show({ text: say.done(done.length) });
    if (refused[0]) toast.show({ tone: 'refused', text: say.someRefused(refused.length, refused[0].why) });
    finish();
  }

  const enable = (memberIds: number[]) => run(() => stopOrStart('enable', memberIds));

  function act(what: EmployeeAct, employee: SubAccountReply) {
    if (what === 'change') void navigate(`/member/createSub?memberId=${employee.memberId}`);
    else if (what === 'enable') void enable([employee.memberId]);
    else if (what === 'disable') setOpen({ what, memberIds: [employee.memberId] });
    else setOpen({ what, employee });
  }

  const tabs = [
    { key: '', text: say.all, to: address({ keyword: query.keyword }), count: inUse },
    ...SUB_ACCOUNT_STATES.map((state) => ({
      key: state,
      text: subAccountStatus[state][language],
      to: address({ state, keyword: query.keyword }),
      count: counts[state],
    })),
  ];
  const make = (
    <Button variant="primary" to="/member/createSub" icon={<Plus size={16} aria-hidden="true" />}>
      {say.newOne}
    </Button>
  );

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <h1 className="text-20 font-semibold">
            {say.subAccounts}{' '}
            <span className="num text-13 font-normal text-hint">{say.placesLeft(placesLeft)}</span>
          </h1>
          <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
            <Form role="search" className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
              {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
              <Input
                key={query.keyword}
                size="sm"
                type="search"
                name="keyword"
                defaultValue={query.keyword}
                maxLength={60}
                placeholder={say.searchHint}
                aria-label={say.searchHint}
                before={<Search size={16} aria-hidden="true" />}
                className="sm:w-64"
              />
              <button type="submit" className={buttonClasses('outline', 'sm')}>
                {say.search}
              </button>
            </Form>
            {make}
          </div>
        </div>
        <LinkTabs label={say.states} current={query.state ?? ''} className="border-b-0 px-1" tabs={tabs} />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={query.keyword || query.state ? say.noneFound : say.none}
          text={query.keyword || query.state ? undefined : say.noneText}
          action={query.keyword || query.state ? <Button to={address({})}>{say.clear}</Button> : make}
        />
      ) : (
        <div className="min-w-0 rounded-card border border-line bg-surface">
          {chosen.size > 0 ? (
            <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2 text-13">
              <span className="num">{say.chosen(chosen.size)}</span>
              <Button
                size="sm"
                variant="danger"
                onClick={() => setOpen({ what: 'disable', memberIds: [...chosen] })}
              >
                {say.disable}
              </Button>
              <Button size="sm" onClick={() => void enable([...chosen])}>
                {say.enable}
              </Button>
            </div>
          ) : null}
          <EmployeeTable
            employees={list}
            spent={new Map(spending.map((one) => [one.memberId, one.spent]))}
            chosen={chosen}
            onChoose={setChosen}
            onAct={act}
          />
        </div>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > pagination.pageSize ? pagination.total : undefined}
        hrefOf={(current) => address({ ...query, current })}
      />
      {open?.what === 'log' ? <EmployeeLog employee={open.employee} onClose={close} /> : null}
      {open?.what === 'leave' ? (
        <LeaveDialog
          employee={open.employee}
          successors={scope.successors}
          onClose={close}
          onLeft={() => {
            close();
            toast.show({ text: say.left });
            finish();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={open?.what === 'disable'}
        onOpenChange={(isOpen) => !isOpen && close()}
        tone="danger"
        title={say.disableTitle(open?.what === 'disable' ? open.memberIds.length : 0)}
        text={say.disableText}
        confirmLabel={say.disable}
        onConfirm={async () => {
          if (open?.what === 'disable') await stopOrStart('disable', open.memberIds);
        }}
      />
      {open?.what === 'renew' ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpen((now) => (now?.what === 'renew' ? null : now))}
          title={say.renewTitle}
          text={say.renewText}
          confirmLabel={say.renew}
          onConfirm={async () => {
            const invited = await call(subAccountProtocol.renew, { memberId: open.employee.memberId });
            setOpen({ what: 'invited', invited });
            finish();
          }}
        />
      ) : null}
      {open?.what === 'invited' ? (
        <InitialPasswordDialog invited={open.invited} title={say.renewedTitle} onClose={close} />
      ) : null}
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-4 h-5 w-2/3" />
      </div>
      <div className="rounded-card border border-line bg-surface p-4">
        <SkeletonText lines={8} />
      </div>
    </div>
  );
}

export { ErrorBoundary } from './member-failed.tsx';
