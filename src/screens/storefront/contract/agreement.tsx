// The agreement on electronic signing and the standard clauses of the templates, before somebody signs.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { AgreementPage, type AgreementPageProps } from '#mall/contract/parts/sign/agreement-page.tsx';
import { agreementWords } from '#mall/contract/parts/sign/agreement-words.ts';
import { titled } from '../seo.ts';

export const meta = titled(agreementWords.title);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<AgreementPageProps> {
  const asked = new URL(request.url).searchParams;
  const contractSn = asked.get('contractSn');
  return {
    agreement: await call(contractProtocol.agreement, {}),
    templateKey: asked.get('templateKey') ?? '',
    toSign: contractSn
      ? { contractSn, side: asked.get('side') === 'supplier' ? 'supplier' : 'purchaser' }
      : null,
  };
}

export default function ContractAgreementScreen() {
  return <AgreementPage {...useLoaderData<AgreementPageProps>()} />;
}

export const HydrateFallback = () => <SkeletonText lines={12} className="page-width py-6" />;

export const ErrorBoundary = inPage(LoadError);
