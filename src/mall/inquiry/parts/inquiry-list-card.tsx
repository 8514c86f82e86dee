// One inquiry in its purchaser's list: where it stands, and the next step.
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryCard } from '../inquiry-detail.protocol.ts';
import { ownInquiryList } from '../inquiry-lists.ts';
import { compareAddress } from './inquiry-actions.tsx';
import { inquiryWords } from './inquiry-words.ts';
import { TimeLeft } from './time-left.tsx';
import { draftAddress } from './wizard-address.ts';

export function InquiryListCard({ row: inquiry }: { row: InquiryCard }) {
  const say = useWords(inquiryWords);
  const { inqSn, allowedActions } = inquiry;
  const to = ownInquiryList.open?.(inquiry) ?? '';
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
