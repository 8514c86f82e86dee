// The store drafts a contract, in its console: of what an inquiry awarded to it, or one that was begun.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { contractDoor, contractPlaces } from '#mall/contract/parts/contract-door.ts';
import { BeginOfAward } from '#mall/contract/parts/draft/begin-page.tsx';
import { DraftPage } from '#mall/contract/parts/draft/draft-page.tsx';
import { draftWords } from '#mall/contract/parts/draft/draft-words.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import { sellerWords } from '../seller-words.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const contractSn = asked.get('contractSn') ?? '';
  return {
    contract: contractSn ? await call(contractDoor.supplier.detail, { contractSn }) : null,
    inqSn: asked.get('inqSn') ?? '',
    storeId: (await sessionReady())?.storeId ?? 0,
  };
}

export default function DraftSellerContract() {
  const { contract, inqSn, storeId } = useLoaderData<typeof clientLoader>();
  const say = useWords(draftWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <title>{`${say.title} · ${consoleName}`}</title>
      {contract ? (
        <DraftPage key={contract.contractSn} contract={contract} />
      ) : inqSn && storeId ? (
        <BeginOfAward inqSn={inqSn} storeId={storeId} side="supplier" />
      ) : (
        <NothingNamed title={say.noInquiry} to={contractPlaces.supplier.list} label={say.toContracts} />
      )}
    </>
  );
}

export { ErrorBoundary, HydrateFallback } from './detail.tsx';
