// What happened to an application, newest first.
import { showMoment } from '#kit/time/show-moment.ts';
import { Timeline } from '#kit/ui/timeline.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { LogEntry } from '../certification.protocol.ts';
import { certificationWords } from './certification-words.ts';

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

/** Who acted stands there where the reader may know; else it was the platform. */
export function ReviewHistory({ log }: { log: readonly LogEntry[] }) {
  const say = useWords(certificationWords);
  return (
    <Timeline
      entries={log.toReversed().map((one) => ({
        key: one.logId,
        title: one.title,
        time: showMoment(one.createdAt),
        actor: one.actorName || say.platform,
        text: one.reason || undefined,
        tone: TONES[one.event],
      }))}
    />
  );
}
