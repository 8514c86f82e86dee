// The record of an item: filled in and kept while it is typed, or read once it is locked.
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { SheetForm } from '#mall/datasheet/parts/sheet-form.tsx';
import type { SheetDefinition, SheetValues } from '#mall/datasheet/sheet-definition.ts';
import { fileIdsOf, filesFor, uploadedFiles } from '#mall/file/parts/upload-file.ts';
import { benchProtocol, type ItemDetail } from '../bench.protocol.ts';
import { benchWords } from './bench-words.ts';

const EMPTY: SheetValues = { params: {}, tables: {} };
/** Kept so long after the last key. */
const PAUSE = 1_200;
const MOST_PHOTOS = 50;

interface Typed {
  values: SheetValues;
  note: string;
}

/** What this window has typed into the record and could not keep any more. */
function typedBefore(key: string): Typed | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null;
  } catch {
    return null;
  }
}

export function ItemSheet({ one }: { one: ItemDetail }) {
  const say = useWords(benchWords);
  const [record] = one.records;
  const isOpen = one.allowedActions.includes('keep') && record?.lockedAt === null;
  const key = `bench ${one.itemId} ${record?.revision ?? 0}`;
  const [typed] = useState(() => (isOpen ? typedBefore(key) : null));
  const [values, setValues] = useState<SheetValues>(
    typed?.values ?? (record?.values as SheetValues | undefined) ?? EMPTY,
  );
  const [photos, setPhotos] = useState(() => uploadedFiles(record?.photos ?? []));
  const [note, setNote] = useState(typed?.note ?? record?.note ?? '');
  const { status, touch, flush } = useKept(async () => {
    const { savedAt } = await call(benchProtocol.keep, {
      ...{ itemId: one.itemId, values: JSON.stringify(values), note: note.trim() },
      photoIds: JSON.stringify(fileIdsOf(photos)),
    } as never);
    return savedAt;
  });
  const { isDirty } = status;
  useEffect(() => {
    if (typed) touch();
  }, [typed, touch]);
  // a page that is loaded anew before it was kept finds it here
  useEffect(() => {
    if (isDirty) sessionStorage.setItem(key, JSON.stringify({ values, note }));
    else if (status.savedAt) sessionStorage.removeItem(key);
  }, [key, isDirty, status.savedAt, values, note]);
  return (
    <div className="space-y-4">
      <SheetForm
        definition={one.sheet as SheetDefinition}
        values={values}
        specimens={one.specimenList.map(({ specimenNo }) => specimenNo)}
        rule={one.rule}
        isReadOnly={!isOpen}
        onValues={(next) => {
          setValues(next);
          touch();
        }}
      />
      {isOpen ? (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={say.photos}>
              {(wiring) => (
                <UploadList
                  {...wiring}
                  {...filesFor('attachment', MOST_PHOTOS)}
                  look="pictures"
                  value={photos}
                  onChange={(files) => {
                    setPhotos(files);
                    touch();
                  }}
                />
              )}
            </Field>
            <Field label={say.note}>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  rows={3}
                  maxLength={1_000}
                  value={note}
                  onChange={(event) => {
                    setNote(event.target.value);
                    touch();
                  }}
                />
              )}
            </Field>
          </div>
          <p aria-live="polite" className="text-12 text-secondary">
            {status.error ? (
              <span className="text-refused">
                {say.unsaved} · {status.error}{' '}
                <Button variant="link" size="sm" onClick={flush}>
                  {say.retry}
                </Button>
              </span>
            ) : status.isDirty ? (
              say.saving
            ) : status.savedAt ? (
              say.saved(showMoment(status.savedAt))
            ) : null}
          </p>
        </>
      ) : (
        <Kept photos={photos} note={note} />
      )}
    </div>
  );
}

function Kept({ photos, note }: { photos: ReturnType<typeof uploadedFiles>; note: string }) {
  const say = useWords(benchWords);
  return (
    <>
      {note ? (
        <p className="text-13 wrap-anywhere">
          <span className="text-secondary">{say.note}</span> {note}
        </p>
      ) : null}
      {photos.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {photos.map(({ key, name, url, thumbnail }) => (
            <a key={key} href={url} target="_blank" rel="noreferrer" className="text-13 text-brand underline">
              {thumbnail ? (
                <img
                  src={thumbnail}
                  alt={name}
                  className="size-16 rounded-control border border-line object-cover"
                />
              ) : (
                name
              )}
            </a>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Keeps what was typed a moment after the last key, one after another; what could not be kept stays and can be tried again. */
function useKept(keep: () => Promise<string>) {
  const [status, setStatus] = useState({ isDirty: false, savedAt: '', error: '' });
  const newest = useRef(keep);
  newest.current = keep;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const again = useRef(false);
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (running.current) {
      again.current = true;
      return;
    }
    running.current = true;
    do {
      again.current = false;
      try {
        const savedAt = await newest.current();
        setStatus({ isDirty: again.current, savedAt, error: '' });
      } catch (error) {
        setStatus((before) => ({
          ...before,
          isDirty: true,
          error: error instanceof Error ? error.message : '',
        }));
      }
    } while (again.current);
    running.current = false;
  }, []);
  const touch = useCallback(() => {
    setStatus((before) => ({ ...before, isDirty: true, error: '' }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE);
  }, [flush]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useUnsaved(status.isDirty);
  return { status, touch, flush: () => void flush() };
}
