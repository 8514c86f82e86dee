// A question of a form: its label above, a hint, and what is wrong with the answer below.
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

/** What ties an input to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  /** Only in a `group` field. */
  'aria-labelledby': string | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** The input, which receives the wiring; where it stands deeper: `{(wiring) => <p><Input {...wiring} /></p>}`. */
  children: ReactElement<object> | ((wiring: FieldWiring) => ReactNode);
  hint?: ReactNode;
  /** The sentence of what is wrong; its presence marks the field as invalid. */
  error?: string | null;
  required?: boolean;
  /** Says "optional" beside the label, for forms where most is required. */
  optional?: boolean;
  /** The answer is several inputs (radios, cascader, uploads): the label names the group instead of one input. */
  group?: boolean;
  /** Stands at the right end of the label's line: a link, a counter. */
  aside?: ReactNode;
  className?: string;
};

/** Label above, hint and error under the input, wired by aria-describedby and aria-invalid. */
export function Field({
  label,
  children,
  hint,
  error,
  required,
  optional,
  group,
  aside,
  className,
}: FieldProps) {
  const id = useId();
  const say = useUiWords();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelId = group ? `${id}-label` : undefined;
  const words = (
    <>
      {label}
      {required ? (
        <span aria-hidden="true" className="ml-0.5 text-refused">
          *
        </span>
      ) : null}
      {optional ? <span className="ml-1 text-12 text-hint">{say('optional')}</span> : null}
    </>
  );
  const wiring: FieldWiring = {
    id,
    'aria-describedby': errorId && hintId ? `${errorId} ${hintId}` : (errorId ?? hintId),
    'aria-invalid': error ? true : undefined,
    // A group's several answers are required each for itself: a fieldset is not.
    'aria-required': required && !group ? true : undefined,
    'aria-labelledby': labelId,
  };
  return (
    <div className={cx('min-w-0', className)}>
      <div className="mb-1 flex items-baseline justify-between gap-3 text-13 text-secondary">
        {group ? (
          <span id={labelId} className="whitespace-nowrap">
            {words}
          </span>
        ) : (
          <label htmlFor={id} className="whitespace-nowrap">
            {words}
          </label>
        )}
        {aside ? <span className="text-12">{aside}</span> : null}
      </div>
      {typeof children === 'function'
        ? children(wiring)
        : cloneElement(children, { ...wiring, ...children.props })}
      {error ? (
        <p id={errorId} className="mt-1 text-12 text-refused">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1 text-12 text-hint [&_a]:underline">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
