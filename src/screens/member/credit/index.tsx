// The enterprise's credit accounts with what is left of each and until when one may order, and its applications.
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { creditProtocol, type ForecastReply } from '#mall/credit/credit.protocol.ts';
import { CreditSums, ForecastView } from '#mall/credit/parts/account-facts.tsx';
import { applyWindow } from '#mall/credit/parts/credit-windows.tsx';
import { creditWords } from '#mall/credit/parts/credit-words.ts';
import { SubLimits, type SubLimitsOf } from '#mall/credit/parts/sub-limits.tsx';
import { sessionReady } from '#mall/login/parts/session.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(creditWords.title);

export async function clientLoader() {
  // Credit is an enterprise's: everybody else reads what opens it.
  if ((await sessionReady())?.memberType !== 3)
    return {
      accounts: [],
      applications: [],
      creditors: [],
      mayApply: 0 as const,
      forecasts: new Map<number, ForecastReply>(),
      subLimits: new Map<number, SubLimitsOf>(),
    };
  const found = await call(creditProtocol.accounts, {});
  const ids = found.accounts.flatMap(({ state, accountId }) => (state === 'CLOSED' ? [] : [accountId]));
  const ofEach = async <T,>(ask: (accountId: number) => Promise<T>) =>
    new Map(await Promise.all(ids.map(async (accountId) => [accountId, await ask(accountId)] as const)));
  const [forecasts, subLimits] = await Promise.all([
    ofEach((accountId) => call(creditProtocol.forecast, { accountId })),
    ofEach((accountId) => call(creditProtocol.subLimits, { accountId })),
  ]);
  return { ...found, forecasts, subLimits };
}

export default function CreditScreen() {
  const { accounts, applications, creditors, mayApply, forecasts, subLimits } =
    useLoaderData<typeof clientLoader>();
  const say = useWords(creditWords);
  const { revalidate } = useRevalidator();
  const [isApplying, setApplying] = useState(false);
  const apply = mayApply ? (
    <Button variant="primary" onClick={() => setApplying(true)}>
      {say.apply}
    </Button>
  ) : null;
  const isEmpty = accounts.length === 0 && applications.length === 0;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-20 font-semibold">{say.title}</h1>
        {isEmpty ? null : apply}
      </div>
      {isEmpty ? (
        <Card>
          <EmptyState title={say.none} text={mayApply ? say.applyText : say.noneUncertified} action={apply} />
        </Card>
      ) : null}
      {accounts.map((account) => (
        <Card
          key={account.accountId}
          title={
            <span className="flex flex-wrap items-center gap-2">
              {account.creditorName}
              <Tag dot tone={account.tone}>
                {account.stateName}
              </Tag>
            </span>
          }
          actions={
            <Link
              to={`/member/credit/account?accountId=${account.accountId}`}
              className="text-13 text-brand hover:underline"
            >
              {say.detail}
            </Link>
          }
        >
          <div className="space-y-4">
            {account.state === 'FROZEN' ? (
              <FormError>{say.frozenNotice(account.frozenReason)}</FormError>
            ) : null}
            <CreditSums account={account} />
            <Foreseen forecast={forecasts.get(account.accountId)} title={say.forecast} />
            <SubLimitsOfAccount accountId={account.accountId} of={subLimits.get(account.accountId)} />
          </div>
        </Card>
      ))}
      {applications.length > 0 ? (
        <Card title={say.applications} flush>
          <Table
            label={say.applications}
            minWidth="640px"
            head={[say.applySn, say.creditor, { num: say.wantedLimit }, say.state, say.created]}
          >
            {applications.map((one) => (
              <tr key={one.creditSn}>
                <td>
                  <Link
                    to={`/member/credit/application?creditSn=${one.creditSn}`}
                    className="num text-brand hover:underline"
                  >
                    {one.creditSn}
                  </Link>
                </td>
                <td>{one.creditorName}</td>
                <td className="num-cell">{showAmount(one.wantedLimit)}</td>
                <td>
                  <Tag dot tone={one.tone}>
                    {one.stateName}
                  </Tag>
                </td>
                <td className="num">{showMoment(one.createTime)}</td>
              </tr>
            ))}
          </Table>
        </Card>
      ) : null}
      {isApplying
        ? applyWindow(
            say.apply,
            creditors,
          )({
            close: () => setApplying(false),
            through: () => {
              setApplying(false);
              toast.show({ text: say.sent });
              void revalidate();
            },
          })
        : null}
    </div>
  );
}

function SubLimitsOfAccount({ accountId, of }: { accountId: number; of: SubLimitsOf | undefined }) {
  return of ? <SubLimits accountId={accountId} of={of} /> : null;
}

function Foreseen({ forecast, title }: { forecast: ForecastReply | undefined; title: string }) {
  if (!forecast) return null;
  return (
    <div className="border-t border-line pt-3">
      <h2 className="mb-2 text-13 font-semibold">{title}</h2>
      <ForecastView forecast={forecast} />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-7 w-40', 'h-48', 'h-48');

export { ErrorBoundary } from '../member-failed.tsx';
