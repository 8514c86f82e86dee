// The window in which a package is put together or changed.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { priceUnits } from '#mall/ability/ability-terms.ts';
import { readLines, writeLines } from '#mall/equipment/written-lines.ts';
import { MOST_COMPONENTS, labPriceProtocol as P, type PackageDetail } from '../lab-price.protocol.ts';
import { priceWords as W } from './price-words.ts';

export const UNIT_CHOICES = Object.fromEntries(
  Object.entries(priceUnits).map(([zh, en]) => [zh, { zh, en }]),
);
const PARTS = ['capNo', 'qty', 'listShare'] as const;
const missing = { missing: W.missing };

/** What stands in the lines, or the number of the first that is wrong. */
function componentsIn(typed: string) {
  const read = readLines(typed, PARTS, MOST_COMPONENTS);
  if ('wrong' in read) return read;
  const at = read.rows.findIndex(
    ({ qty, listShare }) => !/^[1-9]\d{0,4}$/.test(qty) || !/^\d{1,9}(\.\d{1,2})?$/.test(listShare),
  );
  return at >= 0 ? { wrong: at + 1 } : read;
}

const FIELDS = {
  code: field.text(W.code, { ...missing, max: 12, spellCheck: false }),
  nameZh: field.text(W.nameZh, { ...missing, max: 60 }),
  nameEn: field.text(W.nameEn, { ...missing, max: 80, lang: 'en' }),
  unit: field.choice(W.unit, UNIT_CHOICES, missing),
  price: field.amount(W.price, missing),
  fromDate: field.date(W.fromDate, missing),
  toDate: field.date(W.toDate, { hint: W.toHint }),
  noteZh: field.text(W.noteZh, { max: 200 }),
  noteEn: field.text(W.noteEn, { max: 200, lang: 'en' }),
  components: field.area(W.components, {
    ...{ ...missing, hint: W.componentsHint, wide: true, rows: 6, max: 4_000 },
    rule: (typed) => {
      const read = componentsIn(typed);
      return 'wrong' in read
        ? { zh: W.componentsWrong.zh(read.wrong), en: W.componentsWrong.en(read.wrong) }
        : undefined;
    },
  }),
};

/** Mount it to open it. @param one left out: a new package */
export function PackageForm({
  one,
  onClose,
  onDone,
}: {
  one?: PackageDetail;
  onClose: () => void;
  onDone: (packageId: number) => void;
}) {
  const say = useWords(W);
  const [today] = useState(() => dayInChina(new Date()));
  const form = useForm(FIELDS, {
    initial: one ? undefined : { fromDate: today },
    of: one,
    valuesOf: (seen) => ({
      ...seen,
      components: writeLines(
        seen.parts.map(({ capNo, qty, listShare }) => ({ capNo, qty: String(qty), listShare })),
        PARTS,
      ),
    }),
    when: { code: () => !one, fromDate: () => !one },
  });

  async function submit(requestId: string) {
    const { code, fromDate, components, unit, ...said } = form.values;
    const read = componentsIn(components);
    const rows = 'wrong' in read ? [] : read.rows;
    const written = {
      ...{ ...said, unit: unit || '项' },
      components: rows.map(({ capNo, qty, listShare }) => ({ capNo, qty: Number(qty), listShare })),
    };
    const { record } = form;
    const done = record
      ? await call(P.changePackage, { packageId: record.packageId, hash: record.hash, ...written })
      : await call(P.beginPackage, { ...written, code, fromDate, requestId });
    onDone(done.packageId);
  }

  return (
    <FormDialog
      title={one ? say.change : say.addPackage}
      text={one ? say.changeText : undefined}
      size="lg"
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={submit}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}
