// Where a supplier, or a purchaser, drafts a contract: of what an inquiry awarded, or one that was begun.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '#mall/contract/contract-detail.protocol.ts';
import type { ContractSide } from '#mall/contract/contract-process.ts';
import { contractDoor, contractPlaces } from '#mall/contract/parts/contract-door.ts';
import { BeginOfAward } from '#mall/contract/parts/draft/begin-page.tsx';
import { DraftPage } from '#mall/contract/parts/draft/draft-page.tsx';
import { draftWords } from '#mall/contract/parts/draft/draft-words.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import { titled } from '../../seo.ts';

export const meta = titled(draftWords.title);

interface Loaded {
  side: ContractSide;
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
  const side: ContractSide = own !== null && storeId === own ? 'supplier' : 'purchaser';
  return {
    side,
    contract: contractSn ? await call(contractDoor[side].detail, { contractSn }) : null,
    inqSn: asked.get('inqSn') ?? '',
    storeId,
  };
}

export default function InitContractScreen() {
  const { side, contract, inqSn, storeId } = useLoaderData<Loaded>();
  const say = useWords(draftWords);
  return (
    <div className="page-width py-4">
      {contract ? (
        <DraftPage key={contract.contractSn} contract={contract} />
      ) : inqSn && storeId ? (
        <BeginOfAward inqSn={inqSn} storeId={storeId} side={side} />
      ) : (
        <NothingNamed title={say.noInquiry} to={contractPlaces[side].list} label={say.toContracts} />
      )}
    </div>
  );
}

export { ErrorBoundary, HydrateFallback } from './contract_info.tsx';
