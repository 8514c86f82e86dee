// The second status of an order on credit: where it stands with its statements.

import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { type SettleState, statementStatus } from '../statement-status.ts';

/** Nothing for what is not on credit. */
export function SettleTag({ state, className }: { state: SettleState; className?: string }) {
  const language = useLanguage();
  if (state === '') return null;
  const status = statementStatus[state];
  return (
    <Tag tone={status.tone} className={className}>
      {status[language]}
    </Tag>
  );
}
