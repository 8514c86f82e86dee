// What happened to a thing.
import type { ReactNode } from 'react';
import { showMoment } from '#kit/time/show-moment.ts';
import { Timeline } from '#kit/ui/timeline.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { detailWords } from './detail-words.ts';

/** A step as replies carry it. */
export interface StepTaken {
  logId: number;
  event?: string;
  title: string;
  /** Empty where the reader may not know, or nobody acted. */
  actorName: string;
  reason: string;
  createdAt: string;
}

const TONES: Readonly<Record<string, Tone>> = {
  approve: 'done',
  certify: 'done',
  approveChange: 'done',
  certifyAgain: 'done',
  endorse: 'done',
  sendBack: 'refused',
  enterpriseSendBack: 'refused',
  refuse: 'refused',
  revoke: 'refused',
  expire: 'refused',
  submit: 'moving',
  resubmit: 'moving',
};

/** The steps of a document as its reply carries them, in their order. */
export function StepList({
  steps,
}: {
  steps: readonly { title: ReactNode; actorName: string; reason: string; time: string }[];
}) {
  return (
    <Timeline
      entries={steps.map((step, place) => ({
        key: `${step.time} ${place}`,
        title: step.title,
        actor: step.actorName,
        time: showMoment(step.time),
        text: step.reason || undefined,
      }))}
    />
  );
}

/** The newest first. Who acted stands there where the reader may know; else it was `nobody`, usually the platform. */
export function StepHistory({ log, nobody }: { log: readonly StepTaken[]; nobody?: string }) {
  const say = useWords(detailWords);
  return (
    <Timeline
      entries={log.toReversed().map((one) => ({
        key: one.logId,
        title: one.title,
        time: showMoment(one.createdAt),
        actor: one.actorName || (nobody ?? say.platform),
        text: one.reason || undefined,
        tone: TONES[one.event ?? ''],
      }))}
    />
  );
}
