// The rows of a payout batch, each with what the bank has answered; and where the bank's table is taken.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { payoutProtocol as P, type PayoutDetail } from '../payout.protocol.ts';
import { payoutWords as W } from './payout-words.ts';

const SERIAL = { serial: field.text(W.serial, { missing: W.needsSerial, max: 60, autoComplete: 'off' }) };

export function PayoutRows({ batch }: { batch: PayoutDetail }) {
  const say = useWords(W);
  return (
    <Table
      label={say.rows}
      minWidth="860px"
      head={[say.no, say.bill, say.payee, say.account, { num: say.total }, say.result]}
    >
      {batch.rows.map((row) => (
        <tr key={row.billSn}>
          <Td className="num">{row.no}</Td>
          <Td>
            <Link
              to={`/admin/settlement/detail?billSn=${row.billSn}`}
              className="num text-brand hover:underline"
            >
              {row.billSn}
            </Link>
            <div className="text-12 text-hint">{row.storeName}</div>
          </Td>
          <Td>{row.payee}</Td>
          <Td>
            <span className="num">{row.account}</span>
            <div className="num text-12 text-hint">
              {row.bank} {row.bankNo}
            </div>
          </Td>
          <Td num>
            <PriceText amount={row.amount} tone="ink" />
          </Td>
          <Td>
            <Tag tone={row.tone}>{row.stateName}</Tag>
            {row.serial || row.reason ? (
              <div className="num max-w-64 text-12 wrap-anywhere text-secondary">
                {row.serial || row.reason}
              </div>
            ) : null}
            <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
              <RowActions payoutSn={batch.payoutSn} row={row} />
            </div>
          </Td>
        </tr>
      ))}
    </Table>
  );
}

function RowActions({ payoutSn, row }: { payoutSn: string; row: PayoutDetail['rows'][number] }) {
  const say = useWords(W);
  const { because, opens } = actionMaker(say);
  const of = { payoutSn, billSn: row.billSn };
  const actions = {
    rowPaid: opens(
      'rowPaid',
      'outline',
      formWindow(SERIAL, {
        title: say.rowPaid,
        text: say.rowPaidText,
        send: ({ serial }) => call(P.rowPaid, { ...of, serial }),
      }),
    ),
    rowFailed: because('rowFailed', 'outline', (reason) => call(P.rowFailed, { ...of, reason })),
  };
  return <ActionButtons size="sm" actions={actions} allowed={row.allowedActions} />;
}

export function ResultFile({ payoutSn }: { payoutSn: string }) {
  const say = useWords(W);
  const act = useAct({ says: 'here', rereads: true });
  const take = (file: File) =>
    void act.run(async () => {
      const { paid, failed, known, refused } = await call(P.results, {
        ...{ payoutSn, file, fileName: file.name },
      });
      toast.show({ text: say.taken(paid, failed, known) });
      act.say(refused.map(({ rowNo, says }) => say.refusedRow(rowNo, says)).join('\n'));
    });
  return (
    <div className="px-4 py-3">
      <FileButton accept=".xlsx,.xls,.ods,.csv,.tsv,.txt" disabled={act.busy} onFile={take}>
        {say.results}
      </FileButton>
      <p className="mt-2 text-12 text-hint">{say.resultsText}</p>
      {act.error ? (
        <p role="alert" className="mt-2 text-13 whitespace-pre-line text-refused">
          {act.error}
        </p>
      ) : null}
    </div>
  );
}
