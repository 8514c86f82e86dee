// The clerk's desk: a label is scanned by camera, by a scanner that types, or typed; the specimen is looked at, counted, photographed and received.
import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import { hazards } from '#mall/testing/service-terms.ts';
import { specimenProtocol } from '../specimen.protocol.ts';
import { readSpecimenCode } from '../specimen-code.ts';
import { CameraReader } from './camera-reader.tsx';
import { scanWords } from './scan-words.ts';
import { Custody } from './specimen-blocks.tsx';

const MOST_PHOTOS = 9;

export function ScanDesk() {
  const say = useWords(scanWords);
  const [asked, setAsked] = useSearchParams();
  const no = asked.get('no') ?? '';
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isCamera, setCamera] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  function take(scanned: string) {
    const found = readSpecimenCode(scanned);
    setTyped('');
    setError(found ? '' : say.unknown);
    if (found) setAsked({ no: found });
  }
  return (
    <div className="max-w-180 space-y-4">
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim()) take(typed);
          }}
        >
          <Field label={say.code} hint={say.codeHint} error={error || undefined}>
            {(wiring) => (
              <Input
                {...wiring}
                ref={box}
                value={typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="go"
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </form>
        <Button
          className="mt-3"
          icon={
            isCamera ? <CameraOff size={16} aria-hidden="true" /> : <Camera size={16} aria-hidden="true" />
          }
          onClick={() => setCamera((is) => !is)}
        >
          {isCamera ? say.stopCamera : say.camera}
        </Button>
        {isCamera ? (
          <CameraReader
            onRead={(text) => {
              setCamera(false);
              take(text);
            }}
            onImpossible={() => {
              setCamera(false);
              setError(say.noCamera);
            }}
          />
        ) : null}
      </Card>
      {no ? (
        <Scanned
          key={no}
          no={no}
          onDone={() => {
            setAsked({});
            box.current?.focus();
          }}
        />
      ) : (
        <p className="text-13 text-hint">{say.begin}</p>
      )}
    </div>
  );
}

function Scanned({ no, onDone }: { no: string; onDone: () => void }) {
  const say = useWords(scanWords);
  const language = useLanguage();
  const { reply: one, error, again } = useCall(specimenProtocol.specimenDetail, { specimenNo: no });
  if (error) return <FormError>{error}</FormError>;
  if (!one) return <SkeletonText lines={6} />;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="num">{no}</span>
          <Tag dot tone={one.tone}>
            {one.stateName}
          </Tag>
        </span>
      }
    >
      <Descriptions
        columns={2}
        items={[
          { label: say.client, value: one.clientName },
          {
            label: say.service,
            value: <span className="num">{one.serviceSn}</span>,
          },
          { label: [one.name, one.model].filter(Boolean).join(' · '), value: one.maker || '—' },
          { label: say.lot, value: [one.lotNo, one.serialNo].filter(Boolean).join(' / ') || '—' },
          { label: say.pieces, value: `${one.qty} ${one.unit}` },
          { label: say.hazard, value: hazards[one.hazard][language] },
          ...(one.note ? [{ label: say.note, value: one.note }] : []),
          ...(one.place ? [{ label: say.place, value: one.place }] : []),
        ]}
      />
      {one.mayReceive ? (
        <Receive
          no={no}
          qty={one.qty}
          onDone={(isAll) => {
            toast.show({ tone: 'done', text: isAll ? say.allIn : say.received(no) });
            onDone();
          }}
          onFailed={again}
        />
      ) : one.custody.length > 0 ? (
        <div className="mt-4">
          <Custody rows={one.custody} />
          <Button className="mt-3" onClick={onDone}>
            {say.next}
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-13 text-secondary">{say.notNow}</p>
      )}
    </Card>
  );
}

const FIELDS = {
  qty: field.number(scanWords.qty, {
    max: 5,
    rule: (typed) => (/^[1-9]\d{0,4}$/.test(typed.trim()) ? undefined : scanWords.need),
  }),
  place: field.text(scanWords.place, { max: 60, missing: scanWords.need, hint: scanWords.placeHint }),
  condition: field.text(scanWords.condition, { max: 300, missing: scanWords.need, wide: true }),
  photos: field.files(scanWords.photos, filesFor('attachment', MOST_PHOTOS, PICTURE_TYPES), {
    missing: scanWords.needPhoto,
    wide: true,
  }),
};

function Receive({
  no,
  qty,
  onDone,
  onFailed,
}: {
  no: string;
  qty: number;
  onDone: (isAll: boolean) => void;
  onFailed: () => void;
}) {
  const say = useWords(scanWords);
  const language = useLanguage();
  const scanId = useRef(crypto.randomUUID());
  const form = useForm(FIELDS, { initial: { qty: String(qty), condition: scanWords.good[language] } });
  return (
    <FormSheet
      form={form}
      submitLabel={say.receive}
      className="mt-4 flex flex-col gap-3"
      onRefused={onFailed}
      onSubmit={async () => {
        const { place, condition, photos } = form.values;
        const { waiting } = await call(specimenProtocol.receive, {
          ...{ specimenNo: no, scanId: scanId.current, qty: form.values.qty.trim(), place, condition },
          photoIds: JSON.stringify(fileIdsOf(photos)),
        } as never);
        onDone(waiting === 0);
      }}
    >
      <FormFields form={form} />
    </FormSheet>
  );
}
