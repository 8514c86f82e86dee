// The instruments of a visit: what each has to have done, and, for whoever is there, what became of it.
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type VisitInstrument, type VisitSeen, visitProtocol } from '../visit.protocol.ts';
import { TICKS, type Tick, tickNames } from '../visit-status.ts';
import { visitWords, visitWords as W } from './visit-words.ts';

const TONES = { FOUND: 'done', NOT_FOUND: 'waiting', REFUSED: 'refused' } as const;

/** @param atDesk items lead to their records */
export function VisitInstruments({ one, atDesk = false }: { one: VisitSeen; atDesk?: boolean }) {
  return (
    <ul className="divide-y divide-line text-13">
      {one.instruments.map((instrument) => (
        <OneInstrument key={instrument.specimenNo} one={one} instrument={instrument} atDesk={atDesk} />
      ))}
    </ul>
  );
}

function OneInstrument({
  one,
  instrument,
  atDesk,
}: {
  one: VisitSeen;
  instrument: VisitInstrument;
  atDesk: boolean;
}) {
  const say = useWords(visitWords);
  const { tick, words } = instrument;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {instrument.name} {instrument.model}
        </p>
        <p className="num text-12 text-hint">
          {instrument.serialNo} · {instrument.specimenNo}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <span className="text-secondary">{instrument.stateName}</span>
          {tick ? (
            <Tag dot tone={TONES[tick]}>
              {tick === 'FOUND' && one.leftAt ? say.done : instrument.tickName}
            </Tag>
          ) : null}
          {words ? <span className="text-hint wrap-anywhere">{words}</span> : null}
        </p>
      </div>
      <ul className="min-w-0 space-y-1">
        {instrument.items.map((item) => (
          <li key={item.itemId} className="flex flex-wrap gap-x-2">
            {atDesk ? (
              <Link to={`/lab/bench/detail?itemId=${item.itemId}`} className="text-brand underline">
                {item.item}
              </Link>
            ) : (
              <span>{item.item}</span>
            )}
            <span className={item.isDone ? 'text-done' : 'text-hint'}>
              {[item.stateName, item.engineer].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {one.allowedActions.includes('tick') ? <Ticks one={one} instrument={instrument} /> : null}
    </li>
  );
}

const WHY = { words: field.area(W.why, { max: 500, rows: 3, missing: W.needed, hint: W.whyText }) };

function Ticks({ one, instrument }: { one: VisitSeen; instrument: VisitInstrument }) {
  const language = useLanguage();
  const { busy, error, run } = useAct();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { specimenNo, tick: now } = instrument;
  async function send(tick: Tick, words: string) {
    const { visitId, version } = one;
    await call(visitProtocol.tick, { visitId, version, specimenNo, tick, words });
    await revalidate();
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      {TICKS.filter((tick) => tick !== now && !(now === 'FOUND' && tick === 'NOT_FOUND')).map((tick) => (
        <Button
          key={tick}
          size="sm"
          busy={busy}
          onClick={() => (tick === 'REFUSED' ? setAsking(true) : void run(() => send(tick, '')))}
        >
          {tickNames[tick][language]}
        </Button>
      ))}
      <FormError>{error}</FormError>
      {isAsking ? (
        <WhyWindow onClose={() => setAsking(false)} onSend={(words) => send('REFUSED', words)} />
      ) : null}
    </div>
  );
}

function WhyWindow({ onClose, onSend }: { onClose: () => void; onSend: (words: string) => Promise<void> }) {
  const language = useLanguage();
  const form = useForm(WHY);
  return (
    <FormDialog
      title={tickNames.REFUSED[language]}
      submitLabel={tickNames.REFUSED[language]}
      form={form}
      onClose={onClose}
      onSubmit={async () => {
        await onSend(form.values.words.trim());
        onClose();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
