// The agreements and notices of the platform, one at a time, by `code`.
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { AgreementView } from '#mall/setting/parts/agreement-view.tsx';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { answerOr404 } from './answer-or-404.ts';
import { hiddenMeta, pageMeta } from './seo.ts';

const screenWords = words({ all: { zh: '协议与须知', en: 'Agreements and notices' } });

/** Without a code: the registration agreement. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')?.trim() || 'register';
  return answerOr404(context.get(mallContext).call(settingProtocol.agreement, { code }));
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.title,
        description: args.loaderData.body,
        path: `/agreement?code=${encodeURIComponent(args.loaderData.code)}`,
      })
    : hiddenMeta(args, '');

export default function AgreementPage() {
  const say = useWords(screenWords);
  const { code, title, version, body, others } = useLoaderData<typeof loader>();
  const all = [{ code, title }, ...others.filter((one) => one.code !== code)].sort((a, b) =>
    a.code < b.code ? -1 : 1,
  );
  return (
    <div className="page-width grid gap-4 py-4 md:grid-cols-[220px_minmax(0,1fr)]">
      <nav aria-label={say.all} className="self-start rounded-card border border-line bg-surface py-2">
        <h2 className="px-4 py-2 text-13 font-semibold">{say.all}</h2>
        <ul>
          {all.map((one) => (
            <li key={one.code}>
              <Link
                to={`/agreement?code=${encodeURIComponent(one.code)}`}
                aria-current={one.code === code ? 'page' : undefined}
                className={`flex min-h-10 items-center border-l-2 px-4 py-1 text-13 ${one.code === code ? 'border-brand bg-brand-wash text-brand' : 'border-transparent text-secondary hover:text-brand'}`}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rounded-card border border-line bg-surface px-8 py-6 max-md:px-4">
        <div className="max-w-3xl">
          <AgreementView title={title} version={version} body={body} />
        </div>
      </div>
    </div>
  );
}
