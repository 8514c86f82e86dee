// A contract as its purchaser reads it, in the inquiry area.
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed, ContractScreen, contractLoader } from '#mall/contract/parts/contract-screen.tsx';
import { contractWords } from '#mall/contract/parts/contract-words.ts';
import { titled } from '../../seo.ts';

export const meta = titled(contractWords.detail);

export const clientLoader = contractLoader('purchaser');

const page = 'page-width py-4';

export default function ContractInfoScreen() {
  return (
    <div className={page}>
      <ContractScreen side="purchaser" />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className={page}>
    <ContractPageSkeleton />
  </div>
);

export const ErrorBoundary = () => (
  <div className={page}>
    <ContractFailed side="purchaser" />
  </div>
);
