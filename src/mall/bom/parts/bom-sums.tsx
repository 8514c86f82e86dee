// Boards and extras above the lines, and what everything costs below them.
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { BomTotals } from '../bom.protocol.ts';
import type { BuildPlan } from '../bom-need.ts';
import { bomWords } from './bom-words.ts';
import type { Desk } from './desk.ts';

/** Three small fields; a change counts when the field is left or Enter is pressed. */
export function PlanForm({ desk }: { desk: Desk }) {
  const say = useWords(bomWords);
  const { boards, attrition, leaderNum } = desk.plan;
  const [typed, setTyped] = useState({ boards: '', attrition: '', leaderNum: '' });
  useEffect(
    () =>
      setTyped({ boards: String(boards), attrition: String(attrition / 10), leaderNum: String(leaderNum) }),
    [boards, attrition, leaderNum],
  );

  function save(event?: FormEvent) {
    event?.preventDefault();
    const next: BuildPlan = {
      boards: within(Number(typed.boards), 1, 1_000_000) ?? boards,
      attrition: within(Math.round(Number(typed.attrition.replace(',', '.')) * 10), 0, 500) ?? attrition,
      leaderNum: within(Number(typed.leaderNum), 0, 10_000) ?? leaderNum,
    };
    setTyped({
      boards: String(next.boards),
      attrition: String(next.attrition / 10),
      leaderNum: String(next.leaderNum),
    });
    if (next.boards !== boards || next.attrition !== attrition || next.leaderNum !== leaderNum)
      void desk.setPlan(next);
  }

  const field = (name: keyof typeof typed, label: string, width: string) => (
    <Field label={label} className={width}>
      <Input
        value={typed[name]}
        disabled={!desk.isOpen}
        inputMode={name === 'attrition' ? 'decimal' : 'numeric'}
        maxLength={7}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        onBlur={() => save()}
      />
    </Field>
  );
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      {field('boards', say.boards, 'w-28')}
      {field('attrition', say.attrition, 'w-28')}
      {field('leaderNum', say.leader, 'w-36')}
      <button type="submit" hidden />
    </form>
  );
}

const within = (value: number, least: number, most: number): number | undefined =>
  Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;

/** Per store and in all. */
export function TotalsCard({ totals, children }: { totals: BomTotals; children?: ReactNode }) {
  const say = useWords(bomWords);
  return (
    <Card title={say.total}>
      <dl className="grid gap-1 text-13">
        {totals.stores.map((store) => (
          <div key={store.storeId} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 truncate">
              {store.storeName} <span className="text-12 text-hint">{say.linesOf(store.lines)}</span>
            </dt>
            <dd className="shrink-0 text-right">
              <PriceText amount={store.amount} tone="ink" />{' '}
              <span className="text-12 text-hint">
                + {say.freight} <PriceText amount={store.freight} tone="ink" size="sm" />
              </span>
            </dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-3 border-t border-line pt-2">
          <dt>
            {say.goods} <PriceText amount={totals.goodsAmount} tone="ink" /> + {say.freight}{' '}
            <PriceText amount={totals.freight} tone="ink" />
          </dt>
          <dd>
            <PriceText amount={totals.totalAmount} size="lg" />
          </dd>
        </div>
        {totals.withoutOffer > 0 ? (
          <p className="text-12 text-waiting">
            {say.withoutOffer}: {say.linesOf(totals.withoutOffer)}
          </p>
        ) : null}
      </dl>
      {children ? <div className="mt-4 flex flex-wrap gap-2">{children}</div> : null}
    </Card>
  );
}
