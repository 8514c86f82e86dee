// Budgets of projects and cost centres: what is left of each, its ledger, setting and changing one.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { ListPages } from '#kit/ui/pagination.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { approvalProtocol, Budget } from '../approval.protocol.ts';
import { budgetKinds } from '../budget.ts';
import { approvalWords } from './approval-words.ts';
import { BudgetForm } from './budget-form.tsx';
import { BudgetLedger } from './budget-ledger.tsx';

export type BudgetsReply = ReplyOf<typeof approvalProtocol.budgets>;

/** chosen: from 90 % on a budget is shown as waiting for attention. */
const toneOf = ({ usedPerMille }: Budget) =>
  usedPerMille > 1000 ? 'refused' : usedPerMille >= 900 ? 'waiting' : 'moving';

export function BudgetList({ reply }: { reply: BudgetsReply }) {
  const say = useWords(approvalWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<Budget | 'new'>();
  const [reading, setReading] = useState<Budget>();
  const { list, pagination } = reply;
  return (
    <Card
      flush
      title={say.budgets}
      actions={
        <Button size="sm" variant="primary" icon={<Plus size={16} />} onClick={() => setEditing('new')}>
          {say.newBudget}
        </Button>
      }
    >
      <p className="px-4 pt-3 text-13 text-secondary">{say.budgetsText}</p>
      {list.length === 0 ? (
        <EmptyState
          compact
          title={say.noBudgets}
          text={say.noBudgetsText}
          action={<Button onClick={() => setEditing('new')}>{say.newBudget}</Button>}
        />
      ) : (
        <Table
          label={say.budgets}
          minWidth="820px"
          className="mt-3"
          head={[
            say.budgetOf,
            { num: say.budgetTotal },
            { num: say.reserved },
            { num: say.spent },
            { num: say.left },
            say.mayExceed,
            '',
          ]}
        >
          {list.map((one) => (
            <tr key={one.budgetId}>
              <Td className="max-w-64">
                <span className="block truncate font-semibold" title={one.name}>
                  {one.name}
                </span>
                <span className="flex items-center gap-2 text-12 whitespace-nowrap text-hint">
                  {budgetKinds[one.kind][language]}
                  {one.isOpen ? null : <Tag>{say.closed}</Tag>}
                </span>
                {one.ownerName ? (
                  <span className="block truncate text-12 text-hint">
                    {say.owner} {one.ownerName}
                  </span>
                ) : null}
                <ProgressBar
                  className="mt-1 w-40"
                  value={one.usedPerMille / 1000}
                  tone={toneOf(one)}
                  label={say.used(`${one.usedPerMille / 10}%`)}
                />
              </Td>
              <Td num>
                <PriceText amount={one.amount} tone="ink" />
              </Td>
              <Td num>
                <PriceText amount={one.reserved} tone="ink" />
              </Td>
              <Td num>
                <PriceText amount={one.spent} tone="ink" />
              </Td>
              <Td num>
                <PriceText
                  amount={one.left}
                  tone="ink"
                  className={one.left.startsWith('-') ? 'text-refused' : 'font-semibold'}
                />
              </Td>
              <Td className="whitespace-nowrap">{one.mayExceed ? say.mayExceedYes : say.mayExceedNo}</Td>
              <Td>
                <span className="flex justify-end gap-2">
                  <Button size="sm" onClick={() => setReading(one)}>
                    {say.ledger}
                  </Button>
                  <Button size="sm" onClick={() => setEditing(one)}>
                    {say.edit}
                  </Button>
                </span>
              </Td>
            </tr>
          ))}
        </Table>
      )}
      <ListPages className="p-4" pagination={pagination} />
      {editing ? (
        <BudgetForm
          reply={reply}
          budget={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
      {reading ? <BudgetLedger budget={reading} onClose={() => setReading(undefined)} /> : null}
    </Card>
  );
}
