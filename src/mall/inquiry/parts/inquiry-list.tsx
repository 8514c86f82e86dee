// A purchaser's inquiries: by state, kind and words, each with where it stands and the next step.
import { FileSearch, Search } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import type { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryCard } from '../inquiry-detail.protocol.ts';
import { INQUIRY_KINDS, type InquiryKind, inquiryKinds } from '../inquiry-kinds.ts';
import { INQUIRY_TABS, type InquiryTab, inquiryTabs } from '../inquiry-status.ts';
import { compareAddress } from './inquiry-actions.tsx';
import { inquiryWords } from './inquiry-words.ts';
import { TimeLeft } from './time-left.tsx';
import { draftAddress, ENTRY } from './wizard-address.ts';

export interface LoadedInquiries {
  reply: ReplyOf<typeof inquiryProtocol.list>;
  tab: InquiryTab;
  kind: InquiryKind | undefined;
  keyword: string;
}

/** Where the member centre shows an inquiry, by its kind (domain 3.3). */
export const memberDetailAddress = (kind: InquiryKind, inqSn: string): string =>
  `${inquiryKinds[kind].pages.inquiry}?inqSn=${encodeURIComponent(inqSn)}`;

export function InquiryList({ reply, tab, kind, keyword }: LoadedInquiries) {
  const { list, counts, pagination } = reply;
  const say = useWords(inquiryWords);
  const language = useLanguage();
  const may = useMay();
  const { search } = useLocation();
  const isFiltered = tab !== 'all' || keyword !== '' || kind !== undefined;
  const start = may('rfq.create') ? (
    <Button variant="primary" to={ENTRY}>
      {say.newInquiry}
    </Button>
  ) : null;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <h1 className="text-20 font-semibold">{say.myInq}</h1>
          {start}
        </div>
        <Form role="search" className="flex flex-wrap items-center gap-2 px-4 py-1">
          {tab === 'all' ? null : <input type="hidden" name="tab" value={tab} />}
          <NativeSelect
            key={`kind ${kind}`}
            size="sm"
            name="kind"
            aria-label={say.kinds}
            defaultValue={kind ?? ''}
            placeholder={say.allKinds}
            options={INQUIRY_KINDS.map((value) => ({ value, text: inquiryKinds[value][language] }))}
            onChange={(event) => event.target.form?.requestSubmit()}
            className="w-32! max-sm:flex-1"
          />
          <Input
            key={`keyword ${keyword}`}
            size="sm"
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={60}
            placeholder={say.searchHint}
            aria-label={say.searchHint}
            before={<Search size={16} aria-hidden="true" />}
            className="max-w-72 max-sm:order-last max-sm:max-w-full"
          />
          <button type="submit" className={buttonClasses('outline', 'sm')}>
            {say.search}
          </button>
        </Form>
        <LinkTabs
          label={say.tabs}
          current={tab}
          className="border-b-0 px-1"
          tabs={INQUIRY_TABS.map((one) => ({
            key: one,
            text: inquiryTabs[one][language],
            to: withQuery(search, { tab: one === 'all' ? undefined : one, current: undefined }),
            count: counts[one] ?? 0,
          }))}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<FileSearch size={40} strokeWidth={1.25} />}
          title={isFiltered ? say.noneHere : say.none}
          text={isFiltered ? undefined : say.noneText}
          action={isFiltered ? <Button to="?">{say.seeAll}</Button> : start}
        />
      ) : (
        <ul className="space-y-3">
          {list.map((inquiry) => (
            <li key={inquiry.inqSn}>
              <InquiryListCard inquiry={inquiry} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => withQuery(search, { current })}
      />
    </div>
  );
}

function InquiryListCard({ inquiry }: { inquiry: InquiryCard }) {
  const say = useWords(inquiryWords);
  const { inqSn, kind, allowedActions } = inquiry;
  const to = memberDetailAddress(kind, inqSn);
  const more = inquiry.lineNum - inquiry.lineTitles.length;
  return (
    <article aria-label={inqSn} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-card border-b border-line bg-page px-4 py-2 text-13">
        <Link to={to} className="num font-semibold hover:text-brand">
          {inqSn}
        </Link>
        <Tag>{inquiry.kindName}</Tag>
        <span className="num text-hint">{showMoment(inquiry.createTime)}</span>
        {inquiry.isOwn === 0 ? (
          <span className="text-secondary">{say.byWhom(inquiry.authorName)}</span>
        ) : null}
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {inquiry.openQuestionNum > 0 ? (
            <Tag tone="waiting">{say.questionsOpen(inquiry.openQuestionNum)}</Tag>
          ) : null}
          <Tag dot tone={inquiry.tone}>
            {inquiry.stateName}
          </Tag>
        </span>
      </header>
      <div className="gap-4 px-4 py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Link to={to} className="text-14 font-semibold wrap-anywhere hover:text-brand">
            {inquiry.title || say.untitled}
          </Link>
          <p className="num mt-0.5 text-12 wrap-anywhere text-secondary">
            {inquiry.lineTitles.join(' · ')}
            {more > 0 ? ` … ${say.lineNum(inquiry.lineNum)}` : ''}
          </p>
          <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-12 text-hint">
            {inquiry.versionNo > 0 ? (
              <span className={inquiry.quotedNum > 0 ? 'text-done' : undefined}>
                {say.quotedOf(inquiry.quotedNum, inquiry.invitedNum)}
              </span>
            ) : null}
            {inquiry.state === 'QUOTING' && inquiry.deadline ? <TimeLeft until={inquiry.deadline} /> : null}
            {inquiry.closedAt ? <span>{say.closedOn(showMoment(inquiry.closedAt))}</span> : null}
            {inquiry.projectName ? <span>{inquiry.projectName}</span> : null}
          </p>
          {inquiry.turnText ? <p className="mt-1 text-12 text-waiting">{inquiry.turnText}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-lg:mt-3">
          {allowedActions.includes('save') ? (
            <Button size="sm" variant="primary" to={draftAddress(inqSn)}>
              {inquiry.state === 'DRAFT' ? say.edit : say.correct}
            </Button>
          ) : null}
          {allowedActions.includes('award') && inquiry.state !== 'QUOTING' ? (
            <Button size="sm" variant="primary" to={compareAddress(inqSn)}>
              {say.compare}
            </Button>
          ) : null}
          <Button size="sm" to={to}>
            {say.look}
          </Button>
        </div>
      </div>
    </article>
  );
}

export function InquiryListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-4 h-5 w-2/3" />
      </div>
      {[1, 2, 3].map((card) => (
        <div key={card} className="space-y-2 rounded-card border border-line bg-surface p-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
