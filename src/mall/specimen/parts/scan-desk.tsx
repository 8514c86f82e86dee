// The desk of specimens: a label is scanned by camera, by a scanner that types, or typed; a shelf moves what is scanned after it; without a network acts wait.
import { Camera, CameraOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readShelfCode, readSpecimenCode } from '../specimen-code.ts';
import { CameraReader } from './camera-reader.tsx';
import { scanWords } from './scan-words.ts';
import { ScannedSpecimen, type Scanner } from './scanned-specimen.tsx';
import { WaitingList } from './waiting-list.tsx';

export function ScanDesk({ who }: { who: Scanner }) {
  const say = useWords(scanWords);
  const [asked, setAsked] = useSearchParams();
  const no = asked.get('no') ?? '';
  const newest = useRef(no);
  newest.current = no;
  const [shelf, setShelf] = useState(asked.get('shelf') ?? '');
  /** The same label twice is two scans. */
  const [round, setRound] = useState(0);
  const [error, setError] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus();
    // The camera reads codes without a network too.
    void import('qr/decode.js').catch(() => undefined);
  }, []);

  function take(scanned: string) {
    const found = readSpecimenCode(scanned);
    const place = readShelfCode(scanned);
    setError(found || place ? '' : say.unknown);
    if (place) {
      setShelf(place);
      setAsked({});
    } else if (found) {
      setRound((n) => n + 1);
      setAsked({ no: found });
    }
  }
  const onDone = useCallback(() => {
    // what was scanned meanwhile stays
    if (newest.current === no) setAsked({});
    box.current?.focus();
  }, [setAsked, no]);
  return (
    <div className="max-w-180 space-y-4">
      <Card>
        <CodeBox box={box} error={error} onScan={take} onFault={setError} />
        {shelf ? (
          <p className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-brand-wash px-3 py-2 text-13">
            {say.shelf(shelf)}
            <Button variant="link" onClick={() => setShelf('')}>
              {say.leaveShelf}
            </Button>
          </p>
        ) : null}
      </Card>
      <WaitingList memberId={who.memberId} />
      {no ? (
        <ScannedSpecimen key={`${no} ${round}`} no={no} who={who} shelf={shelf} onDone={onDone} />
      ) : (
        <p className="text-13 text-hint">{say.begin}</p>
      )}
    </div>
  );
}

function CodeBox({
  box,
  error,
  onScan,
  onFault,
}: {
  box: React.RefObject<HTMLInputElement | null>;
  error: string;
  onScan: (scanned: string) => void;
  onFault: (sentence: string) => void;
}) {
  const say = useWords(scanWords);
  const [typed, setTyped] = useState('');
  const [isCamera, setCamera] = useState(false);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!typed.trim()) return;
          onScan(typed);
          setTyped('');
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
        icon={isCamera ? <CameraOff size={16} aria-hidden="true" /> : <Camera size={16} aria-hidden="true" />}
        onClick={() => setCamera((is) => !is)}
      >
        {isCamera ? say.stopCamera : say.camera}
      </Button>
      {isCamera ? (
        <CameraReader
          onRead={(text) => {
            setCamera(false);
            onScan(text);
          }}
          onImpossible={() => {
            setCamera(false);
            onFault(say.noCamera);
          }}
        />
      ) : null}
    </>
  );
}
