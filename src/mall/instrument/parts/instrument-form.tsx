// The window in which an instrument is entered or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type InstrumentReply, instrumentProtocol as P } from '../instrument.protocol.ts';
import { INSTRUMENT_FIELDS as F, LONGEST_CYCLE, USUAL_CYCLE } from '../instrument-fields.ts';
import { type Service, serviceNames } from '../instrument-status.ts';
import { instrumentWords as W } from './instrument-words.ts';

const needed = { missing: W.missing };
const FIELDS = {
  name: field.text(F.name, { ...needed, max: F.name.max }),
  ownNo: field.text(F.ownNo, { max: F.ownNo.max }),
  model: field.text(F.model, { ...needed, max: F.model.max }),
  serialNo: field.text(F.serialNo, { ...needed, max: F.serialNo.max }),
  maker: field.text(F.maker, { max: F.maker.max }),
  accuracy: field.text(F.accuracy, { max: F.accuracy.max }),
  range: field.text(F.range, { max: F.range.max }),
  place: field.text(F.place, { max: F.place.max }),
  keeper: field.text(F.keeper, { max: F.keeper.max }),
  service: field.choice(F.service, serviceNames, { empty: 'CALIBRATION' }),
  regulation: field.text(F.regulation, { max: F.regulation.max }),
  cycleMonths: field.number(F.cycleMonths, {
    required: true,
    max: 3,
    rule: (typed) =>
      /^[1-9]\d{0,2}$/.test(typed.trim()) && Number(typed) <= LONGEST_CYCLE ? undefined : W.cycleWrong,
  }),
  lastDate: field.date(F.lastDate),
};

/** Mount it to open it. @param one left out: a new one is entered */
export function InstrumentForm({
  one,
  onClose,
  onDone,
}: {
  one?: InstrumentReply;
  onClose: () => void;
  onDone: (instrumentId: number) => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    initial: one ? undefined : { cycleMonths: String(USUAL_CYCLE) },
    of: one,
    valuesOf: (seen) => ({ ...seen, cycleMonths: String(seen.cycleMonths), lastDate: seen.lastDate ?? '' }),
  });

  async function submit(requestId: string) {
    const { cycleMonths, service, ...texts } = form.values;
    const written = { ...texts, service: service as Service, cycleMonths: Number(cycleMonths) };
    const { record } = form;
    const done = record
      ? await call(P.change, { instrumentId: record.instrumentId, version: record.version, ...written })
      : await call(P.enter, { ...written, requestId });
    onDone(done.instrumentId);
  }

  return (
    <FormDialog
      title={one ? say.change : say.add}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={submit}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}
