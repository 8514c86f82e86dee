// Where a code that was scanned from a label leads: a laboratory's people to its desk, its customer to his commission, anybody else to a word about it.
import { type LoaderFunctionArgs, type MetaFunction, Navigate, redirect, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { openLogin, useSession } from '#mall/login/parts/session.ts';
import { readShelfCode, readSpecimenCode } from '#mall/specimen/specimen-code.ts';
import { titled } from '../seo.ts';

const codeWords = words({
  title: { zh: '样品码', en: 'Code of a specimen' },
  text: {
    zh: '这是检测实验室的样品标签。登录后，实验室人员可办理收样，委托方可查看委托进度。',
    en: 'A label of a specimen in a laboratory. Log in: its people receive it, its client sees how far it is.',
  },
  unknown: { zh: '不认识的码，请重新扫描', en: 'This code is not known: please scan it again' },
  login: { zh: '登录', en: 'Log in' },
});

export const meta: MetaFunction = titled(codeWords.title);

const PUBLIC: Readonly<Record<string, readonly [page: string, name: string]>> = {
  R: ['/report/verify', 'no'],
  C: ['/certificate/query', 'no'],
  L: ['/lot', 'code'],
};

/** `kind` S: a specimen; P: a shelf; R, C, L: a report, a certificate, a lot, which anybody may look up; further kinds come with what they stand on. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [kind, no] = [searchParams.get('kind')?.toUpperCase() ?? '', searchParams.get('no') ?? ''];
  const page = PUBLIC[kind];
  if (page) throw redirect(`${page[0]}?${new URLSearchParams({ [page[1]]: no.slice(0, 40) })}`);
  const code = ['', 'q', kind, no].join('/');
  return { no: readSpecimenCode(code) ?? '', shelf: readShelfCode(code) ?? '' };
}

export default function CodeScreen() {
  const say = useWords(codeWords);
  const { no, shelf } = useLoaderData<typeof loader>();
  const { status, member } = useSession();
  const isStaff = member?.lab?.points.some((point) => point === 'lab.specimen' || point === 'lab.test');
  if (shelf && isStaff)
    return <Navigate replace to={`/lab/specimen/scan?${new URLSearchParams({ shelf })}`} />;
  if (no && status === 'member')
    return (
      <Navigate
        replace
        to={
          isStaff ? `/lab/specimen/scan?no=${no}` : `/member/order/info?serviceSn=${no.replace(/-\d+$/, '')}`
        }
      />
    );
  return (
    <div className="page-width py-10">
      <h1 className="sr-only">{say.title}</h1>
      <EmptyState
        title={no || shelf || say.unknown}
        text={no || shelf ? say.text : undefined}
        action={
          (no || shelf) && status === 'guest' ? (
            <Button variant="primary" onClick={() => openLogin()}>
              {say.login}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
