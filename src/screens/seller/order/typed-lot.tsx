// The lot that a store types in for pieces of no listing: its number and date code.
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sellerWords } from '../seller-words.ts';

export interface TypedLotDraft {
  lotNo: string;
  dateCode: string;
}

export const EMPTY_LOT: TypedLotDraft = { lotNo: '', dateCode: '' };

/** Year and week, `yyww`. */
const isDateCode = (text: string): boolean => /^\d{2}(0[1-9]|[1-4]\d|5[0-3])$/.test(text.trim());

export const isLotRight = (lot: TypedLotDraft): boolean =>
  lot.lotNo.trim() !== '' && isDateCode(lot.dateCode);

/** @param isChecked once somebody has tried to send it, what is wrong is said */
export function TypedLot({
  lot,
  partNo,
  isChecked,
  onChange,
}: {
  lot: TypedLotDraft;
  partNo: string;
  isChecked: boolean;
  onChange: (lot: TypedLotDraft) => void;
}) {
  const say = useWords(sellerWords);
  return (
    <div className="mt-2 grid grid-cols-2 gap-3 sm:max-w-md">
      <Field
        label={say.lotNo}
        required
        error={isChecked && lot.lotNo.trim() === '' ? say.lotNoMissing : null}
      >
        <Input
          size="sm"
          maxLength={40}
          autoComplete="off"
          aria-label={`${say.lotNo} · ${partNo}`}
          className="num"
          value={lot.lotNo}
          onChange={(event) => onChange({ ...lot, lotNo: event.target.value })}
        />
      </Field>
      <Field
        label={say.dateCode}
        required
        hint={say.dateCodeHint}
        error={isChecked && !isDateCode(lot.dateCode) ? say.dateCodeWrong : null}
      >
        <Input
          size="sm"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          aria-label={`${say.dateCode} · ${partNo}`}
          className="num"
          value={lot.dateCode}
          onChange={(event) => onChange({ ...lot, dateCode: event.target.value })}
        />
      </Field>
    </div>
  );
}
