// What was scanned, and what may be done with it now by whoever has scanned it.
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { hazards } from '#mall/testing/service-terms.ts';
import { mayAct, SPECIMEN_ACTS, type SpecimenAct } from '../allowed-acts.ts';
import { specimenProtocol } from '../specimen.protocol.ts';
import { ActForm, scanOf } from './act-form.tsx';
import { actNames, scanWords } from './scan-words.ts';
import { Custody } from './specimen-blocks.tsx';
import { type Outcome, performScan } from './waiting-scans.ts';

type Detail = ReplyOf<typeof specimenProtocol.specimenDetail>;

export interface Scanner {
  memberId: number;
  points: Parameters<typeof mayAct>[1];
}

interface At {
  no: string;
  who: Scanner;
  /** The shelf that was scanned before; '' for none. */
  shelf: string;
  onDone: () => void;
}

export function ScannedSpecimen(at: At) {
  const say = useWords(scanWords);
  const { no } = at;
  const { reply: one, error, state, again } = useCall(specimenProtocol.specimenDetail, { specimenNo: no });
  const told = (outcome: Outcome) => {
    if (outcome.kind === 'done') {
      const { waiting, state: is, stateName } = outcome.reply;
      const isAllIn = waiting === 0 && is === 'RECEIVED';
      toast.show({ text: isAllIn ? say.allIn : say.done(no, stateName) });
    } else toast.show({ tone: 'waiting', text: say.keptForLater });
    at.onDone();
  };
  if (state === 0 && !one) return <Blind at={at} onDone={told} />;
  if (error && !one) return <FormError>{error}</FormError>;
  if (!one) return <SkeletonText lines={6} />;
  return <Known at={at} one={one} onDone={told} again={again} />;
}

function Known({
  at,
  one,
  onDone,
  again,
}: {
  at: At;
  one: Detail;
  onDone: (outcome: Outcome) => void;
  again: () => void;
}) {
  const say = useWords(scanWords);
  const isShelved = useShelf(at, one);
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="num">{one.specimenNo}</span>
          <Tag dot tone={one.tone}>
            {one.stateName}
          </Tag>
        </span>
      }
    >
      <Facts one={one} />
      {isShelved ? null : (
        <Acts
          at={at}
          acts={one.allowedActions}
          first={one.allowedActions.includes('receive') ? 'receive' : undefined}
          qty={String(one.qty)}
          needsWaiver={one.needsWaiver}
          onDone={onDone}
          onRefused={again}
        />
      )}
      {one.allowedActions.length === 0 ? <p className="mt-4 text-13 text-secondary">{say.notNow}</p> : null}
      {one.custody.length > 0 ? (
        <div className="mt-5 border-t border-line pt-4">
          <Custody rows={one.custody} />
        </div>
      ) : null}
      <Button className="mt-3" onClick={at.onDone}>
        {say.next}
      </Button>
    </Card>
  );
}

/** States in which a shelf that was scanned before is where it lies from now on. */
const LIES: readonly Detail['state'][] = ['RECEIVED', 'ABNORMAL', 'DONE', 'RETAINED', 'RETURNING'];

/** Moves it to the shelf that was scanned before, once. @returns whether it does */
function useShelf({ no, who, shelf, onDone }: At, one: Detail): boolean {
  const say = useWords(scanWords);
  const isMoving =
    shelf !== '' && one.place !== shelf && one.allowedActions.includes('move') && LIES.includes(one.state);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isMoving || isBegun.current) return;
    isBegun.current = true;
    const scan = scanOf({
      ...{ scanId: crypto.randomUUID(), memberId: who.memberId, no, act: 'move' as const },
      said: { place: shelf },
    });
    void performScan(scan).then((outcome) => {
      if (outcome.kind === 'refused') toast.show({ tone: 'refused', text: outcome.error.message });
      else toast.show({ text: outcome.kind === 'done' ? say.moved(no, shelf) : say.keptForLater });
      onDone();
    });
  }, [isMoving, no, onDone, say, shelf, who.memberId]);
  return isMoving;
}

/** Without a network: what his roles let him do, whatever state it is in; the mall decides later. */
function Blind({ at, onDone }: { at: At; onDone: (outcome: Outcome) => void }) {
  const say = useWords(scanWords);
  const acts = SPECIMEN_ACTS.filter((act) => mayAct(act, at.who.points));
  return (
    <Card title={<span className="num">{at.no}</span>}>
      <p className="text-13 text-secondary">{say.offline}</p>
      <Acts at={at} acts={acts} qty="" needsWaiver onDone={onDone} />
      <Button className="mt-3" onClick={at.onDone}>
        {say.next}
      </Button>
    </Card>
  );
}

function Acts({
  at: { no, who, shelf },
  acts,
  first,
  qty,
  needsWaiver,
  onDone,
  onRefused,
}: {
  at: At;
  acts: readonly SpecimenAct[];
  first?: SpecimenAct;
  qty: string;
  needsWaiver: boolean;
  onDone: (outcome: Outcome) => void;
  onRefused?: () => void;
}) {
  const language = useLanguage();
  const [open, setOpen] = useState(first);
  const others = acts.filter((act) => act !== open);
  return (
    <>
      {others.length > 0 ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {others.map((act) => (
            <Button key={act} onClick={() => setOpen(act)}>
              {actNames[act][language]}
            </Button>
          ))}
        </div>
      ) : null}
      {open && acts.includes(open) ? (
        <ActForm
          key={open}
          no={no}
          act={open}
          memberId={who.memberId}
          initial={{ qty, place: shelf }}
          needsWaiver={needsWaiver}
          onDone={onDone}
          onRefused={onRefused}
        />
      ) : null}
    </>
  );
}

function Facts({ one }: { one: Detail }) {
  const say = useWords(scanWords);
  const language = useLanguage();
  const day = (at: string) => showMoment(at).slice(0, 10);
  const sent = `${one.returnCarrier} ${one.returnNo}`.trim();
  const optional = (label: string, value: string) => (value ? [{ label, value }] : []);
  return (
    <>
      {one.abnormalName ? (
        <p className="mb-3 rounded-control bg-refused-wash px-3 py-2 text-13 text-refused">
          {[one.abnormalName, one.abnormalText].join(' · ')}
          <span className="block">
            {one.decisionName
              ? [say.decision, one.decisionName].join(' · ')
              : one.decideBy && say.decideBy(day(one.decideBy))}
            {one.replacedBy ? ` → ${one.replacedBy}` : ''}
          </span>
        </p>
      ) : null}
      <Descriptions
        columns={2}
        items={[
          { label: say.client, value: one.clientName },
          { label: say.service, value: <span className="num">{one.serviceSn}</span> },
          { label: [one.name, one.model].filter(Boolean).join(' · '), value: one.maker || '—' },
          { label: say.lot, value: [one.lotNo, one.serialNo].filter(Boolean).join(' / ') || '—' },
          { label: say.pieces, value: `${one.qty} ${one.unit}` },
          { label: say.hazard, value: hazards[one.hazard][language] },
          ...optional(say.note, one.note),
          ...optional(say.place, one.place),
          ...optional(say.holder, one.holderName),
          { label: say.disposal, value: one.disposalName },
          ...optional(say.keepUntil, one.keepUntil ? day(one.keepUntil) : ''),
          ...optional(say.wentBack, sent),
        ]}
      />
    </>
  );
}
