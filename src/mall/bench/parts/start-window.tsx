// The window in which an item begins: which equipment, which room, and why another cannot be chosen.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { environmentProtocol } from '#mall/equipment/environment.protocol.ts';
import { benchProtocol, type ItemDetail } from '../bench.protocol.ts';
import { benchWords } from './bench-words.ts';

interface WindowProps {
  one: ItemDetail;
  onClose: () => void;
  onDone: () => void;
}

export function StartWindow({ one, onClose, onDone }: WindowProps) {
  const say = useWords(benchWords);
  const usable = one.choices.filter(({ why }) => why === '');
  const [byClass, setByClass] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      one.classes.map(({ class: kind }) => [
        kind,
        String(usable.find((choice) => choice.class === kind)?.equipId ?? ''),
      ]),
    ),
  );
  const asked = new Set(one.classes.map(({ class: kind }) => kind));
  const others = usable.filter((choice) => !asked.has(choice.class));
  const [more, setMore] = useState<ReadonlySet<number>>(new Set());
  const [rooms, setRooms] = useState(one.rooms);
  const [room, setRoom] = useState(one.rooms.find(({ why }) => why === '')?.room ?? one.rooms[0]?.room ?? '');
  return (
    <FormDialog
      title={say.start}
      text={say.startText}
      submitLabel={say.start}
      size="lg"
      onClose={onClose}
      onSubmit={async () => {
        const equipIds = [...Object.values(byClass).filter(Boolean).map(Number), ...more];
        const { itemId, version } = one;
        await call(benchProtocol.start, {
          itemId,
          version,
          room,
          equipIds: JSON.stringify(equipIds),
        } as never);
        onDone();
      }}
    >
      {one.classes.map(({ class: kind, name }) => {
        const choices = one.choices.filter((choice) => choice.class === kind);
        return (
          <Field key={kind} label={name} required>
            {({ id }) => (
              <>
                <NativeSelect
                  id={id}
                  value={byClass[kind] ?? ''}
                  onChange={(event) => setByClass((before) => ({ ...before, [kind]: event.target.value }))}
                  options={[
                    { value: '', text: say.choose },
                    ...choices.map(({ equipId, equipNo, name: called, model, why }) => ({
                      value: String(equipId),
                      text: `${equipNo} ${called} ${model}${why ? ` · ${why}` : ''}`,
                      disabled: why !== '',
                    })),
                  ]}
                />
                {choices
                  .filter(({ why }) => why !== '')
                  .map(({ equipId, equipNo, why }) => (
                    <p key={equipId} className="mt-1 text-12 text-waiting">
                      {equipNo} · {why}
                    </p>
                  ))}
              </>
            )}
          </Field>
        );
      })}
      {others.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-13 text-secondary">
            {one.classes.length === 0 ? say.noNeeded : say.others}
          </summary>
          <div className="mt-2 grid max-h-48 gap-1 overflow-auto text-13 sm:grid-cols-2">
            {others.map(({ equipId, equipNo, name, model }) => (
              <Checkbox
                key={equipId}
                checked={more.has(equipId)}
                onChange={(event) =>
                  setMore((before) => {
                    const next = new Set(before);
                    if (event.target.checked) next.add(equipId);
                    else next.delete(equipId);
                    return next;
                  })
                }
              >
                <span className="num">{equipNo}</span> {name} {model}
              </Checkbox>
            ))}
          </div>
        </details>
      ) : null}
      <fieldset>
        <legend className="mb-1 text-13 font-medium">{say.roomNow}</legend>
        {one.limitsOfRoom ? (
          <p className="mb-1 text-12 text-hint">{say.roomNeeds(one.limitsOfRoom)}</p>
        ) : null}
        {rooms.length === 0 ? <p className="text-13 text-waiting">{say.noReading}</p> : null}
        {rooms.map((read) => (
          <label key={read.room} className="flex flex-wrap items-center gap-2 py-1 text-13">
            <input
              type="radio"
              name="room"
              checked={room === read.room}
              onChange={() => setRoom(read.room)}
              className="accent-brand"
            />
            {read.room}
            <span className="num text-secondary">
              {read.tempC} ℃ · {read.rh} %RH · {showMoment(read.at)}
            </span>
            {read.why ? <span className="text-refused">{read.why}</span> : null}
          </label>
        ))}
        <NewReading
          one={one}
          onRead={(read) => {
            setRooms((before) => [...before.filter((other) => other.room !== read.room), read]);
            setRoom(read.room);
          }}
        />
      </fieldset>
    </FormDialog>
  );
}

function NewReading({
  one: { siteId, rooms },
  onRead,
}: {
  one: ItemDetail;
  onRead: (read: ItemDetail['rooms'][number]) => void;
}) {
  const say = useWords(benchWords);
  const act = useAct({ says: 'here' });
  const [typed, setTyped] = useState({ room: rooms[0]?.room ?? '', tempC: '', rh: '' });
  if (siteId === null) return null;
  const put = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const enter = () =>
    act.run(async (requestId) => {
      const { at } = await call(environmentProtocol.enter, {
        ...typed,
        siteId,
        pressureKPa: '',
        requestId,
      } as never);
      onRead({ room: typed.room, at, tempC: Number(typed.tempC), rh: Number(typed.rh), why: '' });
    });
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <Field label={say.roomName} className="w-32">
        {({ id }) => (
          <Input
            id={id}
            value={typed.room}
            maxLength={40}
            onChange={(event) => put({ room: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.tempC} className="w-24">
        {({ id }) => (
          <Input
            id={id}
            inputMode="decimal"
            value={typed.tempC}
            maxLength={6}
            onChange={(event) => put({ tempC: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.rh} className="w-24">
        {({ id }) => (
          <Input
            id={id}
            inputMode="decimal"
            value={typed.rh}
            maxLength={6}
            onChange={(event) => put({ rh: event.target.value })}
          />
        )}
      </Field>
      <Button type="button" busy={act.busy} onClick={() => void enter()}>
        {say.newReading}
      </Button>
      <FormError>{act.error}</FormError>
    </div>
  );
}
