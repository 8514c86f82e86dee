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
import { type FreightTemplate, freightProtocol } from '../freight.protocol.ts';
import type { RegionNames } from './freight-desk.tsx';
import { freightWords } from './freight-words.ts';

interface TypedRow {
  key: number;
  regions: readonly string[];
  firstFee: string;
  freeFrom: string;
  isNotDelivered: boolean;
}

const EMPTY = { regions: [], firstFee: '', freeFrom: '', isNotDelivered: false };

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
      row.isNotDelivered || (isAmount(row.firstFee, false) && isAmount(row.freeFrom, true));
    if (name.trim() === '' || !rows.every(isRight)) return false;
    return places.every(({ regions }) => regions.length > 0) || say.regionsMissing;
  }

  async function submit(requestId: string) {
    await call(freightProtocol.save, {
      ...(of ? { templateId: of.templateId } : { requestId }),
      name: name.trim(),
      rows: [...places, rest].map(({ regions, firstFee, freeFrom, isNotDelivered }) => ({
        regions: [...regions],
        firstFee: isNotDelivered ? '0' : firstFee.trim(),
        freeFrom: isNotDelivered || freeFrom.trim() === '' ? null : freeFrom.trim(),
        isNotDelivered,
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

/** The rest has the key 0. */
function typedRows(of: FreightTemplate | undefined): TypedRow[] {
  if (!of) return [{ key: 0, ...EMPTY }];
  return of.rows.map(({ regions, firstFee, freeFrom, isNotDelivered }, at) => ({
    key: regions.length === 0 ? 0 : at + 1,
    regions,
    firstFee: isNotDelivered ? '' : firstFee,
    freeFrom: freeFrom ?? '',
    isNotDelivered,
  }));
}
