// A budget in its list: what it is for and how much of it is gone; setting, changing and reading it.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Budget } from '../approval.protocol.ts';
import { budgetKinds } from '../budget.ts';
import type { budgetList } from '../budget-list.ts';
import { approvalWords } from './approval-words.ts';
import { BudgetForm } from './budget-form.tsx';
import { BudgetLedger } from './budget-ledger.tsx';

export type BudgetsReply = ReplyOf<typeof budgetList.list>;

/** chosen: from 90 % on a budget is shown as waiting for attention. */
const toneOf = ({ usedPerMille }: Budget) =>
  usedPerMille > 1000 ? 'refused' : usedPerMille >= 900 ? 'waiting' : 'moving';

export function BudgetName({ row }: { row: Budget }) {
  const say = useWords(approvalWords);
  const language = useLanguage();
  return (
    <>
      <span className="block truncate font-semibold" title={row.name}>
        {row.name}
      </span>
      <span className="flex items-center gap-2 text-12 font-normal whitespace-nowrap text-hint">
        {budgetKinds[row.kind][language]}
        {row.isOpen ? null : <Tag>{say.closed}</Tag>}
      </span>
      {row.ownerName ? (
        <span className="block truncate text-12 font-normal text-hint">
          {say.owner} {row.ownerName}
        </span>
      ) : null}
      <ProgressBar
        className="mt-1 w-40"
        value={row.usedPerMille / 1000}
        tone={toneOf(row)}
        label={say.used(`${row.usedPerMille / 10}%`)}
      />
    </>
  );
}

export function BudgetActs({ row, extra }: { row: Budget; extra: BudgetsReply }) {
  const say = useWords(approvalWords);
  const [open, setOpen] = useState<'form' | 'ledger'>();
  return (
    <span className="flex justify-end gap-2">
      <Button size="sm" onClick={() => setOpen('ledger')}>
        {say.ledger}
      </Button>
      <Button size="sm" onClick={() => setOpen('form')}>
        {say.edit}
      </Button>
      {open === 'form' ? (
        <BudgetWindow reply={extra} budget={row} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'ledger' ? <BudgetLedger budget={row} onClose={() => setOpen(undefined)} /> : null}
    </span>
  );
}

export function NewBudget({ reply }: { reply: BudgetsReply }) {
  const say = useWords(approvalWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {say.newBudget}
      </Button>
      {isOpen ? <BudgetWindow reply={reply} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The list is read anew once it is saved. */
function BudgetWindow({ onClose, ...rest }: { reply: BudgetsReply; budget?: Budget; onClose: () => void }) {
  const say = useWords(approvalWords);
  const { revalidate } = useRevalidator();
  return (
    <BudgetForm
      {...rest}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast.show({ text: say.saved });
        void revalidate();
      }}
    />
  );
}
