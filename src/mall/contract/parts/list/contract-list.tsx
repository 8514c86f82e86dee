// The contracts of a member: by state, by kind, searched; those that wait for him first in reach.
import { FileText, Plus, Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { CONTRACT_KINDS, contractKinds } from '../../contract-status.ts';
import { CONTRACT_TABS, type ContractTab } from '../../contract-terms.ts';
import { contractPlaces } from '../contract-door.ts';
import type { LoadedContracts } from '../load-contract.ts';
import { ContractCardView } from './contract-card-view.tsx';
import { listWords } from './list-words.ts';

/** Tabs whose number asks for something; the others would only count the past. */
const COUNTED: readonly ContractTab[] = ['mine', 'draft', 'confirm', 'sign', 'effective'];

export interface ContractListProps extends LoadedContracts {
  /** Only contracts that came from inquiries: nothing is begun here. */
  isOfInquiries?: boolean;
}

export function ContractList({ reply, tab, kind, keyword, isOfInquiries }: ContractListProps) {
  const { list, counts, pagination } = reply;
  const say = useWords(listWords);
  const language = useLanguage();
  const may = useMay();
  const mayAdd = may('contract.create') && !isOfInquiries;
  const maySign = may('contract.sign');
  const { search } = useLocation();
  const isNarrowed = keyword !== '' || kind !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-1 max-sm:gap-x-2">
          <h1 className="mr-auto text-20 font-semibold max-sm:-order-2">
            {isOfInquiries ? say.fromInquiries : say.title}
          </h1>
          <Button
            size="sm"
            variant="ghost"
            to={isOfInquiries ? '/member/contract/index' : '/member/inquiry/myCon'}
          >
            {isOfInquiries ? say.allContracts : say.onlyFromInquiries}
          </Button>
          <Button size="sm" variant="ghost" to="/contract/verify">
            {say.verify}
          </Button>
          {maySign ? (
            <Button size="sm" to="/member/contract/authen">
              {say.signing}
            </Button>
          ) : null}
          {mayAdd ? (
            <Button
              size="sm"
              variant="primary"
              className="max-sm:-order-1"
              to="/member/contract/add"
              icon={<Plus size={14} aria-hidden="true" />}
            >
              {say.add}
            </Button>
          ) : null}
          <Form role="search" className="flex w-full items-center gap-2">
            {tab === 'all' ? null : <input type="hidden" name="tab" value={tab} />}
            <NativeSelect
              key={kind}
              size="sm"
              name="kind"
              aria-label={say.kind}
              defaultValue={kind ?? ''}
              placeholder={say.allKinds}
              options={CONTRACT_KINDS.map((one) => ({ value: one, text: contractKinds[one][language] }))}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
              className="max-w-40"
            />
            <Input
              key={keyword}
              size="sm"
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={60}
              placeholder={say.searchHint}
              aria-label={say.searchHint}
              before={<Search size={16} aria-hidden="true" />}
              className="max-w-sm"
            />
            <button type="submit" className={buttonClasses('outline', 'sm')}>
              {say.search}
            </button>
          </Form>
        </div>
        <LinkTabs
          label={say.tabs}
          current={tab}
          className="border-b-0 px-1"
          tabs={CONTRACT_TABS.map((one) => ({
            key: one,
            text: say[`tab_${one}`],
            to: withQuery(search, { tab: one === 'all' ? undefined : one }),
            count: COUNTED.includes(one) && counts[one] > 0 ? counts[one] : undefined,
          }))}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<FileText size={40} strokeWidth={1.25} />}
          title={
            isNarrowed
              ? say.noneFound
              : tab === 'mine'
                ? say.noneMine
                : tab === 'all'
                  ? say.noContracts
                  : say.noneHere
          }
          text={
            isNarrowed || tab !== 'all'
              ? undefined
              : isOfInquiries
                ? say.noneFromInquiries
                : say.noContractsText
          }
          action={
            isNarrowed || tab !== 'all' ? (
              <Button to="?">{say.seeAll}</Button>
            ) : isOfInquiries ? (
              <Button variant="primary" to="/member/inquiry/myInq">
                {say.myInquiries}
              </Button>
            ) : mayAdd ? (
              <Button variant="primary" to="/member/contract/add">
                {say.add}
              </Button>
            ) : null
          }
        />
      ) : (
        list.map((contract) => (
          <ContractCardView
            key={contract.contractSn}
            contract={contract}
            to={contractPlaces[contract.side].detailOf(contract.contractSn)}
          />
        ))
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => withQuery(search, { current })}
        className="pb-4"
      />
    </div>
  );
}

/** In its place while it loads. */
export function ContractListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-28 w-full" />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-28 w-full" />
      ))}
    </div>
  );
}
