// What every page of a contract has in common: read it by its address, draw it, say so when there is none.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractSide } from '../contract-process.ts';
import { contractPlaces } from './contract-door.ts';
import { ContractPage } from './contract-page.tsx';
import { contractWords } from './contract-words.ts';
import { type LoadedContract, loadContract } from './load-contract.ts';

/** The loader of a contract's page on one side. */
export const contractLoader =
  (side: ContractSide) =>
  ({ request }: ClientLoaderFunctionArgs) =>
    loadContract(request, side);

export function ContractScreen({ side }: { side: ContractSide }) {
  const loaded = useLoaderData<LoadedContract | null>();
  const say = useWords(contractWords);
  const { list } = contractPlaces[side];
  return loaded ? (
    <ContractPage key={loaded.contract.contractSn} {...loaded} backTo={list} />
  ) : (
    <NothingNamed title={say.noContract} to={list} label={say.backToList} />
  );
}

/** In the place of a page that could not be loaded: why, a retry, the way to the list. */
export function ContractFailed({ side }: { side: ContractSide }) {
  const say = useWords(contractWords);
  return <LoadError action={<Button to={contractPlaces[side].list}>{say.backToList}</Button>} />;
}
