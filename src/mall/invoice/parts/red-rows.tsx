// What of which sheet a red letter takes back: its rows with their amounts, all that is left of each at first.
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InvoiceDetail } from '../invoice.protocol.ts';
import { invoiceWords } from './invoice-words.ts';

interface RedRow {
  sheetLineId: number;
  name: string;
  left: string;
  /** As typed; '' or 0 takes nothing of it. */
  amount: string;
}
export interface RedRows {
  sheetId: number;
  sheets: readonly { sheetId: number; number: string; rows: readonly RedRow[] }[];
}

export const NO_ROWS: RedRows = { sheetId: 0, sheets: [] };

/** What may be taken back of an application. */
export function redRowsOf({ sheets }: InvoiceDetail): RedRows {
  const withRest = sheets.flatMap(({ sheetId, number, lines }) => {
    const rows = lines
      .filter(({ redLeft }) => Number(redLeft) > 0)
      .map(({ sheetLineId, name, model, redLeft }) => ({
        ...{ sheetLineId, left: redLeft, amount: redLeft },
        name: model ? `${name} · ${model}` : name,
      }));
    return rows.length > 0 ? [{ sheetId, number, rows }] : [];
  });
  return { sheetId: withRest[0]?.sheetId ?? 0, sheets: withRest };
}

export const chosenRows = ({ sheetId, sheets }: RedRows): readonly RedRow[] =>
  (sheets.find((sheet) => sheet.sheetId === sheetId)?.rows ?? []).filter(
    ({ amount }) => Number(amount) !== 0,
  );

/** Whether each amount is one, and no more than is left. */
export const areRowsGood = (rows: RedRows): boolean => {
  const chosen = chosenRows(rows);
  return (
    chosen.length > 0 &&
    chosen.every(
      ({ amount, left }) => /^\d+(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) <= Number(left),
    )
  );
};

export function RedRowsInput({ value, onChange }: { value: RedRows; onChange: (rows: RedRows) => void }) {
  const say = useWords(invoiceWords);
  const rows = value.sheets.find(({ sheetId }) => sheetId === value.sheetId)?.rows ?? [];
  const type = (sheetLineId: number, amount: string) =>
    onChange({
      ...value,
      sheets: value.sheets.map((sheet) => ({
        ...sheet,
        rows: sheet.rows.map((row) => (row.sheetLineId === sheetLineId ? { ...row, amount } : row)),
      })),
    });
  return (
    <div className="space-y-2">
      {value.sheets.length > 1 ? (
        <NativeSelect
          aria-label={say.redSheet}
          value={String(value.sheetId)}
          onChange={({ target }) => onChange({ ...value, sheetId: Number(target.value) })}
          options={value.sheets.map(({ sheetId, number }) => ({ value: String(sheetId), text: number }))}
        />
      ) : null}
      <ul className="max-h-72 divide-y divide-line overflow-y-auto text-13">
        {rows.map(({ sheetLineId, name, left, amount }) => (
          <li key={sheetLineId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-40 flex-1 wrap-anywhere">{name}</span>
            <span className="num text-hint">{say.redLeft(left)}</span>
            <span className="w-32">
              <Input
                className="num text-right"
                inputMode="decimal"
                aria-label={`${name} ${say.redAmount}`}
                value={amount}
                onChange={({ target }) => type(sheetLineId, target.value)}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
