// A contract as its purchaser reads it, in the inquiry area.
import { inPage } from '#kit/ui/waiting-page.tsx';
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed, ContractScreen, contractLoader } from '#mall/contract/parts/contract-screen.tsx';
import { contractWords } from '#mall/contract/parts/contract-words.ts';
import { titled } from '../../seo.ts';

export const meta = titled(contractWords.detail);

export const clientLoader = contractLoader('purchaser');

export default inPage(() => <ContractScreen side="purchaser" />);

export const HydrateFallback = inPage(ContractPageSkeleton);

export const ErrorBoundary = inPage(() => <ContractFailed side="purchaser" />);
