// One thing to approve: what it is, why it came to the reader, who has decided, and the two answers.
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ApprovalTask } from '../approval.protocol.ts';
import { ApprovalPathView } from './approval-path.tsx';
import { approvalWords } from './approval-words.ts';
import { TaskAnswers } from './task-answers.tsx';

/** @param isStore the answers go through the store's door */
export function TaskCard({ task, isStore = false }: { task: ApprovalTask; isStore?: boolean }) {
  const say = useWords(approvalWords);
  const isOpen = task.state === 'PENDING';

  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Tag>{task.docTypeName}</Tag>
            <Link to={task.url} className="min-w-0 font-semibold wrap-anywhere hover:text-brand">
              {task.title}
            </Link>
            {isOpen ? null : <Tag tone={task.tone}>{task.stateName}</Tag>}
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13">
            <Fact label={say.amount} value={<PriceText amount={task.amount} />} />
            <Fact label={say.author} value={task.authorName} />
            {task.costCentre ? <Fact label={say.costCentre} value={task.costCentre} /> : null}
            <Fact label={say.asked} value={showMoment(task.since)} />
            {task.dueAt ? <Fact label={say.due} value={showMoment(task.dueAt)} /> : null}
          </dl>
          <p className="mt-2 text-13 wrap-anywhere text-secondary">
            <span className="mr-1 text-hint">{say.why}</span>
            {task.rule}
            {task.insteadOf ? ` · ${say.insteadOf(task.insteadOf)}` : null}
          </p>
          {task.notes.map((note) => (
            <p key={note} className="num mt-1 text-12 text-secondary">
              {note}
            </p>
          ))}
          {task.isSelf && isOpen ? <p className="mt-1 text-12 text-waiting">{say.isSelf}</p> : null}
          {task.reason ? (
            <q className="mt-1 block text-13 wrap-anywhere text-secondary">{task.reason}</q>
          ) : null}
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2 max-sm:w-full">
          {isOpen ? <TaskAnswers task={task} isStore={isStore} /> : null}
          <Button size="sm" to={task.url}>
            {say.look}
          </Button>
        </div>
      </div>
      <Collapsible
        title={<span className="text-13 font-normal text-secondary">{say.path}</span>}
        className="mt-2"
      >
        <ApprovalPathView path={task.path} title={false} className="pt-2" />
      </Collapsible>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="whitespace-nowrap text-hint">{label}</dt>
      <dd className="num min-w-0 wrap-anywhere">{value}</dd>
    </div>
  );
}
