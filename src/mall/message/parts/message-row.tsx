// One message in the list: what it says, when, and the way to what it is about.
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { SiteMessage } from '../message.protocol.ts';
import { MESSAGE_KINDS } from '../message-kinds.ts';
import { messageWords } from './message-words.ts';

export type MessageRowProps = {
  message: SiteMessage;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onRead: () => void;
  onDelete: () => void;
};

/** Following its link counts as reading it. */
export function MessageRow({ message, isTicked, onTick, onRead, onDelete }: MessageRowProps) {
  const say = useWords(messageWords);
  const language = useLanguage();
  const isUnread = message.isRead === 0;
  const readOnce = isUnread ? onRead : undefined;
  const title = (
    <>
      {isUnread ? <span className="sr-only">{say.unread} </span> : null}
      {message.title}
    </>
  );
  return (
    <li className={cx('flex gap-3 px-4 py-3 text-13', isUnread && 'bg-brand-wash/50')}>
      <Checkbox
        className="h-5 self-start"
        aria-label={say.choose(message.title)}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={cx('min-w-0 text-14 wrap-anywhere', isUnread && 'font-semibold')}>
            {isUnread ? (
              <span
                aria-hidden="true"
                className="mr-2 inline-block size-2 rounded-full bg-price-ink align-middle"
              />
            ) : null}
            {message.link ? (
              <Link to={message.link} onClick={readOnce} className="hover:text-brand">
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
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          {message.link ? (
            <Link to={message.link} onClick={readOnce} className="text-13 text-brand hover:underline">
              {say.open}
            </Link>
          ) : null}
          {isUnread ? (
            <Button variant="link" onClick={onRead}>
              {say.markRead}
            </Button>
          ) : null}
          <Button variant="link" onClick={onDelete}>
            {say.delete}
          </Button>
        </p>
      </div>
    </li>
  );
}
