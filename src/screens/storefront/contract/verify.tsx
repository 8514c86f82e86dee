// Anybody learns here whether a paper is the contract that was signed; no login is needed.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { VerifyPage } from '#mall/contract/parts/sign/verify-page.tsx';
import { verifyWords } from '#mall/contract/parts/sign/verify-words.ts';
import { pageMeta } from '../seo.ts';

/** `code`: what a printed contract leads to. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = context.get(mallContext);
  return {
    code: new URL(request.url).searchParams.get('code')?.trim().slice(0, 40) ?? '',
    title: verifyWords.verifyContract[language],
    description: verifyWords.description[language],
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '', description = '' } = args.loaderData ?? {};
  return pageMeta(args, { title, description, path: '/contract/verify' });
};

export default function ContractVerifyScreen() {
  const { code } = useLoaderData<typeof loader>();
  return <VerifyPage key={code} code={code} />;
}
