// The purchaser's counter-offer: another price, number or lead time per line, other terms, and what it changes in all.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { keep, readKept } from '#kit/browser/kept.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { cents, centsToWire, parseCents, sum } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { PlanFields } from '#mall/order/parts/plan-fields.tsx';
import { typedPlan } from '#mall/order/parts/typed-plan.ts';
import { isOffered, ownAmount } from '../../offer-amounts.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationDetail } from '../../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { orReload } from '../or-reload.ts';
import { quoteWords } from '../quote-words.ts';
import { quoteFormWords } from '../sheet/quote-form-words.ts';
import {
  type CounterDraft,
  type CounterField,
  changedPrices,
  counteredLine,
  counterLineOf,
  NO_COUNTER,
  offeredLines,
  wantedTerms,
} from './counter-draft.ts';
import { CounterSheet } from './counter-sheet.tsx';

export interface CounterFormProps {
  detail: QuotationDetail;
  standing: QuotationVersion;
  onDone: () => void;
  onCancel: () => void;
}

export function CounterForm({ detail, standing, onDone, onCancel }: CounterFormProps) {
  const say = useWords(quoteWords);
  const form = useWords(quoteFormWords);
  const mayAward = detail.allowedActions.includes('accept');
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  const key = `counter:${detail.quoSn}:${standing.versionNo}`;
  const [draft, setDraft] = useState<CounterDraft>(() => restore(key));
  const [percent, setPercent] = useState('');
  const { busy, error, say: refuse, run } = useAct({ says: 'here', done: say.counterSent });
  const [isStrict, setStrict] = useState(false);
  useEffect(() => keep('local', key, draft === NO_COUNTER ? undefined : draft), [key, draft]);

  const offered = useMemo(() => offeredLines(standing).filter(isOffered), [standing]);
  const results = offered.map((line) => counteredLine(line, counterLineOf(draft, line.lineNo)));
  const terms = wantedTerms(draft, standing);
  const faulty = results.filter((one) => one.fault).length;
  const wanted = results.flatMap((one) => one.wanted ?? []);
  const before = sum(offered.map((line) => ownAmount(line)?.amount ?? cents(0)));
  const after = sum(results.map((one) => one.amount));
  const freightOf = (freight: QuotationVersion['freight']) =>
    freight.kind === 'fixed' ? (parseCents(freight.fee) ?? cents(0)) : cents(0);
  const totalBefore = before + freightOf(standing.freight);
  const totalAfter = after + freightOf(terms?.freight ?? standing.freight);
  const isNothing = wanted.length === 0 && Object.keys(terms ?? {}).length === 0;

  const write = useCallback((lineNo: number, field: CounterField, text: string) => {
    setDraft((now) => ({
      ...now,
      lines: { ...now.lines, [lineNo]: { ...counterLineOf(now, lineNo), [field]: text } },
    }));
  }, []);
  const set = (part: Partial<CounterDraft>) => setDraft((now) => ({ ...now, ...part }));

  async function send() {
    setStrict(true);
    if (faulty > 0 || !terms) {
      refuse(say.counterWrong);
      requestAnimationFrame(() => box.current && focusFirstInvalid(box.current));
      return;
    }
    if (isNothing) return refuse(say.counterNothing);
    await run(async (requestId) => {
      await orReload(
        call(quotationProtocol.counter, {
          quoSn: detail.quoSn,
          version: detail.version,
          lines: wanted,
          ...terms,
          note: draft.note.trim(),
          awardsOnAgreement: mayAward && draft.awardsOnAgreement,
          requestId,
        }),
        revalidate,
        { says: true },
      );
      keep('local', key, undefined);
      onDone();
    });
  }

  const applyPercent = () => {
    const typed = Number(percent.replace('%', ''));
    if (percent.trim() === '' || !Number.isFinite(typed) || typed <= -100 || typed > 100) return;
    set({ lines: changedPrices(offered, draft, Math.round(typed * 10)) });
  };

  return (
    <div ref={box} className="grid min-w-0 gap-3">
      <Card
        flush
        title={say.counterLines}
        actions={
          <form
            className="flex items-center gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              applyPercent();
            }}
          >
            <Input
              size="sm"
              inputMode="text"
              maxLength={6}
              aria-label={`${say.counterAll} %`}
              title={say.counterAllText}
              placeholder={say.counterAll}
              after="%"
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
              className="w-36"
            />
            <Button size="sm" type="submit">
              {say.applyNow}
            </Button>
          </form>
        }
      >
        <CounterSheet detail={detail} offered={offered} draft={draft} onWrite={write} />
      </Card>
      <Card title={say.terms}>
        <div className="grid gap-5 md:grid-cols-2">
          <div className="grid content-start gap-4">
            {draft.plan ? (
              <Field label={form.plan} group>
                {() => <PlanFields value={draft.plan ?? []} onChange={(plan) => set({ plan })} />}
              </Field>
            ) : (
              <div className="text-13">
                <p className="text-secondary">{standing.planText}</p>
                <Button
                  size="sm"
                  className="mt-2"
                  onClick={() =>
                    set({
                      plan: typedPlan(standing.plan),
                      freightKind: standing.freight.kind,
                      freightFee: standing.freight.kind === 'fixed' ? standing.freight.fee : '',
                    })
                  }
                >
                  {say.changeTerms}
                </Button>
              </div>
            )}
            {draft.freightKind ? (
              <div className="flex flex-wrap gap-3">
                <Field label={form.freight}>
                  <NativeSelect
                    size="sm"
                    value={draft.freightKind}
                    onChange={(event) =>
                      set({ freightKind: event.target.value as CounterDraft['freightKind'] })
                    }
                    options={(['included', 'fixed', 'collect'] as const).map((kind) => ({
                      value: kind,
                      text: form[`freight_${kind}`],
                    }))}
                  />
                </Field>
                {draft.freightKind === 'fixed' ? (
                  <Field label={form.freightFee} error={isStrict && !terms ? form.freightFeeFault : null}>
                    <Input
                      size="sm"
                      inputMode="decimal"
                      maxLength={14}
                      value={draft.freightFee}
                      onChange={(event) => set({ freightFee: event.target.value })}
                      className="w-36"
                    />
                  </Field>
                ) : null}
              </div>
            ) : null}
            {mayAward ? (
              <div>
                <Checkbox
                  checked={draft.awardsOnAgreement}
                  onChange={(event) => set({ awardsOnAgreement: event.target.checked })}
                >
                  {say.awardsOnAgreement}
                </Checkbox>
                <p className="ml-5.5 text-12 text-hint">{say.awardsOnAgreementText}</p>
              </div>
            ) : (
              <p className="text-12 text-hint">{say.othersAward}</p>
            )}
          </div>
          <Field label={say.note} optional hint={say.noteHint}>
            <Textarea
              maxLength={500}
              value={draft.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          </Field>
        </div>
        <FormError className="mt-3">{error}</FormError>
      </Card>
      <StickyBar always>
        <div className="num min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-13 text-secondary max-sm:hidden">
              {say.totalBefore} {showAmount(centsToWire(cents(totalBefore)))}
            </span>
            <b className="text-20 text-price-ink" data-testid="counter-total">
              {showAmount(centsToWire(cents(totalAfter)))}
            </b>
          </p>
          <TotalChange before={totalBefore} after={totalAfter} />
        </div>
        <Button onClick={onCancel}>{say.cancel}</Button>
        <Button variant="primary" busy={busy} onClick={() => void send()}>
          {say.sendCounter}
        </Button>
      </StickyBar>
    </div>
  );
}

function TotalChange({ before, after }: { before: number; after: number }) {
  const say = useWords(quoteWords);
  if (before === after || before === 0) return null;
  const amount = showAmount(centsToWire(cents(Math.abs(before - after))));
  const percent = ((Math.abs(before - after) / before) * 100).toFixed(1);
  return (
    <p className={cx('text-12', after < before ? 'text-done' : 'text-refused')}>
      {after < before ? say.totalSaved(amount, percent) : say.totalMore(amount, percent)}
    </p>
  );
}

/** What was typed stays in this browser until it is sent. */
function restore(key: string): CounterDraft {
  const found = readKept('local', key);
  return typeof found === 'object' && found !== null ? { ...NO_COUNTER, ...found } : NO_COUNTER;
}
