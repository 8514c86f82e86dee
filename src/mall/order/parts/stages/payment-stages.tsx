// In which stages an agreed order is paid: what is paid, what is due and when, and the button that pays it.
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { StageReply } from '../../order-detail.protocol.ts';
import { agreedWords } from '../agreed-words.ts';

const tones: Record<StageReply['state'], Tone> = {
  WAITING: 'neutral',
  OPEN: 'waiting',
  STATEMENT: 'moving',
  PAID: 'done',
  CLOSED: 'neutral',
};

const dayOf = (moment: string | null): string => showMoment(moment).slice(0, 10);

/** One row a stage; on a phone each row breaks into two lines. */
export function PaymentStages({ stages }: { stages: readonly StageReply[] }) {
  const say = useWords(agreedWords);
  return (
    <ol className="divide-y divide-line text-13" aria-label={say.stages}>
      {stages.map((stage) => (
        <li key={stage.seq} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
          <span className="w-14 shrink-0 text-hint">{say.stageNo(stage.seq)}</span>
          <span className="min-w-0 flex-1 basis-40">
            <span className="font-semibold">{stage.triggerName}</span>
            <span className="num block text-12 text-hint">{factsOf(stage, say)}</span>
          </span>
          <span className="text-right">
            {stage.due === stage.amount ? null : (
              <PriceText amount={stage.amount} tone="struck" size="sm" className="mr-2" />
            )}
            <PriceText amount={stage.due} tone="ink" />
          </span>
          <Tag dot tone={stage.isOverdue ? 'refused' : tones[stage.state]}>
            {stage.isOverdue ? say.overdue : stage.stateName}
          </Tag>
          {stage.paySn ? (
            <Button size="sm" variant="buy" to={`/buy/pay?paySn=${encodeURIComponent(stage.paySn)}`}>
              {say.payStage}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function factsOf(stage: StageReply, say: ReturnType<typeof useWords<typeof agreedWords>>): string {
  const when = stage.paidAt
    ? say.paidOn(dayOf(stage.paidAt))
    : stage.dueAt
      ? say.dueOn(dayOf(stage.dueAt))
      : stage.state === 'CLOSED' || stage.trigger === 'ON_STATEMENT'
        ? ''
        : say.dueAfter(stage.dueDays);
  return [
    when,
    Number(stage.waived) > 0 ? say.waived(showAmount(stage.waived)) : '',
    Number(stage.refunded) > 0 ? say.refunded(showAmount(stage.refunded)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
