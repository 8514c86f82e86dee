// What the applicant's page has in common, whatever is applied for: head with steps, what was handed in, taking it back.
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { seconds } from '#kit/time/duration.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { type Step, Steps } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { applicationWords } from './application-words.ts';

const LOOK_AGAIN = seconds(10); // chosen: a decision shows soon to somebody who waits for it

/** Looks again while a decision is awaited and somebody looks at the page. */
export function useDecisionSoon(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

/** Where it stands. Without `steps` no way leads on. */
export function ApplicationHead(props: {
  title: string;
  intro: string;
  state?: { tone: Tone; name: string } | null;
  tag?: string | false;
  steps?: { label: string; list: Step[] };
  children?: ReactNode;
}) {
  const { title, intro, state, tag, steps, children } = props;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-20 font-semibold">{title}</h1>
        {state ? (
          <Tag dot tone={state.tone}>
            {state.name}
          </Tag>
        ) : null}
        {tag ? <Tag tone="waiting">{tag}</Tag> : null}
      </div>
      <p className="mt-1 mb-4 text-13 text-hint">{intro}</p>
      {steps ? <Steps label={steps.label} steps={steps.list} /> : null}
      {children}
    </Card>
  );
}

/** Takes the application back, asked once. @param withdraw the call; its refusal stands in the window */
export function Withdraw({ withdraw, onDone }: { withdraw: () => Promise<unknown>; onDone: () => void }) {
  const say = useWords(applicationWords);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {say.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={say.withdrawTitle}
        text={say.withdrawText}
        confirmLabel={say.withdraw}
        onConfirm={async () => {
          await withdraw();
          onDone();
        }}
      />
    </>
  );
}

/** In its place while it loads. */
export function ApplicationSkeleton({ className }: { className?: string }) {
  return (
    <div className={`flex flex-col gap-3 ${className ?? ''}`}>
      <Skeleton className="h-32" />
      <Card>
        <SkeletonText lines={10} />
      </Card>
    </div>
  );
}
