// What is asked of a category's parts: quantity, date, options, a requirement for each attribute, the weights.

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseProtocol, type SelectionReply } from '#mall/optimise/optimise.protocol.ts';
import { DEFAULT_WEIGHTS, GROUPS, type Group, QUALIFICATIONS } from '#mall/optimise/optimise-score.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { RequirementTable } from '#mall/optimise/parts/requirement-table.tsx';
import {
  faultsOf,
  firstValues,
  type SelectionFault,
  type SelectionValues,
  selectionOf,
} from '#mall/optimise/parts/selection-values.ts';
import { WeightSliders } from '#mall/optimise/parts/weight-sliders.tsx';

type Start = ReplyOf<typeof optimiseProtocol.start>;
const NONE: ReadonlySet<SelectionFault> = new Set();

export function SelectionForm({
  start,
  earlier,
  productId,
}: {
  start: Start;
  earlier: SelectionReply | undefined;
  productId: number | undefined;
}) {
  const say = useWords(optimiseWords);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { attributes, categoryId, categoryName, part } = start;
  const [values, setValues] = useState<SelectionValues>(() => firstValues(attributes, earlier));
  const [isTried, setTried] = useState(false);
  const { busy, error, anew, run: act } = useAct({ says: 'here' });
  const faults = isTried ? faultsOf(values) : NONE;
  const set = (change: Partial<SelectionValues>) => {
    anew();
    setValues((before) => ({ ...before, ...change }));
  };
  const { none, industrial, automotive, military } = say;
  const names = { none, industrial, automotive, military };

  async function run() {
    setTried(true);
    if (faultsOf(values).size > 0) {
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
      return;
    }
    void act(async (requestId) => {
      const input = selectionOf(values, attributes, { categoryId, productId });
      const { runId } = await call(optimiseProtocol.run, { ...input, requestId });
      await navigate(`/prototype/optimize/hisDetail?runId=${runId}`);
    });
  }

  const option = (name: 'domesticOnly' | 'withSample' | 'withReport' | 'preferredOnly', text: string) => (
    <Checkbox name={name} checked={values[name]} onChange={(event) => set({ [name]: event.target.checked })}>
      {text}
    </Checkbox>
  );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void run();
      }}
      className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_300px]"
    >
      <div className="min-w-0 space-y-3">
        <Card title={say.need}>
          <p className="mb-3 text-13">
            <span className="text-hint">{say.category} </span>
            {categoryName}
            {part ? (
              <>
                <span className="ml-4 text-hint">{say.startsWith} </span>
                <span className="num">
                  {part.partNo} · {part.brandName}
                </span>
              </>
            ) : null}
          </p>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label={say.quantity} required error={faults.has('quantity') ? say.quantityWrong : ''}>
              <Input
                name="quantity"
                inputMode="numeric"
                value={values.quantity}
                onChange={(event) => set({ quantity: event.target.value })}
              />
            </Field>
            <Field label={say.needBy} optional>
              <Input
                type="date"
                name="needBy"
                value={values.needBy}
                onChange={(event) => set({ needBy: event.target.value })}
              />
            </Field>
            <Field label={say.qualification}>
              <NativeSelect
                name="qualification"
                value={values.qualification}
                onChange={(event) =>
                  set({ qualification: QUALIFICATIONS.find((one) => one === event.target.value) ?? 'none' })
                }
                options={QUALIFICATIONS.map((one) => ({ value: one, text: names[one] }))}
              />
            </Field>
          </div>
          <fieldset className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-13">
            <legend className="mb-1 text-13 text-secondary">{say.options}</legend>
            {option('domesticOnly', say.domesticOnly)}
            {option('withSample', say.withSample)}
            {option('withReport', say.withReport)}
            {start.hasMatCodes || values.preferredOnly ? option('preferredOnly', say.preferredOnly) : null}
          </fieldset>
        </Card>
        <Card flush title={say.requirements}>
          <p className="px-4 pt-3 pb-1 text-12 text-hint">{say.requirementsText}</p>
          <RequirementTable
            attributes={attributes}
            values={values.requirements}
            faults={faults}
            onChange={(key, value) => set({ requirements: { ...values.requirements, [key]: value } })}
          />
        </Card>
      </div>
      <div className="min-w-0 space-y-3 lg:sticky lg:top-3">
        <Card
          title={say.weights}
          actions={
            <Button
              variant="link"
              size="sm"
              onClick={() =>
                set({
                  weights: Object.fromEntries(
                    GROUPS.map((group) => [group, String(DEFAULT_WEIGHTS[group])]),
                  ) as Record<Group, string>,
                })
              }
            >
              {say.resetWeights}
            </Button>
          }
        >
          <WeightSliders
            weights={values.weights}
            onChange={(group, weight) => set({ weights: { ...values.weights, [group]: weight } })}
          />
          {faults.has('weights') ? (
            <p role="alert" className="mt-2 text-12 text-refused">
              {say.weightsMissing}
            </p>
          ) : null}
        </Card>
        <StickyBar className="lg:static!">
          <div className="w-full space-y-2">
            <FormError>{error}</FormError>
            <Button wide type="submit" size="lg" variant="primary" busy={busy}>
              {say.run}
            </Button>
          </div>
        </StickyBar>
      </div>
    </form>
  );
}
