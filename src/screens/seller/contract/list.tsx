// The store's contracts: those that wait for it first in reach.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CONTRACT_TABS } from '#mall/contract/contract-terms.ts';
import { contractPlaces } from '#mall/contract/parts/contract-door.ts';
import { ContractCardView } from '#mall/contract/parts/list/contract-card-view.tsx';
import { listWords } from '#mall/contract/parts/list/list-words.ts';
import { loadContracts } from '#mall/contract/parts/load-contract.ts';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** Other consoles name their tabs `state`. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  url.searchParams.set('tab', url.searchParams.get('state') ?? 'all');
  return loadContracts(new Request(url), 'supplier');
}

export default function SellerContracts() {
  const say = useWords(listWords);
  const { console: consoleName } = useWords(sellerWords);
  const { reply, tab, keyword } = useLoaderData<typeof clientLoader>();
  const { list, counts, pagination } = reply;
  return (
    <ConsoleList
      look="cards"
      title={say.contracts}
      consoleName={consoleName}
      searchHint={say.searchHint}
      keyword={keyword}
      action={
        <Button size="sm" variant="primary" to="/seller/contract/add">
          {say.begin}
        </Button>
      }
      states={{
        label: say.tabs,
        current: tab === 'all' ? undefined : tab,
        tabs: CONTRACT_TABS.map((one) => ({
          state: one === 'all' ? undefined : one,
          text: say[`tab_${one}`],
          count: counts[one],
        })),
      }}
      rows={list}
      rowKey={({ contractSn }) => contractSn}
      row={(contract) => (
        <ContractCardView contract={contract} to={contractPlaces.supplier.detailOf(contract.contractSn)} />
      )}
      empty={
        counts.all === 0 && !keyword
          ? {
              title: say.noContracts,
              text: say.storeNoneText,
              action: <Button to="/seller/authen">{say.signing}</Button>,
            }
          : {
              title: tab === 'mine' && !keyword ? say.noneMine : say.noneFound,
              action: <Button to="/seller/contract/list">{say.seeAll}</Button>,
            }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
