// One message in the list: what it says, when, and the way to what it is about.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { SiteMessage } from '../message.protocol.ts';
import { MESSAGE_KINDS } from '../message-kinds.ts';
import { messageWords } from './message-words.ts';

export interface MessageCardProps {
  message: SiteMessage;
  actions: ReactNode;
  /** Following its link counts as reading it. */
  onRead: (message: SiteMessage) => void;
}

export function MessageCard({ message, actions, onRead }: MessageCardProps) {
  const say = useWords(messageWords);
  const language = useLanguage();
  const { title, link } = message;
  const isUnread = message.isRead === 0;
  const onFollow = isUnread ? () => onRead(message) : undefined;
  return (
    <article
      aria-label={title}
      className={cx(
        'rounded-card border border-line px-4 py-3 text-13',
        isUnread ? 'bg-brand-wash/50' : 'bg-surface',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={cx('min-w-0 text-14 wrap-anywhere', isUnread && 'font-semibold')}>
          {isUnread ? (
            <>
              <span
                aria-hidden="true"
                className="mr-2 inline-block size-2 rounded-full bg-price-ink align-middle"
              />
              <span className="sr-only">{say.unread} </span>
            </>
          ) : null}
          {link ? (
            <Link to={link} onClick={onFollow} className="hover:text-brand">
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
        <span className="num text-12 text-hint">
          {MESSAGE_KINDS[message.kind].name[language]} · {showMoment(message.createdAt)}
        </span>
      </p>
      <p className="mt-1 max-w-3xl whitespace-pre-line text-secondary wrap-anywhere">{message.body}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        {link ? (
          <Link to={link} onClick={onFollow} className="text-13 text-brand hover:underline">
            {say.open}
          </Link>
        ) : (
          <span />
        )}
        {actions}
      </div>
    </article>
  );
}
