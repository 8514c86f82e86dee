// The window in which a freight template is made or changed: rows of regions, and one for all the rest.
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { parseCents } from '#kit/money/money.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type FreightTemplate, freightProtocol, MOST_DAYS } from '../freight.protocol.ts';
import type { RegionNames } from './freight-desk.tsx';
import { freightWords } from './freight-words.ts';

interface TypedRow {
  key: number;
  regions: readonly string[];
  firstFee: string;
  freeFrom: string;
  isNotDelivered: boolean;
  carrier: string;
  leastDays: string;
  mostDays: string;
}

const EMPTY = {
  regions: [],
  firstFee: '',
  freeFrom: '',
  isNotDelivered: false,
  carrier: '',
  leastDays: '',
  mostDays: '',
};

/** Mount it to open it. */
export function FreightForm({
  of,
  names,
  provinces,
  onClose,
  onSaved,
}: {
  /** Left out: a new one. */
  of?: FreightTemplate;
  names: RegionNames;
  provinces: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}) {
  const say = useWords(freightWords);
  const [name, setName] = useState(of?.name ?? '');
  const [rows, setRows] = useState<TypedRow[]>(() => typedRows(of));
  const [isChecked, setChecked] = useState(false);
  const places = rows.filter(({ key }) => key > 0);
  const rest = rows.find(({ key }) => key === 0) ?? { key: 0, ...EMPTY };
  const change = (key: number, what: Partial<TypedRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...what } : row)));
  const wrongAmount = (text: string, mayBeEmpty = false) =>
    isChecked && !isAmount(text, mayBeEmpty) ? say.amountWrong : undefined;

  function check(): boolean | string {
    setChecked(true);
    const isRight = (row: TypedRow) =>
      row.isNotDelivered || (isAmount(row.firstFee, false) && isAmount(row.freeFrom, true) && areDays(row));
    if (name.trim() === '' || !rows.every(isRight)) return false;
    return places.every(({ regions }) => regions.length > 0) || say.regionsMissing;
  }

  async function submit(requestId: string) {
    await call(freightProtocol.save, {
      ...(of ? { templateId: of.templateId } : { requestId }),
      name: name.trim(),
      rows: [...places, rest].map((row) => ({
        regions: [...row.regions],
        firstFee: row.isNotDelivered ? '0' : row.firstFee.trim(),
        freeFrom: row.isNotDelivered || row.freeFrom.trim() === '' ? null : row.freeFrom.trim(),
        isNotDelivered: row.isNotDelivered,
        carrier: row.carrier.trim(),
        leastDays: row.leastDays.trim() === '' ? null : Number(row.leastDays),
        mostDays: row.mostDays.trim() === '' ? null : Number(row.mostDays),
      })),
    });
    toast.show({ text: say.saved });
    onSaved();
  }

  const amounts = (row: TypedRow) => (
    <div className="mt-2 grid grid-cols-2 gap-3">
      <Field label={say.fee} required error={wrongAmount(row.firstFee)}>
        <Input
          inputMode="decimal"
          value={row.firstFee}
          maxLength={12}
          onChange={(event) => change(row.key, { firstFee: event.target.value })}
        />
      </Field>
      <Field label={say.freeFrom} optional error={wrongAmount(row.freeFrom, true)}>
        <Input
          inputMode="decimal"
          value={row.freeFrom}
          maxLength={12}
          onChange={(event) => change(row.key, { freeFrom: event.target.value })}
        />
      </Field>
      <Field label={say.carrier} optional>
        <Input
          value={row.carrier}
          maxLength={30}
          onChange={(event) => change(row.key, { carrier: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        {(['leastDays', 'mostDays'] as const).map((name) => (
          <Field
            key={name}
            label={say[name]}
            optional
            error={isChecked && !areDays(row) ? say.daysWrong : undefined}
          >
            <Input
              inputMode="numeric"
              value={row[name]}
              maxLength={2}
              onChange={(event) => change(row.key, { [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  );

  return (
    <FormDialog
      title={of ? say.change : say.make}
      submitLabel={say.save}
      size="lg"
      onClose={onClose}
      check={check}
      onSubmit={submit}
    >
      <Field label={say.name} required error={isChecked && name.trim() === '' ? say.nameMissing : undefined}>
        <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </Field>
      <ul className="mt-4 grid gap-3">
        {places.map((row) => (
          <li key={row.key} className="rounded-card border border-line p-3">
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1 text-13 wrap-anywhere">
                {row.regions.length === 0
                  ? say.choose
                  : row.regions.map((code) => names[code] ?? code).join('、')}
              </p>
              <Checkbox
                checked={row.isNotDelivered}
                onChange={(event) => change(row.key, { isNotDelivered: event.target.checked })}
              >
                {say.notDelivered}
              </Checkbox>
              <IconButton
                label={say.removeRow}
                icon={<X size={16} />}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            </div>
            <Collapsible title={say.chosen(row.regions.length)} defaultOpen={row.regions.length === 0}>
              <div className="grid grid-cols-2 gap-1 text-13 sm:grid-cols-4">
                {provinces.map((code) => (
                  <Checkbox
                    key={code}
                    checked={row.regions.includes(code)}
                    disabled={places.some((one) => one.key !== row.key && one.regions.includes(code))}
                    onChange={(event) =>
                      change(row.key, {
                        regions: event.target.checked
                          ? [...row.regions, code]
                          : row.regions.filter((one) => one !== code),
                      })
                    }
                  >
                    {names[code]}
                  </Checkbox>
                ))}
              </div>
            </Collapsible>
            {row.isNotDelivered ? null : amounts(row)}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-3"
        icon={<Plus size={14} />}
        onClick={() => setRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, ...EMPTY }])}
      >
        {say.addRow}
      </Button>
      <div className="mt-3 rounded-card border border-line p-3">
        <p className="text-13 font-semibold">{say.rest}</p>
        {amounts(rest)}
      </div>
    </FormDialog>
  );
}

const isAmount = (text: string, mayBeEmpty: boolean): boolean => {
  if (text.trim() === '') return mayBeEmpty;
  const amount = parseCents(text.trim());
  return amount !== undefined && amount >= 0;
};

/** Neither, the most alone, or both in their order. */
function areDays({ leastDays, mostDays }: TypedRow): boolean {
  const [least, most] = [leastDays.trim(), mostDays.trim()];
  if (![least, most].every((text) => text === '' || (/^\d+$/.test(text) && isDays(Number(text)))))
    return false;
  return least === '' || (most !== '' && Number(least) <= Number(most));
}

const isDays = (days: number) => days >= 1 && days <= MOST_DAYS;

/** The rest has the key 0. */
function typedRows(of: FreightTemplate | undefined): TypedRow[] {
  if (!of) return [{ key: 0, ...EMPTY }];
  return of.rows.map((row, at) => ({
    ...row,
    key: row.regions.length === 0 ? 0 : at + 1,
    firstFee: row.isNotDelivered ? '' : row.firstFee,
    freeFrom: row.freeFrom ?? '',
    leastDays: String(row.leastDays ?? ''),
    mostDays: String(row.mostDays ?? ''),
  }));
}
