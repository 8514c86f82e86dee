// One choice out of a few, all of them in sight.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { FieldWiring } from './field.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A second, quieter line: what the choice means, what it costs. */
  text?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = Partial<FieldWiring> & {
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `plain` in a row, `card` as boxes with a border. */
  look?: 'plain' | 'card';
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
};

const rows = { plain: 'flex flex-wrap gap-x-5 gap-y-2', card: 'flex flex-wrap gap-2' };
const labels = {
  plain:
    'inline-flex cursor-pointer items-start gap-1.5 whitespace-nowrap has-disabled:cursor-not-allowed has-disabled:text-hint',
  card:
    'control inline-flex cursor-pointer items-start gap-2 px-3 py-[6px] has-checked:border-brand has-checked:bg-brand-wash ' +
    'has-disabled:cursor-not-allowed has-disabled:text-hint',
};

/** Native radios: arrow keys move the choice, a form sends it without script. Controlled with `value`, free with `defaultValue`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    name,
    options,
    value,
    defaultValue,
    onChange,
    look = 'plain',
    disabled,
    className,
    ...wiring
  } = props;
  return (
    <div role="radiogroup" {...wiring} className={cx(rows[look], className)}>
      {options.map((option) => (
        <label key={option.value} className={labels[look]}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={
              value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
            }
            onChange={() => onChange?.(option.value)}
            disabled={disabled || option.disabled}
            className="mt-[3px] size-4 shrink-0"
          />
          <span className="min-w-0">
            <span className="block whitespace-nowrap">{option.label}</span>
            {option.text ? <span className="block text-12 text-hint">{option.text}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
