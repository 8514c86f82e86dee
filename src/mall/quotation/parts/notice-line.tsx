// A sentence on a document that its reader should not miss.
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { quoteWords } from './quote-words.ts';

export function NoticeLine({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  const Icon = tone === 'warn' ? CircleAlert : Info;
  return (
    <div
      className={cx(
        'flex items-start gap-2 rounded-card border px-4 py-2 text-13',
        tone === 'warn'
          ? 'border-waiting/40 bg-waiting-wash text-waiting'
          : 'border-brand-line bg-brand-wash text-secondary',
      )}
    >
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** The page shows what is no longer the latest. */
export function EarlierVersion({ versionNo }: { versionNo: number }) {
  const say = useWords(quoteWords);
  const { search } = useLocation();
  return (
    <NoticeLine>
      {say.versionShown(versionNo)}{' '}
      <Link
        to={withQuery(search, { versionNo: undefined })}
        preventScrollReset
        className="text-brand hover:underline"
      >
        {say.latest}
      </Link>
    </NoticeLine>
  );
}
