// The rights to sign that wait for the platform: signer, papers, seals, and the decision.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { SIGN_AUTH_STATES } from '#mall/contract/contract-process.ts';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { SignAuthReview } from '#mall/contract/parts/seal/sign-auth-review.tsx';
import { signAuthProtocol } from '#mall/contract/sign-auth.protocol.ts';
import { signAuthStatus } from '#mall/contract/sign-auth-words.ts';
import { adminWords } from '../admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const isAll = asked.get('state') === 'all';
  const state = isAll
    ? undefined
    : (SIGN_AUTH_STATES.find((one) => one === asked.get('state')) ?? 'PENDING_REVIEW');
  const [reply, seals] = await Promise.all([
    call(signAuthProtocol.adminList, { state, keyword: keyword || undefined, current }),
    call(signAuthProtocol.adminSeals, { state: 'PENDING_REVIEW', pageSize: 1 }),
  ]);
  return { ...reply, state, keyword, sealsWaiting: seals.pagination.total };
}

export default function AdminSignAuths() {
  const say = useWords(authenWords);
  const sayAdmin = useWords(adminWords);
  const language = useLanguage();
  const { list, counts, pagination, state, keyword, sealsWaiting } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  return (
    <>
      <ConsoleList
        look="cards"
        title={say.signing}
        consoleName={sayAdmin.console}
        searchHint={say.searchHint}
        keyword={keyword}
        states={{
          label: say.tabsLabel,
          current: state ?? 'all',
          tabs: [
            ...SIGN_AUTH_STATES.map((one) => ({
              state: one,
              text: signAuthStatus[one][language],
              count: counts[one] ?? 0,
            })),
            { state: 'all', text: say.all, count: all },
          ],
        }}
        rows={list}
        rowKey={({ signAuthId }) => signAuthId}
        row={(one) => <SignAuthReview one={one} />}
        empty={
          state === 'PENDING_REVIEW' && !keyword
            ? {
                title: say.none,
                text: say.noneText,
                action: <Button to="/admin/signAuth/list?state=all">{say.seeAll}</Button>,
              }
            : {
                title: say.noneHere,
                action: <Button to="/admin/signAuth/list?state=all">{say.seeAll}</Button>,
              }
        }
        pagination={pagination}
      />
      <p className="mt-4">
        <Button to="/admin/signAuth/seals" variant={sealsWaiting > 0 ? 'primary' : 'outline'}>
          {say.sealsTab} ({sealsWaiting})
        </Button>
      </p>
    </>
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
