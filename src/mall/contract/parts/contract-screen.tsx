// What every page of a contract has in common: read it by its address, draw it, say so when there is none.
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractSide } from '../contract-process.ts';
import { contractPlaces } from './contract-door.ts';
import { ContractPage, NoContract } from './contract-page.tsx';
import { contractWords } from './contract-words.ts';
import { type LoadedContract, loadContract } from './load-contract.ts';

/** The loader of a contract's page on one side. */
export const contractLoader =
  (side: ContractSide) =>
  ({ request }: ClientLoaderFunctionArgs) =>
    loadContract(request, side);

export function ContractScreen({ side }: { side: ContractSide }) {
  const loaded = useLoaderData<LoadedContract | null>();
  const { list } = contractPlaces[side];
  return loaded ? (
    <ContractPage key={loaded.contract.contractSn} {...loaded} backTo={list} />
  ) : (
    <NoContract backTo={list} />
  );
}

/** In the place of a page that could not be loaded: why, a retry, the way to the list. */
export function ContractFailed({ side }: { side: ContractSide }) {
  const error = useRouteError();
  const say = useWords(contractWords);
  const { revalidate, state } = useRevalidator();
  const sheet = 'rounded-card border border-line bg-surface';
  const toList = <Button to={contractPlaces[side].list}>{say.backToList}</Button>;
  if (error instanceof CallError && error.state === State.notFound)
    return <EmptyState className={sheet} title={error.message} action={toList} />;
  return (
    <ErrorState
      className={sheet}
      text={error instanceof CallError ? error.message : undefined}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
      action={toList}
    />
  );
}
