// One invitation in a store's list: who asks for what, until when, and the way to quote.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SupplierCard } from '../invitation.protocol.ts';
import { inquiryWords } from './inquiry-words.ts';
import { TimeLeft } from './time-left.tsx';

export interface InvitationCardProps {
  invitation: SupplierCard;
  /** From the room of quotations: the way to quote, and how far the store has come. */
  action?: ReactNode;
  answer?: ReactNode;
}

export function InvitationCard({ invitation, action, answer }: InvitationCardProps) {
  const say = useWords(inquiryWords);
  const { inqSn } = invitation;
  const to = `/seller/inquiry/detail?inqSn=${encodeURIComponent(inqSn)}`;
  const more = invitation.lineNum - invitation.lineTitles.length;
  const isOpen = invitation.state === 'QUOTING';
  return (
    <article aria-label={inqSn} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-card border-b border-line bg-page px-4 py-2 text-13">
        <Link to={to} className="num font-semibold hover:text-brand">
          {inqSn}
        </Link>
        <Tag>{invitation.kindName}</Tag>
        <span className="min-w-0 truncate text-secondary">{invitation.enterpriseName}</span>
        <span className="num text-hint">{say.invitedAt(showMoment(invitation.invitedAt))}</span>
        <span className="ml-auto flex items-center gap-2">
          {invitation.isAmended === 1 ? <Tag tone="waiting">{say.amended}</Tag> : null}
          <Tag dot tone={invitation.tone}>
            {invitation.stateName}
          </Tag>
        </span>
      </header>
      <div className="gap-4 px-4 py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Link to={to} className="text-14 font-semibold wrap-anywhere hover:text-brand">
            {invitation.title}
          </Link>
          <p className="num mt-0.5 text-12 wrap-anywhere text-secondary">
            {invitation.lineTitles.join(' · ')}
            {more > 0 ? ` … ${say.lineNum(invitation.lineNum)}` : ''}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {isOpen && invitation.deadline ? <TimeLeft until={invitation.deadline} /> : null}
            {answer}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-lg:mt-3">
          {action}
          <Button size="sm" to={to}>
            {say.look}
          </Button>
        </div>
      </div>
    </article>
  );
}
