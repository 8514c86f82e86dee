// Anybody learns here whether a paper is the contract that was signed, and how the chain of an order stands; no login is needed.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { VerifyPage } from '#mall/contract/parts/sign/verify-page.tsx';
import { verifyWords } from '#mall/contract/parts/sign/verify-words.ts';
import { pageMeta } from '../seo.ts';

/** `code`: what a printed contract leads to; with `sn`, the number of an order. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = context.get(mallContext);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 40) ?? '';
  return {
    code: asked('code'),
    sn: asked('sn'),
    title: verifyWords.verifyContract[language],
    description: verifyWords.description[language],
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '', description = '' } = args.loaderData ?? {};
  return pageMeta(args, { title, description, path: '/contract/verify' });
};

export default function ContractVerifyScreen() {
  const { code, sn } = useLoaderData<typeof loader>();
  return <VerifyPage key={`${sn} ${code}`} code={code} sn={sn} />;
}
