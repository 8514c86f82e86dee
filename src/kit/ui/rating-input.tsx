// Giving one to five stars.
import { useState } from 'react';
import { cx } from './cx.ts';
import type { FieldWiring } from './field.tsx';
import { useUiWords } from './ui-words.ts';

export type RatingInputProps = Partial<FieldWiring> & {
  name: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** Words for the five values, shown beside the stars. */
  words?: readonly [string, string, string, string, string];
  disabled?: boolean;
  className?: string;
};

/** Five native radios: arrow keys choose, screen readers hear "3 of 5 stars". */
export function RatingInput(props: RatingInputProps) {
  const { name, value, onChange, words, disabled, className, ...wiring } = props;
  const say = useUiWords();
  const [over, setOver] = useState(0);
  const lit = over || value;
  return (
    <div
      role="radiogroup"
      {...wiring}
      className={cx('inline-flex items-center gap-3', className)}
      onPointerLeave={() => setOver(0)}
    >
      <span className="inline-flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            onPointerEnter={() => disabled || setOver(star)}
            className="cursor-pointer rounded-control p-1 has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              disabled={disabled}
              onChange={() => onChange(star)}
              aria-label={say('star', { value: star })}
              className="sr-only"
            />
            <svg
              aria-hidden="true"
              width="22"
              height="22"
              viewBox="0 0 16 16"
              className={lit >= star ? 'fill-price' : 'fill-edge'}
            >
              <path d="M8 1.3l2.06 4.2 4.64.66-3.36 3.26.8 4.61L8 11.86l-4.14 2.17.8-4.61L1.3 6.16l4.64-.66z" />
            </svg>
          </label>
        ))}
      </span>
      {words && lit > 0 ? <span className="text-13 text-secondary">{words[lit - 1]}</span> : null}
    </div>
  );
}
