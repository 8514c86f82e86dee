// The window in which the laboratory proposes another form: items replaced, priced or left out, other marks, and why.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { reportMarks, urgencyNames } from '../service-terms.ts';
import { type ServiceDetail, testingProtocol } from '../testing.protocol.ts';
import { TRAVEL_FIELDS } from './entrust-fields.ts';
import { serviceWords } from './service-words.ts';

const FIELDS = {
  ...TRAVEL_FIELDS,
  marks: field.radio(serviceWords.marks, reportMarks, { empty: 'NONE' }),
  urgency: field.radio(serviceWords.urgency, urgencyNames, { empty: 'NORMAL' }),
  note: field.area(serviceWords.note, { max: 500, rows: 3, missing: serviceWords.needNote }),
};

const TRAVEL = ['manDays', 'km', 'nights'] as const;

interface Row {
  isKept: boolean;
  capNo: string;
  amount: string;
}

export function ProposeWindow({
  one,
  onClose,
  onDone,
}: {
  one: ServiceDetail;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(serviceWords);
  const language = useLanguage();
  const [newest] = one.versions;
  const items = newest?.content.items ?? [];
  const site = newest?.content.form.site;
  const form = useForm(FIELDS, {
    initial: {
      ...{ marks: newest?.content.form.marks, urgency: newest?.content.form.urgency },
      ...Object.fromEntries(TRAVEL.map((name) => [name, String(site?.[name] ?? 0)])),
    },
    when: Object.fromEntries(TRAVEL.map((name) => [name, () => Boolean(site)])),
  });
  const [rows, setRows] = useState<readonly Row[]>(() =>
    items.map((item) => ({
      isKept: true,
      capNo: item.capNo,
      amount: item.isAgreed ? (item.amount ?? '') : '',
    })),
  );
  const put = (at: number, change: Partial<Row>) =>
    setRows((before) => before.map((row, i) => (i === at ? { ...row, ...change } : row)));
  return (
    <FormDialog
      title={say.propose}
      text={say.proposeText}
      submitLabel={say.propose}
      size="lg"
      onClose={onClose}
      form={form}
      check={() => form.check()}
      onSubmit={async () => {
        const { marks, urgency, note, ...travel } = form.values;
        await call(testingProtocol.propose, {
          ...{ serviceSn: one.serviceSn, version: one.version, marks, urgency, note: note.trim() },
          ...(site ? { travel: JSON.stringify(travel) } : {}),
          items: JSON.stringify(
            rows.flatMap(({ isKept, capNo, amount }, at) =>
              isKept
                ? [
                    {
                      place: at + 1,
                      capNo: capNo.trim(),
                      ...(amount.trim() ? { amount: amount.trim() } : {}),
                    },
                  ]
                : [],
            ),
          ),
        } as never);
        onDone();
      }}
    >
      <ul className="mb-4 divide-y divide-line text-13">
        {items.map((item, at) => {
          const row = rows[at];
          if (!row) return null;
          const name = item.item[language];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            <li key={at} className="grid items-center gap-2 py-2 sm:grid-cols-[minmax(0,1fr)_8rem_9rem]">
              <Checkbox checked={row.isKept} onChange={(event) => put(at, { isKept: event.target.checked })}>
                {name} <span className="text-hint">{item.object[language]}</span>
              </Checkbox>
              <Input
                aria-label={`${say.capNo} · ${name}`}
                value={row.capNo}
                maxLength={20}
                disabled={!row.isKept}
                className="num"
                onChange={(event) => put(at, { capNo: event.target.value })}
              />
              <Input
                aria-label={`${say.ownPrice} · ${name}`}
                placeholder={item.amount === null ? say.onRequest : say.ownPrice}
                before="¥"
                inputMode="decimal"
                value={row.amount}
                maxLength={15}
                disabled={!row.isKept}
                className="num"
                onChange={(event) => put(at, { amount: event.target.value })}
              />
            </li>
          );
        })}
      </ul>
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
