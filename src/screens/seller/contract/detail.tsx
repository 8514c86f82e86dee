// One contract of the store, in its console.
import { useWords } from '#kit/words/use-words.ts';
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed, ContractScreen, contractLoader } from '#mall/contract/parts/contract-screen.tsx';
import { contractWords } from '#mall/contract/parts/contract-words.ts';
import { sellerWords } from '../seller-words.ts';

export const clientLoader = contractLoader('supplier');

export default function SellerContract() {
  const { detail } = useWords(contractWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <title>{`${detail} · ${consoleName}`}</title>
      <ContractScreen side="supplier" />
    </>
  );
}

export const HydrateFallback = ContractPageSkeleton;

export const ErrorBoundary = () => <ContractFailed side="supplier" />;
