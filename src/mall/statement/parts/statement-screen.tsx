// One statement, declared once for the buyer, the store and the platform: sums, items, disputes, payments, history.
import { Link } from 'react-router';
import { call, callForFile } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Table } from '#kit/ui/table.tsx';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { type DisputeReason, disputeReasons } from '../dispute-process.ts';
import { statementProtocol as P, type StatementDetail, statementPapers } from '../statement.protocol.ts';
import { DISPUTE_FILES } from '../statement-terms.ts';
import { DisputeList } from './dispute-list.tsx';
import { statementWords as W } from './statement-words.ts';

const STORE = { decide: P.decideDispute, waive: P.waive, reopen: P.reopen, writeOff: P.writeOff };
const SIDES = {
  buyer: {
    ...STORE,
    show: P.detail,
    back: '/member/credit/statements',
    order: '/member/order/detail',
    cases: '/member/order/refund/detail',
  },
  store: {
    ...STORE,
    show: P.creditorDetail,
    back: '/seller/credit/statements',
    order: '/seller/order/detail',
    cases: '/seller/aftersale/detail',
  },
  platform: {
    show: P.adminCreditorDetail,
    decide: P.adminDecideDispute,
    waive: P.adminWaive,
    reopen: P.adminReopen,
    writeOff: P.adminWriteOff,
    back: '/admin/credit/statements',
    order: '',
    cases: '/admin/aftersale/detail',
  },
} as const;
type Side = keyof typeof SIDES;

const aboveZero = (typed: string) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong);
const DISPUTE = {
  itemId: field.pick(W.what, { place: W.chooseItem, missing: W.chooseItem }),
  amount: field.amount(W.disputedAmount, { required: true, rule: aboveZero }),
  reason: field.choice(W.reason, disputeReasons, { place: W.chooseReason, missing: W.chooseReason }),
  text: field.area(W.text, { optional: true, rows: 3, max: 500 }),
  files: field.files(W.proofs, filesFor('attachment', DISPUTE_FILES), { optional: true }),
};
const WAIVE = {
  amount: field.amount(W.waiveAmount, { required: true, rule: aboveZero }),
  reason: field.area(W.reason, {
    required: true,
    rule: (typed: string) => (typed.trim().length < 2 ? W.needsWords : undefined),
    rows: 2,
    max: 500,
  }),
};

/** @param inTab of a console: what stands behind the title in the browser's tab */
export const statementScreen = (side: Side, inTab?: (language: Language) => string) =>
  detail({
    words: W,
    load: ({ request }) =>
      call(SIDES[side].show, { statementSn: new URL(request.url).searchParams.get('statementSn') || '0' }),
    backTo: SIDES[side].back,
    backLabel: (say) => say.backToList,
    ...(inTab ? { console: inTab } : {}),
    allowed: (one) => one.allowedActions,
    version: (one) => `${one.statementSn} ${one.version} ${one.disputes.map(({ state }) => state).join()}`,
    page(one, say) {
      const { statementSn, version, overdueDays, silentAfter, dueDay, items, disputes } = one;
      const { sure, because, opens } = actionMaker(say);
      const seen = { statementSn, version };
      const doors = SIDES[side];
      const disputable = items.filter(
        ({ amount, mostDisputed }) => Number(amount) > 0 && Number(mostDisputed) > 0,
      );
      return {
        title: say.one,
        subtitle: statementSn,
        state: { tone: one.tone, name: one.stateName },
        tags: [{ text: one.reconcileName }],
        notices: [
          overdueDays > 0 && say.overdue(overdueDays),
          silentAfter !== null && say.silentAfter(silentAfter),
        ],
        main: [
          block.facts(say.one, [
            { label: say.creditor, value: one.creditorName },
            { label: say.enterprise, value: one.enterpriseName },
            { label: say.cycle, value: say.fromTo(one.fromDay, one.cutDay) },
            { label: say.dueDay, value: dueDay ?? '' },
            { label: say.total, value: showAmount(one.total) },
            { label: say.paid, value: showAmount(one.paid) },
            { label: say.lateFee, value: showAmount(one.lateFee) },
            { label: say.waived, value: showAmount(one.waived) },
            { label: say.disputed, value: showAmount(one.disputed) },
            { label: say.rest, value: showAmount(one.rest) },
          ]),
          block.actions(),
          ...(disputes.length > 0
            ? [block.custom(say.disputes, <DisputeList disputes={disputes} {...doors} />)]
            : []),
          block.custom(say.items, <Items items={items} order={doors.order} />, {
            aside: <TakeAway side={side} statementSn={statementSn} hasItems={items.length > 0} />,
          }),
          block.custom(say.payments, <Payments payments={one.payments} mayPay={side === 'buyer'} />),
          block.custom(say.log, <StepList steps={one.log} />),
        ],
        actions: {
          confirm: sure('confirm', 'primary', () => call(P.confirm, seen)),
          pay: { label: say.pay, tone: 'primary', to: `/member/credit/pay?statementSn=${statementSn}` },
          dispute: opens(
            'dispute',
            'outline',
            formWindow(DISPUTE, {
              title: say.dispute,
              text: say.disputeText,
              now: {
                itemId: {
                  options: disputable.map(({ itemId, title, mostDisputed, orderSn }) => ({
                    value: String(itemId),
                    text: `${title} ${orderSn} ${showAmount(mostDisputed)}`,
                  })),
                },
              },
              send: ({ itemId, reason, files, ...said }, requestId) =>
                call(P.dispute, {
                  ...seen,
                  ...said,
                  itemId: Number(itemId),
                  reason: reason as DisputeReason,
                  fileIds: fileIdsOf(files),
                  requestId,
                }),
            }),
          ),
          reopen: because('reopen', 'outline', (reason) => call(doors.reopen, { ...seen, reason }), {
            hint: say.buyerReads,
          }),
          writeOff: because('writeOff', 'outline', (reason) => call(doors.writeOff, { ...seen, reason }), {
            hint: say.buyerReads,
            isGrave: true,
          }),
          waive: opens(
            'waive',
            'outline',
            formWindow(WAIVE, { title: say.waive, send: (said) => call(doors.waive, { ...seen, ...said }) }),
          ),
        },
      };
    },
  });

/** As a paper; and its items as a list of their own, which is exported with the buyer's codes. */
function TakeAway({ side, statementSn, hasItems }: { side: Side; statementSn: string; hasItems: boolean }) {
  const say = useWords(W);
  const { busy, run } = useAct();
  const print = async () => {
    const { fileName, blob } = await callForFile(statementPapers[side], { statementSn });
    saveBlob(blob, fileName);
  };
  return (
    <span className="flex flex-wrap items-center gap-4">
      {side === 'buyer' && hasItems ? (
        <Link
          to={`/member/credit/items?f_statementSn=${statementSn}`}
          className="text-13 text-brand hover:underline"
        >
          {say.exportItems}
        </Link>
      ) : null}
      <Button size="sm" busy={busy} onClick={() => void run(print)}>
        {say.paper}
      </Button>
    </span>
  );
}

function Items({ items, order }: { items: StatementDetail['items']; order: string }) {
  const say = useWords(W);
  if (items.length === 0) return <p className="text-13 text-hint">{say.noItems}</p>;
  return (
    <Table
      label={say.items}
      dense
      minWidth="720px"
      head={[say.what, say.matCode, say.order, { num: say.pieces }, { num: say.amount }, { num: say.paid }]}
    >
      {items.map((item) => (
        <tr key={item.itemId}>
          <td>
            {item.kind === 'LINE' || item.kind === 'FREIGHT'
              ? item.title
              : `${item.kindName} · ${item.title}`}
          </td>
          <td className="num">{item.matCode}</td>
          <td>
            {order && item.orderSn ? (
              <Link to={`${order}?orderSn=${item.orderSn}`} className="num text-brand hover:underline">
                {item.orderSn}
              </Link>
            ) : (
              <span className="num">{item.orderSn}</span>
            )}
          </td>
          <td className="num-cell">{item.number > 0 ? item.number : ''}</td>
          <td className="num-cell">{showAmount(item.amount)}</td>
          <td className="num-cell">{showAmount(item.paid)}</td>
        </tr>
      ))}
    </Table>
  );
}

function Payments({ payments, mayPay }: { payments: StatementDetail['payments']; mayPay: boolean }) {
  const say = useWords(W);
  if (payments.length === 0) return <p className="text-13 text-hint">{say.noPayments}</p>;
  return (
    <ul className="divide-y divide-line text-13">
      {payments.map(({ paySn, amount, applied, isOpen, isAsked, createTime }) => (
        <li key={paySn} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="num">{paySn}</span>
          <span className="num">
            {say.asked} {showAmount(amount)} · {say.came} {showAmount(applied)}
          </span>
          {isAsked ? <span className="text-waiting">{say.waitsForApproval}</span> : null}
          {isOpen && mayPay ? (
            <Link to={`/buy/pay?paySn=${paySn}`} className="text-brand hover:underline">
              {say.goOnPaying}
            </Link>
          ) : null}
          <span className="num ml-auto text-12 text-hint">{showMoment(createTime)}</span>
        </li>
      ))}
    </ul>
  );
}
