// The ledger of a budget in a window: what each document reserved, spent and gave back, the latest first.
import { useCallback, useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol, type Budget } from '../approval.protocol.ts';
import { approvalWords } from './approval-words.ts';

type Entry = ReplyOf<typeof approvalProtocol.budgetEntries>['list'][number];

/** Mount it to open it. */
export function BudgetLedger({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const say = useWords(approvalWords);
  const [entries, setEntries] = useState<Entry[]>([]);
  const [total, setTotal] = useState<number>();
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);

  const load = useCallback(
    async (current: number) => {
      setBusy(true);
      setFailed('');
      try {
        const reply = await call(approvalProtocol.budgetEntries, { budgetId: budget.budgetId, current });
        setEntries((before) => (current === 1 ? reply.list : [...before, ...reply.list]));
        setTotal(reply.pagination.total);
      } catch (error) {
        setFailed(error instanceof Error ? error.message : say.failed);
      }
      setBusy(false);
    },
    [budget.budgetId, say],
  );
  useEffect(() => void load(1), [load]);

  return (
    <Dialog open size="lg" title={say.ledgerOf(budget.name)} onOpenChange={(isOpen) => isOpen || onClose()}>
      {failed ? <ErrorState text={failed} onRetry={() => void load(1)} /> : null}
      {total === undefined && !failed ? <SkeletonText lines={6} /> : null}
      {total === 0 ? <EmptyState compact title={say.noEntries} /> : null}
      {entries.length > 0 ? (
        <Table
          label={say.ledger}
          dense
          minWidth="620px"
          head={[
            say.time,
            say.event,
            say.document,
            { num: say.reserved },
            { num: say.spent },
            { num: say.leftAfter },
          ]}
        >
          {entries.map((entry) => (
            <tr key={entry.entryId}>
              <Td className="num whitespace-nowrap">{showMoment(entry.createdAt)}</Td>
              <Td>
                <span className="whitespace-nowrap">{entry.eventName}</span>
                {entry.event === 'set' ? (
                  <span className="num block text-12 text-hint">
                    {signed(entry.amountChange)} {entry.actorName}
                  </span>
                ) : null}
              </Td>
              <Td>
                {entry.docTypeName}
                <span className="num block text-12 text-hint">{entry.docSn}</span>
              </Td>
              <Td num>{signed(entry.reservedChange)}</Td>
              <Td num>{signed(entry.spentChange)}</Td>
              <Td num>
                <PriceText amount={entry.leftAfter} tone="ink" />
              </Td>
            </tr>
          ))}
        </Table>
      ) : null}
      {total !== undefined && entries.length < total ? (
        <p className="mt-3 text-center">
          <Button size="sm" busy={busy} onClick={() => void load(Math.floor(entries.length / 20) + 1)}>
            {say.more}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}

/** "+¥20.00", "−¥20.00", nothing for nothing. */
const signed = (amount: string): string =>
  amount === '0.00' ? '' : amount.startsWith('-') ? showAmount(amount) : `+${showAmount(amount)}`;
