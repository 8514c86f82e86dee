// The way of a document through its approvals: before submitting who would decide, afterwards who has and who is to.
import { Check, Circle, CircleDot, X } from 'lucide-react';
import { showMoment } from '#kit/time/show-moment.ts';
import { cx } from '#kit/ui/cx.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ApprovalPath } from '../approval.protocol.ts';
import { approvalWords } from './approval-words.ts';
import { DecideHere, type DecideHereProps } from './task-answers.tsx';

export { DecideHere };

type PathStep = ApprovalPath['steps'][number];

const SIGNS = { done: Check, current: CircleDot, todo: Circle, refused: X } as const;
const COLOURS = {
  done: 'text-done',
  current: 'text-waiting',
  todo: 'text-muted',
  refused: 'text-refused',
} as const;

/** Says so where no approval is needed. Without `title` it stands inside something that names it already. */
export function ApprovalPathView({
  path,
  title = true,
  className,
  decide,
}: {
  path: ApprovalPath;
  title?: boolean;
  className?: string;
  /** Whose path it is: while it waits for the reader, he answers here. */
  decide?: DecideHereProps;
}) {
  const say = useWords(approvalWords);
  return (
    <section aria-label={say.path} className={cx('text-13', className)}>
      {title ? (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <h3 className="text-14 font-semibold">{say.path}</h3>
          {path.steps.length > 0 ? (
            <Tag dot tone={path.tone}>
              {path.stateName}
            </Tag>
          ) : null}
        </div>
      ) : null}
      {path.steps.length === 0 ? <p className="text-secondary">{say.pathNone}</p> : null}
      <ol className="space-y-3">
        {path.steps.map((step) => (
          <StepView key={step.stepNo} step={step} />
        ))}
      </ol>
      {decide && path.state === 'PENDING' ? (
        <div className="mt-3">
          <DecideHere {...decide} />
        </div>
      ) : null}
    </section>
  );
}

function StepView({ step }: { step: PathStep }) {
  const say = useWords(approvalWords);
  const Sign = SIGNS[step.progress];
  return (
    <li aria-current={step.progress === 'current' ? 'step' : undefined} className="flex gap-2">
      <Sign size={16} aria-hidden="true" className={cx('mt-0.5 shrink-0', COLOURS[step.progress])} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold whitespace-nowrap">{say.step(step.stepNo)}</span>
          {step.people.length > 1 ? (
            <span className="text-12 text-hint">{step.mode === 'ALL' ? say.all : say.any}</span>
          ) : null}
          {step.isSelf ? <span className="text-12 text-hint">{say.selfStep}</span> : null}
          {step.dueAt ? (
            <span className="num text-12 text-hint">{say.dueAt(showMoment(step.dueAt))}</span>
          ) : null}
        </p>
        <p className="text-12 wrap-anywhere text-secondary">{step.rule}</p>
        <ul className="mt-1 space-y-1">
          {step.people.map((person, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may be handed back to the same name, and the order never changes.
            <li key={i} className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <span className="min-w-0 wrap-anywhere">{person.name}</span>
                {person.stateName ? <Tag tone={person.tone}>{person.stateName}</Tag> : null}
                {person.actorName ? (
                  <span className="text-12 text-hint">{say.by(person.actorName)}</span>
                ) : null}
                {person.decidedAt && person.state !== 'SKIPPED' ? (
                  <span className="num text-12 text-hint">{showMoment(person.decidedAt)}</span>
                ) : null}
              </span>
              {person.reason ? <q className="block wrap-anywhere text-secondary">{person.reason}</q> : null}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
