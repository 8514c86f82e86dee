// Where a purchaser drafts a contract of what an inquiry awarded, or one that was begun; whoever runs the store is led into its console.
import { type ClientLoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '#mall/contract/contract-detail.protocol.ts';
import { contractDoor, contractPlaces } from '#mall/contract/parts/contract-door.ts';
import { ContractPageSkeleton } from '#mall/contract/parts/contract-page.tsx';
import { ContractFailed } from '#mall/contract/parts/contract-screen.tsx';
import { BeginOfAward } from '#mall/contract/parts/draft/begin-page.tsx';
import { DraftPage } from '#mall/contract/parts/draft/draft-page.tsx';
import { draftWords } from '#mall/contract/parts/draft/draft-words.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import { titled } from '../../seo.ts';

export const meta = titled(draftWords.title);

interface Loaded {
  contract: ContractDetail | null;
  inqSn: string;
  storeId: number;
}

/** Whoever runs the store that is named, or names none while he runs one, drafts as its supplier. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const asked = new URL(request.url).searchParams;
  const contractSn = asked.get('contractSn') ?? '';
  const own = (await sessionReady())?.storeId ?? null;
  const storeId = Number(asked.get('storeId')) || own || 0;
  if (own !== null && storeId === own) throw replace(`/seller/contract/draft?${asked}`);
  return {
    contract: contractSn ? await call(contractDoor.purchaser.detail, { contractSn }) : null,
    inqSn: asked.get('inqSn') ?? '',
    storeId,
  };
}

export default function InitContractScreen() {
  const { contract, inqSn, storeId } = useLoaderData<Loaded>();
  const say = useWords(draftWords);
  return (
    <div className="page-width py-4">
      {contract ? (
        <DraftPage key={contract.contractSn} contract={contract} />
      ) : inqSn && storeId ? (
        <BeginOfAward inqSn={inqSn} storeId={storeId} side="purchaser" />
      ) : (
        <NothingNamed title={say.noInquiry} to={contractPlaces.purchaser.list} label={say.toContracts} />
      )}
    </div>
  );
}

export const HydrateFallback = inPage(ContractPageSkeleton);

export const ErrorBoundary = inPage(() => <ContractFailed side="purchaser" />);
