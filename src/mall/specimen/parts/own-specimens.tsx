// What the customer has to say about specimens of his: what becomes of an abnormal one, and that one has come back.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type SpecimensOfService as Of, specimenProtocol } from '../specimen.protocol.ts';
import type { Decision } from '../specimen-terms.ts';
import { specimenWords } from './specimen-words.ts';

type Specimen = Of['specimens'][number];

/** Nothing is to be said about these any more. */
const GONE: readonly Specimen['state'][] = ['RETURNED', 'DESTROYED'];

export function SpecimenQuestions({ of: { specimens } }: { of: Of }) {
  return specimens.map((one) =>
    one.allowedActions.includes('gotBack') ? (
      <GoingBack key={one.specimenNo} one={one} />
    ) : one.state === 'ABNORMAL' || (one.decisionName && !GONE.includes(one.state)) ? (
      <Abnormal key={one.specimenNo} one={one} />
    ) : null,
  );
}

const CHOICES = {
  TEST_ANYWAY: 'testAnyway',
  SEND_MORE: 'sendMore',
  RETURN: 'giveUp',
} as const satisfies Record<Decision, string>;

function Abnormal({ one }: { one: Specimen }) {
  const say = useWords(specimenWords);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Decision>();
  const { specimenNo, version } = one;
  const isOpen = one.state === 'ABNORMAL';
  return (
    <div
      className={cx('mb-3 rounded-control px-3 py-2 text-13', isOpen ? 'bg-refused-wash' : 'bg-neutral-wash')}
    >
      <p className={isOpen ? 'text-refused' : ''}>
        {say.abnormal(specimenNo, one.abnormalName, one.abnormalText)}
      </p>
      {one.decisionName ? (
        <p className="mt-1">
          {say.decided(one.decisionName)}
          {one.replacedBy ? ` · ${say.replaced(one.replacedBy)}` : ''}
        </p>
      ) : one.decideBy ? (
        <p className="mt-1 text-secondary">{say.decideBy(showMoment(one.decideBy).slice(0, 10))}</p>
      ) : null}
      {one.allowedActions.includes('decide') ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {(Object.keys(CHOICES) as Decision[]).map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decision === 'TEST_ANYWAY' ? 'primary' : 'outline'}
              onClick={() => setAsked(decision)}
            >
              {say[CHOICES[decision]]}
            </Button>
          ))}
        </div>
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={say[CHOICES[asked]]}
          text={say[`${CHOICES[asked]}Text`]}
          confirmLabel={say[CHOICES[asked]]}
          tone={asked === 'RETURN' ? 'danger' : 'primary'}
          onConfirm={async () => {
            await call(specimenProtocol.decide, { specimenNo, version, decision: asked });
            await revalidate();
          }}
        />
      ) : null}
    </div>
  );
}

function GoingBack({ one }: { one: Specimen }) {
  const say = useWords(specimenWords);
  const { busy, run } = useAct({ done: say.done, rereads: true });
  const { specimenNo, version } = one;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-control bg-brand-wash px-3 py-2 text-13">
      {say.goingBack(specimenNo, `${one.returnCarrier} ${one.returnNo}`.trim())}
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        onClick={() => void run(() => call(specimenProtocol.gotBack, { specimenNo, version }))}
      >
        {say.gotBack}
      </Button>
    </div>
  );
}
