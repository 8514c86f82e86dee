// A purchaser begins a contract, registers one made on paper, or goes on with his draft.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import type { ContractDetail } from '#mall/contract/contract-detail.protocol.ts';
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed } from '#mall/contract/parts/contract-screen.tsx';
import { BeginOfAward, BeginPage } from '#mall/contract/parts/draft/begin-page.tsx';
import { DraftPage } from '#mall/contract/parts/draft/draft-page.tsx';
import { draftWords } from '#mall/contract/parts/draft/draft-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(draftWords.begin);

interface Loaded {
  /** Null while nothing is begun. */
  contract: ContractDetail | null;
  /** Of what was awarded it is to be made; null: without an award. */
  award: { inqSn: string; storeId: number } | null;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const asked = new URL(request.url).searchParams;
  const contractSn = asked.get('contractSn');
  const inqSn = asked.get('inqSn');
  const storeId = Number(asked.get('storeId'));
  return {
    contract: contractSn ? await call(contractProtocol.detail, { contractSn }) : null,
    award: inqSn && storeId > 0 ? { inqSn, storeId } : null,
  };
}

export default function AddContractScreen() {
  const { contract, award } = useLoaderData<Loaded>();
  if (contract) return <DraftPage key={contract.contractSn} contract={contract} />;
  return award ? <BeginOfAward {...award} side="purchaser" /> : <BeginPage />;
}

export const HydrateFallback = ContractPageSkeleton;

export const ErrorBoundary = () => <ContractFailed side="purchaser" />;
