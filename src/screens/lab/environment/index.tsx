// How warm and damp a room was: curves, the latest readings, and how one is entered.
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { LONGEST_ROOM, environmentProtocol as P, type Rooms } from '#mall/equipment/environment.protocol.ts';
import { checkReading, type Measured } from '#mall/equipment/environment-sheet.ts';
import { equipmentWords as W } from '#mall/equipment/parts/equipment-words.ts';
import { ReadingCurve } from '#mall/equipment/parts/reading-curve.tsx';
import { useLabMay } from '#mall/login/parts/use-may.ts';
import { labWords } from '../lab-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

const SPANS = [1, 7, 30, 90] as const;
const USUAL_SPAN = 7;
const SHOWN = 50;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const places = await call(P.rooms, {});
  const asked = { siteId: query.get('siteId'), room: query.get('room') };
  const [first] = places.rooms;
  const siteId = asked.room ? asked.siteId || '0' : String(first?.siteId ?? '');
  const room = asked.room || first?.room || '';
  const days = SPANS.find((span) => String(span) === query.get('days')) ?? USUAL_SPAN;
  const readings = room === '' ? [] : (await call(P.readings, { siteId, room, days })).list;
  return { places, siteId, room, days, readings };
}

const addressOf = (siteId: string, room: string, days: number) =>
  `/lab/environment?siteId=${siteId}&room=${encodeURIComponent(room)}&days=${days}`;

export default function Environment() {
  const say = useWords(W);
  const sayLab = useWords(labWords);
  const navigate = useNavigate();
  const { places, siteId, room, days, readings } = useLoaderData<typeof clientLoader>();
  const siteName = (id: number) => places.sites.find((one) => one.siteId === id)?.name ?? '';
  const of = (name: Measured) =>
    readings.flatMap((one) => {
      const value = one[name];
      return value === null ? [] : [{ at: one.at, value }];
    });
  return (
    <>
      <ConsoleHead title={say.environment} tab={`${say.environment} · ${sayLab.console}`}>
        <EnterReading places={places} at={{ siteId, room }} />
      </ConsoleHead>
      {places.rooms.length === 0 ? (
        <Card>
          <EmptyState title={say.noRooms} text={say.noRoomsText} />
        </Card>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <NativeSelect
              aria-label={say.room}
              className="max-w-full"
              value={`${siteId} ${room}`}
              options={places.rooms.map((one) => ({
                value: `${one.siteId} ${one.room}`,
                text: `${siteName(one.siteId)} · ${one.room}`,
              }))}
              onChange={({ target }) => {
                const [site = '', ...rest] = target.value.split(' ');
                void navigate(addressOf(site, rest.join(' '), days));
              }}
            />
            <LinkTabs
              look="segment"
              label={say.span}
              current={String(days)}
              tabs={SPANS.map((span) => ({
                key: String(span),
                text: say.lastDays(span),
                to: addressOf(siteId, room, span),
              }))}
            />
          </div>
          {readings.length === 0 ? (
            <Card>
              <EmptyState title={say.noReadings} />
            </Card>
          ) : (
            <>
              <Card>
                <div className="grid gap-6 xl:grid-cols-2">
                  <ReadingCurve name={say.temperature} values={of('tempC')} />
                  <ReadingCurve name={say.humidity} values={of('rh')} />
                  <ReadingCurve name={say.pressure} values={of('pressureKPa')} />
                </div>
              </Card>
              <Card flush className="mt-4" title={say.latest}>
                <Table
                  label={say.latest}
                  dense
                  head={[
                    say.time,
                    { num: say.temperature },
                    { num: say.humidity },
                    { num: say.pressure },
                    say.by,
                  ]}
                >
                  {readings
                    .slice(-SHOWN)
                    .reverse()
                    .map((one) => (
                      <tr key={one.at}>
                        <Td className="num whitespace-nowrap">{showMoment(one.at)}</Td>
                        <Td num>{one.tempC}</Td>
                        <Td num>{one.rh}</Td>
                        <Td num>{one.pressureKPa ?? '—'}</Td>
                        <Td className="whitespace-nowrap">
                          {one.by}
                          {one.source === 'IMPORT' ? (
                            <span className="ml-1 text-12 text-hint">{say.imported}</span>
                          ) : null}
                        </Td>
                      </tr>
                    ))}
                </Table>
              </Card>
            </>
          )}
        </>
      )}
    </>
  );
}

const measured = (of: Measured, label: Text, more: object) =>
  field.text(label, {
    ...{ inputMode: 'decimal', className: 'num', max: 8, ...more },
    rule: (typed) => (typed.trim() === '' ? undefined : checkReading(of, typed)),
  });
const FIELDS = {
  siteId: field.pick(W.site, { missing: W.missing }),
  room: field.text(W.room, { missing: W.missing, max: LONGEST_ROOM }),
  tempC: measured('tempC', W.temperature, { missing: W.missing }),
  rh: measured('rh', W.humidity, { missing: W.missing }),
  pressureKPa: measured('pressureKPa', W.pressure, { optional: true }),
};

/** For engineers: by hand in a window, or a logger's sheet on a page of its own. */
function EnterReading({ places, at }: { places: Rooms; at: { siteId: string; room: string } }) {
  const say = useWords(W);
  const may = useLabMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lab.environment')) return null;
  return (
    <>
      <Button to={`/lab/environment/import?siteId=${at.siteId}&room=${encodeURIComponent(at.room)}`}>
        {say.import}
      </Button>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.newRoom}
      </Button>
      {isOpen ? <ReadingForm places={places} at={at} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReadingForm({
  places,
  at,
  onClose,
}: {
  places: Rooms;
  at: { siteId: string; room: string };
  onClose: () => void;
}) {
  const say = useWords(W);
  const navigate = useNavigate();
  const form = useForm(FIELDS, { initial: at });
  return (
    <FormDialog
      title={say.newRoom}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const { siteId, room } = form.values;
        await call(P.enter, { ...form.values, requestId });
        onClose();
        await navigate(addressOf(siteId, room.trim(), USUAL_SPAN));
      }}
    >
      <FormFields
        form={form}
        now={{
          siteId: { options: places.sites.map((one) => ({ value: String(one.siteId), text: one.name })) },
        }}
      />
    </FormDialog>
  );
}

export const HydrateFallback = () => (
  <Card>
    <SkeletonText lines={12} />
  </Card>
);
