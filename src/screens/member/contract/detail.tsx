// One contract, in the member centre.
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed, ContractScreen, contractLoader } from '#mall/contract/parts/contract-screen.tsx';
import { contractWords } from '#mall/contract/parts/contract-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(contractWords.detail);

export const clientLoader = contractLoader('purchaser');

export default function MemberContractScreen() {
  return <ContractScreen side="purchaser" />;
}

export const HydrateFallback = ContractPageSkeleton;

export const ErrorBoundary = () => <ContractFailed side="purchaser" />;
