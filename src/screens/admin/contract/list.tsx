// The contracts that need the platform: paper ones that nobody has confirmed, and those whose sides disagree.
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { PlatformContract } from '#mall/contract/parts/list/platform-contract.tsx';
import { platformContractWords } from '#mall/contract/parts/list/platform-contract-words.ts';
import { adminWords } from '../admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

const TABS = ['offline', 'mediation', 'all'] as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const tab = TABS.find((one) => one === asked.get('state')) ?? 'offline';
  const read = (one: (typeof TABS)[number], pageSize?: number) =>
    call(contractProtocol.adminList, {
      tab: one,
      keyword: keyword || undefined,
      ...(pageSize ? { pageSize } : { current }),
    });
  const [reply, ...others] = await Promise.all([read(tab), ...TABS.map((one) => read(one, 1))]);
  return { ...reply!, tab, keyword, counts: others.map(({ pagination }) => pagination.total) };
}

export default function AdminContracts() {
  const say = useWords(platformContractWords);
  const sayAdmin = useWords(adminWords);
  const { revalidate } = useRevalidator();
  const { list, counts, pagination, tab, keyword } = useLoaderData<typeof clientLoader>();
  return (
    <ConsoleList
      look="cards"
      title={say.contracts}
      consoleName={sayAdmin.console}
      searchHint={say.searchHint}
      keyword={keyword}
      states={{
        label: say.contracts,
        current: tab,
        tabs: TABS.map((one, at) => ({ state: one, text: say[one], count: counts[at] ?? 0 })),
      }}
      rows={list}
      rowKey={({ contractSn }) => contractSn}
      row={(contract) => <PlatformContract contract={contract} onChanged={() => void revalidate()} />}
      empty={{ title: say.none, text: tab === 'all' ? undefined : say.noneText }}
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
