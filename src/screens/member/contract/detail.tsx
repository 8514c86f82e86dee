// One contract, in the member centre.
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed, ContractScreen, contractLoader } from '#mall/contract/parts/contract-screen.tsx';
import { contractWords } from '#mall/contract/parts/contract-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';

export const meta = (args: MetaArgs) => hiddenMeta(args, contractWords.detail[siteOf(args.matches).language]);

export const clientLoader = contractLoader('purchaser');

export default function MemberContractScreen() {
  return <ContractScreen side="purchaser" />;
}

export const HydrateFallback = ContractPageSkeleton;

export const ErrorBoundary = () => <ContractFailed side="purchaser" />;
