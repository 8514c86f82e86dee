// One settlement bill, alike for its store and the platform: its sums, its rows with what may be said about each, history.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  type BillButton,
  type BillDetail,
  type BillRowReply,
  settlementProtocol as P,
} from '../settlement.protocol.ts';
import { settlementWords as W } from './settlement-words.ts';

type Side = 'store' | 'platform';

const ANSWER = {
  amount: field.amount(W.adjustment, { optional: true, hint: W.adjustmentHint }),
  reason: field.area(W.reason, { missing: W.needsReason, rows: 3, max: 300 }),
};

/** What the reader may do with the bill itself. */
export function BillActions({ bill: { billSn, version, allowedActions } }: { bill: BillDetail }) {
  const say = useWords(W);
  const { sure } = actionMaker(say);
  const seen = { billSn, version };
  const actions = {
    confirm: sure('confirm', 'primary', () => call(P.confirm, seen)),
    review: sure('review', 'primary', () => call(P.review, seen)),
  } satisfies Record<BillButton, DetailAction>;
  return <ActionButtons size="sm" actions={actions} allowed={allowedActions} />;
}

function RowActions({ bill: { billSn, version }, row }: { bill: BillDetail; row: BillRowReply }) {
  const say = useWords(W);
  const { because, opens } = actionMaker(say);
  const of = { billSn, version, rowId: row.rowId };
  const actions = {
    dispute: because('dispute', 'outline', (reason) => call(P.dispute, { ...of, reason })),
    escalate: because('escalate', 'outline', (reason) => call(P.escalate, { ...of, reason })),
    acceptDispute: opens(
      'acceptDispute',
      'primary',
      formWindow(ANSWER, {
        title: say.acceptDispute,
        send: ({ amount, reason }) =>
          call(P.answer, { ...of, isAccepted: 1, reason, ...(amount ? { amount } : {}) }),
      }),
    ),
    refuseDispute: because('refuseDispute', 'outline', (reason) =>
      call(P.answer, { ...of, isAccepted: 0, reason }),
    ),
  };
  return <ActionButtons size="sm" actions={actions} allowed={row.allowedActions} />;
}

export function BillPage({ bill, side }: { bill: BillDetail; side: Side }) {
  const say = useWords(W);
  const sums = (['released', 'refunds', 'others', 'carried'] as const).map((key) => ({
    label: say[key],
    value: showAmount(bill[key]),
  }));
  const batch =
    bill.payoutSn && side === 'platform' ? (
      <Link to={`/admin/payout/detail?payoutSn=${bill.payoutSn}`} className="num text-brand hover:underline">
        {bill.payoutSn}
      </Link>
    ) : (
      bill.payoutSn
    );
  return (
    <>
      {bill.state === 'GENERATED' && bill.dueAt ? (
        <p className="num mb-3 text-13 text-secondary">{say.confirmBy(showMoment(bill.dueAt))}</p>
      ) : null}
      {side === 'platform' && bill.payableFrom ? (
        <p className="num mb-3 text-13 text-refused">{say.accountWaits(showMoment(bill.payableFrom))}</p>
      ) : null}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-3">
          <Card title={say.sums}>
            <Descriptions
              columns={2}
              onlyGiven
              items={[
                { label: say.storeName, value: bill.storeName },
                { label: say.cutDay, value: bill.cutDay },
                ...sums,
                { label: say.commission, value: showAmount(bill.commission) },
                { label: say.total, value: <PriceText amount={bill.total} size="lg" /> },
                { label: say.demanded, value: bill.demanded === '0.00' ? '' : showAmount(bill.demanded) },
                { label: say.payee, value: bill.bankAccount || say.noAccount },
                { label: say.carriedTo, value: bill.carriedTo },
                { label: say.payoutSn, value: batch },
                { label: say.serial, value: bill.serial },
              ]}
            />
          </Card>
          <BillRows bill={bill} side={side} />
        </div>
        <Card title={say.log}>
          <StepList steps={bill.log} />
        </Card>
      </div>
    </>
  );
}

function BillRows({ bill, side }: { bill: BillDetail; side: Side }) {
  const say = useWords(W);
  return (
    <Card flush title={say.rows}>
      <Table
        label={say.rows}
        minWidth="720px"
        head={[
          say.kind,
          say.about,
          say.time,
          { num: say.amount },
          { num: say.commission },
          { num: say.net },
          say.dispute,
        ]}
      >
        {bill.rows.map((row) => (
          <tr key={row.rowId}>
            <Td>{row.kindName}</Td>
            <Td>
              {side === 'store' && row.orderSn ? (
                <Link
                  to={`/seller/order/detail?orderSn=${row.orderSn}`}
                  className="num text-brand hover:underline"
                >
                  {row.orderSn}
                </Link>
              ) : (
                <span className="num">{row.orderSn}</span>
              )}
              {row.docSn ? <div className="num text-12 text-hint">{row.docSn}</div> : null}
            </Td>
            <Td className="num">{showMoment(row.time)}</Td>
            <Td num>
              <PriceText amount={row.amount} tone="ink" />
            </Td>
            <Td num>
              <PriceText amount={row.commission} tone="ink" />
            </Td>
            <Td num>
              <PriceText amount={row.net} tone="ink" />
            </Td>
            <Td>
              {row.dispute ? <Tag>{row.disputeName}</Tag> : null}
              {row.isOut ? <div className="text-12 text-hint">{say.isOut}</div> : null}
              {row.said ? (
                <div className="max-w-64 text-12 wrap-anywhere whitespace-pre-line">{row.said}</div>
              ) : null}
              {row.answer ? (
                <div className="max-w-64 text-12 wrap-anywhere text-secondary">{row.answer}</div>
              ) : null}
              <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
                <RowActions bill={bill} row={row} />
              </div>
            </Td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
