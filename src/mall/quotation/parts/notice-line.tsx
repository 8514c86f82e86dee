// A sentence on a document that its reader should not miss.
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';

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
