// The seals that wait for the platform, apart from those that come with a right to sign.
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { SealReview } from '#mall/contract/parts/seal/seal-review.tsx';
import { signAuthProtocol } from '#mall/contract/sign-auth.protocol.ts';
import { adminWords } from '../admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const current = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('current'))) || 1);
  return call(signAuthProtocol.adminSeals, { state: 'PENDING_REVIEW', current });
}

export default function AdminSeals() {
  const say = useWords(authenWords);
  const sayAdmin = useWords(adminWords);
  const { list, pagination } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <ConsoleHead
        title={say.sealsTab}
        tab={`${say.sealsTab} · ${sayAdmin.console}`}
        before={
          <Link
            to="/admin/signAuth/list"
            className="mb-2 inline-block text-13 text-secondary hover:text-brand"
          >
            ← {say.signing}
          </Link>
        }
      />
      {list.length === 0 ? (
        <Card flush>
          <EmptyState title={say.noSealsWait} text={say.noneText} />
        </Card>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {list.map((seal) => (
            <li key={seal.sealId}>
              <SealReview seal={seal} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-4"
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => `?current=${current}`}
      />
    </>
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" />;
