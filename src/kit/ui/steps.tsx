// The time line on top of an order or an application: what is done, where it stands, what comes.
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useEntryWords } from './entry-words.ts';

export type StepState = 'done' | 'current' | 'todo' | 'refused';
export type Step = {
  title: ReactNode;
  state: StepState /** When it happened. */;
  time?: ReactNode;
  text?: ReactNode;
};

const dots: Record<StepState, string> = {
  done: 'border-brand bg-surface text-brand',
  current: 'border-brand bg-brand text-surface',
  todo: 'border-edge bg-surface text-hint',
  refused: 'border-refused bg-refused text-surface',
};
const titles: Record<StepState, string> = {
  done: 'text-ink',
  current: 'font-semibold text-brand',
  todo: 'text-hint',
  refused: 'font-semibold text-refused',
};
const stateWords = {
  done: 'stepDone',
  current: 'stepCurrent',
  todo: 'stepTodo',
  refused: 'stepRefused',
} as const;

/** Horizontal from 768 px up, vertical on phones. */
export function Steps({
  steps,
  label,
  className,
}: {
  steps: readonly Step[];
  label?: string;
  className?: string;
}) {
  const say = useEntryWords();
  return (
    <ol aria-label={label ?? say('steps')} className={cx('flex flex-col md:flex-row', className)}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line.
          key={index}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 gap-3 pb-4 last:pb-0 md:flex-col md:items-center md:gap-1.5 md:pb-0 md:text-center"
        >
          {index > 0 ? (
            <span
              aria-hidden="true"
              className={cx(
                'absolute hidden h-0.5 md:top-[13px] md:right-[calc(50%+20px)] md:left-[calc(-50%+20px)] md:block',
                step.state === 'todo' ? 'bg-line' : 'bg-brand',
              )}
            />
          ) : null}
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-8 bottom-1 left-[13px] w-0.5 md:hidden',
                steps[index + 1]?.state === 'todo' ? 'bg-line' : 'bg-brand',
              )}
            />
          ) : null}
          <span
            className={cx(
              'num flex size-7 shrink-0 items-center justify-center rounded-full border text-13',
              dots[step.state],
            )}
          >
            {step.state === 'done' ? (
              <Check size={14} aria-hidden="true" />
            ) : step.state === 'refused' ? (
              <X size={14} aria-hidden="true" />
            ) : (
              index + 1
            )}
          </span>
          <span className="min-w-0 pt-0.5 md:pt-0">
            <span className={cx('block text-14 whitespace-nowrap', titles[step.state])}>
              {step.title}
              <span className="sr-only"> ({say(stateWords[step.state])})</span>
            </span>
            {step.time ? (
              <span className="num block text-12 whitespace-nowrap text-hint">{step.time}</span>
            ) : null}
            {step.text ? <span className="block text-12 text-hint">{step.text}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
