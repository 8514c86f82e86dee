// Statements to be paid, by creditor: which of them, how much now, and on to the cashier.
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import { statementWords } from '#mall/statement/parts/statement-words.ts';
import { type StatementCard, statementProtocol } from '#mall/statement/statement.protocol.ts';
import { ownStatementList } from '#mall/statement/statement-lists.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(statementWords.payTitle);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if ((await sessionReady())?.memberType !== 3) return { rows: [], asked: '' };
  const both = await Promise.all(
    (['OVERDUE', 'PENDING_PAYMENT'] as const).map((state) =>
      call(ownStatementList.list, { state, pageSize: 100 }),
    ),
  );
  const asked = new URL(request.url).searchParams.get('statementSn') ?? '';
  const rows = both.flatMap(({ list }) => list);
  return { rows: rows.toSorted((one, other) => (one.dueDay! < other.dueDay! ? -1 : 1)), asked };
}

export default function PayStatementsScreen() {
  const { rows, asked } = useLoaderData<typeof clientLoader>();
  const say = useWords(statementWords);
  const byAccount = [...Map.groupBy(rows, (row) => row.accountId).values()];
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-20 font-semibold">{say.payTitle}</h1>
        <Link to="/member/credit/statements" className="text-13 text-brand hover:underline">
          {say.toStatements}
        </Link>
      </div>
      {rows.length === 0 ? (
        <Card>
          <EmptyState title={say.nothingToPay} text={say.nothingToPayText} />
        </Card>
      ) : null}
      {byAccount.map((some) => (
        <PayCard key={some[0]?.accountId} rows={some} asked={asked} />
      ))}
    </div>
  );
}

function PayCard({ rows, asked }: { rows: readonly StatementCard[]; asked: string }) {
  const say = useWords(statementWords);
  const navigate = useNavigate();
  const act = useAct({ says: 'here' });
  const isAsked = rows.some(({ statementSn }) => statementSn === asked);
  const [chosen, setChosen] = useState(
    rows.map(({ statementSn }) => statementSn).filter((sn) => !isAsked || sn === asked),
  );
  const [typed, setTyped] = useState<string>();
  const [items, setItems] = useState<readonly number[]>([]);
  const all = rows
    .filter(({ statementSn }) => chosen.includes(statementSn))
    .reduce((sum, { rest }) => sum + (parseCents(rest) ?? 0), 0);
  const amount = typed ?? centsToWire(cents(all));
  const pay = () =>
    chosen.length === 0
      ? act.say(say.noneChosen)
      : act.run(async (requestId) => {
          const { paySn, isAsked } = await call(statementProtocol.pay, {
            statementSns: chosen,
            amount,
            itemIds: JSON.stringify(items),
            requestId,
          });
          if (isAsked) toast.show({ text: say.askedToPay });
          await navigate(
            isAsked ? `/member/credit/statement?statementSn=${chosen[0]}` : `/buy/pay?paySn=${paySn}`,
          );
        });
  return (
    <Card title={rows[0]?.creditorName}>
      <ul className="divide-y divide-line" aria-label={say.choose}>
        {rows.map((row) => (
          <li key={row.statementSn} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-13">
            <Checkbox
              checked={chosen.includes(row.statementSn)}
              onChange={(event) => {
                act.anew();
                setTyped(undefined);
                setItems([]);
                setChosen(
                  event.target.checked
                    ? [...chosen, row.statementSn]
                    : chosen.filter((sn) => sn !== row.statementSn),
                );
              }}
            >
              <span className="num">{row.statementSn}</span>
            </Checkbox>
            <Tag tone={row.tone}>{row.stateName}</Tag>
            <span className="num">
              {say.dueDay} {row.dueDay}
            </span>
            {Number(row.lateFee) > 0 ? (
              <span className="num text-refused">
                {say.lateFee} {showAmount(row.lateFee)}
              </span>
            ) : null}
            <span className="num ml-auto text-16 font-semibold">{showAmount(row.rest)}</span>
          </li>
        ))}
      </ul>
      {chosen.length === 1 ? (
        <PayItems
          key={chosen[0]}
          statementSn={required(chosen[0])}
          chosen={items}
          onChange={(itemIds, sum) => {
            act.anew();
            setItems(itemIds);
            setTyped(itemIds.length > 0 ? sum : undefined);
          }}
        />
      ) : null}
      <div className="mt-3 flex flex-wrap items-start gap-4 border-t border-line pt-3">
        <Field label={say.payAmount} hint={say.payHint} className="w-60">
          <Input
            before="¥"
            inputMode="decimal"
            maxLength={15}
            value={amount}
            onChange={(event) => {
              act.anew();
              setTyped(event.target.value);
            }}
          />
        </Field>
        <Button variant="primary" className="sm:mt-6" busy={act.busy} onClick={() => void pay()}>
          {say.toCashier}
        </Button>
      </div>
      <FormError className="mt-3">{act.error}</FormError>
    </Card>
  );
}

/** Opened, the items of one statement: those that are chosen are paid first. */
function PayItems({
  statementSn,
  chosen,
  onChange,
}: {
  statementSn: string;
  chosen: readonly number[];
  onChange: (itemIds: number[], sum: string) => void;
}) {
  const say = useWords(statementWords);
  const [isOpen, setOpen] = useState(false);
  const { reply } = useCall(statementProtocol.detail, isOpen ? { statementSn } : undefined);
  const open = reply?.items.filter(({ mostDisputed }) => Number(mostDisputed) > 0) ?? [];
  const choose = (itemIds: number[]) =>
    onChange(
      itemIds,
      centsToWire(
        cents(
          open
            .filter(({ itemId }) => itemIds.includes(itemId))
            .reduce((sum, { mostDisputed }) => sum + (parseCents(mostDisputed) ?? 0), 0),
        ),
      ),
    );
  if (!isOpen)
    return (
      <Button variant="link" onClick={() => setOpen(true)}>
        {say.payItems}
      </Button>
    );
  return (
    <ul className="mt-2 max-h-80 divide-y divide-line overflow-y-auto" aria-label={say.items}>
      {open.map(({ itemId, title, orderSn, mostDisputed }) => (
        <li key={itemId} className="flex flex-wrap items-center gap-x-4 py-1.5 text-13">
          <Checkbox
            checked={chosen.includes(itemId)}
            onChange={(event) =>
              choose(event.target.checked ? [...chosen, itemId] : chosen.filter((one) => one !== itemId))
            }
          >
            {title} <span className="num text-12 text-hint">{orderSn}</span>
          </Checkbox>
          <span className="num ml-auto">{showAmount(mostDisputed)}</span>
        </li>
      ))}
    </ul>
  );
}

export const HydrateFallback = waitingPage('h-7 w-40', 'h-48');

export { ErrorBoundary } from '../member-failed.tsx';
