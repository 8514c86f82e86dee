// A logger's sheet comes in: for which room, what of it is right, and then it is taken.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  LONGEST_ROOM,
  environmentProtocol as P,
  type Rooms,
  type SheetOutcome,
} from '../environment.protocol.ts';
import { equipmentWords } from './equipment-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.tsv,.txt';
const TONES = { wrong: 'refused', new: 'done', same: 'neutral' } as const;
const SHOWN = 300;

/** @param at the room that was looked at last */
export function EnvironmentImport({
  sites,
  rooms,
  at,
}: Rooms & { at: { siteId?: string | null; room?: string | null } }) {
  const say = useWords(equipmentWords);
  const [siteId, setSite] = useState(at.siteId || String(sites[0]?.siteId ?? ''));
  const [room, setRoom] = useState(at.room ?? '');
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<SheetOutcome>();
  const [outcome, setOutcome] = useState<SheetOutcome>();
  const act = useAct<'read' | 'take'>({ says: 'here' });
  const given = (chosen: File) => ({
    ...{ file: chosen, fileName: chosen.name, siteId, room: room.trim() },
  });

  function read(chosen: File) {
    setFile(chosen);
    setPreview(undefined);
    setOutcome(undefined);
    if (chosen.size > SHEET_BYTES) return act.say(say.fileTooLarge);
    return act.run(async () => setPreview(await call(P.preview, given(chosen))), { key: 'read' });
  }
  const take = (chosen: File) =>
    act.run(async (requestId) => setOutcome(await call(P.take, { ...given(chosen), requestId })), {
      key: 'take',
    });
  /** Another room: what was compared holds no more. */
  function elsewhere(set: () => void) {
    set();
    setFile(undefined);
    setPreview(undefined);
    setOutcome(undefined);
  }

  const shown = outcome ?? preview;
  const isReady = siteId !== '' && room.trim() !== '';
  return (
    <>
      <Card>
        <p className="mb-3 max-w-3xl text-13 text-secondary">{say.importText}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={say.site}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                value={siteId}
                options={sites.map((one) => ({ value: String(one.siteId), text: one.name }))}
                onChange={(event) => elsewhere(() => setSite(event.target.value))}
              />
            )}
          </Field>
          <Field label={say.room}>
            {(wiring) => (
              <Input
                {...wiring}
                value={room}
                maxLength={LONGEST_ROOM}
                list="rooms"
                onChange={(event) => elsewhere(() => setRoom(event.target.value))}
              />
            )}
          </Field>
          <datalist id="rooms">
            {rooms
              .filter((one) => String(one.siteId) === siteId)
              .map((one) => (
                <option key={one.room} value={one.room} />
              ))}
          </datalist>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-3 text-13">
          {isReady ? (
            <FileButton
              variant={file ? 'outline' : 'primary'}
              accept={TYPES}
              label={say.chooseFile}
              onFile={(chosen) => void read(chosen)}
            >
              {file ? say.otherFile : say.chooseFile}
            </FileButton>
          ) : (
            <span className="text-hint">{say.placeFirst}</span>
          )}
          <span className="min-w-0 flex-1 wrap-anywhere text-secondary" aria-live="polite">
            {act.doing === 'read' ? say.reading : (file?.name ?? '')}
          </span>
        </div>
      </Card>
      <FormError>{act.error}</FormError>
      {shown && file ? (
        <Card className="mt-4" title={outcome ? say.taken(outcome.counts.new) : say.preview}>
          <div className="flex flex-wrap items-center gap-2 text-13">
            {(['wrong', 'new', 'same'] as const)
              .filter((kind) => shown.counts[kind] > 0)
              .map((kind) => (
                <Tag key={kind} tone={TONES[kind]}>{`${say[kind]} ${shown.counts[kind]}`}</Tag>
              ))}
          </div>
          <Table
            label={say.preview}
            dense
            className="mt-3 border border-line"
            head={[say.row, say.time, say.values, say.says]}
          >
            {shown.rows.map((row) => (
              <tr key={row.rowNo}>
                <Td className="num w-14 text-hint">{row.rowNo}</Td>
                <Td className="num whitespace-nowrap">{row.at || '—'}</Td>
                <Td className="num">{row.values || '—'}</Td>
                <Td>
                  <Tag tone={TONES[row.kind]}>{say[row.kind]}</Tag>{' '}
                  <span className={row.kind === 'wrong' ? 'text-refused' : 'text-secondary'}>{row.says}</span>
                </Td>
              </tr>
            ))}
          </Table>
          {shown.rows.length === SHOWN ? <p className="mt-2 text-12 text-hint">{say.firstOnly}</p> : null}
          <div className="mt-4">
            {outcome ? (
              <Button
                variant="primary"
                to={`/lab/environment?siteId=${siteId}&room=${encodeURIComponent(room.trim())}&days=30`}
              >
                {say.toCurves}
              </Button>
            ) : (
              <Button
                variant="primary"
                disabled={shown.counts.new === 0}
                busy={act.doing === 'take'}
                onClick={() => void take(file)}
              >
                {shown.counts.new === 0 ? say.nothingToTake : say.take(shown.counts.new)}
              </Button>
            )}
          </div>
        </Card>
      ) : null}
    </>
  );
}
