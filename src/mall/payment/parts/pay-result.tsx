// How a payment went: a mark, a sentence, and the ways on.
import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

export type PayResultProps = {
  kind: 'success' | 'review' | 'closed';
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

const marks: Record<PayResultProps['kind'], ReactNode> = {
  success: <CircleCheck size={56} strokeWidth={1.25} className="text-done" />,
  review: <Clock size={56} strokeWidth={1.25} className="text-waiting" />,
  closed: <CircleSlash size={56} strokeWidth={1.25} className="text-muted" />,
};

/** Announced when it appears. */
export function PayResultCard({ kind, title, text, children, action }: PayResultProps) {
  return (
    <section
      role="status"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-4 py-10 text-center"
    >
      <span aria-hidden="true">{marks[kind]}</span>
      <h1 className="mt-3 text-20 font-semibold">{title}</h1>
      {text ? <p className="mt-1 max-w-lg text-13 text-secondary">{text}</p> : null}
      {children}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </section>
  );
}
