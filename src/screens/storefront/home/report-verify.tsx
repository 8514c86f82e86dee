// Anybody learns here whether a report of a laboratory is genuine; no login is needed.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { VerifyPage } from '#mall/report/parts/verify-page.tsx';
import { verifyWords } from '#mall/report/parts/verify-words.ts';
import { pageMeta } from '../seo.ts';

/** `no`, `code`: what a printed report leads to. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = context.get(mallContext);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 40) ?? '';
  return {
    no: asked('no'),
    code: asked('code'),
    title: verifyWords.title[language],
    description: verifyWords.description[language],
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '', description = '' } = args.loaderData ?? {};
  return pageMeta(args, { title, description, path: '/report/verify' });
};

export default function ReportVerifyScreen() {
  const { no, code } = useLoaderData<typeof loader>();
  return <VerifyPage key={`${no} ${code}`} no={no} code={code} />;
}
