// The field for how many: typed freely, moved in multiples.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { typedQuantity } from '#kit/rules/typed-quantity.ts';
import { cx } from './cx.ts';
import { leastQuantity, mostQuantity, quantityFits, steppedQuantity } from './quantity-step.ts';
import { useUiWords } from './ui-words.ts';

export type QuantityStepperProps = {
  value: number;
  minBuyNum?: number;
  multiple?: number;
  max?: number | null;
  /**
   * A new whole number above zero, as stepped or typed: it may break the minimum, the multiple or the maximum, which the
   * caller answers at the line. While a returned promise is open the typed number stays in sight.
   */
  onCommit: (quantity: number) => unknown;
  /** What was typed is no whole number above zero; the text stays until it is mended or Escape is pressed. Without it a sentence under the field says so. */
  onInvalid?: (text: string) => void;
  /** What is out of the limits is not committed either: it counts as no number. */
  strict?: boolean;
  /** What was wrong is gone by Escape: the value stands again. */
  onEscape?: () => void;
  disabled?: boolean;
  size?: 'sm' | 'md';
  /** What the quantity is of, for screen readers. */
  label?: string;
  invalid?: boolean;
  id?: string;
  'aria-describedby'?: string;
  className?: string;
};

/** Dressed by the `stepper` class of theme.css: a goods list has a hundred of them. */
const looks = { sm: 'stepper stepper-sm', md: 'stepper' };
const minus = (
  <svg viewBox="0 0 14 14" aria-hidden="true">
    <path d="M2.5 7h9" />
  </svg>
);
const plus = (
  <svg viewBox="0 0 14 14" aria-hidden="true">
    <path d="M2.5 7h9M7 2.5v9" />
  </svg>
);

/** − and + move by `multiple`, as do the arrow keys; Enter and leaving the field commit what was typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    minBuyNum = 1,
    multiple = 1,
    max,
    onCommit,
    onInvalid,
    disabled,
    size = 'sm',
    className,
  } = props;
  const rule = { minBuyNum, multiple, max };
  const say = useUiWords();
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  // The number an open promise is about, so that leaving the field does not commit it a second time.
  const sent = useRef<number | null>(null);

  const read = (typed: string) => {
    const quantity = typedQuantity(typed);
    return quantity === null || (props.strict && !quantityFits(quantity, rule)) ? null : quantity;
  };
  const text = draft ?? String(value);
  const from = typedQuantity(text) ?? value;
  const less = disabled ? null : steppedQuantity(from, -1, rule);
  const more = disabled ? null : steppedQuantity(from, 1, rule);

  function commit(quantity: number) {
    setWrong(false);
    const answer = onCommit(quantity);
    if (!(answer instanceof Promise)) {
      setDraft(null);
      return;
    }
    sent.current = quantity;
    setDraft(String(quantity));
    const settle = () => {
      // A later number may be on its way already; or a person is typing again.
      if (sent.current !== quantity) return;
      sent.current = null;
      setDraft((text) => (text === String(quantity) ? null : text));
    };
    answer.then(settle, settle);
  }

  function leave() {
    if (draft === null) return;
    const quantity = read(draft);
    if (quantity === null) {
      setWrong(true);
      onInvalid?.(draft);
    } else if (quantity === value && sent.current === null) {
      setWrong(false);
      setDraft(null);
    } else if (quantity !== sent.current) {
      commit(quantity);
    }
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const next = event.key === 'ArrowUp' ? more : event.key === 'ArrowDown' ? less : null;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      if (next !== null) commit(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
      setWrong(false);
      props.onEscape?.();
    }
  }

  const most = mostQuantity(rule);
  const speaks = wrong && !onInvalid;
  const sentenceId = useId();
  const field = (
    <span className={cx(looks[size], className)}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('less', { step: multiple })}
        aria-disabled={less === null}
        disabled={disabled}
        onClick={() => less !== null && commit(less)}
      >
        {minus}
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        id={props.id}
        aria-label={props.id && !props.label ? undefined : (props.label ?? say('quantity'))}
        aria-describedby={speaks ? sentenceId : props['aria-describedby']}
        aria-valuenow={value}
        aria-valuemin={leastQuantity(rule)}
        aria-valuemax={Number.isFinite(most) ? most : undefined}
        aria-invalid={
          props.invalid || wrong || (draft === null && !disabled && !quantityFits(value, rule)) || undefined
        }
        value={text}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('more', { step: multiple })}
        aria-disabled={more === null}
        disabled={disabled}
        onClick={() => more !== null && commit(more)}
      >
        {plus}
      </button>
    </span>
  );
  if (!speaks) return field;
  return (
    <span className="inline-flex flex-col items-start gap-1">
      {field}
      <span id={sentenceId} role="alert" className="text-12 text-refused">
        {Number.isFinite(most) ? say('wholeTo', { most }) : say('wholeAboveZero')}
      </span>
    </span>
  );
}
