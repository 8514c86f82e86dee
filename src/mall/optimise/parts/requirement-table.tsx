// The attributes of a category with what is asked of each: how, target, limit, weight.
import { useId, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Attribute } from '../optimise.protocol.ts';
import { optimiseWords } from './optimise-words.ts';
import type { RequirementValue, SelectionFault } from './selection-values.ts';

const MODES = ['hard', 'soft', 'ignore'] as const;

export function RequirementTable({
  attributes,
  values,
  faults,
  onChange,
}: {
  attributes: readonly Attribute[];
  values: Readonly<Record<string, RequirementValue>>;
  /** Empty until somebody has tried to go on. */
  faults: ReadonlySet<SelectionFault>;
  onChange: (key: string, value: RequirementValue) => void;
}) {
  const say = useWords(optimiseWords);
  const [isWhole, setWhole] = useState(false);
  const [first] = useState(
    () => new Set(attributes.filter(({ key }) => values[key]?.mode !== 'ignore').map(({ key }) => key)),
  );
  const beginsEmpty = first.size === 0;
  const shown = isWhole || beginsEmpty ? attributes : attributes.filter(({ key }) => first.has(key));
  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden gap-3 border-b border-line px-4 py-2 text-12 text-hint md:grid md:grid-cols-[minmax(120px,1fr)_112px_minmax(0,1.2fr)_minmax(0,1fr)_88px]"
      >
        <span>{say.attribute}</span>
        <span>{say.mode}</span>
        <span>{say.target}</span>
        <span>{say.limit}</span>
        <span>{say.weight}</span>
      </div>
      <ul className="divide-y divide-line">
        {shown.map((attribute) => (
          <Row
            key={attribute.key}
            attribute={attribute}
            value={values[attribute.key]!}
            faults={faults}
            onChange={(value) => onChange(attribute.key, value)}
          />
        ))}
      </ul>
      {shown.length < attributes.length ? (
        <p className="border-t border-line px-4 py-2">
          <Button variant="link" onClick={() => setWhole(true)}>
            {say.showIgnored(attributes.length - shown.length)}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Row({
  attribute,
  value,
  faults,
  onChange,
}: {
  attribute: Attribute;
  value: RequirementValue;
  faults: ReadonlySet<SelectionFault>;
  onChange: (value: RequirementValue) => void;
}) {
  const say = useWords(optimiseWords);
  const id = useId();
  const { key, name, unit, comparison, examples } = attribute;
  const comparisons = { GE: say.ge, LE: say.le, SAME: say.same, COVERS: say.covers, INCLUDES: say.includes };
  const modes = { hard: say.hard, soft: say.soft, ignore: say.ignore };
  const isIgnored = value.mode === 'ignore';
  const isMissing = faults.has(`target ${key}`);
  const isWeightWrong = faults.has(`weight ${key}`);
  const label = (what: string) => `${name} · ${what}`;
  return (
    <li
      className={cx(
        'grid items-start gap-x-3 gap-y-2 px-4 py-2 max-md:grid-cols-2 md:grid-cols-[minmax(120px,1fr)_112px_minmax(0,1.2fr)_minmax(0,1fr)_88px]',
        isIgnored && 'text-hint',
      )}
    >
      <span className="self-center text-13 max-md:self-start max-md:pt-1.5">
        {name}
        <span className="ml-1 text-12 text-hint">
          {comparisons[comparison]}
          {unit ? ` · ${unit}` : ''}
        </span>
      </span>
      <NativeSelect
        size="sm"
        aria-label={label(say.mode)}
        value={value.mode}
        onChange={(event) =>
          onChange({ ...value, mode: MODES.find((one) => one === event.target.value) ?? 'ignore' })
        }
        options={MODES.map((one) => ({ value: one, text: modes[one] }))}
      />
      <span className="min-w-0">
        <Input
          size="sm"
          list={examples.length > 0 ? id : undefined}
          aria-label={label(say.target)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-fault` : undefined}
          placeholder={examples[0] ?? ''}
          value={value.target}
          maxLength={120}
          onChange={(event) =>
            onChange({
              ...value,
              target: event.target.value,
              // Who writes a target means it.
              mode: isIgnored && event.target.value !== '' ? 'soft' : value.mode,
            })
          }
        />
        {isMissing ? (
          <span id={`${id}-fault`} className="mt-1 block text-12 text-refused">
            {say.targetMissing}
          </span>
        ) : null}
        {examples.length > 0 ? (
          <datalist id={id}>
            {examples.map((example) => (
              <option key={example} value={example} />
            ))}
          </datalist>
        ) : null}
      </span>
      <Input
        size="sm"
        aria-label={label(say.limit)}
        value={value.limit}
        maxLength={120}
        disabled={isIgnored || comparison === 'INCLUDES'}
        placeholder={say.limit}
        className="md:placeholder:text-transparent"
        onChange={(event) => onChange({ ...value, limit: event.target.value })}
      />
      <span className="max-md:col-start-2">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="text-12 whitespace-nowrap text-hint md:hidden">
            {say.weight}
          </span>
          <Input
            size="sm"
            inputMode="decimal"
            aria-label={label(say.weight)}
            aria-invalid={isWeightWrong || undefined}
            value={value.weight}
            disabled={isIgnored}
            onChange={(event) => onChange({ ...value, weight: event.target.value })}
          />
        </span>
        {isWeightWrong ? <span className="mt-1 block text-12 text-refused">{say.weightWrong}</span> : null}
      </span>
    </li>
  );
}
