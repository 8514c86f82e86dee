// A few ways to look at the same lines, one of them chosen.
import { cx } from '#kit/ui/cx.ts';

export interface FilterButtonsProps<Key extends string> {
  label: string;
  value: Key;
  onChange: (key: Key) => void;
  options: readonly { key: Key; text: string; disabled?: boolean }[];
}

export function FilterButtons<Key extends string>(props: FilterButtonsProps<Key>) {
  const { label, value, onChange, options } = props;
  return (
    <fieldset className="flex flex-wrap gap-1 text-13">
      <legend className="sr-only">{label}</legend>
      {options.map(({ key, text, disabled }) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          disabled={disabled}
          onClick={() => onChange(key)}
          className={cx(
            'num h-7 rounded-control border px-2.5 whitespace-nowrap disabled:opacity-50',
            value === key
              ? 'border-brand bg-brand-wash text-brand'
              : 'border-line text-secondary hover:border-brand',
          )}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
