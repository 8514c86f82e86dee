// The window in which equipment is entered or changed.
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type EquipmentDetail, equipmentProtocol as P } from '../equipment.protocol.ts';
import {
  EQUIPMENT_CLASSES,
  LONGEST_CHECK,
  LONGEST_CYCLE,
  MOST_LINES,
  QUANTITY_PARTS,
  type Quantity,
} from '../equipment-classes.ts';
import { readLines, writeLines } from '../written-lines.ts';
import { equipmentWords as W } from './equipment-words.ts';

const USUAL_CYCLE = 12;
const needed = { missing: W.missing };
const isWhole = (typed: string, most: number) => /^[1-9]\d{0,2}$/.test(typed.trim()) && Number(typed) <= most;

/** A field of lines; wrong ones say which. */
export const linesField = (
  label: Parameters<typeof field.area>[0],
  hint: Parameters<typeof field.area>[0],
  parts: readonly string[],
) =>
  field.area(label, {
    ...{ hint, wide: true, rows: 4, max: 8_000 },
    rule: (typed) => {
      const read = readLines(typed, parts, MOST_LINES);
      return 'wrong' in read
        ? { zh: W.linesWrong.zh(read.wrong), en: W.linesWrong.en(read.wrong) }
        : undefined;
    },
  });

/** What stands in such a field, once it is right. */
export function linesOf<P extends string>(typed: string, parts: readonly P[]): Record<P, string>[] {
  const read = readLines(typed, parts, MOST_LINES);
  return 'rows' in read ? read.rows : [];
}

const FIELDS = {
  equipNo: field.text(W.equipNo, { ...needed, max: 40 }),
  name: field.text(W.name, { ...needed, max: 80 }),
  class: field.choice(W.class, EQUIPMENT_CLASSES, needed),
  maker: field.text(W.maker, { max: 80 }),
  model: field.text(W.model, { ...needed, max: 80 }),
  serialNo: field.text(W.serialNo, { ...needed, max: 60 }),
  siteId: field.pick(W.site, needed),
  groupId: field.pick(W.group, { place: W.anyGroup }),
  place: field.text(W.place, { max: 60 }),
  calEveryMonths: field.number(W.cycle, {
    ...{ required: true, max: 3 },
    rule: (typed) => (isWhole(typed, LONGEST_CYCLE) ? undefined : W.cycleWrong),
  }),
  checkEveryDays: field.number(W.checkEvery, {
    ...{ max: 3, hint: W.checkEveryHint },
    rule: (typed) => (typed.trim() === '' || isWhole(typed, LONGEST_CHECK) ? undefined : W.checkWrong),
  }),
  dueDate: field.date(W.dueNow, { hint: W.dueNowHint }),
  quantities: linesField(W.quantities, W.quantitiesHint, QUANTITY_PARTS),
};

/** Mount it to open it. @param one left out: new equipment is entered */
export function EquipmentForm({
  one,
  onClose,
  onDone,
}: {
  one?: EquipmentDetail;
  onClose: () => void;
  onDone: (equipId: number) => void;
}) {
  const say = useWords(W);
  const places = useCall(P.places, {}).reply;
  const form = useForm(FIELDS, {
    initial: one ? undefined : { calEveryMonths: String(USUAL_CYCLE) },
    of: one,
    valuesOf: (seen) => ({
      ...seen,
      ...{ siteId: String(seen.siteId), groupId: seen.groupId === null ? '' : String(seen.groupId) },
      calEveryMonths: String(seen.calEveryMonths),
      checkEveryDays: seen.checkEveryDays === null ? '' : String(seen.checkEveryDays),
      ...{ dueDate: '', quantities: writeLines<keyof Quantity>(seen.quantities, QUANTITY_PARTS) },
    }),
    when: { dueDate: () => !one },
  });
  const option = (value: number, text: string) => ({ value: String(value), text });
  const groups = (places?.groups ?? []).filter(({ siteId }) => String(siteId) === form.values.siteId);

  async function submit(requestId: string) {
    const { siteId, groupId, calEveryMonths, checkEveryDays, dueDate, quantities, ...texts } = form.values;
    const written = {
      ...texts,
      class: texts.class || ('other' as const),
      siteId: Number(siteId),
      groupId: groups.some((group) => String(group.groupId) === groupId) ? Number(groupId) : null,
      calEveryMonths: Number(calEveryMonths),
      checkEveryDays: checkEveryDays.trim() === '' ? null : Number(checkEveryDays),
      quantities: linesOf(quantities, QUANTITY_PARTS),
    };
    const { record } = form;
    const done = record
      ? await call(P.change, { equipId: record.equipId, version: record.version, ...written })
      : await call(P.enter, { ...written, dueDate, requestId });
    onDone(done.equipId);
  }

  return (
    <FormDialog
      title={one ? say.change : say.add}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={submit}
    >
      <FormFields
        form={form}
        now={{
          siteId: { options: (places?.sites ?? []).map(({ siteId, name }) => option(siteId, name)) },
          groupId: { options: groups.map(({ groupId, name }) => option(groupId, name)) },
        }}
      />
    </FormDialog>
  );
}
