// The agreements of the platform, one at a time, by `code`.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { TextPage } from '#mall/setting/parts/text-page.tsx';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { answerOr404 } from './answer-or-404.ts';
import { hiddenMeta, pageMeta } from './seo.ts';

const screenWords = words({ all: { zh: '协议', en: 'Agreements' } });

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
  const entries = [{ code, title }, ...others]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((one) => ({ ...one, to: `/agreement?code=${encodeURIComponent(one.code)}` }));
  return <TextPage heading={say.all} entries={entries} text={{ code, title, version, body }} />;
}
