// The contracts that came from a purchaser's inquiries.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContractList, ContractListSkeleton } from '#mall/contract/parts/list/contract-list.tsx';
import { listWords } from '#mall/contract/parts/list/list-words.ts';
import { type LoadedContracts, loadContracts } from '#mall/contract/parts/load-contract.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(listWords.fromInquiries);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loadContracts(request, 'purchaser', { fromInquiry: true });

export default function ContractsOfInquiriesScreen() {
  return <ContractList {...useLoaderData<LoadedContracts>()} isOfInquiries />;
}

export const HydrateFallback = ContractListSkeleton;

export { ErrorBoundary } from '../member-failed.tsx';
